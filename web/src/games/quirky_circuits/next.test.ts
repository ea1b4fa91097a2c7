import { expect, test } from 'vitest';
import type { GameInfo, TableInfo } from '../../wire';
import { next } from './next';
import type { Update } from './types';

const choices = ['dust_bunnies', 'two_rooms'].map((id) => ({ id, name: id, words: '', group: '', level: 1 }));
const info = { options: [{ id: 'scenario', choices }] } as unknown as GameInfo;
const table = (scenario: string, queue = 'down') => ({ options: { scenario, queue } }) as unknown as TableInfo;
const over = (...winners: number[]) => ({ winners }) as unknown as Update;

test('after a win the book goes on, and ends with its last page', () => {
  expect(next(over(0, 1), table('dust_bunnies'), info)).toEqual([
    { words: 'Next: two_rooms', options: { scenario: 'two_rooms', queue: 'down' } },
  ]);
  expect(next(over(0, 1), table('two_rooms'), info)).toEqual([]);
  expect(next(over(0, 1), table('name = "own"'), info)).toEqual([]);
});
test('after a defeat it can be practised with open cards', () => {
  expect(next(over(), table('two_rooms'), info)[0]?.options).toEqual({ scenario: 'two_rooms', queue: 'up' });
  expect(next(over(), table('two_rooms', 'up'), info)).toEqual([]);
});
