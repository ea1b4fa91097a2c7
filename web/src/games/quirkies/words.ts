// Everything Quirkies says in words: names of cards, the log, the status, what players blurt out.
import type { LogLine, Status } from '../contract';
import type { TableInfo } from '../../wire';
import { list, say, title } from '../../shared/say';
import type { Mood } from '../../shared/seats';
import { cheer, lineName } from './lines';
import { cardOf, type Card, type Cell, type Event, type Update } from './types';

export const cardName = (card: Card): string => `${card.colour} ${title(card.creature)} on ${card.pattern}`;
export const cellName = (cell: Cell): string =>
  cell.top
    ? `${cardName(cell.top)}${cell.height > 1 ? `, ${cell.height} cards high` : ''}`
    : `white ${title(cell.creature)}, still free`;

/** The last card laid before an event: every line that counts goes through it. */
const laidBefore = (earlier: readonly Event[]) => earlier.findLast((event) => event.event === 'laid');

export function logLine(happened: Event, names: string[], me: number, earlier: readonly Event[] = []): LogLine | null {
  const who = 'seat' in happened ? (happened.seat === me ? 'You' : (names[happened.seat] ?? 'Somebody')) : '';
  const mine = who === 'You';
  switch (happened.event) {
    case 'dealt':
      return say(`${who} dealt the cards.`);
    case 'laid':
      return say(`${who} laid ${happened.second ? 'a second card, ' : ''}`, title(happened.creature), '.');
    case 'won': {
      const laid = laidBefore(earlier);
      return say(
        `${who} ${laid && laid.seat !== happened.seat ? 'spotted the' : 'made a'} line. `,
        cheer(happened.how, laid ? cardOf(laid) : null),
      );
    }
    case 'wrong':
      return say(
        `${who} pointed at ${lineName(happened.line)}: no line. `,
        happened.cost ? 'One token back.' : 'Nothing to lose.',
      );
    case 'late':
      return say(`${who} saw ${lineName(happened.line)} too, a blink too late.`);
    case 'said':
      return null; // shown at the seats; in the log it would bury the cards
    case 'closed':
      return say('Time for calls is up.');
    case 'last_round':
      return happened.why === 'five'
        ? say(`${who} ${mine ? 'have' : 'has'} five tokens. `, 'Last round!')
        : say('The pile is empty. ', 'Last round!');
    case 'ended':
      return say('That was the last card. Well played!');
    case 'turn':
    case 'drew':
      return null;
  }
}

export function status(update: Update, table: TableInfo, me: number, localSeats: number[]): Status {
  const view = update.view;
  const name = (seat: number): string =>
    seat === me ? 'you' : (table.seats.find((one) => one.seat === seat)?.name ?? `Seat ${seat + 1}`);
  const seats = [...Array(view.players).keys()];
  const on = name(view.turn);
  if (view.phase === 'over' || update.over) {
    const best = Math.max(...view.tokens);
    const hint = `${best} token${best === 1 ? '' : 's'}${update.winners.length > 1 ? ' each' : ''}.`;
    // "You" stands first, as one would say it
    const winners = [...update.winners].sort((a, b) => Number(b === me) - Number(a === me)).map(name);
    if (winners.length > 1) return { title: `${title(list(winners))} share the win!`, hint };
    return { title: winners[0] === 'you' ? 'You win!' : `${winners[0]} wins!`, hint };
  }
  if (view.phase === 'window') {
    const thinking = seats.filter((seat) => !view.said[seat]);
    const wait = { title: `Waiting for ${list(thinking.map(name))}`, hint: 'They are still looking for a line.' };
    if (localSeats.length > 1 && localSeats.some((seat) => !view.said[seat]))
      return { title: 'Who sees a line?', hint: 'The first to call it gets the token.' };
    if (me < 0) return { title: 'Is there a line?', hint: wait.title + '.' };
    if (localSeats.length > 1) return wait;
    if (view.said[me]) return { title: wait.title, hint: view.turn === me ? 'You said done.' : 'You passed.' };
    if (view.turn === me) return { title: 'See a line?', hint: 'If you made one, call it. If not, say Done.' };
    return { title: 'See a line?', hint: `${on} laid a card. Call its line first, or pass.` };
  }
  const second = view.phase === 'second';
  if (view.turn === me)
    return second
      ? { title: 'One more card!', hint: 'Your line gives you a second card. Lay it.' }
      : { title: 'Your turn', hint: 'Lay one card on its creature.' };
  if (localSeats.includes(view.turn)) return { title: `${on}’s turn`, hint: `Hand the device to ${on}.` };
  const next = (view.turn + 1) % view.players;
  const hint = second
    ? `${on} may lay a second card.`
    : me < 0
      ? `${on} lays a card.`
      : next === me
        ? 'You are next.'
        : `${name(next)} comes next.`;
  return { title: `${on} is thinking`, hint };
}

export interface Reaction {
  seat: number;
  mood: Mood;
  words?: string;
}
const pick = (words: string[], seed: number): string => words[seed % words.length]!;

/** What a player blurts out. `seed` (the update's seq) keeps it the same for everybody who looks. */
export function blurt(
  event: Event,
  bot: (seat: number) => boolean,
  view: { turn: number; players: number },
  seed: number,
): Reaction[] {
  switch (event.event) {
    case 'won': {
      const words = bot(event.seat)
        ? ['Beep! A line.', 'Beep-boop. Mine.', 'Line found. Joy.']
        : ['Quirkies!', 'There it is!', 'Got it!'];
      const reactions: Reaction[] = [{ seat: event.seat, mood: 'happy', words: pick(words, seed + event.line) }];
      // somebody else saw the line of the player on turn
      if (event.seat !== view.turn)
        reactions.push({
          seat: view.turn,
          mood: 'oh',
          words: bot(view.turn)
            ? pick(['Beep-boop. Well seen.', 'Recalculating.'], seed)
            : pick(['Oh no, I missed it!', 'It was right there!'], seed),
        });
      return reactions;
    }
    case 'wrong':
      return [
        {
          seat: event.seat,
          mood: 'sad',
          words: bot(event.seat)
            ? pick(['Bzzt. My mistake.', 'Error 404: line.'], seed)
            : pick(['Oops, no line.', 'I could have sworn!'], seed),
        },
      ];
    case 'late':
      return [
        {
          seat: event.seat,
          mood: 'oh',
          words: bot(event.seat) ? 'Too slow. Bzzt.' : pick(['So close!', 'A blink too late!'], seed),
        },
      ];
    case 'said': // rarely: the tick at the seat says it already
      return seed % 6
        ? []
        : [
            {
              seat: event.seat,
              mood: 'idle',
              words: bot(event.seat)
                ? pick(['No line. Beep.', 'Nothing. Boop.'], seed / 6)
                : pick(['I see nothing.', 'No line for me.'], seed / 6),
            },
          ];
    default:
      return [];
  }
}
