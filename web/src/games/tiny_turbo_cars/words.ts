// Everything Tiny Turbo Cars says: what a command comes to, why a car stopped, the log, the status. The words are in the catalogue.
import type { TableInfo } from '../../wire';
import { lineOf } from '../../shared/say';
import { t, type ArgsOf, type Told, type WordId } from '../../words/words.svelte';
import type { LogLine, Status } from '../contract';
import { toyAt } from './track';
import type { Cause, Command, Event, Moved, View, Update } from './types';

type Commanded = Extract<Event, { event: 'command' }>;
type Damaged = Extract<Event, { event: 'damaged' }>;
type Unharmed = Extract<Event, { event: 'unharmed' }>;

/** A sentence that is not said yet: whoever shows it says it in the reader's language. */
export const saying = <Id extends WordId>(id: Id, ...[args]: ArgsOf<Id>): Told => ({ id, args: args ?? {} });

export type Yes = 'yes' | 'no';
export const yes = (so: boolean): Yes => (so ? 'yes' : 'no');
/** Who is spoken of: the reader, or somebody by name. */
export interface Who {
  you: Yes;
  who: string;
}
export const whoIs = (names: readonly string[], seat: number, me: number): Who => ({
  you: yes(seat === me && me >= 0),
  who: names[seat] ?? '',
});

export const commandName = (command: Command): string => t('tiny_turbo_cars-command', { command });
export const roomName = (room: string): string => t('tiny_turbo_cars-room', { room });

/** "+2" as one says it. */
const changed = (change: string): { more: number; less: number } => ({
  more: Math.max(0, Number(change)),
  less: Math.max(0, -Number(change)),
});
export const carriedWords = (change: string): Told => saying('tiny_turbo_cars-carried', changed(change));

/** "Forward 2 and 1 more makes 3" */
export function commandWords(event: Commanded): Told {
  const { command, printed, value } = event;
  if (command === 'increase' || command === 'decrease') return saying('tiny_turbo_cars-command', { command });
  const ground =
    command !== 'battery' && (event.ground === 'carpet' || event.ground === 'grass') ? event.ground : 'other';
  const isChanged = Number(event.change) !== 0;
  const doing = { command, printed, ground, changed: yes(isChanged), ...changed(event.change) };
  return ground === 'other' && !isChanged
    ? saying('tiny_turbo_cars-doing', doing)
    : saying('tiny_turbo_cars-makes', { ...doing, value });
}

const STOPPED: Record<Exclude<Moved['stop'], 'no' | 'obstacle' | 'edge'>, string> = {
  car: 'car',
  impassable: 'impassable',
};
/** What was in the way. */
function thingIn(event: Moved): string {
  if (event.stop === 'no') return '';
  if (event.stop === 'obstacle') return toyAt(event.lane, event.row);
  if (event.stop === 'edge') return event.how === 'backward' ? 'wall' : event.how === 'left' ? 'blue' : 'red';
  return STOPPED[event.stop];
}

/** How far and where to; and into what. */
const moved = (event: Moved): ArgsOf<'tiny_turbo_cars-moved'>[0] => {
  const far = Math.max(Math.abs(event.row - event.from_row), Math.abs(event.lane - event.from_lane));
  const thing = thingIn(event);
  const held = event.stop === 'impassable' || event.stop === 'edge';
  const met = far === 0 ? (thing ? 'blocked' : 'nowhere') : !thing ? 'nothing' : held ? 'stopped' : 'into';
  return { how: event.how, far, lane: event.lane + 1, thing, met };
};
export const moveWords = (event: Moved): Told => saying('tiny_turbo_cars-moved', moved(event));

export const boomWords = (cause: Cause | 'none' | 'water'): Told => saying('tiny_turbo_cars-boom', { cause });
export const unharmedWords = ({ why }: Unharmed): Told => saying('tiny_turbo_cars-unharmed', { why });
export const damageWords = (event: Damaged, who: Who): Told =>
  saying('tiny_turbo_cars-damaged', {
    ...who,
    slowest: yes(event.cause === 'slowest'),
    paid: event.paid,
    left: event.paid === 'shield' ? event.shields : event.batteries,
  });

