import { expect, test } from 'vitest';
import { card, sketch } from './dev/states';
import { allDifferent, allSame, noLine, oneColour, onePattern, sameColour, samePattern } from './examples';
import { BOARD, LINES, besideLine, cellMid, cheer, lineName, lineThrough, onLine } from './lines';
import { tell } from '../../words/words.svelte';

test('eight lines with a name each, as the server numbers them', () => {
  expect(LINES).toHaveLength(8);
  expect([0, 2, 3, 5, 6, 7].map(lineName)).toEqual([
    'the top row',
    'the bottom row',
    'the left column',
    'the right column',
    'the falling diagonal',
    'the rising diagonal',
  ]);
});

test('two cells name the line, if there is one', () => {
  for (const [line, cells] of LINES.entries())
    for (const a of cells) for (const b of cells) expect(lineThrough(a, b)).toBe(a === b ? null : line);
  expect(lineThrough(1, 3)).toBeNull();
  expect(lineThrough(0, 5)).toBeNull();
});

test('lines are cheered by what the three share', () => {
  expect(tell(cheer('colour', card('wink b t')))).toBe('Three blues!');
  expect(tell(cheer('pattern', card('wink b t')))).toBe('Three triangles!');
  expect(tell(cheer('both', card('wink b t')))).toBe('Three blue triangles!');
  expect(tell(cheer('different', card('wink b t')))).toBe('All different!');
  expect(onLine(sketch, 1)).toEqual(card('wink g s'));
});

test('cells lie inside the board', () => {
  for (let cell = 0; cell < 9; cell++) {
    const { x, y } = cellMid(cell);
    expect(x - 50).toBeGreaterThan(0);
    expect(x + 50).toBeLessThan(BOARD.width);
    expect(y + 66).toBeLessThan(BOARD.height);
  }
});

test('the examples in the rules are what they say', () => {
  const kinds = (of: 'colour' | 'pattern') => (cards: typeof sameColour) => new Set(cards.map((one) => one[of])).size;
  const [colours, patterns] = [kinds('colour'), kinds('pattern')];
  expect([colours(sameColour), patterns(samePattern)]).toEqual([1, 1]);
  expect([allSame, oneColour, onePattern, allDifferent].map((cards) => [colours(cards), patterns(cards)])).toEqual([
    [1, 1],
    [1, 3],
    [3, 1],
    [3, 3],
  ]);
  expect(colours(noLine) === 2 || patterns(noLine) === 2).toBe(true);
  for (const cards of [sameColour, samePattern, allSame, oneColour, onePattern, allDifferent, noLine])
    expect(new Set(cards.map((one) => one.creature)).size).toBe(3);
});

test('on a phone what a line is cheered with never lies on the line', () => {
  for (const [line, cells] of LINES.entries()) {
    const { x, y, width } = besideLine(line);
    expect(x - width / 2, `line ${line}`).toBeGreaterThan(0);
    expect(x + width / 2, `line ${line}`).toBeLessThan(BOARD.width);
    for (const cell of cells) {
      const apart =
        Math.abs(cellMid(cell).x - x) >= (100 + width) / 2 || Math.abs(cellMid(cell).y - y) >= (112 + 110) / 2;
      expect(apart, `line ${line}, cell ${cell}`).toBe(true);
    }
  }
});
