// How the lobby speaks about a table.
import { list } from '../shared/say';
import type { GameInfo, TableLine } from '../wire';

export function others(table: TableLine): string[] {
  return table.seats.filter((s) => s.kind !== 'free' && !s.mine).map((s) => s.name);
}

/** "2–4 players", "2–4, together" */
export function seatsOf({ players: [low, high], cooperative }: GameInfo): string {
  const many = low === high ? `${low}` : `${low}–${high}`;
  return cooperative ? `${many}, together` : `${many} player${high === 1 ? '' : 's'}`;
}

export function stateOf(table: TableLine): string {
  if (table.status === 'over') return 'The game is over.';
  const rest = others(table);
  if (table.status === 'waiting')
    return rest.length
      ? `${list(rest)} ${rest.length > 1 ? 'are' : 'is'} at the table.`
      : 'Nobody else is at the table yet.';
  if (table.my_turn)
    return rest.length ? `Your turn! ${list(rest)} ${rest.length > 1 ? 'wait' : 'waits'}.` : 'Your turn!';
  return table.waiting_for.length
    ? `${list(table.waiting_for)} ${table.waiting_for.length > 1 ? 'are' : 'is'} thinking.`
    : 'The game goes on.';
}

/** "today", "yesterday", "3 November" */
export function dayOf(at: number, now = Date.now()): string {
  const day = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);
  const ago = Math.round((day(now) - day(at)) / 86_400_000);
  if (ago <= 0) return 'today';
  return ago === 1 ? 'yesterday' : new Date(at).toLocaleDateString('en-GB', { day: 'numeric', month: 'long' });
}
