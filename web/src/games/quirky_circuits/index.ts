import { t } from '../../words/words.svelte';
import type { GameClient } from '../contract';
import Board from './Board.svelte';
import Book from './Book.svelte';
import Gallery from './Gallery.svelte';
import OptionPicture from './OptionPicture.svelte';
import Rules from './Rules.svelte';
import Score from './Score.svelte';
import Setting from './Setting.svelte';
import { next } from './next';
import { propose } from './propose';
import { logLine, status } from './words';

const client: GameClient<'quirky_circuits'> = {
  id: 'quirky_circuits',
  Board,
  OptionPicture,
  pickers: { scenario: Book },
  Setting,
  Rules,
  Gallery,
  Score,
  logLine,
  propose,
  status,
  next,
  keys: () => [
    { keys: ['1', '–', '5'], words: t('quirky_circuits-key-lift') },
    { keys: ['←', '→'], words: t('quirky_circuits-key-next') },
    { keys: ['Enter'], words: t('quirky_circuits-key-play') },
    { keys: ['Esc'], words: t('quirky_circuits-key-back') },
    { keys: ['D'], words: t('quirky_circuits-key-done') },
    { keys: ['S'], words: t('quirky_circuits-key-stop') },
    { keys: ['B'], words: t('quirky_circuits-key-beep') },
    { keys: ['A'], words: t('quirky_circuits-key-again') },
    { keys: ['Space', 'End'], words: t('quirky_circuits-key-pause') },
  ],
  felt: { top: '#A9D3E8', side: '#7DB0CB' },
};
export default client;
