// Circuit Breaker's part of the wire by short names, and a few things that follow from it.
import {
  CIRCUIT_BREAKER_PILE,
  CIRCUIT_BREAKER_PLACE,
  type CircuitBreakerCounted,
  type CircuitBreakerEvent,
  type CircuitBreakerHeld,
  type CircuitBreakerKind,
  type CircuitBreakerMarketPile,
  type CircuitBreakerMouse,
  type CircuitBreakerNetwork,
  type CircuitBreakerPlace,
  type CircuitBreakerPlaced,
  type CircuitBreakerSort,
  type CircuitBreakerSpot,
  type CircuitBreakerTile,
  type CircuitBreakerTurn,
  type CircuitBreakerView,
} from '../../wire';
import type { GameAction, UpdateOf } from '../contract';

export const MARKET = CIRCUIT_BREAKER_PLACE;
export const PILES = CIRCUIT_BREAKER_PILE; // one discards onto these
export type Market = CircuitBreakerPlace;
export type KindId = CircuitBreakerKind;
export type Sort = CircuitBreakerSort;
export type Tile = CircuitBreakerTile;
export type Placed = CircuitBreakerPlaced;
export type Cell = Pick<Placed, 'x' | 'y'>;
export type Spot = CircuitBreakerSpot;
export type Network = CircuitBreakerNetwork;
export type Held = CircuitBreakerHeld;
export type Pile = CircuitBreakerMarketPile;
export type Mouse = CircuitBreakerMouse;
export type Counted = CircuitBreakerCounted;
export type Doing = CircuitBreakerTurn;
export type Progress = Doing['mouse'];
export type View = CircuitBreakerView;
export type Event = CircuitBreakerEvent;
export type Action = GameAction<'circuit_breaker'>;
export type Update = UpdateOf<'circuit_breaker'>;

/** A tile as events have it. */
export type Drawn = { [K in 'tile' | 'kind' | 'edges']: Tile[K] | null };
/** The tile an event speaks of, null where it is hidden. */
export const tileOf = ({ tile, kind, edges }: Drawn): Tile | null =>
  tile === null || edges === null ? null : { tile, sort: kind ? 'appliance' : 'wire', kind, edges };
export const cellKey = ({ x, y }: Cell): string => `${x}-${y}`;
export const heldKey = (held: Held): string => `${held.slot}-${held.tile?.tile ?? held.sort}`;
export const sortOf = (tile: Tile): Sort => (tile.kind ? 'appliance' : 'wire');
export const pileAt = (view: View, place: Market): Pile => view.market.find((pile) => pile.place === place)!;
