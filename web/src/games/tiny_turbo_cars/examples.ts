// Small tracks and programs for pictures: setting, cover, rules.
import type { TrackView } from './types';

/** The near end of the list is row 0. */
export const stretch = (spaces: string[]): TrackView => ({
  lanes: spaces[0]!.length,
  rows: spaces.length,
  finish: spaces.length,
  boards: [{ face: 'T1_A', first_row: 0, rows: spaces.length }],
  spaces,
});
export const glimpse = stretch([
  '......',
  '.o....',
  'h...c.',
  '...ccc',
  '..x..w',
  '..x...',
  '.....h',
  '.o....',
  '...w..',
  '......',
]);
