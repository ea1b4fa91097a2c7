// A track while it is being drawn: its boards from the start to the finish, and the file it becomes.
import { t } from '../../../words/words.svelte';
import { quote } from '../../../shared/workshop/bench.svelte';
import { cut, flipped } from '../tracks';
import type { TrackView } from '../types';

export const SPACES = ['.', 'c', 'g', 'o', 'x', 'w', 'h', 'S', 'F'] as const;
export type Space = (typeof SPACES)[number];
/** What the catalogue calls them. */
export const spaceNames: Record<Space, string> = {
  '.': 'free',
  c: 'carpet',
  g: 'grass',
  o: 'toy',
  x: 'book',
  w: 'puddle',
  h: 'speeder',
  S: 'start',
  F: 'finish',
};
export const [LEAST_LANES, MOST_LANES, MOST_ROWS, MOST_BOARDS] = [3, 8, 10, 6];

/** Rows as in a file, the far end first; null: one of ours, known by its name. */
export type Rows = readonly string[];
export interface Board {
  name: string;
  rows: Rows | null;
  /** the other side, where either may lie up */
  back: string | null;
}
export interface Draft {
  name: string;
  boards: Board[];
  /** boards on the other sides of others, by name */
  backs: Record<string, Rows>;
  shuffle: boolean;
  /** the last board before the finish is for the long game alone */
  fourth: boolean;
  /** the tiles of a controller of one's own */
  tiles: string[] | null;
}
/** How ours look, by their names. */
export type Ours = Readonly<Record<string, Rows>>;

const ours = (name: string): Board => ({ name, rows: null, back: null });
export const first = (): Draft => ({
  name: t('tiny_turbo_cars-shop-name'),
  boards: ['START_A', 'T1_A', 'T3_A', 'FIN_A'].map(ours),
  backs: {},
  shuffle: false,
  fourth: false,
  tiles: null,
});

/** Ours, from what the server shows of all of them. */
export const fromTracks = (tracks: readonly TrackView[]): Ours =>
  Object.fromEntries(
    tracks.flatMap((track) => Object.entries(cut(track)).map(([name, one]) => [name, one.spaces.toReversed()])),
  );

export const rowsOf = (board: Board, known: Ours): Rows => board.rows ?? known[board.name] ?? [];
export const lanesOf = (draft: Draft, known: Ours): number => rowsOf(draft.boards[0]!, known)[0]?.length ?? 6;

/** A board as the drawing wants it. */
export function toTrack(name: string, rows: Rows): TrackView {
  const finish = rows.toReversed().findIndex((row) => row.includes('F'));
  return {
    lanes: rows[0]?.length ?? 0,
    rows: rows.length,
    finish: Math.max(0, finish),
    boards: [{ face: name as TrackView['boards'][number]['face'], first_row: 0, rows: rows.length }],
    spaces: rows.toReversed(),
  };
}

// --- drawing

const put = <T>(all: readonly T[], place: number, one: T): T[] => all.map((other, i) => (i === place ? one : other));
const freshName = (draft: Draft): string => {
  const taken = new Set([...draft.boards.flatMap((board) => [board.name, board.back]), ...Object.keys(draft.backs)]);
  let number = 1;
  while (taken.has(`MINE_${number}`)) number++;
  return `MINE_${number}`;
};
/** Other rows for a board; one of ours becomes one's own. */
export function redraw(draft: Draft, place: number, rows: Rows): Draft {
  const board = draft.boards[place]!;
  const name = board.rows ? board.name : freshName(draft);
  // the same board may lie there twice, and stays one board
  const same = (other: Board, i: number): Board =>
    i === place || (board.rows && other.name === board.name && other.rows) ? { name, rows, back: other.back } : other;
  return { ...draft, boards: draft.boards.map(same) };
}

/** A space becomes another one. The finish is a line across the board, and there is one. */
export function paint(draft: Draft, known: Ours, place: number, lane: number, row: number, space: Space): Draft {
  const rows = rowsOf(draft.boards[place]!, known);
  const before = rows[row];
  if (before === undefined || before[lane] === undefined) return draft;
  if (space === 'F') {
    if (before === 'F'.repeat(before.length)) return draft;
    const clean = rows.map((one) => one.replaceAll('F', '.'));
    return redraw(draft, place, put(clean, row, 'F'.repeat(before.length)));
  }
  if (before[lane] === space) return draft;
  // a line with a gap is none
  const line = before.replaceAll('F', '.');
  return redraw(draft, place, put(rows, row, line.slice(0, lane) + space + line.slice(lane + 1)));
}

/** More or fewer rows, at the far end. */
export function setRows(draft: Draft, known: Ours, place: number, count: number): Draft {
  const rows = rowsOf(draft.boards[place]!, known);
  const lanes = lanesOf(draft, known);
  const wanted = Math.max(1, Math.min(MOST_ROWS, count));
  const more = Array.from({ length: Math.max(0, wanted - rows.length) }, () => '.'.repeat(lanes));
  return redraw(draft, place, [...more, ...rows.slice(Math.max(0, rows.length - wanted))]);
}
/** All boards get wider or narrower, on the red side. */
export function setLanes(draft: Draft, known: Ours, count: number): Draft {
  const wanted = Math.max(LEAST_LANES, Math.min(MOST_LANES, count));
  const fit = (row: string): string => row.slice(0, wanted).padEnd(wanted, row.includes('F') ? 'F' : '.');
  const single: Draft = { ...draft, boards: draft.boards.map((board) => ({ ...board, back: null })), backs: {} };
  return single.boards.reduce<Draft>((now, board, place) => redraw(now, place, rowsOf(board, known).map(fit)), single);
}

