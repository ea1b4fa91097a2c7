// What is on the tiles: the drawing, its turn and colour, and the number; the words under it are in the catalogue.
import type { Command } from './types';

export interface Face {
  icon: string;
  turn: number; // degrees, on a controller; on a track that runs to the right a quarter more
  colour: string;
  number: string;
  /** it shows a direction on the track */
  points: boolean;
}
const arrow = (icon: 'ar1' | 'ar2', turn: number, colour: string): Face => ({
  icon,
  turn,
  colour,
  number: icon.slice(2),
  points: true,
});
const thing = (icon: string, number: string, points = false): Face => ({
  icon,
  turn: 0,
  colour: '',
  number,
  points,
});

export const faces: Record<Exclude<Command, 'hole'>, Face> = {
  forward_1: arrow('ar1', 0, '#2FB3A0'),
  forward_2: arrow('ar2', 0, '#2FB3A0'),
  back_1: arrow('ar1', 180, '#A49DB3'),
  left_1: arrow('ar1', -45, '#4E93D8'),
  left_2: arrow('ar2', -45, '#4E93D8'),
  right_1: arrow('ar1', 45, '#E8596D'),
  right_2: arrow('ar2', 45, '#E8596D'),
  jump: thing('jump', '2'),
  missile: thing('missile', '1', true),
  turbo: thing('turbo', '', true),
  battery: thing('battery', ''),
  increase: thing('increase', ''),
  decrease: thing('decrease', ''),
};
