import { expect, it } from 'vitest';
import { share } from './interval';

it('knows little of a few and more of many', () => {
  const few = share(1, 2)!;
  const many = share(50, 100)!;
  expect(few.value).toBe(many.value);
  expect(few.high - few.low).toBeGreaterThan(many.high - many.low);
  expect(many.low).toBeCloseTo(0.404, 3);
  expect(many.high).toBeCloseTo(0.596, 3);
});

it('never says for sure after a few, and nothing of none', () => {
  expect(share(0, 3)!.high).toBeGreaterThan(0.5);
  expect(share(3, 3)!.low).toBeLessThan(0.5);
  expect(share(0, 0)).toBeNull();
});
