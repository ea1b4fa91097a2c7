// The run as a film that one can stop, and step through. Live it follows the table, tick by tick, until somebody takes it in hand.
import type { Frame } from './run';
import type { Tick } from './types';

const GO = 900; // ms: the signals pass a gate
const ARRIVE = 1300; // those that arrived are looked at
const REST = 350;

export class Reel {
  frame = $state.raw<Frame>({ tick: 0, stage: 'rest' });
  playing = $state(false);
  /** somebody has stopped it or stepped: it does not follow the table any more */
  mine = $state(false);
  ms = $state(GO);
  #run = 0;
  #ticks: () => readonly Tick[];
  #arrived: (tick: number) => void;

  /** `arrived` is called when a tick's signals are processed. */
  constructor(ticks: () => readonly Tick[], arrived: (tick: number) => void) {
    this.#ticks = ticks;
    this.#arrived = arrived;
  }
  get last(): number {
    return this.#ticks().length - 1;
  }
  get atEnd(): boolean {
    return this.frame.tick >= this.last && this.frame.stage === 'rest';
  }

  /** Show the end of a tick at once. */
  set(tick: number): void {
    this.#run++;
    this.playing = false;
    this.frame = { tick: Math.max(0, Math.min(tick, this.last)), stage: 'rest' };
  }

  /** Play one tick. True if nothing came in between. */
  async play(tick: number, speed = 1): Promise<boolean> {
    const run = ++this.#run;
    const wait = (ms: number): Promise<boolean> =>
      new Promise((done) => setTimeout(() => done(run === this.#run), ms / speed));
    this.ms = GO / speed;
    this.frame = { tick, stage: 'go' };
    if (!(await wait(GO))) return false;
    if (this.#ticks()[tick]?.arrived.length) {
      this.frame = { tick, stage: 'arrive' };
      this.#arrived(tick);
      if (!(await wait(ARRIVE))) return false;
    }
    this.frame = { tick, stage: 'rest' };
    return wait(REST);
  }

  // --- what one can do with it

  step(by: number): void {
    this.mine = true;
    if (by === 1 && this.frame.tick < this.last) {
      this.playing = false;
      void this.play(this.frame.tick + 1).then((whole) => whole && this.#letGo());
    } else this.set(this.frame.tick + by);
    this.#letGo();
  }
  jump(tick: number): void {
    this.mine = true;
    this.set(tick);
    this.#letGo();
  }
  toggle(): void {
    if (this.playing) return this.pause();
    this.mine = true;
    if (this.atEnd) this.set(0);
    this.playing = true;
    void this.#roll();
  }
  pause(): void {
    this.mine = true;
    this.set(this.frame.tick);
  }
  /** At the end there is nothing to hold on to. */
  #letGo(): void {
    if (this.atEnd) this.mine = this.playing = false;
  }
  async #roll(): Promise<void> {
    while (this.playing && this.frame.tick < this.last) if (!(await this.play(this.frame.tick + 1))) return;
    this.playing = false;
    this.#letGo();
  }
}
