import { api } from '../api';
import { me } from '../me.svelte';
import { router } from '../router.svelte';
import { likedPieces } from '../shared/pieces';
import { prefs, type Strength } from '../shared/prefs.svelte';
import type { GameInfo, NewTable, WholeGame } from '../wire';
import { catalogue } from './catalogue.svelte';

/** Bots of this strength, the first of them first; where nobody is, whoever there is. */
export function ofStrength(info: GameInfo, strength: Strength): string[] {
  const able = info.bots.filter((bot) => bot.strength === strength);
  return (able.length ? able : info.bots).map((bot) => bot.id);
}

/** One bot for every other chair: good partners, and rivals as strong as one likes them. */
export function fullTable(info: GameInfo): string[] {
  const bots = ofStrength(info, prefs.strength(info.cooperative));
  return Array.from({ length: info.players[1] - 1 }, (_, i) => bots[i % bots.length]!);
}

async function open(wish: Omit<NewTable, 'name'>): Promise<void> {
  const info = catalogue.game(wish.game);
  const pieces = info ? likedPieces(info) : {};
  const { code } = await api.newTable({ ...wish, pieces, name: me.name });
  me.given ??= me.name; // the server has taken it down by now
  router.go(`/${code}`);
}

/** A new table, and there we go. `start`: with bots on all chairs, at once. */
export const openTable = (info: GameInfo, start: boolean): Promise<void> =>
  open({
    game: info.id,
    ...(prefs.knows(info.id) ? {} : { options: info.unhurried }), // nobody is hurried in a first game
    ...(start ? { bots: fullTable(info), start } : {}),
  });

/** The same again or nearly so, at once: for whoever is alone with bots. */
export const playOn = (game: string, options: Record<string, string>, bots: string[]): Promise<void> =>
  open({ game, options, bots, start: true });

/** A first whole game, against those a lesson names, at once. */
export const openWhole = (game: string, { bots, options }: WholeGame): Promise<void> =>
  open({ game, bots, options, start: true });

/** Against the best bot there is, at once: to see how content of one's own plays. */
export async function testPlay(game: string, options: Record<string, string>): Promise<void> {
  const best = (await catalogue.gameInfo(game))?.bots.at(-1)?.id;
  await open({ game, options, ...(best ? { bots: [best], start: true } : {}) });
}
