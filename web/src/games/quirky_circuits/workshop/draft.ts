// A scenario while it is being drawn: what is on the map, what is to be done, and the file it becomes.
import { t } from '../../../words/words.svelte';
import type { RobotName } from '../cards';
import type { Edge } from '../ground';
import { beyond, ROW, SIDES, type Kind, type Side } from '../things';
import type { TokenView, View } from '../types';

export type Ground = '.' | '#' | 'V' | 'b' | '@' | '^' | '>' | 'v' | '<';
export interface Piece {
  kind: Kind;
  space: number;
  second: number | null;
}
export interface Place {
  kinds: Kind[];
  space: number;
  second: number | null;
  table: boolean;
}
export interface Draft {
  name: string;
  words: string;
  robot: RobotName;
  stars: number;
  battery: number;
  facing: Side;
  width: number;
  height: number;
  /** what each space is, by its number */
  cells: Record<number, Ground>;
  tokens: Piece[];
  spots: Place[];
  /** each once: north or west of a space never, but south or east of the one before */
  walls: Edge[];
  rises: Edge[];
  dock: boolean;
  decks: string[];
  /** "tiger meets toy": part of the goal */
  meets: string[];
  /** "fox meets hen": must not happen */
  lose: string[];
  blocks: Kind[];
  order: Kind[];
  /** sections [cards], [quirks], [walks] as somebody wrote them by hand */
  extra: string;
}

export const DECKS = ['basic', 'quirk', 'cats', 'farm', 'conveyor'] as const;
export const ARROWS: Record<Side, Ground> = { N: '^', E: '>', S: 'v', W: '<' };
/** What belongs into a robot's world; everything else may be put there too. */
export const OF_WORLD: Record<RobotName, Kind[]> = {
  gizmo: ['patches', 'tiger', 'scar', 'toy', 'box'],
  twirl: ['seed_red', 'seed_green', 'seed_yellow', 'seed_blue', 'hen', 'fox', 'wheat'],
  rover: ['ammonite', 'beetle', 'claw', 'dragonfly', 'thigh_bone', 'arm_bone', 'tail', 'ribs', 'legs', 'skull'],
  lefty: ['nigiri', 'maki', 'onigiri', 'prawn', 'rice', 'fish'],
};

export const empty = (robot: RobotName = 'gizmo'): Draft => ({
  name: t('quirky_circuits-shop-new'),
  words: '',
  robot,
  stars: 1,
  battery: 10,
  facing: 'N',
  width: 8,
  height: 8,
  cells: { 56: '@' },
  tokens: [],
  spots: [],
  walls: [],
  rises: [],
  dock: robot === 'gizmo',
  decks: ['basic'],
  meets: [],
  lose: [],
  blocks: [],
  order: [],
  extra: '',
});

/** Something that can be played, to go on from: three dust bunnies and an armchair. */
export const first = (): Draft => ({
  ...empty(),
  battery: 12,
  cells: { 56: '@', 9: 'b', 22: 'b', 44: 'b', 27: '#', 28: '#', 35: '#', 36: '#' },
});

export const cellAt = (draft: Draft, space: number): Ground => draft.cells[space] ?? '.';
export const spaces = ({ width, height }: Pick<Draft, 'width' | 'height'>): number[] =>
  Array.from({ length: width * height }, (_, i) => Math.floor(i / width) * ROW + (i % width));
const find = (draft: Draft, ground: Ground): number[] =>
  spaces(draft).filter((space) => cellAt(draft, space) === ground);
export const startOf = (draft: Draft): number | null => find(draft, '@')[0] ?? null;

/** What the goal says, from what is on the map. */
export function goal(draft: Draft): string[] {
  return [
    ...(find(draft, 'b').length ? ['clean'] : []),
    ...(draft.spots.length ? ['deliver'] : []),
    ...draft.meets,
    ...(draft.dock ? ['dock'] : []),
  ];
}

// --- painting

/** The space becomes something else; what lay there goes. There is one start only. */
export function paint(draft: Draft, space: number, ground: Ground): Draft {
  const cells = { ...draft.cells };
  if (ground === '@') for (const other of find(draft, '@')) delete cells[other];
  if (ground === '.') delete cells[space];
  else cells[space] = ground;
  const solid = ground === '#' || ground === 'V' || ground === '@';
  return {
    ...draft,
    cells,
    tokens: solid || ground === '.' ? without(draft.tokens, space) : draft.tokens,
    spots: ground === 'b' ? draft.spots : without(draft.spots, space),
  };
}
const without = <T extends { space: number; second: number | null }>(all: T[], space: number): T[] =>
  all.filter((one) => one.space !== space && one.second !== space);

