import { api } from '../api';
import { me } from '../me.svelte';
import { router } from '../router.svelte';
import type { GameInfo } from '../wire';

/** One bot for every other chair, each kind in turn. */
export const fullTable = (info: GameInfo): string[] =>
  Array.from({ length: info.players[1] - 1 }, (_, i) => info.bots[i % info.bots.length]!.id);

/** A new table, and there we go. `start`: with bots on all chairs, at once. */
export async function openTable(info: GameInfo, start: boolean): Promise<void> {
  const { code } = await api.newTable({
    game: info.id,
    name: me.name,
    ...(start ? { bots: fullTable(info), start } : {}),
  });
  me.given ??= me.name; // the server has taken it down by now
  router.go(`/${code}`);
}
