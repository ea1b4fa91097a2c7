// What people say at the table: shown for a moment, unless one does not want to hear it.
import type { Mood } from '../shared/seats';
import type { SaidTold, SeatInfo, TableInfo } from '../wire';

export type Phrase = SaidTold['phrase'];

/** The faces one can make, and what they mean in words. */
export const faces = {
  happy: { mood: 'happy', words: 'Hooray!' },
  oh: { mood: 'oh', words: 'Oh!' },
  thinking: { mood: 'thinking', words: 'Hmm…' },
  sad: { mood: 'sad', words: 'Oh no…' },
  asleep: { mood: 'asleep', words: 'Zzz…' },
} satisfies Partial<Record<Phrase, { mood: Mood; words: string }>>;
type Face = keyof typeof faces;
export const phrases: Record<Exclude<Phrase, Face>, string> = {
  hello: 'Hello!',
  luck: 'Good luck!',
  nice: 'Nice one!',
  thanks: 'Thank you!',
  sorry: 'Sorry!',
  moment: 'One moment…',
  close: 'That was close!',
  good_game: 'Good game!',
  again: 'Another one?',
};
export const isFace = (phrase: Phrase): phrase is Face => phrase in faces;
export const words = (phrase: Phrase): string => (isFace(phrase) ? faces[phrase].words : phrases[phrase]);

const stay = 5000; // ms
const key = 'quirkbox-muted';

function load(): string[] {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter((who) => typeof who === 'string') : [];
  } catch {
    return []; // private mode, or somebody else's words under our key
  }
}

// The same person on the same chair, also in a rematch; whoever sits down there next is somebody else.
const who = (seat: SeatInfo): string => `${seat.chair} ${seat.name}`;

class Talk {
  /** by seat */
  said = $state<Record<number, Phrase>>({});
  #muted = $state(load());
  #hush: Record<number, ReturnType<typeof setTimeout>> = {};

  hear(table: TableInfo, number: number, phrase: Phrase): void {
    const seat = table.seats[number];
    if (!seat || this.muted(seat)) return;
    this.said[number] = phrase;
    clearTimeout(this.#hush[number]);
    this.#hush[number] = setTimeout(() => delete this.said[number], stay);
  }

  muted(seat: SeatInfo): boolean {
    return this.#muted.includes(who(seat));
  }

  mute(seat: SeatInfo, on: boolean): void {
    this.#muted = [...this.#muted.filter((one) => one !== who(seat)), ...(on ? [who(seat)] : [])];
    if (on) delete this.said[seat.seat];
    try {
      sessionStorage.setItem(key, JSON.stringify(this.#muted));
    } catch {
      // until the page is left, then
    }
  }
}

export const talk = new Talk();
