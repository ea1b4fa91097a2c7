import type { GameClient } from '../contract';
import Board from './Board.svelte';
import Gallery from './Gallery.svelte';
import OptionPicture from './OptionPicture.svelte';
import Rules from './Rules.svelte';
import Score from './Score.svelte';
import Setting from './Setting.svelte';
import TrackPicker from './TrackPicker.svelte';
import { t } from '../../words/words.svelte';
import { propose } from './propose';
import { logLine, status } from './words';

const client: GameClient<'tiny_turbo_cars'> = {
  id: 'tiny_turbo_cars',
  Board,
  OptionPicture,
  pickers: { track: TrackPicker },
  // a track of one's own is as long as it is, unless its file says otherwise
  relevant: (option, options) =>
    option !== 'length' ||
    ['first', 'random'].includes(options.track ?? '') ||
    /\b(fourth|shuffle)\b/.test(options.track ?? ''),
  notShared: (option, choice) =>
    option === 'programming' && choice === 'live' ? t('tiny_turbo_cars-pick-not-shared') : '',
  Setting,
  Rules,
  Gallery,
  Score,
  logLine,
  propose,
  status,
  shared: (update) => update.view.phase === 'watch',
  // in a replay nobody wants to look at every single slide for long
  dwell: (update) => (update.trail.every((event) => event.event === 'slid' || event.event === 'ready') ? 110 : 900),
  keys: () => [
    { keys: ['←', '↑', '↓', '→'], words: t('tiny_turbo_cars-key-slide') },
    { keys: ['D', 'Enter'], words: t('tiny_turbo_cars-key-done') },
    { keys: ['Enter', 'Space'], words: t('tiny_turbo_cars-key-ready') },
    { keys: ['1', '–', '8'], words: t('tiny_turbo_cars-key-number') },
    { keys: ['B', 'S'], words: t('tiny_turbo_cars-key-shield') },
    { keys: ['S'], words: t('tiny_turbo_cars-key-skip') },
    { keys: ['V'], words: t('tiny_turbo_cars-key-speed') },
  ],
  felt: { top: '#2BA5A0', side: '#1C7B77' },
};
export default client;
