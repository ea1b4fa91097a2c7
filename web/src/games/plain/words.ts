// What can be said of any game.
import { list } from '../../shared/say';
import type { TableInfo, Update } from '../../wire';
import type { Status } from '../contract';

export function status(update: Update, table: TableInfo, me: number, localSeats: number[]): Status {
  const name = (seat: number): string => table.seats[seat]?.name || 'Nobody';
  if (update.over) {
    const winners = update.winners.map(name);
    const hint = winners.length ? `${list(winners)} ${winners.length > 1 ? 'win' : 'wins'}.` : 'Nobody wins.';
    return { title: 'The game is over', hint };
  }
  if (localSeats.includes(me) && (update.waiting.includes(me) || update.legal.length > 0)) {
    const others = update.waiting.filter((seat) => seat !== me).map(name);
    const hint = others.length ? `So ${others.length > 1 ? 'are' : 'is'} ${list(others)}.` : '';
    return { title: localSeats.length > 1 ? `${name(me)}, your turn` : 'Your turn', hint };
  }
  const waiting = update.waiting.map(name);
  if (!waiting.length) return { title: 'One moment', hint: 'The table goes on by itself.' };
  return { title: `${list(waiting)} ${waiting.length > 1 ? 'are' : 'is'} thinking`, hint: '' };
}
