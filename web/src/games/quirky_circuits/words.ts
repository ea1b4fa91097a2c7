// Everything Quirky Circuits says in words: the log, the status, what happens to the robot. The sentences are in the catalogue.
import type { LogLine, Status } from '../contract';
import type { TableInfo } from '../../wire';
import { lineOf } from '../../shared/say';
import { reader, t, tOr, type ArgsOf, type Told, type WordId } from '../../words/words.svelte';
import { isMany, type Kind } from './things';
import type { Event, SeatView, View, Update } from './types';

/** What is said when it is shown: the language may change meanwhile. */
export interface Caption {
  title: Told;
  words: Told;
}

/** A sentence of the catalogue, not said yet. */
export const sentence = <Id extends WordId>(id: Id, ...[args]: ArgsOf<Id>): Told => ({
  id,
  args: (args as Told['args']) ?? {},
});
const caption_ = (title: Told, words: Told): Caption => ({ title, words });
export const yes = (is: boolean): 'yes' | 'no' => (is ? 'yes' : 'no');
/** "Ada, Tock and Pip" */
export const listed = (names: readonly string[]): string =>
  new Intl.ListFormat(reader.locale, { type: 'conjunction' }).format(names);

/** What a spectator would say about what happens, large beside the map. */
export function caption(view: View, event: Event): Caption | null {
  const { robot } = view.robot;
  const kindOf = (token: number | null): Kind => view.tokens.find((one) => one.token === token)?.kind ?? 'toy';
  switch (event.event) {
    case 'bumped':
      return caption_(
        sentence('quirky_circuits-bump-title', { robot, into: event.into, kind: kindOf(event.token) }),
        sentence('quirky_circuits-bump', { robot, into: event.into }),
      );
    case 'broke':
      return caption_(sentence('quirky_circuits-broke-title'), sentence('quirky_circuits-broke'));
    case 'cleaned':
      return caption_(
        sentence('quirky_circuits-cleaned-title', { what: event.what }),
        sentence('quirky_circuits-cleaned', { n: event.left }),
      );
    case 'moved':
      if (event.how === 'drift')
        return caption_(
          sentence('quirky_circuits-drift-title'),
          sentence('quirky_circuits-drift', { robot, side: event.way }),
        );
      if (event.how === 'jump')
        return caption_(sentence('quirky_circuits-jump-title'), sentence('quirky_circuits-jump', { robot }));
      if (event.how === 'conveyor')
        return caption_(sentence('quirky_circuits-belt-title'), sentence('quirky_circuits-belt-robot', { robot }));
      return null;
    case 'momentum':
      return event.what === 'gained'
        ? caption_(
            sentence('quirky_circuits-swing-title'),
            sentence('quirky_circuits-swing', { robot, side: event.way }),
          )
        : event.what === 'lost'
          ? caption_(sentence('quirky_circuits-swing-lost-title'), sentence('quirky_circuits-swing-lost', { robot }))
          : null;
    case 'picked':
      return caption_(
        sentence('quirky_circuits-picked-title'),
        sentence('quirky_circuits-picked', { robot, kind: event.kind, hand: event.hand }),
      );
    case 'dropped': {
      const { kind } = event;
      if (event.result === 'too_early')
        return caption_(sentence('quirky_circuits-early-title'), sentence('quirky_circuits-early', { kind }));
      if (event.result === 'taken')
        return caption_(sentence('quirky_circuits-taken-title'), sentence('quirky_circuits-taken'));
      return event.result === 'ground'
        ? caption_(
            sentence('quirky_circuits-dropped-title'),
            sentence('quirky_circuits-dropped', { kind, many: yes(isMany(kind)) }),
          )
        : null;
    }
    case 'delivered':
      return caption_(
        sentence('quirky_circuits-delivered-title'),
        sentence('quirky_circuits-delivered', { kind: event.kind, many: yes(isMany(event.kind)), n: event.left }),
      );
    case 'nothing':
      return caption_(
        sentence('quirky_circuits-nothing-title', { why: event.why }),
        sentence('quirky_circuits-nothing', { robot, why: event.why }),
      );
    case 'swapped':
      return caption_(
        sentence('quirky_circuits-swapped-title'),
        sentence('quirky_circuits-swapped', { robot, empty: yes(event.right === null && event.left === null) }),
      );
    case 'walked': {
      const to = view.tokens.find((one) => one.token === event.token)?.walks_to ?? 'robot';
      return caption_(
        sentence('quirky_circuits-walked-title', { kind: event.kind, many: yes(isMany(event.kind)) }),
        to === 'robot'
          ? sentence('quirky_circuits-walked-robot', { robot })
          : sentence('quirky_circuits-walked', { kind: to }),
      );
    }
    case 'stayed':
      return caption_(
        sentence('quirky_circuits-stayed-title', { kind: event.kind, many: yes(isMany(event.kind)) }),
        sentence('quirky_circuits-stayed', { kind: event.kind, why: event.why }),
      );
    case 'met':
      return caption_(
        sentence('quirky_circuits-met-title'),
        sentence('quirky_circuits-met', { kind: kindOf(event.token), other: done(kindOf(event.other)) }),
      );
    case 'conveyor':
      return caption_(
        sentence('quirky_circuits-belt-title'),
        sentence('quirky_circuits-belt', { which: event.steps === 1 ? 'only' : event.step === 1 ? 'first' : 'second' }),
      );
    case 'stuck':
      return caption_(sentence('quirky_circuits-stuck-title'), sentence('quirky_circuits-stuck', { kind: event.kind }));
    case 'won':
      return caption_(
        sentence('quirky_circuits-won-title', { colour: event.colour }),
        sentence('quirky_circuits-won', { robot }),
      );
    case 'lost':
      return caption_(
        sentence('quirky_circuits-lost-title', { why: event.why }),
        event.why === 'battery'
          ? sentence('quirky_circuits-lost-battery', { robot })
          : sentence('quirky_circuits-lost-eaten', { kind: kindOf(event.token), other: done(kindOf(event.other)) }),
      );
    default:
      return null;
  }
}
const done = (kind: Kind): Told => sentence('quirky_circuits-thing-done', { kind });

