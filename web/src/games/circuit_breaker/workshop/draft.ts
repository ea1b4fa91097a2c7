// A box while it is being filled: its tiles, cards, points and rounds, and the file it becomes.
import { quote } from '../../../shared/workshop/bench.svelte';
import { t } from '../../../words/words.svelte';
import type { Edge, Link } from '../tiles';

export const LINKS: readonly Link[] = ['1', '2', '3', 'U'];
export const EDGES: readonly Edge[] = ['.', ...LINKS];
export const COUNTS = ['two', 'three', 'four'] as const;
export type Count = (typeof COUNTS)[number];
export type Round = '.' | 'w' | 'a';
export const [MOST_KINDS, MOST_COPIES, MOST_ROUNDS, MOST_CARDS] = [16, 8, 24, 24];

export interface Wire {
  face: string;
  copies: number;
}
export interface Appliance {
  name: string;
  /** a connection for each of its tiles */
  links: string;
}
export interface Draft {
  name: string;
  wiresDealt: number;
  appliancesDealt: number;
  cheese: number;
  box: string;
  wires: Wire[];
  appliances: Appliance[];
  /** the names of the kinds on each */
  cards: string[][];
  wanted: number[];
  other: number[];
  /** rows of the round counter, by the number of players */
  rounds: Record<Count, string[]>;
}

const put = <T>(all: readonly T[], place: number, one: T): T[] => all.map((other, i) => (i === place ? one : other));
export const wiresIn = (draft: Draft): number => draft.wires.reduce((sum, wire) => sum + wire.copies, 0);
export const appliancesIn = (draft: Draft): number => draft.appliances.reduce((sum, one) => sum + one.links.length, 0);
export const roundsIn = (draft: Draft, count: Count): number => draft.rounds[count].join('').length;

// --- tiles. Place -1 is the breaker box.

export const faceAt = (draft: Draft, place: number): string =>
  place < 0 ? draft.box : (draft.wires[place]?.face ?? '....');
/** An edge becomes a wall or a connection. */
export function setEdge(draft: Draft, place: number, side: number, edge: Edge): Draft {
  const face = faceAt(draft, place);
  if (face[side] === edge) return draft;
  const next = face.slice(0, side) + edge + face.slice(side + 1);
  if (place < 0) return { ...draft, box: next };
  return { ...draft, wires: put(draft.wires, place, { ...draft.wires[place]!, face: next }) };
}
export const addWire = (draft: Draft, face: string): Draft => ({
  ...draft,
  wires: [...draft.wires, { face, copies: 1 }],
});
/** More or fewer of a wire; none: it goes. */
export function setCopies(draft: Draft, place: number, copies: number): Draft {
  if (copies < 1) return { ...draft, wires: draft.wires.toSpliced(place, 1) };
  return { ...draft, wires: put(draft.wires, place, { ...draft.wires[place]!, copies: Math.min(99, copies) }) };
}

// --- appliances

