// From what happened (the trail) to what is to be seen, picture by picture. Pure: stage.svelte.ts plays it.
import type { Sound } from '../../shared/sound';
import { boomWords, changeWords, commandWords, damageWords, moveWords, unharmedWords } from './words';
import { commandName } from './commands';
import type { Driver, Event, View } from './types';

export type Spot = [lane: number, row: number];
export interface Boom {
  lane: number;
  row: number;
  words: string;
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
  said: string;
  why: string; // what came of it
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
  said: '',
  why: '',
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

/** `from` is what was seen before, with the scene it ended in; `names` are for the words, "You" among them. */
export function timeline(from: View, before: Scene, trail: Event[], to: View, names: string[]): Frame[] {
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
  const who = (seat: number): string => names[seat] ?? '';
  const bang = (seat: number, words: string, kind: Boom['kind'], cost: Boom['cost'] = null): Boom => ({
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
            said: `${who(event.seat)} ${who(event.seat) === 'You' ? 'race' : 'races'}`,
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
            why: '',
            plus: Number(event.change) ? event.change.replace('-', '−') : '',
          },
          { sound: 'tap' },
        );
      case 'carried':
        return show(i, 320, {
          why: Number(event.change) ? `The next command gets ${changeWords(event.change)}.` : 'They cancel out.',
        });
      case 'ignored':
        return show(
          i,
          450,
          {
            slot: event.slot,
            said: commandName(event.command),
            plus: '',
            why: event.why === 'hole' ? 'Nothing happens.' : 'Nobody backs off the starting grid.',
          },
          { sound: 'tap' },
        );
      case 'recovered':
        return show(
          i,
          480,
          {
            slot: event.slot,
            said: `${commandName(event.command)} is slept through`,
            plus: '',
            why: `A battery is loaded: ${event.batteries} now.`,
            boom: bang(event.seat, '+1', 'good', 'battery'),
          },
          { sound: 'token' },
        );
      case 'stood':
        return show(i, 420, { why: 'All loaded: up again!' }, { sound: 'call' });
      case 'healed':
        return show(
          i,
          480,
          {
            why: event.gained ? `${event.gained} loaded.` : 'All are loaded already.',
            boom: event.gained ? bang(event.seat, `+${event.gained}`, 'good', 'battery') : null,
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
            why: `${moveWords(event, names)}.`,
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
            why: `${event.cause === 'slowest' || event.cause === 'missile' ? '' : `${scene.why} `}${damageWords(event, who(event.seat))}`,
            boom: bang(event.seat, boomWords[event.cause], 'bad', event.paid),
          },
          { sound: 'bonk' },
        );
      case 'unharmed':
        return show(
          i,
          750,
          {
            why: `${event.cause === 'missile' ? '' : `${scene.why} `}${unharmedWords(event)}`,
            boom: bang(event.seat, 'Phew!', 'good'),
          },
          { sound: 'tap' },
        );
      case 'fell':
        return show(
          i,
          600,
          { why: `${who(event.seat)} ${who(event.seat) === 'You' ? 'are' : 'is'} out of energy.` },
          { sound: 'wrong' },
        );
      case 'slippery':
        return show(
          i,
          550,
          { why: 'Slippery! Blue and red change places.', boom: bang(event.seat, 'Splash!', 'wet') },
          { sound: 'splash' },
        );
      case 'spent':
        return show(i, 200, { said: 'A shield for two spaces', why: '', slot: null });
      case 'dropped':
        return show(i, 250, { why: '' });
      case 'turn_over':
        return show(i, 420, {
          slot: null,
          plus: '',
          said: `${who(event.seat)} ${who(event.seat) === 'You' ? 'are' : 'is'} through`,
          why: '',
        });
      case 'gained':
        return show(
          i,
          300,
          {
            why: event.why === 'behind' ? 'Shields for all who are behind.' : 'A hit: one shield.',
            boom: bang(event.seat, `+${event.gained}`, 'good', 'shield'),
          },
          { sound: 'token' },
        );
      case 'crossed':
        return show(i, 500, { said: `${who(event.seat)} crossed the line!`, why: '' }, { sound: 'call' });
      case 'home':
        return show(i, 500, { said: `${who(event.seat)} is home!`, why: '' });
      case 'ended':
        return show(
          i,
          700,
          {
            ...still,
            path: scene.path,
            said:
              event.why === 'grandma'
                ? 'Grandma is here!'
                : `${who(event.seat)} ${who(event.seat) === 'You' ? 'win' : 'wins'}!`,
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
