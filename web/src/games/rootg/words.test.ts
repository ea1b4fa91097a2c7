import { describe, expect, test } from 'vitest';
import type { LogLine } from '../contract';
import type { TableInfo } from '../../wire';
import { crossing, example } from './examples';
import { running, update, view } from './states';
import type { Event } from './types';
import { propose } from './propose';
import { t } from '../../words/words.svelte';
import { fastestWhy, logLine, spotArgs, status, tickTold, tileName } from './words';

const names = ['Mia', 'Ada'];
const text = (line: LogLine | null): string | null => line && line.map((part) => part.text).join('');
const table = { seats: names.map((name, seat) => ({ seat, name })) } as unknown as TableInfo;

describe('the log', () => {
  test.each<[Event, string | null]>([
    [{ event: 'placed', seat: 1, tile: 3, x: 0, y: 2, turn: 0, what: 'XOR' }, 'Ada places an XOR.'],
    [{ event: 'placed', seat: 0, tile: 3, x: 0, y: 2, turn: 0, what: 'link' }, 'You place a link tile.'],
    [{ event: 'placed', seat: 1, tile: 3, x: 0, y: 2, turn: 0, what: 'NAND' }, 'Ada places a NAND.'],
    [{ event: 'dropped', seat: 0, speed: 'fast', charges: 1, left: 3 }, 'You drop 1 charge at Fast.'],
    [{ event: 'asked', seat: 1 }, 'Ada asks to turn the circuit on.'],
    [{ event: 'penalty', seat: 1, charges: 7, points: 3 }, 'Ada had 7 charges left: 3 points for you.'],
    [{ event: 'right', seat: 1, speed: 'slow', value: 0, pile: 2 }, 'Ada’s Slow says 0: right! 2 points.'],
    [{ event: 'ended', seat: 0, by_tile: 1 }, 'You win, level but with R.O.O.T.\\G:'],
    [{ event: 'drew', seat: 1, tile: null }, null],
  ])('%o', (event, words) => expect(text(logLine(event, names, 0))).toBe(words));
});

describe('the status', () => {
  test('says what is to be done', () => {
    expect(status(update(view), table, 0, [0])).toEqual({
      title: 'Place your XOR',
      hint: 'You hold R.O.O.T.\\G: and place first.',
    });
    expect(status(update(view), table, 1, [1]).title).toBe('Mia is thinking');
    expect(status(update({ ...view, phase: 'answer', turn: 0, asker: 1 }), table, 0, [0]).title).toBe(
      'Ada asks: turn it on?',
    );
    expect(status(update({ ...view, offers: [] }), table, 0, [0]).title).toBe('Your XOR fits nowhere');
  });
  test('says how it ended', () => {
    const over = (points: number[]) =>
      status(update({ ...running, phase: 'over', points }, [], [], { over: true, winners: [1] }), table, 0, [0]);
    expect(over([2, 5])).toEqual({ title: 'Ada wins!', hint: '5 points to 2.' });
    expect(over([3, 3]).hint).toBe('3 points each, and R.O.O.T.\\G: decides.');
  });
});

test('who is fastest, and why', () => {
  expect(fastestWhy({ ...view, fastest: null, why_fastest: null }, 0)).toBe('');
  expect(fastestWhy({ ...view, why_fastest: 'fast' }, 0)).toBe('Fewer gates at Fast: your 1 gate to 2.');
  expect(fastestWhy({ ...view, why_fastest: 'fast' }, 1)).toBe('Fewer gates at Fast: 1 gate to your 2.');
  expect(fastestWhy({ ...view, why_fastest: 'norm' }, 0)).toBe('Norm decided when the turn began.');
  expect(fastestWhy({ ...view, why_fastest: 'tile' }, 0)).toContain('was level when the turn began');
});

test('tiles have names', () => {
  expect(tileName(example('i.o.', 'and', [1]))).toBe('AND, 1 inside');
  expect(tileName(example('1ioi', 'xor'))).toBe('XOR, a printed 1');
  expect(tileName(example('0.1.', 'input'))).toBe('input tile with 0 and 1');
  expect(tileName(crossing)).toBe('crossing');
});

test('a tick of the run is told', () => {
  expect(tickTold(running, 0, names, 0).words).toBe('You both agreed. You get 4 points for charges that were left.');
  expect(tickTold(running, 1, names, 0)).toEqual({
    title: 'Your Fast is wrong.',
    words: 'It says 1. Its pile goes to the core, which has 1 now.',
  });
  expect(tickTold(running, 2, names, 1)).toEqual({
    title: 'Your Fast is right!',
    words: 'It says 1, just what the mission asked for. You take its pile, and what lay on the core.',
    sum: { pile: 1, core: 1, points: 2 },
  });
});

test.each([
  [{ x: 0, y: 2 }, 0, true, 'below', 'your Fast', []],
  [{ x: 3, y: 1 }, 0, true, 'left', 'your Norm', []],
  [{ x: 0, y: -2 }, 0, true, 'above', 'the other Fast', []],
  [{ x: 0, y: 2 }, 1, false, 'above', 'the other Fast', []],
  [{ x: -4, y: 3 }, 0, true, 'far', 'your Slow', ['2 right', '2 down']],
  [{ x: 0, y: 2 }, -1, false, 'above', 'the upper Fast', []],
] as const)('where %o lies for seat %i (turned: %s)', (spot, me, flip, side, which, ways) => {
  const args = spotArgs(spot, view.terminals, me, flip);
  expect([args.side, t('rootg-which', args), args.ways]).toEqual([side, which, ways]);
});

test('a place of the board is named from the terminal beside it', () => {
  const place = { ...spotArgs({ x: 0, y: 2 }, view.terminals, 0, true), fits: 'no' };
  expect(t('rootg-board-place', place)).toBe('Place below your Fast, turned otherwise');
  const line = propose({ act: 'place', x: -4, y: 3, turn: 0 }, view, 0).line;
  expect(text(line)).toBe('Place the XOR 2 right and 2 down of your Slow, upright');
});
