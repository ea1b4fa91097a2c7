// The table as src/quirkbox/games/circuit_breaker/show.py describes it, and the events of actions.py.
import type { GameEvent } from '../contract';

export type Sort = 'wire' | 'appliance';
export const MARKET = ['wires', 'W1', 'W2', 'appliances', 'A1', 'A2', 'A3'] as const;
export type Market = (typeof MARKET)[number];
export type Progress = 'ready' | 'going' | 'done';

export interface Tile {
  tile: number;
  sort: Sort | 'box';
  kind: string | null;
  edges: string; // as printed: north, east, south, west
}
export interface Cell {
  x: number;
  y: number;
}
export interface Placed extends Tile, Cell {
  turn: number;
  mouse: number | null;
}
export interface Spot extends Cell {
  touches: (string | null)[];
}
export interface Network {
  tiles: Placed[];
  spots: Spot[];
}
export interface Held {
  slot: number;
  sort: Sort;
  tile: Tile | null; // null: one sees its back only
}
export interface Pile {
  place: Market;
  height: number;
  top: Tile | null;
  covered: Tile[];
  mice: number[];
}
/** Where a mouse is; owner, x and y in a network only. */
export interface Mouse {
  place: Market | 'home' | 'network';
  owner: number | null;
  x: number | null;
  y: number | null;
}
export interface Counted {
  kind: string;
  number: number;
  wanted: boolean | null;
  points: number;
}
export interface Doing {
  mouse: Progress;
  place: Progress;
  placed: number;
  discard: Progress;
  discarded: number;
  undo: boolean;
}
export interface View {
  players: number;
  first: number;
  turn: number;
  round: number;
  rounds: number;
  columns: number;
  icons: (Sort | null)[];
  doing: Doing;
  market: Pile[];
  cheese: number;
  cubes: number[];
  mice: Mouse[];
  networks: Network[];
  hands: Held[][];
  cards: (string[] | null)[];
  kinds: { id: string; name: string }[];
  points: { wanted: number[]; other: number[] };
  counted: Counted[][];
  score: number[];
  over: boolean;
}

interface Printed {
  tile: number;
  kind: string | null;
  edges: string;
}
type Hidden<T> = { [K in keyof T]: T[K] | null };
type Where = Omit<Mouse, 'place'> & { place: Market | 'network' };
export type Event =
  | { event: 'began'; seat: number }
  | { event: 'card'; seat: number; card: number | null }
  | { event: 'round'; number: number; icon: Sort | null }
  | { event: 'turn'; seat: number }
  | ({ event: 'drew'; seat: number; sort: Sort; why: 'deal' | 'round' | 'mouse'; slot: number } & Hidden<Printed>)
  | ({ event: 'home'; seat: number; loot: 'nothing' | 'hidden' | 'open' } & Where)
  | ({ event: 'took'; seat: number; slot: number } & Printed)
  | ({ event: 'shows'; place: Market; height: number; came: 'stack' | 'below' } & Printed)
  | ({ event: 'placed'; seat: number; turn: number } & Printed & Cell)
  | ({ event: 'sent'; seat: number; tile: number | null; kind: string | null } & Where)
  | ({ event: 'discarded'; seat: number; slot: number; pile: Market; height: number } & Printed)
  | ({ event: 'cheesed'; seat: number; whose: number } & Where)
  | ({
      event: 'undone';
      seat: number;
      act: 'place' | 'send' | 'discard' | 'cheese';
      whose: number | null;
    } & Hidden<Printed>)
  | { event: 'ended' }
  | { event: 'revealed'; seat: number; card: number }
  | { event: 'counted'; seat: number; kind: string; number: number; wanted: number; points: number }
  | { event: 'total'; seat: number; points: number; appliances: number; cheese: number };

export const viewOf = (update: { view: Record<string, unknown> }): View => update.view as unknown as View;
export const trailOf = (trail: readonly (GameEvent | Record<string, unknown>)[]): Event[] =>
  trail as unknown as Event[];

/** The tile an event speaks of, null where it is hidden. */
export const tileOf = ({ tile, kind, edges }: Hidden<Printed>): Tile | null =>
  tile === null || edges === null ? null : { tile, sort: kind ? 'appliance' : 'wire', kind, edges };
export const cellKey = ({ x, y }: Cell): string => `${x}-${y}`;
export const heldKey = (held: Held): string => `${held.slot}-${held.tile?.tile ?? held.sort}`;
export const sortOf = (tile: Tile): Sort => (tile.kind ? 'appliance' : 'wire');
export const pileAt = (view: View, place: Market): Pile => view.market.find((pile) => pile.place === place)!;
