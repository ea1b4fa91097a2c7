// The table after one event, as far as it can be seen. The real view replaces it at the end of a trail.
import { backOf } from './cards';
import { LONG, SIDES, type Side } from './things';
import type { Event, TokenView, View } from './types';

const swap = <T>(all: readonly T[], index: number, change: (one: T) => T): T[] =>
  all.map((one, i) => (i === index ? change(one) : one));
const without = (all: readonly number[], one: number): number[] => all.filter((other) => other !== one);
const withToken = (view: View, token: number, change: Partial<TokenView>): View => ({
  ...view,
  tokens: view.tokens.map((one) => (one.token === token ? { ...one, ...change } : one)),
});
const holding = (view: View, hand: 'right' | 'left', token: number | null): View => ({
  ...view,
  robot: { ...view.robot, holds: swap(view.robot.holds, hand === 'left' ? 1 : 0, (hold) => ({ ...hold, token })) },
});
const stepFrom = (from: number, to: number): Side | null => SIDES[[-8, 1, 8, -1].indexOf(to - from)] ?? null;
const part = (view: View, what: string, left: number): View => ({
  ...view,
  goal: {
    ...view.goal,
    parts: view.goal.parts.map((one) => (one.what === what ? { ...one, left, met: left === 0 } : one)),
  },
});

/** The robot stands somewhere and looks somewhere; what it holds turns with it. */
function stand(view: View, space: number, facing: Side): View {
  const by = SIDES.indexOf(facing) - SIDES.indexOf(view.robot.facing);
  const turned = (token: TokenView): TokenView =>
    token.fate === 'held' && token.second_side
      ? { ...token, second_side: SIDES[(SIDES.indexOf(token.second_side) + by + 4) % 4]! }
      : token;
  return { ...view, robot: { ...view.robot, space, facing }, tokens: by === 0 ? view.tokens : view.tokens.map(turned) };
}

