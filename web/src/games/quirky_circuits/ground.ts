// The unchanging part of a map, and what a drawing of it needs to know.
import type { QuirkyCircuitsEdge, QuirkyCircuitsSpot } from '../../wire';
import { beyond, ROW, SIDES, type Side, type World } from './things';

export type Edge = QuirkyCircuitsEdge;
export type Spot = Pick<QuirkyCircuitsSpot, 'space' | 'second' | 'wants'>;
export interface Ground {
  world: World;
  width: number;
  height: number;
  /** obstacles, without tables and the stands of vases */
  blocked: number[];
  tables: number[];
  /** obstacles with a vase on them, or one that had one */
  stands: number[];
  walls: Edge[];
  rises: Edge[];
  belts: Edge[];
  dock: number | null;
  /** null: not known, or of no interest */
  start: number | null;
  spots: Spot[];
}

/** A piece of furniture: one space, two or four. */
export interface Piece {
  space: number;
  wide: number;
  high: number;
}

/** Obstacles side by side are one large thing: first squares of four, then pairs, then single ones. */
export function furnish(blocked: readonly number[]): Piece[] {
  const left = new Set(blocked);
  const pieces: Piece[] = [];
  for (const [wide, high] of [
    [2, 2],
    [2, 1],
    [1, 2],
    [1, 1],
  ] as const) {
    for (const space of [...left].sort((a, b) => a - b)) {
      const cells = Array.from({ length: wide * high }, (_, i) => space + (i % wide) + Math.floor(i / wide) * ROW);
      const whole = cells.every((cell) => left.has(cell)) && (space % ROW) + wide <= ROW;
      if (!whole) continue;
      cells.forEach((cell) => left.delete(cell));
      pieces.push({ space, wide, high });
    }
  }
  return pieces;
}

/** Spaces below the rest: those one can leave only over a rise. */
export function sunken({ rises, width, height }: Ground): number[] {
  const edge = (space: number, side: Side): boolean => rises.some((rise) => rise.space === space && rise.side === side);
  const low = new Set<number>();
  const heap = rises.map((rise) => rise.space);
  while (heap.length) {
    const space = heap.pop()!;
    if (low.has(space)) continue;
    low.add(space);
    for (const side of SIDES) {
      const next = beyond(space, side, width, height);
      if (next !== null && !edge(space, side)) heap.push(next);
    }
  }
  // a rise in the middle of nowhere: its low side is everywhere, so nothing is below anything
  const open = rises.some(({ space, side }) => low.has(beyond(space, side, width, height) ?? -1));
  return open ? [] : [...low].sort((a, b) => a - b);
}

/** The line of an edge, from one corner to the other. */
export function edgeLine({ space, side }: Edge): [number, number, number, number] {
  const [x, y] = [(space % ROW) * 100, Math.floor(space / ROW) * 100];
  switch (side) {
    case 'N':
      return [x, y, x + 100, y];
    case 'E':
      return [x + 100, y, x + 100, y + 100];
    case 'S':
      return [x, y + 100, x + 100, y + 100];
    case 'W':
      return [x, y, x, y + 100];
  }
}

/** Barriers in a row are one wall: lines as long as they go. */
export function wallLines(walls: readonly Edge[]): [number, number, number, number][] {
  const lines = new Map(walls.map(edgeLine).map((line) => [line.join(), line] as const));
  const whole: [number, number, number, number][] = [];
  const sorted = [...lines.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  for (const line of sorted) {
    const flat = line[1] === line[3];
    const before = whole.find((one) => (one[1] === one[3]) === flat && one[2] === line[0] && one[3] === line[1]);
    if (before) [before[2], before[3]] = [line[2], line[3]];
    else whole.push([...line]);
  }
  return whole;
}

/** The sides of a belt that have a rail: where it neither goes on nor another one comes in. */
export function rails(belt: Edge, { belts, width, height }: Ground): Side[] {
  return SIDES.filter((side) => {
    const next = beyond(belt.space, side, width, height);
    const comes = belts.some(
      (other) => other.space === next && beyond(other.space, other.side, width, height) === belt.space,
    );
    return side !== belt.side && !comes;
  });
}
