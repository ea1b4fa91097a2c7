// What one can do in Circuit Breaker, as the coach would say it, and where on the board.
import { say } from '../../shared/say';
import type { Proposal } from '../contract';
import { callerOf } from './kinds';
import { cellName, pileName } from './moves.svelte';
import { tileName } from './tiles';
import { pileAt, type Action, type View } from './types';
import { fromBox, placeName, whereWords } from './words';

const TURNS = ['', ', turned a quarter to the right', ', upside down', ', turned a quarter to the left'];

export function propose(action: Action, view: View, seat: number, names: string[]): Proposal {
  const called = callerOf(view.kinds);
  const held = (slot: number): string => {
    const tile = view.hands[seat]?.find((one) => one.slot === slot)?.tile;
    return tile ? tileName(tile, called) : 'tile';
  };
  switch (action.act) {
    case 'place':
      return {
        line: say(
          'Connect the ',
          held(action.slot),
          `, ${fromBox(action, view.networks[seat]?.tiles ?? [])}${TURNS[action.turn]}`,
        ),
        at: [`hand-${seat}-${action.slot}`, `floor-${seat}-${action.x}-${action.y}`],
      };
    case 'send': {
      const top = pileAt(view, action.place).top;
      return {
        line: say('Send the mouse to ', placeName(action.place), top ? ` (${tileName(top, called)})` : ''),
        at: [pileName(action.place)],
      };
    }
    case 'raid': {
      const tile = view.networks[action.owner]?.tiles.find(({ x, y }) => x === action.x && y === action.y);
      const cell = cellName(action.owner, action);
      return {
        line: say(
          'Send the mouse after the ',
          tile ? tileName(tile, called) : 'tile',
          ` in ${whereWords({ place: 'network', owner: action.owner, x: action.x, y: action.y }, names, seat)}`,
        ),
        at: [cell, `small-${cell}`],
      };
    }
    case 'discard':
      return {
        line: say('Discard the ', held(action.slot), ` onto ${action.pile}, for cheese`),
        at: [`hand-${seat}-${action.slot}`, pileName(action.pile)],
      };
    case 'cheese': {
      const whose = action.whose === seat ? 'your own' : `${names[action.whose] ?? 'somebody'}’s`;
      return { line: say('Lure ', `${whose} mouse`, ' away with cheese'), at: [`mouse-${action.whose}`] };
    }
    case 'undo':
      return { line: say('Take the last move back'), at: ['undo'] };
    case 'end':
      return { line: say('End the turn'), at: ['end'] };
  }
}
