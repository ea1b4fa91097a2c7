// What this browser remembers: light or dark, sound, and the seat it last had a name for.

export type Theme = 'auto' | 'light' | 'dark';
interface Kept {
  theme: Theme;
  muted: boolean;
}

const key = 'quirkbox';
const fallback: Kept = { theme: 'auto', muted: false };

function load(): Kept {
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return fallback; // private mode, or somebody else's words under our key
  }
}

class Prefs {
  #kept = $state(load());
  #systemDark = $state(false);

  constructor() {
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.#systemDark = dark.matches;
    dark.addEventListener('change', () => (this.#systemDark = dark.matches));
    this.#apply();
  }

  get muted(): boolean {
    return this.#kept.muted;
  }
  set muted(muted: boolean) {
    this.#keep({ muted });
  }
  get theme(): Theme {
    return this.#kept.theme;
  }
  /** What one sees, whoever decided it. */
  get dark(): boolean {
    return this.theme === 'auto' ? this.#systemDark : this.theme === 'dark';
  }
  /** The switch: the other one. Back to what the system says means: leave it to the system again. */
  flipTheme(): void {
    const dark = !this.dark;
    this.#keep({ theme: dark === this.#systemDark ? 'auto' : dark ? 'dark' : 'light' });
  }

  #keep(change: Partial<Kept>): void {
    this.#kept = { ...this.#kept, ...change };
    this.#apply();
    try {
      localStorage.setItem(key, JSON.stringify(this.#kept));
    } catch {
      // not remembered then
    }
  }
  #apply(): void {
    if (this.theme === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = this.theme;
  }
}

class Motion {
  reduced = $state(false);
  constructor() {
    const media = matchMedia('(prefers-reduced-motion: reduce)');
    this.reduced = media.matches;
    media.addEventListener('change', () => (this.reduced = media.matches));
  }
}

export const prefs = new Prefs();
export const motion = new Motion();
