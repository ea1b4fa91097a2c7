// The keys that work everywhere, and the sheet that explains all of them.
import type { KeyHelp } from '../games/contract';
import { prefs } from './prefs.svelte';
import { typing } from './press';
import { toasts } from './toasts.svelte';
import { t } from '../words/words.svelte';

export interface KeyGroup {
  title: string;
  keys: KeyHelp[];
}

class Keys {
  sheet = $state(false);
  /** Those of the game one is at: they are on the sheet too. */
  game = $state.raw<KeyGroup | null>(null);

  press = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.repeat || typing(event)) return;
    const key = event.key.toLowerCase();
    if (key === 'm') {
      prefs.muted = !prefs.muted;
      toasts.say(t('sound-now', { on: prefs.muted ? 'no' : 'yes' }));
    } else if (key === 'n') prefs.flipTheme();
    else if (key === '?') this.sheet = !this.sheet;
  };
}

export const keys = new Keys();
