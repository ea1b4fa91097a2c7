// Everything ROOT\G: says in words: names of tiles, the log, the status, what players blurt out, what a tick of the run brings.
import type { LogLine, Status } from '../contract';
import { amount, say, title } from '../../shared/say';
import type { Mood } from '../../shared/seats';
import type { TableInfo } from '../../wire';
import { SPEEDS, type Event, type Tile, type View, type Update } from './types';

export const ROOT = 'R.O.O.T.\\G:';
const whose = (who: string): string => (who === 'You' ? 'Your' : `${who}’s`);

/** What a tile is called: its gate, or what kind it is. */
export function shortName(tile: Tile): string {
  const gates = tile.parts.filter((part) => part.what !== 'link');
  if (gates.length) return gates.map((part) => part.what.toUpperCase()).join(' and ');
  return tile.parts.length > 1 ? 'crossing' : tile.kind === 'input' ? 'input tile' : 'link tile';
}
export function tileName(tile: Tile): string {
  const inside = tile.parts.flatMap((part) => part.printed);
  const ports = tile.edges.filter((edge) => edge.printed !== null).map((edge) => edge.printed);
  if (tile.kind === 'input') return `input tile with ${ports.join(' and ')}`;
  return [
    shortName(tile),
    ...(inside.length ? [`${inside.join(' and ')} inside`] : []),
    ...(ports.length ? [`a printed ${ports.join(' and ')}`] : []),
  ].join(', ');
}
const aTile = (what: string): string =>
  what === 'input' || what === 'link'
    ? `an ${what} tile`.replace('an link', 'a link')
    : /^[AEIOX]|^N(AND|OR|OT)/.test(what)
      ? what.startsWith('N')
        ? `a ${what}`
        : `an ${what}`
      : `a ${what}`;

/** Why somebody is fastest. That was decided when the turn began: with a tile placed since, the numbers may say something else. */
export function fastestWhy(view: View, me: number): string {
  const { fastest, why_fastest: why } = view;
  if (fastest === null || why === null) return '';
  const gap = (speed: number): number =>
    view.terminals[3 * (1 - fastest) + speed]!.depth - view.terminals[3 * fastest + speed]!.depth;
  const level = (speeds: number): boolean => [0, 1, 2].slice(0, speeds).every((speed) => gap(speed) === 0);
  const nobody = `so it is whoever has not got ${ROOT}`;
  switch (why) {
    case 'start':
      return `In the first turn it is whoever has not got ${ROOT}`;
    case 'asked':
      return 'For this turn, because the request was refused.';
    case 'tile':
      return level(3) ? `All is level, ${nobody}` : `All was level when the turn began, ${nobody}`;
    default: {
      const speed = SPEEDS.indexOf(why);
      if (!level(speed) || gap(speed) <= 0) return `${title(why)} decided when the turn began.`;
      const [own, other] = [0, 1].map((i) => view.terminals[3 * (i ? 1 - fastest : fastest) + speed]!.depth) as [
        number,
        number,
      ];
      const compared =
        me < 0
          ? `${amount(own, 'gate')} to ${other}`
          : fastest === me
            ? `your ${amount(own, 'gate')} to ${other}`
            : `${amount(own, 'gate')} to your ${other}`;
      return `${['Fewer gates at Fast', 'Fast is level. Norm decides', 'Fast and Norm are level. Slow decides'][speed]}: ${compared}.`;
    }
  }
}

const WHY_ON = {
  'last tile': 'The last tile is placed.',
  closed: 'No input is open any more.',
  accepted: 'You both agreed.',
};

