// Everything Quirkies says in words: names of cards, the log, the status, what players blurt out.
import type { LogLine, Status } from '../contract';
import type { TableInfo } from '../../wire';
import { lineOf, whoIs } from '../../shared/say';
import type { Mood } from '../../shared/seats';
import { t, type Told } from '../../words/words.svelte';
import { shared } from './lines';
import { cardOf, type Card, type Cell, type Event, type Update } from './types';

export const cardName = (card: Card): string => t('quirkies-card', { ...card });
export const cellName = ({ creature, top, height }: Cell): string =>
  t('quirkies-cell', { creature, colour: top?.colour ?? 'none', pattern: top?.pattern ?? 'none', height });

/** The last card laid before an event: every line that counts goes through it. */
const laidBefore = (earlier: readonly Event[]) => earlier.findLast((event) => event.event === 'laid');
/** Whether somebody has got the token of a line of the last card. */
const isGone = (line: number, earlier: readonly Event[]): boolean =>
  earlier
    .slice(earlier.findLastIndex((event) => event.event === 'laid') + 1)
    .some((event) => event.event === 'won' && event.line === line);

export function logLine(happened: Event, names: string[], me: number, earlier: readonly Event[] = []): LogLine | null {
  const who = 'seat' in happened ? whoIs(happened.seat, me, names) : { you: 'no', who: '' };
  switch (happened.event) {
    case 'dealt':
      return lineOf('quirkies-log-dealt', who);
    case 'laid':
      return lineOf('quirkies-log-laid', {
        ...who,
        creature: happened.creature,
        second: happened.second ? 'yes' : 'no',
      });
    case 'won': {
      const laid = laidBefore(earlier);
      const made = laid && laid.seat !== happened.seat ? 'no' : 'yes';
      return lineOf('quirkies-log-won', { ...who, made, ...shared(happened.how, laid ? cardOf(laid) : null) });
    }
    case 'wrong':
      return lineOf('quirkies-log-wrong', { ...who, line: happened.line, cost: happened.cost });
    case 'late':
      return lineOf(isGone(happened.line, earlier) ? 'quirkies-log-late' : 'quirkies-log-old', {
        ...who,
        line: happened.line,
      });
    case 'said':
      return null; // shown at the seats; in the log it would bury the cards
    case 'closed':
      return lineOf('quirkies-log-closed');
    case 'last_round':
      return happened.why === 'five' ? lineOf('quirkies-log-five', who) : lineOf('quirkies-log-pile');
    case 'ended':
      return lineOf('quirkies-log-ended');
    case 'turn':
    case 'drew':
      return null;
  }
}

export function status(update: Update, table: TableInfo, me: number, localSeats: number[]): Status {
  const view = update.view;
  const names = table.seats.toSorted((a, b) => a.seat - b.seat).map((seat) => seat.name);
  const who = names[view.turn]!;
  const yours = (seat: number): 'yes' | 'no' => (seat === me ? 'yes' : 'no');
  if (view.phase === 'over' || update.over) {
    // "You" stands first, as one would say it
    const winners = [...update.winners].sort((a, b) => Number(b === me) - Number(a === me));
    const tokens = Math.max(...view.tokens);
    if (winners.length < 2)
      return {
        title: t('quirkies-won', whoIs(winners[0]!, me, names)),
        hint: t('quirkies-won-tokens', { tokens, each: 'no' }),
      };
    const subjects = winners.map((seat): Told => ({ id: 'you-subject', args: whoIs(seat, me, names) }));
    return {
      title: t('quirkies-won-shared', { names: subjects, you: yours(winners[0]!) }),
      hint: t('quirkies-won-tokens', { tokens, each: 'yes' }),
    };
  }
  if (view.phase === 'window') {
    const looking = { names: names.filter((_, seat) => !view.said[seat]) };
    const wait = { title: t('quirkies-waiting', looking), hint: t('quirkies-looking-hint') };
    if (localSeats.length > 1 && localSeats.some((seat) => !view.said[seat]))
      return { title: t('quirkies-sees'), hint: t('quirkies-sees-hint') };
    if (me < 0) return { title: t('quirkies-is-there'), hint: t('quirkies-waiting-hint', looking) };
    if (localSeats.length > 1) return wait;
    if (view.said[me])
      return { title: wait.title, hint: t(view.turn === me ? 'quirkies-said-done' : 'quirkies-said-pass') };
    return {
      title: t('quirkies-see'),
      hint: view.turn === me ? t('quirkies-see-own') : t('quirkies-see-theirs', { who }),
    };
  }
  const second = view.phase === 'second';
  if (view.turn === me)
    return second
      ? { title: t('quirkies-second'), hint: t('quirkies-second-hint') }
      : { title: t('quirkies-turn'), hint: t('quirkies-turn-hint') };
  if (localSeats.includes(view.turn))
    return { title: t('quirkies-turn-of', { who }), hint: t('quirkies-turn-hand', { who }) };
  const next = (view.turn + 1) % view.players;
  const hint = second
    ? t('quirkies-thinking-second', { who })
    : me < 0
      ? t('quirkies-thinking-lays', { who })
      : t('quirkies-next', whoIs(next, me, names));
  return { title: t('quirkies-thinking', { who }), hint };
}

export interface Reaction {
  seat: number;
  mood: Mood;
  words?: string;
}

/** What a player blurts out. `seed` (the update's seq) keeps it the same for everybody who looks. */
export function blurt(
  event: Event,
  bot: (seat: number) => boolean,
  view: { turn: number; players: number },
  seed: number,
): Reaction[] {
  /** One of several ways to say it. */
  const one = (seat: number, ways: number, from: number) => ({
    bot: bot(seat) ? ('yes' as const) : ('no' as const),
    one: Math.floor(from) % ways,
  });
  switch (event.event) {
    case 'won': {
      const { seat } = event;
      const words = t('quirkies-blurt-won', one(seat, 3, seed + event.line));
      const reactions: Reaction[] = [{ seat, mood: 'happy', words }];
      // somebody else saw the line of the player on turn
      if (seat !== view.turn)
        reactions.push({ seat: view.turn, mood: 'oh', words: t('quirkies-blurt-missed', one(view.turn, 2, seed)) });
      return reactions;
    }
    case 'wrong':
      return [{ seat: event.seat, mood: 'sad', words: t('quirkies-blurt-wrong', one(event.seat, 2, seed)) }];
    case 'late':
      return [{ seat: event.seat, mood: 'oh', words: t('quirkies-blurt-late', one(event.seat, 2, seed)) }];
    case 'said': // rarely: the tick at the seat says it already
      return seed % 6
        ? []
        : [{ seat: event.seat, mood: 'idle', words: t('quirkies-blurt-nothing', one(event.seat, 2, seed / 6)) }];
    default:
      return [];
  }
}
