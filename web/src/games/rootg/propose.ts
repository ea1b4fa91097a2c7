// What one can do in ROOT\G:, as the coach would say it, and where on the board.
import { say } from '../../shared/say';
import type { Proposal } from '../contract';
import type { Action, View } from './types';
import { keyOf, seen } from './where';
import { ROOT, shortName } from './words';

const TURNS = ['upright', 'turned right', 'upside down', 'turned left'];

export function propose(action: Action, view: View, seat: number): Proposal {
  const tile = view.hands[seat]?.[0];
  switch (action.act) {
    case 'place':
      return {
        line: say(
          'Place the ',
          tile ? shortName(tile) : 'tile',
          // as it lies before this seat's eyes
          ` at ${action.x}, ${action.y}, ${TURNS[seen(action.turn, seat === 1)]}`,
        ),
        at: [`glow-${keyOf(action)}`, 'own-tile'],
      };
    case 'keep': {
      const drawn = view.drawn.filter((one) => one !== null);
      const at = drawn.findIndex((one) => one.tile === action.tile);
      return { line: say('Keep the ', drawn[at] ? shortName(drawn[at]) : 'tile'), at: [`drawn-${at}`] };
    }
    case 'hand_over':
      return { line: say('Hand ', ROOT, ' over and place second'), at: ['hand-over'] };
    case 'remove':
      return { line: say('Take the tile out of the game'), at: ['remove'] };
    case 'ask':
      return { line: say('Ask to ', 'turn the circuit on'), at: ['ask'] };
    case 'play_on':
      return { line: say('Do not ask yet'), at: ['play-on'] };
    case 'accept':
      return { line: say('', 'Agree', ': turn it on'), at: ['accept'] };
    case 'refuse':
      return { line: say('', 'Refuse', ', and play on'), at: ['refuse'] };
    case 'tick':
      return { line: say('Let the signals run'), at: [] };
  }
}
