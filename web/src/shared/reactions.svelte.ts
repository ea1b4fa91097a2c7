// How players look, and what they blurt out, for a moment.
import type { Mood } from './seats';

const STAY = 2600; // ms

export class Reactions {
  /** by seat */
  moods = $state<Record<number, Mood>>({});
  words = $state<Record<number, string>>({});
  #hush: Record<number, number> = {};

  react(seat: number, mood: Mood, words?: string): void {
    this.moods[seat] = mood;
    if (words) this.words[seat] = words;
    clearTimeout(this.#hush[seat]);
    this.#hush[seat] = window.setTimeout(() => {
      delete this.moods[seat];
      delete this.words[seat];
    }, STAY);
  }
}
