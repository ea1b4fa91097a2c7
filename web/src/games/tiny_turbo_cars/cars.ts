// The eight cars: their names, what they can do, and how they look when they sleep.
import type { CarName } from './types';

export interface CarInfo {
  name: string;
  ability: string;
  motto: string;
  /** where its eyes are in the drawing, and the colour of their lids */
  eyes: [x: number, y: number, r: number][];
  lid: string;
}

export const cars: Record<CarName, CarInfo> = {
  die_liner: {
    name: 'Die Liner',
    ability: 'Next +1 and crayon speeders give 2 more, not 1.',
    motto: 'Rolls over the carpet sea and always adds it up twice.',
    eyes: [
      [41.5, 44, 4.4],
      [58.5, 44, 4.4],
    ],
    lid: '#FFFBF1',
  },
  brick_gang: {
    name: 'Brick Gang',
    ability: 'From carpet and grass it always moves 2.',
    motto: 'Three friends who stick together, on any rug.',
    eyes: [
      [42, 27, 5],
      [58, 27, 5],
      [29.5, 48, 5],
      [41, 48, 5],
      [59, 48, 5],
      [70.5, 48, 5],
    ],
    lid: '#E9D9BB',
  },
  sonic_fish: {
    name: 'Sonic Fish',
    ability: 'After a puddle, its diagonals go 1 further.',
    motto: 'Happiest where it is wet.',
    eyes: [
      [31, 25, 9.5],
      [69, 25, 9.5],
    ],
    lid: '#FFB27A',
  },
  grim_thresher: {
    name: 'Grim Thresher',
    ability: 'A move of exactly 1 straight ahead never hurts it.',
    motto: 'Goes slowly, through everything.',
    eyes: [
      [44, 54, 4.6],
      [56, 54, 4.6],
    ],
    lid: '#F6EAD2',
  },
  m1_furry: {
    name: 'M1 Furry',
    ability: 'Missiles fly all four ways; a hit brings a shield.',
    motto: 'Soft outside, and not to be stood next to.',
    eyes: [
      [41, 46, 7.5],
      [59, 46, 7.5],
    ],
    lid: '#F08DB6',
  },
  bird_racer: {
    name: 'Bird Racer',
    ability: 'At the end of its turn it may fly to another lane.',
    motto: 'Why drive around a book?',
    eyes: [
      [34, 31, 8],
      [66, 31, 8],
    ],
    lid: '#F2CF6A',
  },
  dogtor: {
    name: 'Dogtor',
    ability: 'Battery loads 2. With all 3 loaded it drives 2 instead.',
    motto: 'Take two batteries and call me in the morning.',
    eyes: [
      [39, 24, 6.5],
      [61, 24, 6.5],
    ],
    lid: '#D9A066',
  },
  turbotbot: {
    name: 'Turbotbot',
    ability: 'Turbo is always 4, but a crash in it hurts twice.',
    motto: 'Beep. Boop. Vroom.',
    eyes: [
      [42.5, 16.5, 5.5],
      [57.5, 16.5, 5.5],
    ],
    lid: '#24304A',
  },
};
export const carInfo = (car: CarName | null): CarInfo | undefined => (car ? cars[car] : undefined);
