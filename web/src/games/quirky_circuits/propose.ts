// What one can do in Quirky Circuits, as the coach would say it, and where on the board.
import { lineOf } from '../../shared/say';
import type { Proposal } from '../contract';
import type { Action, View } from './types';

export function propose(action: Action, view: View, seat: number): Proposal {
  switch (action.act) {
    case 'play': {
      const held = view.seats[seat]?.hand.find(({ card, colour }) => card === action.card && colour === action.colour);
      return { line: lineOf('quirky_circuits-do-play', { card: action.card }), at: held ? [`card-${held.slot}`] : [] };
    }
    case 'done':
      return { line: lineOf('quirky_circuits-do-done'), at: ['done'] };
    case 'stop':
      return { line: lineOf('quirky_circuits-do-stop'), at: ['stop'] };
    case 'go_on':
      return { line: lineOf('quirky_circuits-do-go-on'), at: ['stop'] };
    case 'beep':
      return { line: lineOf('quirky_circuits-do-beep'), at: ['beep'] };
    case 'take': {
      const kind = view.tokens.find(({ token }) => token === action.token)?.kind;
      return { line: lineOf('quirky_circuits-do-take', { kind: kind ?? 'none' }), at: [`token-${action.token}`] };
    }
  }
}
