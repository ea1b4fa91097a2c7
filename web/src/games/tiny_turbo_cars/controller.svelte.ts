// One's own controller: slides show at once, are sent behind the scenes, and what the server says wins.
import { play } from '../../shared/sound';
import { follow, slidAll, slidesFor, cellFor, unconfirmed } from './puzzle';
import type { Action, Command, Driver, Way } from './types';

export interface Wire {
  act(action: Action, seat?: number, shownHere?: boolean): Promise<void>;
}

export class Controller<Cell extends string = Command> {
  cells = $state.raw<Cell[]>([]);
  /** which tile lies in each cell */
  tiles = $state.raw<number[]>([]);
  slides = $state(0);
  left = $state(0);
  done = $state(false);
  refusal = $state('');
  #truth: Cell[] = [];
  #counted = 0;
  #round = 0;
  #said = false; // "done", and the server has not shown it yet
  #pending: Way[] = [];
  #wire: Wire;

  constructor(wire: Wire) {
    this.#wire = wire;
  }

  /** What the server says. Nothing of one's own is left from another round. */
  set(driver: Omit<Driver, 'controller'> & { controller: Cell[] | null }, round: number): void {
    if (!driver.controller) return; // not to be seen now; it may be later, on a shared device
    const fresh = round !== this.#round;
    this.#round = round;
    const sent = this.#counted + this.#pending.length;
    this.#pending =
      fresh || driver.finished || driver.slides < this.#counted ? [] : unconfirmed(this.#pending, sent, driver.slides);
    if (fresh || driver.finished) this.#said = false;
    this.#truth = driver.controller;
    this.#counted = driver.slides;
    this.left = driver.slides_left - this.#pending.length;
    this.done = driver.finished || this.#said;
    this.#lay();
  }

  #lay(): void {
    const next = slidAll(this.#truth, this.#pending);
    this.tiles = this.tiles.length === next.length ? follow(this.tiles, this.cells, next) : next.map((_, i) => i);
    this.cells = next;
    this.slides = this.#counted + this.#pending.length;
  }

  get free(): boolean {
    return !this.done && this.left > 0;
  }

  slide(way: Way): boolean {
    if (!this.free || cellFor(this.cells, way) < 0) return false;
    this.#pending = [...this.#pending, way];
    this.left -= 1;
    this.#lay();
    play('slide');
    void this.#wire.act({ act: 'slide', way }, undefined, true).catch((why: unknown) => this.#refuse(why));
    return true;
  }

  /** A tile was touched: it goes towards the hole, with all tiles between. */
  touch(cell: number): boolean {
    const ways = slidesFor(this.cells, cell);
    return ways.map((way) => this.slide(way)).some(Boolean);
  }

  finish(): void {
    if (this.done) return;
    this.done = this.#said = true;
    play('token');
    void this.#wire.act({ act: 'done' }, undefined, true).catch((why: unknown) => {
      this.done = this.#said = false;
      this.#refuse(why);
    });
  }

  #refuse(why: unknown): void {
    this.#pending = [];
    this.#lay();
    this.refusal = (why as Error).message;
    setTimeout(() => (this.refusal = ''), 3500);
  }
}
