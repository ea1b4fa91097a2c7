// The track as places on paper. A lane is 100 units wide; row 0 is the near end, lane 0 the blue side. It runs up (v) or to the right (h).
import type { TrackView } from './types';

export type Dir = 'v' | 'h';
export const RAIL = 50; // the coloured sides
export const BEHIND = 1; // rows drawn behind the start
const RUN_OFF = 14; // rows drawn past the last board: some of the endless garden

export interface Paper {
  dir: Dir;
  lanes: number;
  first: number; // the rows that are drawn
  last: number;
  width: number;
  height: number;
}

/** `far`: the row of the farthest car; there is always garden ahead of it. */
export function paper(track: TrackView, dir: Dir, far = 0): Paper {
  const last = Math.max(track.rows + RUN_OFF, far + RUN_OFF);
  const length = (last + BEHIND + 1) * 100;
  const breadth = track.lanes * 100 + 2 * RAIL;
  return {
    dir,
    lanes: track.lanes,
    first: -BEHIND,
    last,
    width: dir === 'v' ? breadth : length,
    height: dir === 'v' ? length : breadth,
  };
}

/** The upper left corner of a space. */
export function corner({ dir, first, last }: Paper, lane: number, row: number): [x: number, y: number] {
  return dir === 'v' ? [RAIL + lane * 100, (last - row) * 100] : [(row - first) * 100, RAIL + lane * 100];
}
export function middle(on: Paper, lane: number, row: number): [x: number, y: number] {
  const [x, y] = corner(on, lane, row);
  return [x + 50, y + 50];
}

export const spaceAt = (track: TrackView, lane: number, row: number): string => track.spaces[row]?.[lane] ?? '.';

/** Which room a board is, as the catalogue names it: START, T1, …; own where it is none of ours. */
export const roomOf = (face: string): string => face.split('_')[0]!;
/** The room in which a row lies. */
export function roomAt(track: TrackView, row: number): string {
  if (row >= track.rows) return 'garden';
  const board = track.boards.findLast((one) => row >= one.first_row);
  return board ? roomOf(board.face) : 'house';
}

const TOYS = ['duck', 'blocks', 'bear', 'ball', 'top', 'books'] as const;
export type Toy = (typeof TOYS)[number];
/** Which toy lies on an obstacle space: always the same one. */
export const toyAt = (lane: number, row: number): Toy => TOYS[(lane * 7 + row * 5 + (row >> 1) + 4) % 6]!;

const TITLES = 6;
export interface Book {
  lane: number;
  row: number;
  lanes: number;
  rows: number;
  /** which of the titles in the catalogue it has */
  title: number;
  colour: string;
}
const COLOURS = ['#33294F', '#4A2438', '#1F3A4A', '#3A2A22'];

/** Impassable spaces that lie together are a book, long ones two. */
export function books(track: TrackView): Book[] {
  const taken = new Set<string>();
  const free = (lane: number, row: number): boolean =>
    spaceAt(track, lane, row) === 'x' && !taken.has(`${lane},${row}`);
  const found: Book[] = [];
  for (let row = 0; row < track.rows; row++)
    for (let lane = 0; lane < track.lanes; lane++) {
      if (!free(lane, row)) continue;
      let lanes = 1;
      while (free(lane + lanes, row)) lanes++;
      let rows = 1;
      const whole = (at: number): boolean =>
        Array.from({ length: lanes }, (_, i) => i).every((i) => free(lane + i, at));
      while (whole(row + rows)) rows++;
      for (let a = 0; a < lanes; a++) for (let b = 0; b < rows; b++) taken.add(`${lane + a},${row + b}`);
      found.push(...halves({ lane, row, lanes, rows, title: 0, colour: '' }));
    }
  return found.map((book) => {
    const n = book.lane + book.row;
    return { ...book, title: (n * 5) % TITLES, colour: COLOURS[n % 4]! };
  });
}

function halves(book: Book): Book[] {
  const { lane, row, lanes, rows } = book;
  if (lanes > 2 * rows) {
    const left = Math.ceil(lanes / 2);
    return [
      { ...book, lanes: left },
      { ...book, lane: lane + left, lanes: lanes - left },
    ];
  }
  if (rows > 2 * lanes) {
    const near = Math.ceil(rows / 2);
    return [
      { ...book, rows: near },
      { ...book, row: row + near, rows: rows - near },
    ];
  }
  return [book];
}
export const bookAt = (all: Book[], lane: number, row: number): Book | undefined =>
  all.find(
    (book) => lane >= book.lane && lane < book.lane + book.lanes && row >= book.row && row < book.row + book.rows,
  );
