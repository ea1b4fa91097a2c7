import { afterEach, expect, test } from 'vitest';
import { flushSync } from 'svelte';
import { render, screen } from '@testing-library/svelte';
import { reader } from '../../words/words.svelte';
import Lanes from './Lanes.svelte';
import { view } from './states';
import { logLine } from './words';

afterEach(() => reader.read('en'));

test('whoever reads another language from now on is told everything in it', async () => {
  render(Lanes, { view, names: ['Mia', 'Ada'], me: 0, chairs: [0, 1] });
  const heading = screen.getByRole('heading');
  expect(heading.textContent).toBe('You are fastest');
  await reader.read('de');
  flushSync();
  expect(heading.textContent).toBe('Du bist am schnellsten');
  const line = logLine({ event: 'placed', seat: 1, tile: 3, x: 0, y: 2, turn: 0, what: 'link' }, ['Mia', 'Ada'], 0);
  expect(
    line
      ?.map(({ text }) => text)
      .join('')
      .replaceAll('\u00AD', ''),
  ).toBe('Ada legt ein Leitungsplättchen.');
});
