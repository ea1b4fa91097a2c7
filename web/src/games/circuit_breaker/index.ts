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
    { keys: ['1', '–', '0'], words: 'choose a tile' },
    { keys: ['R'], words: 'turn it' },
    { keys: ['←', '→'], words: 'the next place that glows' },
    { keys: ['Enter'], words: 'there!' },
    { keys: ['S'], words: 'send the mouse' },
    { keys: ['D'], words: 'discard for cheese' },
    { keys: ['C'], words: 'cheese a mouse' },
    { keys: ['Z'], words: 'take the last move back' },
    { keys: ['E'], words: 'end your turn' },
    { keys: ['Esc'], words: 'put it back, never mind' },
  ],
  night: true,
  felt: { top: '#5A4488', side: '#3B2A5E' },
};
export default client;
