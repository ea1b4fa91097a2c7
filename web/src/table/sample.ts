// A table as it comes over the wire, for tests.
import type { AnyTell, SeatInfo, TableInfo, Update } from '../wire';

export class FakeSocket {
  static all: FakeSocket[] = [];
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen?: () => void;
  onmessage?: (event: { data: string }) => void;
  onclose?: (event: { code: number }) => void;
  constructor(readonly url: string) {
    FakeSocket.all.push(this);
  }
  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close(code = 1006): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
  open(): void {
    this.readyState = 1;
    this.onopen?.();
  }
  tell(...tells: AnyTell[]): void {
    for (const tell of tells) this.onmessage?.({ data: JSON.stringify(tell) });
  }
}

const seat = (n: number, more: Partial<SeatInfo> = {}): SeatInfo => ({
  seat: n,
  chair: n,
  kind: 'person',
  name: `P${n}`,
  bot: null,
  here: true,
  mine: n === 0,
  stands_in_for: null,
  ...more,
});
export const table = (more: Partial<TableInfo> = {}): TableInfo => ({
  type: 'table',
  code: 'FOX-42',
  game: 'quirkies',
  options: {},
  public: false,
  status: 'playing',
  seats: [seat(0), seat(1)],
  looking_as: 0,
  watchers: 0,
  commitment: null,
  secret: null,
  seal: null,
  rematch: null,
  away_ms: 20_000,
  now: Date.now(),
  ...more,
});
export const update = (seq: number, more: Partial<Update> = {}): Update => ({
  type: 'update',
  seq,
  seat: 0,
  at: 0,
  trail: [{ event: 'e', n: seq }],
  view: { seq },
  legal: [],
  waiting: [0],
  score: [0, 0],
  over: false,
  winners: [],
  deadline: null,
  ...more,
});
