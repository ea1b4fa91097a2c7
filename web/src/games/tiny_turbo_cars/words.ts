// Everything Tiny Turbo Cars says in words: what a command comes to, why a car stopped, the log, the status.
import type { TableInfo } from '../../wire';
import { count, Count, list } from '../../shared/say';
import type { LogLine, Status } from '../contract';
import { carInfo } from './cars';
import { commandName } from './commands';
import { toyAt, toyNames } from './track';
import type { Cause, Event, Moved, View, Update } from './types';

type Commanded = Extract<Event, { event: 'command' }>;
type Damaged = Extract<Event, { event: 'damaged' }>;
type Unharmed = Extract<Event, { event: 'unharmed' }>;

export const batteries = (n: number): string => (n === 1 ? '1 battery' : `${n} batteries`);
export const shields = (n: number): string => (n === 1 ? '1 shield' : `${n} shields`);

/** "+2" as one says it; empty for no change. */
export function changeWords(change: string): string {
  const n = Number(change);
  return n === 0 ? '' : n > 0 ? `${n} more` : `${-n} less`;
}

/** "Forward 2 and 1 more makes 3" */
export function commandWords(event: Commanded): string {
  const name = commandName(event.command);
  if (event.command === 'increase' || event.command === 'decrease') return name;
  const slow = event.ground === 'carpet' || event.ground === 'grass';
  const moves = event.command !== 'battery';
  const parts = [
    event.command === 'turbo' ? `Turbo, worth ${event.printed}` : name,
    ...(slow && moves ? [`from ${event.ground}`] : []),
  ];
  const change = changeWords(event.change);
  const told = parts.join(' ') + (change ? ` and ${change}` : '');
  const plain = !change && !(slow && moves);
  return plain ? told : `${told} makes ${event.value}`;
}

/** What was in the way. */
export function obstacleWords(event: Moved, names: string[]): string {
  switch (event.stop) {
    case 'no':
      return '';
    case 'obstacle':
      return toyNames[toyAt(event.lane, event.row)];
    case 'car':
      return names.length ? 'another car' : 'a car';
    case 'impassable':
      return 'a thick book';
    case 'edge':
      return event.how === 'backward' ? 'the wall' : event.how === 'left' ? 'the blue side' : 'the red side';
  }
}

/** How far and where to; and into what. */
export function moveWords(event: Moved, names: string[] = []): string {
  const far = Math.max(Math.abs(event.row - event.from_row), Math.abs(event.lane - event.from_lane));
  const into = obstacleWords(event, names);
  const ways: Record<Moved['how'], string> = {
    forward: `${far} forward`,
    backward: `${far} back`,
    left: `${far} to the blue side`,
    right: `${far} to the red side`,
    jump: `a jump of ${far}`,
    fly: `flies to lane ${event.lane + 1}`,
    boost: `a shield pushes ${far} forward`,
  };
  if (far === 0) return into ? `No way: ${into} is right there` : 'No move';
  const how = ways[event.how][0]!.toUpperCase() + ways[event.how].slice(1);
  if (!into) return how;
  return event.stop === 'impassable' || event.stop === 'edge'
    ? `${how}, then ${into} stops it`
    : `${how}, straight into ${into}`;
}

export const boomWords: Record<Cause, string> = {
  obstacle: 'BONK!',
  car: 'CRASH!',
  impassable: 'THUD!',
  edge: 'THUD!',
  missile: 'ZAP!',
  slowest: 'SLOWEST!',
};
const because: Record<Unharmed['why'], string> = {
  start: 'nobody is harmed on the starting grid',
  down: 'a car lying down takes no more damage',
  small_step: 'a small step does the Grim Thresher no harm',
};
export const unharmedWords = (event: Unharmed): string => `No damage: ${because[event.why]}.`;

export function damageWords(event: Damaged, who: string): string {
  const lose = who === 'You' ? 'lose' : 'loses';
  const cause = event.cause === 'slowest' ? `${who} ${who === 'You' ? 'were' : 'was'} the slowest. ` : '';
  if (event.paid === 'shield')
    return `${cause}A shield takes it${event.shields ? `; ${shields(event.shields)} left` : ''}.`;
  return `${cause}${who} ${lose} a battery; ${event.batteries === 0 ? 'none is' : event.batteries === 1 ? '1 is' : `${event.batteries} are`} left.`;
}

const say = (...parts: string[]): LogLine =>
  parts.filter(Boolean).map((text, i) => (i % 2 ? { text, strong: true } : { text }));

