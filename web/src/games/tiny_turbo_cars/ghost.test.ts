import { expect, it } from 'vitest';
import { together, waysOf } from './ghost';
import type { Event } from './types';

const start = { lane: 2, row: 3, down: false };
const events = (...told: object[]): Event[] => told as Event[];
const slot = (slot: number): object => ({ event: 'command', slot });
const moved = (lane: number, row: number, how = 'forward'): object => ({ event: 'moved', lane, row, how });

it('stands somewhere after every slot, also after one that moves nobody', () => {
  const ways = waysOf(start, events({ event: 'turn' }, slot(0), moved(2, 4), { event: 'ignored', slot: 1 }, slot(2)));
  expect(ways.map(({ row }) => row)).toEqual([3, 4, 4, 4]);
});

it('a shield and a flight are steps of their own', () => {
  const ways = waysOf(start, events(slot(0), moved(2, 4), moved(4, 4, 'fly'), moved(4, 6, 'boost')));
  expect(ways.slice(1)).toEqual([
    { lane: 2, row: 4, down: false },
    { lane: 4, row: 4, down: false },
    { lane: 4, row: 6, down: false },
  ]);
});

it('knows who lies down and who stands up again', () => {
  const ways = waysOf(start, events(slot(0), { event: 'fell' }, { event: 'recovered', slot: 1 }, { event: 'stood' }));
  expect(ways.map(({ down }) => down)).toEqual([false, true, false]);
});

it('who is there first waits for the other', () => {
  const both = together([start], [start, { ...start, row: 5 }]);
  expect(both).toHaveLength(2);
  expect(both[1]![0].row).toBe(3);
  expect(both[1]![1].row).toBe(5);
});
