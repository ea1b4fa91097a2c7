// What is to be seen right now, while the trail is played. The Board draws this and nothing else.
import { play as sound } from '../../shared/sound';
import { plan, still, type Frame } from './plan';
import type { View, Update } from './types';

const STORE = 'quirkbox.tiny_turbo_cars.speed';
export const speeds = [
  { factor: 0.6, words: 'Slow' },
  { factor: 1, words: 'Normal' },
  { factor: 2, words: 'Fast' },
] as const;

const stored = (): number => {
  try {
    return Number(localStorage.getItem(STORE) ?? 1);
  } catch {
    return 1; // a private window keeps nothing
  }
};

export class Show {
  frame = $state.raw<Frame>()!;
  playing = $state(false);
  /** an index into `speeds` */
  speed = $state([0, 1, 2].includes(stored()) ? stored() : 1);
  #run = 0;
  #wake: (() => void) | undefined;
  #skip = false;

  set(update: Update): void {
    this.#run++;
    this.#wake?.();
    this.playing = false;
    this.#rest(this.#seen(update), update.trail.length);
  }

  /** The track never changes in a game: the same object, so that nothing of it is drawn again with every slide. */
  #seen(update: Update): View {
    const view = update.view;
    const before = this.frame?.view.track;
    return before && before.spaces.join() === view.track.spaces.join() ? { ...view, track: before } : view;
  }

  /** Play the trail, then show what is. True if nothing came in between. `hurry`: others wait behind it. `beat`: it still goes on. */
  async play(update: Update, names: string[], hurry: boolean, beat: () => void): Promise<boolean> {
    const run = ++this.#run;
    this.#wake?.();
    this.#skip = false;
    const view = this.#seen(update);
    const frames = plan(this.frame.view, this.frame.scene, update.trail, view, names);
    this.playing = frames.length > 0;
    for (const frame of frames) {
      if (this.#skip) break;
      const factor = speeds[this.speed]!.factor * (hurry ? 3 : 1);
      this.frame = { ...frame, move: frame.move / factor };
      if (frame.sound) sound(frame.sound);
      beat();
      await this.#sleep(frame.ms / factor);
      if (run !== this.#run) return false;
    }
    this.playing = false;
    this.#rest(view, update.trail.length);
    return true;
  }

  /** Straight to the end of what is being played. */
  skip(): void {
    this.#skip = true;
    this.#wake?.();
  }

  choose(speed: number): void {
    this.speed = speed;
    try {
      localStorage.setItem(STORE, String(speed));
    } catch {
      // then only this time
    }
  }

  /** The way of the last turn stays on the track until the next one begins. */
  #rest(view: View, upTo: number): void {
    const seat = view.phase === 'program' ? null : (view.turn ?? view.next);
    const path = view.phase === 'program' ? [] : (this.frame?.scene.path ?? []);
    this.frame = { ms: 0, move: 0, view, upTo, scene: { ...still, seat, path } };
  }

  #sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
