// How the lobby speaks about a table.
import type { GameInfo, TableLine } from '../wire';
import { reader, t } from '../words/words.svelte';

export function others(table: TableLine): string[] {
  return table.seats.filter((s) => s.kind !== 'free' && !s.mine).map((s) => s.name);
}

/** "2–4 players", "2–4, together" */
export function seatsOf({ players: [low, high], cooperative }: GameInfo): string {
  const many = { low, high, same: low === high ? 'yes' : 'no' };
  return cooperative ? t('players-together', many) : t('players-count', many);
}

export function stateOf(table: TableLine, together = false): string {
  if (table.status === 'over') {
    if (!table.place) return t('state-over');
    const how = table.place > 1 ? (together ? 'lost' : 'place') : together ? 'together' : 'won';
    return t('state-result', {
      how,
      place: table.place,
      of: table.seats.filter((seat) => seat.kind !== 'free').length,
    });
  }
  const rest = others(table);
  const told = { names: rest, count: rest.length };
  if (table.status === 'waiting') return rest.length ? t('state-at-table', told) : t('state-nobody');
  if (table.my_turn) return rest.length ? t('state-they-wait', told) : t('state-your-turn');
  const { waiting_for: names } = table;
  return names.length ? t('state-thinking', { names, count: names.length }) : t('state-goes-on');
}

/** "today", "yesterday", "3 November" */
export function dayOf(at: number, now = Date.now()): string {
  const day = (ms: number): number => new Date(ms).setHours(0, 0, 0, 0);
  const ago = Math.round((day(now) - day(at)) / 86_400_000);
  if (ago <= 0) return t('day-today');
  return ago === 1
    ? t('day-yesterday')
    : new Date(at).toLocaleDateString(reader.locale, { day: 'numeric', month: 'long' });
}
