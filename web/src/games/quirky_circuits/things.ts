// What lies and walks on the maps.
import {
  QUIRKY_CIRCUITS_FACING,
  QUIRKY_CIRCUITS_KIND,
  type QuirkyCircuitsFacing,
  type QuirkyCircuitsKind,
} from '../../wire';
import type { RobotName } from './cards';

export const KINDS = QUIRKY_CIRCUITS_KIND;
export type Kind = QuirkyCircuitsKind;

const NAMES: Record<Kind, string> = {
  seed_red: 'the tomato seeds',
  seed_green: 'the pea seeds',
  seed_yellow: 'the sunflower seeds',
  seed_blue: 'the blueberry seeds',
  hen: 'the hen',
  fox: 'the fox',
  wheat: 'the wheat',
  ammonite: 'the ammonite',
  beetle: 'the beetle',
  claw: 'the claw',
  dragonfly: 'the dragonfly',
  thigh_bone: 'the thigh bone',
  arm_bone: 'the arm bone',
  tail: 'the tail',
  ribs: 'the ribs',
  legs: 'the legs',
  skull: 'the skull',
  nigiri: 'the nigiri',
  maki: 'the maki',
  onigiri: 'the onigiri',
  prawn: 'the prawn',
  rice: 'the rice',
  fish: 'the fish',
  patches: 'Patches',
  tiger: 'Tiger',
  scar: 'Scar',
  toy: 'the toy',
  box: 'the box',
};
export const kindName = (kind: Kind): string => NAMES[kind];
export const Title = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
export const robotName = (robot: RobotName): string => Title(robot);
export const pronoun = (robot: RobotName): string => (robot === 'twirl' ? 'she' : 'he');
export const possessive = (robot: RobotName): string => (robot === 'twirl' ? 'her' : 'his');

/** Tokens of two spaces. */
export const LONG: ReadonlySet<Kind> = new Set(['thigh_bone', 'arm_bone', 'ribs']);

export type World = 'house' | 'garden' | 'dig' | 'sushi';
export const worldOf: Record<RobotName, World> = { gizmo: 'house', twirl: 'garden', rover: 'dig', lefty: 'sushi' };
export type Side = QuirkyCircuitsFacing;
export const SIDES = QUIRKY_CIRCUITS_FACING;
export const DEGREES: Record<Side, number> = { N: 0, E: 90, S: 180, W: 270 };
export const SIDE_WORDS: Record<Side, string> = { N: 'north', E: 'east', S: 'south', W: 'west' };
export const WAY: Record<Side, [number, number]> = { N: [0, -1], E: [1, 0], S: [0, 1], W: [-1, 0] };

/** A space is a number, row * 8 + column, whatever the map's size. */
export const ROW = 8;
export const at = (space: number): { x: number; y: number } => ({
  x: (space % ROW) * 100 + 50,
  y: Math.floor(space / ROW) * 100 + 50,
});
export const placeName = (space: number): string => `row ${Math.floor(space / ROW) + 1}, column ${(space % ROW) + 1}`;
/** The space beyond a side; null beyond the edge of the map. */
export function beyond(space: number, side: Side, width: number, height: number): number | null {
  const [dx, dy] = WAY[side];
  const [x, y] = [(space % ROW) + dx, Math.floor(space / ROW) + dy];
  return x < 0 || y < 0 || x >= width || y >= height ? null : y * ROW + x;
}
