// Where a thing of two spaces lies, and where a robot holds what it carries.
import type { RobotName } from './cards';
import { DEGREES, ROW, type Side } from './things';
import type { TokenView, View } from './types';

/** A long token is drawn from its first space to the east: how far it has to be turned to reach its second. */
export function longTurn(space: number, second: number): number {
  const by = second - space;
  return by === 1 ? 0 : by === ROW ? 90 : by === -1 ? 180 : 270;
}
export const SIDE_TURN: Record<Side, number> = { E: 0, S: 90, W: 180, N: 270 };

/** Where the hand of a robot that looks north is, measured from its middle; and how large a thing is drawn there. */
export function grip(robot: RobotName, hand: string): { x: number; y: number; scale: number } {
  if (robot === 'twirl') return { x: 0, y: -64, scale: 0.52 };
  if (robot === 'rover') return { x: 0, y: -78, scale: 0.8 };
  return hand === 'left' ? { x: -52, y: -34, scale: 0.56 } : { x: 56, y: -22, scale: 0.56 };
}

/** How far a held thing is turned, as seen by the robot: a long one keeps how it lies, all others stay upright. */
export function heldTurn(token: TokenView, robot: View['robot'], turn: number): number {
  return token.second_side ? SIDE_TURN[token.second_side] - DEGREES[robot.facing] : -turn;
}
