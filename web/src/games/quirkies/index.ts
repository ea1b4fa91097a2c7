import type { GameClient } from '../contract';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import OptionPicture from './OptionPicture.svelte';
import Rules from './Rules.svelte';
import Score from './Score.svelte';
import Setting from './Setting.svelte';
import { propose } from './propose';
import { logLine, status } from './words';

const client: GameClient<'quirkies'> = {
  id: 'quirkies',
  Board,
  OptionPicture,
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
    { keys: ['1', '–', '6'], words: 'choose a card' },
    { keys: ['←', '→'], words: 'the next card, the next line' },
    { keys: ['Enter'], words: 'lay the card, call the line' },
    { keys: ['Esc'], words: 'put it back, never mind' },
    { keys: ['Q', 'Space'], words: 'Quirkies! I see a line' },
    { keys: ['1', '–', '8'], words: 'point at the line' },
    { keys: ['D'], words: 'done, after your own card' },
    { keys: ['P'], words: 'pass, after another’s card' },
  ],
  felt: { top: '#F27E63', side: '#C65A41' },
};
export default client;
