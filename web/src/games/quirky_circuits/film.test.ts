import { describe, expect, test } from 'vitest';
import { tell } from '../../words/words.svelte';
import { after } from './after';
import { chapters, film, turnTo, type Frame } from './film';
import { recorded } from './recorded';
import type { Event, View } from './types';

const games = { gizmo: recorded('gizmo'), twirl: recorded('twirl'), lefty: recorded('lefty') };
const frame = (view: View): Frame => ({
  view,
  ms: 0,
  event: null,
  place: null,
  turn: 0,
  face: 'calm',
  caption: null,
  path: [],
});

describe('what is drawn along the way ends where the game is', () => {
  for (const [name, updates] of Object.entries(games)) {
    test(name, () => {
      updates.slice(1).forEach((update, i) => {
        const made = update.trail.reduce(after, updates[i]!.view);
        const real = update.view;
        const parts = (view: View) => ({
          robot: [view.robot.space, view.robot.facing, view.robot.momentum, view.robot.holds.map((hold) => hold.token)],
          map: [view.map.bunnies, view.map.vases, view.map.broken.toSorted()],
          tokens: view.tokens.map(({ token, fate, space }) => [token, fate, fate === 'held' ? null : space]),
          queue: view.queue.map(({ card, back, colour, seat }) => [card, back, colour, seat]),
          hands: view.seats.map((seat) => seat.hand.map(({ slot, card, back }) => [slot, card, back])),
          said: view.seats.map(({ done, stop, played }) => [done, stop, played]),
          rest: [view.battery.left, view.deck, view.round],
        });
        expect(parts(made), `update ${update.seq}`).toEqual(parts(real));
      });
    });
  }
});

describe('the film of a run', () => {
  const at = games.gizmo.findIndex((update) => update.trail.some((event) => event.event === 'run'));
  const strip = film(frame(games.gizmo[at - 1]!.view), games.gizmo[at]!.trail);
  test('one chapter for each card that acts, and the end', () => {
    const cards = strip.filter((one) => one.event?.event === 'card').length;
    expect(cards).toBe(5);
    expect(chapters(strip)).toHaveLength(cards + 1);
    expect(strip[chapters(strip).at(-1)!]!.place).toBe(cards - 1);
  });
  test('the card that acts is lit, and none before the first or after the last', () => {
    const lit = strip.map((one) => one.place);
    expect(lit[0]).toBeNull();
    expect(lit.at(-1)).toBeNull();
    expect(new Set(lit.filter((place) => place !== null))).toEqual(new Set([0, 1, 2, 3, 4]));
  });
  test('a bump has words, a startled face, and is to be seen for a while', () => {
    const bump = strip.find((one) => one.event?.event === 'bumped')!;
    expect(bump.face).toBe('oh');
    expect(bump.ms).toBeGreaterThan(400);
    expect(tell(bump.caption!.words)).toContain('turns left by himself');
  });
  test('Gizmo turns left after a bump, never the long way round', () => {
    const turns = strip.map((one) => one.turn);
    for (const [i, turn] of turns.entries()) if (i > 0) expect(Math.abs(turn - turns[i - 1]!)).toBeLessThanOrEqual(180);
    const bumped = strip.findIndex((one) => one.event?.event === 'turned' && one.event.why === 'bump');
    expect(turns[bumped]! - turns[bumped - 1]!).toBe(-90);
  });
});

test('the shorter way to a side', () => {
  expect(turnTo(270, 'N')).toBe(360);
  expect(turnTo(0, 'W')).toBe(-90);
  expect(turnTo(720, 'S')).toBe(900);
});

test('all things on the belts move in one frame', () => {
  const before = games.lefty[0]!.view;
  const [one, other] = before.tokens;
  const ride = (token: View['tokens'][number]): Event => ({
    event: 'carried',
    token: token.token,
    kind: token.kind,
    from: token.space!,
    to: token.space! + 1,
  });
  const made = film(frame(before), [{ event: 'conveyor', step: 1, steps: 1 }, ride(one!), ride(other!)]);
  expect(made).toHaveLength(1);
  expect(made[0]!.view.tokens.slice(0, 2).map((token) => token.space)).toEqual([one!.space! + 1, other!.space! + 1]);
  expect(made[0]!.belts).toBe(true);
});

test('dirt rides along a belt, two heaps onto one space too', () => {
  const view = games.gizmo[0]!.view;
  const ride = (from: number, to: number): Event => ({ event: 'rode', what: 'bunny', from, to });
  const made = [ride(1, 2), ride(2, 3)].reduce(after, { ...view, map: { ...view.map, bunnies: [1, 2] } });
  expect(made.map.bunnies.toSorted()).toEqual([2, 3]);
});
