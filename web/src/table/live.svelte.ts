// One table over the wire: the socket with its reconnects, the asks that wait for an answer, and the updates that wait for the board.
import { t, tell as say } from '../words/words.svelte';
import type { GameClient, GameEvent, LogEntry, ViewOf } from '../games/contract';
import type { AnyAsk, AnyTell, ChatLine, Past, Pong, TableInfo, Update } from '../wire';
import { logEntries } from './log';
import { talk } from './talk.svelte';
import type { Clocks } from './clocks';

// Distributes over the union, so that every kind of ask keeps its own fields.
type WithoutId<T> = T extends { id: string } ? Omit<T, 'id'> : never;
export type Wish = WithoutId<Exclude<AnyAsk, Pong>>;

/** What a table needs of a socket. A lesson has something else in its place. */
export interface Line {
  readonly readyState: number;
  onopen: (() => void) | null;
  onmessage: ((event: { data: string }) => void) | null;
  onclose: ((event: { code: number }) => void) | null;
  send(message: string): void;
  close(): void;
}

export interface Shown {
  update: Update;
  animate: boolean;
  hurry: boolean;
}

interface Waiting {
  message: string;
  done(seq: number | null): void;
  refused(why: Error): void;
}

interface Queued {
  update: Update;
  past: Past[];
  animate: boolean;
}

const slowest = 8_000; // ms between two tries
const silence = 15_000; // the server pings every 4 s; no word for so long: the line is dead though the socket doesn't know
// The server's close codes.
const noTable = 4404;
const notLetIn = 4423;
const patience = 6_000; // for a board that never says it has settled
const mostLines = 200; // written, as long as the page is open
const justNow = 10_000; // ms
const tooMany = 6; // waiting updates: show the last one at once

let counter = 0;
// Not crypto.randomUUID: that exists only over HTTPS, and families play over http://192.168...
const newId = (): string =>
  `${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 10)}-${(counter++).toString(36)}`;

export class LiveTable {
  table = $state.raw<TableInfo | null>(null);
  shown = $state.raw<Shown | null>(null);
  log = $state.raw<LogEntry[]>([]);
  /** What is on people's clocks, where they play with some. */
  clocks = $state.raw<Clocks | null>(null);
  /** What people have written to each other, for those who sit here. */
  chat = $state.raw<ChatLine[]>([]);
  line = $state<'connecting' | 'open' | 'lost'>('connecting');
  /** Nothing is moving and nothing waits to be shown. */
  still = $state(true);
  /** Why there is no such table. */
  missing = $state<string | null>(null);
  /** Why one may not be at this table. */
  shut = $state<string | null>(null);

  #game: GameClient | undefined; // for the log's words
  #socket: Line | undefined;
  #waiting = new Map<string, Waiting>();
  #queue: Queued[] = [];
  #past: Past[] = [];
  #events: GameEvent[] = []; // all so far, for lines that look back
  #busy = false;
  #drawn = false; // a board has drawn something: what comes next can be played from there
  #guard: ReturnType<typeof setTimeout> | undefined;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #quiet: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #lastSeq = -1; // received
  #loggedSeq = -1; // shown
  #arriving = false; // between the socket's opening and its first update
  #eyes: number | null = null; // the seat this device has asked to look as
  #offset: number | null = null;
  #lastWords = ''; // a refusal of nothing in particular: there is no such table, or one may not come in
  #closed = false;

