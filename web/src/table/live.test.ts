import { plain } from '../words/words.svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameClient } from '../games/contract';
import { LiveTable, type Line } from './live.svelte';
import { FakeSocket, table, update } from './sample';

const game = { logLine: (event: { n?: number }) => [{ text: `event ${event.n}` }] } as unknown as GameClient;

let live: LiveTable;
const last = (): FakeSocket => FakeSocket.all.at(-1)!;
const words = (): string[] => live.log.map((entry) => entry.line[0]!.text);
function start(): LiveTable {
  live = new LiveTable('FOX-42', (url) => new FakeSocket(url) as unknown as Line);
  live.meet(game);
  return live;
}
/** A table that has been running for a while, as on opening the page. */
function arrive(seq = 2): void {
  start();
  last().open();
  const past = Array.from({ length: seq + 1 }, (_, i) => ({ seq: i, seat: 0, at: 0, trail: [{ event: 'e', n: i }] }));
  last().tell(table(), { type: 'history', past }, update(seq, { trail: [] }));
  live.settled(seq); // the board has drawn it
}

beforeEach(() => {
  vi.useFakeTimers();
  FakeSocket.all = [];
});
afterEach(() => {
  live.close();
  vi.useRealTimers();
});

describe('arriving', () => {
  it('shows the present at once and tells the past in the log, once', () => {
    arrive(2);
    expect(live.shown).toMatchObject({ update: { seq: 2 }, animate: false });
    expect(words()).toEqual(['event 0', 'event 1', 'event 2']);
    expect(live.line).toBe('open');
  });
  it('sees the deal when the game starts from the setup page', () => {
    start();
    last().open();
    last().tell(table({ status: 'waiting' }), table(), update(0));
    expect(live.shown).toMatchObject({ animate: true, update: { seq: 0, trail: [{ n: 0 }] } });
    expect(words()).toEqual(['event 0']);
  });
  it('does not play the deal of a game that began while one was away', () => {
    start();
    last().open();
    last().tell(table({ status: 'waiting' }));
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    const past = [0, 1, 2].map((seq) => ({ seq, seat: 1, at: 0, trail: [{ event: 'e', n: seq }] }));
    last().tell(table(), { type: 'history', past }, update(2, { trail: [] }));
    expect(live.shown).toMatchObject({ animate: false, update: { seq: 2 } });
  });
  it('shows what has come while the game’s client was being fetched', () => {
    live = new LiveTable('FOX-42', (url) => new FakeSocket(url) as unknown as Line);
    last().open();
    last().tell(table(), { type: 'history', past: [] }, update(0), update(1));
    expect(live.shown).toBeNull();
    live.meet(game);
    expect(live.shown).toMatchObject({ update: { seq: 1 } });
    expect(words()).toEqual(['event 0', 'event 1']);
  });
  it('answers pings and knows the server’s clock', () => {
    arrive();
    last().tell({ type: 'ping', n: 7 }, table({ now: Date.now() + 5000 }));
    expect(last().sent).toContainEqual({ type: 'pong', n: 7 });
    expect(live.serverNow() - Date.now()).toBe(5000);
  });
  it('says why there is no such table, and stops asking', () => {
    start();
    last().open();
    last().tell({ type: 'refused', id: '', why: plain('There is no table FOX-42.') });
    last().close(4404);
    vi.advanceTimersByTime(60_000);
    expect(live.missing).toBe('There is no table FOX-42.');
    expect(FakeSocket.all).toHaveLength(1);
  });
  it('says why one may not be at the table any more, and stops asking', () => {
    arrive();
    last().tell({ type: 'refused', id: '', why: plain('The host of this table does not let you in.') });
    last().close(4423);
    vi.advanceTimersByTime(60_000);
    expect(live.shut).toBe('The host of this table does not let you in.');
    expect(FakeSocket.all).toHaveLength(1);
  });
});

