import { beforeEach, describe, expect, test, vi } from 'vitest';
vi.mock('../../shared/sound', () => ({ play: () => {} }));

import { SvelteMap } from 'svelte/reactivity';
import { card, sketch, update } from './dev/states';
import { Moves, type Now } from './moves.svelte';
import { keydown } from '../../shared/keydown';
import { plain, tell } from '../../words/words.svelte';
import { keyOf, type View } from './types';

const act = vi.fn<Now['act']>();
const at = (change: Partial<View>, rest: Partial<Now> = {}): Moves => {
  const view = { ...sketch, ...change };
  return new Moves(() => ({
    update: update(view, rest.me ?? 0),
    me: 0,
    localSeats: [0],
    act,
    still: false,
    hand: view.hands[0]!,
    ...rest,
  }));
};
const press = (moves: Moves, ...keys: string[]): boolean[] => keys.map((key) => moves.key(keydown(key)));

beforeEach(() => act.mockReset().mockResolvedValue());

describe('laying', () => {
  test('a digit lifts a card, Enter lays it', () => {
    const moves = at({});
    press(moves, '3');
    expect(moves.held).toEqual(card('blip o t'));
    press(moves, 'Enter');
    expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'lay', ...card('blip o t') }, undefined, true);
  });
  test('arrows go through the hand and around its ends; Escape puts the card down', () => {
    const moves = at({});
    press(moves, 'ArrowRight', 'ArrowLeft');
    expect(moves.held).toEqual(card('wink o t'));
    press(moves, 'Escape');
    expect(moves.held).toBeNull();
  });
  test('a tap on a cell lifts the card that belongs there, another one lays it', () => {
    const moves = at({});
    moves.touch(7);
    expect(moves.chosen).toBe(keyOf(card('blip o t')));
    moves.touch(4);
    expect(moves.chosen).toBe(keyOf(card('blip o t')));
    expect(tell(moves.notice!)).toBe('You hold no Pogo. Each card goes onto its own creature.');
    press(moves, '1');
    expect(moves.notice).toBeNull();
    moves.touch(7);
    moves.touch(7);
    expect(act).toHaveBeenCalledOnce();
  });
  test('a tap on a cell where nothing may be laid says nothing', () => {
    const moves = at({ turn: 1 });
    moves.touch(4);
    expect(moves.notice).toBeNull();
  });
  test('only what is legal can be lifted', () => {
    for (const moves of [at({ turn: 1 }), at({}, { still: true }), at({ phase: 'window' })]) {
      moves.choose(keyOf(card('blip o t')));
      void moves.lay(keyOf(card('blip o t')));
      expect(moves.chosen).toBeNull();
    }
    expect(act).not.toHaveBeenCalled();
  });
  test('a refused card goes back, with the reason', async () => {
    const moves = at({}, { act: () => Promise.reject(new Error('It is Jonas’s turn.')) });
    press(moves, '1');
    await moves.lay(moves.chosen!);
    expect(moves).toMatchObject({
      chosen: null,
      pending: null,
      refused: keyOf(card('fuzz o d')),
      notice: plain('It is Jonas’s turn.'),
    });
  });
});

describe('calling', () => {
  const window: Partial<View> = { phase: 'window', turn: 1, laid: 4 };
  test('a tap on a cell before one has called says what comes first', () => {
    const moves = at(window);
    moves.touch(4);
    expect(tell(moves.notice!)).toBe('First press “Quirkies!”, then point at the line.');
    press(moves, 'q');
    expect(moves.notice).toBeNull();
  });
  test('Q, a number, Enter', () => {
    const moves = at(window);
    press(moves, 'q', '7');
    expect(moves).toMatchObject({ pointing: 0, pointed: 6 });
    press(moves, 'Enter');
    expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'call', line: 6 }, 0);
    expect(moves.pointing).toBeNull();
  });
  test('whoever has shouted still points while others speak, as long as there is time for calls', () => {
    const table = new SvelteMap([['view', { ...sketch, ...window }]]);
    const moves = new Moves(() => ({
      update: update(table.get('view')!, 0),
      me: 0,
      localSeats: [0],
      act,
      still: false,
      hand: sketch.hands[0]!,
    }));
    press(moves, 'q', '7');
    table.set('view', { ...sketch, ...window, said: [false, false, true, false] });
    moves.reset();
    expect(moves).toMatchObject({ pointing: 0, pointed: 6 });
    table.set('view', sketch);
    moves.reset();
    expect(moves).toMatchObject({ pointing: null, pointed: null });
  });
  test('a double click neither takes a shout back nor says a word', () => {
    vi.useFakeTimers();
    const moves = at(window);
    moves.shout(0);
    moves.shout(0);
    expect(moves.pointing).toBe(0);
    vi.advanceTimersByTime(500);
    moves.shout(0);
    expect(moves.pointing).toBeNull();
    moves.say(0, 'pass');
    expect(act).not.toHaveBeenCalled();
    vi.advanceTimersByTime(500);
    moves.say(0, 'pass');
    expect(act).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
  test('Enter and Space on a button are its own', () => {
    const moves = at(window);
    const panel = document.createElement('div');
    panel.dataset.at = 'call';
    const cancel = panel.appendChild(document.createElement('button'));
    press(moves, 'q', '7');
    expect(moves.key(keydown('Enter', cancel))).toBe(false);
    expect(act).not.toHaveBeenCalled();
  });
  test('a line one has called before cannot be pointed at again', () => {
    const moves = at({ ...window, called: [[6], [], [], []] });
    press(moves, 'q', '7');
    expect(moves.pointed).toBeNull();
    expect(moves.lines).not.toContain(6);
    press(moves, 'ArrowLeft', 'Escape');
    expect(moves.pointing).toBeNull();
  });
  test('D says done after one’s own card, P passes after another’s, and neither means anything else', () => {
    expect(press(at(window), 'd', 'p')).toEqual([false, true]);
    expect(press(at({ ...window, turn: 0 }), 'p', 'd')).toEqual([false, true]);
    expect(act.mock.calls).toEqual([
      [{ act: 'pass' }, 0],
      [{ act: 'done' }, 0],
    ]);
    expect(press(at({}), 'd', 'p', 'q')).toEqual([false, false, false]);
  });
  test('whoever has spoken sleeps', () => {
    const moves = at({ ...window, said: [true, false, false, false] });
    expect(moves.callers).toEqual([{ seat: 0, said: true, awake: false, word: null }]);
    expect(press(moves, 'q', 'p')).toEqual([false, false]);
  });
  test('several people at one device call for themselves', () => {
    const moves = at(
      { ...window, said: [true, false, false, false], called: [[], [2], [], []] },
      { localSeats: [0, 1] },
    );
    expect(moves.callers).toEqual([
      { seat: 0, said: true, awake: false, word: null },
      { seat: 1, said: false, awake: true, word: 'done' },
    ]);
    moves.shout(1);
    expect(moves.lines).toEqual([0, 1, 2, 3, 4, 5, 6, 7]); // that line 2 was called already, the server says
    moves.call(5);
    expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'call', line: 5 }, 1);
  });
  test('no keys are taken from a field one types in', () => {
    const moves = at(window);
    const field = document.createElement('input');
    expect(moves.key(keydown('q', field))).toBe(false);
  });
});
