// What one can do in Tiny Turbo Cars, as the coach would say it, and where on the board.
import { lineOf } from '../../shared/say';
import type { Proposal } from '../contract';
import { cellFor } from './puzzle';
import type { Action, View } from './types';

export function propose(action: Action, view: View, seat: number): Proposal {
  const own = view.drivers[seat];
  switch (action.act) {
    case 'choose':
      return { line: lineOf('tiny_turbo_cars-propose-choose', { car: action.car }), at: [`choose-${action.car}`] };
    case 'place':
      return {
        line: lineOf('tiny_turbo_cars-propose-place', { lane: action.lane + 1 }),
        at: [`space-${action.lane}-${action.row}`],
      };
    case 'slide': {
      const cells = own?.controller ?? [];
      const cell = cellFor(cells, action.way);
      const command = cells[cell];
      return {
        line: lineOf('tiny_turbo_cars-propose-slide', { command: command ?? 'other', way: action.way }),
        at: [`tile-${cell}`],
      };
    }
    case 'done':
      return { line: lineOf('tiny_turbo_cars-propose-done'), at: ['done'] };
    case 'ready':
      return { line: lineOf('tiny_turbo_cars-propose-ready'), at: ['ready'] };
    case 'fly':
      return {
        line: lineOf('tiny_turbo_cars-propose-fly', { lane: action.lane + 1 }),
        at: [`space-${action.lane}-${own?.row}`],
      };
    case 'stay':
      return { line: lineOf('tiny_turbo_cars-propose-stay'), at: ['stay'] };
    case 'boost':
      return { line: lineOf('tiny_turbo_cars-propose-boost'), at: ['boost'] };
    case 'stop':
      return { line: lineOf('tiny_turbo_cars-propose-stop'), at: ['stop'] };
    case 'time_up':
    case 'go':
      return { line: lineOf('tiny_turbo_cars-propose-ready'), at: [] };
  }
}
