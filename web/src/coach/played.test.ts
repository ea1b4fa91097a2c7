import { expect, it } from 'vitest';
import type { PlayedGame } from '../wire';
import { LATELY, summaries } from './played';

const game = (part: Partial<PlayedGame> = {}): PlayedGame => ({
  code: 'FOX-42',
  game: 'a',
  at: 0,
  seat: 0,
  players: 2,
  people: 0,
  place: 1,
  winners: 1,
  role: '',
  habits: {},
  ...part,
});
const noTeam = (): boolean => false;

it('counts what was won, what was shared, and what the lot would give', () => {
  const [one] = summaries([game(), game({ winners: 2 }), game({ place: 2, players: 4 })], noTeam);
  expect(one).toMatchObject({ games: 3, won: { part: 2, of: 3 }, shared: 1, roles: [] });
  expect(one!.lot).toBeCloseTo((0.5 + 0.5 + 0.25) / 3);
});

it('a team that lost has not won, though everybody is level', () => {
  const [one] = summaries([game({ winners: 0 }), game({ winners: 2 })], () => true);
  expect(one).toMatchObject({ won: { part: 1, of: 2 }, lot: null });
});

it('tells roles apart where there are several', () => {
  const roles = [game({ role: 'first' }), game({ role: 'last', place: 2 }), game({ role: 'first', place: 2 })];
  const [one] = summaries(roles, noTeam);
  expect(one!.roles).toEqual([
    { id: 'first', won: { part: 1, of: 2 } },
    { id: 'last', won: { part: 0, of: 1 } },
  ]);
});

it('adds habits up, the newest games apart, and leaves out what never came up', () => {
  const missed = (n: number): PlayedGame =>
    game({ habits: { lines: { missed: n, of: 4 }, calls: { missed: 0, of: 0 } } });
  const games = [...Array<PlayedGame>(LATELY).fill(missed(1)), missed(4)];
  const [one] = summaries(games, noTeam);
  expect(one!.habits).toEqual([
    { id: 'lines', all: { part: LATELY + 4, of: 4 * LATELY + 4 }, lately: { part: LATELY, of: 4 * LATELY } },
  ]);
  expect(summaries(games.slice(1), noTeam)[0]!.habits[0]!.lately).toBeNull();
});

it('what is played most comes first', () => {
  expect(summaries([game({ game: 'b' }), game(), game()], noTeam).map((one) => one.game)).toEqual(['a', 'b']);
});
