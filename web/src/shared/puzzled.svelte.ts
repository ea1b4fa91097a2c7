// What this browser has solved: a rating, a streak and the days, by game. Rated like chess players: a puzzle is an opponent.
import type { PuzzleInfo } from '../wire';

const key = 'quirkbox.puzzles';
const begin = 900;
const weight = 32; // of one result in the rating

interface Kept {
  rating: number;
  /** one after the other without a mistake */
  streak: number;
  best: number;
  solved: string[];
  /** first answers, and how many of them were wrong */
  tried: number;
  missed: number;
  /** by day: solved without a mistake? */
  days: Record<string, boolean>;
}
const fresh = (): Kept => ({ rating: begin, streak: 0, best: 0, solved: [], tried: 0, missed: 0, days: {} });

function load(): Record<string, Kept> {
  try {
    const found = JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, Partial<Kept>>;
    return Object.fromEntries(Object.entries(found).map(([game, kept]) => [game, { ...fresh(), ...kept }]));
  } catch {
    return {}; // private mode, or somebody else's words under our key
  }
}

/** The chance that somebody with this rating solves a puzzle with that one. */
export const chance = (rating: number, puzzle: number): number => 1 / (1 + 10 ** ((puzzle - rating) / 400));

/** The day as people here write it in a calendar, not as Greenwich does. */
export const today = (now = new Date()): string =>
  `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;

/** Days in a row until today, or until yesterday while today's is still to do. */
export function daysInARow(days: Record<string, boolean>, now = new Date()): number {
  const day = new Date(now);
  if (!(today(day) in days)) day.setDate(day.getDate() - 1);
  let count = 0;
  while (days[today(day)]) {
    count += 1;
    day.setDate(day.getDate() - 1);
  }
  return count;
}

class Puzzled {
  #kept = $state(load());

  of(game: string): Kept {
    return this.#kept[game] ?? fresh();
  }

  /** The first answer counts; `day` where it was the puzzle of a day. */
  note(game: string, puzzle: PuzzleInfo, right: boolean, day?: string): void {
    const before = this.of(game);
    if (day && day in before.days) return;
    const streak = right ? before.streak + 1 : 0;
    this.#kept[game] = {
      rating: Math.round(before.rating + weight * (Number(right) - chance(before.rating, puzzle.rating))),
      streak,
      best: Math.max(before.best, streak),
      solved: right && !before.solved.includes(puzzle.id) ? [...before.solved, puzzle.id] : before.solved,
      tried: before.tried + 1,
      missed: before.missed + Number(!right),
      days: day ? { ...before.days, [day]: right } : before.days,
    };
    this.#keep();
  }

  /** In which there was a puzzle. */
  get games(): string[] {
    return Object.keys(this.#kept);
  }

  /** As if there had been none. */
  forget(): void {
    this.#kept = {};
    this.#keep();
  }

  #keep(): void {
    try {
      localStorage.setItem(key, JSON.stringify(this.#kept));
    } catch {
      // not remembered then
    }
  }

  /** One that is about as hard as one is good, and new if there are any left. */
  next(
    game: string,
    puzzles: readonly PuzzleInfo[],
    last: string | undefined,
    luck = Math.random(),
  ): PuzzleInfo | undefined {
    const { rating, solved } = this.of(game);
    const others = puzzles.filter((puzzle) => puzzle.id !== last);
    const left = others.filter((puzzle) => !solved.includes(puzzle.id));
    const near = [...(left.length ? left : others)].sort(
      (a, b) => Math.abs(a.rating - rating) - Math.abs(b.rating - rating),
    );
    return near[Math.floor(luck * Math.min(8, near.length))];
  }
}

export const puzzled = new Puzzled();
