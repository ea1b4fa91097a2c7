// Where chairs stand around the round table (700 x 464, from y = 34), and where their names are written.
import type { SeatInfo } from '../wire';

export interface Spot {
  chair: { x: number; y: number; scale: number };
  face: { x: number; y: number; scale: number };
  label: { x: number; y: number; align: 'beside' | 'below' };
  front?: boolean;
}

const bottom: Spot = {
  chair: { x: 350, y: 408, scale: 1.1 },
  face: { x: 350, y: 384, scale: 1.42 },
  label: { x: 424, y: 420, align: 'beside' },
  front: true,
};
const left: Spot = {
  chair: { x: 82, y: 226, scale: 1.02 },
  face: { x: 84, y: 204, scale: 1.22 },
  label: { x: 82, y: 316, align: 'below' },
};
const top: Spot = {
  chair: { x: 350, y: 112, scale: 0.95 },
  face: { x: 350, y: 102, scale: 1.12 },
  label: { x: 412, y: 50, align: 'beside' },
};
const right: Spot = {
  chair: { x: 618, y: 226, scale: 1.02 },
  face: { x: 616, y: 204, scale: 1.22 },
  label: { x: 618, y: 316, align: 'below' },
};

const around: Record<number, Spot[]> = {
  1: [bottom],
  2: [bottom, top],
  3: [bottom, left, right],
  4: [bottom, left, top, right],
};

/** One sits at the bottom oneself; before one sits, the first free chair is there. The others follow clockwise. */
export function place(seats: SeatInfo[]): { seat: SeatInfo; spot: Spot }[] {
  const spots = around[seats.length] ?? around[4]!;
  const first = Math.max(
    0,
    seats.findIndex((s) => s.mine) >= 0 ? seats.findIndex((s) => s.mine) : seats.findIndex((s) => s.kind === 'free'),
  );
  return spots.map((spot, i) => ({ seat: seats[(first + i) % seats.length]!, spot }));
}
