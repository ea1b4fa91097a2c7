// What is to be seen right now, while the trail is played. The Board draws this and nothing else.
import { prefs } from '../../shared/prefs.svelte';
import { play as sound } from '../../shared/sound';
import { Stage } from '../../shared/stage.svelte';
import type { BoardProps } from '../contract';
import { still, timeline, type Frame } from './timeline';
import type { Update, View } from './types';

export class TinyTurboStage extends Stage<'tiny_turbo_cars'> {
  frame = $state.raw<Frame>()!;
  playing = $state(false);
  #skip = false;
  #began = 1; // the speed that was chosen when it began
  #names: () => [names: string[], reader: number];

  /** Who races, and whom the words are for: -1 where several look at one screen. */
  constructor(board: () => BoardProps<'tiny_turbo_cars'>, names: () => [names: string[], reader: number]) {
    super(board);
    this.#names = names;
  }

  protected show(update: Update): void {
    this.playing = false;
    this.#rest(this.#seen(update), update.trail.length);
  }

  /** The track never changes in a game: the same object, so that nothing of it is drawn again with every slide. */
  #seen(update: Update): View {
    const view = update.view;
    const before = this.frame?.view.track;
    return before && before.spaces.join() === view.track.spaces.join() ? { ...view, track: before } : view;
  }

  protected async perform(update: Update): Promise<void> {
    this.#skip = false;
    this.#began = prefs.speed;
    const view = this.#seen(update);
    const frames = timeline(this.frame.view, this.frame.scene, update.trail, view, ...this.#names());
    this.playing = frames.length > 0;
    for (const frame of frames) {
      if (this.#skip) break;
      const factor = (prefs.speed / this.#began) * this.speed; // somebody may choose another speed meanwhile
      this.frame = { ...frame, move: frame.move / factor };
      if (frame.sound) sound(frame.sound);
      this.beat();
      await this.wait(frame.ms / factor);
    }
    this.playing = false;
    this.#rest(view, update.trail.length);
  }

  /** Straight to the end of what is being played. */
  skip(): void {
    this.#skip = true;
    this.wake();
  }

  /** The way of the last turn stays on the track until the next one begins. */
  #rest(view: View, upTo: number): void {
    const seat = view.phase === 'program' ? null : (view.turn ?? view.next);
    const path = view.phase === 'program' ? [] : (this.frame?.scene.path ?? []);
    this.frame = { ms: 0, move: 0, view, upTo, scene: { ...still, seat, path } };
  }
}
