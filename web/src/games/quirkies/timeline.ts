// From what happened (the trail) to what is to be seen, as steps on a timeline. Pure: stage.svelte.ts plays it.
import type { Sound } from '../../shared/sound';
import { within, type Timed } from '../../shared/timeline';
import type { Told } from '../../words/words.svelte';
import { cheer, onLine } from './lines';
import { mixed, type FaceOf } from './tokens';
import { cardOf, keyOf, type Card, type CreatureName, type Event, type View } from './types';

/** Where a thing lies on the table; a card of one's own hand has its own place, others come from the fan. */
export type Place =
  | { at: 'hand'; seat: number; card: Card | null }
  | { at: 'cell'; cell: number }
  | { at: 'token'; seat: number; n: number }
  | { at: 'pile' }
  | { at: 'pool' };

export type Deed =
  | { do: 'card'; card: Card | null; flip: boolean; from: Place; to: Place } // flip: it starts with its back up
  | { do: 'token'; face: CreatureName; from: Place; to: Place }
  | { do: 'light'; line: number; words: Told; seat: number }
  | { do: 'shake'; line: number }
  | { do: 'blink'; line: number }
  | { do: 'banner' }
  | { do: 'party' }
  | { do: 'pause' };

export type Change = (view: View) => View;
export interface Step extends Timed {
  deed: Deed;
  before?: Change; // what changes on the table at the start of the step
  after?: Change; // ... at its end. Steps overlap, so each changes only what is its own
  sound?: Sound;
  event?: Event; // for faces and words
}

const LIMIT = 1450;

/** The table after one event, as far as it can be seen. The real view replaces it at the end of the trail. */
export function after(view: View, event: Event): View {
  const at = <T>(values: T[], index: number, change: (value: T) => T): T[] =>
    values.map((value, i) => (i === index ? change(value) : value));
  switch (event.event) {
    case 'turn':
      return {
        ...view,
        turn: event.seat,
        phase: 'lay',
        second: false,
        laid: null,
        claimed: [],
        called: view.called.map(() => []),
        said: view.said.map(() => false),
      };
    case 'laid': {
      const card = cardOf(event)!;
      const gone = view.hands[event.seat]!.findIndex((held) => held && keyOf(held) === keyOf(card));
      const hands = at(view.hands, event.seat, (hand) =>
        hand.filter((_, i) => i !== (gone < 0 ? hand.length - 1 : gone)),
      );
      const board = at(view.board, event.cell, (cell) => ({ ...cell, top: card, height: cell.height + 1 }));
      return {
        ...view,
        hands,
        board,
        turn: event.seat,
        second: Boolean(event.second),
        laid: event.cell,
        claimed: [],
        called: view.called.map(() => []),
        said: view.said.map(() => false),
      };
    }
    case 'won':
      return {
        ...view,
        tokens: at(view.tokens, event.seat, (n) => n + 1),
        claimed: [...view.claimed, event.line],
        called: at(view.called, event.seat, (lines) => [...lines, event.line]),
      };
    case 'wrong':
      return {
        ...view,
        tokens: at(view.tokens, event.seat, (n) => n - event.cost),
        called: at(view.called, event.seat, (lines) => [...lines, event.line]),
      };
    case 'late':
      return { ...view, called: at(view.called, event.seat, (lines) => [...lines, event.line]) };
    case 'said':
      return { ...view, said: at(view.said, event.seat, () => true) };
    case 'drew':
      return { ...view, pile: view.pile - 1, hands: at(view.hands, event.seat, (hand) => [...hand, cardOf(event)]) };
    case 'last_round':
      return { ...view, last_round: true };
    case 'ended':
      return { ...view, phase: 'over' };
    case 'dealt':
    case 'closed':
      return view;
  }
}

