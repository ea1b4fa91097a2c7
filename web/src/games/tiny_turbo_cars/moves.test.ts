import { SvelteMap } from 'svelte/reactivity';
import { expect, it, vi } from 'vitest';
vi.mock('../../shared/sound', () => ({ play: () => {} }));

import { keydown } from '../../shared/keydown';
import type { Controller } from './controller.svelte';
import { Moves } from './moves.svelte';
import type { Update } from './types';

it('Enter pressed twice gets ready once, and does not end the program before it has begun', () => {
  vi.useFakeTimers();
  const act = vi.fn(() => Promise.resolve());
  const own = { slide: vi.fn(), finish: vi.fn() };
  const table = new SvelteMap([['phase', 'watch']]);
  const update = (): Update =>
    ({
      seq: table.get('phase') === 'watch' ? 1 : 2,
      legal: [{ act: table.get('phase') === 'watch' ? 'ready' : 'done' }],
      view: { phase: table.get('phase'), drivers: [{ ready: false, row: 0 }] },
    }) as unknown as Update;
  const moves = new Moves(() => ({
    update: update(),
    me: 0,
    localSeats: [0],
    act,
    still: false,
    own: own as unknown as Controller,
  }));
  const press = (key: string): boolean => moves.key(keydown(key));
  expect(press('Enter')).toBe(true);
  expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'ready' }, 0);
  table.set('phase', 'program');
  vi.advanceTimersByTime(250);
  press('Enter');
  expect(own.finish).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2000);
  press('Enter');
  expect(own.finish).toHaveBeenCalledOnce();
  vi.useRealTimers();
});
