// ROOT\G:'s part of the wire by short names.
import {
  ROOTG_SPEED,
  type RootgEvent,
  type RootgMission,
  type RootgOffer,
  type RootgPart,
  type RootgPlaced,
  type RootgSignal,
  type RootgSpeed,
  type RootgTerminal,
  type RootgTick,
  type RootgTile,
  type RootgView,
} from '../../wire';
import type { GameAction, UpdateOf } from '../contract';

export const SPEEDS = ROOTG_SPEED;
export type Speed = RootgSpeed;
export type Tile = RootgTile;
export type Placed = RootgPlaced;
export type Terminal = RootgTerminal;
export type Mission = RootgMission;
export type Offer = RootgOffer;
export type Signal = RootgSignal;
export type Tick = RootgTick;
export type What = RootgPart['what'];
export type Gate = Exclude<What, 'link'>;
export type View = RootgView;
export type WhyFastest = NonNullable<View['why_fastest']>;
export type Event = RootgEvent;
export type Action = GameAction<'rootg'>;
export type Update = UpdateOf<'rootg'>;
