// From what happened (the trail) to what is to be seen, as steps on a timeline. Pure: stage.svelte.ts plays it.
import type { Sound } from '../../shared/sound';
import { within, type Timed } from '../../shared/timeline';
import { t } from '../../words/words.svelte';
import {
  heldKey,
  sortOf,
  tileOf,
  type Event,
  type Held,
  type Market,
  type Mouse,
  type Pile,
  type Sort,
  type Tile,
  type View,
} from './types';
import { kindsCounted } from './view';

/** Where a thing is on the table. */
export type Place =
  | { at: 'hand'; seat: number; slot: number }
  | { at: 'cell'; seat: number; x: number; y: number }
  | { at: 'pile'; place: Market }
  | { at: 'cheese' }
  | { at: 'cubes'; seat: number }
  | { at: 'home'; seat: number };

export type Load = { tile: Tile | null; sort: Sort; turn: number };
export type Deed =
  | { do: 'tile'; load: Load; from: Place; to: Place }
  | { do: 'mouse'; seat: number; load: Load | null; from: Place; to: Place } // with or without a tile in its arms
  | { do: 'cube'; from: Place; to: Place }
  | { do: 'banner'; words: string }
  | { do: 'count'; rows: number } // so many kinds of the end scoring are told
  | { do: 'pause' };

export type Change = (view: View) => View;
export interface Step extends Timed {
  deed: Deed;
  before?: Change; // what changes on the table at the start of the step
  after?: Change; // ... at its end. Steps overlap, so each changes only what is its own
  sound?: Sound;
  event?: Event; // for faces and words
}

const LIMIT = 1500;
export const COUNT_EVERY = 330; // ms for a kind of the end scoring

const each = <T>(values: readonly T[], index: number, change: (value: T) => T): T[] =>
  values.map((value, i) => (i === index ? change(value) : value));
const onPile =
  (place: Market, change: (pile: Pile) => Pile): Change =>
  (view) => ({ ...view, market: view.market.map((pile) => (pile.place === place ? change(pile) : pile)) });
const all =
  (...changes: Change[]): Change =>
  (view) =>
    changes.reduce((now, change) => change(now), view);

const taken = (place: Market): Change =>
  onPile(place, (pile) => ({
    ...pile,
    height: Math.max(0, pile.height - 1),
    top: pile.covered.at(-1) ?? null,
    covered: pile.covered.slice(0, -1),
  }));
const laid = (place: Market, tile: Tile): Change =>
  onPile(place, (pile) => ({
    ...pile,
    height: pile.height + 1,
    top: tile,
    covered: pile.top ? [...pile.covered, pile.top] : pile.covered,
  }));
const hold =
  (seat: number, held: Held): Change =>
  (view) => ({
    ...view,
    hands: each(view.hands, seat, (hand) => [...hand.filter((one) => one.slot !== held.slot), held]),
  });
const drop =
  (seat: number, gone: Held | undefined): Change =>
  (view) => ({
    ...view,
    hands: each(view.hands, seat, (hand) => hand.filter((one) => one !== gone && one.slot !== gone?.slot)),
  });
const mouse =
  (seat: number, where: Mouse): Change =>
  (view) => ({ ...view, mice: each(view.mice, seat, () => where) });
const HOME: Mouse = { place: 'home', owner: null, x: null, y: null };
const cubes =
  (seat: number, more: number): Change =>
  (view) => ({ ...view, cheese: view.cheese - more, cubes: each(view.cubes, seat, (n) => n + more) });
const unplug =
  (owner: number, x: number, y: number): Change =>
  (view) => ({
    ...view,
    networks: each(view.networks, owner, (network) => ({
      ...network,
      tiles: network.tiles.filter((tile) => tile.x !== x || tile.y !== y),
    })),
  });

