import { list } from '../shared/say';
import type { Update } from '../wire';

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

/** What is said of the end; a name may be "You". */
export function endWords(cooperative: boolean, winners: string[]): string {
  if (cooperative) return winners.length ? 'You did it, together!' : 'Not this time.';
  if (winners.length === 1) return winners[0] === 'You' ? 'You win!' : `${winners[0]} wins!`;
  return `${list(winners.toSorted((a, b) => Number(b === 'You') - Number(a === 'You')))} share the win!`;
}
