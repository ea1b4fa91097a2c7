// How tiles look: what is at each edge after turning, the way of the cables, the colours of the connections.
import { t } from '../../words/words.svelte';
import { kindArgs, type Called } from './kinds';
import type { Tile } from './types';

export type Edge = '.' | '1' | '2' | '3' | 'U';
export type Link = Exclude<Edge, '.'>;
/** Each connection has its own colour, shape and pattern of cable. */
export const COLOUR: Record<Link, string> = { '1': '#FFD25E', '2': '#5CC8F2', '3': '#FF85AC', U: '#8DF2BD' };
export const SHAPE: Record<Link, string> = {
  '1': 'M0-13.5a13.5 13.5 0 1 1 0 27a13.5 13.5 0 1 1 0-27z',
  '2': 'M-9.500-12.500h19q3 0 3 3v19q0 3-3 3h-19q-3 0-3-3v-19q0-3 3-3z',
  '3': 'M0-16 16.500 12.500H-16.500Z',
  U: 'M0-17 5-7 15-11 11-1 18 6 8 9 7 18 0 12-7 18-8 9-18 6-11-1-15-11-5-7Z',
};
type Point = readonly [number, number];
/** The middle of each side, and where its plug sits. */
export const RIM: readonly Point[] = [
  [50, 0],
  [100, 50],
  [50, 100],
  [0, 50],
];
export const PLUG: readonly Point[] = [
  [50, 15],
  [85, 50],
  [50, 85],
  [15, 50],
];
export const WALL: readonly string[] = ['M20 8H80', 'M92 20V80', 'M20 92H80', 'M8 20V80'];
/** An appliance steps aside for its plug. */
export const ASIDE: readonly Point[] = [
  [0, 13],
  [-10, 0],
  [0, -12],
  [10, 0],
];

/** The edges as they lie: a turn is a quarter to the right. */
export const turned = (edges: string, turn: number): Edge[] =>
  [0, 1, 2, 3].map((side) => edges[(side - turn + 4) % 4] as Edge);
export const isLink = (edge: Edge | undefined): edge is Link => edge !== undefined && edge !== '.';

export interface Cables {
  runs: { side: number; link: Link; path: string }[];
  joint: { x: number; y: number; shape: 'bend' | 'straight' | 'cross' };
}
/** The cables of a wire: two that meet round a corner bend, all others run to the middle. */
export function cables(edges: readonly Edge[]): Cables {
  const sides = [0, 1, 2, 3].filter((side) => isLink(edges[side]));
  const run = (side: number, path: string) => ({ side, link: edges[side] as Link, path });
  if (sides.length === 2 && (sides[1]! - sides[0]!) % 2) {
    const [a, b] = sides.map((side) => RIM[side]!) as [Point, Point];
    const x = 25 + (a[0] + b[0]) / 4;
    const y = 25 + (a[1] + b[1]) / 4;
    return {
      runs: sides.map((side) =>
        run(side, `M${RIM[side]!.join(' ')}Q${(RIM[side]![0] + 50) / 2} ${(RIM[side]![1] + 50) / 2} ${x} ${y}`),
      ),
      joint: { x, y, shape: 'bend' },
    };
  }
  return {
    runs: sides.map((side) => run(side, `M${RIM[side]!.join(' ')}L50 50`)),
    joint: { x: 50, y: 50, shape: sides.length > 2 ? 'cross' : 'straight' },
  };
}

/** The layers of a cable from below: width and colour, and for U a dashed one. */
export function layers(link: Link): { width: number; colour: string; dash?: string }[] {
  const colour = COLOUR[link];
  const [edge, core] = ['#120C22', '#241A3D'];
  if (link === '1')
    return [
      { width: 13, colour: edge },
      { width: 8, colour },
    ];
  if (link === '2')
    return [
      { width: 19, colour: edge },
      { width: 14, colour },
      { width: 4.5, colour: core },
    ];
  if (link === '3')
    return [
      { width: 23, colour: edge },
      { width: 18, colour },
      { width: 11, colour: core },
      { width: 4.5, colour },
    ];
  return [
    { width: 20, colour: edge },
    { width: 14, colour },
    { width: 14, colour: '#1F7A5C', dash: '3.5 6' },
    { width: 5, colour },
  ];
}

/** The next turn, clockwise from this one and beginning with it, that is among those that fit. */
export function nextTurn(turn: number, fitting: readonly number[]): number | null {
  for (let more = 0; more < 4; more++) if (fitting.includes((turn + more) % 4)) return (turn + more) % 4;
  return null;
}

const links = (tile: Tile): string => [...tile.edges].filter((edge) => edge !== '.').join('–');
/** What a sentence is given of a tile; null: it is hidden. */
export const tileArgs = (tile: Tile | null, called: Called) => ({
  sort: tile?.sort ?? 'hidden',
  links: tile ? links(tile) : '',
  ...(tile?.kind ? kindArgs(tile.kind, called) : { kind: 'own', name: '' }),
});
/** "2–3 wire", "Jukebox with a 2". `called` gives the names of kinds. */
export const tileName = (tile: Tile, called: Called): string => t('circuit_breaker-tile', tileArgs(tile, called));
/** What an open end asks for: "wants a 1", from the edges that lie around it. */
export function wish(touches: readonly (string | null)[]): string {
  const asked = [...new Set(touches.filter((edge): edge is string => edge !== null && edge !== '.'))];
  const many = asked.map((edge) => (edge === 'U' ? t('circuit_breaker-wish-any') : edge));
  return t('circuit_breaker-wish', { link: asked.length === 1 ? asked[0]! : 'several', links: many });
}
