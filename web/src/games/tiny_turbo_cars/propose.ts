// What one can do in Tiny Turbo Cars, as the coach would say it, and where on the board.
import { say } from '../../shared/say';
import type { Proposal } from '../contract';
import { carInfo } from './cars';
import { commandName } from './commands';
import { cellFor } from './puzzle';
import type { Action, View } from './types';

export function propose(action: Action, view: View, seat: number): Proposal {
  const own = view.drivers[seat];
  switch (action.act) {
    case 'choose':
      return { line: say('Drive ', carInfo(action.car)?.name ?? ''), at: [`choose-${action.car}`] };
    case 'place':
      return { line: say('Start in ', `lane ${action.lane + 1}`), at: [`space-${action.lane}-${action.row}`] };
    case 'slide': {
      const cells = own?.controller ?? [];
      const cell = cellFor(cells, action.way);
      const command = cells[cell];
      return { line: say('Slide ', command ? commandName(command) : 'a tile', ` ${action.way}`), at: [`tile-${cell}`] };
    }
    case 'done':
      return { line: say('Say ', 'done', ': the program stands'), at: ['done'] };
    case 'ready':
      return { line: say('Go on'), at: ['ready'] };
    case 'fly':
      return { line: say('Fly to ', `lane ${action.lane + 1}`), at: [`space-${action.lane}-${own?.row}`] };
    case 'stay':
      return { line: say('Stay in this lane'), at: ['stay'] };
    case 'boost':
      return { line: say('Spend a ', 'shield', ': two ahead'), at: ['boost'] };
    case 'stop':
      return { line: say('Keep the shields'), at: ['stop'] };
    case 'time_up':
    case 'go':
      return { line: say('Go on'), at: [] };
  }
}
