// The server's plain HTTP calls. A failure is an Error with a sentence to show.
import type { ViewOf } from './games/contract';
import type {
  ContentInfo,
  ContentWords,
  GameInfo,
  Me,
  NewTable,
  Problem,
  Ready,
  Replay,
  TableCode,
  TableInfo,
  Tables,
} from './wire';

export class Failure extends Error {
  /** 0: the server could not be reached at all. */
  constructor(
    readonly status: number,
    message: string,
  ) {
    super(message);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Failure(0, 'The Quirkbox server does not answer.');
  }
  if (answer.ok) return (await answer.json()) as T;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  // A gateway in front of a server that is down answers for it.
  if (!problem?.why && answer.status >= 500) throw new Failure(0, 'The Quirkbox server does not answer.');
  throw new Failure(answer.status, problem?.why ?? 'That did not work.');
}

/** Content on the table, with the view of its game. */
type ContentOf<Game extends string> = Omit<ContentInfo, 'view'> & { view: ViewOf<Game> };

const at = (code: string): string => `/tables/${encodeURIComponent(code)}`;

export const api = {
  /** A game's board for trying things out: what goes in and comes out is the game's own. */
  tryOut: <T>(game: string, what: unknown) => call<T>('POST', `/games/${game}/try`, what),
  games: () => call<GameInfo[]>('GET', '/games'),
  /** Whether a game can be started; if not, it is got ready next. */
  want: (game: string) => call<Ready>('POST', `/games/${game}/ready`),
  me: () => call<Me>('GET', '/me'),
  rename: (name: string) => call<Me>('PUT', '/me', { name }),
  tables: () => call<Tables>('GET', '/tables'),
  newTable: (wish: NewTable) => call<TableCode>('POST', '/tables', wish),
  table: (code: string) => call<TableInfo>('GET', at(code)),
  replay: (code: string) => call<Replay>('GET', `${at(code)}/replay`),
  /** All content of ours that an option can stand for, on the table. */
  contents: <Game extends string>(game: Game, option: string) =>
    call<ContentOf<Game>[]>('GET', `/games/${game}/content/${option}`),
  /** Somebody's own file on the table; a Failure says what is wrong with it, and where. */
  content: <Game extends string>(game: Game, option: string, text: string) =>
    call<ContentOf<Game>>('POST', `/games/${game}/content/${option}`, { text }),
  /** Everything that can be said about it; it can take a while. */
  contentWords: (game: string, option: string, text: string) =>
    call<ContentWords>('POST', `/games/${game}/content/${option}/words`, { text }),
  transcriptUrl: (code: string) => `/api${at(code)}/transcript`,
};