export function logLine(it: Event, names: string[], me: number): LogLine | null {
  const who = whoIs(names, 'seat' in it ? it.seat : -1, me);
  switch (it.event) {
    case 'chose':
      return lineOf('tiny_turbo_cars-log-chose', { ...who, car: it.car });
    case 'placed':
      return lineOf('tiny_turbo_cars-log-placed', { ...who, lane: it.lane + 1 });
    case 'round':
      return lineOf('tiny_turbo_cars-log-round', { number: it.number });
    case 'finished':
      return it.how === 'time_up'
        ? lineOf('tiny_turbo_cars-log-time-up', who)
        : lineOf('tiny_turbo_cars-log-done', { ...who, smile: it.smile ?? 'none', slides: it.slides });
    case 'countdown':
      return lineOf('tiny_turbo_cars-log-countdown', who);
    case 'undone':
      return lineOf('tiny_turbo_cars-log-undone', { ...who, slides: it.slides });
    case 'smile':
      return lineOf('tiny_turbo_cars-log-smile', { ...who, smile: it.smile });
    case 'revealed':
      return lineOf('tiny_turbo_cars-log-revealed');
    case 'turn':
      return lineOf('tiny_turbo_cars-log-turn', who);
    case 'carried':
      return Number(it.change) === 0
        ? lineOf('tiny_turbo_cars-cancelled')
        : lineOf('tiny_turbo_cars-carried', changed(it.change));
    case 'ignored':
      return lineOf(it.why === 'hole' ? 'tiny_turbo_cars-hole' : 'tiny_turbo_cars-back-start');
    case 'recovered':
      return lineOf('tiny_turbo_cars-log-recovered', { ...who, batteries: it.batteries });
    case 'stood':
      return lineOf('tiny_turbo_cars-log-stood', who);
    case 'healed':
      return lineOf('tiny_turbo_cars-log-healed', { ...who, batteries: it.gained });
    case 'fired':
      return lineOf('tiny_turbo_cars-log-fired', { around: yes(it.around > 0) });
    case 'hit':
      return lineOf('tiny_turbo_cars-log-hit', who);
    case 'moved':
      return lineOf('tiny_turbo_cars-who-moved', { ...who, ...moved(it)! });
    case 'slippery':
      return lineOf('tiny_turbo_cars-log-slippery', who);
    case 'damaged': {
      const { id, args } = damageWords(it, who);
      return [{ text: t(id as 'tiny_turbo_cars-damaged', args as ArgsOf<'tiny_turbo_cars-damaged'>[0]), strong: true }];
    }
    case 'unharmed':
      return lineOf('tiny_turbo_cars-unharmed', { why: it.why });
    case 'fell':
      return [{ text: t('tiny_turbo_cars-fell', who), strong: true }];
    case 'dropped':
      return lineOf('tiny_turbo_cars-log-dropped', { n: it.shields });
    case 'gained':
      return lineOf('tiny_turbo_cars-log-gained', { ...who, shields: it.gained, behind: yes(it.why === 'behind') });
    case 'crossed':
      return lineOf('tiny_turbo_cars-log-crossed', { ...who, rows: it.past + 1 });
    case 'home':
      return lineOf('tiny_turbo_cars-log-home', { ...who, place: it.place + 1 });
    case 'ended':
      return lineOf(it.why === 'grandma' ? 'tiny_turbo_cars-log-grandma' : 'tiny_turbo_cars-log-won', who);
    case 'board':
    case 'slid':
    case 'ready':
    case 'command':
    case 'dry':
    case 'spent':
    case 'turn_over':
      return null;
  }
}

/** In a race that goes on after the winner. */
const homeWords = (place: number): string => t('tiny_turbo_cars-you-home', { place });

type Name = (seat: number) => string;

export function status(update: Update, table: TableInfo, me: number, localSeats: number[]): Status {
  const view = update.view;
  const name: Name = (seat) =>
    table.seats.find((one) => one.seat === seat)?.name || t('tiny_turbo_cars-seat', { number: seat + 1 });
  const turn = view.turn ?? -1;
  const who: Who = { you: yes(turn === me && me >= 0), who: name(turn) };
  const { you } = who;
  switch (view.phase) {
    case 'choose':
      return { title: t('tiny_turbo_cars-choose', who), hint: t('tiny_turbo_cars-choose-hint', { you }) };
    case 'place':
      return { title: t('tiny_turbo_cars-put', who), hint: t('tiny_turbo_cars-put-hint', { you }) };
    case 'program':
      return programming(view, me, name);
    case 'watch':
      return watching(view, me, localSeats, name);
    case 'fly':
      return { title: t('tiny_turbo_cars-fly', who), hint: t('tiny_turbo_cars-fly-hint', { you }) };
    case 'boost':
      return { title: t('tiny_turbo_cars-spend', who), hint: t('tiny_turbo_cars-spend-hint', { you }) };
    case 'over': {
      const winner = update.winners[0] ?? -1;
      const driver = view.drivers[winner];
      const past = driver?.row == null ? -1 : driver.row - view.track.finish;
      return {
        title: t('tiny_turbo_cars-won', { you: yes(winner === me && me >= 0), who: name(winner) }),
        hint: driver?.place
          ? t('tiny_turbo_cars-won-all')
          : past >= 0
            ? t('tiny_turbo_cars-won-past', { n: past + 1 })
            : t('tiny_turbo_cars-won-grandma'),
      };
    }
  }
}

