import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import AimLine from './AimLine.svelte';

const said = (id: string) => ({ id, args: {} });
const aim = { after: said('goal'), meant: said('rules') } as never;

it('unfolds where its words have no room, and folds again when the aim is another', async () => {
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(80);
  const { rerender } = render(AimLine, { aim });
  const unfold = screen.getByRole('button', { name: 'Read it all' });
  expect(unfold.getAttribute('aria-expanded')).toBe('false');
  await fireEvent.click(unfold);
  expect(unfold.getAttribute('aria-expanded')).toBe('true');
  await rerender({ aim: { after: said('rules'), meant: null } as never });
  expect(screen.getByRole('button').getAttribute('aria-expanded')).toBe('false');
});

it('offers nothing to unfold where all of it is read', () => {
  render(AimLine, { aim });
  expect(screen.queryByRole('button')).toBeNull();
});
