// Who sits where, as seen from one's own chair: play goes clockwise, so the next player sits on the left.
/** `corner`: opposite, but up on the left, where there is no room at the top. */
export type Chair = 'me' | 'left' | 'top' | 'right' | 'corner';

const AROUND: Record<number, Chair[]> = {
  1: ['me'],
  2: ['me', 'top'],
  3: ['me', 'left', 'right'],
  4: ['me', 'left', 'top', 'right'],
};

/** By seat. A spectator sits on the first chair. */
export function chairs(players: number, me: number): Chair[] {
  const first = Math.max(0, me);
  return Array.from({ length: players }, (_, seat) => AROUND[players]![(seat - first + players) % players]!);
}

export interface Point {
  x: number;
  y: number;
}

/** A copper trace: straight out of `a`, one bend of 45 degrees, straight into `b`. `lead` says which way it leaves and arrives. */
export function trace(a: Point, b: Point, lead: 'across' | 'down'): string {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const side = Math.min(Math.abs(dx), Math.abs(dy)); // how long the slanted piece is, along each axis
  const sx = Math.sign(dx) * side;
  const sy = Math.sign(dy) * side;
  const r = (n: number): number => Math.round(n * 10) / 10;
  if (lead === 'across') {
    const out = (dx - sx) / 2;
    return `M${r(a.x)} ${r(a.y)}h${r(out)}l${r(sx)} ${r(sy)}${Math.abs(dy) > side ? `v${r(dy - sy)}` : ''}H${r(b.x)}`;
  }
  const out = (dy - sy) / 2;
  return `M${r(a.x)} ${r(a.y)}v${r(out)}l${r(sx)} ${r(sy)}${Math.abs(dx) > side ? `h${r(dx - sx)}` : ''}V${r(b.y)}`;
}

/** A wire through given corners, each cut at 45 degrees (a corner may have its own `cut`). */
export function wire(points: (Point & { cut?: number })[], cut = 18): string {
  const r = (n: number): number => Math.round(n * 10) / 10;
  let path = `M${r(points[0]!.x)} ${r(points[0]!.y)}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [before, corner, next] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const near = (other: Point): Point => {
      const far = Math.hypot(other.x - corner.x, other.y - corner.y);
      const step = Math.min(corner.cut ?? cut, far / 2);
      return far
        ? { x: corner.x + ((other.x - corner.x) * step) / far, y: corner.y + ((other.y - corner.y) * step) / far }
        : corner;
    };
    const [into, out] = [near(before), near(next)];
    path += `L${r(into.x)} ${r(into.y)}L${r(out.x)} ${r(out.y)}`;
  }
  const last = points.at(-1)!;
  return `${path}L${r(last.x)} ${r(last.y)}`;
}
