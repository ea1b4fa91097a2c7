// What one does at the table: lift and lay a card, shout, point at a line, say done or pass. By finger, mouse or keys.
import { atTheBoard } from '../../shared/press';
import { Moment } from '../../shared/moment';
import { play } from '../../shared/sound';
import { plain, type Told } from '../../words/words.svelte';
import type { BoardProps } from '../contract';
import { LINES } from './lines';
import { keyOf, type Action, type Card, type Update } from './types';

export type Word = 'done' | 'pass';
/** A person at this device in the time for calls. */
export interface Caller {
  seat: number;
  said: boolean; // has said "done" or "pass"
  awake: boolean; // may call
  word: Word | null; // what this seat may still say
}
export interface Now extends Pick<BoardProps<'quirkies'>, 'me' | 'localSeats' | 'act'> {
  update: Update;
  /** nobody may lay a card: a replay, or covered hands */
  still: boolean;
  hand: (Card | null)[];
}

export class Moves {
  /** the lifted card, by key; the one the server has not answered for yet; the one it refused */
  chosen = $state<string | null>(null);
  pending = $state<string | null>(null);
  refused = $state<string | null>(null);
  /** why nothing came of what one has just tried */
  notice = $state.raw<Told | null>(null);
  #noticed: ReturnType<typeof setTimeout> | undefined;
  /** the seat that has shouted, and the line it points at */
  pointing = $state<number | null>(null);
  pointed = $state<number | null>(null);

  #pressed = new Moment(400); // "Quirkies!" or "Cancel"

  #now: () => Now;
  constructor(now: () => Now) {
    this.#now = now;
  }

