import type { Update } from '../wire';
import { t } from '../words/words.svelte';

/** Seats from first to last; equal scores share a place. Winners stand first even where the score alone does not say it. */
export function placings(update: Update): { seat: number; rank: number }[] {
  const won = (seat: number): number => Number(update.winners.includes(seat));
  const seats = update.score
    .map((_, seat) => seat)
    .sort((a, b) => won(b) - won(a) || update.score[b]! - update.score[a]! || a - b);
  const better = (seat: number): number =>
    seats.filter((s) => won(s) > won(seat) || (won(s) === won(seat) && update.score[s]! > update.score[seat]!)).length;
  return seats.map((seat) => ({ seat, rank: better(seat) + 1 }));
}

/** What is said of the end: who has won, and whether whoever reads it is among them. */
export function endWords(cooperative: boolean, others: string[], you = false): string {
  if (cooperative) return others.length || you ? t('end-together') : t('end-not-this-time');
  const names = you ? [t('you'), ...others] : others;
  if (names.length === 1) return t('end-wins', { who: names[0]!, you: you ? 'yes' : 'no' });
  return t('end-share', { names, you: you ? 'yes' : 'no' });
}
