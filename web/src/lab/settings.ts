// What a report is asked for, and how it is written into a link.
import type { GameInfo, LabRun, LabSettings } from '../wire';
import { t } from '../words/words.svelte';

export const GAMES = [200, 1000, 5000, 20_000] as const;
/** How often a bot that searches looks ahead: the more, the better and the slower. */
export const LOOKS = [20, 100, 500] as const;

export interface Entrant {
  id: string;
  name: string;
}
/** Who can be asked to sit down: a bot that searches with several budgets. */
export const entrants = (info: GameInfo): Entrant[] =>
  info.bots.flatMap((bot) =>
    bot.id === 'search'
      ? LOOKS.map((looks) => ({ id: `search@${looks}`, name: t('lab-entrant', { bot: bot.name, looks }) }))
      : [{ id: bot.id, name: `${bot.name} (${bot.id})` }],
  );

/** As few greedy bots as can play, the game as it usually is. */
export function usual(info: GameInfo): LabSettings {
  const bot = info.bots.find((one) => one.id === 'greedy') ?? info.bots[0]!;
  return {
    bots: Array.from({ length: info.players[0] }, () => bot.id),
    options: Object.fromEntries(info.options.map((option) => [option.id, option.default])),
    games: 1000,
    seed: 1,
    strength: false,
  };
}

/** So many sit there: who comes later is like the last one. */
export const seated = (bots: readonly string[], players: number): string[] =>
  Array.from({ length: players }, (_, seat) => bots[seat] ?? bots.at(-1)!);

/** What a link says, on top of what is usual; whatever makes no sense there is left to the server to refuse. */
export function read(text: string, info: GameInfo): LabSettings {
  const told = JSON.parse(text) as Partial<LabSettings>;
  const start = usual(info);
  return { ...start, ...told, options: { ...start.options, ...told.options } };
}
export const write = (settings: LabSettings): string => JSON.stringify(settings);

/** "Playing, 1,200 of 5,000 games", as a person would say it. */
export function told(run: LabRun): string {
  if (run.state === 'waiting') return run.ahead ? t('lab-ahead', { count: run.ahead }) : t('lab-next');
  if (run.phase !== 'games') return t('lab-phase', { phase: run.phase });
  return run.stopped ? t('lab-stopping') : t('lab-playing', { played: run.played, games: run.settings.games });
}
/** "about 2 minutes left"; empty while nobody knows. */
export function left(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return '';
  if (seconds < 3) return t('lab-left', { unit: 'none', count: 0 });
  if (seconds < 90) return t('lab-left', { unit: 'seconds', count: Math.ceil(seconds / 5) * 5 });
  return t('lab-left', { unit: 'minutes', count: Math.round(seconds / 60) });
}

/** The number of a game, from the name of its file in the report. */
export const numberOf = (file: string): number | null => {
  const found = /-(\d+)\.json$/.exec(file);
  return found ? Number(found[1]) : null;
};
