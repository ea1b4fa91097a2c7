// How a tile is drawn: from what is printed on it to lines and places, 75 units wide around the middle, already turned. `side` says from
// which side of the tile (as turned) a piece takes its value once the circuit is on.
import type { Gate, Tile } from './types';
import type { Point } from './where';

export interface Wire {
  d: string;
  side: number;
  bridge?: boolean; // goes over another wire
}
export interface Glyph {
  gate: Gate;
  at: Point;
  quarter: number; // 0: its output looks down
  scale: number;
  name: { at: Point; size: number };
  side: number;
}
export interface Chip {
  at: Point;
  value: number;
  r: number;
}
export interface Mark {
  at: Point;
  quarter: number; // 0 points up
  side: number;
}
export interface Ink {
  wires: Wire[];
  glyphs: Glyph[];
  chips: Chip[];
  chevrons: Mark[];
  joints: { at: Point; side: number }[];
  ins: number[]; // sides with a notch
  outs: { side: number; printed: number | null }[]; // sides with a nose
}

const DIRECTIONS: readonly Point[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
];
const along = (side: number, far: number): Point => [DIRECTIONS[side]![0] * far || 0, DIRECTIONS[side]![1] * far || 0];
export function rotated([x, y]: Point, quarters: number): Point {
  const q = ((quarters % 4) + 4) % 4;
  const [rx, ry] = q === 0 ? [x, y] : q === 1 ? [-y, x] : q === 2 ? [-x, -y] : [y, -x];
  return [rx || 0, ry || 0];
}
const line = (points: readonly Point[]): string => points.map(([x, y], i) => `${i ? 'L' : 'M'}${x} ${y}`).join('');

export function ink(tile: Tile, turn: number): Ink {
  const drawn: Ink = { wires: [], glyphs: [], chips: [], chevrons: [], joints: [], ins: [], outs: [] };
  const sides = [0, 1, 2, 3].map((side) => ({ side, ...tile.edges[(side - turn + 4) % 4]! }));
  for (const { side, port, printed } of sides) {
    if (port === 'in') drawn.ins.push(side);
    if (port === 'out') drawn.outs.push({ side, printed });
  }
  tile.parts.forEach((part, number) => {
    const ins = sides.filter((edge) => edge.part === number && edge.port === 'in').map((edge) => edge.side);
    const outs = sides.filter((edge) => edge.part === number && edge.port === 'out').map((edge) => edge.side);
    if (part.what === 'link') link(drawn, ins[0]!, outs, number > 0);
    else gate(drawn, part.what, part.printed, ins, outs, tile.parts.length > 1);
  });
  const printed = sides.filter((edge) => edge.printed !== null);
  if (tile.parts.length) for (const edge of printed) aside(drawn, edge.side, edge.printed!);
  else
    values(
      drawn,
      printed.map((edge) => ({ side: edge.side, value: edge.printed! })),
    );
  return drawn;
}

function link(drawn: Ink, from: number, outs: number[], bridge: boolean): void {
  const straight = outs.length === 1 && outs[0] === (from + 2) % 4;
  if (straight) {
    drawn.wires.push({ d: line([along(from, 28), along(outs[0]!, 36)]), side: from, bridge });
    const spot = bridge ? along(from, 19) : along(from, drawn.wires.length > 1 ? 19 : 0);
    drawn.chevrons.push({ at: spot, quarter: outs[0]!, side: from });
    return;
  }
  drawn.wires.push({ d: line([along(from, 28), [0, 0]]), side: from, bridge });
  for (const out of outs) {
    drawn.wires.push({ d: line([[0, 0], along(out, 36)]), side: from, bridge });
    drawn.chevrons.push({ at: along(out, 19), quarter: out, side: from });
  }
  if (outs.length > 1) {
    drawn.chevrons.push({ at: along(from, 17), quarter: (from + 2) % 4, side: from });
    drawn.joints.push({ at: [0, 0], side: from });
  }
}

