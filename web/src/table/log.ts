import { reader, tell, type Told } from '../words/words.svelte';
import type { GameClient, GameEvent, LogEntry, LogLine, ViewOf } from '../games/contract';
import type { Past, TableInfo } from '../wire';

/** The seats played on this device. */
export const seatsHere = (table: Pick<TableInfo, 'seats'>): number[] =>
  table.seats.filter((s) => s.mine && s.kind === 'person').map((s) => s.seat);

/** What the server says of an event; nothing where it says nothing. */
function told(words: Told): LogLine | null {
  const text = tell(words);
  return text ? [{ text }] : null;
}

/** A line that is said again when somebody changes the language. */
class Line {
  #language = reader.language;
  #said: LogLine;
  readonly #say: () => LogLine;
  constructor(said: LogLine, say: () => LogLine) {
    this.#said = said;
    this.#say = say;
  }
  get said(): LogLine {
    if (this.#language !== reader.language) {
      this.#language = reader.language;
      this.#said = this.#say();
    }
    return this.#said;
  }
}

/** One log entry of the game as lines of words; `events` are those before it, and grow; `view` as in `logLine`. "You" only where it is clear who that is: not on
 *  a shared device. */
export function logEntries(
  past: Past,
  game: GameClient,
  table: Pick<TableInfo, 'seats'>,
  events: GameEvent[],
  view: ViewOf | undefined,
): LogEntry[] {
  const here = seatsHere(table);
  const me = here.length === 1 ? here[0]! : -1;
  const names = table.seats.map((s) => s.name);
  return past.trail.flatMap((event, i) => {
    const words = past.lines?.[i];
    const before = events.length;
    const say = (earlier: readonly GameEvent[]): LogLine | null =>
      words === undefined ? game.logLine(event, names, me, earlier, view) : told(words);
    const first = say(events);
    events.push(event);
    if (!first) return [];
    const line = new Line(first, () => say(events.slice(0, before)) ?? first);
    return [
      {
        key: `${past.seq}.${i}`,
        seq: past.seq,
        seat: past.seat,
        at: past.at,
        event,
        get line() {
          return line.said;
        },
        mine: here.includes(past.seat),
      },
    ];
  });
}
