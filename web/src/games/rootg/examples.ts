// Tiles for pictures that belong to no game: rules, gallery, setup.
import type { Gate, Placed, Tile } from './types';

type Port = '.' | 'i' | 'o' | '0' | '1';
/** "i.o." and what it is: the four edges from the north clockwise, as in the game's content files. */
export function example(edges: string, what: Gate | 'link' | 'input', printed: number[] = [], tile = -1): Tile {
  return {
    tile,
    kind: what === 'input' || what === 'link' ? what : 'gate',
    edges: ([...edges] as Port[]).map((edge) => ({
      port: edge === '.' ? 'blank' : edge === 'i' ? 'in' : 'out',
      part: edge === 'i' || edge === 'o' ? 0 : null,
      printed: edge === '0' || edge === '1' ? Number(edge) : null,
    })),
    parts: what === 'input' ? [] : [{ what, printed }],
  };
}
export const gateTile = (gate: Gate): Tile => (gate === 'not' ? example('i.o.', gate) : example('.ioi', gate));
export const crossing: Tile = {
  tile: -1,
  kind: 'link',
  edges: [
    { port: 'in', part: 0, printed: null },
    { port: 'in', part: 1, printed: null },
    { port: 'out', part: 0, printed: null },
    { port: 'out', part: 1, printed: null },
  ],
  parts: [
    { what: 'link', printed: [] },
    { what: 'link', printed: [] },
  ],
};
export const one = example('..1.', 'input');
export const zero = example('..0.', 'input');
export const wire = example('i.o.', 'link');
export const split = example('ioo.', 'link');

/** A tile laid somewhere, for a small picture of a board. */
export const lay = (tile: Tile, x: number, y: number, turn = 0): Pick<Placed, 'tile' | 'x' | 'y' | 'turn'> => ({
  tile,
  x,
  y,
  turn,
});
export const sketch = [
  lay(example('.ioi', 'or'), 0, 2),
  lay(example('i.o.', 'not'), 0, 3),
  lay(wire, -1, 2, 1),
  lay(one, 1, 2, 1),
  lay(example('i.oi', 'and'), 2, 2),
  lay(zero, 2, 3),
  lay(example('.ioi', 'nand'), 0, -2, 2),
  lay(one, 1, -2, 1),
  lay(example('i.o.', 'xor', [1]), -1, -2, 3),
  lay(example('i.o.', 'not'), -2, -2, 2),
  lay(example('.ioi', 'nor'), 2, -2, 2),
];
