import { expect, it } from 'vitest';
import type { GameClient, GameEvent } from '../games/contract';
import type { SeatInfo } from '../wire';
import { reader, t } from '../words/words.svelte';
import { logEntries } from './log';
import { placings } from './placings';

const seat = (n: number, mine: boolean): SeatInfo => ({
  seat: n,
  chair: n,
  kind: 'person',
  name: ['Mia', 'Jonas'][n]!,
  bot: null,
  here: true,
  mine,
  stands_in_for: null,
});
const game = {
  logLine: (event: GameEvent, names: string[], me: number, earlier: readonly GameEvent[]) =>
    event.event === 'quiet'
      ? null
      : [
          { text: event.seat === me ? 'You' : names[event.seat as number]! },
          { text: ` after ${earlier.length}`, strong: true },
        ],
} as unknown as GameClient;
const past = {
  seq: 4,
  seat: 0,
  at: 1,
  trail: [{ event: 'laid', seat: 0 }, { event: 'quiet' }, { event: 'won', seat: 1 }],
};
const text = (entries: ReturnType<typeof logEntries>): string[] =>
  entries.map((e) => e.line.map((p) => p.text).join(''));

it('says “You” to the one who plays here, and knows what came before', () => {
  const events: GameEvent[] = [];
  const entries = logEntries(past, game, { seats: [seat(0, true), seat(1, false)] }, events, undefined);
  expect(text(entries)).toEqual(['You after 0', 'Jonas after 2']);
  expect(entries.map((e) => e.key)).toEqual(['4.0', '4.2']);
  expect(entries.every((e) => e.mine)).toBe(true);
  expect(events).toHaveLength(3);
});

it('uses names where several share a device', () => {
  expect(text(logEntries(past, game, { seats: [seat(0, true), seat(1, true)] }, [], undefined))).toEqual([
    'Mia after 0',
    'Jonas after 2',
  ]);
});

it('says a line again in another language', async () => {
  const spoken = {
    logLine: (_event: GameEvent, names: string[], me: number, earlier: readonly GameEvent[]) => [
      { text: `${t('you-subject', { you: 'yes', who: names[me]! })} ${earlier.length}` },
    ],
  } as unknown as GameClient;
  const entries = logEntries(past, spoken, { seats: [seat(0, true), seat(1, false)] }, [], undefined);
  expect(text(entries)).toEqual(['You 0', 'You 1', 'You 2']);
  await reader.read('de');
  expect(text(entries)).toEqual(['Du 0', 'Du 1', 'Du 2']);
  await reader.read('en');
});

it('ranks by score, and equal scores share a place', () => {
  const base = {
    type: 'update',
    seq: 9,
    seat: 0,
    at: 0,
    trail: [],
    view: {},
    legal: [],
    waiting: [],
    over: true,
    deadline: null,
  } as const;
  expect(placings({ ...base, trail: [], legal: [], waiting: [], score: [2, 5, 0, 2], winners: [1] })).toEqual([
    { seat: 1, rank: 1 },
    { seat: 0, rank: 2 },
    { seat: 3, rank: 2 },
    { seat: 2, rank: 4 },
  ]);
});
