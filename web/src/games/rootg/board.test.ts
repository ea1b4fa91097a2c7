import { describe, expect, test, vi } from 'vitest';
vi.mock('../../shared/prefs.svelte', () => ({ motion: { reduced: true } }));

import { Camera, FARTHEST, NEAREST } from './camera.svelte';
import { crossing, example } from './examples';
import { table } from './gates';
import { ink, rotated } from './ink';
import { legs, liesAt, measured } from './run';
import { running } from './states';
import { around, at, seen, spotAt, towards } from './where';

describe('the grid', () => {
  test('north is up; from the other side it is down', () => {
    expect(at({ x: 1, y: 2 }, false)).toEqual([80, -160]);
    expect(at({ x: 1, y: 2 }, true)).toEqual([-80, 160]);
    expect([seen(0, false), seen(0, true), seen(3, true)]).toEqual([0, 2, 1]);
  });
  test.each([true, false])('a point belongs to the cell it is in (turned: %s)', (flip) => {
    for (const spot of [
      { x: 0, y: 0 },
      { x: -3, y: 5 },
    ]) {
      const [px, py] = at(spot, flip);
      expect(spotAt([px + 38, py - 38], flip)).toEqual(spot);
    }
  });
  test('arrow keys find the nearest place ahead, as one sees it', () => {
    const spots = [
      { x: 0, y: 3 },
      { x: 1, y: 2 },
      { x: -2, y: -2 },
    ];
    expect(towards({ x: 0, y: 2 }, spots, 0, false)).toEqual({ x: 0, y: 3 });
    expect(towards({ x: 0, y: 2 }, spots, 2, true)).toEqual({ x: 0, y: 3 });
    expect(towards({ x: 0, y: 2 }, spots, 1, false)).toEqual({ x: 1, y: 2 });
    expect(towards({ x: 1, y: 2 }, spots, 1, false)).toBeNull();
  });
});

describe('the camera', () => {
  const camera = (): Camera =>
    Object.assign(new Camera(), { size: [1000, 800], insets: { left: 100, top: 0, right: 300, bottom: 0 } });
  test('fits what lies there into the free part', () => {
    const one = camera();
    one.fit(
      around(
        [
          { x: -5, y: 0 },
          { x: 5, y: 0 },
        ],
        false,
        0,
      ),
    );
    expect(one.toWindow([-440, 0])[0]).toBeCloseTo(100);
    expect(one.toWindow([440, 0])[0]).toBeCloseTo(700);
  });
  test('zooms around the pixel under the pointer, within bounds', () => {
    const one = camera();
    const before = one.toBoard([250, 90]);
    one.zoomAt([250, 90], 1.5);
    expect(one.toBoard([250, 90])[0]).toBeCloseTo(before[0]);
    expect(one.held).toBe(true);
    one.zoomAt([0, 0], 1000);
    expect(one.zoom).toBe(NEAREST);
    one.zoomAt([0, 0], 0.0001);
    expect(one.zoom).toBe(FARTHEST);
  });
  test('a drag moves the board with the finger', () => {
    const one = camera();
    const [x] = one.toWindow([0, 0]);
    one.pan(30, 0);
    expect(one.toWindow([0, 0])[0]).toBeCloseTo(x + 30);
  });
});

describe('the drawing of a tile', () => {
  test('turns with the tile', () => {
    const tile = example('i.o1', 'and', [1]);
    for (const turn of [0, 1, 2, 3]) {
      const drawn = ink(tile, turn);
      expect(drawn.ins).toEqual([turn]);
      expect(drawn.outs.map((out) => out.side).sort()).toEqual([(2 + turn) % 4, (3 + turn) % 4].sort());
      expect(drawn.glyphs[0]).toMatchObject({ gate: 'and', quarter: turn, side: (2 + turn) % 4 });
      expect(drawn.chips.map((chip) => chip.value)).toEqual([1, 1]); // one inside, one beside
    }
  });
  test('two wires that cross: the second goes over the first', () => {
    expect(ink(crossing, 0).wires.map((wire) => !!wire.bridge)).toEqual([false, true]);
  });
  test('an input tile shows each of its values', () => {
    expect(ink(example('0101', 'input'), 1).chips.map((chip) => chip.value)).toEqual([1, 0, 1, 0]);
  });
  test('quarter turns', () =>
    expect([0, 1, 2, 3, -1].map((q) => rotated([0, -5], q))).toEqual([
      [0, -5],
      [5, 0],
      [0, 5],
      [-5, 0],
      [-5, 0],
    ]));
});

describe('the run', () => {
  test('a signal goes along its wires and ends at the terminal', () => {
    const [wait, leg] = legs(running.run!.signals[0]!, false);
    expect(wait).toEqual([[0, -200]]);
    expect(leg).toEqual([
      [0, -200],
      [0, -160],
      [0, -120],
    ]);
    expect(measured(leg!).map((one) => one.part)).toEqual([0, 0.5, 1]);
  });
  test('piles grow, are looked at, and are cleared', () => {
    const ticks = running.run!.ticks;
    expect(liesAt(ticks, { tick: 1, stage: 'go' })).toEqual({ piles: [0, 0, 0, 0, 0, 0], core: 0, points: [4, 0] });
    expect(liesAt(ticks, { tick: 1, stage: 'arrive' }).piles).toEqual([1, 0, 0, 1, 0, 0]);
    expect(liesAt(ticks, { tick: 1, stage: 'rest' })).toEqual({ piles: [0, 0, 0, 0, 0, 0], core: 1, points: [4, 0] });
    expect(liesAt(ticks, { tick: 2, stage: 'go' }).points).toEqual([4, 0]);
    expect(liesAt(ticks, { tick: 2, stage: 'rest' }).points).toEqual([4, 2]);
  });
});

test('a truth table has a row for everything that can come in', () => {
  expect(table('not')).toEqual([
    { inputs: [0], says: 1 },
    { inputs: [1], says: 0 },
  ]);
  expect(table('xor').map((row) => row.says)).toEqual([0, 1, 1, 0]);
});
