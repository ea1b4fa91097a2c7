// What one can do in Quirkies, as the coach would say it, and where on the board.
import { say } from '../../shared/say';
import type { Proposal } from '../contract';
import { lineName, LINES } from './lines';
import { keyOf, type Action, type View } from './types';
import { cardName } from './words';

export function propose(action: Action, view: View): Proposal {
  switch (action.act) {
    case 'lay': {
      const cell = view.board.findIndex(({ creature }) => creature === action.creature);
      return { line: say('Lay the ', cardName(action)), at: [`card-${keyOf(action)}`, `cell-${cell}`] };
    }
    case 'call':
      return { line: say('Call ', lineName(action.line)), at: LINES[action.line]!.map((cell) => `cell-${cell}`) };
    case 'done':
      return { line: say('Say ', 'done', ': no more lines'), at: ['call'] };
    case 'pass':
      return { line: say('', 'Pass', ': no line to call'), at: ['call'] };
    case 'close':
      return { line: say('Time for calls is up'), at: [] };
  }
}