export function logLine(happened: Event, names: string[], me: number): LogLine | null {
  const who = 'seat' in happened ? (happened.seat === me ? 'You' : (names[happened.seat] ?? 'Somebody')) : '';
  const mine = who === 'You';
  const s = mine ? '' : 's';
  const signal = 'speed' in happened ? `${whose(who)} ${title(happened.speed)}` : '';
  switch (happened.event) {
    case 'start_draw':
      return say(`${who} draw${s} a tile to see who starts: `, String(happened.sum), '.');
    case 'took':
      return say(
        `${who} take${s} `,
        ROOT,
        happened.why === 'lot'
          ? ' The lot decided.'
          : happened.why === 'refused'
            ? ' because of the refusal.'
            : ' to begin with.',
      );
    case 'turn':
      return null;
    case 'fastest':
      return happened.why === 'asked' ? null : say(`${who} ${mine ? 'are' : 'is'} `, 'fastest', '.');
    case 'asked':
      return say(`${who} ask${s} to `, 'turn the circuit on', '.');
    case 'answered':
      return happened.yes
        ? say(`${who} agree${s}.`)
        : say(`${who} refuse${s}. ${mine ? 'The other one is' : 'The asker is'} fastest now.`);
    case 'recharged':
      return say(`${who} take${s} `, 'one charge', ' back.');
    case 'handed_over':
      return say(`${who} hand${s} `, ROOT, ' over and place' + (mine ? '' : 's') + ' second.');
    case 'placed':
      return say(`${who} place${s} `, aTile(happened.what), '.');
    case 'removed':
      return say(`${title(aTile(happened.what))} fits nowhere and leaves the game.`);
    case 'dropped':
      return say(`${who} drop${s} `, amount(happened.charges, 'charge'), ` at ${title(happened.speed)}.`);
    case 'discharging':
      return say(`${who} ${mine ? 'are' : 'is'} `, 'discharging', ' now.');
    case 'on':
      return say(`${WHY_ON[happened.why]} `, 'The circuit is on!');
    case 'revealed':
      return say(`${whose(who)} mission: Fast ${happened.fast}, Norm ${happened.norm}, Slow ${happened.slow}.`);
    case 'penalty':
      return say(
        `${who} had ${amount(happened.charges, 'charge')} left: `,
        amount(happened.points, 'point'),
        ` for ${mine ? 'the other one' : happened.seat === 1 - me ? 'you' : names[1 - happened.seat]}.`,
      );
    case 'tick':
      return null;
    case 'wrong':
      return say(`${signal} says ${happened.value}: wrong. `, amount(happened.pile, 'charge'), ' to the core.');
    case 'right':
      return say(`${signal} says ${happened.value}: right! `, amount(happened.pile, 'point'), '.');
    case 'core_taken':
      return say(`${who} take${s} `, amount(happened.charges, 'charge'), ' from the core.');
    case 'core_odd':
      return say('One odd charge of the core is gone.');
    case 'core_lost':
      return say(`${amount(happened.charges, 'charge')} on the core ${happened.charges === 1 ? 'is' : 'are'} lost.`);
    case 'ended':
      return say(`${who} win${s}${happened.by_tile ? `, level but with ${ROOT}` : '!'}`);
    default:
      return null; // seen on the board
  }
}

export function status(update: Update, table: TableInfo, me: number, localSeats: number[]): Status {
  const view = update.view;
  const name = (seat: number): string => table.seats.find((one) => one.seat === seat)?.name ?? `Seat ${seat + 1}`;
  if (update.over) {
    const winner = update.winners[0] ?? 0;
    const [a, b] = [view.points[winner]!, view.points[1 - winner]!];
    const hint = a === b ? `${amount(a, 'point')} each, and ${ROOT} decides.` : `${amount(a, 'point')} to ${b}.`;
    return { title: winner === me ? 'You win!' : `${name(winner)} wins!`, hint };
  }
  if (view.run) return { title: 'The circuit is on', hint: `Tick ${view.run.tick} of ${view.run.ticks.length - 1}.` };
  const turn = view.turn!;
  const other = name(1 - turn);
  if (turn !== me) {
    const doing =
      {
        ask: 'may ask to turn the circuit on',
        answer: `answers ${view.asker === me ? 'you' : other}`,
        keep: 'keeps one of two tiles',
        first: 'places first',
        second: 'places a tile',
      }[view.phase as 'ask'] ?? '';
    if (localSeats.includes(turn)) return { title: `${name(turn)}’s turn`, hint: `Hand the device to ${name(turn)}.` };
    return { title: `${name(turn)} is thinking`, hint: `${name(turn)} ${doing}.` };
  }
  switch (view.phase) {
    case 'ask':
      return { title: 'Turn the circuit on?', hint: `You are discharging: you may ask ${other}.` };
    case 'answer':
      return { title: `${other} asks: turn it on?`, hint: 'Yes, or no?' };
    case 'keep':
      return { title: 'Keep one of the two', hint: `${other} gets the other one.` };
    default: {
      const tile = view.hands[me]?.[0];
      if (tile && view.offers.length === 0)
        return { title: `Your ${shortName(tile)} fits nowhere`, hint: 'It leaves the game.' };
      return {
        title: tile ? `Place your ${shortName(tile)}` : 'Place your tile',
        hint: view.phase === 'first' ? `You hold ${ROOT} and place first.` : 'Touch a glowing place.',
      };
    }
  }
}

