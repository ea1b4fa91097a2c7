// What lies on the table while the trail is played: things fly first, then lie where they are. The Board draws this and nothing else.
import { flushSync } from 'svelte';
import { Sky, type Flight as AnyFlight } from '../../shared/flights.svelte';
import { play as sound } from '../../shared/sound';
import { Stage } from '../../shared/stage.svelte';
import type { BoardProps } from '../contract';
import { Reel } from './reel.svelte';
import type { Event, Tile, Update, View } from './types';
import { blurt } from './words';

export interface Flight extends AnyFlight {
  what: 'tile' | 'root' | 'coin';
  tile?: Tile | null;
  turn?: number;
}
export interface Float {
  id: number;
  terminal: number;
  charges: number;
}
/** Where something is on the page: an element's `data-at`, or a cell of the board. */
export type Place = string | { x: number; y: number };

const FLY = 340;

export class RootgStage extends Stage<'rootg'> {
  view = $state.raw<View>()!;
  /** the run, once the circuit is on */
  reel = new Reel(
    () => this.view.run?.ticks ?? [],
    (tick) => void this.#deliver(tick),
  );
  sky = new Sky<Flight>();
  floats = $state.raw<Float[]>([]);
  flying = $state.raw<ReadonlySet<number>>(new Set());
  thump = $state<number | null>(null);
  banner = $state(false); // the circuit is on!
  /** the draw for the start, as far as it has come */
  opening = $state.raw<{ sums: [number, number]; holder: number | null } | null>(null);
  #ids = 0;
  #rect: (place: Place) => DOMRect | null;

  /** `rect` says where a place is on the page. */
  constructor(board: () => BoardProps<'rootg'>, rect: (place: Place) => DOMRect | null) {
    super(board);
    this.#rect = rect;
  }

  protected show(update: Update): void {
    this.#lay(update);
    const run = this.view.run;
    if (run && !this.reel.mine) this.reel.set(run.tick);
  }

