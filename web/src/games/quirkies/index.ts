import type { GameClient } from '../contract';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import OptionPicture from './OptionPicture.svelte';
import PiecePicture from './PiecePicture.svelte';
import Rules from './Rules.svelte';
import Score from './Score.svelte';
import Setting from './Setting.svelte';
import { propose } from './propose';
import { logLine, status } from './words';
import { t } from '../../words/words.svelte';

const client: GameClient<'quirkies'> = {
  id: 'quirkies',
  Board,
  OptionPicture,
  PiecePicture,
  Setting,
  Rules,
  Gallery,
  Score,
  logLine,
  propose,
  status,
  shared: (update) => update.view.phase === 'window',
  relevant: (option, options) => option !== 'window' || options.claims === 'call',
  keys: () => [
    { keys: ['1', '–', '6'], words: t('quirkies-key-choose') },
    { keys: ['←', '→'], words: t('quirkies-key-next') },
    { keys: ['Enter'], words: t('quirkies-key-enter') },
    { keys: ['Esc'], words: t('quirkies-key-escape') },
    { keys: ['Q', 'Space'], words: t('quirkies-key-call') },
    { keys: ['1', '–', '8'], words: t('quirkies-key-point') },
    { keys: ['D'], words: t('quirkies-key-done') },
    { keys: ['P'], words: t('quirkies-key-pass') },
  ],
  felt: { top: '#F27E63', side: '#C65A41' },
};
export default client;