/** A tile in a hand by its number; of somebody whose hand one does not see, a back of its sort. */
export function heldTile(view: View, seat: number, tile: Tile): Held | undefined {
  const hand = view.hands[seat] ?? [];
  return (
    hand.find((held) => held.tile?.tile === tile.tile) ??
    hand.findLast((held) => !held.tile && held.sort === sortOf(tile))
  );
}
export function placeOf(where: Mouse, seat: number): Place {
  if (where.place === 'home') return { at: 'home', seat };
  if (where.place === 'network') return { at: 'cell', seat: where.owner!, x: where.x!, y: where.y! };
  return { at: 'pile', place: where.place };
}

/** `from` is what lay there before, `to` what lies there in the end. */
export function timeline(from: View, trail: readonly Event[], to: View): Step[] {
  if (trail.some((event) => event.event === 'began')) return within(LIMIT, deal(trail, to));
  const steps: Step[] = [];
  let view = from;
  let now = 0;
  const add = (ms: number, wait: number, step: Omit<Step, 'at' | 'ms'>): void => {
    steps.push({ at: now, ms, ...step });
    view = all(step.before ?? ((same) => same), step.after ?? ((same) => same))(view);
    now += wait;
  };
  let end = -1;
  trail.forEach((event, i) => {
    switch (event.event) {
      case 'placed': {
        const tile = tileOf(event)!;
        const held = heldTile(view, event.seat, tile);
        const cell = { x: event.x, y: event.y };
        add(320, 330, {
          deed: {
            do: 'tile',
            load: { tile, sort: sortOf(tile), turn: event.turn },
            from: { at: 'hand', seat: event.seat, slot: held?.slot ?? -1 },
            to: { at: 'cell', seat: event.seat, ...cell },
          },
          before: drop(event.seat, held),
          after: (now) => ({
            ...now,
            networks: each(now.networks, event.seat, (network) => ({
              tiles: [...network.tiles, { ...tile, ...cell, turn: event.turn, mouse: null }],
              spots: network.spots.filter((spot) => spot.x !== event.x || spot.y !== event.y),
            })),
          }),
          sound: 'card',
          event,
        });
        break;
      }
      case 'discarded': {
        const tile = tileOf(event)!;
        const held = view.hands[event.seat]?.find((one) => one.slot === event.slot);
        add(300, 200, {
          deed: {
            do: 'tile',
            load: { tile, sort: sortOf(tile), turn: 0 },
            from: { at: 'hand', seat: event.seat, slot: event.slot },
            to: { at: 'pile', place: event.pile },
          },
          before: drop(event.seat, held),
          after: laid(event.pile, tile),
          sound: 'card',
          event,
        });
        add(280, 280, {
          deed: { do: 'cube', from: { at: 'cheese' }, to: { at: 'cubes', seat: event.seat } },
          after: cubes(event.seat, 1),
          sound: 'token',
        });
        break;
      }
      case 'sent':
        add(420, 420, {
          deed: {
            do: 'mouse',
            seat: event.seat,
            load: null,
            from: { at: 'home', seat: event.seat },
            to: placeOf(event, event.seat),
          },
          after: mouse(event.seat, { place: event.place, owner: event.owner, x: event.x, y: event.y }),
          sound: 'whoosh',
          event,
        });
        break;
      case 'cheesed':
        add(260, 240, {
          deed: { do: 'cube', from: { at: 'cubes', seat: event.seat }, to: placeOf(event, event.whose) },
          before: cubes(event.seat, -1),
          sound: 'call',
          event,
        });
        add(420, 420, {
          deed: {
            do: 'mouse',
            seat: event.whose,
            load: null,
            from: placeOf(event, event.whose),
            to: { at: 'pile', place: 'appliances' },
          },
          after: mouse(event.whose, { ...HOME, place: 'appliances' }),
          sound: 'whoosh',
        });
        break;
      case 'home': {
        // what it brings is told by the next event
        const next = trail[i + 1];
        const loot = next && (next.event === 'took' || next.event === 'drew') && next.seat === event.seat ? next : null;
        const tile = loot && tileOf(loot);
        const sort: Sort = tile ? sortOf(tile) : loot?.event === 'drew' ? loot.sort : 'wire';
        const before =
          event.place === 'network'
            ? unplug(event.owner!, event.x!, event.y!)
            : event.loot === 'nothing'
              ? (same: View) => same
              : taken(event.place);
        const to: Place = loot ? { at: 'hand', seat: event.seat, slot: loot.slot } : { at: 'home', seat: event.seat };
        const comes: Change = loot ? hold(event.seat, { slot: loot.slot, sort, tile }) : (same) => same;
        add(520, 520, {
          deed: {
            do: 'mouse',
            seat: event.seat,
            load: loot && { tile, sort, turn: 0 },
            from: placeOf(event, event.seat),
            to,
          },
          before: all(before, mouse(event.seat, HOME), comes),
          sound: 'whoosh',
          event,
        });
        break;
      }
      case 'took':
        break; // it came with the mouse
      case 'drew': {
        if (event.why === 'mouse') break;
        const tile = tileOf(event);
        const stack: Market = event.sort === 'wire' ? 'wires' : 'appliances';
        add(300, 110, {
          deed: {
            do: 'tile',
            load: { tile, sort: event.sort, turn: 0 },
            from: { at: 'pile', place: stack },
            to: { at: 'hand', seat: event.seat, slot: event.slot },
          },
          before: all(taken(stack), hold(event.seat, { slot: event.slot, sort: event.sort, tile })),
          sound: 'deal',
        });
        break;
      }
      case 'shows': {
        const tile = tileOf(event)!;
        if (event.came === 'below') break; // it lay there all the time
        const stack: Market = sortOf(tile) === 'wire' ? 'wires' : 'appliances';
        add(260, 200, {
          deed: {
            do: 'tile',
            load: { tile, sort: sortOf(tile), turn: 0 },
            from: { at: 'pile', place: stack },
            to: { at: 'pile', place: event.place },
          },
          before: taken(stack),
          after: laid(event.place, tile),
          sound: 'deal',
        });
        break;
      }
      case 'undone':
        steps.push(...takeBack(event, view, to, now));
        now += 320;
        break;
      case 'round':
        add(350, 260, {
          deed: {
            do: 'banner',
            words: t('circuit_breaker-banner', { number: event.number, icon: event.icon ?? 'none' }),
          },
          before: (now) => ({ ...now, round: event.number }),
          event,
        });
        break;
      case 'turn':
        add(150, 80, {
          deed: { do: 'pause' },
          before: (now) => ({
            ...now,
            turn: event.seat,
            doing: { mouse: 'ready', place: 'ready', placed: 0, discard: 'ready', discarded: 0, undo: false },
          }),
          event,
        });
        break;
      case 'ended':
        end = now;
        break;
      default:
        break; // cards and the end scoring: below
    }
  });
  if (end < 0) return within(LIMIT, steps);
  return [...steps, ...count(to, end)];
}

