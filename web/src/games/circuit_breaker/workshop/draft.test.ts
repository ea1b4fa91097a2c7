import { describe, expect, test } from 'vitest';
import {
  addKind,
  addWire,
  appliancesIn,
  enoughPoints,
  mistakeAt,
  read,
  removeKind,
  rename,
  roundsIn,
  setCopies,
  setEdge,
  setRoundRows,
  takeLink,
  toggleKind,
  turnLink,
  turnRound,
  wiresIn,
  write,
  type Draft,
} from './draft';

const box = (): Draft => ({
  name: 'My box',
  wiresDealt: 2,
  appliancesDealt: 3,
  cheese: 12,
  box: '123U',
  wires: [
    { face: '1.1.', copies: 3 },
    { face: '12..', copies: 1 },
  ],
  appliances: [
    { name: 'Jukebox', links: '123U' },
    { name: 'Ice Maker', links: '1' },
  ],
  cards: [['Jukebox', 'Ice Maker'], ['Ice Maker']],
  wanted: [3, 6, 10, 15],
  other: [1, 3, 6, 10],
  rounds: { two: ['....', 'w...'], three: ['...'], four: ['...'] },
});

test('what is written is read again', () => {
  const text = write(box());
  expect(text).toContain('wires = """\n1.1. x3\n12..\n"""');
  expect(text).toContain('Ice Maker: 1\n');
  const file = {
    wires_dealt: 2,
    appliances_dealt: 3,
    cheese: 12,
    box: '123U',
    wires: '1.1. x3   # straight\n12..\n',
    appliances: 'Jukebox: 123U\nIce Maker: 1\n',
    cards: 'Jukebox, Ice Maker\nIce Maker\n',
    points: { wanted: [3, 6, 10, 15], other: [1, 3, 6, 10] },
    rounds: { two_players: '....\nw...\n', three_players: '...', four_players: '...' },
  };
  expect(read(file, text)).toEqual(box());
});
describe('tiles', () => {
  test('have edges that can be changed, the breaker box too', () => {
    expect(setEdge(box(), 1, 3, 'U').wires[1]!.face).toBe('12.U');
    expect(setEdge(box(), -1, 0, '.').box).toBe('.23U');
    const same = box();
    expect(setEdge(same, 1, 0, '1')).toBe(same);
  });
  test('come and go', () => {
    expect(wiresIn(addWire(box(), '3.3.'))).toBe(5);
    expect(setCopies(box(), 0, 0).wires.map((wire) => wire.face)).toEqual(['12..']);
    expect(wiresIn(setCopies(box(), 0, 7))).toBe(8);
  });
});
describe('appliances', () => {
  test('get more and fewer tiles', () => {
    expect(turnLink(box(), 1, '1').appliances[1]!.links).toBe('11');
    expect(takeLink(box(), 0, '2').appliances[0]!.links).toBe('13U');
    expect(appliancesIn(addKind(box()))).toBe(9);
  });
  test('are called the same on the cards, and go from them', () => {
    expect(rename(box(), 1, 'Fan, big').cards).toEqual([['Jukebox', 'Fan big'], ['Fan big']]);
    expect(removeKind(box(), 1).cards).toEqual([['Jukebox']]);
  });
  test('need a number of points for each of their tiles', () => {
    const more = turnLink(box(), 0, '1');
    expect(enoughPoints(more).wanted).toEqual([3, 6, 10, 15, 15]);
    expect(enoughPoints(enoughPoints(more))).toEqual(enoughPoints(more));
  });
});
test('a card with nothing on it goes', () => {
  expect(toggleKind(box(), 1, 'Ice Maker').cards).toHaveLength(1);
  expect(toggleKind(box(), 1, 'Jukebox').cards[1]).toEqual(['Ice Maker', 'Jukebox']);
});
test('rounds are plain, or bring something', () => {
  const once = turnRound(box(), 'two', 0, 1);
  expect(once.rounds.two[0]).toBe('.w..');
  expect(turnRound(turnRound(once, 'two', 0, 1), 'two', 0, 1).rounds.two).toEqual(box().rounds.two);
  expect(roundsIn(setRoundRows(box(), 'two', 4), 'two')).toBe(16);
  expect(roundsIn(setRoundRows(box(), 'two', 99), 'two')).toBe(24);
});
test('the part that a mistake is in', () => {
  expect(mistakeAt('four players need 10 wires at the start, and there are 2.')).toBe('wires');
  expect(mistakeAt('points.wanted needs 5 numbers, one for each tile of a kind, not 4.')).toBe('points');
  expect(mistakeAt('with so many rounds and icons a player could get 40 tiles; 32 can be held.')).toBe('rounds');
  expect(mistakeAt("'?' is odd.")).toBeNull();
});
