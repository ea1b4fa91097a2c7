import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lengthOf, run, within } from './timeline';

const STEPS = [
  { name: 'a', at: 0, ms: 100 },
  { name: 'b', at: 50, ms: 100 },
  { name: 'c', at: 100, ms: 50 },
];
let told: string[];
beforeEach(() => {
  told = [];
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());
const play = (speed: number, wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))): Promise<void> =>
  run(STEPS, {
    speed,
    begin: ({ name }) => told.push(`${name} begins`),
    end: ({ name }) => told.push(`${name} ends`),
    wait,
  });

it('begins and ends everything in its time, and ends before it begins', async () => {
  const whole = play(1);
  expect(told).toEqual(['a begins']);
  await vi.advanceTimersByTimeAsync(60);
  expect(told).toEqual(['a begins', 'b begins']);
  await vi.advanceTimersByTimeAsync(200);
  expect(told).toEqual(['a begins', 'b begins', 'a ends', 'c begins', 'b ends', 'c ends']);
  await whole;
});
it('runs faster', async () => {
  const whole = play(3);
  await vi.advanceTimersByTimeAsync(60);
  expect(told).toHaveLength(6);
  await whole;
});
it('stops when something comes in between', async () => {
  void play(1, () => new Promise(() => {}));
  await vi.advanceTimersByTimeAsync(300);
  expect(told).toEqual(['a begins']);
});
it('fits into a limit', () => {
  expect(lengthOf(STEPS)).toBe(150);
  expect(within(150, STEPS)).toBe(STEPS);
  expect(within(75, STEPS).map(({ at, ms }) => [at, ms])).toEqual([
    [0, 50],
    [25, 50],
    [50, 25],
  ]);
  expect(lengthOf([])).toBe(0);
});