/** The last move runs backwards. */
function takeBack(event: Event & { event: 'undone' }, from: View, to: View, at: number): Step[] {
  const tile = tileOf(event);
  const { seat } = event;
  const slot = tile ? (to.hands[seat]?.find((held) => held.tile?.tile === tile.tile)?.slot ?? -1) : -1;
  const load: Load = { tile, sort: tile ? sortOf(tile) : 'wire', turn: 0 };
  const back: Change = () => to;
  if (event.act === 'place' && tile) {
    const cell = from.networks[seat]!.tiles.find((one) => one.tile === tile.tile);
    if (!cell) return [];
    return [
      {
        at,
        ms: 280,
        deed: {
          do: 'tile',
          load: { ...load, turn: cell.turn },
          from: { at: 'cell', seat, x: cell.x, y: cell.y },
          to: { at: 'hand', seat, slot },
        },
        before: back,
        sound: 'card',
        event,
      },
    ];
  }
  if (event.act === 'discard' && tile) {
    const pile = from.market.find((one) => one.top?.tile === tile.tile);
    return pile
      ? [
          {
            at,
            ms: 280,
            deed: { do: 'tile', load, from: { at: 'pile', place: pile.place }, to: { at: 'hand', seat, slot } },
            before: back,
            sound: 'card',
            event,
          },
          { at, ms: 280, deed: { do: 'cube', from: { at: 'cubes', seat }, to: { at: 'cheese' } } },
        ]
      : [];
  }
  const whose = event.act === 'cheese' ? (event.whose ?? seat) : seat;
  return [
    {
      at,
      ms: 320,
      deed: {
        do: 'mouse',
        seat: whose,
        load: null,
        from: placeOf(from.mice[whose]!, whose),
        to: placeOf(to.mice[whose]!, whose),
      },
      before: mouse(whose, HOME),
      after: back,
      sound: 'whoosh',
      event,
    },
  ];
}