describe('a lost connection', () => {
  it('tries again from the last update, more and more slowly', () => {
    arrive(5);
    last().close();
    expect(live.line).toBe('lost');
    expect(live.shown?.update.seq).toBe(5);
    vi.advanceTimersByTime(1000);
    expect(last().url).toContain('seq=5');
    for (let i = 0; i < 4; i++) {
      last().close();
      vi.advanceTimersByTime(12_000);
    }
    const before = FakeSocket.all.length;
    last().close();
    vi.advanceTimersByTime(4000);
    expect(FakeSocket.all).toHaveLength(before);
    vi.advanceTimersByTime(8000);
    expect(FakeSocket.all).toHaveLength(before + 1);
  });
  it('sends what was not answered again, with the same id, and only that', async () => {
    arrive();
    const answered = live.ask({ type: 'start' });
    const open = live.ask({ type: 'stand', seat: 0 });
    const [first, second] = last().sent as { id: string }[];
    last().tell({ type: 'done', id: first!.id, seq: null });
    await answered;
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toEqual([second]);
    last().tell({ type: 'done', id: second!.id, seq: 9 });
    expect(await open).toBe(9);
  });
  it('keeps an ask made meanwhile', () => {
    arrive();
    last().close();
    void live.ask({ type: 'rematch' });
    vi.advanceTimersByTime(1000);
    last().open();
    expect(last().sent).toMatchObject([{ type: 'rematch' }]);
  });
  it('plays the one step that was missed, with the trail of the history', () => {
    arrive(2);
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    last().tell(
      table(),
      { type: 'history', past: [{ seq: 3, seat: 1, at: 0, trail: [{ event: 'e', n: 3 }] }] },
      update(3, { trail: [] }),
    );
    expect(live.shown).toMatchObject({ animate: true, update: { seq: 3, trail: [{ n: 3 }] } });
    expect(words()).toEqual(['event 0', 'event 1', 'event 2', 'event 3']);
  });
  it('jumps over more than one, but tells all of it', () => {
    arrive(0);
    last().close();
    vi.advanceTimersByTime(1000);
    last().open();
    const past = [1, 2, 3].map((seq) => ({ seq, seat: 1, at: 0, trail: [{ event: 'e', n: seq }] }));
    last().tell(table(), { type: 'history', past }, update(3, { trail: [] }));
    expect(live.shown).toMatchObject({ animate: false, update: { seq: 3 } });
    expect(words()).toHaveLength(4);
  });
  it('forgets what was taken back, and jumps to where the game stands then', () => {
    arrive(2);
    const past = [0, 1].map((seq) => ({ seq, seat: 1, at: 0, trail: [{ event: 'e', n: seq }] }));
    last().tell({ type: 'back' }, { type: 'history', past }, update(1, { trail: [] }));
    expect(live.shown).toMatchObject({ animate: false, update: { seq: 1 } });
    expect(words()).toEqual(['event 0', 'event 1']);
    last().tell(update(2));
    expect(live.shown).toMatchObject({ animate: true, update: { seq: 2 } });
    expect(words()).toEqual(['event 0', 'event 1', 'event 2']);
  });
  it('hangs up on a line that has gone silent', () => {
    arrive();
    vi.advanceTimersByTime(16_000);
    expect(live.line).toBe('lost');
  });
  it('looks as the same seat again', async () => {
    arrive();
    const look = live.look(1);
    last().tell({ type: 'done', id: last().sent[0]!.id as string, seq: null });
    await look;
    last().close();
    vi.advanceTimersByTime(1000);
    expect(last().url).toContain('seat=1');
  });
});

describe('asking', () => {
  it('is refused in the server’s words', async () => {
    arrive();
    const ask = live.ask({ type: 'move', seat: 0, seq: 2, do: { act: 'lay' } });
    last().tell({ type: 'refused', id: last().sent[0]!.id as string, why: plain('It is not your turn.') });
    await expect(ask).rejects.toThrow('It is not your turn.');
  });
});

describe('the queue of updates', () => {
  it('waits for the board, one after the other', () => {
    arrive(0);
    last().tell(update(1), update(2));
    expect(live.shown?.update.seq).toBe(1);
    expect(live.still).toBe(false);
    expect(words()).toHaveLength(2);
    live.settled(1);
    expect(live.shown?.update.seq).toBe(2);
    live.settled(2);
    expect(live.still).toBe(true);
  });
  it('goes on by itself if the board never says so', () => {
    arrive(0);
    last().tell(update(1), update(2));
    vi.advanceTimersByTime(6500);
    expect(live.shown?.update.seq).toBe(2);
  });
  it('hurries when several wait, and skips the film when too many do', () => {
    arrive(0);
    last().tell(...[1, 2, 3, 4].map((n) => update(n)));
    live.settled(1);
    expect(live.shown).toMatchObject({ animate: true, hurry: true, update: { seq: 2 } });
    last().tell(...[5, 6, 7, 8, 9, 10, 11, 12].map((n) => update(n)));
    live.settled(2);
    expect(live.shown!.update.seq).toBeGreaterThan(4);
    expect(live.shown).toMatchObject({ animate: true, hurry: true });
    expect(words()).toEqual([...Array(live.shown!.update.seq + 1).keys()].map((n) => `event ${n}`));
  });
  it('does not pile up in a hidden tab', () => {
    arrive(0);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    last().tell(update(1), update(2), update(3));
    expect(live.shown).toMatchObject({ animate: false, update: { seq: 3 } });
    expect(live.still).toBe(true);
  });
  it('takes the same moment through other eyes without a new line in the log', () => {
    arrive(1);
    last().tell(update(1, { view: { other: true }, trail: [] }));
    expect(live.shown).toMatchObject({ animate: false, update: { view: { other: true } } });
    expect(words()).toHaveLength(2);
  });
  it('gives a waiting update its new view and keeps its trail', () => {
    arrive(0);
    last().tell(update(1), update(2), update(2, { view: { other: true }, trail: [] }));
    live.settled(1);
    expect(live.shown).toMatchObject({ animate: true, update: { view: { other: true }, trail: [{ n: 2 }] } });
  });
});
