// How a network lies on the floor: its bounds, the size of a cell, how far it can be pushed.
import type { Cell, Network } from './types';

export interface Bounds {
  x: number;
  y: number;
  columns: number;
  rows: number;
}
/** Everything that lies or may lie there, and at least the box with its four neighbours. */
export function boundsOf(network: Network, spots: boolean): Bounds {
  const cells: Cell[] = [...network.tiles, ...(spots ? network.spots : [])];
  const xs = cells.map((cell) => cell.x);
  const ys = cells.map((cell) => cell.y);
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, columns: Math.max(...xs) - x + 1, rows: Math.max(...ys) - y + 1 };
}

/** As large as fits, but never so small that a finger misses it: then it can be pushed about. */
export function cellSize(bounds: Bounds, width: number, height: number, least: number, most: number): number {
  const fits = Math.min(width / (bounds.columns + 0.3), height / (bounds.rows + 0.3));
  return Math.max(least, Math.min(most, fits));
}

/** How far a network can be pushed to either side, in pixels. */
export function slack(cells: number, cell: number, room: number): number {
  const over = (cells + 0.3) * cell - room;
  return over > 1 ? over / 2 + cell * 0.2 : 0;
}
export const clamp = (value: number, most: number): number => Math.max(-most, Math.min(most, value));
/** Where a network is pushed to so that a cell comes into sight, as far as it can be pushed at all: the same again if asked again. */
export function intoSight(at: number, cell: number, room: number, shift: number, most: number): number {
  const rim = Math.min(8, (room - cell) / 2);
  const next = clamp(shift + Math.max(0, rim - at) - Math.max(0, at + cell + rim - room), most);
  return Math.abs(next - shift) < 0.5 ? shift : next;
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
const overlap = (a: Box, b: Box): number =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));

/** Where a bubble about a tile hides least: above it, beside it or below it; all in pixels of the floor. Never over another bubble, if possible. */
export function bubbleAt(
  tile: Box,
  bubble: { width: number; height: number },
  others: readonly Box[],
  floor: { width: number; height: number },
  bubbles: readonly Box[] = [],
): Box {
  const gap = tile.width * 0.12;
  const beside = tile.top + tile.height / 2 - bubble.height / 2;
  const places = [
    { left: tile.left - tile.width * 0.3, top: tile.top - bubble.height - tile.height * 0.42 }, // above the mouse
    { left: tile.left - bubble.width - tile.width * 0.24, top: beside },
    { left: tile.left + tile.width + gap, top: beside },
    { left: tile.left, top: tile.top + tile.height + gap },
  ];
  const cost = (box: Box): number =>
    others.reduce((sum, other) => sum + overlap(box, other), 0) +
    10 * bubbles.reduce((sum, other) => sum + overlap(box, other), 0) +
    2 * overlap(box, tile);
  const inside = (at: number, size: number, most: number): number => Math.max(0, Math.min(most - size, at));
  const boxes = places.map(({ left, top }) => ({
    left: inside(left, bubble.width, floor.width),
    top: inside(top, bubble.height, floor.height),
    ...bubble,
  }));
  return boxes.reduce((a, b) => (cost(b) < cost(a) ? b : a));
}

export interface Tray {
  width: number;
  /** null: it grows with the hand, up to so many rows, so that a tile is at least so wide */
  height: number | null;
  rows: number;
  least: number;
}
export const TRAYS = { table: { rows: 3, least: 0 }, upright: { rows: 3, least: 44 }, lying: { rows: 2, least: 36 } };
const SMALL = 10; // more than the least: as large as tiles get in several rows
const LARGE = 999; // the stage says how large they get at most
/** How a hand lies in its tray, so that every tile is seen: columns, and the room for a tile. */
export function handShape(tiles: number, { width, height, rows, least }: Tray): { columns: number; tile: number } {
  const shapes = Array.from({ length: rows }, (_, i) => {
    const columns = Math.max(1, Math.ceil(tiles / (i + 1)));
    const wide = !width ? LARGE : height === null ? (width - 14) / columns - 6 : (width - 24) / columns - 8; // without padding and gaps
    const high = height ? (height - 16) / (i + 1) - 8 : i ? least + SMALL : LARGE;
    return { columns, tile: Math.max(1, Math.min(wide, high)) };
  });
  if (height === null) return shapes.find(({ tile }) => tile >= least) ?? shapes.at(-1)!;
  return shapes.reduce((a, b) => (b.tile > a.tile ? b : a));
}
