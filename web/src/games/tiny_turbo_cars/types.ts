// Tiny Turbo Cars' part of the wire by short names, and a few things that follow from it.
import {
  TINY_TURBO_CARS_CAR,
  TINY_TURBO_CARS_SMILE,
  TINY_TURBO_CARS_WAY,
  type TinyTurboCarsBoard,
  type TinyTurboCarsCar,
  type TinyTurboCarsCause,
  type TinyTurboCarsCommand,
  type TinyTurboCarsDriver,
  type TinyTurboCarsEvent,
  type TinyTurboCarsSmile,
  type TinyTurboCarsTrackView,
  type TinyTurboCarsView,
  type TinyTurboCarsWay,
} from '../../wire';
import type { GameAction, UpdateOf } from '../contract';

export const CARS = TINY_TURBO_CARS_CAR;
export const SMILES = TINY_TURBO_CARS_SMILE;
export const WAYS = TINY_TURBO_CARS_WAY;
export type CarName = TinyTurboCarsCar;
export type Command = TinyTurboCarsCommand;
export type Smile = TinyTurboCarsSmile;
export type Way = TinyTurboCarsWay;
export type Cause = TinyTurboCarsCause;
export type Driver = TinyTurboCarsDriver;
export type TrackView = TinyTurboCarsTrackView;
export type Board = TinyTurboCarsBoard;
export type View = TinyTurboCarsView;
export type Event = TinyTurboCarsEvent;
export type Moved = Extract<Event, { event: 'moved' }>;
export type How = Moved['how'];
export type Stop = Moved['stop'];
export type Action = GameAction<'tiny_turbo_cars'>;
export type Update = UpdateOf<'tiny_turbo_cars'>;

export const WIDE = 4; // cells of a controller's line
export const SLOTS = 8;
/** The cells of the program: the second and the third line. */
export const programOf = (controller: readonly Command[]): Command[] => controller.slice(WIDE, WIDE + SLOTS);
