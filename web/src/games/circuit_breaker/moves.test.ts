import { describe, expect, it, vi } from 'vitest';
vi.mock('../../shared/sound', () => ({ play: () => {} }));

import { Moves } from './moves.svelte';
import { sample, updateOf } from './sample';
import { keydown } from '../../shared/keydown';
import type { Action } from './types';

const LEGAL: Action[] = [
  { act: 'place', slot: 0, x: 11, y: 10, turn: 1 },
  { act: 'place', slot: 0, x: 9, y: 10, turn: 0 },
  { act: 'place', slot: 0, x: 9, y: 10, turn: 2 },
  { act: 'send', place: 'A1' },
  { act: 'raid', owner: 0, x: 10, y: 9 },
  { act: 'discard', slot: 0, pile: 'A1' },
  { act: 'discard', slot: 2, pile: 'A1' },
  { act: 'cheese', whose: 1 },
  { act: 'end' },
];
function sitDown(
  change: Partial<{ still: boolean; why: string; legal: Action[]; view: ReturnType<typeof sample> }> = {},
) {
  const done: Action[] = [];
  const act = vi.fn((action: Action) =>
    change.why ? Promise.reject(new Error(change.why)) : Promise.resolve(void done.push(action)),
  );
  const view = change.view ?? sample();
  const moves = new Moves(() => ({
    update: updateOf(view, change.legal ?? LEGAL),
    me: 0,
    act,
    hand: view.hands[0]!,
    still: change.still ?? false,
  }));
  return { moves, done, act };
}
const press = (moves: Moves, ...keys: string[]): boolean[] => keys.map((key) => moves.key(keydown(key)));

describe('a tile', () => {
  it('is chosen, shows where it fits and how it would lie, and is placed with a touch', () => {
    const { moves, done } = sitDown();
    moves.choose(0);
    expect([...moves.ghosts]).toEqual([
      ['cell-0-11-10', 1],
      ['cell-0-9-10', 0],
    ]);
    moves.choose(0); // again: turned
    expect(moves.ghosts.get('cell-0-9-10')).toBe(2);
    expect(moves.touch('cell-0-9-10')).toBe(true);
    expect(done).toEqual([{ act: 'place', slot: 0, x: 9, y: 10, turn: 2 }]);
  });
  it('where it does not fit, the server says why', async () => {
    const { moves } = sitDown({ why: '2 meets 3 on the left.' });
    moves.choose(2);
    moves.touch('cell-0-11-10');
    await Promise.resolve();
    await Promise.resolve();
    expect(moves.refusal).toEqual({ at: 'cell-0-11-10', words: '2 meets 3 on the left.' });
    expect(moves.pending).toBeNull();
  });
  it('dropped on a pile is discarded, dropped elsewhere it goes back', () => {
    const { moves, done } = sitDown();
    moves.choose(2);
    expect(moves.dropOn('pile-W1')).toBe(false);
    expect(moves.dropOn('pile-A1')).toBe(true);
    expect(done).toEqual([{ act: 'discard', slot: 2, pile: 'A1' }]);
  });
  it('is never touched in a replay or behind the curtain', () => {
    const { moves, act } = sitDown({ still: true });
    moves.choose(0);
    expect(moves.touch('cell-0-9-10')).toBe(false);
    expect(press(moves, 'e', 'c', 's')).toEqual([false, false, false]);
    expect(act).not.toHaveBeenCalled();
  });
});
describe('the mouse', () => {
  it('goes where one touches, to the market or into a network; without it a touch only tells names', () => {
    const { moves, done } = sitDown();
    expect(moves.touch('pile-A1')).toBe(false);
    moves.turnTo('mouse');
    expect(moves.targets).toEqual(['pile-A1', 'cell-0-10-9']);
    moves.touch('cell-0-10-9');
    expect(done).toEqual([{ act: 'raid', owner: 0, x: 10, y: 9 }]);
  });
});
it('keys do everything', () => {
  const { moves, done } = sitDown();
  press(moves, '1', 'r', 'ArrowRight', 'ArrowRight', 'Enter');
  expect(done).toEqual([{ act: 'place', slot: 0, x: 9, y: 10, turn: 2 }]);
  const second = sitDown();
  press(second.moves, 's', 'ArrowRight', 'Enter');
  const third = sitDown();
  press(third.moves, 'c');
  expect([...second.done, ...third.done]).toEqual([
    { act: 'send', place: 'A1' },
    { act: 'cheese', whose: 1 },
  ]);
});
it('asks once more before a turn ends in which nothing was done; a double click is no answer', () => {
  vi.useFakeTimers();
  const { moves, done } = sitDown();
  moves.end();
  moves.end();
  expect([moves.unsure, done]).toEqual([true, []]);
  vi.advanceTimersByTime(600);
  moves.end();
  vi.useRealTimers();
  expect(done).toEqual([{ act: 'end' }]);
  const busy = sitDown({ view: sample({ doing: { ...sample().doing, mouse: 'done' } }) });
  busy.moves.end();
  expect(busy.done).toEqual([{ act: 'end' }]);
});
it.each(['place', 'mouse', 'discard'] as const)(
  'a closed switch (%s) says why, in the words of the server',
  async (mode) => {
    const { moves, act } = sitDown({
      legal: [{ act: 'end' }],
      view: sample({ doing: { ...sample().doing, place: 'done', placed: 1 } }),
      why: 'Not now.',
    });
    moves.turnTo(mode);
    await vi.waitFor(() => expect(moves.refusal).toEqual({ at: `switch-${mode}`, words: 'Not now.' }));
    expect(act).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ act: mode === 'mouse' ? 'send' : mode }),
      undefined,
      true,
    );
  },
);
it('where tiles may be placed and none has a place, none fits', () => {
  const { moves, act } = sitDown({ legal: [{ act: 'end' }] });
  moves.turnTo('place');
  expect(moves.refusal).toEqual({ at: 'switch-place', words: 'No tile in your hand fits.' });
  expect(act).not.toHaveBeenCalled();
});
it('asks for four seconds, also when it asked the turn before', () => {
  vi.useFakeTimers();
  const { moves } = sitDown();
  moves.end();
  vi.advanceTimersByTime(3000);
  moves.reset(); // the next turn
  moves.end();
  vi.advanceTimersByTime(3000);
  expect(moves.unsure).toBe(true);
  vi.advanceTimersByTime(1500);
  expect(moves.unsure).toBe(false);
  vi.useRealTimers();
});
