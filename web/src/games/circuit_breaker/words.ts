// Everything Circuit Breaker says in words: names of tiles and places, the log, the status, what players blurt out.
import type { TableInfo } from '../../wire';
import type { Mood } from '../../shared/seats';
import { amount, list, say } from '../../shared/say';
import type { LogLine, Status } from '../contract';
import { callerOf } from './kinds';
import { thieves } from './view';
import { tileName } from './tiles';
import {
  tileOf,
  type Cell,
  type Drawn,
  type Event,
  type Market,
  type Mouse,
  type Placed,
  type Update,
  type View,
} from './types';

const STACKS: Partial<Record<Market, string>> = { wires: 'the wire stack', appliances: 'the appliance stack' };
export const placeName = (place: Market): string => STACKS[place] ?? place;
/** Tiles may still be placed, but `legal` has no place for any. */
export const NOTHING_FITS = 'No tile in your hand fits.';
export const aTile = (name: string): string => `${/^[aeiou]/i.test(name) ? 'an' : 'a'} ${name}`;

/** Where a mouse is or goes, said to `me`: "A2", "your network", "Ada’s network". */
export function whereWords({ place, owner }: Mouse, names: readonly string[], me: number): string {
  if (place === 'network') return owner === me ? 'your network' : `${names[owner!] ?? 'somebody'}’s network`;
  return place === 'home' ? 'home' : placeName(place);
}

/** Where a cell lies: "2 right and 1 up of the breaker box". */
export function fromBox({ x, y }: Cell, tiles: readonly Placed[]): string {
  const box = tiles.find(({ sort }) => sort === 'box');
  const steps = (far: number, back: string, on: string): string =>
    far ? `${Math.abs(far)} ${far < 0 ? back : on}` : '';
  const ways = [steps(x - (box?.x ?? 0), 'left', 'right'), steps(y - (box?.y ?? 0), 'up', 'down')];
  return `${ways.filter(Boolean).join(' and ')} of the breaker box`;
}

/** The same with its neighbours: "1 right of the breaker box, next to the Jukebox". */
export function besideWords(at: Cell, tiles: readonly Placed[], called: (kind: string) => string): string {
  const beside = tiles
    .filter((one) => one.sort !== 'box' && Math.abs(one.x - at.x) + Math.abs(one.y - at.y) === 1)
    .map((one) => (one.kind ? `the ${called(one.kind)}` : `a ${tileName(one, called)}`));
  return `${fromBox(at, tiles)}${beside.length ? `, next to ${list(beside)}` : ''}`;
}

/** "the Jukebox", "a 1–2 wire": in two pieces, the second one strong. */
function theTile(event: Drawn, called: (kind: string) => string): [string, string] {
  if (event.kind) return ['the', called(event.kind)];
  const tile = tileOf(event);
  return ['a', tile ? tileName(tile, called) : 'tile'];
}

export function logLine(
  happened: Event,
  names: string[],
  me: number,
  earlier: readonly Event[] = [],
  table?: View,
): LogLine | null {
  const called = callerOf(table?.kinds ?? []);
  const who = 'seat' in happened ? (happened.seat === me ? 'You' : (names[happened.seat] ?? 'Somebody')) : '';
  const mine = who === 'You';
  const mouse = mine ? 'Your mouse' : `${who}’s mouse`;
  switch (happened.event) {
    case 'began':
      return say(`${who} begin${mine ? '' : 's'} every round.`);
    case 'round':
      return happened.icon
        ? say(`Round ${happened.number}. `, happened.icon === 'wire' ? 'A wire' : 'An appliance', ' for everybody.')
        : say(`Round ${happened.number}.`);
    case 'placed': {
      const [the, what] = theTile(happened, called);
      return say(`${who} connect${mine ? '' : 's'} ${the} `, what, '.');
    }
    case 'sent': {
      const where = whereWords(happened, names, me);
      if (happened.place !== 'network')
        return say(
          `${who} send${mine ? '' : 's'} the mouse to `,
          where,
          happened.kind ? ` (${called(happened.kind)}).` : '.',
        );
      return say(`${mouse} is after the `, called(happened.kind ?? ''), ` in ${where}!`);
    }
    case 'discarded': {
      const [the, what] = theTile(happened, called);
      return say(`${who} discard${mine ? '' : 's'} ${the} `, what, ` onto ${happened.pile}, for cheese.`);
    }
    case 'cheesed': {
      const whose = happened.whose === me ? 'your' : `${names[happened.whose]}’s`;
      return say(
        'Cheese! ',
        `${who} lure${mine ? '' : 's'} ${whose} mouse`,
        ` away from ${whereWords(happened, names, me)}.`,
      );
    }
    case 'home':
      if (happened.loot === 'nothing') return say(`${mouse} comes home with nothing.`);
      if (happened.loot === 'hidden') return say(`${mouse} brings a tile from `, whereWords(happened, names, me), '.');
      return null; // the tile it took follows
    case 'took': {
      const from = earlier.findLast((one) => one.event === 'home');
      const [the, what] = theTile(happened, called);
      if (from?.place === 'network' && from.owner !== happened.seat)
        return say(`${mouse} steals the `, what, ` from ${from.owner === me ? 'you' : names[from.owner!]}!`);
      return say(`${mouse} brings ${the} `, what, from ? ` from ${whereWords(from, names, me)}.` : '.');
    }
    case 'undone':
      return say(`${who} take${mine ? '' : 's'} a move back.`);
    case 'ended':
      return say('The party is over. ', 'Let us count.');
    case 'revealed': {
      const card = table?.cards[happened.seat];
      return card ? say(mine ? 'On your card: ' : `On ${who}’s card: `, list(card.map(called)), '.') : null;
    }
    case 'total':
      return say(
        `${who} ${mine ? 'have' : 'has'} `,
        amount(happened.points, 'point'),
        ` with ${amount(happened.appliances, 'appliance')}.`,
      );
    default:
      return null; // shown on the table; in the log it would bury the rest
  }
}

