// The way of a signal on the page: gate by gate, along the wires it really takes.
import { rotated } from './ink';
import type { Signal, Tick } from './types';
import { at, CELL, seen, type Point } from './where';

/** Where the film of the run is: which tick, and how far into it. */
export interface Frame {
  tick: number;
  /** the signals are on their way; those that arrived are processed; the piles are cleared */
  stage: 'go' | 'arrive' | 'rest';
}

const edge = ([x, y]: Point, side: number): Point => {
  const [dx, dy] = rotated([0, -CELL / 2], side);
  return [x + dx, y + dy];
};

/** The legs of a signal: the first is where it waits, each further one leads through one more gate; the last one ends at the terminal. */
export function legs(signal: Signal, flip: boolean): Point[][] {
  const first = signal.path[0];
  if (!first) return [];
  const ways: Point[][] = [[edge(at(first, flip), seen(first.enter, flip))]];
  let leg: Point[] = [...ways[0]!];
  for (const stop of signal.path) {
    const middle = at(stop, flip);
    leg.push(middle, edge(middle, seen(stop.leave, flip)));
    if (stop.gate) {
      ways.push(leg);
      leg = [leg.at(-1)!];
    }
  }
  ways.at(-1)!.push(...leg.slice(1)); // wires behind the last gate
  return ways;
}

/** Points of a way with the part of its length (0 to 1) at which each is passed. */
export function measured(points: readonly Point[]): { at: Point; part: number }[] {
  const lengths = points.map((point, i) =>
    i ? Math.hypot(point[0] - points[i - 1]![0], point[1] - points[i - 1]![1]) : 0,
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0) || 1;
  let gone = 0;
  return points.map((point, i) => ({ at: point, part: (gone += lengths[i]!) / whole }));
}

/** What lies where at a moment of the film. */
export interface Lies {
  piles: number[];
  core: number;
  points: number[];
}
export function liesAt(ticks: readonly Tick[], { tick, stage }: Frame): Lies {
  const now = ticks[stage === 'go' && tick > 0 ? tick - 1 : tick]!;
  const cleared = now.arrived.length > 0 && !(stage === 'arrive');
  return { piles: cleared ? now.piles.map(() => 0) : now.piles, core: now.core, points: now.points };
}
