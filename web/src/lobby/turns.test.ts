import { expect, it } from 'vitest';
import type { TableLine } from '../wire';
import { turns } from './turns';

const line = (code: string, more: Partial<TableLine> = {}): TableLine => ({
  code,
  game: 'quirkies',
  status: 'playing',
  host: 'Mia',
  seats: [],
  seq: 1,
  my_turn: true,
  waiting_for: ['Mia'],
  left: null,
  at: 0,
  ...more,
});

it('puts the table first whose clock has least left, then what has waited longest', () => {
  const mine = [
    line('AAA-1', { at: 7 }),
    line('BBB-2', { left: 5000 }),
    line('CCC-3', { at: 3 }),
    line('DDD-4', { left: 90 }),
  ];
  expect(turns(mine).map((one) => one.code)).toEqual(['DDD-4', 'BBB-2', 'CCC-3', 'AAA-1']);
});

it('leaves out where others are waited for, and what is over', () => {
  expect(
    turns([line('AAA-1', { my_turn: false }), line('BBB-2', { status: 'over' }), line('CCC-3', { status: 'waiting' })]),
  ).toEqual([]);
});
