// A controller as one slides it. Pure: sixteen cells, one of them the hole.
import { WAYS, WIDE, type Way } from './types';

/** Where the hole goes when a tile goes that way. */
const HOLE_GOES: Record<Way, number> = { up: WIDE, down: -WIDE, left: 1, right: -1 };
const BACK: Record<Way, Way> = { up: 'down', down: 'up', left: 'right', right: 'left' };

export const holeOf = (cells: readonly string[]): number => cells.indexOf('hole');

/** The cell whose tile goes that way, or -1: the frame is there. */
export function cellFor(cells: readonly string[], way: Way): number {
  const hole = holeOf(cells);
  const cell = hole + HOLE_GOES[way];
  if (cell < 0 || cell >= cells.length) return -1;
  return way === 'up' || way === 'down' || Math.floor(cell / WIDE) === Math.floor(hole / WIDE) ? cell : -1;
}

/** The slides that bring a touched tile one step on: its whole line moves if the hole is further away. */
export function slidesFor(cells: readonly string[], cell: number): Way[] {
  const hole = holeOf(cells);
  const [rows, columns] = [Math.floor(cell / WIDE) - Math.floor(hole / WIDE), (cell % WIDE) - (hole % WIDE)];
  if (rows !== 0 && columns !== 0) return [];
  const way: Way = rows ? (rows > 0 ? 'up' : 'down') : columns > 0 ? 'left' : 'right';
  return Array<Way>(Math.abs(rows + columns)).fill(way);
}

/** The cells after a slide; the same ones if nothing can go that way. */
export function slid<T extends string>(cells: readonly T[], way: Way): T[] {
  const cell = cellFor(cells, way);
  const next = [...cells];
  if (cell < 0) return next;
  const hole = holeOf(cells);
  [next[hole], next[cell]] = [cells[cell]!, cells[hole]!];
  return next;
}
export const slidAll = <T extends string>(cells: readonly T[], ways: readonly Way[]): T[] =>
  ways.reduce<T[]>(slid, [...cells]);

/** Which tile is where: tiles keep their number while they slide, so that they move on the screen. `before` numbers the cells. */
export function follow(before: readonly number[], was: readonly string[], now: readonly string[]): number[] {
  const hole = holeOf(was);
  for (const way of WAYS) {
    const cell = cellFor(was, way);
    if (cell < 0 || slid(was, way).join() !== now.join()) continue;
    const next = [...before];
    [next[hole], next[cell]] = [before[cell]!, before[hole]!];
    return next;
  }
  if (was.join() === now.join()) return [...before];
  // Something else happened (a new round, slides taken back): each tile keeps the number of an equal one.
  const free = new Map<string, number[]>();
  was.forEach((command, cell) => free.set(command, [...(free.get(command) ?? []), before[cell]!]));
  return now.map((command) => free.get(command)?.shift() ?? before[now.indexOf(command)]!);
}

/** What the server has not confirmed yet, laid over what it says: it has counted `counted` slides, we had sent up to `sent`. */
export function unconfirmed(pending: readonly Way[], sent: number, counted: number): Way[] {
  return pending.slice(Math.max(0, pending.length - Math.max(0, sent - counted)));
}
export const opposite = (way: Way): Way => BACK[way];
