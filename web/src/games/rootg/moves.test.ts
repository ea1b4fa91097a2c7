import { beforeEach, describe, expect, test, vi } from 'vitest';
vi.mock('../../shared/sound', () => ({ play: () => {} }));

import { Moves, type Now } from './moves.svelte';
import { Reel } from './reel.svelte';
import { keydown } from '../../shared/keydown';
import { placing, running, update, view } from './states';

const act = vi.fn<Now['act']>();
const at = (change: Partial<Now> = {}): Moves =>
  new Moves(() => ({ update: placing(view), me: 0, act, still: false, flip: false, ...change }));
const press = (moves: Moves, ...keys: string[]): boolean[] => keys.map((key) => moves.key(keydown(key)));
const settle = (): Promise<void> => new Promise((done) => setTimeout(done));
beforeEach(() => act.mockReset().mockResolvedValue());

describe('placing', () => {
  test('places glow, brighter where the tile fits as it is turned', () => {
    const moves = at();
    expect(moves.glows).toEqual([
      { x: 0, y: 3, fits: true },
      { x: 2, y: 2, fits: true },
      { x: -2, y: -2, fits: false },
    ]);
    moves.rotate(2);
    expect(moves.glows.map((glow) => glow.fits)).toEqual([false, false, true]);
  });
  test('one click never places: the first one chooses, what is chosen stays, the second one places', () => {
    const moves = at();
    moves.touch({ x: -2, y: -2 }, 'hover');
    expect([moves.turn, moves.fits]).toEqual([2, true]);
    moves.touch({ x: -2, y: -2 }, 'tap');
    moves.touch({ x: 0, y: 3 }, 'hover');
    expect(moves.spot).toEqual({ x: -2, y: -2 });
    expect(act).not.toHaveBeenCalled();
    moves.touch({ x: -2, y: -2 }, 'tap');
    expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'place', x: -2, y: -2, turn: 2 }, undefined, true);
  });
  test('without a look before it is the same', () => {
    const moves = at();
    moves.touch({ x: 0, y: 3 }, 'tap');
    expect(act).not.toHaveBeenCalled();
    expect(moves.offer?.drops[0]).toBe(3);
    moves.touch({ x: 0, y: 3 }, 'tap');
    expect(act).toHaveBeenCalledOnce();
  });
  test('where it may not go the server says why', async () => {
    const moves = at({
      act: () => Promise.reject(new Error('Not here: an input of your tile would face a blank edge.')),
    });
    moves.touch({ x: 1, y: 1 }, 'tap');
    await settle();
    expect(moves.refused).toEqual({
      spot: { x: 1, y: 1 },
      why: 'Not here: an input of your tile would face a blank edge.',
    });
    expect(moves.pending).toBe(false);
  });
  test('by keys: a place, a turn, Enter; nothing twice until the table has moved on', async () => {
    const moves = at();
    expect(press(moves, 'ArrowUp', 'e', 'q', 'Enter', 'Enter')).toEqual([true, true, true, true, true]);
    await settle();
    expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'place', x: 0, y: 3, turn: 0 }, undefined, true);
    press(moves, 'Enter');
    expect(act).toHaveBeenCalledOnce();
    moves.reset();
    expect(moves.pending).toBe(false);
  });
  test('in a replay nothing can be touched', () => {
    const moves = at({ still: true });
    expect([moves.hand, moves.glows]).toEqual([null, []]);
    expect(press(moves, 'ArrowUp', 'Enter', 'g')).toEqual([false, false, false]);
  });
});

describe('words by key', () => {
  test.each([
    ['g', 'hand_over'],
    ['y', 'accept'],
    ['n', 'refuse'],
    ['y', 'ask'],
    ['n', 'play_on'],
  ] as const)('%s is %s', (key, word) => {
    const moves = at({ update: update(view, [{ act: word }]) });
    expect(press(moves, key)).toEqual([true]);
    expect(act).toHaveBeenCalledWith({ act: word });
  });
  test('1 and 2 keep a tile', () => {
    const drawn = [view.board[0]!.tile, view.hands[0]![0]!];
    const moves = at({
      update: update(
        { ...view, phase: 'keep', drawn },
        drawn.map(({ tile }) => ({ act: 'keep', tile })),
      ),
    });
    press(moves, '2');
    expect(act).toHaveBeenCalledWith({ act: 'keep', tile: 2 });
  });
});

describe('the film of the run', () => {
  test('steps back and forth, and is let go at its end', () => {
    const reel = new Reel(
      () => running.run!.ticks,
      () => {},
    );
    reel.set(1);
    reel.step(-1);
    expect([reel.frame.tick, reel.mine]).toEqual([0, true]);
    reel.step(-1);
    expect(reel.frame.tick).toBe(0);
    reel.jump(2);
    expect([reel.atEnd, reel.mine]).toEqual([true, false]);
  });
  test('plays a tick: on the way, arrived, at rest', async () => {
    vi.useFakeTimers();
    const arrived = vi.fn();
    const reel = new Reel(() => running.run!.ticks, arrived);
    const played = reel.play(1);
    expect(reel.frame).toEqual({ tick: 1, stage: 'go' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(reel.frame.stage).toBe('arrive');
    expect(arrived).toHaveBeenCalledExactlyOnceWith(1);
    await vi.advanceTimersByTimeAsync(3000);
    expect(await played).toBe(true);
    expect(reel.frame.stage).toBe('rest');
    vi.useRealTimers();
  });
});
