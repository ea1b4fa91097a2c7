// The seats' shapes around a middle point, for the marks on cars.
import { chair } from '../../shared/seats';

const MARKS = [
  'M0-13 14 11H-14Z',
  'M-12 0a12 12 0 1 0 24 0a12 12 0 1 0-24 0Z',
  'M-11-11H11V11H-11Z',
  'M0-15 13 0 0 15-13 0Z',
];
export const markOf = (number: number): { d: string; colour: string } => ({
  d: MARKS[number & 3]!,
  colour: chair(number).colour,
});

/** The plastic of a controller, by chair: its face and its darker side. Ink is readable on all of them. */
export const paints = [
  { body: '#F2B33D', side: '#B97F1B' },
  { body: '#85B6EA', side: '#2D6FB3' },
  { body: '#F19AA8', side: '#B33A50' },
  { body: '#BFA3DE', side: '#6B4A94' },
] as const;
