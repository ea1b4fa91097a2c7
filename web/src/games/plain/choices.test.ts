import { describe, expect, it } from 'vitest';
import type { ActInfo } from '../../wire';
import type { GameAction } from '../contract';
import { groupsOf, nameOf, sentence, standing, stepsOf } from './choices';

const three = [0, 1, 2];
const mark: ActInfo = {
  name: 'mark',
  fields: [
    { name: 'row', values: three },
    { name: 'column', values: three },
  ],
};
const give: ActInfo = {
  name: 'give_card',
  fields: [
    { name: 'card', values: ['king', 'queen', 'old_maid'] },
    { name: 'to', values: three },
    { name: 'face', values: ['up', 'down'] },
  ],
};
const pass: ActInfo = { name: 'pass', fields: [] };
const acts = [mark, give, pass];
const given = (card: string, to: number, face: string): GameAction => ({ act: 'give_card', card, to, face });

describe('groups', () => {
  it('are the acts of which something may be done, as they are declared', () => {
    const groups = groupsOf(acts, [{ act: 'pass' }, { act: 'mark', row: 0, column: 1 }]);
    expect(groups.map((group) => group.act.name)).toEqual(['mark', 'pass']);
  });
});

describe('steps', () => {
  const legal = [given('queen', 1, 'down'), given('king', 1, 'up'), given('king', 2, 'up'), given('king', 2, 'down')];
  const group = groupsOf(acts, legal)[0]!;
  const at = (...picks: (string | number)[][]) => stepsOf(group, picks);

  it('offer only values that lead to something legal, in the order of declaration', () => {
    expect(at().steps.map((step) => step.choices)).toEqual([[['king'], ['queen']]]);
    expect(at(['king']).steps.at(-1)!.choices).toEqual([[1], [2]]);
    expect(at(['king'], [2]).steps.at(-1)!.choices).toEqual([['up'], ['down']]);
  });
  it('ask nothing where there is no choice', () => {
    const { steps, action } = at(['queen']);
    expect(action).toEqual(legal[0]);
    expect(steps.map((step) => step.forced)).toEqual([false, true, true]);
    expect(standing(steps)).toBe(1);
  });
  it('lead to the one action', () => {
    expect(at(['king'], [2], ['down']).action).toEqual(legal[3]);
    expect(at(['king'], [2]).action).toBeNull();
  });
  it('forget a pick that is no longer legal, and all after it', () => {
    const { steps, action } = at(['old_maid'], [2], ['down']);
    expect(action).toBeNull();
    expect(standing(steps)).toBe(0);
  });
  it('are none for an act without fields', () => {
    expect(stepsOf(groupsOf(acts, [{ act: 'pass' }])[0]!, [])).toEqual({ steps: [], action: { act: 'pass' } });
  });
});

describe('grids', () => {
  const cells = (fields: string[], values: number[], legal: number[][]) => {
    const act: ActInfo = { name: 'put', fields: fields.map((name) => ({ name, values })) };
    const actions = legal.map(([a, b]) => ({ act: 'put', [fields[0]!]: a, [fields[1]!]: b }) as GameAction);
    return stepsOf({ act, actions }, []).steps[0]!;
  };
  it('are two numbers that together are a place', () => {
    const legal = [
      [0, 1],
      [2, 2],
    ];
    expect(cells(['row', 'column'], three, legal).grid).toEqual({ rows: three, columns: three, row: 0 });
    expect(cells(['x', 'y'], three, legal).grid).toEqual({ rows: three, columns: three, row: 1 });
    expect(cells(['from', 'to'], three, legal).grid).toBeNull();
  });
  it('count ranks from below', () => {
    const legal = [
      [0, 1],
      [1, 2],
    ];
    expect(cells(['file', 'rank'], three, legal).grid).toEqual({ rows: [2, 1, 0], columns: three, row: 1 });
  });
  it('of a large board show only the part one can do something on', () => {
    const many = Array.from({ length: 100 }, (_, i) => i);
    const legal = [
      [40, 50],
      [42, 55],
    ];
    const grid = cells(['x', 'y'], many, legal).grid!;
    expect(grid.columns).toEqual([40, 41, 42]);
    expect(grid.rows).toEqual([50, 51, 52, 53, 54, 55]);
  });
});

it('says what one is about to do', () => {
  expect(sentence(mark, { act: 'mark', row: 1, column: 2 })).toBe('Mark row 1, column 2');
  expect(sentence(give, given('old_maid', 2, 'up'))).toBe('Give card old maid, to 2, up');
  expect(sentence(pass, { act: 'pass' })).toBe('Pass');
  expect(nameOf(give)).toBe('Give card');
});
