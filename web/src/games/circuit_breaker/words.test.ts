import { expect, it } from 'vitest';
import { jukebox, names, sample, straight, table, updateOf } from './sample';
import { propose } from './propose';
import type { Action, Event, Placed } from './types';
import { besideWords, blurt, logLine, status } from './words';

const told = (event: Event, me = 0, earlier: Event[] = []): string | undefined =>
  logLine(event, names, me, earlier)
    ?.map((part) => part.text)
    .join('');
const network = { place: 'network', owner: 0, x: 10, y: 9 } as const;
const home: Event = { event: 'home', seat: 1, loot: 'open', ...network };

it('tells a theft to the one who is robbed, the thief and the others', () => {
  const took: Event = { event: 'took', seat: 1, slot: 0, ...jukebox };
  expect(told(took, 0, [home])).toBe('Ben’s mouse steals the Jukebox from you!');
  expect(told(took, 1, [home])).toBe('Your mouse steals the Jukebox from Mia!');
  expect(told({ event: 'sent', seat: 1, tile: 40, kind: 'jukebox', ...network }, 0)).toBe(
    'Ben’s mouse is after the Jukebox in your network!',
  );
  expect(told({ event: 'cheesed', seat: 0, whose: 1, ...network })).toBe(
    'Cheese! You lure Ben’s mouse away from your network.',
  );
});
it('tells what lies open and hides what is hidden', () => {
  expect(told({ event: 'placed', seat: 0, ...straight, x: 11, y: 10, turn: 0 })).toBe('You connect a 1–2 wire.');
  expect(told({ event: 'discarded', seat: 2, slot: 0, pile: 'A2', height: 2, ...jukebox })).toBe(
    'Ada discards the Jukebox onto A2, for cheese.',
  );
  expect(told({ event: 'home', seat: 2, loot: 'hidden', place: 'wires', owner: null, x: null, y: null })).toBe(
    'Ada’s mouse brings a tile from the wire stack.',
  );
  expect(
    told({ event: 'drew', seat: 2, sort: 'wire', why: 'mouse', slot: 0, tile: null, kind: null, edges: null }),
  ).toBeUndefined();
  expect(told({ event: 'round', number: 4, icon: 'wire' })).toBe('Round 4. A wire for everybody.');
});
it('knows the names of somebody’s own file, and of the kinds on a card that is shown', () => {
  const says = (event: Event): string | undefined =>
    logLine(event, names, 0, [], sample({ cards: [['jukebox', 'own_3'], null, null] }))
      ?.map((part) => part.text)
      .join('');
  expect(says({ event: 'discarded', seat: 2, slot: 0, pile: 'A2', height: 2, ...jukebox, kind: 'own_3' })).toBe(
    'Ada discards the Ice Maker onto A2, for cheese.',
  );
  expect(says({ event: 'revealed', seat: 0, card: 3 })).toBe('On your card: Jukebox and Ice Maker.');
});
it('says what there is to do', () => {
  const legal: Action[] = [
    { act: 'place', slot: 0, x: 11, y: 10, turn: 1 },
    { act: 'send', place: 'A1' },
    { act: 'discard', slot: 0, pile: 'A1' },
  ];
  const says = (change = {}, may = legal) => status(updateOf(sample(change), may), table, 0, [0]);
  const mice = sample().mice.map(() => ({ place: 'home' as const, owner: null, x: null, y: null }));
  expect(says().hint).toMatch(/Ben’s mouse is after your things/);
  expect(says({ mice }).hint).toBe('Place up to two tiles, send your mouse or discard for cheese, in any order.');
  expect(says({ mice, doing: { ...sample().doing, place: 'going', placed: 1, mouse: 'done' } })).toEqual({
    title: 'Your turn: place one more tile',
    hint: 'Once you discard for cheese, placing is over.',
  });
  expect(says({ mice }, legal.slice(1)).hint).toBe('Send your mouse or discard for cheese, or end your turn.'); // nothing fits
  expect(
    says({
      mice: sample().mice.map((mouse, seat) => (seat ? { place: 'network' as const, owner: 0, x: 10, y: 9 } : mouse)),
    }).hint,
  ).toBe('Ben’s and Ada’s mice are after your things. A cube of cheese lures one away.');
  expect(says({ mice, doing: { ...sample().doing, place: 'done', discard: 'done', mouse: 'done' } }).hint).toBe(
    'That was everything. End your turn.',
  );
  expect(says({ turn: 1 })).toEqual({ title: 'Ben is thinking', hint: 'Ada comes next.' });
  expect(status(updateOf(sample({ turn: 1 })), table, 0, [0, 1]).hint).toBe('Hand the device to Ben.');
  expect(status(updateOf(sample({ over: true }), [], { over: true, winners: [1, 0] }), table, 0, [0]).title).toBe(
    'You and Ben share the win!',
  );
});
it('lets the robbed one protest', () => {
  expect(blurt(home, () => false, 1).map(({ seat, mood }) => [seat, mood])).toEqual([
    [1, 'happy'],
    [0, 'sad'],
  ]);
  expect(blurt({ ...home, owner: 1 } as Event, () => false, 1)).toEqual([]);
});

it('proposes a move in its own words, and says where to look', () => {
  const said = (action: Action): string =>
    propose(action, sample(), 0, names)
      .line.map((part) => part.text)
      .join('');
  const raid: Action = { act: 'raid', owner: 1, x: 10, y: 9 };
  expect(propose(raid, sample(), 0, names).at).toEqual(['cell-1-10-9', 'small-cell-1-10-9']);
  expect(said(raid)).toContain('in Ben’s network');
  expect(said({ act: 'send', place: 'A1' })).toBe('Send the mouse to A1 (Blender with a 2)');
  expect(said({ act: 'send', place: 'wires' })).toBe('Send the mouse to the wire stack');
  const box = sample().networks[0]!.tiles.find(({ sort }) => sort === 'box')!;
  const place: Action = { act: 'place', slot: 0, x: box.x + 2, y: box.y - 1, turn: 2 };
  expect(said(place)).toMatch(/^Connect the .*, 2 right and 1 up of the breaker box, upside down$/);
});

it('says where a place lies, as one would show it', () => {
  const called = (kind: string): string => (kind === 'jukebox' ? 'Jukebox' : kind);
  const tiles = [
    { ...straight, sort: 'box', x: 10, y: 10, turn: 0, kind: null },
    { ...jukebox, sort: 'appliance', x: 11, y: 10, turn: 0 },
  ] as unknown as Placed[];
  expect(besideWords({ x: 9, y: 10 }, tiles, called)).toBe('1 left of the breaker box');
  expect(besideWords({ x: 11, y: 9 }, tiles, called)).toBe('1 right and 1 up of the breaker box, next to the Jukebox');
});
