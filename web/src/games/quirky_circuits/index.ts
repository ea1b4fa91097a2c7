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
    { keys: ['1', '–', '5'], words: 'lift a card' },
    { keys: ['←', '→'], words: 'the next card; while it runs: a card back, a card on' },
    { keys: ['Enter'], words: 'play the lifted card' },
    { keys: ['Esc'], words: 'put it back' },
    { keys: ['D'], words: 'done' },
    { keys: ['S'], words: 'let us stop, or go on' },
    { keys: ['B'], words: 'Beep-boop' },
    { keys: ['A'], words: 'what happened, once more' },
    { keys: ['Space', 'End'], words: 'pause the run, skip it' },
  ],
  felt: { top: '#A9D3E8', side: '#7DB0CB' },
};
export default client;
