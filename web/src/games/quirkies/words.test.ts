import { describe, expect, test } from 'vitest';
import { card, sketch, states, table, update } from './dev/states';
import type { Event, View } from './types';
import { list } from '../../shared/say';
import { propose } from './propose';
import { blurt, cardName, cellName, logLine, status } from './words';

const names = ['Mia', 'Jonas', 'Ada', 'Tock'];
const say = (event: Event, earlier: Event[] = []): string | undefined =>
  logLine(event, names, 0, earlier)
    ?.map((part) => part.text)
    .join('');
const laid: Event = { event: 'laid', seat: 1, ...card('pogo g d'), cell: 4, second: 0 };

describe('the log', () => {
  test.each<[Event, string | undefined, Event[]?]>([
    [{ event: 'dealt', seat: 2 }, 'Ada dealt the cards.'],
    [{ event: 'turn', seat: 1 }, undefined],
    [laid, 'Jonas laid Pogo.'],
    [{ ...laid, seat: 0, second: 1 }, 'You laid a second card, Pogo.'],
    [{ event: 'won', seat: 1, line: 1, how: 'colour' }, 'Jonas made a line. Three greens!', [laid]],
    [{ event: 'won', seat: 0, line: 1, how: 'pattern' }, 'You spotted the line. Three dots!', [laid]],
    [{ event: 'won', seat: 0, line: 1, how: 'both' }, 'You spotted the line. Three green dots!', [laid]],
    [{ event: 'won', seat: 3, line: 1, how: 'different' }, 'Tock spotted the line. All different!', [laid]],
    [{ event: 'won', seat: 3, line: 1, how: 'colour' }, 'Tock made a line. Three of one colour!'],
    [{ event: 'wrong', seat: 1, line: 6, cost: 1 }, 'Jonas pointed at the falling diagonal: no line. One token back.'],
    [{ event: 'wrong', seat: 0, line: 0, cost: 0 }, 'You pointed at the top row: no line. Nothing to lose.'],
    [
      { event: 'late', seat: 2, line: 5 },
      'Ada saw the right column too, a blink too late.',
      [laid, { event: 'won', seat: 1, line: 5, how: 'colour' }],
    ],
    [
      { event: 'late', seat: 0, line: 5 },
      'You pointed at the right column: an earlier card made that line.',
      [{ event: 'won', seat: 1, line: 5, how: 'colour' }, laid, { event: 'won', seat: 1, line: 1, how: 'colour' }],
    ],
    [{ event: 'said', seat: 2, word: 'pass' }, undefined],
    [{ event: 'closed' }, 'Time for calls is up.'],
    [{ event: 'drew', seat: 1, creature: null, colour: null, pattern: null }, undefined],
    [{ event: 'last_round', seat: 0, why: 'five' }, 'You have five tokens. Last round!'],
    [{ event: 'last_round', seat: 1, why: 'five' }, 'Jonas has five tokens. Last round!'],
    [{ event: 'last_round', seat: 1, why: 'pile' }, 'The pile is empty. Last round!'],
    [{ event: 'ended' }, 'That was the last card. Well played!'],
  ])('%j', (event, words, earlier) => expect(say(event, earlier)).toBe(words));

  test('a hidden card is never named', () => {
    expect(JSON.stringify(logLine({ event: 'drew', seat: 0, ...card('pogo g d') }, names, 0))).toBe('null');
  });
});