  #may = (act: Action['act']): boolean => this.#now().update.legal.some((one) => one.act === act);
  /** keys of the cards that may be laid */
  legal = $derived.by(
    () =>
      new Set(
        this.#now().still
          ? []
          : this.#now()
              .update.legal.filter((one) => one.act === 'lay')
              .map((one) => keyOf(one)),
      ),
  );
  held = $derived.by(() => this.#now().hand.find((card) => card && keyOf(card) === this.chosen) ?? null);
  open = $derived.by(() => this.#now().update.view.phase === 'window');
  callers = $derived.by((): Caller[] =>
    this.#now().localSeats.map((seat) => ({
      seat,
      said: this.#now().update.view.said[seat]!,
      awake: this.#callsOf(seat).length > 0,
      word: this.#wordOf(seat),
    })),
  );
  /** the lines one may point at now */
  lines = $derived.by((): number[] => (this.pointing === null ? [] : this.#callsOf(this.pointing)));

  // `legal` speaks for the seat one looks through. The others at this device are offered everything in the time for calls; the server
  // refuses in words what is not to be.
  #callsOf(seat: number): number[] {
    const { update, me } = this.#now();
    if (seat === me) return update.legal.flatMap((one) => (one.act === 'call' ? [one.line] : []));
    return this.open ? LINES.map((_, line) => line) : [];
  }
  #wordOf(seat: number): Word | null {
    const { update, me } = this.#now();
    const words = (['done', 'pass'] as const).filter((word) => this.#may(word));
    if (seat === me) return words[0] ?? null;
    return this.open && !update.view.said[seat] ? (seat === update.view.turn ? 'done' : 'pass') : null;
  }

  /** Something happened at the table: hands off, but whoever has shouted still points, as long as there is time for calls. */
  reset(): void {
    this.chosen = null; // not the refusal: that often comes together with what has changed
    if (!this.lines.length || !this.callers.some((one) => one.seat === this.pointing && one.awake))
      this.pointing = null;
    if (this.pointed !== null && !this.lines.includes(this.pointed)) this.pointed = null;
  }

  choose(key: string): void {
    if (!this.legal.has(key) || this.pending) return;
    this.chosen = key;
    this.refused = this.notice = null;
    play('tap');
  }

  async lay(key: string): Promise<void> {
    const card = this.#now().hand.find((one) => one && keyOf(one) === key);
    if (!card || !this.legal.has(key) || this.pending) return;
    this.pending = key;
    try {
      await this.#now().act({ act: 'lay', ...card }, undefined, true); // the words stand at the hand
    } catch (why) {
      this.chosen = null;
      this.refused = key;
      this.#tell(plain((why as Error).message));
    } finally {
      this.pending = null;
    }
  }

  #tell(words: Told): void {
    this.notice = words;
    clearTimeout(this.#noticed);
    this.#noticed = setTimeout(() => (this.refused = this.notice = null), 3500);
  }

  /** A cell was tapped: lay the card held above it, or lift the next one of the hand that belongs there. Where there is none, say so. */
  touch(cell: number): void {
    const { creature } = this.#now().update.view.board[cell]!;
    if (this.legal.size === 0 && this.pointing === null && this.callers.some((one) => one.awake))
      this.#tell({ id: 'quirkies-call-first', args: {} });
    if (this.legal.size === 0) return;
    if (this.held?.creature === creature) return void this.lay(keyOf(this.held));
    const fitting = this.#now().hand.flatMap((card) =>
      card?.creature === creature && this.legal.has(keyOf(card)) ? keyOf(card) : [],
    );
    const next = fitting[(fitting.indexOf(this.chosen ?? '') + 1) % fitting.length];
    if (next) this.choose(next);
    else this.#tell({ id: 'quirkies-none-held', args: { creature } });
  }

  /** "Quirkies!" Again: never mind. */
  shout(seat: number): void {
    const again = this.pointing === seat;
    if (again && this.#pressed.lasts) return;
    this.#pressed.mark();
    this.pointed = null;
    this.pointing = again ? null : seat;
    this.notice = null;
    play(this.pointing === null ? 'tap' : 'call');
  }

  call(line: number): void {
    const seat = this.pointing;
    this.pointing = this.pointed = null;
    if (seat !== null)
      void this.#now()
        .act({ act: 'call', line }, seat)
        .catch(() => {}); // the shell has said why
  }

  say(seat: number, word: Word): void {
    if (this.#pressed.lasts && this.callers.length === 1) return; // "Cancel" was there a moment ago
    play('tap');
    void this.#now()
      .act({ act: word }, seat)
      .catch(() => {});
  }

  /** True if the key meant something here. */
  key(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (!atTheBoard(event)) return false;
    const onButton = target.closest?.('button, a') && !target.closest('[data-at^="cell-"]'); // Enter and Space are its own then
    const step = { ArrowLeft: -1, ArrowUp: -1, ArrowRight: 1, ArrowDown: 1 }[event.key];
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) - 1 : -1;
    const turn = <T>(all: T[], at: T): T => all[(all.indexOf(at) + step! + all.length) % all.length]!;
    if (this.pointing !== null) {
      if (event.key === 'Escape') this.pointing = this.pointed = null;
      else if (digit >= 0 && this.lines.includes(digit)) this.pointed = digit;
      else if (step && this.lines.length) this.pointed = turn(this.lines, this.pointed ?? -1);
      else if (event.key === 'Enter' && this.pointed !== null && !onButton) this.call(this.pointed);
      else return false;
      return true;
    }
    const letter = event.key.toLowerCase();
    const caller = this.callers.find((one) => one.seat === this.#now().me) ?? this.callers[0];
    if (this.open && caller) {
      if ((letter === 'q' || (letter === ' ' && !onButton)) && caller.awake) this.shout(caller.seat);
      else if (caller.word?.[0] === letter) this.say(caller.seat, caller.word);
      else return false;
      return true;
    }
    const keys = this.#now().hand.flatMap((card) => (card && this.legal.has(keyOf(card)) ? keyOf(card) : []));
    if (keys.length === 0) return false;
    if (digit >= 0 && keys[digit]) this.choose(keys[digit]!);
    else if (step) this.choose(turn(keys, this.chosen ?? ''));
    else if (event.key === 'Enter' && this.chosen && !onButton) void this.lay(this.chosen);
    else if (event.key === 'Escape' && this.chosen) this.chosen = null;
    else return false;
    return true;
  }
}
