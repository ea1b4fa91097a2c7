// What lies on the plain board, and how long one looks at what somebody did. A board from the game's package plays it itself.
import { play } from '../../shared/sound';
import { Stage } from '../../shared/stage.svelte';
import type { UpdateOf } from '../contract';

// ms before the next thing happens
const LOOK = 700;

export type Show = (update: UpdateOf, animate: boolean) => void | Promise<void>;

export class PlainStage extends Stage {
  lies = $state.raw<UpdateOf | null>(null);
  #module: Show | null = null;

  /** A board from the game's package is there; until the returned function is called. */
  lend(show: Show): () => void {
    this.#module = show;
    if (this.lies) void show(this.lies, false);
    return () => (this.#module = null);
  }

  protected show(update: UpdateOf): void {
    this.lies = update;
    void this.#module?.(update, false);
  }

  protected async perform(update: UpdateOf): Promise<void> {
    if (update.seat >= 0) play('card');
    this.lies = update;
    await (this.#module?.(update, true) ?? this.wait(LOOK / this.speed));
  }
}
