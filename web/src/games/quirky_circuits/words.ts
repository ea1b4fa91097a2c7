// Everything Quirky Circuits says in words: the log, the status, what happens to the robot.
import { Count, count, list, say } from '../../shared/say';
import type { TableInfo } from '../../wire';
import type { LogLine, Status } from '../contract';
import { cardName, type RobotName } from './cards';
import { kindName, possessive, pronoun, robotName, SIDE_WORDS, Title } from './things';
import type { BatteryColour, Event, Into, SeatView, View, Update } from './types';

export interface Caption {
  title: string;
  words: string;
}

const SAYS_NO: Record<RobotName, Partial<Record<Into, string>>> = {
  gizmo: {
    obstacle: 'The furniture says no',
    barrier: 'The wall says no',
    edge: 'The wall says no',
    token: 'That was a cat',
  },
  twirl: { obstacle: 'The hedge says no', barrier: 'The fence says no', edge: 'The fence says no' },
  rover: { obstacle: 'The rock says no', barrier: 'The rope says no', edge: 'The rope says no', incline: 'Too steep' },
  lefty: {
    obstacle: 'The counter says no',
    table: 'The table says no',
    barrier: 'The screen says no',
    edge: 'The wall says no',
  },
};
const AFTERTHOUGHT: Record<RobotName, string> = {
  gizmo: 'The cat is not amused.',
  twirl: 'Her wings hum on.',
  rover: 'He shakes himself.',
  lefty: 'His arms dangle.',
};

/** What a spectator would say about what happens, large beside the map. */
export function caption(view: View, event: Event): Caption | null {
  const { robot } = view.robot;
  const [Name, he, his] = [robotName(robot), pronoun(robot), possessive(robot)];
  const nameOf = (token: number | null): string =>
    kindName(view.tokens.find((one) => one.token === token)?.kind ?? 'toy');
  switch (event.event) {
    case 'bumped': {
      const title =
        event.into === 'token'
          ? `${Title(nameOf(event.token))} says no`
          : event.into === 'vase'
            ? 'Watch the vase!'
            : (SAYS_NO[robot][event.into] ?? 'Something says no');
      const turns =
        robot === 'gizmo' ? `, stays where ${he} is, and turns left by himself` : `, and stays where ${he} is`;
      const steep = event.into === 'incline' ? ' Up a slope takes a jump.' : '';
      return { title, words: `${Name} bumps${turns}.${steep || ` ${AFTERTHOUGHT[robot]}`}` };
    }
    case 'broke':
      return { title: 'Crash!', words: 'The vase is in pieces, and the pieces want to be swept up.' };
    case 'cleaned':
      return {
        title: event.what === 'bunny' ? 'Slurp!' : 'Swept up',
        words: event.left === 0 ? 'Everything is clean. Now home to the dock!' : `${Count(event.left)} still to clean.`,
      };
    case 'moved':
      if (event.how === 'drift')
        return {
          title: 'Whoosh',
          words: `${Name} still has the swing of the last card, and drifts ${SIDE_WORDS[event.way]}.`,
        };
      if (event.how === 'jump') return { title: 'Hop!', words: `${Name} jumps over whatever lies there.` };
      if (event.how === 'conveyor') return { title: 'The belt runs', words: `It takes ${Name} along.` };
      return null;
    case 'momentum':
      return event.what === 'gained'
        ? { title: 'In full swing', words: `After the next card ${he} drifts one more space ${SIDE_WORDS[event.way]}.` }
        : event.what === 'lost'
          ? { title: 'No swing left', words: `The bump has stopped ${his} drift.` }
          : null;
    case 'turned':
      return null;
    case 'picked':
      return {
        title: 'Got it',
        words: `${Name} holds ${kindName(event.kind)}${robot === 'lefty' ? ` in ${his} ${event.hand} hand` : robot === 'rover' ? ` in ${his} mouth` : ''}.`,
      };
    case 'dropped':
      if (event.result === 'too_early')
        return { title: 'Too early', words: `${Title(kindName(event.kind))} must wait: something else comes first.` };
      if (event.result === 'taken') return { title: 'One is enough', words: 'There is one of that kind already.' };
      return event.result === 'ground'
        ? {
            title: 'Down it goes',
            words: `${Title(kindName(event.kind))} ${plural(event.kind) ? 'lie' : 'lies'} on the ground.`,
          }
        : null;
    case 'delivered':
      return {
        title: 'Delivered!',
        words:
          event.left === 0
            ? `${Title(kindName(event.kind))} ${plural(event.kind) ? 'were' : 'was'} the last.`
            : `${Title(kindName(event.kind))} ${plural(event.kind) ? 'are' : 'is'} where ${plural(event.kind) ? 'they belong' : 'it belongs'}. ${Count(event.left)} to go.`,
      };
    case 'nothing':
      return event.why === 'empty'
        ? { title: 'Nothing there', words: `${Name} reaches out and finds nothing.` }
        : event.why === 'barrier'
          ? { title: 'No way through', words: 'A barrier is in between.' }
          : { title: 'Not out there', words: 'That would fall outside of the map.' };
    case 'swapped':
      return {
        title: 'Hand to hand',
        words:
          event.right === null && event.left === null ? 'Both hands are empty. Never mind.' : `${Name} changes hands.`,
      };
    case 'walked':
      return {
        title: `${Title(kindName(event.kind))} ${plural(event.kind) ? 'walk' : 'walks'}`,
        words:
          view.tokens.find((one) => one.token === event.token)?.walks_to === 'robot'
            ? `Straight to ${Name}.`
            : `Towards ${walksTo(view, event.token)}.`,
      };
    case 'stayed': {
      const why = {
        there: 'is there already',
        no_path: 'finds no way',
        held: 'is being carried',
        delivered: 'has arrived for good',
        absent: 'is not here',
      }[event.why];
      return {
        title: `${Title(kindName(event.kind))} ${plural(event.kind) ? 'stay' : 'stays'}`,
        words: `${Title(kindName(event.kind))} ${why}.`,
      };
    }
    case 'met':
      return { title: 'There we are', words: `${Title(nameOf(event.token))} has found ${nameOf(event.other)}.` };
    case 'conveyor':
      return {
        title: 'The belt runs',
        words:
          event.steps > 1 ? `Once${event.step > 1 ? ', and once more' : ''}.` : 'Everything on it moves one space.',
      };
    case 'stuck':
      return { title: 'Stuck', words: `${Title(kindName(event.kind))} cannot go on.` };
    case 'won':
      return {
        title: `Done, in ${event.colour}!`,
        words: robot === 'gizmo' ? 'Gizmo is home, and the cat purrs.' : `${Name} is very pleased with you.`,
      };
    case 'lost':
      return event.why === 'battery'
        ? { title: 'The battery is empty', words: `${Name} falls asleep where ${he} stands.` }
        : { title: 'Oh no!', words: `${Title(nameOf(event.token))} got to ${nameOf(event.other)}.` };
    default:
      return null;
  }
}
const plural = (kind: string): boolean => kind.startsWith('seed_') || kind === 'ribs' || kind === 'legs';
function walksTo(view: View, token: number): string {
  const target = view.tokens.find((one) => one.token === token)?.walks_to;
  return target && target !== 'robot' ? kindName(target) : view.robot.name;
}

