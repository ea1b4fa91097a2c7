import type { GameClient } from '../contract';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import OptionPicture from './OptionPicture.svelte';
import Rules from './Rules.svelte';
import Score from './Score.svelte';
import Setting from './Setting.svelte';
import { propose } from './propose';
import { t } from '../../words/words.svelte';
import { logLine, status } from './words';

const client: GameClient<'rootg'> = {
  id: 'rootg',
  Board,
  OptionPicture,
  Setting,
  Rules,
  Gallery,
  Score,
  logLine,
  propose,
  status,
  keys: () => [
    { keys: ['←', '↑', '→', '↓'], words: t('rootg-key-next') },
    { keys: ['Q', 'E'], words: t('rootg-key-turn') },
    { keys: ['Enter'], words: t('rootg-key-place') },
    { keys: ['1', '2'], words: t('rootg-key-keep') },
    { keys: ['G'], words: t('rootg-key-hand-over') },
    { keys: ['Y', 'N'], words: t('rootg-key-answer') },
    { keys: ['+', '−', '0'], words: t('rootg-key-zoom') },
    { keys: ['Shift', '←', '→'], words: t('rootg-key-move') },
    { keys: ['←', '→', 'Space'], words: t('rootg-key-film') },
  ],
  felt: { top: '#0E4D3F', side: '#07312A' },
};
export default client;
