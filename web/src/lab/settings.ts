// What a report is asked for, and how it is written into a link.
import type { GameInfo, LabRun, LabSettings } from '../wire';

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
      ? LOOKS.map((looks) => ({ id: `search@${looks}`, name: `${bot.name} searches, ${looks} looks` }))
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

const doing: Record<LabRun['phase'], string> = {
  start: 'Getting the rules ready',
  games: 'Playing',
  watched: 'Watching closely',
  chances: 'Playing on from the middle',
  options: 'Other options',
  strength: 'Strong against weak',
  page: 'Drawing the report',
};
/** "Playing, 1,200 of 5,000 games", as a person would say it. */
export function told(run: LabRun): string {
  if (run.state === 'waiting')
    return run.ahead ? `${run.ahead} more before yours` : 'It begins when the one before is finished';
  const many =
    run.phase === 'games'
      ? `, ${run.played.toLocaleString('en')} of ${run.settings.games.toLocaleString('en')} games`
      : '';
  return run.stopped && run.phase === 'games' ? 'Stopping' : `${doing[run.phase]}${many}`;
}
/** "about 2 minutes left"; empty while nobody knows. */
export function left(seconds: number | null | undefined): string {
  if (seconds === null || seconds === undefined) return '';
  if (seconds < 3) return 'nearly there';
  if (seconds < 90) return `about ${Math.ceil(seconds / 5) * 5} seconds left`;
  return `about ${Math.round(seconds / 60)} minutes left`;
}

/** The number of a game, from the name of its file in the report. */
export const numberOf = (file: string): number | null => {
  const found = /-(\d+)\.json$/.exec(file);
  return found ? Number(found[1]) : null;
};