/** What stops a card, in the word that flies over the map. */
export function shout(event: Event | null): string {
  if (event?.event === 'bumped') return event.into === 'incline' ? 'Too steep!' : 'Bonk!';
  if (event?.event === 'broke') return 'Crash!';
  if (event?.event === 'delivered') return 'Ta-da!';
  if (event?.event === 'nothing') return 'Huh?';
  return '';
}

export function logLine(happened: Event, names: string[], me: number): LogLine | null {
  const who = (seat: number): string => (seat === me ? 'You' : (names[seat] ?? 'Somebody'));
  switch (happened.event) {
    case 'round':
      return say('', `Round ${happened.number}`, `, battery ${happened.battery}.`);
    case 'played':
      return say(
        `${who(happened.seat)} played a `,
        `${happened.back}`,
        `${happened.colour === 'yellow' ? ' quirk' : ''} card.`,
      );
    case 'said':
      if (happened.word === 'beep') return say(`${who(happened.seat)}: `, 'Beep-boop!');
      if (happened.word === 'stop')
        return say(
          `${who(happened.seat)} ${happened.seat === me ? 'have' : 'has'} hands flat on the table: `,
          'let us stop.',
        );
      return null; // shown at the seats
    case 'run':
      return say(`The program runs: ${count(happened.cards)} cards.`);
    case 'card':
      return say(
        `${happened.seat === me ? 'Your' : `${names[happened.seat] ?? 'Somebody'}’s`} `,
        cardName(happened.card),
        '.',
      );
    case 'bumped':
      return say(
        '',
        happened.into === 'incline' ? 'Too steep!' : 'Bonk!',
        happened.lost > 1 ? ` ${Count(happened.lost)} spaces are lost.` : '',
      );
    case 'broke':
      return say('', 'Crash!', ' A vase in pieces.');
    case 'cleaned':
      return say(
        happened.what === 'bunny' ? 'A dust bunny is gone. ' : 'The pieces are swept up. ',
        happened.left ? `${Count(happened.left)} left.` : 'All clean!',
      );
    case 'delivered':
      return say(
        `${Title(kindName(happened.kind))}: `,
        'delivered',
        happened.left ? `, ${count(happened.left)} to go.` : '. That was the last!',
      );
    case 'moved':
      return happened.how === 'drift' ? say('A drift to the ', SIDE_WORDS[happened.way], '.') : null;
    case 'picked':
      return say('Picked up: ', kindName(happened.kind), '.');
    case 'dropped':
      return happened.result === 'delivered'
        ? null
        : say('Put down: ', kindName(happened.kind), happened.result === 'too_early' ? ', too early.' : '.');
    case 'walked':
      return happened.step === 1
        ? say(`${Title(kindName(happened.kind))} ${plural(happened.kind) ? 'walk' : 'walks'}.`)
        : null;
    case 'won':
      return say('Done, in ', happened.colour, '!');
    case 'lost':
      return say(happened.why === 'battery' ? 'The battery is empty.' : 'That ended badly.');
    default:
      return null;
  }
}