  #lay(update: Update): void {
    this.sky.clear();
    this.floats = [];
    this.flying = new Set();
    this.banner = false;
    this.opening = null;
    this.view = update.view;
  }

  protected async perform(update: Update): Promise<void> {
    const after = update.view;
    if (after.run && after.run.tick > 0) return this.#tick(update, after.run.tick);
    if (after.run) this.reel.set(0);
    const trail = update.trail;
    const draws = trail.filter((event) => event.event === 'start_draw').slice(-4); // of many equal ones, only the last
    for (const event of trail)
      if (event.event !== 'start_draw' || draws.includes(event)) await this.#one(event, after, update.seq);
    this.view = after;
    this.opening = null;
  }

  /** A tick of the run is the reel's business, unless somebody has it in hand. */
  async #tick(update: Update, tick: number): Promise<void> {
    this.#lay(update);
    if (!this.reel.mine) await this.reel.play(tick, this.speed);
  }

  async #one(event: Event, after: View, seq: number): Promise<void> {
    for (const { seat, mood, words } of blurt(event, this.isBot, seq)) this.react(seat, mood, words);
    const before = this.view;
    switch (event.event) {
      case 'start_draw': {
        const sums: [number, number] = this.opening ? [...this.opening.sums] : [0, 0];
        sums[event.seat] = event.sum;
        this.opening = { sums, holder: null };
        sound('deal');
        return this.#pause(event.seat === 1 ? 500 : 350);
      }
      case 'took':
        if (this.opening) this.opening = { ...this.opening, holder: event.seat };
        else await this.#fly([{ what: 'root', from: `root-${1 - event.seat}`, to: `root-${event.seat}` }]);
        sound('token');
        this.view = { ...this.view, holder: event.seat };
        return this.#pause(event.why === 'refused' ? 200 : 1300);
      case 'handed_over':
        await this.#fly([{ what: 'root', from: `root-${event.seat}`, to: `root-${1 - event.seat}` }]);
        this.view = { ...this.view, holder: 1 - event.seat, handed: true };
        return;
      case 'turn':
        this.opening = null;
        return;
      case 'drew':
        sound('deal');
        return this.#fly([{ what: 'tile', tile: null, from: 'pile', to: `hand-${event.seat}` }], 0.7);
      case 'kept': {
        const [kept, given] = [after.hands[event.seat]?.[0] ?? null, after.hands[1 - event.seat]?.[0] ?? null];
        const at = before.drawn.findIndex((tile) => tile?.tile === kept?.tile && kept);
        await this.#fly([
          {
            what: 'tile',
            tile: this.covered ? null : kept,
            from: at >= 0 ? `drawn-${at}` : `hand-${event.seat}`,
            to: `hand-${event.seat}`,
          },
          {
            what: 'tile',
            tile: this.covered ? null : given,
            from: at >= 0 ? `drawn-${1 - at}` : `hand-${event.seat}`,
            to: `hand-${1 - event.seat}`,
          },
        ]);
        this.view = { ...this.view, drawn: [], hands: after.hands };
        return;
      }
      case 'placed': {
        const placed = after.board.find((one) => one.tile.tile === event.tile)!;
        const from = this.#rect(`hand-${event.seat}`);
        this.flying = new Set([event.tile]);
        const hands = before.hands.map((hand, seat) => (seat === event.seat ? [] : hand));
        this.view = { ...before, board: after.board, hands, terminals: before.terminals };
        flushSync(); // the place it flies to may only exist now
        await this.#fly([{ what: 'tile', tile: placed.tile, turn: event.turn, from, to: { x: event.x, y: event.y } }]);
        this.flying = new Set();
        this.thump = event.tile;
        setTimeout(() => this.thump === event.tile && (this.thump = null), 300);
        sound('card');
        this.view = { ...this.view, terminals: after.terminals, charges: before.charges };
        return this.#pause(120);
      }
      case 'removed':
        await this.#fly([
          {
            what: 'tile',
            tile: after.removed.find((one) => one.tile === event.tile) ?? null,
            from: `hand-${event.seat}`,
            to: 'pile',
          },
        ]);
        return;
      case 'dropped': {
        const terminal = 3 * event.seat + ['fast', 'norm', 'slow'].indexOf(event.speed);
        this.#float(terminal, event.charges);
        sound('token');
        await this.#fly([{ what: 'coin', from: `charges-${event.seat}`, to: `terminal-${terminal}` }]);
        this.view = {
          ...this.view,
          charges: this.view.charges.map((n, seat) => (seat === event.seat ? event.left : n)),
        };
        return;
      }
      case 'recharged':
        return this.#fly([{ what: 'coin', from: 'pile', to: `charges-${event.seat}` }]);
      case 'discharging':
        return this.#pause(300);
      case 'asked':
        sound('call');
        this.view = { ...this.view, asker: event.seat, phase: 'answer', turn: 1 - event.seat };
        return this.#pause(350);
      case 'answered':
        return this.#pause(450);
      case 'on':
        this.view = after;
        this.banner = true;
        sound('call');
        setTimeout(() => (this.banner = false), 1800);
        return this.#pause(900);
      case 'penalty':
        sound('token');
        return this.#fly([{ what: 'coin', from: `charges-${event.seat}`, to: `points-${1 - event.seat}` }]);
      default:
        return;
    }
  }

  /** Signals are processed: their piles fly to points or core, then what is taken from the core. */
  async #deliver(tick: number): Promise<void> {
    const now = this.view.run!.ticks[tick]!;
    now.arrived.forEach((terminal, i) => {
      const seat = Math.floor(terminal / 3);
      this.react(seat, now.right[i] ? 'happy' : 'sad');
    });
    sound(now.right.some(Boolean) ? 'token' : 'wrong');
    await this.#fly(
      now.arrived.map((terminal, i) => ({
        what: 'coin' as const,
        from: `pile-${terminal}`,
        to: now.right[i] ? `points-${Math.floor(terminal / 3)}` : 'core',
      })),
    );
    await this.#fly(
      now.taken.flatMap((charges, seat) =>
        charges ? [{ what: 'coin' as const, from: 'core', to: `points-${seat}` }] : [],
      ),
    );
  }

  #pause = (ms: number): Promise<void> => this.wait(ms / this.speed);

  async #fly(
    all: { what: Flight['what']; tile?: Tile | null; turn?: number; from: Place | DOMRect | null; to: Place }[],
    part = 1,
  ): Promise<void> {
    const flights = all.flatMap(({ from, to, ...rest }): Flight[] => {
      const [start, end] = [from instanceof DOMRect || from === null ? from : this.#rect(from), this.#rect(to)];
      return start && end ? [this.sky.launch({ ...rest, from: start, to: end, ms: (FLY * part) / this.speed })] : [];
    });
    if (!flights.length) return;
    await this.#pause(FLY * part);
    for (const flight of flights) this.sky.land(flight);
  }

  #float(terminal: number, charges: number): void {
    const float = { id: ++this.#ids, terminal, charges };
    this.floats = [...this.floats, float];
    setTimeout(() => (this.floats = this.floats.filter((one) => one !== float)), 1600);
  }
}
