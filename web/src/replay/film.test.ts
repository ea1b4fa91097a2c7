import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { GameClient } from '../games/contract';
import type { Replay, TableInfo, Update } from '../wire';
import { Film } from './film.svelte';

const update = (seq: number): Update => ({
  type: 'update',
  seq,
  seat: 0,
  at: 0,
  trail: [{ event: 'e' }],
  view: {},
  legal: [],
  waiting: [],
  score: [],
  over: false,
  winners: [],
  deadline: null,
});
const replay: Replay = {
  code: 'FOX-42',
  game: 'quirkies',
  names: ['Mia'],
  chairs: [0],
  options: {},
  updates: [0, 1, 2, 3].map(update),
};
const table = {
  seats: [{ seat: 0, chair: 0, kind: 'person', name: 'Mia', mine: true, here: false }],
} as unknown as TableInfo;
const game = { logLine: () => [{ text: 'Something happened.' }] } as unknown as GameClient;

let film: Film;
beforeEach(() => {
  vi.useFakeTimers();
  film = new Film(replay, table, game);
});
afterEach(() => {
  film.close();
  vi.useRealTimers();
});

it('plays one step on, and only shows what one jumps to', () => {
  film.step(1);
  expect(film.shown).toMatchObject({ update: { seq: 1 }, animate: true });
  film.step(2);
  expect(film.shown).toMatchObject({ update: { seq: 3 }, animate: false });
  film.step(-1);
  expect(film.shown).toMatchObject({ update: { seq: 2 }, animate: false });
  film.step(-Infinity);
  expect(film.at).toBe(0);
});

it('tells the log as far as one has seen', () => {
  expect(film.told).toHaveLength(1);
  film.step(2);
  expect(film.told).toHaveLength(3);
});

it('runs to the end, waiting for the board at every step, and begins anew', () => {
  film.toggle();
  for (let i = 0; i < 5; i++) {
    film.settled(film.shown.update.seq);
    vi.advanceTimersByTime(2000);
  }
  expect(film).toMatchObject({ at: 3, running: false });
  film.toggle();
  expect(film).toMatchObject({ at: 0, running: true });
});

it('stops when one takes it into one’s own hand', () => {
  film.toggle();
  film.step(1);
  film.settled(film.shown.update.seq);
  vi.advanceTimersByTime(5000);
  expect(film).toMatchObject({ at: 2, running: false });
});

it('belongs to nobody: every seat is a stranger’s', () => {
  expect(film.table.seats[0]).toMatchObject({ mine: false, here: true });
});
