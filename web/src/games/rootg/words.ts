// Everything ROOT\G: says in words: names of tiles, the log, the status, what players blurt out, what a tick of the run brings.
import type { LogLine, Status } from '../contract';
import { lineOf } from '../../shared/say';
import type { Mood } from '../../shared/seats';
import { t, type Arg } from '../../words/words.svelte';
import type { TableInfo } from '../../wire';
import { at, CELL, type Spot } from './where';
import { SPEEDS, type Event, type Tile, type View, type Update } from './types';

export const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');
/** Somebody at the table, as sentences speak of them. */
export const seatArgs = (seat: number, names: readonly string[], me: number): { you: 'yes' | 'no'; who: string } => ({
  you: yes(seat === me),
  who: names[seat] ?? '',
});
export const nameOf = (seat: number, names: readonly string[], me: number): string =>
  seat === me ? t('rootg-you') : (names[seat] ?? '');
export const speedName = (speed: string): string => t('rootg-speed', { speed });
export const tickArgs = (view: View): { tick: number; ticks: number } => ({
  tick: view.run!.tick,
  ticks: view.run!.ticks.length - 1,
});

/** What a tile is, for a sentence: its gates, or what kind it is. */
export function tileArgs(tile: Tile): { kind: string; gates: string[] } {
  const gates = tile.parts.filter((part) => part.what !== 'link').map((part) => part.what.toUpperCase());
  if (gates.length) return { kind: 'gate', gates };
  return { kind: tile.parts.length > 1 ? 'crossing' : tile.kind === 'input' ? 'input' : 'link', gates };
}
/** What a tile is called: its gate, or what kind it is. */
export const shortName = (tile: Tile): string => t('rootg-tile', tileArgs(tile));
export function tileName(tile: Tile): string {
  const inside = tile.parts.flatMap((part) => part.printed).map(String);
  const ports = tile.edges.flatMap(({ printed }) => (printed === null ? [] : [String(printed)]));
  const printed = inside.length ? (ports.length ? 'both' : 'inside') : ports.length ? 'ports' : 'none';
  return t('rootg-tile-whole', { ...tileArgs(tile), inside, ports, printed });
}

type Which = Pick<View['terminals'][number], 'seat' | 'speed'>;
/** Which of the six terminals, as it is said to `me`; who plays neither side knows them by where they lie. */
export const whichArgs = ({ seat, speed }: Which, me: number, flip: boolean): { whose: string; speed: string } => ({
  whose: me >= 0 ? (seat === me ? 'own' : 'other') : (seat === 0) === flip ? 'lower' : 'upper',
  speed,
});

/** Where a place lies, from the terminal that is nearest to it: "below your Fast", "2 left and 1 down of your Slow". */
export function spotArgs(
  spot: Spot,
  terminals: View['terminals'],
  me: number,
  flip: boolean,
): { side: string; ways: string[]; whose: string; speed: string } {
  const [x, y] = at(spot, flip);
  const steps = terminals
    .map((terminal) => {
      const [tx, ty] = at(terminal, flip);
      return { terminal, across: (x - tx) / CELL, along: (y - ty) / CELL };
    })
    .sort((a, b) => Math.abs(a.across) + Math.abs(a.along) - Math.abs(b.across) - Math.abs(b.along));
  const { terminal, across, along } = steps[0]!;
  const side =
    Math.abs(across) + Math.abs(along) > 1
      ? 'far'
      : along
        ? along < 0
          ? 'above'
          : 'below'
        : across < 0
          ? 'left'
          : 'right';
  if (side !== 'far') return { side, ways: [], ...whichArgs(terminal, me, flip) };
  const ways = [
    across && t('rootg-across', { side: across < 0 ? 'left' : 'right', across: Math.abs(across) }),
    along && t('rootg-along', { way: along < 0 ? 'up' : 'down', along: Math.abs(along) }),
  ].filter((way) => way !== 0);
  return { side, ways, ...whichArgs(terminal, me, flip) };
}

