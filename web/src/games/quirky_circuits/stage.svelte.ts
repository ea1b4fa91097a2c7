// What is to be seen right now: the newest moment, the run while it is played, or the last run looked at again.
import { play as sound } from '../../shared/sound';
import { t } from '../../words/words.svelte';
import { Stage } from '../../shared/stage.svelte';
import { chapters, film, turnTo, type Frame } from './film';
import type { Event, View, Update } from './types';

const still = (view: View, turn: number): Frame => ({
  view,
  ms: 0,
  event: null,
  place: null,
  turn,
  face: view.won ? 'glad' : view.phase === 'over' ? 'sad' : 'calm',
  caption: null,
  path: [],
});
const isRun = (trail: readonly Event[]): boolean =>
  trail.some((event) => event.event === 'run' || event.event === 'card' || event.event === 'picked');

export class QuirkyCircuitsStage extends Stage<'quirky_circuits'> {
  frame = $state.raw<Frame>()!;
  /** how long the way to this frame takes; 0: it is simply there */
  ms = $state(0);
  /** the program runs, for the first time or looked at again */
  running = $state(false);
  again = $state(false);
  paused = $state(false);
  party = $state(false);
  /** the run one can look at again */
  strip = $state.raw<Frame[]>([]);
  at = $state(0);
  /** where vases stand, or have stood */
  stands = $state.raw<number[]>([]);
  #live!: Frame;
  #name = '';
  #hurry = false;
  /** the frame at which a step on comes to its end */
  #stop = -1;

  protected show(update: Update): void {
    this.running = this.again = this.paused = false;
    this.ms = 0;
    this.#lay(update.view);
    // the moment in which somebody has to choose belongs to the run
    const acting = this.#live.view.queue.find((card) => card.state === 'acting');
    this.frame = this.#live = { ...this.#live, place: acting?.place ?? null };
    this.party = update.view.phase === 'over';
  }

