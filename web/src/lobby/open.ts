import { api } from '../api';
import { me } from '../me.svelte';
import { router } from '../router.svelte';
import type { GameInfo, NewTable } from '../wire';
import { catalogue } from './catalogue.svelte';

/** One bot for every other chair, each kind in turn. */
export const fullTable = (info: GameInfo): string[] =>
  Array.from({ length: info.players[1] - 1 }, (_, i) => info.bots[i % info.bots.length]!.id);

async function open(wish: Omit<NewTable, 'name'>): Promise<void> {
  const { code } = await api.newTable({ ...wish, name: me.name });
  me.given ??= me.name; // the server has taken it down by now
  router.go(`/${code}`);
}

/** A new table, and there we go. `start`: with bots on all chairs, at once. */
export const openTable = (info: GameInfo, start: boolean): Promise<void> =>
  open({ game: info.id, ...(start ? { bots: fullTable(info), start } : {}) });

/** Against the best bot there is, at once: to see how content of one's own plays. */
export async function testPlay(game: string, options: Record<string, string>): Promise<void> {
  const best = (await catalogue.gameInfo(game))?.bots.at(-1)?.id;
  await open({ game, options, ...(best ? { bots: [best], start: true } : {}) });
}
