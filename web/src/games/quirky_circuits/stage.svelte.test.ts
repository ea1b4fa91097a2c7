import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
vi.mock('../../shared/sound', () => ({ play: () => {} }));

import type { BoardProps } from '../contract';
import { recorded } from './recorded';
import { QuirkyCircuitsStage } from './stage.svelte';

const updates = recorded('gizmo');
const run = updates.findIndex((update) => update.trail.some((event) => event.event === 'run'));
const settled = vi.fn<BoardProps['settled']>();
let props: BoardProps<'quirky_circuits'>;
let stage: QuirkyCircuitsStage;
let close: () => void;

const give = (at: number): void => {
  props.update = updates[at]!;
  flushSync();
};
beforeEach(() => {
  vi.useFakeTimers();
  settled.mockReset();
  let update = $state.raw(updates[run - 1]!);
  props = {
    get update() {
      return update;
    },
    set update(next) {
      update = next;
    },
    animate: true,
    hurry: false,
    replaying: false,
    settled,
    serverNow: () => Infinity,
  } as Partial<BoardProps<'quirky_circuits'>> as BoardProps<'quirky_circuits'>;
  close = $effect.root(() => {
    stage = new QuirkyCircuitsStage(() => props);
    stage.follow();
  });
  flushSync();
});
afterEach(() => {
  close();
  vi.useRealTimers();
});

test('a run is played, card by card, and then everything lies as it is', async () => {
  give(run);
  expect(stage.running).toBe(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stage.running).toBe(false);
  expect(stage.frame.view).toBe(updates[run]!.view);
  expect(settled).toHaveBeenLastCalledWith(updates[run]!.seq);
});
test('a pause holds it, and it goes on', async () => {
  give(run);
  stage.toggle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stage.running).toBe(true);
  stage.toggle();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stage.running).toBe(false);
});
test('who has had enough of a run sees its end, and can still look at it again in peace', async () => {
  give(run);
  stage.finish();
  await vi.advanceTimersByTimeAsync(1000);
  expect(stage.running).toBe(false);
  stage.lookAgain();
  await vi.advanceTimersByTimeAsync(1000);
  expect([stage.again, stage.paused]).toEqual([true, false]); // not all of it in a blink
  expect(stage.at).toBeLessThan(stage.strip.length);
});
test('what happens meanwhile goes on behind somebody who looks at the run again', async () => {
  give(run);
  await vi.advanceTimersByTimeAsync(60_000);
  stage.lookAgain();
  await vi.advanceTimersByTimeAsync(500);
  const seen = stage.frame;
  give(run + 1);
  expect(settled).toHaveBeenLastCalledWith(updates[run + 1]!.seq);
  expect(stage.frame).toBe(seen);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stage.paused).toBe(true); // at its end
  stage.leave();
  expect(stage.frame.view).toBe(updates[run + 1]!.view);
});
