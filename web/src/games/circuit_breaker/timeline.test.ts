import { describe, expect, it } from 'vitest';
import { lengthOf } from '../../shared/timeline';
import { arrange, timeline } from './timeline';
import { gain, kindsCounted, thieves } from './view';
import { held, home, jukebox, numbered, placed, sample, straight } from './sample';
import { appliance, wire } from './examples';
import { KINDS } from './kinds';
import type { Event, KindId, View } from './types';

/** What lies there after all steps. */
function played(from: View, trail: Event[], to = from): View {
  const moments = timeline(from, trail, to).flatMap((step) => [
    { at: step.at, change: step.before },
    { at: step.at + step.ms - 0.5, change: step.after },
  ]);
  moments.sort((a, b) => a.at - b.at);
  return moments.reduce((view, { change }) => change?.(view) ?? view, from);
}
const at = { place: 'network', owner: 0, x: 10, y: 9 } as const;

describe('what is seen of a trail', () => {
  it('a theft: the mouse runs home with the tile, which is gone from the network', () => {
    const trail: Event[] = [
      { event: 'turn', seat: 1 },
      { event: 'home', seat: 1, loot: 'open', ...at },
      { event: 'took', seat: 1, slot: 1, ...jukebox },
    ];
    const run = timeline(sample(), trail, sample()).find((step) => step.deed.do === 'mouse')!.deed;
    expect(run).toMatchObject({
      seat: 1,
      load: { tile: { kind: 'jukebox' } },
      from: { at: 'cell', seat: 0, x: 10, y: 9 },
      to: { at: 'hand', seat: 1, slot: 1 },
    });
    const view = played(sample(), trail);
    expect(view.networks[0]!.tiles.map((tile) => tile.kind)).toEqual([null]);
    expect(view.hands[1]!.map((one) => one.tile?.kind)).toEqual([undefined, 'jukebox']);
    expect(view.mice[1]).toEqual(home);
  });
  it('cheese: the cube goes, the mouse runs to the appliance stack', () => {
    const view = played(sample(), [{ event: 'cheesed', seat: 0, whose: 1, ...at }]);
    expect([view.cubes[0], view.cheese, view.mice[1]!.place]).toEqual([0, 11, 'appliances']);
    expect(view.networks[0]!.tiles).toHaveLength(2);
  });
  it('a tile from an own hand and one from a hidden hand are placed', () => {
    const mine = played(sample(), [{ event: 'placed', seat: 0, ...straight, x: 11, y: 10, turn: 1 }]);
    expect(mine.hands[0]!.map((one) => one.slot)).toEqual([2]);
    expect(mine.networks[0]!.tiles.at(-1)).toMatchObject({ tile: 3, x: 11, y: 10, turn: 1 });
    expect(mine.networks[0]!.spots.map((spot) => spot.x)).toEqual([9]);
    expect(played(sample(), [{ event: 'placed', seat: 1, ...straight, x: 11, y: 10, turn: 1 }]).hands[1]).toEqual([]);
  });
  it('a discard covers the pile and pays a cube; a mouse takes the top, and what was below shows again', () => {
    const covered = played(sample(), [{ event: 'discarded', seat: 0, slot: 0, pile: 'A1', height: 3, ...straight }]);
    expect(covered.market[4]).toMatchObject({ height: 3, top: { tile: 3 }, covered: [{ tile: 2 }, { tile: 68 }] });
    expect([covered.cheese, covered.cubes[0]]).toEqual([9, 2]);
    const blender = covered.market[4]!.covered[1]!;
    const trail: Event[] = [
      { event: 'home', seat: 2, loot: 'open', place: 'A1', owner: null, x: null, y: null },
      { event: 'took', seat: 2, slot: 4, ...straight },
      { event: 'shows', place: 'A1', height: 2, came: 'below', ...blender },
    ];
    expect(played(covered, trail).market[4]).toMatchObject({ height: 2, top: { tile: 68 }, covered: [{ tile: 2 }] });
  });
  it('a place that runs empty is filled from its stack', () => {
    const fresh = numbered(wire('3U..'), 17);
    const view = played(sample(), [
      { event: 'home', seat: 2, loot: 'open', place: 'W1', owner: null, x: null, y: null },
      { event: 'took', seat: 2, slot: 4, ...sample().market[1]!.top! },
      { event: 'shows', place: 'W1', height: 1, came: 'stack', ...fresh },
    ]);
    expect([view.market[0]!.height, view.market[1]!.top!.tile, view.market[1]!.height]).toEqual([19, 17, 1]);
  });
  it('a placed tile that is taken back flies into the hand again', () => {
    const after = sample({
      hands: [[held(2, numbered(appliance('lava_lamp', '3...'), 50))], [], []],
      networks: [
        { tiles: [...sample().networks[0]!.tiles, placed(straight, 11, 10, 1)], spots: [] },
        ...sample().networks.slice(1),
      ],
    });
    const undone: Event = { event: 'undone', seat: 0, act: 'place', whose: null, ...straight };
    expect(timeline(after, [undone], sample())[0]!.deed).toMatchObject({
      do: 'tile',
      from: { at: 'cell', x: 11, y: 10 },
      to: { at: 'hand', slot: 0 },
    });
    expect(played(after, [undone], sample())).toEqual(sample());
  });
  it('never makes one wait, except for the end', () => {
    const many: Event[] = [...Array(12).keys()].flatMap((i): Event[] => [
      { event: 'discarded', seat: 0, slot: i, pile: 'A1', height: i, ...straight },
    ]);
    expect(lengthOf(timeline(sample(), many, sample()))).toBeLessThan(1501);
    const over = sample({
      over: true,
      kinds: KINDS.map(({ id }) => ({ id, name: '' })),
      counted: [KINDS.map(({ id }) => ({ kind: id, number: 1, wanted: false, points: 1 })), [], []],
    });
    expect(lengthOf(timeline(sample(), [{ event: 'ended' }], over))).toBeLessThan(6000); // the shell waits no longer
  });
});

it('the end is told kind by kind, the ones on cards first', () => {
  const one = (kind: KindId, wanted: boolean) => ({ kind, number: 1, wanted, points: 1 });
  expect(kindsCounted(sample({ counted: [[one('jukebox', false)], [one('own_3', true)], []] }))).toEqual([
    'own_3',
    'jukebox',
  ]);
});
it('sees whose mouse sits on what of mine', () => {
  expect(thieves(sample(), 0).map(({ seat, tile }) => [seat, tile.kind])).toEqual([[1, 'jukebox']]);
  expect(thieves(sample(), 1)).toEqual([]);
});
it('knows what one more of a kind brings', () => {
  expect([
    gain(sample(), 0, 'jukebox'),
    gain(sample(), 0, 'lava_lamp'),
    gain(sample(), 0, 'own_3'),
    gain(sample(), 1, 'jukebox'),
  ]).toEqual([3, 3, 1, 1]);
});
it('keeps tiles where they are in hand, new ones at the right', () => {
  const [a, b, c] = [held(0, straight), held(1, jukebox), held(0, numbered(wire('2.2.'), 1))];
  expect(arrange([a, b], [c, b])).toEqual([b, c]);
});