export interface Reaction {
  seat: number;
  mood: Mood;
  words?: string;
}
const pick = (words: string[], seed: number): string => words[seed % words.length]!;

/** What a player blurts out. `seed` (the update's seq) keeps it the same for everybody who looks. */
export function blurt(event: Event, bot: (seat: number) => boolean, seed: number): Reaction[] {
  switch (event.event) {
    case 'asked':
      return [
        { seat: event.seat, mood: 'happy', words: bot(event.seat) ? 'Turn it on? Beep?' : 'Shall we turn it on?' },
      ];
    case 'answered':
      return [
        {
          seat: event.seat,
          mood: event.yes ? 'happy' : 'oh',
          words: event.yes
            ? bot(event.seat)
              ? 'Affirmative!'
              : 'Let’s go!'
            : bot(event.seat)
              ? 'Negative. Not yet.'
              : 'Not yet!',
        },
      ];
    case 'handed_over':
      return [{ seat: event.seat, mood: 'idle', words: bot(event.seat) ? 'After you. Boop.' : 'After you.' }];
    case 'discharging':
      return [{ seat: event.seat, mood: 'happy', words: bot(event.seat) ? 'Empty. Joy.' : 'All charges gone!' }];
    case 'recharged':
      return [
        {
          seat: event.seat,
          mood: 'sad',
          words: bot(event.seat) ? 'Bzzt.' : pick(['Oh no.', 'Back to charging.'], seed),
        },
      ];
    case 'right':
      return [
        {
          seat: event.seat,
          mood: 'happy',
          words: bot(event.seat)
            ? pick(['Beep! As computed.', 'Correct. Joy.'], seed)
            : pick(['Yes!', 'As planned!'], seed),
        },
      ];
    case 'wrong':
      return [
        {
          seat: event.seat,
          mood: 'sad',
          words: bot(event.seat)
            ? pick(['Bzzt.', 'Recalculating.'], seed)
            : pick(['Oh no!', 'That was the wrong way round.'], seed),
        },
      ];
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
  const who = (seat: number): string => (seat === me ? 'You' : (names[seat] ?? ''));
  if (tick === 0) {
    const owed = run.ticks[0]!.points.map((points, seat) => ({ points, seat })).filter((one) => one.points > 0);
    const penalty = owed
      .map(
        ({ points, seat }) =>
          `${who(seat)} ${seat === me ? 'get' : 'gets'} ${amount(points, 'point')} for charges that were left.`,
      )
      .join(' ');
    return { title: 'The circuit is on!', words: `${WHY_ON[run.why]} ${penalty || 'The signals set off.'}` };
  }
  const now = run.ticks[tick]!;
  if (now.arrived.length === 0)
    return { title: `Tick ${tick}`, words: 'Nobody arrives yet. Every signal passes a gate, and its pile grows.' };
  const said = now.arrived.map((terminal, i) => ({
    seat: Math.floor(terminal / 3),
    speed: title(SPEEDS[terminal % 3]!),
    right: now.right[i]!,
    value: view.terminals[terminal]!.value!,
    pile: now.piles[terminal]!,
  }));
  const own =
    said.find((one) => one.right && one.seat === me) ??
    said.find((one) => one.right) ??
    said.find((one) => one.seat === me) ??
    said[0]!;
  const others = said.length - 1;
  const heading = `${whose(who(own.seat))} ${own.speed} is ${own.right ? 'right!' : 'wrong.'}`;
  const before = run.ticks[tick - 1]!;
  const gain = (seat: number): number => now.points[seat]! - before.points[seat]!;
  if (!own.right)
    return {
      title: heading,
      words: `It says ${own.value}. ${others ? 'No signal of this tick is right: all piles go' : 'Its pile goes'} to the core, which has ${now.core} now.`,
    };
  const rights = said.filter((one) => one.right && one.seat === own.seat);
  const pile = rights.reduce((sum, one) => sum + one.pile, 0);
  const core = now.taken[own.seat]!;
  const also =
    rights.length > 1
      ? ` So ${rights.length > 2 ? 'are both others' : `is ${rights.find((one) => one !== own)!.speed}`}.`
      : '';
  const takes = own.seat === me ? 'You take' : `${who(own.seat)} takes`;
  const what = `${rights.length > 1 ? 'the piles' : 'its pile'}${core ? ', and what lay on the core' : ''}`;
  const words = `It says ${own.value}, just what the mission asked for.${also} ${takes} ${what}.`;
  return { title: heading, words, sum: { pile, core, points: gain(own.seat) } };
}
