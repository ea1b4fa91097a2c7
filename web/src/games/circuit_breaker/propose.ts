// What one can do in Circuit Breaker, as the coach would say it, and where on the board.
import { lineOf } from '../../shared/say';
import type { Proposal } from '../contract';
import { callerOf } from './kinds';
import { cellName, pileName } from './moves.svelte';
import { tileArgs } from './tiles';
import { pileAt, type Action, type View } from './types';
import { fromBox, whereArgs, yes } from './words';

export function propose(action: Action, view: View, seat: number, names: string[]): Proposal {
  const called = callerOf(view.kinds);
  const held = (slot: number) => tileArgs(view.hands[seat]?.find((one) => one.slot === slot)?.tile ?? null, called);
  switch (action.act) {
    case 'place':
      return {
        line: lineOf('circuit_breaker-propose-place', {
          ...held(action.slot),
          where: fromBox(action, view.networks[seat]?.tiles ?? []),
          turn: action.turn,
        }),
        at: [`hand-${seat}-${action.slot}`, `floor-${seat}-${action.x}-${action.y}`],
      };
    case 'send': {
      const top = pileAt(view, action.place).top;
      const tile = tileArgs(top, called);
      return {
        line: lineOf('circuit_breaker-propose-send', { ...tile, sort: top ? tile.sort : 'none', place: action.place }),
        at: [pileName(action.place)],
      };
    }
    case 'raid': {
      const tile = view.networks[action.owner]?.tiles.find(({ x, y }) => x === action.x && y === action.y);
      const cell = cellName(action.owner, action);
      return {
        line: lineOf('circuit_breaker-propose-raid', {
          ...tileArgs(tile ?? null, called),
          ...whereArgs({ place: 'network', owner: action.owner }, names, seat),
        }),
        at: [cell, `small-${cell}`],
      };
    }
    case 'discard':
      return {
        line: lineOf('circuit_breaker-propose-discard', { ...held(action.slot), pile: action.pile }),
        at: [`hand-${seat}-${action.slot}`, pileName(action.pile)],
      };
    case 'cheese':
      return {
        line: lineOf('circuit_breaker-propose-cheese', {
          you: yes(action.whose === seat),
          who: names[action.whose] ?? '',
        }),
        at: [`mouse-${action.whose}`],
      };
    case 'undo':
      return { line: lineOf('circuit_breaker-propose-undo'), at: ['undo'] };
    case 'end':
      return { line: lineOf('circuit_breaker-propose-end'), at: ['end'] };
  }
}
