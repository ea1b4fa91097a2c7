// The client of every game that has none of its own.
import type { GameInfo } from '../../wire';
import type { GameClient } from '../contract';
import Board from './Board.svelte';
import Setting from './Setting.svelte';
import { coloursOf } from './cover';
import { t } from '../../words/words.svelte';
import { status } from './words';

export function plainClient({ id }: GameInfo): GameClient {
  const { top, side } = coloursOf(id);
  return {
    id,
    Board,
    Setting,
    // The server says it in the game's own words.
    logLine: () => null,
    status,
    open: (update) => !!update.plain?.open,
    keys: () => [
      { keys: ['1', '–', '9'], words: t('plain-key-choose') },
      { keys: ['←', '↑', '↓', '→'], words: t('plain-key-next') },
      { keys: ['Enter'], words: t('plain-key-do') },
      { keys: ['Esc'], words: t('plain-key-back') },
    ],
    felt: { top, side },
  };
}
