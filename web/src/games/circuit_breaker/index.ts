import { t } from '../../words/words.svelte';
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

const client: GameClient<'circuit_breaker'> = {
  id: 'circuit_breaker',
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
  keys: () => [
    { keys: ['1', '–', '0'], words: t('circuit_breaker-key-tile') },
    { keys: ['R'], words: t('circuit_breaker-key-turn') },
    { keys: ['←', '→'], words: t('circuit_breaker-key-next') },
    { keys: ['Enter'], words: t('circuit_breaker-key-there') },
    { keys: ['S'], words: t('circuit_breaker-key-mouse') },
    { keys: ['D'], words: t('circuit_breaker-key-discard') },
    { keys: ['C'], words: t('circuit_breaker-key-cheese') },
    { keys: ['Z'], words: t('circuit_breaker-key-undo') },
    { keys: ['E'], words: t('circuit_breaker-key-end') },
    { keys: ['Esc'], words: t('circuit_breaker-key-drop') },
  ],
  night: true,
  felt: { top: '#5A4488', side: '#3B2A5E' },
};
export default client;
