// The table as src/quirkbox/games/quirky_circuits/show.py describes it, and the events of actions.py.
import type { GameEvent } from '../contract';
import type { Back, CardData, Colour, Command, RobotName } from './cards';
import type { Edge, Ground } from './ground';
import { worldOf, type Kind, type Side } from './things';

export type BatteryColour = 'red' | 'yellow' | 'green';
export const STARS: Record<BatteryColour, number> = { red: 1, yellow: 2, green: 3 }; // what a victory in it is worth
export type Fate = 'ground' | 'held' | 'delivered';
export type HandName = 'arms' | 'mouth' | 'right' | 'left';

export interface HandCard extends CardData {
  slot: number;
  playable: boolean;
}
export interface QueueCard extends CardData {
  place: number;
  seat: number;
  state: 'waiting' | 'acting' | 'done';
}
export interface SeatView {
  hand: HandCard[];
  hand_size: number;
  played: number;
  done: boolean;
  stop: boolean;
  beeped: boolean;
  beeps: number;
  must_play: boolean;
  quirk_first: boolean;
}
export interface SpotView {
  space: number;
  second: number | null;
  table: boolean;
  wants: Kind[];
  has: Kind[];
}
export interface MapView {
  width: number;
  height: number;
  obstacles: number[];
  tables: number[];
  vases: number[];
  barriers: Edge[];
  inclines: Edge[];
  conveyors: Edge[];
  dock: number | null;
  spots: SpotView[];
  bunnies: number[];
  broken: number[];
}
export interface TokenView {
  token: number;
  kind: Kind;
  fate: Fate;
  space: number | null;
  second: number | null;
  second_side: Side | null;
  solid: boolean;
  walks_to: Kind | 'robot' | null;
  order: number | null;
}
export interface RobotView {
  robot: RobotName;
  name: string;
  space: number;
  facing: Side;
  momentum: Side | null;
  holds: { hand: HandName; space: number | null; token: number | null }[];
}
export interface GoalPart {
  what: 'clean' | 'deliver' | 'meet' | 'dock';
  words: string;
  left: number;
  of: number;
  met: boolean;
  token: number | null;
  other: number | null;
}
export interface View {
  players: number;
  practice: boolean;
  phase: 'program' | 'choose' | 'over';
  round: number;
  scenario: { number: number | null; name: string; stars: number; notes: string[] };
  map: MapView;
  tokens: TokenView[];
  robot: RobotView;
  battery: { left: number; full: number; colour: BatteryColour | null; colours: BatteryColour[] };
  goal: { words: string; parts: GoalPart[] };
  seats: SeatView[];
  queue: QueueCard[];
  missing: number;
  deck: number;
  choosing: { seat: number; hand: HandName; space: number; tokens: number[] } | null;
  won: BatteryColour | null;
}

type RobotHand = 'right' | 'left';
export type How = 'forward' | 'backward' | 'shift' | 'north' | 'jump' | 'drift' | 'conveyor';
export type Into = 'edge' | 'barrier' | 'obstacle' | 'vase' | 'table' | 'token' | 'incline';
export type Word = 'done' | 'stop' | 'go_on' | 'beep' | 'not_done';
export type Event =
  | { event: 'round'; number: number; battery: number; colour: BatteryColour }
  | { event: 'drew'; seat: number; slot: number; back: Back; colour: Colour; card: Command | null }
  | { event: 'played'; seat: number; slot: number; place: number; back: Back; colour: Colour; card: Command | null }
  | { event: 'shown'; seat: number; place: number; card: Command; colour: Colour }
  | { event: 'said'; seat: number; word: Word }
  | { event: 'run'; cards: number }
  | { event: 'revealed'; place: number; seat: number; card: Command; colour: Colour }
  | { event: 'card'; place: number; seat: number; card: Command; colour: Colour; space: number; facing: Side }
  | { event: 'moved'; from: number; to: number; facing: Side; way: Side; how: How; step: number; steps: number }
  | {
      event: 'bumped';
      space: number;
      way: Side;
      into: Into;
      at: number | null;
      token: number | null;
      lost: number;
      facing: Side;
    }
  | { event: 'turned'; from: Side; to: Side; why: 'card' | 'bump' }
  | { event: 'momentum'; way: Side; what: 'gained' | 'used' | 'lost' }
  | { event: 'cleaned'; space: number; what: 'bunny' | 'vase'; left: number }
  | { event: 'broke'; vase: number; space: number }
  | { event: 'choice'; seat: number; place: number; hand: RobotHand; space: number }
  | { event: 'picked'; token: number; kind: Kind; hand: RobotHand; space: number }
  | {
      event: 'dropped';
      token: number;
      kind: Kind;
      hand: RobotHand;
      space: number;
      second: number | null;
      result: 'ground' | 'delivered' | 'too_early' | 'taken';
    }
  | { event: 'delivered'; token: number; kind: Kind; space: number; spot: number; left: number }
  | { event: 'nothing'; hand: RobotHand; space: number | null; why: 'empty' | 'barrier' | 'outside' }
  | { event: 'swapped'; right: number | null; left: number | null }
  | { event: 'walked'; token: number; kind: Kind; from: number; to: number; toward: number; step: number }
  | { event: 'stayed'; kind: Kind; token: number | null; why: 'there' | 'no_path' | 'held' | 'delivered' | 'absent' }
  | { event: 'met'; token: number; other: number; space: number }
  | { event: 'conveyor'; step: number; steps: number }
  | { event: 'carried'; token: number; kind: Kind; from: number; to: number }
  | { event: 'stuck'; token: number; kind: Kind; space: number; way: Side }
  | { event: 'reset'; cards: number; battery: number; colour: BatteryColour | null }
  | { event: 'won'; battery: number; colour: BatteryColour; round: number; place: number }
  | { event: 'lost'; why: 'battery' | 'eaten'; token: number | null; other: number | null; space: number | null };

export const viewOf = (update: { view: Record<string, unknown> }): View => update.view as unknown as View;
export const trailOf = (trail: readonly (GameEvent | Record<string, unknown>)[]): Event[] =>
  trail as unknown as Event[];

/** What of a view never moves, for the drawing. `stands`: where vases stand or stood. */
export function groundOf(
  { map, robot }: Pick<View, 'map' | 'robot'>,
  start: number | null,
  stands: readonly number[],
): Ground {
  return {
    world: worldOf[robot.robot],
    width: map.width,
    height: map.height,
    blocked: map.obstacles.filter((space) => !stands.includes(space)),
    tables: map.tables,
    stands: [...stands],
    walls: map.barriers,
    rises: map.inclines,
    belts: map.conveyors,
    dock: map.dock,
    start,
    spots: map.spots,
  };
}
