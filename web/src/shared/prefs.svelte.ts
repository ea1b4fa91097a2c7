// What this browser remembers: light or dark, sound, how fast and how strong, and which games were played here.

import { t } from '../words/words.svelte';
export type Theme = 'auto' | 'light' | 'dark';
/** How fast bots are, and what is seen of the game. */
export type Tempo = 'calm' | 'usual' | 'quick';
export const tempos: Record<Tempo, { factor: number; readonly words: string }> = {
  calm: {
    factor: 0.6,
    get words() {
      return t('tempo-calm');
    },
  },
  usual: {
    factor: 1,
    get words() {
      return t('tempo-usual');
    },
  },
  quick: {
    factor: 2,
    get words() {
      return t('tempo-quick');
    },
  },
};
/** How loud everything is that is heard. */
export type Volume = 'soft' | 'usual' | 'loud';
export const volumes: Record<Volume, number> = { soft: 0.35, usual: 1, loud: 2 };
export type Strength = 'easy' | 'fair' | 'strong';
export const strengths: Strength[] = ['easy', 'fair', 'strong'];
interface Kept {
  theme: Theme;
  muted: boolean;
  volume: Volume;
  /** whether one hears and says anything at tables */
  talk: boolean;
  /** whether the last seconds of one's own clock are heard */
  alarm: boolean;
  /** whether one wants to be told here when it is one's turn somewhere */
  notices: boolean;
  tempo: Tempo;
  /** of bots one plays against, and of those one plays with */
  rivals: Strength;
  partners: Strength;
  /** the games that were played to their end here */
  played: string[];
  /** the box that was chosen last in the lobby */
  box: string;
}

const key = 'quirkbox';
const fallback: Kept = {
  theme: 'auto',
  muted: false,
  volume: 'usual',
  talk: true,
  alarm: true,
  notices: false,
  tempo: 'usual',
  rivals: 'fair',
  partners: 'strong',
  played: [],
  box: '',
};

function load(): Kept {
  try {
    return { ...fallback, ...(JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Kept>) };
  } catch {
    return fallback; // private mode, or somebody else's words under our key
  }
}

/** What the system says, now and later; outside of a browser it says nothing. */
function follow(query: string, told: (on: boolean) => void): void {
  if (typeof matchMedia !== 'function') return;
  const media = matchMedia(query);
  told(media.matches);
  media.addEventListener('change', () => told(media.matches));
}

class Prefs {
  #kept = $state(load());
  #systemDark = $state(false);

  constructor() {
    follow('(prefers-color-scheme: dark)', (dark) => (this.#systemDark = dark));
    this.#apply();
  }

  get muted(): boolean {
    return this.#kept.muted;
  }
  set muted(muted: boolean) {
    this.#keep({ muted });
  }
  get volume(): Volume {
    return this.#kept.volume in volumes ? this.#kept.volume : 'usual';
  }
  set volume(volume: Volume) {
    this.#keep({ volume });
  }
  get talk(): boolean {
    return this.#kept.talk;
  }
  set talk(talk: boolean) {
    this.#keep({ talk });
  }
  get alarm(): boolean {
    return this.#kept.alarm;
  }
  set alarm(alarm: boolean) {
    this.#keep({ alarm });
  }
  get notices(): boolean {
    return this.#kept.notices;
  }
  set notices(notices: boolean) {
    this.#keep({ notices });
  }
  get tempo(): Tempo {
    return this.#kept.tempo in tempos ? this.#kept.tempo : 'usual';
  }
  set tempo(tempo: Tempo) {
    this.#keep({ tempo });
  }
  /** How much faster than usual. */
  get speed(): number {
    return tempos[this.tempo].factor;
  }
  strength(together: boolean): Strength {
    const kept = this.#kept[together ? 'partners' : 'rivals'];
    return strengths.includes(kept) ? kept : 'fair';
  }
  choose(together: boolean, strength: Strength): void {
    this.#keep(together ? { partners: strength } : { rivals: strength });
  }
  knows(game: string): boolean {
    return this.#kept.played.includes(game);
  }
  /** A game came to its end here. */
  note(game: string): void {
    if (!this.knows(game)) this.#keep({ played: [...this.#kept.played, game] });
  }
  get box(): string {
    return this.#kept.box;
  }
  set box(box: string) {
    this.#keep({ box });
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
    follow('(prefers-reduced-motion: reduce)', (reduced) => (this.reduced = reduced));
  }
}

export const prefs = new Prefs();
export const motion = new Motion();
