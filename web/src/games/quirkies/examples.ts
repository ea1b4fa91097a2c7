// Lines to learn from, in the rules and on the option cards.
import type { Card, Colour, CreatureName, Pattern } from './types';

const card = (creature: CreatureName, colour: Colour, pattern: Pattern): Card => ({ creature, colour, pattern });

export const sameColour = [
  card('fuzz', 'orange', 'stripes'),
  card('wink', 'orange', 'dots'),
  card('gloop', 'orange', 'stripes'),
];
export const samePattern = [
  card('moppy', 'blue', 'dots'),
  card('blip', 'green', 'dots'),
  card('horns', 'blue', 'dots'),
];
/** the four of the advanced version */
export const allSame = [card('pogo', 'green', 'dots'), card('snork', 'green', 'dots'), card('fuzz', 'green', 'dots')];
export const oneColour = [
  card('wink', 'blue', 'stripes'),
  card('noodle', 'blue', 'dots'),
  card('moppy', 'blue', 'triangles'),
];
export const onePattern = [
  card('blip', 'orange', 'triangles'),
  card('gloop', 'green', 'triangles'),
  card('horns', 'blue', 'triangles'),
];
export const allDifferent = [
  card('fuzz', 'orange', 'stripes'),
  card('wink', 'green', 'dots'),
  card('gloop', 'blue', 'triangles'),
];
export const noLine = [
  card('snork', 'orange', 'stripes'),
  card('pogo', 'orange', 'dots'),
  card('noodle', 'blue', 'dots'),
];