function programming(view: View, me: number, name: Name): Status {
  const busy = view.drivers.flatMap((driver, seat) => (driver.finished ? [] : [seat]));
  const own = view.drivers[me];
  if (view.last !== null && view.programming === 'live') {
    const you = yes(view.last === me);
    return {
      title: t('tiny_turbo_cars-hurry', { you, who: name(view.last) }),
      hint: t('tiny_turbo_cars-hurry-hint', { you }),
    };
  }
  if (!own || own.finished)
    return {
      title: t('tiny_turbo_cars-waiting', { names: busy.map(name) }),
      hint: own?.place ? homeWords(own.place) : own ? t('tiny_turbo_cars-stands') : t('tiny_turbo_cars-everybody'),
    };
  return {
    title: t('tiny_turbo_cars-slide'),
    hint:
      view.programming === 'counted'
        ? t('tiny_turbo_cars-slide-counted', { n: own.slides_left })
        : t('tiny_turbo_cars-slide-live'),
  };
}

function watching(view: View, me: number, localSeats: number[], name: Name): Status {
  const late = view.drivers.flatMap((driver, seat) => (driver.ready ? [] : [seat]));
  const asked = localSeats.some((seat) => late.includes(seat));
  const who: Who | null = view.next === null ? null : { you: yes(view.next === me), who: name(view.next) };
  const next = who
    ? t('tiny_turbo_cars-then-race', who)
    : t(view.round ? 'tiny_turbo_cars-then-round' : 'tiny_turbo_cars-then-first');
  if (asked)
    return {
      title: who ? t('tiny_turbo_cars-next', who) : t('tiny_turbo_cars-ready'),
      hint: who ? t('tiny_turbo_cars-next-hint') : next,
    };
  const place = view.drivers[me]?.place;
  return {
    title: late.length ? t('tiny_turbo_cars-waiting', { names: late.map(name) }) : t('tiny_turbo_cars-here-we-go'),
    hint: place ? homeWords(place) : next,
  };
}

/** Under a name while all choose, place and program; under one's own it follows "You". */
export function atTheDesk(view: View, seat: number, mine: boolean): string {
  const driver = view.drivers[seat]!;
  const you = yes(mine);
  const busy = view.turn === seat;
  if (view.phase === 'choose')
    return driver.car
      ? t('tiny_turbo_cars-has-car', { you })
      : t(busy ? 'tiny_turbo_cars-is-choosing' : 'tiny_turbo_cars-waits', { you });
  if (view.phase === 'place')
    return driver.row !== null
      ? t('tiny_turbo_cars-is-placed', { you })
      : t(busy ? 'tiny_turbo_cars-is-placing' : 'tiny_turbo_cars-waits', { you });
  if (driver.place) return t('tiny_turbo_cars-is-home', { you, place: driver.place });
  if (view.phase === 'watch')
    return t(driver.ready ? 'tiny_turbo_cars-is-ready' : 'tiny_turbo_cars-is-not-ready', { you });
  const { slides } = driver;
  if (driver.finished) return t('tiny_turbo_cars-is-done', { slides });
  if (mine && view.last === seat && view.programming === 'live')
    return t('tiny_turbo_cars-last-costs', { shield: yes(driver.shields > 0) });
  return t('tiny_turbo_cars-slides', { slides });
}

/** Under a name in the race. `view` is what is seen now, `truth` what counts; `racing` is whose car is on its way. */
export function atTheRace(view: View, truth: View, seat: number, mine: boolean, racing: number | null): string {
  const driver = view.drivers[seat]!;
  const you = yes(mine);
  if (driver.place) return t('tiny_turbo_cars-is-home', { you, place: driver.place });
  if (view.phase === 'over')
    return driver.row !== null && driver.row >= view.track.finish
      ? t('tiny_turbo_cars-has-crossed')
      : t('tiny_turbo_cars-is-in-row', { row: (driver.row ?? 0) + 1 });
  if (racing === seat) return t('tiny_turbo_cars-is-racing', { you });
  const asleep = yes(driver.down);
  if (truth.phase === 'watch' && truth.next === null)
    return driver.ready
      ? t('tiny_turbo_cars-is-ready', { you })
      : driver.down
        ? t('tiny_turbo_cars-out-of-power')
        : t('tiny_turbo_cars-is-looking', { you });
  if (truth.turn === seat) return t(truth.phase === 'fly' ? 'tiny_turbo_cars-may-fly' : 'tiny_turbo_cars-may-spend');
  if (driver.raced) return t('tiny_turbo_cars-has-raced', { you, asleep });
  if (truth.next === seat) return t('tiny_turbo_cars-is-next', { asleep });
  if (driver.smile === 'X') return t('tiny_turbo_cars-is-last', { asleep });
  return t('tiny_turbo_cars-is-waiting', { you, asleep });
}

/** How the others count the seconds aloud. */
export const shout = (seconds: number, seat: number): string =>
  t('tiny_turbo_cars-shout', { n: seconds, voice: seat % 4 });
