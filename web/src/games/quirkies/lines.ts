// The eight lines of three: which cells, how they are called, where they lie.
import { t, type Told } from '../../words/words.svelte';
import type { Card, How, View } from './types';

/** Rows 0-2 from the top, columns 3-5 from the left, 6 the diagonal \, 7 the diagonal /. */
export const LINES: readonly (readonly [number, number, number])[] = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
];

export const lineName = (line: number): string => t('quirkies-line', { line });

/** The line through two cells, null if there is none (a knight's move), or they are the same. */
export function lineThrough(a: number, b: number): number | null {
  if (a === b) return null;
  const line = LINES.findIndex((cells) => cells.includes(a) && cells.includes(b));
  return line < 0 ? null : line;
}

/** "Three greens!" `laid` is any one card of the line. */
export const cheer = (how: How, laid: Card | null): Told => ({ id: 'quirkies-cheer', args: shared(how, laid) });
export const shared = (how: How, laid: Card | null): { how: How; colour: string; pattern: string } => ({
  how,
  colour: laid?.colour ?? 'none',
  pattern: laid?.pattern ?? 'none',
});

/** A card that lies on the line, to name it by. */
export const onLine = (view: View, line: number): Card | null =>
  LINES[line]?.map((cell) => view.board[cell]?.top).find(Boolean) ?? null;

/** The board's own units: 374 x 416, cards of 100 x 112. */
export const BOARD = {
  width: 374,
  height: 416,
  card: 100,
  tall: 112,
  left: [26, 137, 248],
  top: [24, 148, 272],
} as const;
export const cellX = (cell: number): number => BOARD.left[cell % 3]!;
export const cellY = (cell: number): number => BOARD.top[Math.floor(cell / 3)]!;
export const cellMid = (cell: number): { x: number; y: number } => ({ x: cellX(cell) + 50, y: cellY(cell) + 56 });

/** On the board, where a line is not: over the row or the two columns next to it. The middle of that place, and how wide it is. */
export function besideLine(line: number): { x: number; y: number; width: number } {
  const [upper, middle] = [cellMid(0).y, cellMid(3).y];
  if (line < 3) return { x: BOARD.width / 2, y: line === 1 ? upper : middle, width: 346 };
  if (line === 4) return { x: cellMid(0).x, y: middle, width: 108 };
  const [left, right] = [(cellMid(0).x + cellMid(1).x) / 2, (cellMid(1).x + cellMid(2).x) / 2];
  return { x: line === 3 || line === 6 ? right : left, y: line < 6 ? middle : upper, width: 216 };
}
