// One's finished games, added up: by game, by what one was in them, and what one tends to miss.
import type { PlayedGame } from '../wire';

export interface Count {
  part: number;
  of: number;
}
export interface Habit {
  id: string;
  all: Count;
  /** in the newest games, where there are older ones */
  lately: Count | null;
}
export interface Summary {
  game: string;
  games: number;
  won: Count;
  /** of what was won, so many were shared */
  shared: number;
  /** what one would win if the lot decided; null for a team, which plays against the game */
  lot: number | null;
  roles: { id: string; won: Count }[];
  habits: Habit[];
}

export const LATELY = 10; // games

export const isWon = (game: PlayedGame): boolean => game.winners > 0 && game.place === 1;

function habitIn(games: readonly PlayedGame[], id: string): Count {
  const told = games.flatMap((one) => (one.habits[id] ? [one.habits[id]] : []));
  return { part: told.reduce((sum, one) => sum + one.missed, 0), of: told.reduce((sum, one) => sum + one.of, 0) };
}
const wonOf = (games: readonly PlayedGame[]): Count => ({ part: games.filter(isWon).length, of: games.length });

function groups(games: readonly PlayedGame[], by: (one: PlayedGame) => string): [string, PlayedGame[]][] {
  const found = new Map<string, PlayedGame[]>();
  for (const one of games) found.set(by(one), [...(found.get(by(one)) ?? []), one]);
  return [...found];
}

/** `games` are the newest first, as the server tells them. What is played most comes first. */
export function summaries(games: readonly PlayedGame[], isTeam: (game: string) => boolean): Summary[] {
  return groups(games, (one) => one.game)
    .map(([game, own]) => {
      const byRole = groups(own, (one) => one.role).filter(([id]) => id);
      const ids = [...new Set(own.flatMap((one) => Object.keys(one.habits)))];
      return {
        game,
        games: own.length,
        won: wonOf(own),
        shared: own.filter((one) => isWon(one) && one.winners > 1).length,
        lot: isTeam(game) ? null : own.reduce((sum, one) => sum + 1 / one.players, 0) / own.length,
        roles:
          byRole.length > 1
            ? byRole.map(([id, those]) => ({ id, won: wonOf(those) })).sort((a, b) => b.won.of - a.won.of)
            : [],
        habits: ids
          .map((id) => ({
            id,
            all: habitIn(own, id),
            lately: own.length > LATELY ? habitIn(own.slice(0, LATELY), id) : null,
          }))
          .filter(({ all }) => all.of > 0),
      };
    })
    .sort((a, b) => b.games - a.games);
}