  constructor(
    readonly code: string,
    private readonly connect: (url: string) => Line,
    /** -1: a screen that only watches, whoever's browser it is */
    eyes: number | null = null,
  ) {
    this.#eyes = eyes;
    addEventListener('online', this.#hasten);
    document.addEventListener('visibilitychange', this.#hasten);
    this.#open();
  }

  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#hasten);
    document.removeEventListener('visibilitychange', this.#hasten);
    for (const timer of [this.#guard, this.#retry, this.#quiet]) clearTimeout(timer);
    this.#socket?.close();
  }

  /** Resolves when the server has carried it out for good. Survives a lost connection: the same id is sent again. */
  ask(wish: Wish): Promise<number | null> {
    const id = newId();
    const message = JSON.stringify({ ...wish, id });
    return new Promise((done, refused) => {
      this.#waiting.set(id, { message, done, refused });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(message);
    });
  }

  /** The client of the table's game is here: what has come meanwhile is shown. */
  meet(game: GameClient): void {
    this.#game = game;
    this.#pump();
  }

  look(seat: number): Promise<number | null> {
    this.#eyes = seat;
    return this.ask({ type: 'look', seat });
  }

  get lastSeq(): number {
    return this.#lastSeq;
  }

  serverNow = (): number => Date.now() + (this.#offset ?? 0);

  /** The board has played the trail of the update it shows. */
  settled = (seq: number): void => {
    this.#drawn = true;
    if (!this.#busy || seq !== this.shown?.update.seq) return;
    clearTimeout(this.#guard);
    this.#busy = false;
    this.#pump();
  };

  /** It still plays it. */
  playing = (seq: number): void => {
    if (!this.#busy || seq !== this.shown?.update.seq) return;
    clearTimeout(this.#guard);
    this.#guard = setTimeout(() => this.settled(seq), patience);
  };

  // --- the line

  #open(): void {
    if (this.#closed) return;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const eyes = this.#eyes === null ? '' : `&seat=${this.#eyes}`;
    const socket = this.connect(
      `${scheme}://${location.host}/api/tables/${encodeURIComponent(this.code)}/live?seq=${this.#lastSeq}${eyes}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      this.#arriving = true;
      this.#past = [];
      this.#offset = null;
      for (const ask of this.#waiting.values()) socket.send(ask.message);
    };
    socket.onmessage = (event) => {
      this.#listen();
      this.#hear(JSON.parse(event.data) as AnyTell);
    };
    socket.onclose = (event) => {
      if (event.code === noTable) this.missing = this.#lastWords || t('table-unknown', { code: this.code });
      if (event.code === notLetIn) this.shut = this.#lastWords;
      if (this.#socket === socket) this.#lose();
    };
  }

  /** A phone that went through a tunnel keeps a socket that never closes. The server pings; if nothing comes, hang up ourselves. */
  #listen(): void {
    clearTimeout(this.#quiet);
    this.#quiet = setTimeout(() => {
      this.#socket?.close();
      this.#lose();
    }, silence);
  }

  #lose(): void {
    clearTimeout(this.#quiet);
    this.#socket = undefined;
    if (this.#closed || this.missing || this.shut) return;
    this.line = 'lost';
    const wait = Math.min(slowest, 400 * 2 ** this.#tries) * (0.75 + Math.random() / 2);
    this.#tries += 1;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#open(), wait);
  }

  #hasten = (): void => {
    if (document.hidden || this.#socket || this.line !== 'lost') return;
    this.#tries = 0;
    clearTimeout(this.#retry);
    this.#open();
  };

  // --- what the server tells

  #hear(tell: AnyTell): void {
    switch (tell.type) {
      case 'table':
        return this.#sit(tell);
      case 'history':
        this.#past.push(...tell.past);
        return;
      case 'back':
        return this.#forget();
      case 'update':
        return this.#receive(tell);
      case 'clocks':
        this.clocks = { at: performance.now(), told: tell.clocks };
        return;
      case 'said':
        if (this.table) talk.hear(this.table, tell.seat, tell.phrase);
        return;
      case 'chat':
        return this.#read(tell.lines);
      case 'ping':
        this.#socket?.send(JSON.stringify({ type: 'pong', n: tell.n }));
        return;
      case 'done':
      case 'refused': {
        const ask = this.#waiting.get(tell.id);
        this.#waiting.delete(tell.id);
        if (tell.type === 'done') ask?.done(tell.seq ?? null);
        else if (ask) ask.refused(new Error(say(tell.why)));
        else this.#lastWords = say(tell.why);
      }
    }
  }

  #read(lines: ChatLine[]): void {
    const known = this.chat.at(-1)?.n ?? 0;
    const fresh = lines.filter((line) => line.n > known);
    this.chat = [...this.chat, ...fresh].slice(-mostLines);
    // What was written while one was away is read, not shown at a seat.
    const last = fresh.at(-1);
    if (last && this.table && this.serverNow() - last.at < justNow) talk.read(this.table, last);
  }

  #sit(table: TableInfo): void {
    this.table = table;
    if (table.status === 'waiting') this.#arriving = false; // one is there when it begins: the deal is worth a film
    this.line = 'open';
    this.#tries = 0;
    // What is on its way takes time, so every sample is a little low: the highest is the best.
    this.#offset = Math.max(this.#offset ?? -Infinity, table.now - Date.now());
  }

  /** Something was taken back: all that was told so far is told anew, and the board jumps to where it stands then. */
  #forget(): void {
    clearTimeout(this.#guard);
    this.#busy = false;
    this.#queue = [];
    this.#past = [];
    this.#events = [];
    this.log = [];
    this.#lastSeq = this.#loggedSeq = -1;
    this.#arriving = true;
  }

  #receive(update: Update): void {
    const past = this.#past;
    const gap = update.seq - this.#lastSeq;
    const known = this.#lastSeq >= 0;
    const arriving = this.#arriving;
    this.#past = [];
    this.#arriving = false;
    if (gap <= 0) {
      this.#reseen(update);
      return;
    }
    this.#lastSeq = update.seq;
    // On arrival the history tells what was missed; only if that is the very next step, it is worth a film.
    const animate = !arriving || (known && gap === 1);
    const trail = (arriving && past.at(-1)?.seq === update.seq && past.at(-1)?.trail) || update.trail;
    this.#queue.push({ update: { ...update, trail }, past, animate });
    this.#pump();
  }

  /** The same moment again: through other eyes, or after a reconnect. Only the view is new. */
  #reseen(update: Update): void {
    const queued = this.#queue.find((q) => q.update.seq === update.seq);
    if (queued) queued.update = { ...update, trail: queued.update.trail };
    else if (this.shown?.update.seq === update.seq) this.shown = { ...this.shown, update, animate: false };
  }

  // --- what the board gets

  #pump(): void {
    while (!this.#busy && this.#game) {
      const next = this.#queue.shift();
      this.still = !next;
      if (!next) return;
      const behind = this.#queue.length;
      const animate = next.animate && (this.#drawn || next.update.seq === 0) && !document.hidden && behind < tooMany;
      this.#record([...next.past, next.update], next.update.view);
      this.shown = { update: next.update, animate, hurry: behind > 1 };
      if (!animate) continue;
      this.#busy = true;
      this.#guard = setTimeout(() => this.settled(next.update.seq), patience);
    }
  }

  #record(past: Past[], view: ViewOf | undefined): void {
    const table = this.table;
    const game = this.#game;
    if (!table || !game) return;
    const fresh = past.filter((p) => p.seq > this.#loggedSeq).sort((a, b) => a.seq - b.seq);
    // The present may be in the history too.
    const once = fresh.filter((p, i) => p.seq !== fresh[i - 1]?.seq);
    this.#loggedSeq = once.at(-1)?.seq ?? this.#loggedSeq;
    const lines = once.flatMap((p) => logEntries(p, game, table, this.#events, view));
    if (lines.length) this.log = [...this.log, ...lines];
  }
}