describe('the status', () => {
  const of = (change: Partial<View>, me = 0, local = [me]) => {
    const view = { ...sketch, ...change };
    return status(update(view, me), table(view), me, local);
  };
  test.each<[string, Partial<View>, number, string, string, number[]?]>([
    ['mine', {}, 0, 'Your turn', 'Lay one card on its creature.'],
    ['my second card', { phase: 'second' }, 0, 'One more card!', 'Your line gives you a second card. Lay it.'],
    ['theirs', { turn: 1 }, 0, 'Jonas is thinking', 'Ada comes next.'],
    ['theirs, then mine', { turn: 3 }, 0, 'Tock is thinking', 'You are next.'],
    ['their second card', { turn: 1, phase: 'second' }, 0, 'Jonas is thinking', 'Jonas may lay a second card.'],
    ['pass-and-play', { turn: 1 }, 0, 'Jonas’s turn', 'Hand the device to Jonas.', [0, 1]],
    ['a spectator', { turn: 1 }, -1, 'Jonas is thinking', 'Jonas lays a card.', []],
    ['my card lies', { phase: 'window' }, 0, 'See a line?', 'If you made one, call it. If not, say Done.'],
    [
      'their card lies',
      { phase: 'window', turn: 1 },
      0,
      'See a line?',
      'Jonas laid a card. Call its line first, or pass.',
    ],
    [
      'I said done',
      { phase: 'window', said: [true, false, true, false] },
      0,
      'Waiting for Jonas and Tock',
      'You said done.',
    ],
    ['I passed', { phase: 'window', turn: 1, said: [true, false, true, true] }, 0, 'Waiting for Jonas', 'You passed.'],
    [
      'several at one device',
      { phase: 'window', turn: 1 },
      0,
      'Who sees a line?',
      'The first to call it gets the token.',
      [0, 1],
    ],
    [
      'everybody here has spoken',
      { phase: 'window', turn: 1, said: [true, true, false, true] },
      0,
      'Waiting for Ada',
      'They are still looking for a line.',
      [0, 1],
    ],
    [
      'a spectator of calls',
      { phase: 'window', turn: 1, said: [true, true, true, false] },
      -1,
      'Is there a line?',
      'Waiting for Tock.',
      [],
    ],
    ['I win', { phase: 'over', tokens: [5, 2, 3, 1] }, 0, 'You win!', '5 tokens.'],
    ['Ada wins', { phase: 'over', tokens: [4, 2, 5, 1] }, 0, 'Ada wins!', '5 tokens.'],
    [
      'shared with me',
      { phase: 'over', tokens: [2, 5, 3, 1].map((n) => (n === 2 ? 5 : n)) },
      0,
      'You and Jonas share the win!',
      '5 tokens each.',
    ],
    [
      'shared by others',
      { phase: 'over', tokens: [0, 1, 1, 1] },
      0,
      'Jonas, Ada and Tock share the win!',
      '1 token each.',
    ],
  ])('%s', (_, change, me, title, hint, local) => expect(of(change, me, local)).toEqual({ title, hint }));

  test('every state of the dev page has words', () => {
    for (const [name, moment] of Object.entries(states)) {
      const me = moment.me ?? 0;
      const said = status(update(moment.view, me), table(moment.view), me, moment.local ?? [me]);
      expect(said.title, name).toMatch(/\w/);
      expect(`${said.title} ${said.hint}`, name).not.toMatch(/undefined|null|NaN/);
    }
  });
});

test('names of cards and cells', () => {
  expect(cardName(card('wink g d'))).toBe('green Wink on dots');
  expect(cellName(sketch.board[0]!)).toBe('orange Moppy on dots, 4 cards high');
  expect(cellName(sketch.board[1]!)).toBe('white Horns, still free');
  expect([list([]), list(['A']), list(['A', 'B', 'C'])]).toEqual(['', 'A', 'A, B and C']);
});

test('whoever missed a line is sorry, robots beep', () => {
  const bot = (seat: number): boolean => seat === 3;
  const [winner, loser] = blurt({ event: 'won', seat: 3, line: 1, how: 'colour' }, bot, { turn: 1, players: 4 }, 7);
  expect(winner).toMatchObject({ seat: 3, mood: 'happy' });
  expect(loser).toMatchObject({ seat: 1, mood: 'oh' });
  expect(blurt({ event: 'won', seat: 1, line: 1, how: 'colour' }, bot, { turn: 1, players: 4 }, 7)).toHaveLength(1);
  expect(blurt({ event: 'wrong', seat: 3, line: 1, cost: 0 }, bot, { turn: 1, players: 4 }, 0)[0]!.words).toMatch(
    /Bzzt/,
  );
  expect(blurt({ event: 'closed' }, bot, { turn: 1, players: 4 }, 0)).toEqual([]);
});

test('a proposal names the card and the line, and says where they are', () => {
  const { view } = Object.values(states)[0]!;
  const lay = propose({ act: 'lay', ...card('pogo g d') }, view);
  expect(lay.line.map((part) => part.text).join('')).toBe(`Lay the ${cardName(card('pogo g d'))}`);
  const cell = view.board.findIndex(({ creature }) => creature === 'pogo');
  expect(lay.at).toEqual(['card-pogo-green-dots', `cell-${cell}`]);
  expect(propose({ act: 'call', line: 6 }, view).at).toEqual(['cell-0', 'cell-4', 'cell-8']);
});
