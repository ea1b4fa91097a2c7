// What lies on the table right now, while the trail is played. The Board draws this and nothing else.
import { flushSync } from 'svelte';
import { Reactions } from '../../shared/reactions.svelte';
import { play as sound } from '../../shared/sound';
import { run } from '../../shared/timetable';
import { cheer, onLine } from './lines';
import { arrange, plan, type Place, type Step } from './plan';
import { keyOf, type Card, type CreatureName, type View, type Update } from './types';
import { blurt } from './words';

export interface Flight {
  id: number;
  card?: Card | null;
  face?: CreatureName;
  flip: boolean;
  from: DOMRect;
  to: DOMRect;
  ms: number;
  /** the card of one's own hand that is on its way: its place is kept free */
  key: string | null;
}
export interface Lit {
  line: number;
  words: string;
  seat: number;
}

export class Show extends Reactions {
  view = $state.raw<View>()!;
  hand = $state.raw<(Card | null)[]>([]);
  lit = $state.raw<Lit[]>([]);
  shaking = $state<number | null>(null);
  blinking = $state<number | null>(null);
  thump = $state<number | null>(null);
  flights = $state.raw<Flight[]>([]);
  banner = $state<string | null>(null);
  party = $state(false);
  #me = -1;
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
  set(update: Update, me: number): void {
    this.#run++;
    this.#me = me;
    this.#playing = null;
    this.flights = [];
    this.#aloft.clear();
    this.shaking = this.blinking = this.thump = this.banner = null;
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
      ...earlier.map((line) => this.lit.find((one) => one.line === line) ?? { line, words: '', seat: view.turn }),
    ];
    this.party = view.phase === 'over';
    this.#lay(view);
  }

  /** Play the trail, then show what is. True if nothing came in between. */
  async play(update: Update, me: number, { hidden, speed }: { hidden: boolean; speed: number }): Promise<boolean> {
    if (this.#playing) this.set(this.#playing, me); // the one before was not over yet
    const mine = ++this.#run;
    this.#me = me;
    this.#playing = update;
    const steps = plan(this.view, update.trail, update.view, me, hidden);
    const whole = await run(steps, {
      speed,
      begin: (step) => this.#begin(step, speed, update.seq),
      end: (step) => this.#end(step),
      goesOn: () => mine === this.#run,
    });
    if (!whole) return false;
    this.#playing = null;
    this.#lay(update.view);
    this.party = update.view.phase === 'over';
    return true;
  }

  #lay(view: View): void {
    this.view = view;
    this.hand = arrange(this.hand, view.hands[Math.max(0, this.#me)] ?? []);
  }

  #begin(step: Step, speed: number, seq: number): void {
    const deed = step.deed;
    if (step.sound && deed.do !== 'card' && deed.do !== 'token') sound(step.sound);
    if (step.event)
      for (const { seat, mood, words } of blurt(step.event, this.#bot, this.view, seq)) this.react(seat, mood, words);
    const from = 'from' in deed ? this.#rect(deed.from) : null;
    if (step.before) this.#lay(step.before(this.view));
    switch (deed.do) {
      case 'card':
      case 'token': {
        flushSync(); // the place it flies to may only exist now
        const to = this.#rect(deed.to);
        if (!from || !to) break;
        const mine = deed.to.at === 'hand' && deed.to.seat === this.#me && deed.to.card ? keyOf(deed.to.card) : null;
        const flight: Flight = {
          id: ++this.#ids,
          flip: deed.do === 'card' && deed.flip,
          from,
          to,
          ms: step.ms / speed,
          key: mine,
        };
        if (deed.do === 'card') flight.card = deed.card;
        else flight.face = deed.face;
        this.flights = [...this.flights, flight];
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
        this.banner = deed.words;
        setTimeout(() => (this.banner = null), 2200);
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
    const flight = this.#aloft.get(step);
    this.#aloft.delete(step);
    if (flight) this.flights = this.flights.filter((one) => one !== flight);
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
