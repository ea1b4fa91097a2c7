// The seven gates as tables, for people. (What they do in the game is up to the rules alone; a test compares.)
import type { Gate } from './types';

/** What each says for its inputs 00, 01, 10, 11; NOT for 0 and 1. */
const GATES: Record<Gate, string> = {
  and: '0001',
  or: '0111',
  xor: '0110',
  not: '10',
  nand: '1110',
  nor: '1000',
  xnor: '1001',
};
export const NAMES = Object.keys(GATES) as Gate[];

export interface Row {
  inputs: number[];
  says: number;
}
export function table(gate: Gate): Row[] {
  const says = GATES[gate];
  const n = Math.log2(says.length);
  return [...says].map((value, i) => ({
    inputs: Array.from({ length: n }, (_, bit) => (i >> (n - 1 - bit)) & 1),
    says: Number(value),
  }));
}
