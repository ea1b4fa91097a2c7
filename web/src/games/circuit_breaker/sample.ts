// A table for the tests: three players, a few tiles out, Ben's mouse (seat 1) on Mia's Jukebox.
import type { TableInfo } from '../../wire';
import { appliance, box, wire } from './examples';
import type { Held, Mouse, Pile, Placed, Tile, View, Update } from './types';

export const numbered = (tile: Tile, number: number): Tile => ({ ...tile, tile: number });
export const held = (slot: number, tile: Tile): Held => ({ slot, sort: tile.kind ? 'appliance' : 'wire', tile });
export const placed = (tile: Tile, x: number, y: number, turn = 0): Placed => ({ ...tile, x, y, turn, mouse: null });
const pile = (place: Pile['place'], height: number, top: Tile | null = null, covered: Tile[] = []): Pile => ({
  place,
  height,
  top,
  covered,
  mice: [],
});
export const home: Mouse = { place: 'home', owner: null, x: null, y: null };

export const jukebox = numbered(appliance('jukebox', '1...'), 40);
export const straight = numbered(wire('1.2.'), 3);
export const names = ['Mia', 'Ben', 'Ada'];

export const sample = (change: Partial<View> = {}): View => ({
  players: 3,
  first: 0,
  turn: 0,
  round: 3,
  rounds: 12,
  columns: 3,
  icons: [null, null, null, 'wire', null, null, 'appliance', null, null, 'wire', null, null],
  doing: { mouse: 'ready', place: 'ready', placed: 0, discard: 'ready', discarded: 0, undo: false },
  market: [
    pile('wires', 20),
    pile('W1', 1, numbered(wire('2.2.'), 1)),
    pile('W2', 1, numbered(wire('12..'), 9)),
    pile('appliances', 30),
    pile('A1', 2, numbered(appliance('blender', '2...'), 68), [numbered(wire('3.3.'), 2)]),
    pile('A2', 1, numbered(appliance('fog_machine', 'U...'), 67)),
    pile('A3', 0),
  ],
  cheese: 10,
  cubes: [1, 1, 0],
  mice: [home, { place: 'network', owner: 0, x: 10, y: 9 }, home],
  networks: [
    {
      tiles: [placed(box, 10, 10), placed(jukebox, 10, 9, 2)],
      spots: [
        { x: 11, y: 10, touches: [null, null, null, '2'] },
        { x: 9, y: 10, touches: [null, 'U', null, null] },
      ],
    },
    { tiles: [placed(box, 10, 10)], spots: [] },
    { tiles: [placed(box, 10, 10)], spots: [] },
  ],
  hands: [
    [held(0, straight), held(2, numbered(appliance('lava_lamp', '3...'), 50))],
    [{ slot: 0, sort: 'wire', tile: null }],
    [{ slot: 0, sort: 'appliance', tile: null }],
  ],
  cards: [['jukebox', 'lava_lamp'], null, null],
  kinds: [
    { id: 'jukebox', name: 'Jukebox' },
    { id: 'lava_lamp', name: 'Lava Lamp' },
    { id: 'own_3', name: 'Ice Maker' },
  ],
  points: { wanted: [3, 6, 10, 15], other: [1, 3, 6, 10] },
  counted: [[{ kind: 'jukebox', number: 1, wanted: true, points: 3 }], [], []],
  score: [3, 0, 0],
  over: false,
  ...change,
});

export const updateOf = (view: View, legal: Update['legal'] = [], change: Partial<Update> = {}): Update => ({
  type: 'update',
  seq: 5,
  seat: view.turn,
  at: 0,
  trail: [],
  view,
  legal,
  waiting: [view.turn],
  score: view.score,
  over: view.over,
  winners: [],
  deadline: null,
  ...change,
});
export const table: TableInfo = {
  type: 'table',
  code: 'FOX-42',
  game: 'circuit_breaker',
  options: {},
  public: false,
  status: 'playing',
  seats: names.map((name, seat) => ({
    seat,
    chair: seat,
    kind: 'person',
    name,
    bot: null,
    here: true,
    mine: seat === 0,
    stands_in_for: null,
  })),
  looking_as: 0,
  watchers: 0,
  commitment: null,
  secret: null,
  seal: null,
  rematch: null,
  away_ms: 20_000,
  now: 0,
};