export function after(view: View, event: Event): View {
  switch (event.event) {
    case 'round':
      return {
        ...view,
        round: event.number,
        battery: { ...view.battery, left: event.battery, colour: event.colour },
        missing: 5,
      };
    case 'drew': {
      const card = { slot: event.slot, back: event.back, colour: event.colour, card: event.card, playable: false };
      const deal = (seat: View['seats'][number]): View['seats'][number] => ({
        ...seat,
        hand: [...seat.hand.filter((one) => one.slot !== event.slot), card].sort((a, b) => a.slot - b.slot),
      });
      return { ...view, deck: view.deck - 1, seats: swap(view.seats, event.seat, deal) };
    }
    case 'played': {
      const card = {
        place: event.place,
        seat: event.seat,
        state: 'waiting' as const,
        back: event.back,
        colour: event.colour,
        card: event.card,
      };
      const lay = (seat: View['seats'][number]): View['seats'][number] => ({
        ...seat,
        hand: seat.hand.filter((one) => one.slot !== event.slot),
        played: seat.played + 1,
        done: false,
        beeped: false,
        must_play: false,
      });
      return {
        ...view,
        queue: [...view.queue.slice(0, event.place), card],
        seats: swap(view.seats, event.seat, lay),
        missing: Math.max(0, view.missing - 1),
      };
    }
    case 'shown':
    case 'revealed':
      return {
        ...view,
        queue: swap(view.queue, event.place, (one) => ({
          ...one,
          card: event.card,
          back: backOf(event.card),
          colour: event.colour,
        })),
      };
    case 'said': {
      const { word } = event;
      const say = (seat: View['seats'][number]): View['seats'][number] =>
        word === 'beep'
          ? { ...seat, beeped: true, beeps: seat.beeps + 1 }
          : word === 'stop' || word === 'go_on'
            ? { ...seat, stop: word === 'stop' }
            : { ...seat, done: word === 'done' };
      return { ...view, seats: swap(view.seats, event.seat, say) };
    }
    case 'card':
      return {
        ...stand(view, event.space, event.facing),
        queue: view.queue.map((one) => ({
          ...one,
          state: one.place < event.place ? 'done' : one.place === event.place ? 'acting' : 'waiting',
        })),
      };
    case 'moved':
      return stand(view, event.to, event.facing);
    case 'turned':
      return stand(view, view.robot.space, event.to);
    case 'momentum':
      return { ...view, robot: { ...view.robot, momentum: event.what === 'gained' ? event.way : null } };
    case 'cleaned':
      return part(
        {
          ...view,
          map: {
            ...view.map,
            bunnies: event.what === 'bunny' ? without(view.map.bunnies, event.space) : view.map.bunnies,
            broken: event.what === 'vase' ? without(view.map.broken, event.space) : view.map.broken,
          },
        },
        'clean',
        event.left,
      );
    case 'broke': {
      const map = {
        ...view.map,
        vases: without(view.map.vases, event.vase),
        broken: [...without(view.map.broken, event.space), event.space],
      };
      const parts = view.goal.parts.map((one) =>
        one.what === 'clean' ? { ...one, left: one.left + 1, of: Math.max(one.of, one.left + 1), met: false } : one,
      );
      return { ...view, map, goal: { ...view.goal, parts } };
    }
    case 'choice':
      return view;
    case 'picked':
      return holding(withToken(view, event.token, { fate: 'held' }), event.hand, event.token);
    case 'dropped': {
      const second = event.second ?? null;
      const lies: Partial<TokenView> = {
        fate: event.result === 'delivered' ? 'delivered' : 'ground',
        space: event.space,
        second,
        second_side: second === null ? null : stepFrom(event.space, second),
      };
      return holding(withToken(view, event.token, lies), event.hand, null);
    }
    case 'delivered': {
      const spots = swap(view.map.spots, event.spot, (spot) => ({ ...spot, has: [...spot.has, event.kind] }));
      return part(
        withToken({ ...view, map: { ...view.map, spots } }, event.token, { fate: 'delivered' }),
        'deliver',
        event.left,
      );
    }
    case 'swapped':
      return {
        ...view,
        robot: {
          ...view.robot,
          holds: view.robot.holds.map((hold) => ({ ...hold, token: hold.hand === 'left' ? event.left : event.right })),
        },
      };
    case 'walked':
    case 'carried': {
      const token = view.tokens.find((one) => one.token === event.token);
      const by = event.to - event.from;
      const long = token && LONG.has(token.kind) && token.second !== null;
      return withToken(view, event.token, { space: event.to, second: long ? token.second! + by : null });
    }
    case 'rode': {
      const heaps = event.what === 'bunny' ? view.map.bunnies : view.map.broken;
      const moved = [...heaps];
      moved.splice(heaps.indexOf(event.from), 1, event.to); // one of them: another may just have come to the same space
      return { ...view, map: { ...view.map, [event.what === 'bunny' ? 'bunnies' : 'broken']: moved } };
    }
    case 'met':
      return {
        ...view,
        goal: {
          ...view.goal,
          parts: view.goal.parts.map((one) =>
            one.what === 'meet' && one.token === event.token ? { ...one, left: 0, met: true } : one,
          ),
        },
      };
    case 'reset':
      return {
        ...view,
        queue: [],
        deck: view.deck + event.cards,
        battery: { ...view.battery, left: event.battery, colour: event.colour },
        seats: view.seats.map((seat) => ({ ...seat, played: 0, done: false, stop: false, beeps: 0, beeped: false })),
      };
    case 'won':
      return {
        ...view,
        phase: 'over',
        won: event.colour,
        goal: { ...view.goal, parts: view.goal.parts.map((one) => ({ ...one, left: 0, met: true })) },
      };
    case 'lost':
      return { ...view, phase: 'over' };
    case 'run':
    case 'bumped':
    case 'nothing':
    case 'stayed':
    case 'conveyor':
    case 'stuck':
      return view;
  }
}
