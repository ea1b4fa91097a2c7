// Small words.
import type { LogLine } from '../games/contract';
import { pieces, t, type ArgsOf, type WordId } from '../words/words.svelte';

const numbers = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
export const count = (n: number): string => numbers[n] ?? String(n);
export const Count = (n: number): string => title(count(n));

/** "1 point", "3 points" */
export const amount = (n: number, thing: string): string => `${n} ${thing}${n === 1 ? '' : 's'}`;
export const title = (word: string): string => word.replace(/^./, (c) => c.toUpperCase());
/** "Ada, Tock and Pip" */
export const list = (names: readonly string[]): string =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;

/** A sentence in pieces; every second one is strong. */
export const say = (...parts: string[]): LogLine => parts.map((text, i) => (i % 2 ? { text, strong: true } : { text }));

/** Somebody, as sentences of the catalogue ask for them: whether that is you, and the name. */
export const whoIs = (seat: number, me: number, names: readonly string[]): { you: 'yes' | 'no'; who: string } => ({
  you: seat === me ? 'yes' : 'no',
  who: names[seat] ?? '',
});

/** A sentence of the catalogue as a line of the log; what is marked there is strong. */
export const lineOf = <Id extends WordId>(id: Id, ...args: ArgsOf<Id>): LogLine =>
  pieces(t(id, ...args)).map(({ text, mark }) => (mark ? { text, strong: true } : { text }));
