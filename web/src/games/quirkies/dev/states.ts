// Moments of a game, made by hand: the sketch's table and what can happen at it.
import type { TableInfo } from '../../../wire';
import type { Action, Card, Cell, Colour, CreatureName, Event, Pattern, Update, View } from '../types';

const C: Record<string, Colour> = { o: 'orange', g: 'green', b: 'blue' };
const P: Record<string, Pattern> = { s: 'stripes', d: 'dots', t: 'triangles' };
/** "wink g s" */
export const card = (text: string): Card => {
  const [creature, colour, pattern] = text.split(' ') as [CreatureName, string, string];
  return { creature, colour: C[colour]!, pattern: P[pattern]! };
};
const cell = (text: string, height = 1): Cell => {
  const [creature, colour] = text.split(' ') as [CreatureName, string?];
  return colour ? { creature, top: card(text), height } : { creature, top: null, height: 0 };
};

export const sketch: View = {
  players: 4,
  version: 'beginner',
  claims: 'call',
  dealer: 2,
  turn: 0,
  phase: 'lay',
  second: false,
  board: [
    cell('moppy o d', 4),
    cell('horns'),
    cell('snork b t', 3),
    cell('wink g s', 3),
    cell('pogo g d', 5),
    cell('gloop g t', 2),
    cell('fuzz b s', 3),
    cell('blip'),
    cell('noodle o s', 2),
  ],
  hands: [
    ['fuzz o d', 'horns b d', 'blip o t', 'snork g s', 'moppy b s', 'wink o t'].map(card),
    ...[1, 2, 3].map(() => Array<null>(6).fill(null)),
  ],
  pile: 24,
  tokens: [3, 2, 3, 1],
  laid: null,
  claimed: [],
  called: [[], [], [], []],
  said: [false, false, false, false],
  last_round: false,
};
export const names = ['Mia', 'Jonas', 'Ada', 'Tock'];

export const table = (view: View, change: Partial<TableInfo> = {}): TableInfo => ({
  type: 'table',
  code: 'FOX-42',
  game: 'quirkies',
  options: { version: view.version, claims: view.claims, window: '5' },
  public: false,
  status: 'playing',
  seats: names.slice(0, view.players).map((name, seat) => ({
    seat,
    chair: seat,
    kind: seat === 3 ? 'bot' : 'person',
    name,
    bot: seat === 3 ? 'greedy' : null,
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
  ...change,
});

export function legal(view: View, me: number): Update['legal'] {
  if (me < 0 || view.phase === 'over') return [];
  if (view.phase === 'window')
    return view.said[me]
      ? []
      : [...Array(8).keys()]
          .filter((line) => !view.called[me]!.includes(line))
          .map((line): Action => ({ act: 'call', line }))
          .concat([{ act: view.turn === me ? 'done' : 'pass' }]);
  return view.turn === me ? view.hands[me]!.flatMap((one) => (one ? [{ act: 'lay', ...one }] : [])) : [];
}
export const update = (view: View, me = 0, seq = 1, trail: Event[] = [], change: Partial<Update> = {}): Update => ({
  type: 'update',
  seq,
  seat: view.turn,
  at: 0,
  trail,
  view,
  legal: legal(view, me),
  waiting:
    view.phase === 'over'
      ? []
      : view.phase === 'window'
        ? [...Array(view.players).keys()].filter((seat) => !view.said[seat])
        : [view.turn],
  score: view.tokens,
  over: view.phase === 'over',
  winners:
    view.phase === 'over'
      ? [...Array(view.players).keys()].filter((seat) => view.tokens[seat] === Math.max(...view.tokens))
      : [],
  deadline: null,
  ...change,
});

const few = (players: number): Partial<View> => ({
  players,
  hands: sketch.hands.slice(0, players),
  tokens: sketch.tokens.slice(0, players),
  called: Array.from({ length: players }, () => []),
  said: Array<boolean>(players).fill(false),
  dealer: players - 1,
});
const window: Partial<View> = { phase: 'window', laid: 4, turn: 1 };
const lit: Event[] = [
  { event: 'laid', seat: 1, ...card('pogo g d'), cell: 4, second: 0 },
  { event: 'won', seat: 0, line: 1, how: 'colour' },
];

export interface Moment {
  view: View;
  me?: number;
  trail?: Event[];
  change?: Partial<Update>;
  local?: number[];
  covered?: boolean;
  replaying?: boolean;
  seats?: Partial<TableInfo['seats'][number]>[];
}
const at = (change: Partial<View>, rest: Omit<Moment, 'view'> = {}): Moment => ({
  view: { ...sketch, ...change },
  ...rest,
});
export const states: Record<string, Moment> = {
  mine: at({}, { trail: lit }),
  second: at({ phase: 'second', second: true }),
  theirs: at({ turn: 1 }),
  top: at({ turn: 2 }),
  auto: at({ claims: 'auto' }),
  two: at({ ...few(2) }),
  three: at({ ...few(3), turn: 1 }),
  'own-window': at({ ...window, turn: 0, laid: 3 }),
  window: at(window),
  clock: at(
    { ...window, said: [false, true, false, true] },
    { change: { deadline: Date.now() + 4000, at: Date.now() - 1000 } },
  ),
  passed: at({ ...window, said: [true, false, true, false] }),
  claimed: at({ ...window, claimed: [1], called: [[], [], [1], []], tokens: [3, 2, 4, 1] }, { trail: lit }),
  rich: at({ tokens: [7, 5, 9, 0], last_round: true, pile: 0 }),
  over: at({ phase: 'over', tokens: [5, 2, 3, 5], last_round: true }),
  covered: at({}, { covered: true, local: [0, 1] }),
  local: at(window, { local: [0, 1, 2, 3] }),
  local2: at(window, { local: [0, 1] }),
  spectator: at({ hands: sketch.hands.map(() => Array<null>(6).fill(null)), turn: 1 }, { me: -1, local: [] }),
  replay: at(
    {
      hands: [...Array(4).keys()].map(() =>
        ['fuzz o d', 'horns b d', 'blip o t', 'snork g s', 'moppy b s', 'wink o t'].map(card),
      ),
    },
    { me: -1, local: [], replaying: true },
  ),
  away: at({ turn: 1 }, { seats: [{}, { here: false }] }),
  long: at(
    { turn: 2 },
    {
      seats: [
        { name: 'Maximiliane the Great' },
        { name: 'Bartholomew Featherston' },
        { name: 'Wilhelmina-Charlotte' },
        { name: 'Professor Doctor Beep' },
      ],
    },
  ),
};
