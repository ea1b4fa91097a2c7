import type { CreatureName } from './types';

/** One line each, under their picture. */
export const MOTTO: Record<CreatureName, string> = {
  blip: 'Hears you before you speak.',
  fuzz: 'Static by day, cuddly by night.',
  gloop: 'A little late, a little wet.',
  horns: 'Too polite for doors.',
  moppy: 'Sees more than you think.',
  noodle: 'Knows the long way round.',
  pogo: 'Has never once stood still.',
  snork: 'Plays the nose. Loudly.',
  wink: 'Knows a secret. Half of it.',
};
