// The seven gates in words and as tables, for people. (What they do in the game is up to the rules alone; a test compares.)
import type { Gate } from './types';

interface About {
  /** What it says for its inputs 00, 01, 10, 11; for NOT 0 and 1. */
  says: string;
  words: string;
  motto: string;
}
export const GATES: Record<Gate, About> = {
  and: { says: '0001', words: 'Says 1 if all its inputs are 1.', motto: 'All or nothing.' },
  or: { says: '0111', words: 'Says 1 if at least one input is 1.', motto: 'One is enough.' },
  xor: { says: '0110', words: 'Says 1 if an odd number of inputs is 1.', motto: 'One of us, not both.' },
  not: { says: '10', words: 'Says the opposite of its input.', motto: 'On the contrary!' },
  nand: { says: '1110', words: 'Says 0 only if all its inputs are 1.', motto: 'Anything but all.' },
  nor: { says: '1000', words: 'Says 1 only if no input is 1.', motto: 'Nobody home? Then yes.' },
  xnor: { says: '1001', words: 'Says 1 if an even number of inputs is 1.', motto: 'Are you two alike?' },
};
export const NAMES = Object.keys(GATES) as Gate[];

export interface Row {
  inputs: number[];
  says: number;
}
export function table(gate: Gate): Row[] {
  const { says } = GATES[gate];
  const n = Math.log2(says.length);
  return [...says].map((value, i) => ({
    inputs: Array.from({ length: n }, (_, bit) => (i >> (n - 1 - bit)) & 1),
    says: Number(value),
  }));
}
