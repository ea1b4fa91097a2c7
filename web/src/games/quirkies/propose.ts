// What one can do in Quirkies, as the coach would say it, and where on the board.
import { lineOf } from '../../shared/say';
import type { Proposal } from '../contract';
import { LINES } from './lines';
import { keyOf, type Action, type View } from './types';

export function propose(action: Action, view: View): Proposal {
  switch (action.act) {
    case 'lay': {
      const cell = view.board.findIndex(({ creature }) => creature === action.creature);
      return { line: lineOf('quirkies-do-lay', { ...action }), at: [`card-${keyOf(action)}`, `cell-${cell}`] };
    }
    case 'call':
      return {
        line: lineOf('quirkies-do-call', { line: action.line }),
        at: LINES[action.line]!.map((cell) => `cell-${cell}`),
      };
    case 'done':
      return { line: lineOf('quirkies-do-done'), at: ['call'] };
    case 'pass':
      return { line: lineOf('quirkies-do-pass'), at: ['call'] };
    case 'close':
      return { line: lineOf('quirkies-do-close'), at: [] };
  }
}
