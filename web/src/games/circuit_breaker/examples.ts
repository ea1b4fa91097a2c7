// Tiles for pictures: the box, the table of the setup page, the rules.
import type { KindId, Network, Placed, Tile } from './types';

export const wire = (edges: string): Tile => ({ tile: 0, sort: 'wire', kind: null, edges });
export const appliance = (kind: KindId, edges: string): Tile => ({ tile: 0, sort: 'appliance', kind, edges });
export const box: Tile = { tile: -1, sort: 'box', kind: null, edges: '123U' };

const at = (x: number, y: number, tile: Tile): Placed => ({ ...tile, x, y, turn: 0, mouse: null });
/** A small party: everything on it fits. */
export const party: Network = {
  tiles: [
    at(0, 0, box),
    at(0, -1, wire('2.1.')),
    at(0, -2, appliance('disco_ball', '..2.')),
    at(1, 0, wire('U3.2')),
    at(1, -1, appliance('jukebox', '..1.')),
    at(-1, 0, wire('31.3')),
    at(-1, -1, appliance('bubble_maker', '..3.')),
    at(0, 1, wire('32.2')),
    at(-1, 1, appliance('lava_lamp', '.2..')),
    at(1, 1, appliance('gumball_machine', '...2')),
  ],
  spots: [],
};
