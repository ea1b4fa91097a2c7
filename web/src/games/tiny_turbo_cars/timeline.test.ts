import { describe, expect, it } from 'vitest';
import { tell } from '../../words/words.svelte';
import { after, lengthOf, timeline, still } from './timeline';
import type { Driver, Event, View } from './types';

const driver = (change: Partial<Driver> = {}): Driver => ({
  car: 'dogtor',
  lane: 1,
  row: 2,
  batteries: 3,
  shields: 0,
  down: false,
  slippery: false,
  smile: 'I',
  place: null,
  finished: true,
  slides: 5,
  slides_left: 0,
  ready: true,
  raced: false,
  controller: null,
  ...change,
});
const view = (...drivers: Driver[]): View => ({
  players: drivers.length,
  programming: 'live',
  phase: 'watch',
  round: 1,
  turn: null,
  next: null,
  last: null,
  supply: 7,
  boost: null,
  track: { lanes: 6, rows: 40, finish: 34, boards: [], spaces: [] },
  drivers,
});
const before = view(driver(), driver({ smile: 'X', lane: 4, row: 6 }));
const moved = (row: number, stop: 'no' | 'obstacle' = 'no'): Event => ({
  event: 'moved',
  seat: 0,
  from_lane: 1,
  from_row: 2,
  lane: 1,
  row,
  how: 'forward',
  stop,
});
const command = (slot: number): Event => ({
  event: 'command',
  seat: 0,
  slot,
  command: 'forward_2',
  printed: 2,
  ground: 'empty',
  change: '+1',
  value: 3,
});
const names = ['Ada', 'Bo'];

describe('a race, picture by picture', () => {
  const trail: Event[] = [
    { event: 'turn', seat: 0, smile: 'I' },
    command(0),
    moved(4, 'obstacle'),
    { event: 'damaged', seat: 0, cause: 'obstacle', paid: 'battery', batteries: 2, shields: 0 },
    { event: 'turn_over', seat: 0 },
  ];
  const frames = timeline(
    before,
    still,
    trail,
    view(driver({ row: 4, batteries: 2, raced: true }), before.drivers[1]!),
    names,
    0,
  );

  it('lights the slot before the car moves, and shows the damage after', () => {
    expect(
      frames.map((frame) => [frame.scene.slot, frame.view.drivers[0]!.row, frame.view.drivers[0]!.batteries]),
    ).toEqual([
      [null, 2, 3],
      [0, 2, 3],
      [0, 4, 3],
      [0, 4, 2],
      [null, 4, 2],
    ]);
  });

  it('says what the command comes to, and why the car stopped', () => {
    expect(tell(frames[1]!.scene.said!)).toBe('Forward 2 and 1 more makes 3');
    expect(frames[1]!.scene.plus).toBe('+1');
    expect(frames[3]!.scene.why.map(tell).join(' ')).toMatch(
      /^2 forward, straight into the .*\. You lose a battery; 2 are left\.$/,
    );
    expect(frames[3]!.scene.boom).toMatchObject({ lane: 1, row: 4, cost: 'battery' });
    expect(tell(frames[3]!.scene.boom!.words)).toBe('BONK!');
  });

  it('draws the way behind the car, not before it', () => {
    expect(frames[2]!.scene.path).toEqual([[1, 2]]);
    expect(frames[3]!.scene.path).toEqual([
      [1, 2],
      [1, 4],
    ]);
  });

  it('tells the log no more than has been seen', () => {
    expect(frames.map((frame) => frame.upTo)).toEqual([0, 1, 2, 3, 4]);
  });

  it('gives a move longer the farther it goes', () => {
    const far = timeline(before, still, [moved(8)], before, names, 0)[0]!;
    const near = timeline(before, still, [moved(3)], before, names, 0)[0]!;
    expect(far.move).toBeGreaterThan(near.move);
    expect(near.move).toBeGreaterThanOrEqual(150);
  });

  it('never takes too long, whatever happened', () => {
    const long = Array.from({ length: 40 }, (_, i): Event[] => [
      command(i % 8),
      moved(4, 'obstacle'),
      { event: 'damaged', seat: 0, cause: 'obstacle', paid: 'shield', batteries: 3, shields: 1 },
    ]).flat();
    expect(lengthOf(timeline(before, still, long, before, names, 0))).toBeLessThanOrEqual(11_001);
  });

  it('goes straight from the race, or the grid, to the controllers when a round begins', () => {
    const after = { ...before, phase: 'program', round: 2 } as View;
    const [frame] = timeline(before, still, [{ event: 'round', number: 2 }], after, names, 0);
    expect(frame!.view).toMatchObject({ phase: 'program', round: 2 });
    expect(frame!.view.drivers.map((one) => one.smile)).toEqual([null, null]);
  });

  it('shows a slide of somebody else without any picture of its own', () => {
    expect(
      timeline(
        before,
        still,
        [{ event: 'slid', seat: 1, slides: 3, way: null, cell: null, command: null }],
        before,
        names,
        0,
      ),
    ).toEqual([]);
  });
});

it('a car that is home leaves the track, and is not waited for in the next round', () => {
  const home = after(before, { event: 'home', seat: 0, place: 0 });
  expect([home.drivers[0]!.place, home.drivers[0]!.row]).toEqual([1, null]);
  const next = after(home, { event: 'round', number: 2 });
  expect(next.drivers.map((one) => one.finished)).toEqual([true, false]);
});
