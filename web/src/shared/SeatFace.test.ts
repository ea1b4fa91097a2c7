import { render } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import SeatFace from './SeatFace.svelte';

it('sleeps without a letter that would be read out', () => {
  const { container } = render(SeatFace, { chair: 0, mood: 'asleep' });
  expect(container.querySelectorAll('.z')).toHaveLength(2);
  expect(container.textContent.trim()).toBe('');
});
