// Everything Circuit Breaker says in words: names of tiles and places, the log, the status, what players blurt out.
import type { TableInfo } from '../../wire';
import type { Mood } from '../../shared/seats';
import { lineOf } from '../../shared/say';
import { t } from '../../words/words.svelte';
import type { LogLine, Status } from '../contract';
import { callerOf, kindArgs, type Called } from './kinds';
import { thieves } from './view';
import { tileArgs } from './tiles';
import { tileOf, type Cell, type Drawn, type Event, type Market, type Placed, type Update, type View } from './types';

export const yes = (true_: boolean): 'yes' | 'no' => (true_ ? 'yes' : 'no');
export const points = (points: number): string => t('circuit_breaker-points', { points });
/** Tiles may still be placed, but `legal` has no place for any. */
export const nothingFits = (): string => t('circuit_breaker-nothing-fits');
const somebody = (names: readonly string[], seat: number | null): string =>
  names[seat ?? -1] ?? t('circuit_breaker-somebody');

/** What a sentence is given of where a mouse is or goes, as it is said to `me`. */
export const whereArgs = (
  { place, owner }: { place: Market | 'network' | 'home'; owner: number | null },
  names: readonly string[],
  me: number,
) => ({ place, yours: yes(owner === me), owner: somebody(names, owner) });

/** Where a cell lies: "2 right and 1 up of the breaker box". */
export function fromBox({ x, y }: Cell, tiles: readonly Placed[]): string {
  const box = tiles.find(({ sort }) => sort === 'box');
  const [across, along] = [x - (box?.x ?? 0), y - (box?.y ?? 0)];
  const ways = [
    across && t('circuit_breaker-across', { side: across < 0 ? 'left' : 'right', across: Math.abs(across) }),
    along && t('circuit_breaker-along', { way: along < 0 ? 'up' : 'down', along: Math.abs(along) }),
  ];
  return t('circuit_breaker-from-box', { ways: ways.filter((way) => way !== 0) });
}

/** The same with its neighbours: "1 right of the breaker box, next to the Jukebox". */
export function besideWords(at: Cell, tiles: readonly Placed[], called: Called): string {
  const where = fromBox(at, tiles);
  const beside = tiles
    .filter((one) => one.sort !== 'box' && Math.abs(one.x - at.x) + Math.abs(one.y - at.y) === 1)
    .map((one) => t('circuit_breaker-beside-tile', tileArgs(one, called)));
  return beside.length ? t('circuit_breaker-beside', { where, tiles: beside }) : where;
}

/** "Jukebox with a 1, Ben’s mouse is after it". */
export const wantedWords = (what: string, thief: string | undefined): string =>
  thief === undefined ? what : t('circuit_breaker-wanted-by-mouse', { what, who: thief });

export function logLine(
  happened: Event,
  names: string[],
  me: number,
  earlier: readonly Event[] = [],
  table?: View,
): LogLine | null {
  const called = callerOf(table?.kinds ?? []);
  const seat = 'seat' in happened ? happened.seat : -1;
  const who = { you: yes(seat === me && seat >= 0), who: somebody(names, seat) };
  const tile = (event: Drawn) => tileArgs(tileOf(event), called);
  switch (happened.event) {
    case 'began':
      return lineOf('circuit_breaker-log-began', who);
    case 'round':
      return lineOf('circuit_breaker-log-round', { number: happened.number, icon: happened.icon ?? 'none' });
    case 'placed':
      return lineOf('circuit_breaker-log-placed', { ...who, ...tile(happened) });
    case 'sent': {
      const where = whereArgs(happened, names, me);
      const kind = happened.kind ? kindArgs(happened.kind, called) : { kind: 'none', name: '' };
      if (happened.place !== 'network') return lineOf('circuit_breaker-log-sent', { ...who, ...where, ...kind });
      return lineOf('circuit_breaker-log-raid', { ...who, ...where, ...kind, sort: 'appliance', links: '' });
    }
    case 'discarded':
      return lineOf('circuit_breaker-log-discarded', { ...who, ...tile(happened), pile: happened.pile });
    case 'cheesed':
      return lineOf('circuit_breaker-log-cheesed', {
        ...who,
        ...whereArgs(happened, names, me),
        mine: yes(happened.whose === me),
        whose: somebody(names, happened.whose),
      });
    case 'home':
      if (happened.loot === 'nothing') return lineOf('circuit_breaker-log-nothing', who);
      if (happened.loot === 'hidden')
        return lineOf('circuit_breaker-log-hidden', { ...who, ...whereArgs(happened, names, me) });
      return null; // the tile it took follows
    case 'took': {
      const from = earlier.findLast((one) => one.event === 'home');
      const where = from ? whereArgs(from, names, me) : { place: 'unknown', yours: 'no', owner: '' };
      const told = { ...who, ...where, ...tile(happened) };
      return from?.place === 'network' && from.owner !== happened.seat
        ? lineOf('circuit_breaker-log-stolen', told)
        : lineOf('circuit_breaker-log-took', told);
    }
    case 'undone':
      return lineOf('circuit_breaker-log-undone', who);
    case 'ended':
      return lineOf('circuit_breaker-log-ended');
    case 'revealed': {
      const card = table?.cards[happened.seat];
      return card ? lineOf('circuit_breaker-log-revealed', { ...who, kinds: card.map(called) }) : null;
    }
    case 'total':
      return lineOf('circuit_breaker-log-total', {
        ...who,
        points: happened.points,
        appliances: happened.appliances,
      });
    default:
      return null; // shown on the table; in the log it would bury the rest
  }
}

