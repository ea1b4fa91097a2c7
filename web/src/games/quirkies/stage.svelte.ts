// What lies on the table right now, while the trail is played. The Board draws this and nothing else.
import { flushSync } from 'svelte';
import { Sky, type Flight as AnyFlight } from '../../shared/flights.svelte';
import { play as sound } from '../../shared/sound';
import { Stage } from '../../shared/stage.svelte';
import type { Told } from '../../words/words.svelte';
import type { BoardProps } from '../contract';
import { cheer, onLine } from './lines';
import { facesAt, type FaceOf } from './tokens';
import { arrange, timeline, type Place, type Step } from './timeline';
import { keyOf, type Card, type CreatureName, type View, type Update } from './types';
import { blurt } from './words';

export interface Flight extends AnyFlight {
  card?: Card | null;
  face?: CreatureName;
  flip: boolean;
  /** the card of one's own hand that is on its way: its place is kept free */
  key: string | null;
}
export interface Lit {
  line: number;
  /** what the three share; null where it was told before */
  words: Told | null;
  seat: number;
}

export class QuirkiesStage extends Stage<'quirkies'> {
  view = $state.raw<View>()!;
  hand = $state.raw<(Card | null)[]>([]);
  lit = $state.raw<Lit[]>([]);
  shaking = $state<number | null>(null);
  blinking = $state<number | null>(null);
  thump = $state<number | null>(null);
  sky = new Sky<Flight>();
  banner = $state(false);
  party = $state(false);
  #aloft = new Map<Step, Flight>();
  #rect: (place: Place) => DOMRect | null;
  #face: FaceOf;

  /** `rect` says where a place is on the page. */
  constructor(board: () => BoardProps<'quirkies'>, rect: (place: Place) => DOMRect | null) {
    super(board);
    this.#rect = rect;
    this.#face = (seat, n) => facesAt(board().table)(seat, n);
  }

  protected show(update: Update): void {
    this.sky.clear();
    this.#aloft.clear();
    this.shaking = this.blinking = this.thump = null;
    this.banner = false;
    const view = update.view;
    const trail = update.trail;
    const laid = trail.findLastIndex((event) => event.event === 'laid');
    const won = trail
      .slice(laid + 1)
      .flatMap((event) =>
        event.event === 'won'
          ? [{ line: event.line, seat: event.seat, words: cheer(event.how, onLine(view, event.line)) }]
          : [],
      );
    // in the time for calls all lines won so far stay lit
    const earlier = view.phase === 'window' ? view.claimed.filter((line) => won.every((one) => one.line !== line)) : [];
    this.lit = [
      ...won,
      ...earlier.map((line) => this.lit.find((one) => one.line === line) ?? { line, words: null, seat: view.turn }),
    ];
    this.party = view.phase === 'over';
    this.#lay(view);
  }

  protected async perform(update: Update): Promise<void> {
    await this.playAlong(
      timeline(this.view, update.trail, update.view, this.eyes, this.covered, this.#face),
      (step) => this.#begin(step, update.seq),
      (step) => this.#end(step),
    );
    this.#lay(update.view);
    this.party = update.view.phase === 'over';
  }

  #lay(view: View): void {
    this.view = view;
    this.hand = arrange(this.hand, view.hands[Math.max(0, this.eyes)] ?? []);
  }

  #begin(step: Step, seq: number): void {
    const deed = step.deed;
    if (step.sound && deed.do !== 'card' && deed.do !== 'token') sound(step.sound);
    if (step.event)
      for (const { seat, mood, words } of blurt(step.event, this.isBot, this.view, seq)) this.react(seat, mood, words);
    const from = 'from' in deed ? this.#rect(deed.from) : null;
    if (step.before) this.#lay(step.before(this.view));
    switch (deed.do) {
      case 'card':
      case 'token': {
        flushSync(); // the place it flies to may only exist now
        const to = this.#rect(deed.to);
        if (!from || !to) break;
        const mine = deed.to.at === 'hand' && deed.to.seat === this.eyes && deed.to.card ? keyOf(deed.to.card) : null;
        const flight = this.sky.launch({
          ...(deed.do === 'card' ? { card: deed.card } : { face: deed.face }),
          flip: deed.do === 'card' && deed.flip,
          from,
          to,
          ms: step.ms / this.speed,
          key: mine,
        });
        this.#aloft.set(step, flight);
        if (deed.do === 'card' && deed.to.at === 'cell') {
          this.lit = [];
          if (step.sound === 'card') this.words = {};
        } else if (step.sound === 'deal') sound('deal');
        break;
      }
      case 'light':
        this.lit = [...this.lit.filter((one) => one.line !== deed.line), deed];
        break;
      case 'shake':
        this.shaking = deed.line;
        break;
      case 'blink':
        this.blinking = deed.line;
        break;
      case 'banner':
        this.banner = true;
        setTimeout(() => (this.banner = false), 2200);
        break;
      case 'party':
        this.party = true;
        sound('win');
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
    if (deed.do === 'card' && deed.to.at === 'cell') {
      const cell = deed.to.cell;
      this.thump = cell;
      setTimeout(() => this.thump === cell && (this.thump = null), 320);
      sound('card');
    } else if (deed.do === 'token' && step.sound) sound(step.sound);
    else if (deed.do === 'shake') this.shaking = null;
    else if (deed.do === 'blink') this.blinking = null;
  }
}