export const COLOUR_WORDS: Record<BatteryColour, string> = {
  green: 'with the battery still green',
  yellow: 'with the battery in yellow',
  red: 'on the last drops of red',
};

/** How many cards must still come, and from whom. */
export function need(view: View, me: number, name: (seat: number) => string): { title: string; words: string } {
  const must = view.seats.flatMap((seat, i) => (seat.must_play ? [i] : []));
  const rule = 'A program is five cards or more, and one from everyone.';
  const least = Math.max(view.missing, must.length);
  if (least === 0) {
    const open = view.seats.flatMap((seat, i) => (seat.done ? [] : [name(i)]));
    return {
      title: 'Enough for a program',
      words: open.length
        ? `It runs when everybody is done: ${list(open)} ${open.length === 1 && open[0] !== 'you' ? 'is' : 'are'} not yet.`
        : rule,
    };
  }
  const from =
    must.length && must.length === least
      ? `, from ${list(must.map((seat) => (seat === me ? 'you' : name(seat))))}`
      : '';
  return { title: `${Count(least)} more at least${from}`, words: rule };
}

/** Why one may not say done. */
export function whyNotDone(view: View, seat: SeatView, may: boolean): string {
  if (may || view.phase !== 'program') return '';
  if (seat.must_play) return 'You have not played a card yet, so you can’t be done.';
  return view.missing > 0 ? 'Without you the program would not come to five cards.' : '';
}

export function status(update: Update, table: TableInfo, me: number, localSeats: number[]): Status {
  const view = update.view;
  const name = (seat: number): string =>
    seat === me && localSeats.length <= 1
      ? 'you'
      : (table.seats.find((one) => one.seat === seat)?.name ?? `Seat ${seat + 1}`);
  const robot = view.robot.name;
  if (view.phase === 'over' || update.over)
    return view.won
      ? { title: 'You did it, together!', hint: `${view.scenario.name} is solved, ${COLOUR_WORDS[view.won]}.` }
      : {
          title: 'Not this time',
          hint: view.battery.left === 0 ? `${robot}’s battery is empty.` : 'That ended badly.',
        };
  if (view.phase === 'choose') {
    const { seat } = view.choosing!;
    return seat === me
      ? { title: 'Which one?', hint: `${robot} can take only one. You played the card, so you choose.` }
      : {
          title: `${Title(name(seat))} ${name(seat) === 'you' ? 'choose' : 'chooses'}`,
          hint: `${robot} can take only one of them.`,
        };
  }
  const open = view.seats.flatMap((seat, i) => (seat.done ? [] : [name(i)]));
  const mine = view.seats[me];
  if (!mine)
    return { title: 'Everybody plays cards', hint: open.length ? `Not done yet: ${list(open)}.` : 'The program runs.' };
  if (mine.quirk_first)
    return { title: 'Play the yellow card first', hint: 'A quirk will not wait. After that, whatever you like.' };
  if (mine.done)
    return {
      title: 'You are done',
      hint: `${open.length ? `Waiting for ${list(open)}. ` : ''}Play another card and you are back in.`,
    };
  if (mine.hand.length === 0) return { title: 'Your hand is empty', hint: 'Say done.' };
  if (mine.must_play)
    return { title: 'Play a card', hint: 'At any moment, as many as you like, each to the right of the last.' };
  if (view.missing > 0) return { title: 'Play on', hint: need(view, me, name).title + '.' };
  return { title: 'One more, or done?', hint: 'When everybody is done, the program runs.' };
}