export function status(update: Update, table: TableInfo, me: number, localSeats: number[]): Status {
  const view = update.view;
  const name = (seat: number): string =>
    table.seats.find((one) => one.seat === seat)?.name ?? t('circuit_breaker-seat', { number: seat + 1 });
  if (update.over) return ending(update, view, me, name);
  const who = name(view.turn);
  if (view.turn !== me && localSeats.includes(view.turn))
    return {
      title: t('circuit_breaker-status-theirs', { who }),
      hint: t('circuit_breaker-status-hand-over', { who }),
    };
  if (view.turn !== me) {
    const next = (view.turn + 1) % view.players;
    return {
      title: t('circuit_breaker-status-thinking', { who }),
      hint: t('circuit_breaker-status-next', { you: yes(next === me), who: name(next) }),
    };
  }
  return yourTurn(view, me, name, (...acts) => update.legal.some((one) => acts.includes(String(one.act))));
}

function ending(update: Update, view: View, me: number, name: (seat: number) => string): Status {
  const most = Math.max(...view.score);
  const winners = [...update.winners].sort((a, b) => Number(b === me) - Number(a === me));
  if (winners.length > 1)
    return {
      title: t('circuit_breaker-status-shared', {
        you: yes(winners.includes(me)),
        names: winners.map((seat) => t('circuit_breaker-name', { you: yes(seat === me), who: name(seat) })),
      }),
      hint: t('circuit_breaker-status-each', { points: most }),
    };
  const [won] = winners;
  return {
    title: t('circuit_breaker-status-won', {
      you: won === undefined ? 'nobody' : yes(won === me),
      who: won === undefined ? '' : name(won),
    }),
    hint: t('circuit_breaker-status-points', { points: most }),
  };
}

function yourTurn(view: View, me: number, name: (seat: number) => string, may: (...acts: string[]) => boolean): Status {
  const { mouse, place, placed, discard } = view.doing;
  const title = t('circuit_breaker-status-yours');
  const after = thieves(view, me);
  const left =
    [
      place === 'ready' && may('place') ? 'place' : '',
      mouse === 'ready' && may('send', 'raid') ? 'mouse' : '',
      discard === 'ready' && may('discard') ? 'discard' : '',
    ]
      .filter(Boolean)
      .join('-') || 'nothing';
  if (after.length && (view.cubes[me] ?? 0) > 0) {
    const whose = after.map(({ seat }) => t('circuit_breaker-whose', { who: name(seat) }));
    return { title, hint: t('circuit_breaker-status-thieves', { mice: after.length, whose }) };
  }
  if (place === 'going' && placed === 1 && may('place'))
    return { title: t('circuit_breaker-status-one-more'), hint: t('circuit_breaker-status-once', { left }) };
  return { title, hint: t('circuit_breaker-status-left', { left }) };
}

export interface Reaction {
  seat: number;
  mood: Mood;
  words?: string;
}

/** What a player blurts out. `seed` (the update's seq) keeps it the same for everybody who looks. */
export function blurt(event: Event, bot: (seat: number) => boolean, seed: number): Reaction[] {
  const voice = (seat: number) => ({ voice: `${bot(seat) ? 'bot' : 'person'}-${seed % 2}` });
  switch (event.event) {
    case 'sent':
      if (event.place !== 'network' || event.owner === event.seat) return [];
      return [
        { seat: event.seat, mood: 'happy', words: t('circuit_breaker-blurt-sent', voice(event.seat)) },
        { seat: event.owner!, mood: 'oh' },
      ];
    case 'cheesed':
      return [
        { seat: event.seat, mood: 'happy', words: t('circuit_breaker-blurt-cheesed', voice(event.seat)) },
        { seat: event.whose, mood: 'sad', words: t('circuit_breaker-blurt-lured', voice(event.whose)) },
      ];
    case 'home':
      if (event.place !== 'network' || event.owner === event.seat) return [];
      return [
        { seat: event.seat, mood: 'happy' },
        { seat: event.owner!, mood: 'sad', words: t('circuit_breaker-blurt-robbed', voice(event.owner!)) },
      ];
    default:
      return [];
  }
}