/** What stops a card, in the word that flies over the map. */
export function shout(event: Event | null): string {
  if (event?.event === 'bumped')
    return event.into === 'incline' ? t('quirky_circuits-shout-steep') : t('quirky_circuits-shout-bump');
  if (event?.event === 'broke') return t('quirky_circuits-shout-broke');
  if (event?.event === 'delivered') return t('quirky_circuits-shout-delivered');
  if (event?.event === 'nothing') return t('quirky_circuits-shout-nothing');
  return '';
}

export function logLine(happened: Event, names: string[], me: number): LogLine | null {
  const who = (seat: number): { you: string; who: string } => ({
    you: yes(seat === me),
    who: names[seat] ?? t('quirky_circuits-somebody'),
  });
  switch (happened.event) {
    case 'round':
      return lineOf('quirky_circuits-log-round', { round: happened.number, battery: happened.battery });
    case 'played':
      return lineOf('quirky_circuits-log-played', {
        ...who(happened.seat),
        back: happened.back,
        quirk: yes(happened.colour === 'yellow'),
      });
    case 'said':
      if (happened.word === 'beep') return lineOf('quirky_circuits-log-beep', who(happened.seat));
      if (happened.word === 'stop') return lineOf('quirky_circuits-log-stop', who(happened.seat));
      return null; // shown at the seats
    case 'run':
      return lineOf('quirky_circuits-log-run', { n: happened.cards });
    case 'card':
      return lineOf('quirky_circuits-log-card', { ...who(happened.seat), card: happened.card });
    case 'bumped':
      return lineOf('quirky_circuits-log-bump', { into: happened.into, n: happened.lost });
    case 'broke':
      return lineOf('quirky_circuits-log-broke');
    case 'cleaned':
      return lineOf('quirky_circuits-log-cleaned', { what: happened.what, n: happened.left });
    case 'delivered':
      return lineOf('quirky_circuits-log-delivered', { kind: happened.kind, n: happened.left });
    case 'moved':
      return happened.how === 'drift' ? lineOf('quirky_circuits-log-drift', { side: happened.way }) : null;
    case 'picked':
      return lineOf('quirky_circuits-log-picked', { kind: happened.kind });
    case 'dropped':
      return happened.result === 'delivered'
        ? null
        : lineOf('quirky_circuits-log-dropped', { kind: happened.kind, early: yes(happened.result === 'too_early') });
    case 'walked':
      return happened.step === 1
        ? lineOf('quirky_circuits-log-walked', { kind: happened.kind, many: yes(isMany(happened.kind)) })
        : null;
    case 'won':
      return lineOf('quirky_circuits-log-won', { colour: happened.colour });
    case 'lost':
      return lineOf('quirky_circuits-log-lost', { why: happened.why });
    default:
      return null;
  }
}

