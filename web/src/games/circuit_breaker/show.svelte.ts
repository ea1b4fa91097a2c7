// What lies on the table right now, while the trail is played. The Board draws this and nothing else.
import { flushSync } from 'svelte';
import { Reactions } from '../../shared/reactions.svelte';
import { play as sound } from '../../shared/sound';
import { run } from '../../shared/timetable';
import { arrange, kindsCounted, plan, type Load, type Place, type Step } from './plan';
import type { Held, View, Update } from './types';
import { blurt } from './words';

export interface Flight {
  id: number;
  what: 'tile' | 'mouse' | 'cube';
  load: Load | null;
  seat: number; // of a mouse
  from: DOMRect;
  to: DOMRect;
  ms: number;
  /** the tile of one's own hand that is on its way: its place is kept free */
  slot: number | null;
}

export class Show extends Reactions {
  view = $state.raw<View>()!;
  hand = $state.raw<Held[]>([]);
  flights = $state.raw<Flight[]>([]);
  /** mice in the air are not drawn where they are */
  running = $derived(new Set(this.flights.flatMap((flight) => (flight.what === 'mouse' ? [flight.seat] : []))));
  landed = $state<string | null>(null); // the cell where a tile just came down
  banner = $state<string | null>(null);
  /** rows of the end scoring that are told; null before the end */
  told = $state<number | null>(null);
  #bottom = 0;
  #run = 0;
  #playing: Update | null = null;
  #ids = 0;
  #aloft = new Map<Step, Flight>();
  #rect: (place: Place) => DOMRect | null;
  #bot: (seat: number) => boolean;

  /** `rect` says where a place is on the page; `bot` whether a robot speaks. */
  constructor(rect: (place: Place) => DOMRect | null, bot: (seat: number) => boolean) {
    super();
    this.#rect = rect;
    this.#bot = bot;
  }

  /** Show it at once. */
  set(update: Update, bottom: number): void {
    this.#run++;
    this.#bottom = bottom;
    this.#playing = null;
    this.flights = [];
    this.#aloft.clear();
    this.landed = this.banner = null;
    this.#rest(update);
  }

  /** Play the trail, then show what is. True if nothing came in between. */
  async play(update: Update, bottom: number, speed: number): Promise<boolean> {
    if (this.#playing) this.set(this.#playing, bottom); // the one before was not over yet
    const mine = ++this.#run;
    this.#bottom = bottom;
    this.#playing = update;
    this.told = null;
    const steps = plan(this.view, update.trail, update.view);
    const whole = await run(steps, {
      speed,
      begin: (step) => this.#begin(step, speed, update.seq),
      end: (step) => this.#end(step),
      goesOn: () => mine === this.#run,
    });
    if (!whole) return false;
    this.#playing = null;
    this.#rest(update);
    return true;
  }

  /** Everything lies as it is in the end. */
  #rest(update: Update): void {
    this.#lay(update.view);
    this.told = this.view.over ? kindsCounted(this.view).length + 1 : null;
  }

  #lay(view: View): void {
    this.view = view;
    this.hand = arrange(this.hand, view.hands[this.#bottom] ?? []);
  }

  #begin(step: Step, speed: number, seq: number): void {
    const deed = step.deed;
    if (step.sound && step.sound !== 'card') sound(step.sound);
    if (step.event)
      for (const { seat, mood, words } of blurt(step.event, this.#bot, seq)) this.react(seat, mood, words);
    const from = 'from' in deed ? this.#rect(deed.from) : null;
    if (step.before) this.#lay(step.before(this.view));
    switch (deed.do) {
      case 'tile':
      case 'mouse':
      case 'cube': {
        flushSync(); // the place it flies to may only exist now
        const to = this.#rect(deed.to);
        if (!from || !to) break;
        const mine = deed.to.at === 'hand' && deed.to.seat === this.#bottom ? deed.to.slot : null;
        const flight: Flight = {
          id: ++this.#ids,
          what: deed.do,
          load: deed.do === 'cube' ? null : deed.load,
          seat: deed.do === 'mouse' ? deed.seat : -1,
          from,
          to,
          ms: step.ms / speed,
          slot: mine,
        };
        this.flights = [...this.flights, flight];
        this.#aloft.set(step, flight);
        break;
      }
      case 'banner':
        this.banner = deed.words;
        setTimeout(() => this.banner === deed.words && (this.banner = null), 1500);
        break;
      case 'count':
        this.told = deed.rows;
        break;
      case 'pause':
        break;
    }
  }

  #end(step: Step): void {
    if (step.after) this.#lay(step.after(this.view));
    const deed = step.deed;
    const flight = this.#aloft.get(step);
    this.#aloft.delete(step);
    if (flight) this.flights = this.flights.filter((one) => one !== flight);
    if (step.sound === 'card') sound('card');
    if (deed.do === 'tile' && deed.to.at === 'cell') {
      const cell = `${deed.to.seat}-${deed.to.x}-${deed.to.y}`;
      this.landed = cell;
      setTimeout(() => this.landed === cell && (this.landed = null), 420);
    }
  }
}
