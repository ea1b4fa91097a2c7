// Quirky Circuits' part of the wire by short names, and a few things that follow from it. Cards are in cards.ts, what lies on a map
// in things.ts.
import type {
  QuirkyCircuitsBattery,
  QuirkyCircuitsEvent,
  QuirkyCircuitsGoalPart,
  QuirkyCircuitsHandCard,
  QuirkyCircuitsHow,
  QuirkyCircuitsInto,
  QuirkyCircuitsMap,
  QuirkyCircuitsQueueCard,
  QuirkyCircuitsRobotView,
  QuirkyCircuitsSeat,
  QuirkyCircuitsSpot,
  QuirkyCircuitsToken,
  QuirkyCircuitsView,
  QuirkyCircuitsWord,
} from '../../wire';
import type { GameAction, UpdateOf } from '../contract';
import type { Ground } from './ground';
import { worldOf } from './things';

export type HandCard = QuirkyCircuitsHandCard;
export type QueueCard = QuirkyCircuitsQueueCard;
export type SeatView = QuirkyCircuitsSeat;
export type SpotView = QuirkyCircuitsSpot;
export type MapView = QuirkyCircuitsMap;
export type TokenView = QuirkyCircuitsToken;
export type Fate = TokenView['fate'];
export type RobotView = QuirkyCircuitsRobotView;
export type HandName = RobotView['holds'][number]['hand'];
export type GoalPart = QuirkyCircuitsGoalPart;
export type BatteryColour = QuirkyCircuitsBattery['colours'][number];
export type How = QuirkyCircuitsHow;
export type Into = QuirkyCircuitsInto;
export type Word = QuirkyCircuitsWord;
export type View = QuirkyCircuitsView;
export type Event = QuirkyCircuitsEvent;
export type Action = GameAction<'quirky_circuits'>;
export type Update = UpdateOf<'quirky_circuits'>;

export const STARS: Record<BatteryColour, number> = { red: 1, yellow: 2, green: 3 }; // what a victory in it is worth

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