/** `from` is what lay there before; `to` what lies there in the end; `me` sees own cards come and go, `hidden`: not even those. */
export function timeline(
  from: View,
  trail: Event[],
  to: View,
  me: number,
  hidden = false,
  faceOf: FaceOf = mixed,
): Step[] {
  if (trail.some((event) => event.event === 'dealt')) return within(LIMIT, deal(to, me, hidden));
  const steps: Step[] = [];
  let view = from;
  let now = 0;
  let drawing = false;
  const face = (seat: number, card: Card | null): Card | null => (hidden && seat === me ? null : card);
  for (const event of trail) {
    const then: Change = (now) => after(now, event);
    if (event.event !== 'drew' && drawing) {
      now += 160;
      drawing = false;
    }
    switch (event.event) {
      case 'laid': {
        const card = cardOf(event)!;
        const held = view.hands[event.seat]?.some((one) => one && keyOf(one) === keyOf(card)) ?? false;
        steps.push({
          at: now,
          ms: 340,
          deed: {
            do: 'card',
            card,
            flip: !held || (hidden && event.seat === me),
            from: { at: 'hand', seat: event.seat, card: held ? card : null },
            to: { at: 'cell', cell: event.cell },
          },
          before: (now) => ({ ...after(now, event), board: now.board }),
          after: (now) => ({ ...now, board: after(now, event).board }),
          sound: 'card',
          event,
        });
        now += 350;
        break;
      }
      case 'won': {
        const n = view.tokens[event.seat] ?? 0;
        steps.push({
          at: now,
          ms: 500,
          deed: { do: 'light', line: event.line, words: cheer(event.how, onLine(view, event.line)), seat: event.seat },
          sound: 'call',
          event,
        });
        steps.push({
          at: now + 180,
          ms: 340,
          deed: {
            do: 'token',
            face: faceOf(event.seat, n),
            from: { at: 'pool' },
            to: { at: 'token', seat: event.seat, n },
          },
          after: then,
          sound: 'token',
        });
        now += 420;
        break;
      }
      case 'wrong': {
        const n = (view.tokens[event.seat] ?? 0) - 1;
        steps.push({ at: now, ms: 400, deed: { do: 'shake', line: event.line }, sound: 'wrong', event });
        if (event.cost)
          steps.push({
            at: now + 200,
            ms: 340,
            deed: {
              do: 'token',
              face: faceOf(event.seat, n),
              from: { at: 'token', seat: event.seat, n },
              to: { at: 'pool' },
            },
            before: then,
          });
        now += event.cost ? 540 : 400;
        break;
      }
      case 'late':
        steps.push({ at: now, ms: 300, deed: { do: 'blink', line: event.line }, before: then, event });
        now += 300;
        break;
      case 'drew':
        steps.push({
          at: now,
          ms: 300,
          deed: {
            do: 'card',
            card: face(event.seat, cardOf(event)),
            flip: cardOf(event) !== null && !(hidden && event.seat === me),
            from: { at: 'pile' },
            to: { at: 'hand', seat: event.seat, card: cardOf(event) },
          },
          // one's own new card has a place to fly to; another's fan grows when it is there
          ...draw(event.seat, cardOf(event), event.seat === me),
          sound: 'deal',
        });
        now += 140;
        drawing = true;
        break;
      case 'said':
        steps.push({ at: now, ms: 150, deed: { do: 'pause' }, before: then, event });
        now += 120;
        break;
      case 'turn':
        steps.push({ at: now, ms: 200, deed: { do: 'pause' }, before: then, event });
        break;
      case 'last_round':
        steps.push({ at: now, ms: 300, deed: { do: 'banner' }, before: then, event });
        break;
      case 'ended':
        steps.push({ at: now, ms: 600, deed: { do: 'party' }, before: then, event });
        break;
      case 'closed':
        steps.push({ at: now, ms: 150, deed: { do: 'pause' }, event });
        now += 100;
        break;
    }
    view = then(view);
  }
  return within(LIMIT, steps);
}

/** A card from the pile into a hand. One's own new card has a place to fly to; another's fan grows when it is there. */
function draw(seat: number, card: Card | null, mine: boolean): { before: Change; after?: Change } {
  const take: Change = (now) => ({ ...now, pile: now.pile - 1 });
  const hold: Change = (now) => ({ ...now, hands: now.hands.map((hand, i) => (i === seat ? [...hand, card] : hand)) });
  return mine ? { before: (now) => hold(take(now)) } : { before: take, after: hold };
}

/** The four corners are turned up, then everybody gets their cards, round by round. */
function deal(to: View, me: number, hidden: boolean): Step[] {
  const sizes = to.hands.map((hand) => hand.length);
  const fresh: View = {
    ...to,
    board: to.board.map((cell) => ({ ...cell, top: null, height: 0 })),
    hands: to.hands.map(() => []),
    pile: to.pile + sizes.reduce((sum, n) => sum + n, 0),
  };
  const steps: Step[] = [{ at: 0, ms: 250, deed: { do: 'pause' }, before: () => fresh, sound: 'whoosh' }];
  let now = 250;
  to.board.forEach((cell, i) => {
    if (!cell.top) return;
    const put: Change = (view) => ({ ...view, board: view.board.map((one, j) => (i === j ? cell : one)) });
    steps.push({
      at: now,
      ms: 320,
      deed: { do: 'card', card: cell.top, flip: true, from: { at: 'pile' }, to: { at: 'cell', cell: i } },
      after: put,
      sound: 'deal',
    });
    now += 70;
  });
  for (let round = 0; round < Math.max(...sizes); round++) {
    for (let turn = 1; turn <= to.players; turn++) {
      const seat = (to.dealer + turn) % to.players;
      const card = to.hands[seat]![round];
      if (card === undefined) continue;
      const seen = hidden && seat === me ? null : card;
      steps.push({
        at: now,
        ms: 300,
        deed: { do: 'card', card: seen, flip: seen !== null, from: { at: 'pile' }, to: { at: 'hand', seat, card } },
        ...draw(seat, card, seat === me),
        ...(turn === 1 ? { sound: 'deal' as const } : {}),
      });
      now += 28;
    }
  }
  return steps;
}

/** Cards stay where one has them; new ones come in at the right. */
export function arrange(before: readonly (Card | null)[], now: readonly (Card | null)[]): (Card | null)[] {
  const keys = new Set(now.map((card) => card && keyOf(card)));
  const kept = before.filter((card) => card && keys.has(keyOf(card)));
  const old = new Set(kept.map((card) => card && keyOf(card)));
  return [...kept, ...now.filter((card) => !card || !old.has(keyOf(card)))];
}
