import type { GameClient } from '../contract';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import OptionPicture from './OptionPicture.svelte';
import Rules from './Rules.svelte';
import Score from './Score.svelte';
import Setting from './Setting.svelte';
import { propose } from './propose';
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
    { keys: ['←', '↑', '→', '↓'], words: 'the next place' },
    { keys: ['Q', 'E'], words: 'turn the tile' },
    { keys: ['Enter'], words: 'place it' },
    { keys: ['1', '2'], words: 'keep this tile' },
    { keys: ['H'], words: 'hand R.O.O.T.\\G: over' },
    { keys: ['Y', 'N'], words: 'ask or not; yes or no' },
    { keys: ['+', '−', '0'], words: 'nearer, farther, everything' },
    { keys: ['Shift', '←', '→'], words: 'move the board' },
    { keys: ['←', '→', 'Space'], words: 'step through the run, stop and go' },
  ],
  felt: { top: '#0E4D3F', side: '#07312A' },
};
export default client;
