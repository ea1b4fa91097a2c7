// The keys that work everywhere, and the sheet that explains all of them.
import { prefs } from './prefs.svelte';
import { typing } from './press';
import { toasts } from './toasts.svelte';

class Keys {
  sheet = $state(false);
  /** The id of the game one is at: its own keys are on the sheet too. */
  game = $state('');

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
