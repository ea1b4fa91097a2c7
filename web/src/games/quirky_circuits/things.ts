// What lies and walks on the maps.
import {
  QUIRKY_CIRCUITS_FACING,
  QUIRKY_CIRCUITS_KIND,
  type QuirkyCircuitsFacing,
  type QuirkyCircuitsKind,
} from '../../wire';
import { t } from '../../words/words.svelte';
import type { RobotName } from './cards';

export const KINDS = QUIRKY_CIRCUITS_KIND;
export type Kind = QuirkyCircuitsKind;

/** "the toy" */
export const thing = (kind: Kind): string => t('quirky_circuits-thing', { kind });
/** "toy" */
export const thingAlone = (kind: Kind): string => t('quirky_circuits-thing-alone', { kind });
/** Several, as one speaks of them. */
export const isMany = (kind: Kind): boolean => kind.startsWith('seed_') || kind === 'ribs' || kind === 'legs';
export const robotName = (robot: RobotName): string => t('quirky_circuits-robot', { robot });

/** Tokens of two spaces. */
export const LONG: ReadonlySet<Kind> = new Set(['thigh_bone', 'arm_bone', 'ribs']);

export type World = 'house' | 'garden' | 'dig' | 'sushi';
export const worldOf: Record<RobotName, World> = { gizmo: 'house', twirl: 'garden', rover: 'dig', lefty: 'sushi' };
export type Side = QuirkyCircuitsFacing;
export const SIDES = QUIRKY_CIRCUITS_FACING;
export const DEGREES: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };
export const WAY: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** A space is a number, row * 8 + column, whatever the map's size. */
export const ROW = 8;
export const at = (space: number): { x: number; y: number } => ({
  x: (space % ROW) * 100 + 50,
  y: Math.floor(space / ROW) * 100 + 50,
});
export const placeName = (space: number): string =>
  t('quirky_circuits-place', { row: Math.floor(space / ROW) + 1, column: (space % ROW) + 1 });
/** The space beyond a side; null beyond the edge of the map. */
export function beyond(space: number, side: Side, width: number, height: number): number | null {
  const [dx, dy] = WAY[side];
  const [x, y] = [(space % ROW) + dx, Math.floor(space / ROW) + dy];
  return x < 0 || y < 0 || x >= width || y >= height ? null : y * ROW + x;
}