/** Everybody gets their tiles, then the market is laid out. */
function deal(trail: readonly Event[], to: View): Step[] {
  const drawn = trail.flatMap((event) => (event.event === 'drew' ? [event] : []));
  const shown = trail.flatMap((event) => (event.event === 'shows' ? [event] : []));
  const stackOf = (sort: Sort): Market => (sort === 'wire' ? 'wires' : 'appliances');
  const more = (sort: Sort): number =>
    drawn.filter((event) => event.sort === sort).length +
    shown.filter((event) => (event.kind ? 'appliance' : 'wire') === sort).length;
  const fresh: View = {
    ...to,
    hands: to.hands.map(() => []),
    market: to.market.map((pile) =>
      pile.place === 'wires' || pile.place === 'appliances'
        ? { ...pile, height: pile.height + more(pile.place === 'wires' ? 'wire' : 'appliance') }
        : { ...pile, height: 0, top: null, covered: [] },
    ),
  };
  const steps: Step[] = [{ at: 0, ms: 200, deed: { do: 'pause' }, before: () => fresh, sound: 'whoosh' }];
  let now = 200;
  for (const event of drawn) {
    const held: Held = { slot: event.slot, sort: event.sort, tile: tileOf(event) };
    steps.push({
      at: now,
      ms: 280,
      deed: {
        do: 'tile',
        load: { tile: held.tile, sort: event.sort, turn: 0 },
        from: { at: 'pile', place: stackOf(event.sort) },
        to: { at: 'hand', seat: event.seat, slot: event.slot },
      },
      before: all(taken(stackOf(event.sort)), hold(event.seat, held)),
      sound: 'deal',
    });
    now += 45;
  }
  for (const event of shown) {
    const tile = tileOf(event)!;
    steps.push({
      at: now,
      ms: 260,
      deed: {
        do: 'tile',
        load: { tile, sort: sortOf(tile), turn: 0 },
        from: { at: 'pile', place: stackOf(sortOf(tile)) },
        to: { at: 'pile', place: event.place },
      },
      before: taken(stackOf(sortOf(tile))),
      after: laid(event.place, tile),
      sound: 'deal',
    });
    now += 70;
  }
  return steps;
}

function count(to: View, start: number): Step[] {
  const rows = kindsCounted(to).length;
  const steps: Step[] = [{ at: start, ms: 400, deed: { do: 'count', rows: 0 }, before: () => to, sound: 'turn' }];
  for (let row = 1; row <= rows; row++)
    steps.push({
      at: start + 400 + (row - 1) * COUNT_EVERY,
      ms: COUNT_EVERY,
      deed: { do: 'count', rows: row },
      sound: 'token',
    });
  steps.push({ at: start + 400 + rows * COUNT_EVERY, ms: 500, deed: { do: 'count', rows: rows + 1 }, sound: 'win' });
  return steps;
}

/** Tiles stay where one has them; new ones come in at the right. */
export function arrange(before: readonly Held[], now: readonly Held[]): Held[] {
  const by = new Map(now.map((held) => [heldKey(held), held]));
  const kept = before.flatMap((held) => by.get(heldKey(held)) ?? []);
  const old = new Set(kept.map(heldKey));
  return [...kept, ...now.filter((held) => !old.has(heldKey(held)))];
}
