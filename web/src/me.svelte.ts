// Who sits in front of this browser. Nobody is made to type a name: a friendly one is suggested and used until they do.
import { api } from './api';
import type { Me } from './wire';

const first = [
  'Zippy',
  'Mossy',
  'Copper',
  'Dotty',
  'Fizzy',
  'Sunny',
  'Wobbly',
  'Breezy',
  'Peppy',
  'Cosmic',
  'Nifty',
  'Jolly',
];
const second = [
  'Fox',
  'Newt',
  'Otter',
  'Spark',
  'Button',
  'Noodle',
  'Pixel',
  'Acorn',
  'Comet',
  'Waffle',
  'Robin',
  'Bolt',
];
const pick = (list: string[]): string => list[Math.floor(Math.random() * list.length)]!;
export const suggestName = (): string => `${pick(first)} ${pick(second)}`;

/** The same idea as last time: a name that changes with every visit is none. */
function kept(): string {
  try {
    const found = localStorage.getItem('quirkbox.name') ?? suggestName();
    localStorage.setItem('quirkbox.name', found);
    return found;
  } catch {
    return suggestName(); // a private window keeps nothing
  }
}

class Myself {
  /** As the server knows it; null until one has said it. */
  given = $state<string | null>(null);
  suggested = $state(kept());
  /** What one's page for others is found by. */
  player = $state<string | null>(null);
  /** Which of the chairs' faces one likes to have. */
  face = $state(0);
  name = $derived(this.given ?? this.suggested);
  loaded = $state(false);
  /** The server has answered once, or cannot: from now on every request carries the same cookie. */
  asked = $state(false);

  async load(): Promise<void> {
    if (this.loaded) return;
    try {
      this.become(await api.me());
    } finally {
      this.asked = true;
    }
  }

  async rename(name: string, face: number = this.face): Promise<void> {
    this.become(await api.rename(name, face));
  }

  /** As the server says. */
  become(known: Me): void {
    this.given = known.name;
    this.face = known.face;
    this.player = known.player;
    this.loaded = true;
  }
}

export const me = new Myself();
