// From what happened (the trail) to what is to be seen, picture by picture. Pure: stage.svelte.ts plays it.
import type { Sound } from '../../shared/sound';
import { plain, type Told } from '../../words/words.svelte';
import {
  boomWords,
  carriedWords,
  commandWords,
  damageWords,
  moveWords,
  saying,
  unharmedWords,
  whoIs,
  yes,
  type Who,
} from './words';
import type { Driver, Event, View } from './types';

export type Spot = [lane: number, row: number];
export interface Boom {
  lane: number;
  row: number;
  words: Told;
  cost: 'battery' | 'shield' | null;
  kind: 'bad' | 'good' | 'wet';
}
export interface Shot {
  lane: number;
  row: number;
  around: boolean;
}
/** What is lit, said and drawn beside the things themselves. */
export interface Scene {
  seat: number | null; // whose program is on the strip
  slot: number | null; // the command that is being carried out
  said: Told | null;
  why: Told[]; // what came of it
  plus: string; // "+1" on the tile
  path: Spot[]; // where this turn's car has been
  boom: Boom | null;
  shot: Shot | null;
  hop: boolean; // the car that moves is in the air
  bump: Spot | null; // it knocked against something there
}
export interface Frame {
  ms: number;
  move: number; // ms of the way from the picture before
  view: View;
  scene: Scene;
  upTo: number; // how many events of the trail have been told
  sound?: Sound;
}

export const still: Scene = {
  seat: null,
  slot: null,
  said: null,
  why: [],
  plus: '',
  path: [],
  boom: null,
  shot: null,
  hop: false,
  bump: null,
};
const LONGEST = 11_000; // ms for a whole trail at speed 1: nobody waits longer

const change = (view: View, seat: number, now: Partial<Driver>): View => ({
  ...view,
  drivers: view.drivers.map((one, i) => (i === seat ? { ...one, ...now } : one)),
});

/** The race after one event, as far as it can be seen. The real view replaces it at the end of the trail. */
export function after(view: View, event: Event): View {
  switch (event.event) {
    case 'chose':
      return change(view, event.seat, { car: event.car });
    case 'placed':
      return change(view, event.seat, { lane: event.lane, row: event.row });
    case 'moved':
      return change(view, event.seat, { lane: event.lane, row: event.row });
    case 'slid':
      return change(view, event.seat, { slides: event.slides });
    case 'finished':
      return change(view, event.seat, { finished: true, slides: event.slides, smile: event.smile });
    case 'smile':
      return change(view, event.seat, { smile: event.smile });
    case 'ready':
      return change(view, event.seat, { ready: true });
    case 'round':
      return {
        ...view,
        round: event.number,
        phase: 'program',
        drivers: view.drivers.map((one) => ({
          ...one,
          smile: null,
          finished: one.place !== null,
          raced: false,
          ready: false,
          slides: 0,
        })),
      };
    case 'recovered':
    case 'healed':
      return change(view, event.seat, { batteries: event.batteries });
    case 'stood':
      return change(view, event.seat, { down: false });
    case 'fell':
      return change(view, event.seat, { down: true });
    case 'slippery':
      return change(view, event.seat, { slippery: true });
    case 'dry':
      return change(view, event.seat, { slippery: false });
    case 'damaged':
      return change(view, event.seat, { batteries: event.batteries, shields: event.shields });
    case 'spent':
    case 'gained':
      return change(view, event.seat, { shields: event.shields });
    case 'dropped':
      return change(view, event.seat, { shields: 0 });
    case 'turn_over':
      return change(view, event.seat, { raced: true });
    case 'home':
      return change(view, event.seat, { place: event.place + 1, lane: null, row: null, smile: null });
    default:
      return view;
  }
}

