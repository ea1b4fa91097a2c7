// Small words.
const numbers = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];
export const count = (n: number): string => numbers[n] ?? String(n);
export const Count = (n: number): string => count(n).replace(/^./, (c) => c.toUpperCase());
