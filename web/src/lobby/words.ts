// How the lobby speaks about a table.
import { list } from '../shared/say';
import type { TableLine } from '../wire';

export function others(table: TableLine): string[] {
  return table.seats.filter((s) => s.kind !== 'free' && !s.mine).map((s) => s.name);
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
