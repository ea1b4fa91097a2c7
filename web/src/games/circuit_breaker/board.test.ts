import { render, screen } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import type { BoardProps } from '../contract';
import type { Action } from './types';
import { names, sample, table, updateOf } from './sample';
import { status } from './words';

let Board: Component<BoardProps<'circuit_breaker'>>;
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} })); // still pictures
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  Board = (await import('./Board.svelte')).default;
});

const LEGAL: Action[] = [{ act: 'place', slot: 0, x: 11, y: 10, turn: 1 }, { act: 'cheese', whose: 1 }, { act: 'end' }];
function show(
  change: Partial<{
    me: number;
    replaying: boolean;
    covered: boolean;
    view: ReturnType<typeof sample>;
    legal: Action[];
  }> = {},
) {
  const me = change.me ?? 0;
  const update = updateOf(change.view ?? sample(), change.legal ?? (me < 0 ? [] : LEGAL));
  return render(Board, {
    table,
    update,
    animate: false,
    hurry: false,
    settled: vi.fn(),
    log: [],
    names,
    status: status(update, table, me, me < 0 ? [] : [me]),
    me,
    localSeats: me < 0 ? [] : [me],
    covered: change.covered ?? false,
    act: vi.fn(),
    seatMenu: vi.fn(),
    replaying: change.replaying ?? false,
    reducedMotion: true,
    muted: true,
    serverNow: () => 0,
  });
}

it('shows one’s own network, the market, the thief and the way to stop it', () => {
  show();
  expect(screen.getByLabelText('Your network')).toBeTruthy();
  expect(screen.getByLabelText('Jukebox with a 1, Ben’s mouse is after it')).toBeTruthy();
  expect(screen.getByRole('button', { name: /Cheese it/ })).toBeTruthy();
  expect(screen.getByLabelText('A1: Blender with a 2. Under it: 3–3 wire')).toBeTruthy();
  expect(screen.getByLabelText('Jukebox: 1 connected, 3 points')).toBeTruthy();
});
it('shows nothing of a covered hand', () => {
  show({ covered: true });
  expect(screen.queryByLabelText('1–2 wire')).toBeNull();
  expect(screen.queryByLabelText('Jukebox: 1 connected, 3 points')).toBeNull();
});
it('lets somebody who watches look, and do nothing', () => {
  show({ me: -1 });
  expect(screen.queryByRole('button', { name: 'End my turn' })).toBeNull();
  expect(screen.getByText('Mia’s network')).toBeTruthy();
});
it('tells the end kind by kind', () => {
  show({ view: sample({ over: true }), legal: [] });
  expect(screen.getByRole('row', { name: /Jukebox 1 connected 3/ })).toBeTruthy();
});
