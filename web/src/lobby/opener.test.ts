import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../api';
import type { GameInfo } from '../wire';
import { catalogue } from './catalogue.svelte';
import { Opener } from './opener.svelte';

const game = (id: string, ready: boolean): GameInfo =>
  ({ id, ready, players: [2, 2], pieces: [], bots: [{ id: 'greedy', name: 'Pip', words: '' }] }) as unknown as GameInfo;

let ready = false;
let opener: Opener;
beforeEach(() => {
  vi.useFakeTimers();
  ready = false;
  opener = new Opener();
  vi.spyOn(api, 'want').mockImplementation(() => Promise.resolve({ ready }));
  vi.spyOn(api, 'newTable').mockResolvedValue({ code: 'FOX-42' });
  catalogue.games = [game('slow', false), game('quick', true)];
});
afterEach(() => {
  catalogue.games = null;
  vi.useRealTimers();
});

it('opens a table at once if the game is ready', async () => {
  await opener.open(catalogue.game('quick')!, true);
  expect(api.want).not.toHaveBeenCalled();
  expect(api.newTable).toHaveBeenCalledOnce();
});
it('moves a game that is not ready to the front, waits for it, and then starts by itself', async () => {
  const opened = opener.open(catalogue.game('slow')!, true);
  await vi.advanceTimersByTimeAsync(5000);
  expect(opener.waits).toBe('slow');
  expect(api.newTable).not.toHaveBeenCalled();
  ready = true;
  await vi.advanceTimersByTimeAsync(2000);
  await opened;
  expect(api.newTable).toHaveBeenCalledOnce();
  expect(opener.waits).toBe('');
  expect(catalogue.game('slow')!.ready).toBe(true);
});
it('starts nothing for somebody who has changed their mind', async () => {
  const opened = opener.open(catalogue.game('slow')!, true);
  await vi.advanceTimersByTimeAsync(500);
  opener.neverMind();
  ready = true;
  await vi.advanceTimersByTimeAsync(5000);
  await opened;
  expect(api.newTable).not.toHaveBeenCalled();
});
it('sets a table up without waiting', async () => {
  await opener.open(catalogue.game('slow')!, false);
  expect(api.newTable).toHaveBeenCalledOnce();
});