/** Why somebody is fastest. That was decided when the turn began: with a tile placed since, the numbers may say something else. */
export function fastestWhy(view: View, me: number): string {
  const { fastest, why_fastest: why } = view;
  if (fastest === null || why === null) return '';
  const depth = (seat: number, speed: number): number => view.terminals[3 * seat + speed]!.depth;
  const gap = (speed: number): number => depth(1 - fastest, speed) - depth(fastest, speed);
  const level = (speeds: number): boolean => [0, 1, 2].slice(0, speeds).every((speed) => gap(speed) === 0);
  switch (why) {
    case 'start':
      return t('rootg-fastest-start');
    case 'asked':
      return t('rootg-fastest-asked');
    case 'tile':
      return t('rootg-fastest-tile', { still: yes(level(3)) });
    default: {
      const speed = SPEEDS.indexOf(why);
      if (!level(speed) || gap(speed) <= 0) return t('rootg-fastest-then', { speed: why });
      return t('rootg-fastest-gates', {
        speed: why,
        whose: me < 0 ? 'nobody' : fastest === me ? 'own' : 'other',
        gates: depth(fastest, speed),
        against: depth(1 - fastest, speed),
      });
    }
  }
}

// the words of a choice in the catalogue have no spaces
const whyOn = (why: string): { why: string } => ({ why: why.replace(' ', '-') });

export function logLine(happened: Event, names: string[], me: number): LogLine | null {
  const who = seatArgs('seat' in happened ? happened.seat : -2, names, me);
  switch (happened.event) {
    case 'start_draw':
      return lineOf('rootg-log-start-draw', { ...who, sum: happened.sum });
    case 'took':
      return lineOf('rootg-log-took', { ...who, why: happened.why });
    case 'turn':
      return null;
    case 'fastest':
      return happened.why === 'asked' ? null : lineOf('rootg-log-fastest', who);
    case 'asked':
      return lineOf('rootg-log-asked', who);
    case 'answered':
      return happened.yes ? lineOf('rootg-log-agreed', who) : lineOf('rootg-log-refused', who);
    case 'recharged':
      return lineOf('rootg-log-recharged', who);
    case 'handed_over':
      return lineOf('rootg-log-handed-over', who);
    case 'placed':
      return lineOf('rootg-log-placed', { ...who, what: happened.what });
    case 'removed':
      return lineOf('rootg-log-removed', { what: happened.what });
    case 'dropped':
      return lineOf('rootg-log-dropped', { ...who, charges: happened.charges, speed: happened.speed });
    case 'discharging':
      return lineOf('rootg-log-discharging', who);
    case 'on':
      return lineOf('rootg-log-on', whyOn(happened.why));
    case 'revealed':
      return lineOf('rootg-log-revealed', {
        ...who,
        fast: happened.fast,
        norm: happened.norm,
        slow: happened.slow,
      });
    case 'penalty':
      return lineOf('rootg-log-penalty', {
        ...who,
        charges: happened.charges,
        points: happened.points,
        gains: happened.seat === me ? 'other' : happened.seat === 1 - me ? 'you' : 'name',
        whom: names[1 - happened.seat] ?? '',
      });
    case 'tick':
      return null;
    case 'wrong':
      return lineOf('rootg-log-wrong', {
        ...who,
        speed: happened.speed,
        value: happened.value,
        charges: happened.pile,
      });
    case 'right':
      return lineOf('rootg-log-right', {
        ...who,
        speed: happened.speed,
        value: happened.value,
        points: happened.pile,
      });
    case 'core_taken':
      return lineOf('rootg-log-core-taken', { ...who, charges: happened.charges });
    case 'core_odd':
      return lineOf('rootg-log-core-odd');
    case 'core_lost':
      return lineOf('rootg-log-core-lost', { charges: happened.charges });
    case 'ended':
      return lineOf('rootg-log-ended', { ...who, level: yes(!!happened.by_tile) });
    default:
      return null; // seen on the board
  }
}

export function status(update: Update, table: TableInfo, me: number, localSeats: number[]): Status {
  const view = update.view;
  const name = (seat: number): string => table.seats.find((one) => one.seat === seat)?.name ?? '';
  if (update.over) {
    const winner = update.winners[0] ?? 0;
    const [points, against] = [view.points[winner]!, view.points[1 - winner]!];
    return {
      title: t('rootg-status-won', { you: yes(winner === me), who: name(winner) }),
      hint: points === against ? t('rootg-status-level', { points }) : t('rootg-status-by-points', { points, against }),
    };
  }
  if (view.run) return { title: t('rootg-status-on'), hint: t('rootg-status-tick', tickArgs(view)) };
  const turn = view.turn!;
  const who = name(turn);
  const other = name(1 - turn);
  if (turn !== me) {
    if (localSeats.includes(turn))
      return { title: t('rootg-status-turn', { who }), hint: t('rootg-status-hand', { who }) };
    const doing = { who, phase: view.phase, you: yes(view.asker === me), whom: other };
    return { title: t('rootg-status-thinking', { who }), hint: t('rootg-status-doing', doing) };
  }
  switch (view.phase) {
    case 'ask':
      return { title: t('rootg-status-ask'), hint: t('rootg-status-may-ask', { other }) };
    case 'answer':
      return { title: t('rootg-status-asked', { other }), hint: t('rootg-status-yes-or-no') };
    case 'keep':
      return { title: t('rootg-status-keep'), hint: t('rootg-status-other-gets', { other }) };
    default: {
      const tile = view.hands[me]?.[0];
      if (tile && view.offers.length === 0)
        return { title: t('rootg-status-stuck', tileArgs(tile)), hint: t('rootg-status-leaves') };
      return {
        title: tile ? t('rootg-status-place', tileArgs(tile)) : t('rootg-status-place-hidden'),
        hint: view.phase === 'first' ? t('rootg-status-first') : t('rootg-status-touch'),
      };
    }
  }
}

