// A table for the tests: a small circuit under way, and its run.
import { example } from './examples';
import type { Action, Event, Tick, Update, View } from './types';

const terminal = (seat: number, i: number): View['terminals'][number] => ({
  seat,
  speed: (['fast', 'norm', 'slow'] as const)[i]!,
  x: [0, 2, -2][i]! * (seat ? -1 : 1),
  y: seat ? -1 : 1,
  port: 2 * seat,
  linked: i === 0,
  depth: i === 0 ? 1 + seat : 0,
  value: null,
  wants: null,
  pile: 0,
});
const not = example('i.o.', 'not', [], 1);
const xor = example('.ioi', 'xor', [], 2);

export const view: View = {
  side: 'green',
  phase: 'first',
  turn: 0,
  round: 3,
  holder: 0,
  fastest: 0,
  why_fastest: 'fast',
  asker: null,
  handed: false,
  charges: [15, 12],
  discarded: 9,
  discharging: [false, false],
  points: [0, 0],
  tiles: 52,
  stack: 40,
  start: [],
  drawn: [],
  hands: [[xor], [null]],
  removed: [],
  missions: [{ zero: ['A', 'B', 'C'], one: [0, 1, 1], wants: [0, 1, 1] }, null],
  core: [
    [-1, 0],
    [0, 0],
    [1, 0],
  ],
  terminals: [0, 1, 2].map((i) => terminal(0, i)).concat([0, 1, 2].map((i) => terminal(1, i))),
  board: [{ tile: not, x: 0, y: 2, turn: 0, seat: 0, round: 1, reaches: [0], values: null, since: null }],
  places: [{ x: 0, y: 3, needs: [null, null, 'out', null], reaches: [[], [], [0], []] }],
  offers: [
    { x: 0, y: 3, turn: 0, drops: [3, 0, 0, 0, 0, 0], depths: [2, 0, 0, 2, 0, 0] },
    { x: 2, y: 2, turn: 0, drops: [0, 2, 0, 0, 0, 0], depths: [1, 1, 0, 2, 0, 0] },
    { x: -2, y: -2, turn: 2, drops: [0, 0, 0, 0, 2, 0], depths: [1, 0, 0, 2, 1, 0] },
  ],
  run: null,
};

const tick = (change: Partial<Tick>): Tick => ({
  piles: [0, 0, 0, 0, 0, 0],
  arrived: [],
  right: [],
  taken: [0, 0],
  core: 0,
  points: [0, 0],
  ...change,
});
/** Seat 1's Fast has two gates and is right; seat 0's has one and is wrong. */
export const running: View = {
  ...view,
  phase: 'run',
  turn: null,
  hands: [[], []],
  offers: [],
  terminals: view.terminals.map((one) => ({ ...one, value: 1, wants: one.seat })),
  run: {
    why: 'accepted',
    tick: 0,
    signals: [{ terminal: 0, depth: 1, path: [{ x: 0, y: 2, tile: 1, part: 0, gate: true, enter: 0, leave: 2 }] }],
    ticks: [
      tick({ points: [4, 0] }),
      tick({ piles: [1, 0, 0, 1, 0, 0], arrived: [0], right: [false], core: 1, points: [4, 0] }),
      tick({ piles: [0, 0, 0, 1, 0, 0], arrived: [3], right: [true], taken: [0, 1], core: 0, points: [4, 2] }),
    ],
  },
};

export const update = (
  of: View,
  legal: Update['legal'] = [],
  trail: Event[] = [],
  change: Partial<Update> = {},
): Update => ({
  type: 'update',
  seq: 1,
  seat: 0,
  at: 0,
  trail,
  view: of,
  legal,
  waiting: of.turn === null ? [] : [of.turn],
  score: of.points,
  over: false,
  winners: [],
  deadline: null,
  ...change,
});
/** May place wherever the view offers it. */
export const placing = (of: View): Update =>
  update(of, [...of.offers.map(({ x, y, turn }): Action => ({ act: 'place', x, y, turn })), { act: 'hand_over' }]);
