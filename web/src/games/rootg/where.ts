// The grid on the page. A cell is 80 units; x grows to the east, y to the north. Whoever sits on seat 0 sees the table from their own
// side, turned by half: everybody's own terminals are near them.
export const CELL = 80;
export type Point = readonly [number, number];
export interface Spot {
  x: number;
  y: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const at = ({ x, y }: Spot, flip: boolean): Point => (flip ? [-x * CELL, y * CELL] : [x * CELL, -y * CELL]);
export function spotAt([px, py]: Point, flip: boolean): Spot {
  const [x, y] = [Math.round(px / CELL), Math.round(-py / CELL)];
  return flip ? { x: -x || 0, y: -y || 0 } : { x: x || 0, y: y || 0 };
}
/** A side or a turn as one sees it. */
export const seen = (side: number, flip: boolean): number => (side + (flip ? 2 : 0)) % 4;
export const same = (a: Spot | null, b: Spot | null): boolean => !!a && !!b && a.x === b.x && a.y === b.y;
export const keyOf = ({ x, y }: Spot): string => `${x},${y}`;

/** What all of these take up, with a margin around. */
export function around(spots: readonly Spot[], flip: boolean, margin: number): Box {
  const points = spots.map((spot) => at(spot, flip));
  const [xs, ys] = [points.map((p) => p[0]), points.map((p) => p[1])];
  const room = CELL / 2 + margin;
  return {
    left: Math.min(...xs) - room,
    top: Math.min(...ys) - room,
    right: Math.max(...xs) + room,
    bottom: Math.max(...ys) + room,
  };
}

/** The nearest spot in a direction (0 up, 1 right, 2 down, 3 left as one sees it): little aside is nearer than far ahead. */
export function towards<T extends Spot>(from: Spot, spots: readonly T[], direction: number, flip: boolean): T | null {
  const [fx, fy] = at(from, flip);
  let best: T | null = null;
  let least = Infinity;
  for (const spot of spots) {
    const [px, py] = at(spot, flip);
    const [dx, dy] = [px - fx, py - fy];
    const ahead = [-dy, dx, dy, -dx][direction]!;
    const aside = Math.abs(direction % 2 ? dy : dx);
    const far = ahead + 2 * aside;
    if (ahead > 0 && far < least) [best, least] = [spot, far];
  }
  return best;
}