const TIP: Record<Gate, number> = { and: 19, or: 19, xor: 19, nand: 26, nor: 26, xnor: 26, not: 21 }; // where the output wire begins
const SHIFT: Record<Gate, number> = { and: -2.5, nand: -2.5, or: -4, nor: -4, xor: -4, xnor: -4, not: -11 }; // the name, towards the inputs
const SIZE: Record<Gate, number> = { and: 14, or: 14, xor: 14, nand: 12.5, nor: 14, xnor: 11, not: 11.5 };

function gate(drawn: Ink, what: Gate, printed: number[], ins: number[], outs: number[], shared: boolean): void {
  const out = outs[0]!;
  const turn = (out + 2) % 4; // from the upright drawing, output below, to this one
  const turned = (points: Point[]): string => line(points.map((point) => rotated(point, turn)));
  const local = ins.map((side) => (side - turn + 4) % 4); // 0 above, 1 right, 3 left
  const feet = local.length + printed.length;
  const fromAbove: Point[] =
    feet === 1 || local.length > 2
      ? [
          [0, -28],
          [0, -16],
        ]
      : local.includes(1)
        ? [
            [0, -28],
            [0, -26],
            [-11, -26],
            [-11, -16],
          ]
        : [
            [0, -28],
            [0, -26],
            [11, -26],
            [11, -16],
          ];
  const level = local.includes(0) || printed.length ? -27 : -30;
  local.forEach((side, i) => {
    const mirror = side === 1 ? 1 : -1;
    const points: Point[] =
      side === 0
        ? printed.length && local.length === 1
          ? [
              [0, -28],
              [0, -26],
              [-11, -26],
              [-11, -16],
            ]
          : fromAbove
        : [
            [30 * mirror, 0],
            [30 * mirror, level],
            [11 * mirror, level],
            [11 * mirror, -16],
          ];
    drawn.wires.push({ d: turned(points), side: ins[i]! });
  });
  printed.forEach((value, i) => {
    const mirror = local.includes(1) ? -1 : 1;
    const x = mirror * (28 - 19 * i);
    drawn.wires.push({
      d: turned([
        [x * 0.93, -28],
        [mirror * 11, -28],
        [mirror * 11, -16],
      ]),
      side: -1 - value,
    });
    drawn.chips.push({ at: rotated([x, -28], turn), value, r: 8 });
  });
  for (const side of outs)
    drawn.wires.push({ d: line([side === out ? along(side, TIP[what]) : [0, 0], along(side, 36)]), side });
  const lying = turn % 2 === 1;
  const [nx, ny] = rotated([0, lying ? 0.5 : SHIFT[what]], turn);
  drawn.glyphs.push({
    gate: what,
    at: [0, 0],
    quarter: turn,
    scale: shared ? 0.8 : 1,
    name: {
      at: [lying && what === 'not' ? rotated([0, -9], turn)[0] : nx, ny + 4.3],
      size: lying ? Math.min(SIZE[what], what.length > 3 ? 11 : 12.5) - (what === 'not' ? 1.5 : 0) : SIZE[what],
    },
    side: out,
  });
}

/** A value printed beside a gate or a wire. */
function aside(drawn: Ink, side: number, value: number): void {
  drawn.wires.push({ d: line([along(side, 29), along(side, 36)]), side });
  drawn.chips.push({ at: along(side, 29), value, r: 8 });
}

/** An input tile: one large value, or one for each port. */
function values(drawn: Ink, printed: { side: number; value: number }[]): void {
  const alone = printed.length === 1;
  for (const { side, value } of printed) {
    drawn.wires.push({ d: line([alone ? along(side, 6) : along(side, 16), along(side, 35)]), side });
    drawn.chips.push({ at: alone ? [0, 0] : along(side, 16), value, r: alone ? 19 : 11 });
  }
}
