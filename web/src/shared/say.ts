// Small words.
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
export const Count = (n: number): string => count(n).replace(/^./, (c) => c.toUpperCase());
