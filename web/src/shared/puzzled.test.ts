import { plain } from '../words/words.svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PuzzleInfo } from '../wire';
import { chance, daysInARow, today } from './puzzled.svelte';

const puzzle = (id: string, rating: number): PuzzleInfo => ({
  id,
  kind: 'line',
  task: plain('Find it.'),
  rating,
  moves: 1,
});

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});
const anew = async () => (await import('./puzzled.svelte')).puzzled;

it('rates whoever solves a hard one higher than whoever solves an easy one', async () => {
  const puzzled = await anew();
  puzzled.note('a', puzzle('x', 1600), true);
  puzzled.note('b', puzzle('y', 600), true);
  expect(puzzled.of('a').rating).toBeGreaterThan(puzzled.of('b').rating);
  expect(chance(1000, 1000)).toBe(0.5);
});

it('ends a streak with a mistake and keeps the best', async () => {
  const puzzled = await anew();
  for (const [id, right] of [
    ['x', true],
    ['y', true],
    ['z', false],
  ] as const)
    puzzled.note('a', puzzle(id, 900), right);
  expect(puzzled.of('a')).toMatchObject({ streak: 0, best: 2, solved: ['x', 'y'] });
});

it('counts the first answer of a day, and remembers it', async () => {
  (await anew()).note('a', puzzle('x', 900), false, '2026-11-17');
  vi.resetModules();
  const again = await anew();
  again.note('a', puzzle('x', 900), true, '2026-11-17');
  expect(again.of('a').days).toEqual({ '2026-11-17': false });
});

it('offers what is left, near to how good one is', async () => {
  const puzzled = await anew();
  const all = [puzzle('far', 2000), puzzle('near', 900)];
  expect(puzzled.next('a', all, undefined, 0)?.id).toBe('near');
  puzzled.note('a', all[1]!, true);
  expect(puzzled.next('a', all, 'near', 0)?.id).toBe('far');
});

it('counts days in a row, also while today’s is still to do', () => {
  const now = new Date(2026, 10, 17, 23, 30);
  expect(today(now)).toBe('2026-11-17');
  expect(daysInARow({ '2026-11-15': true, '2026-11-16': true }, now)).toBe(2);
  expect(daysInARow({ '2026-11-16': true, '2026-11-17': false }, now)).toBe(0);
});