export function logLine(it: Event, names: string[], me: number): LogLine | null {
  const called = (seat: number): string => (seat === me ? 'You' : (names[seat] ?? 'Somebody'));
  const who = 'seat' in it ? called(it.seat) : '';
  const mine = who === 'You';
  const is = mine ? 'are' : 'is';
  switch (it.event) {
    case 'chose':
      return say(`${who} ${mine ? 'drive' : 'drives'} `, carInfo(it.car)?.name ?? '', '.');
    case 'placed':
      return say(`${who} ${mine ? 'start' : 'starts'} in lane ${it.lane + 1}.`);
    case 'round':
      return say('', `Round ${it.number}.`, ' Controllers up!');
    case 'finished':
      return it.how === 'time_up'
        ? say(`Time is up for ${mine ? 'you' : who}.`)
        : say(
            `${who} ${is} done${it.smile ? `: Smile ${it.smile}` : ''}, after ${it.slides} slide${it.slides === 1 ? '' : 's'}.`,
          );
    case 'countdown':
      return say(`Ten seconds for ${mine ? 'you' : who}!`);
    case 'undone':
      return say(
        `${it.slides} slide${it.slides === 1 ? '' : 's'} of ${mine ? 'yours' : who} were too many and go back.`,
      );
    case 'smile':
      return say(`${who} ${mine ? 'get' : 'gets'} Smile ${it.smile}.`);
    case 'revealed':
      return say('All programs lie open.');
    case 'turn':
      return say('', `${who} ${mine ? 'race' : 'races'}.`);
    case 'carried':
      return Number(it.change) === 0
        ? say('Plus and minus cancel out.')
        : say(`The next command gets ${changeWords(it.change)}.`);
    case 'ignored':
      return it.why === 'hole' ? say('The hole: nothing happens.') : say('Back is ignored on the starting grid.');
    case 'recovered':
      return say(`${who} lie${mine ? '' : 's'} there and load${mine ? '' : 's'} a battery: ${it.batteries} now.`);
    case 'stood':
      return say(`${who} ${mine ? 'stand' : 'stands'} up again.`);
    case 'healed':
      return it.gained
        ? say(`${who} ${mine ? 'load' : 'loads'} ${batteries(it.gained)}.`)
        : say('All batteries are loaded already.');
    case 'fired':
      return say(it.around ? 'Missiles in all four directions!' : 'A missile straight ahead!');
    case 'hit':
      return say(`It hits ${mine ? 'you' : who}.`);
    case 'moved':
      return say(`${who}: `, `${moveWords(it, names)}.`);
    case 'slippery':
      return say(`${who} ${is} slippery: blue and red change places.`);
    case 'damaged':
      return say('', damageWords(it, who));
    case 'unharmed':
      return say(unharmedWords(it));
    case 'fell':
      return say('', `${who} ${is} out of energy.`);
    case 'dropped':
      return say(`${Count(it.shields)} unused shield${it.shields === 1 ? ' goes' : 's go'} back.`);
    case 'gained':
      return say(
        `${who} ${mine ? 'get' : 'gets'} ${shields(it.gained)}${it.why === 'behind' ? ` for ${it.gained === 1 ? 'the car' : 'the cars'} ahead` : ''}.`,
      );
    case 'crossed':
      return say(`${who} ${is} `, it.past === 0 ? 'over the line' : `${it.past + 1} rows past the line`, '.');
    case 'home':
      return say(`${who} ${is} home: `, `${PLACES[it.place]}.`);
    case 'ended':
      return it.why === 'grandma'
        ? say('Grandma is here! ', `${who} ${is} ahead.`)
        : say('', `${who} ${mine ? 'win' : 'wins'} the race!`);
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
const PLACES = ['first', 'second', 'third', 'fourth'];
const homeWords = (place: number): string => `You are home, ${PLACES[place - 1]}. The others race on.`;

export function status(update: Update, table: TableInfo, me: number, localSeats: number[]): Status {
  const view = update.view;
  const name = (seat: number): string => table.seats.find((one) => one.seat === seat)?.name || `Seat ${seat + 1}`;
  const turn = view.turn ?? -1;
  const mine = turn === me && me >= 0;
  switch (view.phase) {
    case 'choose':
      return mine
        ? { title: 'Choose your car', hint: 'Every car can do something special.' }
        : { title: `${name(turn)} chooses a car`, hint: 'The youngest first, then clockwise.' };
    case 'place':
      return mine
        ? { title: 'Put your car on the grid', hint: 'Tap any free start slot.' }
        : { title: `${name(turn)} places a car`, hint: 'Who chose last places first.' };
    case 'program':
      return programming(view, me, name);
    case 'watch':
      return watching(view, me, localSeats, name);
    case 'fly':
      return mine
        ? { title: 'Fly to another lane?', hint: 'Tap an empty space in your row, or stay.' }
        : { title: `${name(turn)} may fly`, hint: 'Bird Racer looks for an empty space.' };
    case 'boost':
      return mine
        ? { title: 'Spend a shield?', hint: 'Each one pushes you two spaces ahead.' }
        : { title: `${name(turn)} may spend shields`, hint: 'Each one is two spaces.' };
    case 'over': {
      const winner = update.winners[0] ?? -1;
      const driver = view.drivers[winner];
      const past = driver?.row == null ? -1 : driver.row - view.track.finish;
      return {
        title: winner === me && me >= 0 ? 'You win the race!' : `${name(winner)} wins the race!`,
        hint: driver?.place
          ? 'Every place is taken.'
          : past >= 0
            ? `${Count(past + 1)} ${past ? 'rows' : 'row'} past the line.`
            : 'Grandma is here.',
      };
    }
  }
}

function programming(view: View, me: number, name: (seat: number) => string): Status {
  const busy = view.drivers.flatMap((driver, seat) => (driver.finished ? [] : [seat]));
  const own = view.drivers[me];
  if (view.last !== null && view.programming === 'live')
    return view.last === me
      ? { title: 'Hurry!', hint: 'Ten seconds, then your program stands.' }
      : { title: `${name(view.last)} is the last`, hint: 'Count along!' };
  if (!own || own.finished)
    return {
      title: `Waiting for ${list(busy.map(name))}`,
      hint: own?.place ? homeWords(own.place) : own ? 'Your program stands.' : 'Everybody programs at once.',
    };
  if (view.programming === 'counted')
    return {
      title: 'Slide your program',
      hint: `${Count(own.slides_left)} slides are left. Fewest slides race first.`,
    };
  return { title: 'Slide your program', hint: 'The first one done races first.' };
}

function watching(view: View, me: number, localSeats: number[], name: (seat: number) => string): Status {
  const late = view.drivers.flatMap((driver, seat) => (driver.ready ? [] : [seat]));
  const asked = localSeats.some((seat) => late.includes(seat));
  const next =
    view.next === null
      ? view.round
        ? 'Then a new round begins.'
        : 'Then the controllers are turned up.'
      : view.next === me
        ? 'You race next.'
        : `${name(view.next)} races next.`;
  if (asked)
    return {
      title: view.next === null ? 'Ready?' : view.next === me ? 'Your race is next' : `${name(view.next)} is next`,
      hint: view.next === null ? next : 'It goes on by itself.',
    };
  const place = view.drivers[me]?.place;
  return {
    title: late.length ? `Waiting for ${list(late.map(name))}` : 'Here we go',
    hint: place ? homeWords(place) : next,
  };
}

/** Under a name while all choose, place and program; under one's own it follows "You". */
export function atTheDesk(view: View, seat: number, mine: boolean): string {
  const driver = view.drivers[seat]!;
  const waits = mine ? 'wait' : 'waits';
  const is = mine ? 'are' : 'is';
  if (view.phase === 'choose')
    return driver.car ? (mine ? 'have a car' : 'has a car') : view.turn === seat ? `${is} choosing` : waits;
  if (view.phase === 'place')
    return driver.row !== null ? `${is} on the grid` : view.turn === seat ? `${is} placing` : waits;
  if (driver.place) return `${is} home, ${PLACES[driver.place - 1]}`;
  if (view.phase === 'watch') return driver.ready ? `${is} ready` : `${is} not ready yet`;
  const slides = `${driver.slides} slide${driver.slides === 1 ? '' : 's'}`;
  if (driver.finished) return `done, ${slides}`;
  if (mine && view.last === seat && view.programming === 'live')
    return driver.shields ? 'Last costs a battery: your shield pays it.' : 'Last costs a battery.';
  return slides;
}

/** Under a name in the race. `view` is what is seen now, `truth` what counts; `racing` is whose car is on its way. */
export function atTheRace(view: View, truth: View, seat: number, mine: boolean, racing: number | null): string {
  const driver = view.drivers[seat]!;
  const is = mine ? 'are' : 'is';
  if (driver.place) return `${is} home, ${PLACES[driver.place - 1]}`;
  if (view.phase === 'over')
    return driver.row !== null && driver.row >= view.track.finish ? 'crossed the line' : `row ${driver.row}`;
  if (racing === seat) return `${is} racing now`;
  const asleep = driver.down ? ', out of power' : '';
  if (truth.phase === 'watch' && truth.next === null)
    return driver.ready ? `${is} ready` : driver.down ? 'out of power' : `${is} looking`;
  if (truth.turn === seat) return truth.phase === 'fly' ? 'may fly' : 'may spend shields';
  if (driver.raced) return `${mine ? 'have' : 'has'} raced${asleep}`;
  return (truth.next === seat ? 'next' : driver.smile === 'X' ? 'last' : mine ? 'wait' : 'waits') + asleep;
}

/** How the others count the seconds aloud. */
const NUMBERS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
export function shout(seconds: number, seat: number): string {
  const word = NUMBERS[seconds] ?? count(seconds);
  return [`${word}!`, `${word.toUpperCase()}!`, `${word.replace(/([aeiou])/, '$1$1$1')}…`, `${word}…`][seat % 4]!;
}
