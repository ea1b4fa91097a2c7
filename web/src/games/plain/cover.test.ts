import { expect, it } from 'vitest';
import { coloursOf, hash, patternOf, titleOf } from './cover';

it('gives every game its own look, the same every day', () => {
  expect(hash('noughts')).toBe(hash('noughts'));
  const looks = ['noughts', 'undercover', 'go', 'chess'].map((id) => JSON.stringify([coloursOf(id), patternOf(id)]));
  expect(new Set(looks).size).toBe(4);
});
it('breaks a long name into lines, and sets it smaller before it breaks a word', () => {
  expect(titleOf('Noughts', 196, 42, 2)).toEqual({ lines: ['Noughts'], size: 42 });
  expect(titleOf('Noughts and Crosses', 196, 42, 2).lines).toEqual(['Noughts and', 'Crosses']);
  const long = titleOf('Donaudampfschifffahrtsgesellschaft', 196, 42, 2);
  expect(long.lines).toHaveLength(1);
  expect(long.size).toBeLessThan(12);
});
it('sets even a name without end', () => {
  expect(titleOf('x'.repeat(400), 196, 42, 2).size).toBe(8);
});