/** What a scenario is called: one of the book in the reader's language, somebody's own as they have named it. */
export const scenarioName = (view: Pick<View, 'scenario'>): string =>
  tOr(`quirky_circuits-option-scenario-${view.scenario.id}`, view.scenario.name);

/** What is still to be done, in a sentence. */
export function goalWords(view: View): string {
  if (view.won) return t('quirky_circuits-goal-done');
  const left = view.goal.parts.filter((part) => !part.met);
  const then = left.length > 1 && left.at(-1)!.what === 'dock';
  const parts = (then ? left.slice(0, -1) : left).map((part, i) => partWords(view, part, i === 0));
  return then ? t('quirky_circuits-goal-then', { parts }) : t('quirky_circuits-goal', { parts });
}
export function partWords(view: View, part: View['goal']['parts'][number], isFirst = true): Told {
  const first = yes(isFirst);
  const kindOf = (token: number | null): Kind => view.tokens.find((one) => one.token === token)?.kind ?? 'toy';
  switch (part.what) {
    case 'clean':
      return sentence('quirky_circuits-goal-clean', { n: part.left, first });
    case 'deliver': {
      const ordered = view.tokens.filter((one) => one.order !== null && one.fate !== 'delivered');
      const next = ordered.toSorted((a, b) => a.order! - b.order!)[0];
      return next
        ? sentence('quirky_circuits-goal-deliver-order', { n: part.left, first, kind: next.kind })
        : sentence('quirky_circuits-goal-deliver', { n: part.left, first });
    }
    case 'meet': {
      const [kind, other] = [kindOf(part.token), kindOf(part.other)];
      const place = sentence('quirky_circuits-thing-to', { kind: other });
      return part.met
        ? sentence('quirky_circuits-goal-met', { kind, other, place })
        : sentence('quirky_circuits-goal-meet', { kind, other, place, first });
    }
    default:
      return sentence('quirky_circuits-goal-dock', { first });
  }
}

/** What is special about a scenario, a sentence each. */
export function notes(view: View): string[] {
  const kindOf = (token: number): Kind => view.tokens.find((one) => one.token === token)?.kind ?? 'toy';
  const ordered = view.tokens.filter((one) => one.order).toSorted((a, b) => a.order! - b.order!);
  return [
    ...(view.scenario.quirks ? [t('quirky_circuits-note-quirks')] : []),
    ...(view.map.vases.length || view.map.broken.length ? [t('quirky_circuits-note-vases')] : []),
    ...view.tokens
      .filter((one) => one.solid && one.walks_to)
      .map(({ kind }) => t('quirky_circuits-note-solid', { kind })),
    ...(view.map.inclines.length ? [t('quirky_circuits-note-slopes')] : []),
    ...(view.map.conveyors.length ? [t('quirky_circuits-note-belts')] : []),
    ...view.tokens.flatMap(({ kind, never }) =>
      typeof never === 'number'
        ? [t('quirky_circuits-note-never', { kind, prey: sentence('quirky_circuits-thing', { kind: kindOf(never) }) })]
        : [],
    ),
    ...(view.tokens.some((one) => one.second_side) ? [t('quirky_circuits-note-long')] : []),
    ...(ordered.length
      ? [
          t('quirky_circuits-note-order', {
            things: ordered.map(({ kind }) => sentence('quirky_circuits-thing-alone', { kind })),
          }),
        ]
      : []),
  ];
}

