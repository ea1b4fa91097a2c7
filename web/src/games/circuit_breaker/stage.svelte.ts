// What lies on the table right now, while the trail is played. The Board draws this and nothing else.
import { flushSync } from 'svelte';
import { Sky, type Flight as AnyFlight } from '../../shared/flights.svelte';
import { play as sound } from '../../shared/sound';
import { Stage } from '../../shared/stage.svelte';
import type { BoardProps } from '../contract';
import { arrange, timeline, type Load, type Place, type Step } from './timeline';
import type { Held, Update, View } from './types';
import { kindsCounted } from './view';
import { blurt } from './words';

export interface Flight extends AnyFlight {
  what: 'tile' | 'mouse' | 'cube';
  load: Load | null;
  seat: number; // of a mouse
  /** the tile of one's own hand that is on its way: its place is kept free */
  slot: number | null;
}

export class CircuitBreakerStage extends Stage<'circuit_breaker'> {
  view = $state.raw<View>()!;
  hand = $state.raw<Held[]>([]);
  sky = new Sky<Flight>();
  /** mice in the air are not drawn where they are */
  running = $derived(new Set(this.sky.flights.flatMap((flight) => (flight.what === 'mouse' ? [flight.seat] : []))));
  landed = $state<string | null>(null); // the cell where a tile just came down
  banner = $state<string | null>(null);
  /** rows of the end scoring that are told; null before the end */
  told = $state<number | null>(null);
  #aloft = new Map<Step, Flight>();
  #rect: (place: Place) => DOMRect | null;

  /** `rect` says where a place is on the page. */
  constructor(board: () => BoardProps<'circuit_breaker'>, rect: (place: Place) => DOMRect | null) {
    super(board);
    this.#rect = rect;
  }

  protected show(update: Update): void {
    this.sky.clear();
    this.#aloft.clear();
    this.landed = this.banner = null;
    this.#rest(update);
  }

  protected async perform(update: Update): Promise<void> {
    this.told = null;
    await this.playAlong(
      timeline(this.view, update.trail, update.view),
      (step) => this.#begin(step, update.seq),
      (step) => this.#end(step),
    );
    this.#rest(update);
  }

  /** Everything lies as it is in the end. */
  #rest(update: Update): void {
    this.#lay(update.view);
    this.told = this.view.over ? kindsCounted(this.view).length + 1 : null;
  }

  #lay(view: View): void {
    this.view = view;
    this.hand = arrange(this.hand, view.hands[this.eyes] ?? []);
  }

  #begin(step: Step, seq: number): void {
    const deed = step.deed;
    if (step.sound && step.sound !== 'card') sound(step.sound);
    if (step.event)
      for (const { seat, mood, words } of blurt(step.event, this.isBot, seq)) this.react(seat, mood, words);
    const from = 'from' in deed ? this.#rect(deed.from) : null;
    if (step.before) this.#lay(step.before(this.view));
    switch (deed.do) {
      case 'tile':
      case 'mouse':
      case 'cube': {
        flushSync(); // the place it flies to may only exist now
        const to = this.#rect(deed.to);
        if (!from || !to) break;
        const mine = deed.to.at === 'hand' && deed.to.seat === this.eyes ? deed.to.slot : null;
        const flight = this.sky.launch({
          what: deed.do,
          load: deed.do === 'cube' ? null : deed.load,
          seat: deed.do === 'mouse' ? deed.seat : -1,
          from,
          to,
          ms: step.ms / this.speed,
          slot: mine,
        });
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
    this.sky.land(this.#aloft.get(step));
    this.#aloft.delete(step);
    if (step.sound === 'card') sound('card');
    if (deed.do === 'tile' && deed.to.at === 'cell') {
      const cell = `${deed.to.seat}-${deed.to.x}-${deed.to.y}`;
      this.landed = cell;
      setTimeout(() => this.landed === cell && (this.landed = null), 420);
    }
  }
}