export function status(update: Update, table: TableInfo, me: number, localSeats: number[]): Status {
  const view = update.view;
  const name = (seat: number): string =>
    seat === me ? 'You' : (table.seats.find((one) => one.seat === seat)?.name ?? `Seat ${seat + 1}`);
  if (update.over) return ending(update, view, me, name);
  const on = name(view.turn);
  if (view.turn !== me && localSeats.includes(view.turn))
    return { title: `${on}’s turn`, hint: `Hand the device to ${on}.` };
  if (view.turn !== me) {
    const next = (view.turn + 1) % view.players;
    return { title: `${on} is thinking`, hint: next === me ? 'You are next.' : `${name(next)} comes next.` };
  }
  return yourTurn(view, me, name, (...acts) => update.legal.some((one) => acts.includes(String(one.act))));
}

function ending(update: Update, view: View, me: number, name: (seat: number) => string): Status {
  const hint = amount(Math.max(...view.score), 'point');
  const winners = [...update.winners].sort((a, b) => Number(b === me) - Number(a === me)).map(name);
  if (winners.length > 1) return { title: `${list(winners)} share the win!`, hint: `${hint} each.` };
  return { title: winners[0] === 'You' ? 'You win!' : `${winners[0] ?? 'Nobody'} wins!`, hint: `${hint}.` };
}

function yourTurn(view: View, me: number, name: (seat: number) => string, may: (...acts: string[]) => boolean): Status {
  const { mouse, place, placed, discard } = view.doing;
  const after = thieves(view, me).map(({ seat }) => `${name(seat)}’s`);
  const left = [
    place === 'ready' && may('place') ? 'place up to two tiles' : '',
    mouse === 'ready' && may('send', 'raid') ? 'send your mouse' : '',
    discard === 'ready' && may('discard') ? 'discard for cheese' : '',
  ].filter(Boolean);
  const open = left.length > 1 ? `${left.slice(0, -1).join(', ')} or ${left.at(-1)}` : (left[0] ?? '');
  if (after.length && (view.cubes[me] ?? 0) > 0)
    return {
      title: 'Your turn',
      hint: `${list(after)} ${after.length > 1 ? 'mice are' : 'mouse is'} after your things. A cube of cheese lures ${after.length > 1 ? 'one' : 'it'} away.`,
    };
  if (place === 'going' && placed === 1 && may('place'))
    return {
      title: 'Your turn: place one more tile',
      hint: open ? `Once you ${open}, placing is over.` : 'Or end your turn.',
    };
  if (left.length === 0) return { title: 'Your turn', hint: 'That was everything. End your turn.' };
  return {
    title: 'Your turn',
    hint: `${open[0]!.toUpperCase()}${open.slice(1)}${left.length === 3 ? ', in any order.' : ', or end your turn.'}`,
  };
}

export interface Reaction {
  seat: number;
  mood: Mood;
  words?: string;
}
const pick = (words: string[], seed: number): string => words[seed % words.length]!;

/** What a player blurts out. `seed` (the update's seq) keeps it the same for everybody who looks. */
export function blurt(event: Event, bot: (seat: number) => boolean, seed: number): Reaction[] {
  const words = (seat: number, robot: string[], person: string[]): string => pick(bot(seat) ? robot : person, seed);
  switch (event.event) {
    case 'sent':
      if (event.place !== 'network' || event.owner === event.seat) return [];
      return [
        {
          seat: event.seat,
          mood: 'happy',
          words: words(event.seat, ['Borrowing. Beep.', 'Target acquired.'], ['That one’s nice!', 'Psst, get it!']),
        },
        { seat: event.owner!, mood: 'oh' },
      ];
    case 'cheesed':
      return [
        {
          seat: event.seat,
          mood: 'happy',
          words: words(event.seat, ['Cheese deployed.', 'Boop. Dinner!'], ['Here, have some cheese!', 'Not today!']),
        },
        {
          seat: event.whose,
          mood: 'sad',
          words: words(event.whose, ['Mouse distracted. Bzzt.'], ['Oh, come on!', 'Cheese? Really?']),
        },
      ];
    case 'home':
      if (event.place !== 'network' || event.owner === event.seat) return [];
      return [
        { seat: event.seat, mood: 'happy' },
        {
          seat: event.owner!,
          mood: 'sad',
          words: words(
            event.owner!,
            ['Theft detected.', 'Bzzt! My appliance.'],
            ['Hey, that was mine!', 'Stop that mouse!'],
          ),
        },
      ];
    default:
      return [];
  }
}