/** How many cards must still come, and from whom. */
export function need(view: View, me: number, name: (seat: number) => string): { title: string; words: string } {
  const must = view.seats.flatMap((seat, i) => (seat.must_play ? [i] : []));
  const rule = t('quirky_circuits-rule');
  const n = Math.max(view.missing, must.length);
  if (n === 0) {
    const names = view.seats.flatMap((seat, i) => (seat.done ? [] : [name(i)]));
    const are = yes(names.length > 1 || names[0] === t('quirky_circuits-you'));
    return {
      title: t('quirky_circuits-enough'),
      words: names.length ? t('quirky_circuits-enough-open', { names, are }) : rule,
    };
  }
  const title =
    must.length === n
      ? t('quirky_circuits-missing-from', {
          n,
          names: must.map((seat) => (seat === me ? t('quirky_circuits-from-you') : name(seat))),
        })
      : t('quirky_circuits-missing', { n });
  return { title, words: rule };
}

/** Why one may not say done. */
export function whyNotDone(view: View, seat: SeatView, may: boolean): string {
  if (may || view.phase !== 'program') return '';
  if (seat.must_play) return t('quirky_circuits-why-not-played-yet');
  return view.missing > 0 ? t('quirky_circuits-why-without-you') : '';
}

export function status(update: Update, table: TableInfo, me: number, localSeats: number[]): Status {
  const view = update.view;
  const isYou = (seat: number): boolean => seat === me && localSeats.length <= 1;
  const name = (seat: number): string =>
    isYou(seat)
      ? t('quirky_circuits-you')
      : (table.seats.find((one) => one.seat === seat)?.name ?? t('quirky_circuits-seat', { number: seat + 1 }));
  const robot = view.robot.robot;
  if (view.phase === 'over' || update.over)
    return view.won
      ? {
          title: t('quirky_circuits-status-won'),
          hint: t('quirky_circuits-status-solved', { name: scenarioName(view), colour: view.won }),
        }
      : {
          title: t('quirky_circuits-status-lost'),
          hint:
            view.battery.left === 0 ? t('quirky_circuits-status-empty', { robot }) : t('quirky_circuits-status-badly'),
        };
  if (view.phase === 'choose') {
    const { seat } = view.choosing!;
    return seat === me
      ? { title: t('quirky_circuits-status-which'), hint: t('quirky_circuits-status-which-hint', { robot }) }
      : {
          title: t('quirky_circuits-status-chooses', { you: yes(isYou(seat)), who: name(seat) }),
          hint: t('quirky_circuits-status-chooses-hint', { robot }),
        };
  }
  const names = view.seats.flatMap((seat, i) => (seat.done ? [] : [name(i)]));
  const mine = view.seats[me];
  if (!mine)
    return {
      title: t('quirky_circuits-status-watching'),
      hint: names.length ? t('quirky_circuits-status-open', { names }) : t('quirky_circuits-status-runs'),
    };
  if (mine.quirk_first)
    return { title: t('quirky_circuits-status-quirk'), hint: t('quirky_circuits-status-quirk-hint') };
  if (mine.done)
    return {
      title: t('quirky_circuits-status-done'),
      hint: t('quirky_circuits-status-done-hint', { waiting: yes(names.length > 0), names }),
    };
  if (mine.hand.length === 0)
    return { title: t('quirky_circuits-status-empty-hand'), hint: t('quirky_circuits-status-empty-hand-hint') };
  if (mine.must_play) return { title: t('quirky_circuits-status-play'), hint: t('quirky_circuits-status-play-hint') };
  if (view.missing > 0)
    return {
      title: t('quirky_circuits-status-on'),
      hint: t('quirky_circuits-status-on-hint', { need: need(view, me, name).title }),
    };
  return { title: t('quirky_circuits-status-more'), hint: t('quirky_circuits-status-more-hint') };
}
