// The table as src/quirkbox/games/rootg/show.py describes it, and the events of actions.py.
import type { GameEvent } from '../contract';
import type {
  RootgMission,
  RootgOffer,
  RootgPart,
  RootgPlaced,
  RootgTerminal,
  RootgTick,
  RootgTile,
  RootgView,
  RootgSignal,
} from '../../wire';

export type View = RootgView;
export type Tile = RootgTile;
export type Placed = RootgPlaced;
export type Terminal = RootgTerminal;
export type Mission = RootgMission;
export type Offer = RootgOffer;
export type Signal = RootgSignal;
export type Tick = RootgTick;
export type What = RootgPart['what'];
export type Gate = Exclude<What, 'link'>;

export const SPEEDS = ['fast', 'norm', 'slow'] as const;
export type Speed = (typeof SPEEDS)[number];
export type WhyFastest = 'start' | 'fast' | 'norm' | 'slow' | 'tile' | 'asked';
type Seated<Name extends string, Rest = unknown> = { event: Name; seat: number } & Rest;

export type Event =
  | Seated<'start_draw', { tile: number; sum: number }>
  | Seated<'took', { why: 'start' | 'lot' | 'refused' }>
  | Seated<'missions', { zero: number | null; one: number | null }>
  | { event: 'turn'; number: number }
  | Seated<'fastest', { why: WhyFastest }>
  | Seated<'played_on' | 'asked' | 'recharged' | 'handed_over' | 'discharging'>
  | Seated<'answered', { yes: number }>
  | Seated<'drew' | 'kept' | 'gave' | 'got', { tile: number | null }>
  | Seated<'placed', { tile: number; x: number; y: number; turn: number; what: string }>
  | Seated<'removed', { tile: number; what: string }>
  | Seated<'dropped', { speed: Speed; charges: number; left: number }>
  | { event: 'on'; why: 'last tile' | 'closed' | 'accepted' }
  | Seated<'revealed', { fast: number; norm: number; slow: number }>
  | Seated<'penalty', { charges: number; points: number }>
  | Seated<'signal', { speed: Speed; depth: number; value: number }>
  | { event: 'tick'; number: number }
  | Seated<'passed', { speed: Speed; pile: number; to_go: number }>
  | Seated<'wrong', { speed: Speed; value: number; pile: number; core: number }>
  | Seated<'right', { speed: Speed; value: number; pile: number }>
  | Seated<'core_taken', { charges: number }>
  | { event: 'core_odd' | 'cleared' }
  | { event: 'core_lost'; charges: number }
  | Seated<'ended', { by_tile: number }>;

export const viewOf = (update: { view: Record<string, unknown> }): View => update.view as unknown as View;
export const trailOf = (trail: readonly (GameEvent | Record<string, unknown>)[]): Event[] =>
  trail as unknown as Event[];
