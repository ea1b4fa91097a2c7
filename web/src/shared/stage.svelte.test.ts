import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { BoardProps } from '../games/contract';
import type { Update } from '../wire';
import { Stage } from './stage.svelte';

const NOW = 100_000;
let told: string[];
let props: BoardProps;
let stage: Film;
let close: () => void;

const update = (seq: number, rest: Partial<Update> = {}): Update => ({ seq, at: 0, ...rest }) as Update;

/** A film of two pictures, 100 ms each. */
class Film extends Stage {
  protected show({ seq }: Update): void {
    told.push(`show ${seq} to ${this.eyes}`);
  }
  protected async perform({ seq }: Update): Promise<void> {
    for (const picture of ['a', 'b']) {
      told.push(`play ${seq}${picture}`);
      await this.wait(100 / this.speed);
    }
    told.push(`end ${seq}`);
  }
  stop = (): void => this.cut();
}

/** A board is given an update; what it does about it. */
function give(now: Update, rest: Partial<BoardProps> = {}): string[] {
  told = [];
  Object.assign(props, { animate: true, hurry: false, ...rest, update: now });
  flushSync();
  return told;
}
async function after(ms: number): Promise<string[]> {
  told = [];
  await vi.advanceTimersByTimeAsync(ms);
  return told;
}

function open(first: Update, rest: Partial<BoardProps> = {}): string[] {
  told = [];
  const given = $state({
    update: first,
    animate: false,
    hurry: false,
    replaying: false,
    me: 0,
    settled: (seq: number) => told.push(`settled ${seq}`),
    serverNow: () => NOW,
    ...rest,
  });
  props = given as unknown as BoardProps;
  close = $effect.root(() => {
    stage = new Film(() => props);
    stage.follow({ eyes: () => props.me });
  });
  flushSync();
  return told;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  close();
  vi.useRealTimers();
});

it('shows the first sight at once', () => {
  expect(open(update(7))).toEqual(['show 7 to 0', 'settled 7']);
});
it('plays the next one, and says when it is over', async () => {
  open(update(7));
  expect(give(update(8))).toEqual(['play 8a']);
  expect(await after(120)).toEqual(['play 8b']);
  expect(await after(120)).toEqual(['end 8', 'settled 8']);
});
it('hurries when others wait', async () => {
  open(update(7));
  give(update(8), { hurry: true });
  expect(await after(70)).toEqual(['play 8b', 'end 8', 'settled 8']);
});
it('brings to its end what another one overtakes', async () => {
  open(update(7));
  give(update(8));
  expect(give(update(9))).toEqual(['show 8 to 0', 'play 9a']);
  expect(await after(1000)).toEqual(['play 9b', 'end 9', 'settled 9']);
});
it('plays nothing where some were passed over, or backwards', () => {
  open(update(7));
  expect(give(update(9))).toEqual(['show 9 to 0', 'settled 9']);
  expect(give(update(8))).toEqual(['show 8 to 0', 'settled 8']);
});
it('plays nothing that is only to be shown', () => {
  open(update(7));
  expect(give(update(8), { animate: false })).toEqual(['show 8 to 0', 'settled 8']);
});
it('ends the film when the same moment is seen anew', async () => {
  open(update(7));
  give(update(8));
  expect(give(update(8))).toEqual(['show 8 to 0', 'settled 8']);
  expect(await after(1000)).toEqual([]);
});
it('shows the same update to other eyes', () => {
  open(update(7));
  told = [];
  props.me = 1;
  flushSync();
  expect(told).toEqual(['show 7 to 1', 'settled 7']);
});
it('plays a deal of this very moment, also to those who come in right then', () => {
  expect(open(update(0, { at: NOW - 500 }))).toEqual(['show 0 to 0', 'play 0a']);
});
it.each([
  ['that is over', update(0, { at: NOW - 5000 }), {}],
  ['in a replay', update(0, { at: NOW - 500 }), { replaying: true }],
])('plays no deal %s', (_, deal, rest) => {
  expect(open(deal, rest)).toEqual(['show 0 to 0', 'settled 0']);
});
it('can be cut', async () => {
  open(update(7));
  give(update(8));
  told = [];
  stage.stop();
  expect(told).toEqual(['show 8 to 0', 'settled 8']);
  expect(await after(1000)).toEqual([]);
});
it('does nothing more once the board is gone', async () => {
  open(update(7));
  give(update(8));
  close();
  expect(await after(1000)).toEqual([]);
});