export interface Reaction {
  seat: number;
  mood: Mood;
  words?: string;
}

/** What a player blurts out. `seed` (the update's seq) keeps it the same for everybody who looks. */
export function blurt(event: Event, isBot: (seat: number) => boolean, seed: number): Reaction[] {
  if (!('seat' in event)) return [];
  const bot = yes(isBot(event.seat));
  const which = seed % 2;
  const says = (mood: Mood, words: string): Reaction[] => [{ seat: event.seat, mood, words }];
  switch (event.event) {
    case 'asked':
      return says('happy', t('rootg-blurt-asked', { bot }));
    case 'answered':
      return event.yes
        ? says('happy', t('rootg-blurt-agreed', { bot }))
        : says('oh', t('rootg-blurt-refused', { bot }));
    case 'handed_over':
      return says('idle', t('rootg-blurt-handed-over', { bot }));
    case 'discharging':
      return says('happy', t('rootg-blurt-discharging', { bot }));
    case 'recharged':
      return says('sad', t('rootg-blurt-recharged', { bot, which }));
    case 'right':
      return says('happy', t('rootg-blurt-right', { bot, which }));
    case 'wrong':
      return says('sad', t('rootg-blurt-wrong', { bot, which }));
    case 'removed':
      return [{ seat: event.seat, mood: 'oh' }];
    default:
      return [];
  }
}

/** A tick of the run: a heading, a sentence, and a sum where somebody takes something. */
export interface Told {
  title: string;
  words: string;
  sum?: { pile: number; core: number; points: number };
}
export function tickTold(view: View, tick: number, names: string[], me: number): Told {
  const run = view.run!;
  if (tick === 0) {
    const owed = run.ticks[0]!.points.flatMap((points, seat) =>
      points > 0 ? [t('rootg-run-owed', { ...seatArgs(seat, names, me), points })] : [],
    );
    const words = [t('rootg-why-on', whyOn(run.why)), ...(owed.length ? owed : [t('rootg-run-off')])].join(' ');
    return { title: t('rootg-run-on'), words };
  }
  const now = run.ticks[tick]!;
  if (now.arrived.length === 0) return { title: t('rootg-run-tick', { tick }), words: t('rootg-run-nobody') };
  const said = now.arrived.map((terminal, i) => ({
    seat: Math.floor(terminal / 3),
    speed: SPEEDS[terminal % 3]!,
    right: now.right[i]!,
    value: view.terminals[terminal]!.value!,
    pile: now.piles[terminal]!,
  }));
  const own =
    said.find((one) => one.right && one.seat === me) ??
    said.find((one) => one.right) ??
    said.find((one) => one.seat === me) ??
    said[0]!;
  const who = seatArgs(own.seat, names, me);
  const title = t('rootg-run-arrived', { ...who, speed: own.speed, right: yes(own.right) });
  if (!own.right)
    return { title, words: t('rootg-run-wrong', { value: own.value, others: said.length - 1, core: now.core }) };
  const rights = said.filter((one) => one.right && one.seat === own.seat);
  const core = now.taken[own.seat]!;
  const args: Record<'value' | 'rights' | 'speed' | 'core' | 'you' | 'who', Arg> = {
    ...who,
    value: own.value,
    rights: rights.length,
    speed: (rights[1] ?? own).speed,
    core,
  };
  const points = now.points[own.seat]! - run.ticks[tick - 1]!.points[own.seat]!;
  return {
    title,
    words: t('rootg-run-right', args),
    sum: { pile: rights.reduce((sum, one) => sum + one.pile, 0), core, points },
  };
}
