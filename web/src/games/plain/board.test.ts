import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ActInfo } from '../../wire';
import type { GameAction } from '../contract';
import Choices from './Choices.svelte';

vi.mock('../../shared/sound', () => ({ play: () => {} }));

const acts: ActInfo[] = [
  { name: 'play', fields: [{ name: 'value', values: [1, 2, 3] }] },
  { name: 'pass', fields: [] },
];
const legal: GameAction[] = [{ act: 'play', value: 1 }, { act: 'play', value: 3 }, { act: 'pass' }];
const act = vi.fn<(action: GameAction) => Promise<void>>();
const button = (name: string | RegExp): HTMLButtonElement => screen.getByRole('button', { name });
const press = async (...keys: string[]): Promise<void> => {
  for (const key of keys) {
    await fireEvent.keyDown(document.activeElement ?? document.body, { key });
    await tick();
  }
};

beforeEach(() => void act.mockReset().mockResolvedValue());
afterEach(cleanup);

it('does at once what has no fields', async () => {
  render(Choices, { acts, legal, act });
  await fireEvent.click(button(/Pass/));
  expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'pass' });
});
it('offers only the values that are legal, and does the one that is chosen', async () => {
  render(Choices, { acts, legal, act });
  await fireEvent.click(button(/Play/));
  expect(screen.getByRole('group').textContent).not.toContain('2 ');
  await fireEvent.click(button('3'));
  expect(act).not.toHaveBeenCalled();
  await fireEvent.click(button('Play value 3'));
  expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'play', value: 3 });
});
it('takes a second press on what is chosen for yes', async () => {
  render(Choices, { acts, legal, act });
  await fireEvent.click(button(/Play/));
  await fireEvent.click(button('1'));
  await fireEvent.click(button('1'));
  expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'play', value: 1 });
});
it('is played with digits, Enter and Escape', async () => {
  render(Choices, { acts, legal, act });
  await press('1', '2', 'Escape', '1');
  expect(button('Play value 1')).toBeTruthy();
  await press('Escape', 'Escape', '2');
  expect(act).not.toHaveBeenCalled();
  (document.activeElement as HTMLElement).blur();
  await press('Enter');
  expect(act).toHaveBeenCalledExactlyOnceWith({ act: 'pass' });
});
it('says beside the choice why it was refused, and lets one choose again', async () => {
  act.mockRejectedValue(new Error('It is Bo’s turn.'));
  render(Choices, { acts, legal, act });
  await fireEvent.click(button(/Pass/));
  await tick();
  expect((await screen.findByRole('alert')).textContent).toBe('It is Bo’s turn.');
  expect(button(/Pass/).disabled).toBe(false);
});
it('offers nothing again until the board shows what was done', async () => {
  const page = render(Choices, { acts, legal, act });
  await fireEvent.click(button(/Pass/));
  await tick();
  expect(button(/Pass/).disabled).toBe(true);
  await page.rerender({ legal: [{ act: 'pass' }, { act: 'play', value: 2 }] });
  expect(button(/Pass/).disabled).toBe(false);
});
