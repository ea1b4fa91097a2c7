// What people say at the table: shown for a moment, unless one does not want to hear it.
import type { Mood } from '../shared/seats';
import type { ChatLine, SaidTold, SeatInfo, TableInfo } from '../wire';
import { t } from '../words/words.svelte';

export type Phrase = SaidTold['phrase'];

/** The faces one can make; in words they are in the catalogue, as phrases are. */
export const faces = {
  happy: { mood: 'happy' },
  oh: { mood: 'oh' },
  thinking: { mood: 'thinking' },
  sad: { mood: 'sad' },
  asleep: { mood: 'asleep' },
} satisfies Partial<Record<Phrase, { mood: Mood }>>;
type Face = keyof typeof faces;
export const phrases: Exclude<Phrase, Face>[] = [
  'hello',
  'luck',
  'nice',
  'thanks',
  'sorry',
  'moment',
  'close',
  'good_game',
  'again',
];
export const isFace = (phrase: Phrase): phrase is Face => phrase in faces;
export const words = (phrase: Phrase): string => t(`say-${phrase}`);

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
  said = $state<Record<number, Phrase | { text: string }>>({});
  /** lines that have come since one looked at them */
  unread = $state(0);
  #muted = $state(load());
  #hush: Record<number, ReturnType<typeof setTimeout>> = {};

  hear(table: TableInfo, number: number, phrase: Phrase): void {
    const seat = table.seats[number];
    if (!seat || this.muted(seat)) return;
    this.#show(number, phrase);
  }

  /** A line has come that somebody has written. */
  read(table: TableInfo, line: ChatLine): void {
    const seat = table.seats[line.seat];
    if (!seat || this.muted(seat)) return;
    if (!seat.mine) this.unread += 1;
    this.#show(line.seat, { text: line.text });
  }

  #show(number: number, what: Phrase | { text: string }): void {
    this.said[number] = what;
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
