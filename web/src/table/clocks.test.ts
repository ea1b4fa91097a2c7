import { describe, expect, it } from 'vitest';
import '../words/all';
import { leftOf } from '../shared/left';
import { choices, nameOf } from './clocks';

describe('clocks', () => {
  it('say what is left as short as they can', () => {
    expect(leftOf(0)).toBe('0:00');
    expect(leftOf(9_001)).toBe('0:10');
    expect(leftOf(247_000)).toBe('4:07');
    expect(leftOf(2 * 3_600_000 + 5 * 60_000)).toBe('2 h 5 min');
    expect(leftOf(75 * 3_600_000)).toBe('3 d 3 h');
  });
  it('have a name each', () => {
    expect(choices.map(nameOf)).toEqual([
      'No clock',
      '5 min + 10 s',
      '15 min + 15 s',
      '30 min + 20 s',
      '12 hours a turn',
      'A day a turn',
      'Three days a turn',
    ]);
  });
});
