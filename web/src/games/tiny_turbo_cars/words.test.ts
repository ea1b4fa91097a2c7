import { describe, expect, it } from 'vitest';
import { tell } from '../../words/words.svelte';
import { atTheDesk, atTheRace, commandWords, damageWords, logLine, moveWords, shout } from './words';
import type { Driver, Event, Moved, View } from './types';

type Commanded = Parameters<typeof commandWords>[0];
const command = (change: Partial<Commanded> = {}): Commanded => ({
  event: 'command',
  seat: 0,
  slot: 0,
  command: 'forward_2',
  printed: 2,
  ground: 'empty',
  change: '0',
  value: 2,
  ...change,
});
const moved = (change: Partial<Moved> = {}): Moved => ({
  event: 'moved',
  seat: 0,
  from_lane: 1,
  from_row: 2,
  lane: 1,
  row: 4,
  how: 'forward',
  stop: 'no',
  ...change,
});
const text = (event: Event, me = -1): string =>
  (logLine(event, ['Ada', 'Bo'], me) ?? []).map((part) => part.text).join('');

describe('words', () => {
  it('say what a command comes to', () => {
    expect(tell(commandWords(command()))).toBe('Forward 2');
    expect(tell(commandWords(command({ change: '+1', value: 3 })))).toBe('Forward 2 and 1 more makes 3');
    expect(tell(commandWords(command({ ground: 'carpet', value: 1 })))).toBe('Forward 2 from carpet makes 1');
    expect(tell(commandWords(command({ ground: 'grass', change: '-1', value: 0 })))).toBe(
      'Forward 2 from grass and 1 less makes 0',
    );
    expect(tell(commandWords(command({ command: 'battery', ground: 'carpet', printed: 1, value: 1 })))).toBe('Battery');
    expect(tell(commandWords(command({ command: 'turbo', printed: 3, value: 3 })))).toBe('Turbo, worth 3');
  });

  it('say why a car stopped', () => {
    expect(tell(moveWords(moved()))).toBe('2 forward.');
    expect(tell(moveWords(moved({ stop: 'obstacle' })))).toMatch(/^2 forward, straight into the /);
    expect(tell(moveWords(moved({ stop: 'car' })))).toBe('2 forward, straight into another car.');
    expect(tell(moveWords(moved({ row: 3, stop: 'impassable' })))).toBe('1 forward, then a thick book stops it.');
    expect(tell(moveWords(moved({ row: 2, how: 'left', stop: 'edge' })))).toBe('No way: the blue side is right there.');
    expect(tell(moveWords(moved({ row: 1, how: 'backward', stop: 'edge' })))).toBe('1 back, then the wall stops it.');
  });

  it('say what it cost', () => {
    const ada = { you: 'no', who: 'Ada' } as const;
    const hurt = { event: 'damaged', seat: 0, cause: 'obstacle', paid: 'battery', batteries: 1, shields: 0 } as const;
    expect(tell(damageWords(hurt, ada))).toBe('Ada loses a battery; 1 is left.');
    expect(tell(damageWords({ ...hurt, batteries: 0 }, { you: 'yes', who: 'Ada' }))).toBe(
      'You lose a battery; none is left.',
    );
    expect(tell(damageWords({ ...hurt, cause: 'slowest', paid: 'shield', shields: 2 }, ada))).toBe(
      'Ada was the slowest. A shield takes it; 2 shields left.',
    );
  });

  it('tell the log as the reader sees it', () => {
    expect(text({ event: 'chose', seat: 1, car: 'm1_furry' })).toBe('Bo drives M1 Furry.');
    expect(text({ event: 'chose', seat: 1, car: 'm1_furry' }, 1)).toBe('You drive M1 Furry.');
    expect(text({ event: 'finished', seat: 0, slides: 1, smile: 'I', how: 'said' })).toBe(
      'Ada is done: Smile I, after 1 slide.',
    );
    expect(
      logLine({ event: 'slid', seat: 0, slides: 3, way: null, cell: null, command: null }, ['Ada'], -1),
    ).toBeNull();
  });

  it('count aloud, everybody in their own way', () => {
    expect([0, 1, 2, 3].map((seat) => shout(6, seat))).toEqual(['six!', 'SIX!', 'siiix…', 'six…']);
  });

  it('stand under a name, and under “You”', () => {
    const driver = (change: Partial<Driver> = {}): Driver => ({
      car: null,
      lane: null,
      row: null,
      batteries: 3,
      shields: 0,
      down: false,
      slippery: false,
      smile: null,
      place: null,
      finished: false,
      slides: 1,
      slides_left: 9,
      ready: false,
      raced: false,
      controller: null,
      ...change,
    });
    const view = (change: Partial<View>, ...drivers: Driver[]): View => ({
      players: 2,
      programming: 'live',
      phase: 'choose',
      round: 0,
      turn: 0,
      next: null,
      last: null,
      supply: 7,
      boost: null,
      track: { lanes: 6, rows: 40, finish: 34, boards: [], spaces: [] },
      drivers,
      ...change,
    });
    const choosing = view({}, driver(), driver());
    expect([true, false].map((mine) => atTheDesk(choosing, 0, mine))).toEqual(['are choosing', 'is choosing']);
    expect([true, false].map((mine) => atTheDesk(choosing, 1, mine))).toEqual(['wait', 'waits']);
    const sliding = view({ phase: 'program', last: 1 }, driver({ finished: true }), driver());
    expect([true, false].map((mine) => atTheDesk(sliding, 1, mine))).toEqual(['Last costs a battery.', '1 slide']);
    const race = view({ phase: 'watch', turn: null, next: 1 }, driver({ raced: true }), driver({ down: true }));
    expect([true, false].map((mine) => atTheRace(race, race, 0, mine, null))).toEqual(['have raced', 'has raced']);
    expect([true, false].map((mine) => atTheRace(race, race, 1, mine, 1))).toEqual(['are racing now', 'is racing now']);
    expect(atTheRace(race, race, 1, true, null)).toBe('next, out of power');
  });
});