  #lay(view: View): void {
    const name = `${view.scenario.number} ${view.scenario.name}`;
    if (name !== this.#name) this.stands = [];
    this.#name = name;
    this.stands = [...new Set([...this.stands, ...view.map.vases])].sort((a, b) => a - b);
    const choosing = view.phase === 'choose';
    const before: Frame | undefined = choosing ? this.frame : this.#live;
    this.#live = {
      ...still(view, turnTo(before?.turn ?? 0, view.robot.facing)),
      ...(choosing && before ? { path: before.path, place: before.place, caption: before.caption } : {}),
    };
    this.frame = this.#live;
  }

  /** Somebody looks at the last run: what happens at the table goes on behind it. */
  protected aside(update: Update): boolean {
    const trail = update.trail;
    if (!this.again || isRun(trail)) return false;
    const seen = this.frame;
    this.#lay(update.view);
    this.frame = seen;
    this.#speak(trail);
    return true;
  }

  protected async perform(update: Update): Promise<void> {
    const trail = update.trail;
    const running = isRun(trail);
    this.again = this.paused = false;
    this.#stop = -1;
    const frames = film(this.#live, trail);
    this.running = running;
    this.party = this.#hurry = false;
    if (running) {
      const goesOn = trail[0]?.event === 'picked';
      const before = goesOn ? this.strip : [];
      this.strip = [...before, ...frames];
      this.at = before.length;
      await this.#go(this.strip.findIndex((frame) => frame.event?.event === 'reset'));
      this.running = false;
    }
    for (const frame of running ? this.strip.slice(this.at) : frames) await this.#one(frame);
    this.strip = this.strip.filter((frame) => !['reset', 'drew', 'round'].includes(frame.event?.event ?? ''));
    this.#lay(update.view);
    this.party = update.view.phase === 'over';
  }

  /** The strip from where it is, up to `end` (or its own); it can be paused and turned back meanwhile. */
  async #go(end: number): Promise<void> {
    const last = end < 0 ? this.strip.length : end;
    while (this.at < last || (this.paused && !this.again)) {
      while (this.paused) {
        await this.wait(60);
        this.beat();
      }
      if (this.at >= last) break;
      const frame = this.strip[this.at]!;
      this.at += 1;
      await this.#one(frame);
      if (this.at === this.#stop) this.paused = true;
    }
  }

  async #one(frame: Frame): Promise<void> {
    const ms = this.#hurry ? 0 : frame.ms / (this.again ? 1 : this.speed);
    this.ms = ms;
    this.frame = frame;
    if (frame.event && !this.again) this.#speak([frame.event]);
    if (frame.sound) sound(frame.sound);
    this.beat();
    if (ms > 3) await this.wait(ms + (frame.event?.event === 'bumped' ? 160 : 20));
  }

  get chapters(): number[] {
    return chapters(this.strip);
  }
  /** which card of the run is on */
  get chapter(): number {
    return Math.max(
      0,
      this.chapters.findLastIndex((start) => start <= this.at - 1),
    );
  }

  toggle(): void {
    if (this.again && this.paused && this.at >= this.strip.length) this.at = 0;
    this.paused = !this.paused;
    this.#stop = -1;
    if (this.again && !this.paused) void this.#look();
  }

  /** A card back; or on: what this one does is to be seen, then it waits before the next. */
  step(by: number): void {
    const all = this.chapters;
    const to = all[Math.max(0, Math.min(all.length - 1, this.chapter + by))];
    if (to === undefined) return;
    const impatient = !this.paused && this.#stop === to + 1;
    this.#stop = to + 1;
    if (by > 0 && this.at <= to && !impatient) {
      const waiting = this.paused;
      this.paused = false;
      if (this.again && waiting) void this.#look();
      return;
    }
    this.paused = true;
    if (this.again) this.cut();
    this.at = to + 1;
    this.ms = 250;
    this.frame = this.strip[to]!;
  }

  /** What one card has done, without a film of it. */
  jump(chapter: number): void {
    const end = (this.chapters[chapter + 1] ?? this.strip.length) - 1;
    const shown = this.strip[chapter === this.chapters.length - 2 ? this.strip.length - 1 : end];
    if (!shown) return;
    this.cut();
    this.paused = true;
    this.#stop = -1;
    this.ms = 0;
    this.at = this.strip.indexOf(shown) + 1;
    this.frame = shown;
  }

  /** No more of it: what comes at the end. */
  finish(): void {
    if (this.again) return this.leave();
    const end = this.strip.findIndex((frame) => frame.event?.event === 'reset');
    this.at = end < 0 ? this.strip.length : end;
    this.paused = false;
    this.#hurry = true;
    this.wake();
  }

  /** A run that is not of this table, from what lies here: played, or (`still`) shown with its whole way at once. */
  watch(trail: readonly Event[], isStill: boolean): void {
    this.strip = film(this.#live, trail);
    if (!isStill) return this.lookAgain();
    this.cut();
    this.again = this.running = this.paused = true;
    this.#stop = -1;
    this.ms = 0;
    this.at = this.strip.length;
    this.frame = this.strip.at(-1) ?? this.#live;
  }

  /** The last run once more. */
  lookAgain(): void {
    if (this.strip.length === 0) return;
    this.cut();
    this.again = this.running = true;
    this.paused = this.#hurry = false;
    this.#stop = -1;
    this.at = 0;
    void this.#look();
  }
  async #look(): Promise<void> {
    this.cut();
    await this.#go(-1);
    this.paused = true;
  }
  /** Back to the table. */
  leave(): void {
    if (!this.again) return;
    this.cut();
    this.again = this.running = this.paused = false;
    this.ms = 0;
    this.frame = this.#live;
  }

  #speak(events: readonly Event[]): void {
    for (const event of events)
      if (event.event === 'said' && event.word === 'beep') this.react(event.seat, 'happy', t('quirky_circuits-beep'));
  }
}
