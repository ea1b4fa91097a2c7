// Tracks of one's own: boards in any order, or a file.
import { t } from '../../words/words.svelte';
import type { TrackView } from './types';

export const MIDDLES = ['T1_A', 'T1_B', 'T2_A', 'T2_B', 'T3_A', 'T3_B', 'T4_A', 'T4_B'] as const;
export const MOST = 4; // boards between start and finish
/** Every board once, as answers to the option: how they look is the server's to say. */
export const EVERY = [
  ['START_A', 'T1_A', 'T2_A', 'T3_A', 'T4_A', 'FIN_A'],
  ['START_B', 'T1_B', 'T2_B', 'T3_B', 'T4_B', 'FIN_B'],
].map((names) => names.join(' '));

export type Kind = 'order' | 'file' | 'choice';
/** What an answer is: a file has something like `track = …` in it. */
export function kindOf(answer: string, choices: readonly string[]): Kind {
  if (choices.includes(answer)) return 'choice';
  return answer.includes('=') ? 'file' : 'order';
}
export const boardsOf = (answer: string): string[] => answer.split(/\s+/).filter(Boolean);
/** What its maker calls it. */
export const nameOf = (file: string): string =>
  /^\s*name\s*=\s*["'](.*)["']\s*(?:#.*)?$/m.exec(file)?.[1] || t('tiny_turbo_cars-pick-file-name');

/** The other side of a board. */
export const flipped = (face: string): string =>
  face.endsWith('_A') ? face.replace(/_A$/, '_B') : face.replace(/_B$/, '_A');
export const without = (boards: readonly string[], place: number): string[] => boards.filter((_, i) => i !== place);
export function withBoard(boards: readonly string[], face: string): string[] {
  return boards.length - 2 >= MOST ? [...boards] : [...boards.slice(0, -1), face, boards.at(-1)!];
}

/** A track cut into its boards, by face. */
export function cut(track: TrackView): Record<string, TrackView> {
  return Object.fromEntries(
    track.boards.map((board) => [
      board.face,
      {
        ...track,
        rows: board.rows,
        finish: 0,
        boards: [{ ...board, first_row: 0 }],
        spaces: track.spaces.slice(board.first_row, board.first_row + board.rows),
      },
    ]),
  );
}
