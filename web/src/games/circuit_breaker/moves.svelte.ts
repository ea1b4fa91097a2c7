// What one does at the table: choose a tile, turn it, connect or discard it; send the mouse; cheese; take back; end. By finger, mouse or keys.
import { atTheBoard } from '../../shared/press';
import { Moment } from '../../shared/moment';
import { play } from '../../shared/sound';
import type { BoardProps } from '../contract';
import { nextTurn } from './tiles';
import { nothingFits } from './words';
import { MARKET, PILES, type Action, type Cell, type Held, type Market, type Update } from './types';

/** What a touch on the table means: a place for the chosen tile, an errand for the mouse, a pile to discard onto. */
export type Mode = 'place' | 'mouse' | 'discard';
/** The things one can touch have names: "cell-0-10-9" (owner, x, y), "pile-A1", "tile-3" (a slot of the hand), "mouse-2" (whose), "switch-place". */
export const cellName = (owner: number, { x, y }: Cell): string => `cell-${owner}-${x}-${y}`;
export const pileName = (place: Market): string => `pile-${place}`;

export interface Now extends Pick<BoardProps<'circuit_breaker'>, 'me' | 'act'> {
  update: Update;
  /** nobody may do anything: a replay, or covered hands */
  still: boolean;
  hand: Held[];
}
/** An action of one kind. */
type Act<Name extends Action['act']> = Extract<Action, { act: Name }>;

export class Moves {
  mode = $state<Mode>('place');
  slot = $state<number | null>(null);
  /** where the keys point at, among `targets` */
  aim = $state<string | null>(null);
  /** what the server has not answered for yet */
  pending = $state<string | null>(null);
  refusal = $state.raw<{ at: string; words: string } | null>(null);
  /** "End my turn" was pressed although nothing has been done yet */
  unsure = $state(false);
  #turns = $state<Record<number, number>>({}); // by tile: how it lies in hand
  #hush = 0;
  #calm = 0;
  #asked = new Moment(500);
  #now: () => Now;
  constructor(now: () => Now) {
    this.#now = now;
  }

