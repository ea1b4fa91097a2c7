import { describe, expect, test } from 'vitest';
import { card, sketch } from './dev/states';
import { lengthOf } from '../../shared/timeline';
import { after, arrange, timeline, type Step } from './timeline';
import { recorded } from './recorded';
import { keyOf, type Card, type Event, type Update, type View } from './types';

const games: [string, Update[]][] = [
  ['the game sees the lines, four players', recorded('auto')],
  ['players call, three players', recorded('call')],
];
/** Play the steps on a view: beginnings and ends in order. */
function run(view: View, steps: Step[]): View {
  const moments = steps.flatMap((step) => [
    { at: step.at, change: step.before },
    { at: step.at + step.ms - 0.5, change: step.after },
  ]);
  moments.sort((a, b) => a.at - b.at);
  return moments.reduce((now, { change }) => change?.(now) ?? now, view);
}
const counts = (view: View) => ({
  board: view.board,
  tokens: view.tokens,
  pile: view.pile,
  hands: view.hands.map((hand) => hand.map((one) => (one ? keyOf(one) : 'back')).sort()),
  turn: view.turn,
  last: view.last_round,
});

describe.each(games)('%s', (_, updates) => {
  test('what is shown at the end of a trail is what is', () => {
    for (let i = 1; i < updates.length; i++) {
      const [from, to] = [updates[i - 1]!.view, updates[i]!.view];
      const trail = updates[i]!.trail;
      expect(counts(trail.reduce(after, from)), `event by event, ${i}`).toEqual(counts(to));
      expect(counts(run(from, timeline(from, trail, to, 0))), `as played, ${i}`).toEqual(counts(to));
    }
    const first = updates[0]!.view;
    expect(counts(run(first, timeline(first, updates[0]!.trail, first, 0)))).toEqual(counts(first));
  });

  test('no trail takes longer than a second and a half', () => {
    for (let i = 1; i < updates.length; i++)
      expect(lengthOf(timeline(updates[i - 1]!.view, updates[i]!.trail, updates[i]!.view, 0))).toBeLessThanOrEqual(
        1500,
      );
  });

  test('no card is turned up that one may not see', () => {
    const known = (from: View, trail: Event[], to: View): Set<string> => {
      const open = [...from.board, ...to.board].flatMap((cell) => (cell.top ? [keyOf(cell.top)] : []));
      const mine = [...from.hands[0]!, ...to.hands[0]!].flatMap((one) => (one ? [keyOf(one)] : []));
      return new Set([...open, ...mine, ...trail.flatMap((event) => (event.event === 'laid' ? [keyOf(event)] : []))]);
    };
    for (let i = 1; i < updates.length; i++) {
      const [from, to, trail] = [updates[i - 1]!.view, updates[i]!.view, updates[i]!.trail];
      for (const { deed } of timeline(from, trail, to, 0))
        if (deed.do === 'card' && deed.card) expect(known(from, trail, to)).toContain(keyOf(deed.card));
      // hands covered: one's own drawn cards stay face down in the air
      for (const { deed } of timeline(from, trail, to, 0, true))
        if (deed.do === 'card' && deed.to.at === 'hand') expect(deed.card).toBeNull();
    }
  });
});

describe('a trail as deeds', () => {
  const deeds = (trail: Event[], me = 0, from: View = sketch) =>
    timeline(from, trail, trail.reduce(after, from), me).map(({ deed }) => deed.do);
  const laid: Event = { event: 'laid', seat: 0, ...card('blip o t'), cell: 7, second: 0 };

  test('an own card flies with its face up, another’s is turned over on the way', () => {
    const [own] = timeline(sketch, [laid], after(sketch, laid), 0);
    expect(own!.deed).toMatchObject({
      do: 'card',
      flip: false,
      from: { at: 'hand', seat: 0, card: card('blip o t') },
      to: { at: 'cell', cell: 7 },
    });
    const theirs: Event = { ...laid, seat: 1 };
    const [other] = timeline(sketch, [theirs], after(sketch, theirs), 0);
    expect(other!.deed).toMatchObject({ flip: true, from: { seat: 1, card: null } });
  });
  test('the card leaves the hand before it lands, and lands before the line lights up', () => {
    const won: Event = { event: 'won', seat: 0, line: 2, how: 'colour' };
    const steps = timeline(sketch, [laid, won], [laid, won].reduce(after, sketch), 0);
    expect(steps.map(({ deed }) => deed.do)).toEqual(['card', 'light', 'token']);
    const begun = steps[0]!.before!(sketch);
    expect(begun.hands[0]).toHaveLength(5);
    expect(begun.board[7]!.top).toBeNull();
    expect(steps[1]!.at).toBeGreaterThanOrEqual(steps[0]!.ms);
  });
  test('a wrong call shakes its line; the token flies back only if there was one', () => {
    expect(deeds([{ event: 'wrong', seat: 1, line: 6, cost: 1 }])).toEqual(['shake', 'token']);
    expect(deeds([{ event: 'wrong', seat: 1, line: 6, cost: 0 }])).toEqual(['shake']);
    expect(deeds([{ event: 'late', seat: 1, line: 6 }])).toEqual(['blink']);
  });
  test('the rest', () => {
    expect(deeds([{ event: 'said', seat: 1, word: 'pass' }, { event: 'closed' }, { event: 'turn', seat: 1 }])).toEqual([
      'pause',
      'pause',
      'pause',
    ]);
    expect(deeds([{ event: 'last_round', seat: 1, why: 'five' }, { event: 'ended' }])).toEqual(['banner', 'party']);
  });
  test('a long trail runs faster', () => {
    const many: Event[] = [
      laid,
      ...[0, 1, 2, 3].map((line): Event => ({ event: 'won', seat: 0, line, how: 'colour' })),
    ];
    expect(lengthOf(timeline(sketch, many, many.reduce(after, sketch), 0))).toBeLessThanOrEqual(1500);
  });
  test('four corners and everybody’s six cards are dealt', () => {
    const steps = timeline(sketch, [{ event: 'dealt', seat: 2 }], sketch, 0);
    const to = (at: string): number => steps.filter(({ deed }) => deed.do === 'card' && deed.to.at === at).length;
    expect([to('cell'), to('hand')]).toEqual([sketch.board.filter((cell) => cell.top).length, 24]);
    for (const { deed } of steps)
      if (deed.do === 'card' && deed.to.at === 'hand' && deed.to.seat !== 0) expect(deed.card).toBeNull();
  });
});

test('cards in the hand keep their order; new ones come in at the right', () => {
  const [a, b, c, d] = ['blip o t', 'wink g s', 'fuzz b d', 'pogo o s'].map(card) as [Card, Card, Card, Card];
  expect(arrange([c, a, b], [a, d, c])).toEqual([c, a, d]);
  expect(arrange([], [a, b])).toEqual([a, b]);
  expect(arrange([null, null], [null])).toEqual([null]);
});
