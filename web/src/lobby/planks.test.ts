import { expect, it } from 'vitest';
import { planks } from './planks';

const five = ['quirkies', 'tiny_turbo_cars', 'circuit_breaker', 'rootg', 'quirky_circuits'];
const outside = (n: number): string[] => Array.from({ length: n }, (_, i) => `outside${i}`);

it('has the five on one plank, at their natural width', () => {
  const places = planks(five);
  expect(places.map((place) => Math.round((place.width * 1360) / 100))).toEqual([274, 300, 218, 192, 300]);
  expect(places.some((place) => place.upper)).toBe(false);
});
it('moves them together for one or two more, and then takes another plank', () => {
  expect(planks([...five, ...outside(2)]).filter((place) => place.first)).toHaveLength(1);
  const many = planks([...five, ...outside(7)]);
  expect(many.map((place) => place.upper)).toEqual([...Array(6).fill(true), ...Array(6).fill(false)]);
  expect(many.filter((place) => place.first)).toHaveLength(2);
});
it('never puts more onto a plank than fits', () => {
  for (let n = 0; n < 40; n++) {
    const sums: number[] = [];
    for (const place of planks([...five, ...outside(n)])) {
      if (place.first) sums.push(0);
      sums[sums.length - 1]! += place.width;
    }
    expect(Math.max(...sums)).toBeLessThanOrEqual(100);
  }
});