  legal = $derived.by((): Action[] => (this.#now().still ? [] : this.#now().update.legal));
  #of = <Name extends Action['act']>(act: Name): Act<Name>[] =>
    this.legal.filter((one): one is Act<Name> => one.act === act);
  mine = $derived(this.legal.length > 0);
  can = $derived({
    place: this.#of('place').length > 0,
    mouse: this.#of('send').length + this.#of('raid').length > 0,
    discard: this.#of('discard').length > 0,
    undo: this.#of('undo').length > 0,
    end: this.#of('end').length > 0,
  });
  /** slots whose tile fits somewhere, and slots that can be discarded */
  placeable = $derived(new Set(this.#of('place').map((one) => one.slot)));
  spare = $derived(new Set(this.#of('discard').map((one) => one.slot)));
  held = $derived.by((): Held | null =>
    this.slot === null ? null : (this.#now().hand.find((held) => held.slot === this.slot) ?? null),
  );
  turn = $derived.by(() => (this.held?.tile ? this.turnOf(this.held) : 0));
  /** for the chosen tile: in which turn it would lie on each cell where it fits; the one it has in hand if possible */
  ghosts = $derived.by((): Map<string, number> => {
    const fitting = new Map<string, number[]>();
    for (const one of this.#of('place')) {
      if (one.slot !== this.slot) continue;
      const key = cellName(this.#now().me, one);
      fitting.set(key, [...(fitting.get(key) ?? []), one.turn]);
    }
    return new Map([...fitting].map(([key, turns]) => [key, nextTurn(this.turn, turns)!]));
  });
  errands = $derived(
    new Map<string, Action>([
      ...this.#of('send').map((one): [string, Action] => [pileName(one.place), one]),
      ...this.#of('raid').map((one): [string, Action] => [cellName(one.owner, one), one]),
    ]),
  );
  dumps = $derived(
    new Map(
      this.#of('discard').flatMap((one): [string, Action][] =>
        one.slot === this.slot ? [[pileName(one.pile), one]] : [],
      ),
    ),
  );
  cheesable = $derived(new Set(this.#of('cheese').map((one) => one.whose)));
  /** what glows: places for a touch that do something now */
  targets = $derived.by((): string[] => {
    if (this.mode === 'mouse') return [...this.errands.keys()];
    if (this.mode === 'discard') return [...this.dumps.keys()];
    return [...this.ghosts.keys()];
  });

  turnOf(held: Held): number {
    return (held.tile && this.#turns[held.tile.tile]) ?? 0;
  }

  /** Something happened at the table. What one holds stays in hand as long as it is one's turn. */
  reset(): void {
    this.aim = null;
    this.unsure = false;
    if (!this.mine || !this.held) this.slot = null;
    if (!this.mine || !this.can[this.mode]) this.mode = 'place';
  }

  choose(slot: number): void {
    if (this.pending) return;
    if (this.slot === slot) return this.rotate();
    if (this.mode === 'mouse') this.mode = 'place';
    this.slot = slot;
    this.aim = null;
    this.#quiet();
    play('tap');
  }
  rotate(by = 1): void {
    const tile = this.held?.tile;
    if (!tile || this.mode === 'discard') return;
    this.#turns[tile.tile] = ((this.#turns[tile.tile] ?? 0) + by + 4) % 4;
    play('tick');
  }
  /** One of the three switches. */
  turnTo(mode: Mode): void {
    if (!this.can[mode]) return void (this.mine && this.#whyNot(mode));
    this.mode = this.mode === mode ? 'place' : mode;
    this.aim = null;
    this.#quiet();
    if (this.mode === 'mouse') this.slot = null;
    else if (this.mode === 'place' && mode === 'place' && this.slot === null)
      this.slot = [...this.placeable][0] ?? null;
    play('tap');
  }
  /** Nothing of it is legal now. Why, the server knows: it is asked for any of it, and refuses in words. */
  #whyNot(mode: Mode): void {
    const { update, me, hand } = this.#now();
    const at = `switch-${mode}`;
    const slot = this.slot ?? hand[0]?.slot ?? 0;
    const { x, y } = update.view.networks[me]?.spots[0] ?? { x: 0, y: 0 };
    if (mode === 'mouse') void this.#do({ act: 'send', place: 'wires' }, at);
    else if (mode === 'discard') void this.#do({ act: 'discard', slot, pile: 'A1' }, at);
    else if (update.view.doing.place === 'done') void this.#do({ act: 'place', slot, x, y, turn: 0 }, at);
    else this.#refuse(at, nothingFits());
  }
  drop(): void {
    this.slot = this.aim = null;
    this.mode = 'place';
    this.unsure = false;
    this.#quiet();
  }

  /** A place was touched. False if that means nothing now: then it tells its name. */
  touch(name: string): boolean {
    if (!this.mine || this.pending) return false;
    const { me } = this.#now();
    const [what, ...rest] = name.split('-');
    if (this.mode === 'mouse') {
      const place = what === 'pile' && MARKET.find((one) => one === rest[0]);
      const [owner, x, y] = rest.map(Number);
      void this.#do(
        this.errands.get(name) ?? (place ? { act: 'send', place } : { act: 'raid', owner: owner!, x: x!, y: y! }),
        name,
      );
      return true;
    }
    if (this.slot === null) return false;
    if (what === 'pile') {
      const pile = PILES.find((one) => one === rest[0]);
      if (this.mode !== 'discard' || !pile) return false;
      void this.#do(this.dumps.get(name) ?? { act: 'discard', slot: this.slot, pile }, name);
      return true;
    }
    if (this.mode !== 'place' || Number(rest[0]) !== me) return false;
    void this.#do(
      {
        act: 'place',
        slot: this.slot,
        x: Number(rest[1]),
        y: Number(rest[2]),
        turn: this.ghosts.get(name) ?? this.turn,
      },
      name,
    );
    return true;
  }
  /** A tile was dragged onto a place. False if it goes back into the hand. */
  dropOn(name: string): boolean {
    this.mode = name.startsWith('pile-') ? 'discard' : 'place';
    return this.touch(name);
  }
  cheese(whose: number): void {
    void this.#do({ act: 'cheese', whose }, `mouse-${whose}`);
  }
  /** Also where nothing can be taken back: the answer says why. */
  undo(): void {
    if (this.mine) void this.#do({ act: 'undo' }, 'undo');
  }
  end(): void {
    if (!this.can.end) return;
    const { mouse, place, discard } = this.#now().update.view.doing;
    if (
      !this.unsure &&
      [mouse, place, discard].every((done) => done === 'ready') &&
      (this.can.place || this.can.mouse)
    ) {
      this.unsure = true;
      this.#asked.mark();
      clearTimeout(this.#calm); // one from the turn before must not cut this one short
      this.#calm = window.setTimeout(() => (this.unsure = false), 4000);
      return;
    }
    if (this.unsure && this.#asked.lasts) return; // a double click is no answer
    this.unsure = false;
    void this.#do({ act: 'end' }, 'end');
  }

  async #do(action: Action, at: string): Promise<void> {
    if (this.pending) return;
    this.pending = at;
    this.#quiet();
    try {
      await this.#now().act(action, undefined, true); // the words stand where it happened
    } catch (why) {
      this.#refuse(at, (why as Error).message);
    } finally {
      this.pending = null;
    }
  }
  #refuse(at: string, words: string): void {
    this.refusal = { at, words };
    play('wrong');
    clearTimeout(this.#hush);
    this.#hush = window.setTimeout(() => (this.refusal = null), 3500);
  }
  #quiet(): void {
    clearTimeout(this.#hush);
    this.refusal = null;
  }

  /** True if the key meant something here. */
  key(event: KeyboardEvent): boolean {
    const target = event.target as HTMLElement;
    if (!this.mine || !atTheBoard(event)) return false;
    const onButton =
      target.closest?.('button, a') && !target.closest('[data-at^="cell-"], [data-at^="pile-"], [data-at^="hand-"]'); // Enter and Space are its own then
    const key = event.key.toLowerCase();
    if (/^[0-9]$/.test(key)) {
      const held = this.#now().hand[(Number(key) + 9) % 10];
      if (!held) return false;
      this.choose(held.slot);
    } else if (key === 'r' && this.held) this.rotate(event.shiftKey ? -1 : 1);
    else if (key === 's') this.turnTo('mouse');
    else if (key === 'd') this.turnTo('discard');
    else if (key === 'c' && this.cheesable.size) this.cheese([...this.cheesable][0]!);
    else if (key === 'z' || key === 'backspace') this.undo();
    else if (key === 'e') {
      if (!event.repeat) this.end();
    } else if (key === 'escape' && (this.slot !== null || this.mode !== 'place')) this.drop();
    else if (key.startsWith('arrow') && this.targets.length)
      this.#step(key === 'arrowleft' || key === 'arrowup' ? -1 : 1);
    else if (key === 'enter' && this.aim && !onButton) this.touch(this.aim);
    else return false;
    return true;
  }
  #step(by: number): void {
    const at = this.aim === null ? (by > 0 ? -1 : 0) : this.targets.indexOf(this.aim);
    this.aim = this.targets[(at + by + this.targets.length) % this.targets.length]!;
    play('tick');
  }
}
