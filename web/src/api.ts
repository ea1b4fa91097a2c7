// The server's plain HTTP calls. A failure is an Error with a sentence to show.
import { network } from './offline/network.svelte';
import { t, tell } from './words/words.svelte';
import type { GameAction, ViewOf } from './games/contract';
import type {
  AnalysisRun,
  Branch,
  Branches,
  ContentInfo,
  ContentWords,
  Deal,
  DealCode,
  Device,
  FirstLook,
  Friend,
  FriendLink,
  GameInfo,
  LessonInfo,
  LessonMoment,
  Hint,
  LabRun,
  LabSettings,
  Match,
  Me,
  MoveWords,
  NewTable,
  Played,
  Player,
  PositionAsk,
  PositionTable,
  PositionTold,
  Problem,
  PushKey,
  PuzzleInfo,
  Ready,
  Replay,
  Report,
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

/** Nothing was reached: is it the network, or the server? */
function silence(): Failure {
  network.failed();
  return new Failure(0, network.off ? t('offline-not-now') : t('server-silent'));
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api${path}`, {
      method,
      ...(body === undefined ? {} : { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw silence();
  }
  if (answer.ok) {
    network.heard(answer);
    return answer;
  }
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  // A gateway in front of a server that is down answers for it.
  if (!problem?.why && answer.status >= 500) throw silence();
  network.heard(answer);
  throw new Failure(answer.status, problem?.why ? tell(problem.why) : t('did-not-work'));
}
const call = async <T>(method: string, path: string, body?: unknown): Promise<T> =>
  (await (await ask(method, path, body)).json()) as T;

/** Content on the table, with the view of its game. */
type ContentOf<Game extends string> = Omit<ContentInfo, 'view'> & { view: ViewOf<Game> };

const at = (code: string): string => `/tables/${encodeURIComponent(code)}`;

export const api = {
  /** A game's board for trying things out: what goes in and comes out is the game's own. */
  tryOut: <T>(game: string, what: unknown) => call<T>('POST', `/games/${game}/try`, what),
  games: () => call<GameInfo[]>('GET', '/games'),
  /** Whether a game can be started; if not, it is got ready next. */
  want: (game: string) => call<Ready>('POST', `/games/${game}/ready`),
  lessons: (game: string) => call<LessonInfo[]>('GET', `/games/${encodeURIComponent(game)}/lessons`),
  /** Where one is in a lesson after all that one has done in it; null is "Next". */
  lesson: (game: string, lesson: string, done: (GameAction | null)[], since: number) =>
    call<LessonMoment>('POST', `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`, {
      done,
      since,
    }),
  puzzles: (game: string) => call<PuzzleInfo[]>('GET', `/games/${encodeURIComponent(game)}/puzzles`),
  /** The puzzle of a day, `2026-11-17`. */
  daily: (game: string, day: string) => call<PuzzleInfo>('GET', `/games/${encodeURIComponent(game)}/daily/${day}`),
  /** A puzzle after all that one has done to solve it. */
  puzzle: (game: string, puzzle: string, done: (GameAction | null)[], since: number) =>
    call<LessonMoment>('POST', `/games/${encodeURIComponent(game)}/puzzles/${encodeURIComponent(puzzle)}`, {
      done,
      since,
    }),
  me: () => call<Me>('GET', '/me'),
  rename: (name: string, face: number) => call<Me>('PUT', '/me', { name, face }),
  /** Words with which one comes to another device. */
  moveWords: () => call<MoveWords>('POST', '/me/words'),
  comeOver: (words: string) => call<Me>('POST', '/me/come', { words }),
  /** One's finished games, for oneself. */
  myGames: () => call<Played>('GET', '/me/games'),
  forgetMyGames: () => call<Played>('DELETE', '/me/games'),
  player: (player: string) => call<Player>('GET', `/players/${encodeURIComponent(player)}`),
  forgetMe: () => call<Me>('DELETE', '/me'),
  /** The key with which a browser asks for messages to this device; null: none are sent here. */
  pushKey: () => call<PushKey>('GET', '/push'),
  /** This device is told when it is one's turn. */
  addDevice: (device: Device) => call<PushKey>('PUT', '/me/device', device),
  dropDevice: (endpoint: string) => call<PushKey>('DELETE', '/me/device', { endpoint }),
  friends: () => call<Friend[]>('GET', '/friends'),
  /** What a link says that makes friends. */
  friendLink: () => call<FriendLink>('POST', '/friends/link'),
  befriend: (code: string, name: string) => call<Friend>('POST', '/friends', { code, name }),
  unfriend: (player: string) => call<Friend[]>('DELETE', `/friends/${encodeURIComponent(player)}`),
  inviteFriend: (player: string, code: string) =>
    call<TableCode>('POST', `/friends/${encodeURIComponent(player)}/invite`, { code }),
  tables: () => call<Tables>('GET', '/tables'),
  newTable: (wish: NewTable) => call<TableCode>('POST', '/tables', wish),
  /** A seat where somebody waits, or at a new table at which others find one. */
  match: (wish: Match) => call<TableCode>('POST', '/match', wish),
  /** Not among one's own any more. */
  forget: (code: string) => call<TableCode>('DELETE', `${at(code)}/mine`),
  table: (code: string) => call<TableInfo>('GET', at(code)),
  /** What the search would do on one's own seat, against bots. */
  hint: (code: string, seat: number) => call<Hint>('POST', `${at(code)}/hint`, { seat }),
  /** What a finished game turned on: `ask` has it looked at, otherwise it is only asked how far that is. */
  analysis: (code: string, open: boolean, ask: boolean) =>
    call<AnalysisRun>(ask ? 'POST' : 'GET', `${at(code)}/analysis${open ? '?open=true' : ''}`),
  /** A new table that goes on from a moment of a finished game. */
  branches: (code: string) => call<Branches>('GET', `${at(code)}/branches`),
  branch: (code: string, wish: Branch) => call<TableCode>('POST', `${at(code)}/branch`, wish),
  /** Somebody at one's table is to be looked at by whoever runs the server. */
  report: (code: string, report: Report) => call<TableCode>('POST', `${at(code)}/report`, report),
  /** The deal of a cooperative game that is over, for other teams. */
  offerDeal: (code: string) => call<DealCode>('POST', `${at(code)}/deal`),
  deal: (id: string) => call<Deal>('GET', `/deals/${encodeURIComponent(id)}`),
  playDeal: (id: string, name: string) => call<TableCode>('POST', `/deals/${encodeURIComponent(id)}/table`, { name }),
  /** A position set up by hand, looked over; without one, a fresh deal to begin with. */
  position: (game: string, ask: PositionAsk) => call<PositionTold>('POST', `/games/${game}/position`, ask),
  positionHint: (game: string, ask: PositionAsk) => call<Hint>('POST', `/games/${game}/position/hint`, ask),
  positionTable: (game: string, ask: PositionTable) => call<TableCode>('POST', `/games/${game}/position/table`, ask),
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
  /** What bots say about it after a few hundred quick games; some seconds. */
  firstLook: (game: string, option: string, text: string, players: number) =>
    call<FirstLook>('POST', `/games/${game}/content/${option}/look`, { text, players }),
  /** A report on many games of bots: begun, or only looked for. */
  lab: (game: string, settings: LabSettings, start: boolean) =>
    call<LabRun>('POST', `/games/${game}/lab`, { settings, start }),
  labRun: (key: string) => call<LabRun>('GET', `/lab/${key}`),
  labStop: (key: string) => call<LabRun>('POST', `/lab/${key}/stop`),
  labPage: async (key: string) => (await ask('GET', `/lab/${key}/report`)).text(),
  labPageUrl: (key: string) => `/api/lab/${key}/report`,
  labReplay: (key: string, number: number) => call<Replay>('GET', `/lab/${key}/games/${number}`),
  transcriptUrl: (code: string) => `/api${at(code)}/transcript`,
};
