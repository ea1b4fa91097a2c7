// The board for trying things out: what the server answers, and a few circuits to begin with.
import type { RootgPlace, RootgPlaced, RootgTerminal, RootgTile } from '../../wire';

export interface Laid {
  face: string;
  x: number;
  y: number;
  turn: number;
}
export interface Bench {
  faces: { face: string; tile: RootgTile }[];
  board: RootgPlaced[];
  terminals: RootgTerminal[];
  core: [number, number][];
  places: RootgPlace[];
  legal: { x: number; y: number; turn: number }[];
}

const lay = (text: string): Laid[] =>
  text.split(',').map((one) => {
    const [face, x, y, turn] = one.trim().split(' ') as [string, string, string, string];
    return { face, x: Number(x), y: Number(y), turn: Number(turn) };
  });

export const EXAMPLES: { example: string; laid: Laid[] }[] = [
  { example: 'gate', laid: lay('AND 0 2 0, ONE -1 2 3, ZERO 1 2 1') },
  // the sum of two bits at Fast, what is carried over at Norm
  {
    example: 'add',
    laid: lay(
      'XOR 0 2 0, AND-L 2 2 0, SPLIT-T 1 2 0, ONE 1 3 0, CORNER-R -1 2 3, STRAIGHT -1 3 0, STRAIGHT 2 3 0, CORNER-R -1 4 0, CORNER-L 2 4 0, STRAIGHT 0 4 1, SPLIT-T 1 4 0, ONE 1 5 0',
    ),
  },
  {
    example: 'nor',
    laid: lay('NOT 0 2 0, OR 0 3 0, ONE -1 3 3, ZERO 1 3 1, NOR 0 -2 2, ONE -1 -2 3, ZERO 1 -2 1'),
  },
];
