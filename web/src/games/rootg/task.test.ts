import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test, vi } from 'vitest';
vi.mock('../../shared/sound', () => ({ play: () => {} }));

import Task from './Task.svelte';
import { Moves } from './moves.svelte';
import { placing, view } from './states';

test('a tile that is dragged is placed when it is let go, not when the finger is taken away', async () => {
  const ondrop = vi.fn();
  const moves = new Moves(() => ({ update: placing(view), me: 0, act: vi.fn(), still: false, flip: false }));
  render(Task, {
    moves,
    view,
    status: { title: '', hint: '' },
    other: 'Ben',
    me: 0,
    flip: false,
    small: true,
    waiting: null,
    ondrag: vi.fn(),
    ondrop,
  });
  const tile = screen.getByRole('button', { name: /what does it do/ });
  tile.setPointerCapture = vi.fn();
  for (const [end, drops] of [
    ['pointerCancel', 0],
    ['pointerUp', 1],
  ] as const) {
    await fireEvent.pointerDown(tile, { clientX: 10, clientY: 10 });
    await fireEvent.pointerMove(tile, { clientX: 90, clientY: 10 });
    await fireEvent[end](tile);
    expect(ondrop).toHaveBeenCalledTimes(drops);
  }
});

test('whoever does not see the board hears where the tile would lie', () => {
  const moves = new Moves(() => ({ update: placing(view), me: 0, act: vi.fn(), still: false, flip: true }));
  moves.touch({ x: 2, y: 2 }, 'tap');
  render(Task, {
    moves,
    view,
    status: { title: '', hint: '' },
    other: 'Ben',
    me: 0,
    flip: true,
    small: false,
    waiting: null,
    ondrag: vi.fn(),
    ondrop: vi.fn(),
    onend: vi.fn(),
  });
  expect(screen.getByText(/Here it rids you/).textContent).toMatch(/^below your Norm: Here it rids you/);
});
