// The eight cars: how they look when they sleep. Their names and what they can do are in the catalogue.
import type { CarName } from './types';

export interface CarInfo {
  /** where its eyes are in the drawing, and the colour of their lids */
  eyes: [x: number, y: number, r: number][];
  lid: string;
}

export const cars: Record<CarName, CarInfo> = {
  die_liner: {
    eyes: [
      [41.5, 44, 4.4],
      [58.5, 44, 4.4],
    ],
    lid: '#FFFBF1',
  },
  brick_gang: {
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
    eyes: [
      [31, 25, 9.5],
      [69, 25, 9.5],
    ],
    lid: '#FFB27A',
  },
  grim_thresher: {
    eyes: [
      [44, 54, 4.6],
      [56, 54, 4.6],
    ],
    lid: '#F6EAD2',
  },
  m1_furry: {
    eyes: [
      [41, 46, 7.5],
      [59, 46, 7.5],
    ],
    lid: '#F08DB6',
  },
  bird_racer: {
    eyes: [
      [34, 31, 8],
      [66, 31, 8],
    ],
    lid: '#F2CF6A',
  },
  dogtor: {
    eyes: [
      [39, 24, 6.5],
      [61, 24, 6.5],
    ],
    lid: '#D9A066',
  },
  turbotbot: {
    eyes: [
      [42.5, 16.5, 5.5],
      [57.5, 16.5, 5.5],
    ],
    lid: '#24304A',
  },
};
export const carInfo = (car: CarName | null): CarInfo | undefined => (car ? cars[car] : undefined);
