import { describe, expect, test } from 'vitest';
import { furnish, rails, sunken, wallLines, type Ground } from './ground';

const ground = (change: Partial<Ground>): Ground => ({
  world: 'dig',
  width: 8,
  height: 8,
  blocked: [],
  tables: [],
  stands: [],
  walls: [],
  rises: [],
  belts: [],
  dock: null,
  start: null,
  spots: [],
  ...change,
});

describe('furniture', () => {
  test('four obstacles in a square are one table, two side by side a sofa', () => {
    expect(furnish([18, 19, 26, 27, 37, 60, 61])).toEqual([
      { space: 18, wide: 2, high: 2 },
      { space: 60, wide: 2, high: 1 },
      { space: 37, wide: 1, high: 1 },
    ]);
  });
  test('the last space of a row and the first of the next are not neighbours', () => {
    expect(furnish([7, 8])).toEqual([
      { space: 7, wide: 1, high: 1 },
      { space: 8, wide: 1, high: 1 },
    ]);
  });
  test('every obstacle is covered once', () => {
    const blocked = [0, 1, 2, 8, 9, 10, 16, 63];
    const covered = furnish(blocked).flatMap(({ space, wide, high }) =>
      Array.from({ length: wide * high }, (_, i) => space + (i % wide) + Math.floor(i / wide) * 8),
    );
    expect(covered.sort((a, b) => a - b)).toEqual(blocked);
  });
});

describe('what lies lower', () => {
  test('a pit with slopes all around it', () => {
    const rises = (['N', 'E', 'S', 'W'] as const).map((side) => ({ space: 27, side }));
    expect(sunken(ground({ rises }))).toEqual([27]);
  });
  test('a slope in the open is no pit', () => {
    expect(sunken(ground({ rises: [{ space: 27, side: 'N' }] }))).toEqual([]);
  });
});

test('a belt has rails where nothing comes in and it does not go on', () => {
  const belts = [
    { space: 17, side: 'N' as const },
    { space: 9, side: 'E' as const },
    { space: 10, side: 'E' as const },
  ];
  expect(belts.map((belt) => rails(belt, ground({ belts })))).toEqual([
    ['E', 'S', 'W'],
    ['N', 'W'],
    ['N', 'S'],
  ]);
});

test('barriers in a row are one wall, told from either side', () => {
  const walls = [3, 11, 19].flatMap((space) => [
    { space, side: 'E' as const },
    { space: space + 1, side: 'W' as const },
  ]);
  expect(wallLines([...walls, { space: 35, side: 'E' }])).toEqual([
    [400, 0, 400, 300],
    [400, 400, 400, 500],
  ]);
});
