import { expect, it } from 'vitest';
import { list } from './say';

it('lists names as one says them', () => {
  expect(list(['Ada', 'Tock', 'Pip'])).toBe('Ada, Tock and Pip');
  expect(list(['Ada'])).toBe('Ada');
  expect(list([])).toBe('');
});
