// What is on the tiles: the drawing, its turn and colour, the number and the words under it.
import type { Command } from './types';

export interface Face {
  icon: string;
  turn: number; // degrees, on a controller; on a track that runs to the right a quarter more
  colour: string;
  number: string;
  words: string;
  /** it shows a direction on the track */
  points: boolean;
}
const arrow = (icon: 'ar1' | 'ar2', turn: number, colour: string, words: string): Face => ({
  icon,
  turn,
  colour,
  number: icon.slice(2),
  words,
  points: true,
});
const thing = (icon: string, number: string, words: string, points = false): Face => ({
  icon,
  turn: 0,
  colour: '',
  number,
  words,
  points,
});

export const faces: Record<Exclude<Command, 'hole'>, Face> = {
  forward_1: arrow('ar1', 0, '#2FB3A0', 'Forward 1'),
  forward_2: arrow('ar2', 0, '#2FB3A0', 'Forward 2'),
  back_1: arrow('ar1', 180, '#A49DB3', 'Back 1'),
  left_1: arrow('ar1', -45, '#4E93D8', 'Left 1'),
  left_2: arrow('ar2', -45, '#4E93D8', 'Left 2'),
  right_1: arrow('ar1', 45, '#E8596D', 'Right 1'),
  right_2: arrow('ar2', 45, '#E8596D', 'Right 2'),
  jump: thing('jump', '2', 'Jump'),
  missile: thing('missile', '1', 'Missile', true),
  turbo: thing('turbo', '', 'Turbo', true),
  battery: thing('battery', '', 'Battery'),
  increase: thing('increase', '', 'Next +1'),
  decrease: thing('decrease', '', 'Next −1'),
};
export const commandName = (command: Command): string => (command === 'hole' ? 'The hole' : faces[command].words);
