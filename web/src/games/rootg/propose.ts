// What one can do in ROOT\G:, as the coach would say it, and where on the board.
import { lineOf } from '../../shared/say';
import type { Proposal } from '../contract';
import type { Action, View } from './types';
import { keyOf, seen } from './where';
import { spotArgs, tileArgs } from './words';

export function propose(action: Action, view: View, seat: number): Proposal {
  const tile = view.hands[seat]?.[0];
  switch (action.act) {
    case 'place': {
      // as it lies before this seat's eyes
      const where = {
        ...spotArgs(action, view.terminals, seat, seat === 0),
        turn: seen(action.turn, seat === 1),
      };
      return {
        line: tile
          ? lineOf('rootg-propose-place', { ...tileArgs(tile), ...where })
          : lineOf('rootg-propose-place-hidden', where),
        at: [`glow-${keyOf(action)}`, 'own-tile'],
      };
    }
    case 'keep': {
      const drawn = view.drawn.filter((one) => one !== null);
      const at = drawn.findIndex((one) => one.tile === action.tile);
      return {
        line: drawn[at] ? lineOf('rootg-propose-keep', tileArgs(drawn[at])) : lineOf('rootg-propose-keep-hidden'),
        at: [`drawn-${at}`],
      };
    }
    case 'hand_over':
      return { line: lineOf('rootg-propose-hand-over'), at: ['hand-over'] };
    case 'remove':
      return { line: lineOf('rootg-propose-remove'), at: ['remove'] };
    case 'ask':
      return { line: lineOf('rootg-propose-ask'), at: ['ask'] };
    case 'play_on':
      return { line: lineOf('rootg-propose-play-on'), at: ['play-on'] };
    case 'accept':
      return { line: lineOf('rootg-propose-accept'), at: ['accept'] };
    case 'refuse':
      return { line: lineOf('rootg-propose-refuse'), at: ['refuse'] };
    case 'tick':
      return { line: lineOf('rootg-propose-tick'), at: [] };
  }
}
