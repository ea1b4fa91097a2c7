import { expect, test } from 'vitest';
import type { TableInfo } from '../../wire';
import { recorded } from './recorded';
import type { View, Update } from './types';
import { logLine, need, status, whyNotDone } from './words';

const first = recorded('gizmo')[0]!.view;
const table = { seats: ['Mia', 'Jonas', 'Ada'].map((name, seat) => ({ seat, name })) } as unknown as TableInfo;
const names = ['Mia', 'Jonas', 'Ada'];
const asked = (change: Partial<View>, seat: Partial<View['seats'][number]> = {}, me = 0) => {
  const view = { ...first, ...change, seats: first.seats.map((one, i) => (i === 0 ? { ...one, ...seat } : one)) };
  return status({ view, over: view.phase === 'over' } as unknown as Update, table, me, [me]);
};
const seat = (number: number): string => (number === 0 ? 'you' : names[number]!);

test('one next step', () => {
  expect(asked({}).title).toBe('Play a card');
  expect(asked({}, { quirk_first: true }).title).toBe('Play the yellow card first');
  expect(asked({ missing: 0 }, { must_play: false }).title).toBe('One more, or done?');
  expect(asked({}, { done: true, must_play: false }).hint).toContain('Waiting for Jonas and Ada');
  expect(asked({ phase: 'choose', choosing: { seat: 1, hand: 'arms', space: 3, tokens: [0, 1] } }).title).toBe(
    'Jonas chooses',
  );
  expect(asked({ phase: 'choose', choosing: { seat: 0, hand: 'arms', space: 3, tokens: [0, 1] } }).title).toBe(
    'Which one?',
  );
  expect(asked({ phase: 'over', won: 'green' }).hint).toContain('still green');
  expect(asked({ phase: 'over', won: null, battery: { ...first.battery, left: 0 } }).hint).toBe(
    'Gizmo’s battery is empty.',
  );
});

test('what a program still needs, and from whom', () => {
  expect(need(first, 0, seat).title).toBe('Five more at least');
  const four = { ...first, missing: 1, seats: first.seats.map((one, i) => ({ ...one, must_play: i === 0 })) };
  expect(need(four, 0, seat).title).toBe('One more at least, from you');
  const enough = {
    ...four,
    missing: 0,
    seats: four.seats.map((one, i) => ({ ...one, must_play: false, done: i === 1 })),
  };
  expect(need(enough, 0, seat).words).toContain('you and Ada are not yet');
});

test('why one may not say done', () => {
  expect(whyNotDone(first, first.seats[0]!, false)).toContain('not played a card yet');
  expect(whyNotDone(first, { ...first.seats[0]!, must_play: false }, false)).toContain('five cards');
  expect(whyNotDone(first, first.seats[0]!, true)).toBe('');
});

test('the log never names a card that lies face down', () => {
  const said = logLine(
    { event: 'played', seat: 1, slot: 0, place: 0, back: 'turn', colour: 'yellow', card: null },
    names,
    0,
  )!;
  expect(said.map((part) => part.text).join('')).toBe('Jonas played a turn quirk card.');
  expect(logLine({ event: 'said', seat: 0, word: 'done' }, names, 0)).toBeNull();
});