/** A token on a space, or away again; a long one turns from lying east to lying south, then goes. A drawing has room for one a space. */
export function putToken(draft: Draft, space: number, kind: Kind, long: boolean): Draft {
  const there = draft.tokens.find((one) => one.kind === kind && one.space === space);
  const next = nextPiece(draft, space, long, there);
  const others = draft.tokens.filter(
    (one) => ![one.space, one.second].some((taken) => taken !== null && (taken === space || taken === next)),
  );
  return { ...draft, tokens: next === undefined ? others : [...others, { kind, space, second: next }] };
}
/** The same for the place where it is wanted. */
export function putSpot(draft: Draft, space: number, kind: Kind, long: boolean, table: boolean): Draft {
  const there = draft.spots.find((one) => one.space === space);
  const others = draft.spots.filter((one) => one !== there);
  if (there && !there.kinds.includes(kind))
    return { ...draft, spots: [...others, { ...there, kinds: [...there.kinds, kind], table }] };
  const cells = { ...draft.cells };
  if (!there) delete cells[space];
  const next = nextPiece(draft, space, long, there);
  return {
    ...draft,
    cells,
    spots: next === undefined ? others : [...others, { kinds: there?.kinds ?? [kind], space, second: next, table }],
  };
}
/** Where the second half comes next; null: it has none; undefined: it goes away. */
function nextPiece(
  draft: Draft,
  space: number,
  long: boolean,
  there: { second: number | null } | undefined,
): number | null | undefined {
  const east = beyond(space, 'E', draft.width, draft.height);
  const south = beyond(space, 'S', draft.width, draft.height);
  if (!long) return there ? undefined : null;
  if (!there) return east ?? south ?? undefined;
  return there.second === east && south !== null ? south : undefined;
}

/** The same edge is told from one side only. */
export function tidy({ space, side }: Edge): Edge {
  return side === 'N'
    ? { space: space - ROW, side: 'S' }
    : side === 'W'
      ? { space: space - 1, side: 'E' }
      : { space, side };
}
const same = (a: Edge, b: Edge): boolean => a.space === b.space && a.side === b.side;
const opposite = ({ space, side }: Edge): Edge =>
  side === 'E'
    ? { space: space + 1, side: 'W' }
    : side === 'W'
      ? { space: space - 1, side: 'E' }
      : side === 'S'
        ? { space: space + ROW, side: 'N' }
        : { space: space - ROW, side: 'S' };

export function toggleWall(draft: Draft, edge: Edge): Draft {
  const one = tidy(edge);
  const there = draft.walls.some((wall) => same(wall, one));
  return {
    ...draft,
    walls: there ? draft.walls.filter((wall) => !same(wall, one)) : [...draft.walls, one],
    rises: draft.rises.filter((rise) => !same(tidy(rise), one)),
  };
}
/** Up one way, up the other way, level again. */
export function turnRise(draft: Draft, edge: Edge): Draft {
  const one = tidy(edge);
  const other = opposite(one);
  const rest = draft.rises.filter((rise) => !same(rise, one) && !same(rise, other));
  const next = draft.rises.some((rise) => same(rise, one))
    ? [other]
    : draft.rises.some((rise) => same(rise, other))
      ? []
      : [one];
  return { ...draft, rises: [...rest, ...next], walls: draft.walls.filter((wall) => !same(wall, one)) };
}

/** A smaller map loses what lies outside. */
export function resize(draft: Draft, width: number, height: number): Draft {
  const inside = new Set(spaces({ width, height }));
  const fits = ({ space, second }: { space: number; second: number | null }): boolean =>
    inside.has(space) && (second === null || inside.has(second));
  const edges = (all: Edge[]): Edge[] =>
    all.filter((edge) => inside.has(edge.space) && beyond(edge.space, edge.side, width, height) !== null);
  const cells = Object.fromEntries(Object.entries(draft.cells).filter(([space]) => inside.has(Number(space))));
  return {
    ...draft,
    width,
    height,
    cells,
    tokens: draft.tokens.filter(fits),
    spots: draft.spots.filter(fits),
    walls: edges(draft.walls),
    rises: edges(draft.rises),
  };
}

// --- the file

const TOKEN_LETTERS = 'acdefghijklmnopqrstuwxyz';
const SPOT_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUWXYZ';
const quote = (text: string): string => JSON.stringify(text);
const quoted = (all: readonly string[]): string => `[${all.map(quote).join(', ')}]`;