/** `from` is what was seen before, with the scene it ended in; `me` is who reads the words, -1 for nobody of the race. */
export function timeline(
  from: View,
  before: Scene,
  trail: Event[],
  to: View,
  names: readonly string[],
  me: number,
): Frame[] {
  const frames: Frame[] = [];
  // What everybody may see from the start: the programs are open once the race is on.
  let view: View = {
    ...to,
    drivers: to.drivers.map((driver, seat) => ({
      ...from.drivers[seat]!,
      controller: driver.controller ?? from.drivers[seat]!.controller,
      smile: from.drivers[seat]!.smile ?? driver.smile,
    })),
    phase: from.phase,
    round: from.round,
  };
  let scene: Scene = { ...before, boom: null, shot: null, hop: false, bump: null };
  const where = (seat: number): Spot => [view.drivers[seat]!.lane ?? 0, view.drivers[seat]!.row ?? 0];
  const who = (seat: number): Who => whoIs(names, seat, me);
  const bang = (seat: number, words: Told, kind: Boom['kind'], cost: Boom['cost'] = null): Boom => ({
    lane: where(seat)[0],
    row: where(seat)[1],
    words,
    cost,
    kind,
  });
  const show = (upTo: number, ms: number, now: Partial<Scene>, rest: { move?: number; sound?: Sound } = {}): void => {
    scene = { ...scene, boom: null, shot: null, hop: false, bump: null, ...now };
    frames.push({ ms, move: rest.move ?? 0, view, scene, upTo, ...(rest.sound ? { sound: rest.sound } : {}) });
  };
  trail.forEach((event, i) => {
    view = after(view, event);
    switch (event.event) {
      case 'chose':
        return show(i, 250, {}, { sound: 'card' });
      case 'placed':
        return show(i, 450, {}, { move: 350, sound: 'card' });
      case 'round':
        return show(i, 350, { ...still }, { sound: 'whoosh' });
      case 'finished':
        return show(i, 320, {}, { sound: event.smile ? 'token' : 'tap' });
      case 'smile':
        return show(i, 300, {}, { sound: 'token' });
      case 'undone':
        return show(i, 700, {}, { sound: 'wrong' });
      case 'revealed':
        return show(i, 500, { ...still }, { sound: 'whoosh' });
      case 'turn':
        return show(
          i,
          600,
          {
            ...still,
            seat: event.seat,
            said: saying('tiny_turbo_cars-races', who(event.seat)),
            path: [where(event.seat)],
          },
          { sound: 'motor' },
        );
      case 'command':
        return show(
          i,
          event.command === 'increase' || event.command === 'decrease' ? 260 : 430,
          {
            slot: event.slot,
            said: commandWords(event),
            why: [],
            plus: Number(event.change) ? event.change.replace('-', '−') : '',
          },
          { sound: 'tap' },
        );
      case 'carried':
        return show(i, 320, {
          why: [Number(event.change) ? carriedWords(event.change) : saying('tiny_turbo_cars-cancelled-why')],
        });
      case 'ignored':
        return show(
          i,
          450,
          {
            slot: event.slot,
            said: saying('tiny_turbo_cars-command', { command: event.command }),
            plus: '',
            why: [saying(event.why === 'hole' ? 'tiny_turbo_cars-hole-why' : 'tiny_turbo_cars-back-start-why')],
          },
          { sound: 'tap' },
        );
      case 'recovered':
        return show(
          i,
          480,
          {
            slot: event.slot,
            said: saying('tiny_turbo_cars-slept', { command: event.command }),
            plus: '',
            why: [saying('tiny_turbo_cars-recovered', { batteries: event.batteries })],
            boom: bang(event.seat, plain('+1'), 'good', 'battery'),
          },
          { sound: 'token' },
        );
      case 'stood':
        return show(i, 420, { why: [saying('tiny_turbo_cars-stood')] }, { sound: 'call' });
      case 'healed':
        return show(
          i,
          480,
          {
            why: [saying('tiny_turbo_cars-healed', { gained: event.gained })],
            boom: event.gained ? bang(event.seat, plain(`+${event.gained}`), 'good', 'battery') : null,
          },
          { sound: event.gained ? 'token' : 'tap' },
        );
      case 'fired':
        return show(
          i,
          520,
          { shot: { lane: event.lane, row: event.row, around: event.around > 0 } },
          { sound: 'missile' },
        );
      case 'hit':
        return;
      case 'moved': {
        const far = Math.max(Math.abs(event.row - event.from_row), Math.abs(event.lane - event.from_lane));
        const move = far ? 150 + 90 * far : 150;
        const stopped = event.stop !== 'no';
        const aloft = event.how === 'jump' || event.how === 'fly';
        show(
          i,
          move + (stopped ? 60 : 160),
          {
            why: [moveWords(event)],
            hop: aloft,
            bump: stopped && far === 0 ? [event.lane, event.row] : null,
          },
          { move, sound: aloft ? 'whoosh' : 'motor' },
        );
        if (event.how !== 'fly') scene = { ...scene, path: [...scene.path, [event.lane, event.row]] }; // drawn behind it
        return;
      }
      case 'damaged':
        return show(
          i,
          800,
          {
            why: [
              ...(event.cause === 'slowest' || event.cause === 'missile' ? [] : scene.why),
              damageWords(event, who(event.seat)),
            ],
            boom: bang(event.seat, boomWords(event.cause), 'bad', event.paid),
          },
          { sound: 'bonk' },
        );
      case 'unharmed':
        return show(
          i,
          750,
          {
            why: [...(event.cause === 'missile' ? [] : scene.why), unharmedWords(event)],
            boom: bang(event.seat, boomWords('none'), 'good'),
          },
          { sound: 'tap' },
        );
      case 'fell':
        return show(i, 600, { why: [saying('tiny_turbo_cars-fell', who(event.seat))] }, { sound: 'wrong' });
      case 'slippery':
        return show(
          i,
          550,
          { why: [saying('tiny_turbo_cars-slippery')], boom: bang(event.seat, boomWords('water'), 'wet') },
          { sound: 'splash' },
        );
      case 'spent':
        return show(i, 200, { said: saying('tiny_turbo_cars-boosted'), why: [], slot: null });
      case 'dropped':
        return show(i, 250, { why: [] });
      case 'turn_over':
        return show(i, 420, {
          slot: null,
          plus: '',
          said: saying('tiny_turbo_cars-through', who(event.seat)),
          why: [],
        });
      case 'gained':
        return show(
          i,
          300,
          {
            why: [saying('tiny_turbo_cars-gained', { behind: yes(event.why === 'behind') })],
            boom: bang(event.seat, plain(`+${event.gained}`), 'good', 'shield'),
          },
          { sound: 'token' },
        );
      case 'crossed':
        return show(i, 500, { said: saying('tiny_turbo_cars-crossed', who(event.seat)), why: [] }, { sound: 'call' });
      case 'home':
        return show(i, 500, { said: saying('tiny_turbo_cars-home', who(event.seat)), why: [] });
      case 'ended':
        return show(
          i,
          700,
          {
            ...still,
            path: scene.path,
            said:
              event.why === 'grandma'
                ? saying('tiny_turbo_cars-grandma')
                : saying('tiny_turbo_cars-wins', who(event.seat)),
          },
          { sound: 'win' },
        );
      case 'board':
      case 'slid':
      case 'countdown':
      case 'ready':
      case 'dry':
        return;
    }
  });
  return fit(frames);
}

export const lengthOf = (frames: Frame[]): number => frames.reduce((sum, frame) => sum + frame.ms, 0);

/** Nothing makes one wait too long: a long trail runs a little faster. */
function fit(frames: Frame[]): Frame[] {
  const factor = Math.min(1, LONGEST / Math.max(1, lengthOf(frames)));
  return factor === 1
    ? frames
    : frames.map((frame) => ({ ...frame, ms: frame.ms * factor, move: frame.move * factor }));
}
