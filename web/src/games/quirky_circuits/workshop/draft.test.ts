import { describe, expect, test } from 'vitest';
import {
  empty,
  fromView,
  goal,
  mistakeAt,
  paint,
  putSpot,
  putToken,
  resize,
  startOf,
  toggleWall,
  toToml,
  toView,
  turnRise,
  type Draft,
} from './draft';
import type { Kind } from '../things';
import type { View } from '../types';

const small = (): Draft => paint({ ...empty(), width: 4, height: 3, cells: {} }, 16, '@');

test('a file says what was drawn', () => {
  let draft = paint(paint(paint(small(), 1, '#'), 2, 'V'), 11, 'b');
  draft = turnRise(toggleWall(toggleWall(draft, { space: 9, side: 'W' }), { space: 0, side: 'S' }), {
    space: 17,
    side: 'E',
  });
  expect(goal(draft)).toEqual(['clean', 'dock']);
  const text = toToml({ ...draft, name: 'Say "hi"' });
  expect(text).toContain('name = "Say \\"hi\\""');
  expect(text).toContain("map = '''\n. # V .\n-\n.|. . b\n@ ./. .\n'''");
});

test('slopes lead up both ways, and go again', () => {
  const edge = { space: 0, side: 'S' } as const;
  const once = turnRise(small(), edge);
  const twice = turnRise(once, edge);
  expect(toToml(once)).toContain('. . . .\n,\n');
  expect(toToml(twice)).toContain(". . . .\n'\n");
  expect(turnRise(twice, edge).rises).toEqual([]);
});

test('tokens lie in a drawing of their own, so that one can stand on a belt', () => {
  const draft = putToken(paint({ ...small(), robot: 'lefty' }, 1, '>'), 1, 'nigiri', false);
  const text = toToml(putSpot(draft, 3, 'nigiri', false, true));
  expect(text).toContain("map = '''\n. > . A\n");
  expect(text).toContain("things = '''\n. a . .\n");
  expect(text).toContain('[tokens]\na = "nigiri"\n\n[tables]\nA = "nigiri"');
});

test('a long bone turns, then goes', () => {
  const east = putToken(small(), 0, 'thigh_bone', true);
  expect(east.tokens).toEqual([{ kind: 'thigh_bone', space: 0, second: 1 }]);
  expect(toToml(east)).toContain('long = ["thigh_bone"]');
  const south = putToken(east, 0, 'thigh_bone', true);
  expect(south.tokens[0]!.second).toBe(8);
  expect(putToken(south, 0, 'thigh_bone', true).tokens).toEqual([]);
});

test('one table can want two things', () => {
  const draft = putSpot(putSpot(small(), 3, 'rice', false, true), 3, 'fish', false, true);
  expect(toToml(draft)).toContain('A = ["rice", "fish"]');
});

describe('painting', () => {
  test('there is one start', () => {
    const draft = paint(small(), 0, '@');
    expect(startOf(draft)).toBe(0);
    expect(Object.values(draft.cells).filter((cell) => cell === '@')).toHaveLength(1);
  });
  test('an obstacle takes the place of what lay there', () => {
    expect(paint(putToken(small(), 2, 'toy', false), 2, '#').tokens).toEqual([]);
  });
  test('a smaller map loses what lies outside', () => {
    const draft = resize(putToken(toggleWall(small(), { space: 2, side: 'E' }), 3, 'toy', false), 3, 3);
    expect([draft.tokens, draft.walls]).toEqual([[], []]);
  });
});

test('what is shown again is the same drawing', () => {
  const draft = turnRise(
    toggleWall(
      putSpot(
        putToken(paint({ ...small(), robot: 'twirl', dock: false }, 1, '#'), 2, 'seed_red', false),
        3,
        'seed_red',
        false,
        false,
      ),
      { space: 8, side: 'E' },
    ),
    { space: 9, side: 'S' },
  );
  const view = {
    ...toView(draft),
    scenario: { number: null, name: draft.name, stars: 1, notes: [] },
    battery: { full: 10 },
    goal: { parts: [] },
  } as unknown as View;
  expect(toToml(fromView(view, toToml(draft)))).toBe(toToml(draft));
});

test('the place of a mistake', () => {
  expect(mistakeAt("your file, line 9, column 3: row 2, column 3: '?' is no space.")).toBe(10);
  expect(mistakeAt('your file: battery is missing.')).toBeNull();
});

test('what was ticked for a token that is gone is not told', () => {
  const ticked = {
    ...putToken(small(), 2, 'hen', false),
    order: ['hen', 'wheat'] as Kind[],
    blocks: ['tiger'] as Kind[],
    lose: ['hen meets wheat', 'fox meets hen'],
  };
  const text = toToml(putToken(ticked, 9, 'fox', false));
  expect(text).toContain('order = ["hen"]\nlose = ["fox meets hen"]\n');
  expect(text).not.toContain('blocks');
});
