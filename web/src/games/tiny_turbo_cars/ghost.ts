// A ghost race: the same turn driven with two programs, slot by slot.
import type { Event } from './types';

export interface Spot {
  lane: number;
  row: number;
  down: boolean;
}
/** Where a car stands before the first slot, after each of them, and after its flight and every shield. */
export function waysOf(start: Spot, trail: readonly Event[]): Spot[] {
  const ways = [start];
  let now = start;
  let begun = false;
  const keep = (): void => void ways.push(now);
  for (const event of trail) {
    if (event.event === 'command' || event.event === 'ignored' || event.event === 'recovered') {
      if (begun) keep();
      begun = true;
    } else if (event.event === 'moved') {
      if (event.how === 'fly' || event.how === 'boost') {
        if (begun) keep();
        begun = true;
      }
      now = { ...now, lane: event.lane, row: event.row };
    } else if (event.event === 'fell' || event.event === 'stood') now = { ...now, down: event.event === 'fell' };
  }
  if (begun) keep();
  return ways;
}

/** Both for as long as the longer one: who is there first, waits. */
export function together(one: Spot[], other: Spot[]): [Spot, Spot][] {
  const steps = Math.max(one.length, other.length);
  const at = (ways: Spot[], step: number): Spot => ways[Math.min(step, ways.length - 1)]!;
  return Array.from({ length: steps }, (_, step) => [at(one, step), at(other, step)]);
}
