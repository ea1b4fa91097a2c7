import { expect, it } from 'vitest';
import type { GameInfo, SeatInfo, TableLine } from '../wire';
import { dayOf, seatsOf, stateOf } from './words';

const seat = (n: number, name: string, mine = false, kind: SeatInfo['kind'] = 'person'): SeatInfo => ({
  seat: n,
  chair: n,
  kind,
  name,
  bot: null,
  here: true,
  mine,
  stands_in_for: null,
});
const line = (more: Partial<TableLine>): TableLine => ({
  code: 'FOX-42',
  game: 'quirkies',
  status: 'playing',
  host: 'Mia',
  seats: [seat(0, 'Mia', true), seat(1, 'Jonas'), seat(2, 'Tock', false, 'bot')],
  seq: 1,
  my_turn: false,
  waiting_for: ['Jonas'],
  at: 0,
  ...more,
});

it('says how a table stands', () => {
  expect(stateOf(line({ my_turn: true }))).toBe('Your turn! Jonas and Tock wait.');
  expect(stateOf(line({}))).toBe('Jonas is thinking.');
  expect(stateOf(line({ status: 'waiting', seats: [seat(0, 'Mia', true), seat(1, '', false, 'free')] }))).toBe(
    'Nobody else is at the table yet.',
  );
  expect(stateOf(line({ status: 'over' }))).toBe('The game is over.');
  const over = (place: number, together = false): string => stateOf(line({ status: 'over', place }), together);
  expect([over(1), over(2), over(1, true), over(3, true)]).toEqual([
    'You won.',
    'Place 2 of 3.',
    'You won together.',
    'Not won this time.',
  ]);
});
it('says for how many a game is', () => {
  const game = (players: [number, number], cooperative = false): GameInfo => ({ players, cooperative }) as GameInfo;
  expect(seatsOf(game([2, 4]))).toBe('2–4 players');
  expect(seatsOf(game([2, 2]))).toBe('2 players');
  expect(seatsOf(game([1, 1]))).toBe('1 player');
  expect(seatsOf(game([2, 4], true))).toBe('2–4, together');
});

it('days are told as people tell them', () => {
  const noon = new Date(2026, 10, 17, 12).getTime();
  const days = (count: number): number => noon - count * 86_400_000;
  expect([dayOf(days(0), noon), dayOf(days(1), noon), dayOf(days(14), noon)]).toEqual([
    'today',
    'yesterday',
    '3 November',
  ]);
});