/** One more tile of a kind with this connection; if it is full, none with it. */
export function turnLink(draft: Draft, place: number, link: Link): Draft {
  const one = draft.appliances[place]!;
  const links =
    one.links.length < MOST_COPIES ? [...one.links, link] : [...one.links].filter((other) => other !== link);
  return { ...draft, appliances: put(draft.appliances, place, { ...one, links: links.toSorted().join('') }) };
}
export function takeLink(draft: Draft, place: number, link: Link): Draft {
  const one = draft.appliances[place]!;
  const at = one.links.indexOf(link);
  if (at < 0) return draft;
  return {
    ...draft,
    appliances: put(draft.appliances, place, { ...one, links: one.links.slice(0, at) + one.links.slice(at + 1) }),
  };
}
/** A kind gets another name, on the cards too. */
export function rename(draft: Draft, place: number, name: string): Draft {
  const before = draft.appliances[place]!;
  const clean = name.replaceAll(/[,:#\n]/g, '');
  return {
    ...draft,
    appliances: put(draft.appliances, place, { ...before, name: clean }),
    cards: draft.cards.map((card) => card.map((one) => (one === before.name ? clean : one))),
  };
}
export function addKind(draft: Draft): Draft {
  let number = draft.appliances.length + 1;
  const called = (): string => t('circuit_breaker-bench-thing', { number });
  while (draft.appliances.some((one) => one.name === called())) number++;
  return { ...draft, appliances: [...draft.appliances, { name: called(), links: '123U' }] };
}
/** A kind goes, from the cards too; a card with nothing on it goes as well. */
export function removeKind(draft: Draft, place: number): Draft {
  const { name } = draft.appliances[place]!;
  return {
    ...draft,
    appliances: draft.appliances.toSpliced(place, 1),
    cards: draft.cards.map((card) => card.filter((one) => one !== name)).filter((card) => card.length > 0),
  };
}

// --- cards, points, rounds

export function toggleKind(draft: Draft, card: number, name: string): Draft {
  const now = draft.cards[card]!;
  const next = now.includes(name) ? now.filter((one) => one !== name) : [...now, name];
  return { ...draft, cards: next.length ? put(draft.cards, card, next) : draft.cards.toSpliced(card, 1) };
}
export function setPoints(draft: Draft, which: 'wanted' | 'other', place: number, points: number): Draft {
  return { ...draft, [which]: put(draft[which], place, Math.max(0, Math.min(100, points))) };
}
/** As many numbers as a kind has tiles at most; the last one goes on growing. */
export function enoughPoints(draft: Draft): Draft {
  const most = Math.max(1, ...draft.appliances.map((one) => one.links.length));
  const fit = (all: number[]): number[] =>
    Array.from({ length: Math.max(most, all.length) }, (_, i) => all[i] ?? all.at(-1)!);
  return draft.wanted.length >= most && draft.other.length >= most
    ? draft
    : { ...draft, wanted: fit(draft.wanted), other: fit(draft.other) };
}
const AFTER: Record<Round, Round> = { '.': 'w', w: 'a', a: '.' };
/** Plain, with a wire, with an appliance, plain again. */
export function turnRound(draft: Draft, count: Count, row: number, column: number): Draft {
  const line = draft.rounds[count][row]!;
  const next = line.slice(0, column) + AFTER[line[column] as Round] + line.slice(column + 1);
  return { ...draft, rounds: { ...draft.rounds, [count]: put(draft.rounds[count], row, next) } };
}
/** A row of rounds more or less. */
export function setRoundRows(draft: Draft, count: Count, rows: number): Draft {
  const now = draft.rounds[count];
  const width = now[0]!.length;
  const wanted = Math.max(1, Math.min(Math.floor(MOST_ROUNDS / width), rows));
  const next = Array.from({ length: wanted }, (_, i) => now[i] ?? '.'.repeat(width));
  return { ...draft, rounds: { ...draft.rounds, [count]: next } };
}

// --- the file

const lines = (all: readonly string[]): string => `"""\n${all.join('\n')}\n"""`;
export function write(draft: Draft): string {
  return [
    `# ${draft.name}`,
    `wires_dealt = ${draft.wiresDealt}`,
    `appliances_dealt = ${draft.appliancesDealt}`,
    `cheese = ${draft.cheese}`,
    `box = ${quote(draft.box)}`,
    `wires = ${lines(draft.wires.map(({ face, copies }) => (copies > 1 ? `${face} x${copies}` : face)))}`,
    `appliances = ${lines(draft.appliances.map(({ name, links }) => `${name}: ${links}`))}`,
    `cards = ${lines(draft.cards.map((card) => card.join(', ')))}`,
    '',
    '[points]',
    `wanted = [${draft.wanted.join(', ')}]`,
    `other = [${draft.other.join(', ')}]`,
    '',
    '[rounds]',
    ...COUNTS.map((count) => `${count}_players = ${lines(draft.rounds[count])}`),
    '',
  ].join('\n');
}

interface File {
  wires_dealt: number;
  appliances_dealt: number;
  cheese: number;
  box: string;
  wires: string;
  appliances: string;
  cards: string;
  points: { wanted: number[]; other: number[] };
  rounds: Record<`${Count}_players`, string>;
}
const rowsIn = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.split('#')[0]!.trim())
    .filter(Boolean);
/** From what a file says. Its name is its first remark. */
export function read(told: Record<string, unknown>, text: string): Draft {
  const file = told as unknown as File;
  return {
    name: /^#\s*(.{1,40})$/m.exec(text.split('\n')[0] ?? '')?.[1] ?? t('circuit_breaker-bench-mine'),
    wiresDealt: file.wires_dealt,
    appliancesDealt: file.appliances_dealt,
    cheese: file.cheese,
    box: file.box,
    wires: rowsIn(file.wires).map((row) => {
      const [face = '....', times] = row.split(/\s+/);
      return { face, copies: Number(times?.slice(1) ?? 1) };
    }),
    appliances: rowsIn(file.appliances).map((row) => {
      const [name = '', links = ''] = row.split(':').map((part) => part.trim());
      return { name, links };
    }),
    cards: rowsIn(file.cards).map((row) => row.split(',').map((part) => part.trim())),
    wanted: file.points.wanted,
    other: file.points.other,
    rounds: {
      two: rowsIn(file.rounds.two_players),
      three: rowsIn(file.rounds.three_players),
      four: rowsIn(file.rounds.four_players),
    },
  };
}

export type Section = 'wires' | 'appliances' | 'cards' | 'points' | 'rounds';
/** The part of the box a refusal speaks of. */
export function mistakeAt(why: string): Section | null {
  const parts: [Section, RegExp][] = [
    ['points', /points\./],
    ['rounds', /round/],
    ['cards', /card|no appliance/],
    ['appliances', /appliance|kind|a name|there twice/],
    ['wires', /wire|face|edge|tiles at most/],
  ];
  return parts.find(([, words]) => words.test(why))?.[0] ?? null;
}
