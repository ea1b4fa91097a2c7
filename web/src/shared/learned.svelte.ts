// What this browser has learned: the lessons that were finished, by game, and the games one has sat down at.

const key = 'quirkbox.learned';
interface Kept {
  lessons: Record<string, string[]>;
  /** Games one knows, or has said to know. */
  known: string[];
}

function load(): Kept {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>;
    return { lessons: found.lessons ?? {}, known: found.known ?? [] };
  } catch {
    return { lessons: {}, known: [] }; // private mode, or somebody else's words under our key
  }
}

class Learned {
  #kept = $state(load());

  done(game: string): readonly string[] {
    return this.#kept.lessons[game] ?? [];
  }
  has(game: string, lesson: string): boolean {
    return this.done(game).includes(lesson);
  }
  finish(game: string, lesson: string): void {
    if (this.has(game, lesson)) return;
    this.#kept.lessons[game] = [...this.done(game), lesson];
    this.#keep();
  }
  knows(game: string): boolean {
    return this.#kept.known.includes(game) || this.done(game).length > 0;
  }
  know(game: string): void {
    if (this.knows(game)) return;
    this.#kept.known = [...this.#kept.known, game];
    this.#keep();
  }
  #keep(): void {
    try {
      localStorage.setItem(key, JSON.stringify(this.#kept));
    } catch {
      // not remembered then
    }
  }
}

export const learned = new Learned();
