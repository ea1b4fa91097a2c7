// An exercise on the real board: a lesson, or a puzzle. The server keeps nothing: with every step it is told all that was done. To the table's own
// line (LiveTable) it looks like a socket, so that updates are queued, played and told exactly as at a table.
import { plain, t, tell } from '../words/words.svelte';
import type { GameAction } from '../games/contract';
import type { Line } from '../table/live.svelte';
import type { AnyAsk, AnyTell, LessonMoment } from '../wire';

export type Ask = (done: (GameAction | null)[], since: number) => Promise<LessonMoment>;

const beat = 4000; // ms; a line that is silent for long is taken for a dead one

export class Course {
  moment = $state.raw<LessonMoment>();
  /** What was just tried is not right: why. */
  wrong = $state<string | null>(null);
  /** How often something was not right in this step. */
  tries = $state(0);
  busy = $state(false);
  /** Grows whenever the board has to begin anew: one has gone back. */
  round = $state(0);
  /** Why there is nothing to show. */
  problem = $state.raw<Error | null>(null);
  #done = $state.raw<(GameAction | null)[]>([]);
  #seq = -1;
  #tell: (told: AnyTell) => void = () => {};

  constructor(private readonly ask: Ask) {}

  /** From the beginning, or from where one was. */
  async begin(done: (GameAction | null)[] = []): Promise<void> {
    try {
      const moment = await this.ask(done, -1);
      this.problem = null;
      this.#done = done;
      this.#seq = moment.updates.at(-1)?.seq ?? 0;
      this.wrong = null;
      this.tries = 0;
      this.moment = moment;
      this.round += 1;
    } catch (problem) {
      this.problem = problem as Error;
    }
  }

  /** Do one thing, null for "Next". Rejects with why it is not right. */
  async press(what: GameAction | null): Promise<void> {
    if (this.busy) throw new Error(t('learn-one-thing'));
    // Some boards go on by themselves; while there is something to read, they wait.
    if (what !== null && this.moment?.waits !== 'move') throw new Error(t('learn-read-first'));
    this.busy = true;
    try {
      const before = this.moment?.step;
      const moment = await this.ask([...this.#done, what], this.#seq);
      if (moment.why !== null) {
        this.wrong = tell(moment.why);
        this.tries += 1;
        throw new Error(this.wrong);
      }
      this.#done = [...this.#done, what];
      this.#seq = moment.updates.at(-1)?.seq ?? this.#seq;
      this.wrong = null;
      if (moment.step !== before) this.tries = 0;
      this.moment = moment;
      for (const update of moment.updates) this.#tell(update);
    } finally {
      this.busy = false;
    }
  }

  get first(): boolean {
    return !this.#done.length;
  }
  /** To the beginning of the step, or if one is there, of the one before. */
  back(): Promise<void> {
    const begun = this.moment?.begun ?? [0];
    return this.begin(this.#done.slice(0, begun.findLast((n) => n < this.#done.length) ?? 0));
  }
  again(): Promise<void> {
    return this.begin();
  }

  /** For LiveTable, in place of a socket. */
  line = (): Line => {
    const moment = this.moment!;
    const timer = setInterval(() => say({ type: 'ping', n: 0 }), beat);
    const line: Line = {
      readyState: WebSocket.OPEN,
      onopen: null,
      onmessage: null,
      onclose: null,
      close: () => clearInterval(timer),
      send: (message) => void this.#hear(JSON.parse(message) as AnyAsk),
    };
    const say = (told: AnyTell): void => line.onmessage?.({ data: JSON.stringify(told) });
    this.#tell = say;
    queueMicrotask(() => {
      line.onopen?.();
      say(moment.table);
      for (const update of moment.updates) say(update);
    });
    return line;
  };

  async #hear(ask: AnyAsk): Promise<void> {
    if (ask.type !== 'move') return;
    try {
      await this.press(ask.do as GameAction);
      this.#tell({ type: 'done', id: ask.id, seq: this.#seq });
    } catch (problem) {
      this.#tell({ type: 'refused', id: ask.id, why: plain((problem as Error).message) });
    }
  }
}
