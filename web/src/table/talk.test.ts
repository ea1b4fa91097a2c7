import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { table } from './sample';
import { talk, words } from './talk.svelte';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

test('what is said is seen for a moment', () => {
  talk.hear(table(), 1, 'nice');
  expect(talk.said[1]).toBe('nice');
  expect(words('nice')).toBe('Nice one!');
  expect(words('oh')).toBe('Oh!');
  vi.advanceTimersByTime(4000);
  talk.hear(table(), 1, 'oh'); // and its own moment begins
  vi.advanceTimersByTime(4000);
  expect(talk.said[1]).toBe('oh');
  vi.advanceTimersByTime(1000);
  expect(1 in talk.said).toBe(false);
});

test('whoever is muted is not heard, and whoever sits there next is', () => {
  const bo = table().seats[1]!;
  talk.hear(table(), 1, 'nice');
  talk.mute(bo, true);
  expect(1 in talk.said).toBe(false);
  talk.hear(table(), 1, 'oh');
  expect(1 in talk.said).toBe(false);
  talk.hear(table({ seats: [table().seats[0]!, { ...bo, name: 'Cy' }] }), 1, 'hello');
  expect(talk.said[1]).toBe('hello');
  talk.mute(bo, false);
  talk.hear(table(), 1, 'oh');
  expect(talk.said[1]).toBe('oh');
});

test('what is written is shown for a moment and counted until it is read, unless its writer is muted', () => {
  const line = { n: 1, seat: 1, who: 'Bo', text: 'Supper is ready', at: 0 };
  talk.unread = 0;
  talk.read(table(), line);
  expect(talk.said[1]).toEqual({ text: 'Supper is ready' });
  expect(talk.unread).toBe(1);
  const bo = table().seats[1]!;
  talk.mute(bo, true);
  talk.read(table(), { ...line, n: 2 });
  expect(1 in talk.said).toBe(false);
  expect(talk.unread).toBe(1);
  talk.mute(bo, false);
});
