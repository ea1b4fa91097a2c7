// What one does at the table: turn and place the tile, keep one of two, hand R.O.O.T.\G: over, ask and answer. By finger, mouse or keys.
// `update.legal` alone says what one may do; where it does not allow a place, the server is asked and says why.
import { atTheBoard } from '../../shared/press';
import { play } from '../../shared/sound';
import type { BoardProps } from '../contract';
import type { Action, Offer, Tile, Update } from './types';
import { same, towards, type Spot } from './where';

export interface Now extends Pick<BoardProps<'rootg'>, 'me' | 'act'> {
  update: Update;
  /** nobody may do anything: a replay, or covered hands */
  still: boolean;
  flip: boolean;
}
/** An action of which there is only one. */
type Word = Exclude<Action, { x: number } | { tile: number }>['act'];
// H asks for a hint
const WORDS: Record<string, readonly Word[]> = { y: ['ask', 'accept'], n: ['play_on', 'refuse'], g: ['hand_over'] };

export class Moves {
  turn = $state(0);
  /** where the tile is held over: chosen, or under the mouse as long as nothing is chosen */
  spot = $state.raw<Spot | null>(null);
  chosen = $state.raw<Spot | null>(null);
  refused = $state.raw<{ spot: Spot; why: string } | null>(null);
  pending = $state(false);
  #sent = $state(false); // the tile is on its way: nothing glows any more
  #now: () => Now;
  constructor(now: () => Now) {
    this.#now = now;
  }

  #view = $derived.by(() => this.#now().update.view);
  #legal = $derived.by((): Action[] => (this.#now().still ? [] : this.#now().update.legal));
  #places = $derived.by(() => this.#legal.filter((one) => one.act === 'place'));
  may = (act: Action['act']): boolean => this.#legal.some((one) => one.act === act);
  /** the tile that one is to place now */
  hand = $derived.by((): Tile | null =>
    this.#places.length || this.may('remove') ? (this.#view.hands[this.#now().me]?.[0] ?? null) : null,
  );
  #turnsAt = (spot: Spot | null): number[] =>
    this.#places.filter((place) => same(place, spot)).map((place) => place.turn);
  glows = $derived.by((): (Spot & { fits: boolean })[] => {
    const cells = new Map<string, Spot & { fits: boolean }>();
    for (const { x, y, turn } of this.#sent ? [] : this.#places) {
      const key = `${x},${y}`;
      cells.set(key, { x, y, fits: turn === this.turn || !!cells.get(key)?.fits });
    }
    return [...cells.values()];
  });
  fits = $derived.by(() => this.#turnsAt(this.spot).includes(this.turn));
  offer = $derived.by(
    (): Offer | null =>
      this.#view.offers.find((offer) => same(offer, this.spot) && offer.turn === this.turn && this.fits) ?? null,
  );
  /** the two from which one keeps one */
  drawn = $derived.by((): Tile[] => (this.may('keep') ? this.#view.drawn.filter((tile) => tile !== null) : []));

  /** Something happened at the table: hands off. Until then, what one has done is on its way. */
  reset(): void {
    this.pending = this.#sent = false;
    this.spot = this.chosen = this.refused = null;
    this.turn = this.#now().me === 1 ? 2 : 0; // with its output towards one's own terminals
  }

  /** Over a place, or a tap on it: chosen first, placed when it is touched again. What lies there lies for good, so one touch is never enough. */
  touch(spot: Spot | null, how: 'hover' | 'tap'): void {
    if (!this.hand || this.pending) return;
    const turns = this.#turnsAt(spot);
    if (how === 'hover') {
      if (this.chosen || same(spot, this.spot)) return;
      if (turns.length) this.mark(spot!);
      else if (!this.refused) this.spot = null;
    } else if (!spot) return;
    else if (turns.length === 0) void this.#askWhy(spot);
    else if (same(spot, this.chosen)) void this.place();
    else this.choose(spot);
  }

  choose(spot: Spot): void {
    this.mark(spot);
    this.chosen = spot;
  }

  /** The tile is in the air again. */
  lift(): void {
    this.chosen = this.spot = null;
  }

  /** Hold the tile above a place, turned so that it fits if it can. */
  mark(spot: Spot): void {
    const turns = this.#turnsAt(spot);
    this.refused = null;
    this.spot = spot;
    if (!turns.includes(this.turn))
      this.turn = [1, 2, 3].map((by) => (this.turn + by) % 4).find((turn) => turns.includes(turn)) ?? this.turn;
  }

  rotate(by: number): void {
    if (!this.hand) return;
    this.turn = (this.turn + by + 4) % 4;
    this.refused = null;
    play('tap');
  }

  async place(): Promise<void> {
    if (!this.spot || this.pending) return;
    await this.#try(this.spot);
  }
  #askWhy = (spot: Spot): Promise<void> => this.#try(spot);

  async #try(spot: Spot): Promise<void> {
    this.pending = true;
    this.#sent = this.#turnsAt(spot).includes(this.turn);
    try {
      await this.#now().act({ act: 'place', x: spot.x, y: spot.y, turn: this.turn }, undefined, true);
    } catch (why) {
      play('wrong');
      const refused = { spot, why: (why as Error).message };
      this.refused = refused;
      this.spot = this.chosen = null;
      setTimeout(() => this.refused === refused && (this.refused = null), 5000);
      this.pending = this.#sent = false;
    }
  }

  async do(action: Action): Promise<void> {
    if (this.pending) return;
    play('tap');
    this.pending = true;
    await this.#now()
      .act(action)
      .catch(() => (this.pending = false)); // the shell has said why
  }
  keep = (tile: Tile): Promise<void> => this.do({ act: 'keep', tile: tile.tile });

  /** True if the key meant something here. */
  key(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (!atTheBoard(event)) return false;
    const onButton = target.closest?.('button, a');
    const key = event.key.toLowerCase();
    if (this.drawn.length && (key === '1' || key === '2')) return (void this.keep(this.drawn[Number(key) - 1]!), true);
    for (const act of WORDS[key] ?? []) if (this.may(act)) return (void this.do({ act }), true);
    if (!this.hand) return false;
    const direction = ['arrowup', 'arrowright', 'arrowdown', 'arrowleft'].indexOf(key);
    if (direction >= 0 && !event.shiftKey) this.#go(direction);
    else if (key === 'q') this.rotate(-1);
    else if (key === 'e') this.rotate(1);
    else if (key === 'enter' && this.spot && !onButton) void this.place();
    else if (key === 'enter' && this.may('remove') && !onButton) void this.do({ act: 'remove' });
    else if (key === 'escape' && this.spot) this.lift();
    else return false;
    return true;
  }
  #go(direction: number): void {
    const spots = this.glows;
    if (!spots.length) return;
    const next = this.spot ? towards(this.spot, spots, direction, this.#now().flip) : spots[0]!;
    if (next) this.choose(next);
  }
}