export function toToml(draft: Draft): string {
  const kinds = [...new Set(draft.tokens.map((one) => one.kind))];
  const wanted = [...new Map(draft.spots.map((spot) => [`${spot.table} ${spot.kinds.join()}`, spot])).entries()];
  const tokenLetter = new Map(kinds.map((kind, i) => [kind, TOKEN_LETTERS[i]!]));
  const spotLetter = new Map(wanted.map(([key], i) => [key, SPOT_LETTERS[i]!]));
  const long = [
    ...new Set([
      ...draft.tokens.filter((one) => one.second !== null).map((one) => one.kind),
      ...draft.spots.filter((one) => one.second !== null).flatMap((one) => one.kinds),
    ]),
  ];
  const here = (kind: string): boolean => kinds.includes(kind as Kind); // what was ticked for a token that is gone is not told
  const [order, blocks, lose] = [
    draft.order.filter(here),
    draft.blocks.filter(here),
    draft.lose.filter((pair) => pair.split(' meets ').every(here)),
  ];
  const ground = new Map(spaces(draft).map((space) => [space, cellAt(draft, space) as string]));
  for (const spot of draft.spots)
    for (const space of [spot.space, spot.second])
      if (space !== null) ground.set(space, spotLetter.get(`${spot.table} ${spot.kinds.join()}`)!);
  const things = new Map<number, string>();
  for (const token of draft.tokens)
    for (const space of [token.space, token.second])
      if (space !== null) things.set(space, tokenLetter.get(token.kind)!);
  const section = (name: string, lines: string[]): string => (lines.length ? `\n[${name}]\n${lines.join('\n')}\n` : '');
  const wants = ({ kinds: all }: Place): string => (all.length === 1 ? quote(all[0]!) : quoted(all));
  const letters = (table: boolean): string[] =>
    wanted.filter(([, spot]) => spot.table === table).map(([key, spot]) => `${spotLetter.get(key)} = ${wants(spot)}`);
  return [
    `name = ${quote(draft.name)}\n`,
    draft.words ? `words = ${quote(draft.words)}\n` : '',
    `robot = ${quote(draft.robot)}\nstars = ${draft.stars}\nbattery = ${draft.battery}\nfacing = ${quote(draft.facing)}\n`,
    draft.decks.length ? `decks = ${quoted(draft.decks)}\n` : '',
    `goal = ${quoted(goal(draft))}\n`,
    order.length ? `order = ${quoted(order)}\n` : '',
    long.length ? `long = ${quoted(long)}\n` : '',
    blocks.length ? `blocks = ${quoted(blocks)}\n` : '',
    lose.length ? `lose = ${quoted(lose)}\n` : '',
    `map = '''\n${drawing(draft, ground)}'''\n`,
    things.size
      ? `things = '''\n${drawing({ ...draft, walls: [], rises: [] }, new Map(spaces(draft).map((space) => [space, things.get(space) ?? '.'])))}'''\n`
      : '',
    section(
      'tokens',
      kinds.map((kind) => `${tokenLetter.get(kind)} = ${quote(kind)}`),
    ),
    section('spots', letters(false)),
    section('tables', letters(true)),
    draft.extra ? `\n${draft.extra.trim()}\n` : '',
  ].join('');
}

/** Rows of spaces with their edges between them. */
function drawing({ width, height, walls, rises }: Draft, marks: Map<number, string>): string {
  const edge = (space: number, side: Side): string => {
    const here = { space, side };
    if (walls.some((wall) => same(wall, here))) return side === 'E' ? '|' : '-';
    if (rises.some((rise) => same(rise, here))) return side === 'E' ? '/' : ',';
    if (rises.some((rise) => same(rise, opposite(here)))) return side === 'E' ? '\\' : "'";
    return ' ';
  };
  const rows: string[] = [];
  for (let row = 0; row < height; row++) {
    const here = Array.from({ length: width }, (_, column) => row * ROW + column);
    rows.push(here.map((space, i) => marks.get(space) + (i < width - 1 ? edge(space, 'E') : '')).join(''));
    const below =
      row < height - 1
        ? here
            .map((space) => edge(space, 'S'))
            .join(' ')
            .trimEnd()
        : '';
    if (below) rows.push(below);
  }
  return `${rows.join('\n')}\n`;
}

