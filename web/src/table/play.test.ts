import { render } from '@testing-library/svelte';
import { flushSync, tick, type Component } from 'svelte';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { GameClient } from '../games/contract';
import type { GameInfo } from '../wire';
import { LiveTable, type Line } from './live.svelte';
import Probe, { noted } from './Probe.svelte';
import { FakeSocket, table, update } from './sample';

vi.mock('../shared/sound', () => ({ play: () => {} }));

const game = { Board: Probe, status: () => ({ title: '', hint: '' }), logLine: () => [] } as unknown as GameClient;
let Play: Component<{ live: LiveTable; table: ReturnType<typeof table>; info: GameInfo; game: GameClient }>;
let live: LiveTable;
let socket: FakeSocket;
let page: ReturnType<typeof render>;
beforeAll(async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {} }));
  Play = (await import('./Play.svelte')).default;
});
beforeEach(() => {
  noted.length = 0;
  live = new LiveTable('FOX-42', (url) => (socket = new FakeSocket(url)) as unknown as Line);
  live.meet(game);
  socket.open();
  socket.tell(table(), update(0, { trail: [] }));
});
afterEach(() => live.close());

function open(): void {
  page = render(Play, {
    live,
    table: live.table!,
    info: { name: 'Quirkies', bots: [] as GameInfo['bots'] } as GameInfo,
    game,
  });
  flushSync();
}
const hear = async (...tells: Parameters<FakeSocket['tell']>): Promise<void> => {
  socket.tell(...tells);
  await page.rerender({ table: live.table! });
};

it('gives the board every update once, whatever else is told meanwhile', async () => {
  open();
  await tick();
  await hear(update(1));
  await hear(table({ watchers: 1 }));
  await hear(table({ watchers: 2, status: 'over' }));
  expect(noted).toEqual(['0', '1 played']);
});
it('shows what waits when the board is done in the middle of being drawn', async () => {
  open();
  await tick();
  await hear(update(1), update(2));
  await hear(update(1, { trail: [] })); // the same moment through other eyes: that ends the film of it
  await tick();
  expect(noted).toEqual(['0', '1 played', '1', '2 played']);
});
it('plays nothing before the board has drawn what was before', async () => {
  socket.tell(update(1)); // while the page is still being fetched
  open();
  await tick();
  expect(noted).toEqual(['1']);
  await hear(update(2));
  expect(noted).toEqual(['1', '2 played']);
});
