// A finished game as a film: where one is, whether it runs, how fast.
import type { GameClient, GameEvent, LogEntry } from '../games/contract';
import { logEntries } from '../table/log';
import type { Shown } from '../table/live.svelte';
import type { Replay, TableInfo } from '../wire';

export const speeds = [0.5, 1, 2, 4] as const;
const dwell = 900; // ms between two steps at speed 1, after the board has settled

/** The table as it stood, seen by nobody in particular. */
const still = (table: TableInfo): TableInfo => ({
  ...table,
  looking_as: -1,
  watchers: 0,
  seats: table.seats.map((seat) => ({ ...seat, here: true, mine: false })),
});

export class Film {
  at = $state(0);
  running = $state(false);
  speed = $state<(typeof speeds)[number]>(1);
  #animate = $state(false);
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly table: TableInfo;
  readonly log: LogEntry[];

  readonly #dwell: GameClient['dwell'];

  constructor(
    readonly replay: Replay,
    table: TableInfo,
    game: GameClient,
  ) {
    this.#dwell = game.dwell;
    this.table = still(table);
    const events: GameEvent[] = [];
    this.log = replay.updates.flatMap((update) => logEntries(update, game, this.table, events, update.view));
  }

  get last(): number {
    return this.replay.updates.length - 1;
  }
  get shown(): Shown {
    return { update: this.replay.updates[this.at]!, animate: this.#animate, hurry: this.speed > 1 };
  }
  /** The log as far as one has seen. */
  get told(): LogEntry[] {
    return this.log.filter((entry) => entry.seq <= this.shown.update.seq);
  }

  /** Jump there; one step on is played, everything else is simply shown. */
  go(to: number): void {
    clearTimeout(this.#timer);
    const where = Math.max(0, Math.min(this.last, to));
    this.#animate = where === this.at + 1;
    this.at = where;
    if (where === this.last) this.running = false;
    else if (this.running && !this.#animate) this.#next();
  }
  step(by: number): void {
    this.running = false;
    this.go(this.at + by);
  }
  toggle(): void {
    this.running = !this.running;
    clearTimeout(this.#timer);
    if (!this.running) return;
    if (this.at === this.last) this.go(0);
    else this.go(this.at + 1);
  }
  faster(by: number): void {
    const i = speeds.indexOf(this.speed) + by;
    this.speed = speeds[Math.max(0, Math.min(speeds.length - 1, i))]!;
  }

  settled = (seq: number): void => {
    if (seq === this.shown.update.seq && this.running) this.#next();
  };
  #next(): void {
    clearTimeout(this.#timer);
    const stay = this.#dwell?.(this.shown.update) ?? dwell;
    this.#timer = setTimeout(() => this.running && this.go(this.at + 1), stay / this.speed);
  }
  close(): void {
    clearTimeout(this.#timer);
  }
}
