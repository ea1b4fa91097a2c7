// The life of an update at a board: what lies there, the film from one moment to the next, and what happens when another update
// comes in between. A game's stage says what a moment looks like (`show`) and plays a trail (`perform`); the board draws it.
import { untrack } from 'svelte';
import type { BoardProps, UpdateOf } from '../games/contract';
import { prefs } from './prefs.svelte';
import { Reactions } from './reactions.svelte';
import type { Mood } from './seats';
import { run, type Timed } from './timeline';

/** ms after which a deal is no news any more */
const FRESH = 4000;

/** What of a board's props its stage looks at; a film elsewhere gives no more than that. */
export type StageProps<Id extends string = string> = Pick<
  BoardProps<Id>,
  'update' | 'animate' | 'hurry' | 'settled' | 'playing' | 'covered' | 'log' | 'names' | 'replaying' | 'serverNow'
> & { table: Pick<BoardProps<Id>['table'], 'seats'> };

interface Following<Id extends string> {
  /** Whose things lie at the lower edge, where that makes a difference to what lies there. */
  eyes?(): number;
  /** Before an update is shown or played. */
  begin?(update: UpdateOf<Id>): void;
}

export abstract class Stage<Id extends string = string> extends Reactions {
  /** How fast things are played: as one likes it, and faster if others wait behind. */
  protected speed = 1;
  protected eyes = -1;
  #board: () => StageProps<Id>;
  #seen = -1;
  #lies: UpdateOf<Id> | null = null;
  #playing: UpdateOf<Id> | null = null;
  /** Counts what was shown and played: whoever finds another number than at the beginning was overtaken. */
  #run = 0;
  #wake: () => void = () => {};

  /** `board`: what the board is given. */
  constructor(board: () => StageProps<Id>) {
    super();
    this.#board = board;
  }
  get #props(): StageProps<Id> {
    return this.#board();
  }

  /** Everything lies as the update says, at once: nothing is in the air. */
  protected abstract show(update: UpdateOf<Id>): void;

  /** Plays the trail, from what lies there now; in the end everything lies as the update says. All pauses of it are `wait`s. */
  protected abstract perform(update: UpdateOf<Id>): Promise<void>;

  /** Takes an update in without a film and without an end to what is seen, where somebody looks at something else in peace. */
  protected aside(_: UpdateOf<Id>): boolean {
    return false;
  }

  /** Called once, while the board is being made: from then on the stage has what the board is given. */
  follow({ eyes = () => -1, begin }: Following<Id> = {}): void {
    untrack(() => {
      this.eyes = eyes();
      this.#jump(this.#props.update); // something lies there from the first frame on
    });
    $effect(() => {
      const now = this.#props.update;
      const who = eyes();
      untrack(() => {
        begin?.(now);
        const same = now === this.#lies && who === this.eyes;
        this.eyes = who;
        if (this.#worthAFilm(now)) void this.#play(now);
        else {
          if (!same) this.#jump(now);
          this.#props.settled(now.seq);
        }
        this.#seen = now.seq;
      });
    });
    $effect(() => () => this.#overtake()); // nothing goes on behind a board that is gone
  }

  /** A trail tells the way from the moment before: where some were passed over, there is nothing to begin a film from. */
  #worthAFilm(update: UpdateOf<Id>): boolean {
    const { animate, replaying, serverNow } = this.#props;
    if (update.seq !== this.#seen + 1) return false;
    // A deal of this very moment is worth seeing, also for those who come in right then.
    return animate || (update.seq === 0 && !replaying && serverNow() - update.at < FRESH);
  }

  #jump(update: UpdateOf<Id>): void {
    this.#overtake();
    this.#playing = null;
    this.#lies = update;
    this.show(update);
  }

  async #play(update: UpdateOf<Id>): Promise<void> {
    if (!this.aside(update)) {
      if (this.#playing) this.#jump(this.#playing); // the one before was not over yet
      this.#overtake();
      this.speed = prefs.speed * (this.#props.hurry ? 3 : 1);
      this.#playing = update;
      this.#lies = null;
      const mine = this.#run;
      await this.perform(update);
      if (mine !== this.#run) return;
      this.#playing = null;
    }
    this.#lies = update;
    this.#props.settled(update.seq);
  }

  #overtake(): void {
    this.#run++;
  }

  /** What is being played is over: everything lies where it belongs. */
  protected cut(): void {
    const playing = this.#playing;
    this.#overtake();
    if (!playing) return;
    this.#jump(playing);
    this.#props.settled(playing.seq);
  }

  /** Whoever is overtaken meanwhile waits for ever: nothing more comes of it. */
  protected wait(ms: number): Promise<void> {
    const mine = this.#run;
    return new Promise((done) => {
      const go = (): void => {
        clearTimeout(timer);
        if (mine === this.#run) done();
      };
      const timer = setTimeout(go, ms);
      this.#wake = go;
    });
  }
  /** The wait is over. */
  protected wake(): void {
    this.#wake();
  }

  /** Every step begins and ends in its time. */
  protected playAlong<Step extends Timed>(
    steps: readonly Step[],
    begin: (step: Step) => void,
    end: (step: Step) => void,
  ): Promise<void> {
    return run(steps, { speed: this.speed, begin, end, wait: (ms) => this.wait(ms) });
  }

  /** It is still being played, and nothing hangs: the shell goes on by itself otherwise. */
  protected beat(): void {
    this.#props.playing?.(this.#props.update.seq);
  }

  /** Nobody is to look into a hand right now. */
  protected get covered(): boolean {
    return this.#props.covered;
  }

  // --- who sits there

  isBot = (seat: number): boolean => this.#props.table.seats[seat]?.kind === 'bot';
  isAway = (seat: number): boolean => this.#props.table.seats[seat]?.here === false;
  chairOf = (seat: number): number => this.#props.table.seats[seat]?.chair ?? seat;
  /** by seat */
  get chairs(): number[] {
    return this.#props.names.map((_, seat) => this.chairOf(seat));
  }

  /** How somebody looks: what has just happened to them comes first, then the end of the game, then what the game says. */
  mood(seat: number, over: boolean, otherwise: Mood, lost: Mood = 'idle'): Mood {
    if (this.moods[seat]) return this.moods[seat];
    if (over) return this.#props.update.winners.includes(seat) ? 'happy' : lost;
    return this.isAway(seat) ? 'asleep' : otherwise;
  }

  /** What this update has brought, for those who listen. */
  get news(): string {
    return this.#props.log
      .filter((entry) => entry.seq === this.#props.update.seq)
      .map((entry) => entry.line.map((part) => part.text).join(''))
      .join(' ');
  }
}
