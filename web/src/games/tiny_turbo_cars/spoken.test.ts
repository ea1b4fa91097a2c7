// What is written on the screen beside the drawings, and what a screen reader says of them.
import { render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import Puzzle from './Puzzle.svelte';
import Score from './Score.svelte';
import type { Command, Update, View } from './types';

const driver = { car: 'dogtor', lane: 1, row: 34, down: false, smile: 'I', place: null };
const track = { lanes: 6, rows: 40, finish: 34, boards: [], spaces: [] };
const update = { view: { track, drivers: [driver, { ...driver, row: 27 }] } as unknown as View } as Update;

it('says how far a car came, and nothing else', () => {
  const told = [0, 1].map((seat) => render(Score, { update, seat }).container.textContent.trim());
  expect(told).toEqual(['1 past the line', '7 to go']);
});

it('writes on a tile what its name begins with', () => {
  const cells: Command[] = [...Array<Command>(15).fill('forward_1'), 'hole'];
  render(Puzzle, { cells, free: true });
  const named = screen.getAllByRole('button');
  expect(named).toHaveLength(15);
  for (const tile of named) {
    const written = tile.textContent.trim();
    expect(written).not.toBe('');
    expect(tile.getAttribute('aria-label')).toContain(written);
  }
});
