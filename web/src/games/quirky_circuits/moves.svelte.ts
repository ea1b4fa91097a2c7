// What one does at the table: lift and play a card, say one of the three things there are, choose a token. By finger, mouse or keys.
import { atTheBoard } from '../../shared/press';
import { play } from '../../shared/sound';
import type { BoardProps } from '../contract';
import type { Action, HandCard, Update } from './types';

/** What can be said: an action of which there is only one. */
export type Said = Exclude<Action, { card: unknown } | { token: unknown }>['act'];

export interface Now extends Pick<BoardProps<'quirky_circuits'>, 'me' | 'act'> {
  update: Update;
  hand: HandCard[];
  /** nobody may do anything: a replay, covered hands, a run */
  still: boolean;
}

export class Moves {
  chosen = $state<number | null>(null);
  pending = $state<number | null>(null);
  refused = $state<number | null>(null);
  refusal = $state('');
  dragging = $state(false);
  #now: () => Now;
  constructor(now: () => Now) {
    this.#now = now;
  }

  /** names of the acts one may do */
  may = $derived.by(() => new Set(this.#now().still ? [] : this.#now().update.legal.map((one) => one.act)));
  /** slots of the cards one may play */
  legal = $derived.by(() => {
    const { update, hand, still } = this.#now();
    const cards = new Set(
      still ? [] : update.legal.filter((one) => one.act === 'play').map((one) => `${one.card} ${one.colour}`),
    );
    return new Set(hand.filter((card) => cards.has(`${card.card} ${card.colour}`)).map((card) => card.slot));
  });
  tokens = $derived.by(() =>
    this.#now().still ? [] : this.#now().update.legal.flatMap((one) => (one.act === 'take' ? [one.token] : [])),
  );

  /** A card of the hand is gone: nothing is lifted. */
  reset(): void {
    if (this.chosen !== null && !this.#now().hand.some((card) => card.slot === this.chosen)) this.chosen = null;
  }
  choose(slot: number): void {
    if (!this.legal.has(slot) || this.pending !== null) return;
    this.chosen = slot;
    this.refused = null;
    play('tap');
  }
  async play(slot: number): Promise<void> {
    const card = this.#now().hand.find((one) => one.slot === slot);
    if (!card?.card || !this.legal.has(slot) || this.pending !== null) return;
    this.pending = slot;
    try {
      await this.#now().act({ act: 'play', card: card.card, colour: card.colour }, undefined, true); // the words stand at the hand
      this.chosen = null;
    } catch (why) {
      this.chosen = null;
      this.refused = slot;
      this.refusal = (why as Error).message;
      setTimeout(() => (this.refused = null), 3500);
    } finally {
      this.pending = null;
    }
  }
  say(word: Said): void {
    if (!this.may.has(word)) return;
    play(word === 'beep' ? 'call' : 'tap');
    void this.#now()
      .act({ act: word })
      .catch(() => {}); // the shell has said why
  }
  take(token: number): void {
    play('tap');
    void this.#now()
      .act({ act: 'take', token })
      .catch(() => {});
  }

  /** True if the key meant something here. */
  key(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (!atTheBoard(event)) return false;
    const onButton = target.closest?.('button, a'); // Enter is its own then; a card is lifted with it, then played
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
    const letter = event.key.toLowerCase();
    const slots = this.#now()
      .hand.filter((card) => this.legal.has(card.slot))
      .map((card) => card.slot);
    if (this.tokens.length && digit >= 0 && this.tokens[digit] !== undefined) this.take(this.tokens[digit]!);
    else if (letter === 'd' && this.may.has('done')) this.say('done');
    else if (letter === 's' && (this.may.has('stop') || this.may.has('go_on')))
      this.say(this.may.has('go_on') ? 'go_on' : 'stop');
    else if (letter === 'b' && this.may.has('beep')) this.say('beep');
    else if (digit >= 0 && slots[digit] !== undefined) this.choose(slots[digit]!);
    else if (step && slots.length)
      this.choose(slots[(slots.indexOf(this.chosen ?? -1) + step + slots.length) % slots.length]!);
    else if (event.key === 'Enter' && this.chosen !== null && !onButton) void this.play(this.chosen);
    else if (event.key === 'Escape' && this.chosen !== null) this.chosen = null;
    else return false;
    return true;
  }
}
