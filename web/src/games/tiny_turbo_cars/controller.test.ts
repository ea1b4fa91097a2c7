import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Controller } from './controller.svelte';
import type { Action, Driver } from './types';

vi.mock('../../shared/sound', () => ({ play: () => {} }));

const cells = (text: string): string[] =>
  [...text.replaceAll(' ', '')].map((letter) => (letter === '.' ? 'hole' : letter));
const start = 'abcd efgh ij.l mnok';
type Lettered = Omit<Driver, 'controller'> & { controller: string[] | null };
const driver = (text: string, slides: number, change: Partial<Lettered> = {}): Lettered => ({
  car: 'dogtor',
  lane: 0,
  row: 0,
  batteries: 3,
  shields: 0,
  down: false,
  slippery: false,
  smile: null,
  place: null,
  finished: false,
  slides,
  slides_left: 999 - slides,
  ready: false,
  raced: false,
  controller: cells(text),
  ...change,
});

describe('one’s own controller', () => {
  let answers: { yes(): void; no(why: Error): void }[];
  const act = vi.fn((_: Action) => new Promise<void>((yes, no) => answers.push({ yes, no })));
  let mine: Controller<string>;
  beforeEach(() => {
    answers = [];
    act.mockClear();
    mine = new Controller<string>({ act });
    mine.set(driver(start, 0), 1);
  });

  it('shows a slide at once and asks for it', () => {
    mine.slide('up');
    expect(mine.cells).toEqual(cells('abcd efgh ijol mn.k'));
    expect(act).toHaveBeenCalledWith({ act: 'slide', way: 'up' }, undefined, true);
  });

  it('does not fall back when the server confirms one of several slides', () => {
    mine.slide('up');
    mine.slide('right');
    mine.set(driver('abcd efgh ijol mn.k', 1), 1);
    expect(mine.cells).toEqual(cells('abcd efgh ijol m.nk'));
    expect(mine.slides).toBe(2);
    mine.set(driver('abcd efgh ijol m.nk', 2), 1);
    expect(mine.cells).toEqual(cells('abcd efgh ijol m.nk'));
  });

  it('believes the server when a slide is refused, and says why', async () => {
    mine.slide('up');
    answers[0]!.no(new Error('You have no slides left.'));
    await vi.waitFor(() => expect(mine.refusal).toBe('You have no slides left.'));
    expect(mine.cells).toEqual(cells(start));
  });

  it('takes what the server says when time is up in the middle of a slide', () => {
    mine.slide('up');
    mine.set(driver(start, 0, { finished: true, slides_left: 0 }), 1);
    expect(mine.cells).toEqual(cells(start));
    expect(mine.slide('left')).toBe(false);
  });

  it('begins every round afresh', () => {
    mine.finish();
    expect(mine.done).toBe(true);
    mine.set(driver('.bcd efgh ijal mnok', 0), 2);
    expect(mine.done).toBe(false);
    expect(mine.cells[0]).toBe('hole');
  });

  it('begins afresh even if it could not be seen when the round began: another one held the device', () => {
    mine.finish();
    mine.set(driver(start, 0, { finished: true }), 1);
    mine.set(driver(start, 0, { controller: null }), 2);
    mine.set(driver('.bcd efgh ijal mnok', 0), 2);
    expect(mine.done).toBe(false);
  });

  it('says “done” once, and is done as long as the server has not said no', async () => {
    mine.finish();
    mine.set(driver(start, 0), 1); // somebody else did something meanwhile
    mine.finish();
    expect(mine.done).toBe(true);
    expect(act).toHaveBeenCalledTimes(1);
    answers[0]!.no(new Error('Not now.'));
    await vi.waitFor(() => expect(mine.done).toBe(false));
  });

  it('is not done any more when a replay goes back', async () => {
    mine.set(driver(start, 0, { finished: true }), 1);
    mine.set(driver(start, 0), 1);
    expect(mine.done).toBe(false);
  });

  it('stops when no slides are left', () => {
    mine.set(driver(start, 4, { slides_left: 1 }), 1);
    expect(mine.slide('up')).toBe(true);
    expect(mine.slide('down')).toBe(false);
    expect(act).toHaveBeenCalledTimes(1);
  });
});