/** From what the server shows of a file, and from its text what a view does not tell. */
export function fromView(view: View, text = ''): Draft {
  const list = (key: string): string[] =>
    [...(new RegExp(`^\\s*${key}\\s*=\\s*\\[([^\\]]*)\\]`, 'm').exec(text)?.[1] ?? '').matchAll(/"([^"]*)"/g)].map(
      (found) => found[1]!,
    );
  const line = (key: string): string => new RegExp(`^\\s*${key}\\s*=\\s*"([^"]*)"`, 'm').exec(text)?.[1] ?? '';
  const cells: Record<number, Ground> = {};
  for (const space of view.map.obstacles) cells[space] = view.map.vases.includes(space) ? 'V' : '#';
  for (const space of view.map.bunnies) cells[space] = 'b';
  for (const { space, side } of view.map.conveyors) cells[space] = ARROWS[side];
  cells[view.robot.space] = '@';
  const kindOf = (token: number | null): Kind => view.tokens.find((one) => one.token === token)!.kind;
  const kinds = new Set(view.tokens.map((one) => one.kind));
  return {
    name: view.scenario.name,
    words: line('words'),
    robot: view.robot.robot,
    stars: view.scenario.stars,
    battery: view.battery.full,
    facing: view.robot.facing,
    width: view.map.width,
    height: view.map.height,
    cells,
    tokens: view.tokens.map(({ kind, space, second }: TokenView) => ({ kind, space: space!, second })),
    spots: view.map.spots.map(({ wants, space, second, table }) => ({ kinds: wants, space, second, table })),
    walls: [...new Map(view.map.barriers.map(tidy).map((edge) => [`${edge.space}${edge.side}`, edge])).values()],
    rises: view.map.inclines,
    dock: view.map.dock !== null,
    decks: text ? list('decks') : decksFor(view, kinds),
    meets: view.goal.parts.flatMap((part) =>
      part.what === 'meet' ? [`${kindOf(part.token)} meets ${kindOf(part.other)}`] : [],
    ),
    lose: text
      ? list('lose')
      : view.tokens.flatMap(({ kind, never }) => (never === null ? [] : [`${kind} meets ${kindOf(never)}`])),
    blocks: [...new Set(view.tokens.filter((one) => one.solid).map((one) => one.kind))],
    order: [
      ...new Set(
        view.tokens
          .filter((one) => one.order)
          .toSorted((a, b) => a.order! - b.order!)
          .map((one) => one.kind),
      ),
    ],
    extra: text.match(/^\[(?:cards|quirks|walks)\][^[]*/gm)?.join('\n') ?? '',
  };
}
/** A scenario of the book tells no decks, but one can see them. */
function decksFor(view: View, kinds: Set<Kind>): string[] {
  const walkers = ['patches', 'tiger', 'scar'].some((kind) => kinds.has(kind as Kind));
  return [
    'basic',
    ...(view.scenario.quirks ? ['quirk'] : []),
    ...(walkers ? ['cats'] : []),
    ...(kinds.has('hen') || kinds.has('fox') ? ['farm'] : []),
    ...(view.map.conveyors.length ? ['conveyor'] : []),
  ];
}

/** As the drawing wants it: a view of nothing but the map. */
export function toView(draft: Draft): Pick<View, 'map' | 'robot' | 'tokens'> {
  const robotSpace = startOf(draft) ?? 0;
  return {
    map: {
      width: draft.width,
      height: draft.height,
      obstacles: [...find(draft, '#'), ...find(draft, 'V')],
      tables: draft.spots.filter((spot) => spot.table).map((spot) => spot.space),
      vases: find(draft, 'V'),
      barriers: draft.walls,
      inclines: draft.rises,
      conveyors: SIDES.flatMap((side) => find(draft, ARROWS[side]).map((space) => ({ space, side }))),
      dock: draft.dock ? robotSpace : null,
      spots: draft.spots.map(({ kinds, space, second, table }) => ({ space, second, table, wants: kinds, has: [] })),
      bunnies: find(draft, 'b'),
      broken: [],
    },
    robot: {
      robot: draft.robot,
      name: draft.robot,
      space: robotSpace,
      facing: draft.facing,
      momentum: null,
      holds: [],
    },
    tokens: draft.tokens.map(({ kind, space, second }, token) => ({
      token,
      kind,
      fate: 'ground',
      space,
      second,
      second_side: null,
      solid: false,
      walks_to: null,
      never: null,
      order: draft.order.indexOf(kind) + 1 || null,
    })),
  };
}

/** The place a refusal names. */
export function mistakeAt(why: string): number | null {
  const [, row, column] = /row (\d+), column (\d+)/.exec(why) ?? [];
  return row && column ? (Number(row) - 1) * ROW + Number(column) - 1 : null;
}
