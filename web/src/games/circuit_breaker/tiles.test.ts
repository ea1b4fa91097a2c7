import { expect, it } from 'vitest';
import { appliance, wire } from './examples';
import { boundsOf, bubbleAt, cellSize, handShape, intoSight, slack, TRAYS } from './floor';
import { calledBefore, callerOf } from './kinds';
import { sample } from './sample';
import { cables, nextTurn, tileName, turned, wish } from './tiles';

it('turns a quarter to the right', () => {
  expect(turned('12..', 0).join('')).toBe('12..');
  expect(turned('12..', 1).join('')).toBe('.12.');
  expect(turned('12..', 3).join('')).toBe('2..1');
});
it('takes the turn a tile has, else the next one that fits', () => {
  expect(nextTurn(2, [0, 2])).toBe(2);
  expect(nextTurn(3, [1])).toBe(1);
  expect(nextTurn(0, [])).toBeNull();
});
it('lays cables round a corner, straight on and to a joint', () => {
  expect(cables(turned('12..', 0)).joint).toEqual({ x: 62.5, y: 37.5, shape: 'bend' });
  expect(cables(turned('1.2.', 0)).joint.shape).toBe('straight');
  expect(cables(turned('123U', 0)).runs).toHaveLength(4);
});
it('has names for tiles and open ends', () => {
  expect(tileName(wire('1.2.'), calledBefore)).toBe('1–2 wire');
  expect(tileName(appliance('jukebox', '..U.'), calledBefore)).toBe('Jukebox with a U');
  expect(tileName(appliance('own_3', '1...'), callerOf(sample().kinds))).toBe('Ice Maker with a 1');
  expect(wish([null, '1', '.', null])).toBe('wants a 1');
  expect(wish(['U', null, null, null])).toBe('wants any end');
  expect(wish(['3', '1', null, null])).toBe('wants 3 and 1');
});
it('makes a network as large as fits, and lets it be pushed when it outgrows the floor', () => {
  const bounds = boundsOf(sample().networks[0]!, true);
  expect(bounds).toEqual({ x: 9, y: 9, columns: 3, rows: 2 });
  expect(cellSize(bounds, 330, 400, 50, 200)).toBeCloseTo(100);
  expect(cellSize({ ...bounds, columns: 20 }, 330, 400, 50, 200)).toBe(50);
  expect(slack(20, 50, 330)).toBeGreaterThan(300);
  expect(slack(3, 100, 330)).toBe(0);
});
it('puts a bubble where it hides least', () => {
  const tile = { left: 100, top: 200, width: 50, height: 50 };
  const above = { left: 90, top: 100, width: 100, height: 90 };
  const bubble = { width: 80, height: 60 };
  const floor = { width: 600, height: 600 };
  expect(bubbleAt(tile, bubble, [], floor).top).toBeLessThan(200 - 60);
  expect(bubbleAt(tile, bubble, [above], floor).left).toBeLessThan(100 - 80);
  expect(bubbleAt(tile, bubble, [], floor, [above]).left).toBeLessThan(100 - 80);
  expect(bubbleAt({ ...tile, left: 0 }, bubble, [{ ...above, left: 0 }], floor).left).toBeGreaterThan(50);
});
it('brings a cell into sight once, and leaves it there', () => {
  for (const [at, room, most] of [
    [-30, 300, 90],
    [-30, 300, 10],
    [290, 300, 90],
    [2, 300, 0],
    [20, 60, 90],
  ] as const) {
    const shift = intoSight(at, 64, room, 0, most);
    expect(intoSight(at + shift, 64, room, shift, most)).toBe(shift);
  }
  expect(intoSight(-30, 64, 300, 0, 90)).toBe(38);
  expect(intoSight(2, 64, 300, 0, 0)).toBe(0); // nothing to push
});
it('lays every tile of a hand where it is seen, in rows where one is too short', () => {
  const wide = ({ columns, tile }: ReturnType<typeof handShape>, gap: number): number => columns * (tile + gap) - gap;
  const phone = (tiles: number) => handShape(tiles, { ...TRAYS.upright, width: 266, height: null });
  const table = (tiles: number) => handShape(tiles, { ...TRAYS.table, width: 497, height: 143 });
  for (let tiles = 1; tiles <= 30; tiles++) {
    expect(wide(phone(tiles), 6)).toBeLessThanOrEqual(266 - 20 + 1e-9);
    expect(wide(handShape(tiles, { ...TRAYS.lying, width: 248, height: null }), 6)).toBeLessThanOrEqual(
      248 - 20 + 1e-9,
    );
    const desk = table(tiles);
    expect(wide(desk, 8)).toBeLessThanOrEqual(497 - 32 + 1e-9);
    expect(Math.ceil(tiles / desk.columns) * (desk.tile + 8)).toBeLessThanOrEqual(143 - 16 + 1e-9);
  }
  expect(phone(5)).toMatchObject({ columns: 5 }); // the hand one is dealt
  expect(phone(6)).toMatchObject({ columns: 3, tile: 54 });
  expect(phone(15).tile).toBeGreaterThanOrEqual(44);
  expect(table(5).columns).toBe(5);
  expect(table(11).columns).toBe(6);
});
