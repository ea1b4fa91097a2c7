// The keys that work everywhere, and the sheet that explains all of them.
import type { KeyHelp } from '../games/contract';
import { prefs } from './prefs.svelte';
import { toasts } from './toasts.svelte';

export const typing = (event: KeyboardEvent): boolean =>
  event.metaKey ||
  event.ctrlKey ||
  event.altKey ||
  (event.target as Element | null)?.closest?.(
    'input:not([type=radio], [type=checkbox], [type=range]), textarea, [contenteditable]',
  ) != null;

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
      toasts.say(prefs.muted ? 'Sound is off.' : 'Sound is on.');
    } else if (key === 'n') prefs.flipTheme();
    else if (key === '?') this.sheet = !this.sheet;
  };
}

export const keys = new Keys();
