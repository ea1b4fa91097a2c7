// The race as src/quirkbox/games/tiny_turbo_cars/show.py describes it, and the events of actions.py.
import type { TinyTurboCarsBoard, TinyTurboCarsDriver, TinyTurboCarsTrackView, TinyTurboCarsView } from '../../wire';
import type { GameEvent } from '../contract';

export type View = TinyTurboCarsView;
export type Driver = TinyTurboCarsDriver;
export type TrackView = TinyTurboCarsTrackView;
export type Board = TinyTurboCarsBoard;
export type Smile = NonNullable<Driver['smile']>;

export const CARS = [
  'die_liner',
  'brick_gang',
  'sonic_fish',
  'grim_thresher',
  'm1_furry',
  'bird_racer',
  'dogtor',
  'turbotbot',
] as const;
export type CarName = (typeof CARS)[number];
export const COMMANDS = [
  'hole',
  'forward_1',
  'forward_2',
  'back_1',
  'left_1',
  'right_1',
  'left_2',
  'right_2',
  'jump',
  'missile',
  'turbo',
  'battery',
  'increase',
  'decrease',
] as const;
export type Command = (typeof COMMANDS)[number];
export const SMILES = ['I', 'II', 'III', 'X'] as const;
export const WIDE = 4; // cells of a controller's line
export const SLOTS = 8;
/** The cells of the program: the second and the third line. */
export const programOf = (controller: string[]): Command[] => controller.slice(WIDE, WIDE + SLOTS) as Command[];

export type Way = 'up' | 'down' | 'left' | 'right';
export type Cause = 'obstacle' | 'car' | 'impassable' | 'edge' | 'missile' | 'slowest';
export type Stop = 'no' | 'obstacle' | 'car' | 'impassable' | 'edge';
export type How = 'forward' | 'backward' | 'left' | 'right' | 'jump' | 'fly' | 'boost';
export type Moved = {
  event: 'moved';
  seat: number;
  from_lane: number;
  from_row: number;
  lane: number;
  row: number;
  how: How;
  stop: Stop;
};

export type Event =
  | { event: 'board'; place: number; face: string; first_row: number; rows: number }
  | { event: 'chose'; seat: number; car: CarName }
  | { event: 'placed'; seat: number; lane: number; row: number }
  | { event: 'round'; number: number }
  | { event: 'slid'; seat: number; slides: number; way: Way | null; cell: number | null; command: Command | null }
  | { event: 'finished'; seat: number; slides: number; smile: Smile | null; how: 'said' | 'time_up' }
  | { event: 'countdown'; seat: number }
  | { event: 'undone'; seat: number; slides: number }
  | { event: 'smile'; seat: number; smile: Smile }
  | { event: 'revealed' }
  | { event: 'ready'; seat: number }
  | { event: 'turn'; seat: number; smile: Smile }
  | {
      event: 'command';
      seat: number;
      slot: number;
      command: Command;
      printed: number;
      ground: string;
      change: string;
      value: number;
    }
  | { event: 'carried'; seat: number; change: string }
  | { event: 'ignored'; seat: number; slot: number; command: Command; why: 'hole' | 'start' }
  | { event: 'recovered'; seat: number; slot: number; command: Command; batteries: number }
  | { event: 'stood'; seat: number }
  | { event: 'healed'; seat: number; gained: number; batteries: number }
  | { event: 'fired'; seat: number; lane: number; row: number; around: number }
  | { event: 'hit'; seat: number; by: number; lane: number; row: number }
  | Moved
  | { event: 'slippery'; seat: number }
  | { event: 'dry'; seat: number }
  | { event: 'damaged'; seat: number; cause: Cause; paid: 'battery' | 'shield'; batteries: number; shields: number }
  | { event: 'unharmed'; seat: number; cause: Cause; why: 'start' | 'down' | 'small_step' }
  | { event: 'fell'; seat: number }
  | { event: 'spent'; seat: number; shields: number }
  | { event: 'dropped'; seat: number; shields: number }
  | { event: 'turn_over'; seat: number }
  | { event: 'gained'; seat: number; gained: number; shields: number; why: 'behind' | 'missile' }
  | { event: 'crossed'; seat: number; past: number }
  | { event: 'ended'; seat: number; why: 'finish' | 'grandma' };

export const viewOf = (update: { view: Record<string, unknown> }): View => update.view as unknown as View;
export const trailOf = (trail: readonly (GameEvent | Record<string, unknown>)[]): Event[] =>
  trail as unknown as Event[];
