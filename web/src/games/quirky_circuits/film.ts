// From what happened (the trail) to what is to be seen: a strip of frames, each with the whole table. Pure; stage.svelte.ts plays it,
// and afterwards one can go through it card by card.
import type { Sound } from '../../shared/sound';
import { after } from './after';
import type { Face } from './Robot.svelte';
import { DEGREES, type Side } from './things';
import type { Event, View } from './types';
import { caption, type Caption } from './words';

export interface Frame {
  view: View;
  ms: number;
  event: Event | null;
  /** the card that acts, by its place in the queue; null: none does */
  place: number | null;
  /** which way the robot looks, in degrees that go on counting, so that it never spins the long way round */
  turn: number;
  face: Face;
  caption: Caption | null;
  /** where the robot has been in this run: points, and the card that brought it to each */
  path: { space: number; place: number }[];
  sound?: Sound;
  /** the belts run */
  belts?: boolean;
}

/** The nearest way to turn there. */
export function turnTo(degrees: number, side: Side, left = false): number {
  const by = (((DEGREES[side] - degrees) % 360) + 360) % 360;
  return degrees + (left ? by - 360 : by > 180 ? by - 360 : by);
}

const LENGTH: Record<Event['event'], number> = {
  round: 120,
  drew: 90,
  played: 320,
  shown: 120,
  said: 150,
  run: 420,
  revealed: 70,
  card: 260,
  moved: 300,
  bumped: 620,
  turned: 280,
  momentum: 160,
  cleaned: 240,
  broke: 480,
  choice: 200,
  picked: 340,
  dropped: 340,
  delivered: 420,
  nothing: 460,
  swapped: 340,
  walked: 300,
  stayed: 420,
  met: 340,
  conveyor: 340,
  carried: 340,
  rode: 340,
  stuck: 340,
  reset: 420,
  won: 700,
  lost: 700,
};
const SOUNDS: Partial<Record<Event['event'], Sound>> = {
  played: 'card',
  shown: 'card',
  run: 'whoosh',
  card: 'tap',
  bumped: 'wrong',
  broke: 'wrong',
  cleaned: 'token',
  picked: 'token',
  dropped: 'card',
  delivered: 'win',
  met: 'token',
  reset: 'deal',
  won: 'win',
  lost: 'wrong',
};
const FACES: Partial<Record<Event['event'], Face>> = {
  bumped: 'oh',
  broke: 'oh',
  cleaned: 'glad',
  delivered: 'glad',
  met: 'glad',
  nothing: 'oh',
  won: 'glad',
  lost: 'sad',
};

export function film(from: Frame, trail: readonly Event[]): Frame[] {
  const frames: Frame[] = [];
  let now: Frame = { ...from, event: null, caption: null };
  trail.forEach((event, i) => {
    const view = after(now.view, event);
    const running =
      event.event === 'run'
        ? { path: [{ space: view.robot.space, place: -1 }], place: null }
        : event.event === 'card'
          ? { place: event.place }
          : event.event === 'reset'
            ? { place: null, path: [] }
            : {};
    const left =
      event.event === 'turned' &&
      (event.why === 'bump' || (DEGREES[event.to] - DEGREES[event.from] + 360) % 360 === 270);
    const next: Frame = {
      ...now,
      view,
      event,
      ms: LENGTH[event.event],
      face: FACES[event.event] ?? (event.event === 'card' || event.event === 'reset' ? 'calm' : now.face),
      turn: event.event === 'turned' ? turnTo(now.turn, event.to, left) : turnTo(now.turn, view.robot.facing),
      caption: caption(now.view, event) ?? (['reset', 'round', 'card'].includes(event.event) ? null : now.caption),
      ...running,
      belts:
        event.event === 'conveyor' ||
        (now.belts === true &&
          (event.event === 'carried' ||
            event.event === 'rode' ||
            event.event === 'stuck' ||
            (event.event === 'moved' && event.how === 'conveyor'))),
    };
    if (event.event === 'moved') next.path = [...now.path, { space: event.to, place: now.place ?? -1 }];
    // all things on the belts move at the same time: one frame for all of them
    const rides =
      event.event === 'conveyor' ||
      event.event === 'carried' ||
      event.event === 'rode' ||
      (event.event === 'moved' && event.how === 'conveyor');
    const then = trail[i + 1];
    const together =
      then?.event === 'carried' ||
      then?.event === 'rode' ||
      then?.event === 'stuck' ||
      (then?.event === 'moved' && then.how === 'conveyor');
    if (event.event === 'moved' && event.how === 'jump') next.ms = 420;
    const sound = SOUNDS[event.event];
    if (sound) next.sound = sound;
    else delete next.sound;
    if (!rides || !together) frames.push(next);
    now = next;
  });
  return frames;
}

/** The first frame of each card that acted, and the end. */
export function chapters(frames: readonly Frame[]): number[] {
  const starts = frames.flatMap((frame, i) => (frame.event?.event === 'card' ? [i] : []));
  const end = frames.findIndex((frame) => frame.event?.event === 'reset');
  return [...starts, end < 0 ? frames.length - 1 : end - 1];
}