// --- boards

export const canAdd = (draft: Draft): boolean => draft.boards.length < MOST_BOARDS;
export function addBoard(draft: Draft, known: Ours, after: number, name: string | null): Draft {
  if (!canAdd(draft)) return draft;
  const place = Math.min(Math.max(after, 0), draft.boards.length - 2) + 1;
  const lanes = lanesOf(draft, known);
  const empty = Array.from({ length: 8 }, () => '.'.repeat(lanes));
  const known_ = name !== null && known[name]?.[0]?.length === lanes;
  const board = known_ ? ours(name) : { name: freshName(draft), rows: empty, back: null };
  return { ...draft, boards: draft.boards.toSpliced(place, 0, board) };
}
export const isMiddle = (draft: Draft, place: number): boolean => place > 0 && place < draft.boards.length - 1;
export function removeBoard(draft: Draft, place: number): Draft {
  return isMiddle(draft, place) ? { ...draft, boards: draft.boards.toSpliced(place, 1) } : draft;
}
export function moveBoard(draft: Draft, place: number, by: number): Draft {
  if (!isMiddle(draft, place) || !isMiddle(draft, place + by)) return draft;
  const board = draft.boards[place]!;
  return { ...draft, boards: draft.boards.toSpliced(place, 1).toSpliced(place + by, 0, board) };
}
/** The other side of one of ours. */
export const flip = (draft: Draft, place: number): Draft => ({
  ...draft,
  boards: put(draft.boards, place, { ...ours(flipped(draft.boards[place]!.name)) }),
});

// --- the file

const entry = (board: Board): string =>
  board.back === null ? quote(board.name) : `[${quote(board.name)}, ${quote(board.back)}]`;
export function write(draft: Draft): string {
  const long = draft.fourth && draft.boards.length > 2;
  const listed = long ? draft.boards.toSpliced(-2, 1) : draft.boards;
  const own = new Map<string, Rows>(Object.entries(draft.backs));
  for (const board of draft.boards) if (board.rows) own.set(board.name, board.rows);
  return [
    `name = ${quote(draft.name)}\n`,
    `track = [${listed.map(entry).join(', ')}]\n`,
    long ? `fourth = ${entry(draft.boards.at(-2)!)}\n` : '',
    draft.shuffle ? 'shuffle = true\n' : '',
    draft.tiles ? `tiles = [${draft.tiles.map(quote).join(', ')}]\n` : '',
    own.size ? '\n[boards]\n' : '',
    ...[...own].map(([name, rows]) => `${name} = '''\n${rows.join('\n')}\n'''\n`),
  ].join('');
}

const rowsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.split('#')[0]!.trim())
    .filter(Boolean);

/** From what a file says; the names of boards alone are a track too. */
export function read(file: Record<string, unknown>, text: string): Draft {
  const told = file as {
    name?: string;
    track?: (string | [string, string])[];
    fourth?: string | [string, string];
    shuffle?: boolean;
    tiles?: string[];
    boards?: Record<string, string>;
  };
  const own = Object.fromEntries(Object.entries(told.boards ?? {}).map(([name, drawn]) => [name, rowsIn(drawn)]));
  const names = told.track ?? text.split(/[\s,]+/).filter(Boolean);
  const all = told.fourth === undefined ? names : names.toSpliced(-1, 0, told.fourth);
  const boards = all.map((one): Board => {
    const [name, back] = typeof one === 'string' ? [one, null] : one;
    return { name, rows: own[name] ?? null, back };
  });
  const backs = boards.flatMap(({ back }) => (back !== null && own[back] ? [[back, own[back]] as const] : []));
  return {
    name: told.name ?? t('tiny_turbo_cars-shop-name'),
    boards,
    backs: Object.fromEntries(backs),
    shuffle: told.shuffle ?? false,
    fourth: told.fourth !== undefined,
    tiles: told.tiles ?? null,
  };
}

/** The place a refusal names: a board, and where on it as far as that is told. Rows from the top, lanes from the blue side, both from 0. */
export interface Mistake {
  place: number;
  row: number | null;
  lanes: number[];
}
export function mistakeAt(why: string, draft: Draft): Mistake | null {
  const name = /\bboard (\S+?)[,\s]/.exec(why)?.[1];
  const place = draft.boards.findIndex((board) => board.name === name || board.back === name);
  if (place < 0) return null;
  const row = /\brow (\d+) from the top/.exec(why)?.[1];
  const lanes = /\blane ([\d, ]+)/.exec(why)?.[1] ?? '';
  return {
    place,
    row: row ? Number(row) - 1 : null,
    lanes: [...lanes.matchAll(/\d+/g)].map(([lane]) => Number(lane) - 1),
  };
}
