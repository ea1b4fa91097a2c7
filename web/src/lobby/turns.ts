// Where it is one's turn.
import type { TableLine } from '../wire';

/** The tables that wait for whoever looks: whose clock has least left comes first, then the one that has waited longest. */
export const turns = (mine: TableLine[]): TableLine[] =>
  mine
    .filter((line) => line.status === 'playing' && line.my_turn)
    .sort((a, b) => (a.left ?? Infinity) - (b.left ?? Infinity) || a.at - b.at);
