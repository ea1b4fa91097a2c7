// What can be said of any game.
import type { TableInfo, Update } from '../../wire';
import { t } from '../../words/words.svelte';
import type { Status } from '../contract';

export function status(update: Update, table: TableInfo, me: number, localSeats: number[]): Status {
  const name = (seat: number): string => table.seats[seat]?.name || t('plain-nobody');
  const some = (seats: number[]): { names: string[]; count: number } => ({
    names: seats.map(name),
    count: seats.length,
  });
  if (update.over) {
    const hint = update.winners.length ? t('plain-over-wins', some(update.winners)) : t('plain-over-nobody');
    return { title: t('plain-over'), hint };
  }
  if (localSeats.includes(me) && (update.waiting.includes(me) || update.legal.length > 0)) {
    const others = update.waiting.filter((seat) => seat !== me);
    const hint = others.length ? t('plain-turn-others', some(others)) : '';
    return { title: localSeats.length > 1 ? t('plain-turn-of', { who: name(me) }) : t('plain-turn'), hint };
  }
  if (!update.waiting.length) return { title: t('plain-moment'), hint: t('plain-moment-hint') };
  return { title: t('plain-thinking', some(update.waiting)), hint: '' };
}
