// From a press on "Play now" to the table, also where the game is still being got ready.
import { toasts } from '../shared/toasts.svelte';
import type { GameInfo } from '../wire';
import { catalogue } from './catalogue.svelte';
import { openTable } from './open';

export class Opener {
  busy = $state<'' | 'play' | 'set'>('');
  /** The id of the game that is waited for. */
  waits = $state('');

  async open(info: GameInfo, start: boolean): Promise<void> {
    if (this.busy) return;
    this.busy = start ? 'play' : 'set';
    this.waits = start && !info.ready ? info.id : '';
    const mine = this.waits;
    try {
      if (mine && !(await catalogue.untilReady(mine, () => this.waits === mine))) return;
      await openTable(info, start);
    } catch (problem) {
      toasts.no(problem);
    }
    this.busy = '';
    this.waits = '';
  }

  /** Somebody wants something else by now. */
  neverMind(): void {
    if (!this.waits) return;
    this.busy = '';
    this.waits = '';
  }
}
