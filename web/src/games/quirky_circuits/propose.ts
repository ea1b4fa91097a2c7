// What one can do in Quirky Circuits, as the coach would say it, and where on the board.
import { say } from '../../shared/say';
import type { Proposal } from '../contract';
import { cardName } from './cards';
import { kindName } from './things';
import type { Action, View } from './types';

export function propose(action: Action, view: View, seat: number): Proposal {
  switch (action.act) {
    case 'play': {
      const held = view.seats[seat]?.hand.find(({ card, colour }) => card === action.card && colour === action.colour);
      return { line: say('Play ', cardName(action.card)), at: held ? [`card-${held.slot}`] : [] };
    }
    case 'done':
      return { line: say('Say ', 'done'), at: ['done'] };
    case 'stop':
      return { line: say('Hands flat on the table: ', 'let us stop'), at: ['stop'] };
    case 'go_on':
      return { line: say('Take the hands off the table again'), at: ['stop'] };
    case 'beep':
      return { line: say('Say ', 'Beep-boop'), at: ['beep'] };
    case 'take': {
      const kind = view.tokens.find(({ token }) => token === action.token)?.kind;
      return { line: say('Pick up ', kind ? kindName(kind) : 'this one'), at: [`token-${action.token}`] };
    }
  }
}
