import type { GameClient } from '../contract';
import Board from './Board.svelte';
import Box from './Box.svelte';
import Gallery from './Gallery.svelte';
import Mini from './Mini.svelte';
import OptionPicture from './OptionPicture.svelte';
import Rules from './Rules.svelte';
import Score from './Score.svelte';
import Setting from './Setting.svelte';
import { viewOf } from './types';
import { logLine, status } from './words';

const client: GameClient = {
  id: 'quirkies',
  Box,
  Board,
  OptionPicture,
  Setting,
  Mini,
  Rules,
  Gallery,
  Score,
  logLine,
  status,
  shared: (update) => viewOf(update).phase === 'window',
  felt: { top: '#F27E63', side: '#C65A41' },
};
export default client;
