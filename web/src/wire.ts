// Made from `quirkbox schema` (src/quirkbox/server/wire.py). Change it there, then run `make wire`.

export type AnyAsk = Move | Look | Sit | Stand | AddBot | SetOptions | SetPublic | Start | Rematch | Pong;
export type AnyTell = TableInfo | Update | History | Done | Refused | Ping;

/** Put a bot on a free chair, or let it play on for somebody who has left. */
export interface AddBot {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'bot';
  seat: number;
  bot: string;
}
export interface BotInfo {
  id: string;
  name: string;
  words: string;
}
export interface ChoiceInfo {
  id: string;
  name: string;
  words: string;
  /** where there are many: a heading they stand under */
  group: string;
  /** how hard it is, in stars; 0: not told */
  level: number;
}
/** Somebody's own content for an option of a game: the text of a file. */
export interface Content {
  text: string;
}
/** Content on the table. */
export interface ContentInfo {
  /** the choice it stands for; empty: somebody's own */
  id: string;
  /** a fresh game with it, as a spectator sees it */
  view: {
    [k: string]: unknown;
  };
}
export interface ContentWords {
  /** what is in a file, in a few lines */
  words: string;
}
/** The ask is carried out, and durable. */
export interface Done {
  type: 'done';
  id: string;
  seq?: number | null;
}
export interface GameInfo {
  id: string;
  name: string;
  tagline: string;
  players: [number, number];
  minutes: number;
  cooperative: boolean;
  /** without the number of players: that is the number of taken chairs */
  options: OptionInfo[];
  bots: BotInfo[];
  /** the rules in words, as Markdown */
  rules: string;
}
export interface OptionInfo {
  id: string;
  question: string;
  choices: ChoiceInfo[];
  default: string;
  content: boolean;
}
export interface Health {
  status: 'ok';
  version: string;
  tables: number;
  playing: number;
  connections: number;
  uptime_s: number;
}
/** What was missed since the seq named on connecting. An `update` with the present follows. */
export interface History {
  type: 'history';
  past: Past[];
}
/** One earlier log entry, as this connection may see it. */
export interface Past {
  seq: number;
  seat: number;
  at: number;
  trail: {
    [k: string]: unknown;
  }[];
}
/** See the table as one of one's own seats (several people share a device), or as a spectator (-1). */
export interface Look {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'look';
  seat: number;
}
/** Who this browser is: a nickname and nothing more. */
export interface Me {
  name: string | null;
}
/**
 * Do something in the game.
 *
 * `seq` is the last update the player has seen. Others may have moved since; but if the seat's chance to act came only later,
 * the move was meant for something else and is refused. -1: not told, not checked.
 */
export interface Move {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'move';
  seat: number;
  seq: number;
  do: {
    [k: string]: unknown;
  };
}
/** A new table; whoever asks sits on the first chair. `bots` fills the next chairs, `start` begins at once. */
export interface NewTable {
  game: string;
  /** a nickname, as shown at the table */
  name: string;
  options?: {
    [k: string]: string;
  };
  bots?: string[];
  public?: boolean;
  start?: boolean;
}
export interface Ping {
  type: 'ping';
  n: number;
}
/** The answer to `ping`: the server measures the way there and back itself. */
export interface Pong {
  type: 'pong';
  n: number;
}
/** Every HTTP error: one sentence. */
export interface Problem {
  why: string;
}
/** The ask is not carried out; nothing has changed. `id` is empty where the message could not be read. */
export interface Refused {
  type: 'refused';
  id: string;
  why: string;
}
/** The same people at a new table; its code then stands in everybody's `table.rematch`. */
export interface Rematch {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'rematch';
}
export interface Rename {
  /** a nickname, as shown at the table */
  name: string;
}
/** A finished game, every hand open: one update per log entry, the deal first. */
export interface Replay {
  code: string;
  game: string;
  names: string[];
  chairs: number[];
  options: {
    [k: string]: string;
  };
  updates: Update[];
}
/** The game after log entry `seq`, as this connection may see it. */
export interface Update {
  type: 'update';
  /** 0 after the deal */
  seq: number;
  /** who acted; the number of players means the table itself (HOST), -1 the deal */
  seat: number;
  at: number;
  /** what happened, event by event: {event: name, ...} */
  trail: {
    [k: string]: unknown;
  }[];
  view: {
    [k: string]: unknown;
  };
  /** what the seat one looks as may do now: {act: name, ...} */
  legal: {
    [k: string]: unknown;
  }[];
  /** the seats that may act now */
  waiting: number[];
  score: number[];
  over: boolean;
  winners: number[];
  /** when the table itself will act, in ms of the server's clock */
  deadline: number | null;
}
/** One chair. Before the start `seat == chair`; at the start empty chairs are taken away and seats are numbered on. */
export interface SeatInfo {
  seat: number;
  /** 0 yellow triangle, 1 blue circle, 2 red square, 3 violet diamond; stays for the whole game */
  chair: number;
  kind: 'free' | 'person' | 'bot';
  name: string;
  /** the id of the bot that plays this seat */
  bot: string | null;
  /** somebody is connected for this seat (a bot always is) */
  here: boolean;
  mine: boolean;
  /** the person whose seat the bot keeps warm */
  stands_in_for: string | null;
}
/** Change options before the start. Only the named ones change. */
export interface SetOptions {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'options';
  options: {
    [k: string]: string;
  };
}
/** List the table among the open tables of the lobby, or not. */
export interface SetPublic {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'public';
  public: boolean;
}
/** Take a free chair, or take one's own seat back from the bot that stood in. */
export interface Sit {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'sit';
  seat: number;
  /** a nickname, as shown at the table */
  name: string;
}
/** Leave one's own seat, or send a bot away. In a running game a bot of the same seat may then be asked in. */
export interface Stand {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'stand';
  seat: number;
}
export interface Start {
  /** made by the client; the same id twice is the same ask */
  id: string;
  type: 'start';
}
export interface TableCode {
  code: string;
}
/** The table itself. Sent on connecting and whenever it changes. */
export interface TableInfo {
  type: 'table';
  code: string;
  game: string;
  options: {
    [k: string]: string;
  };
  public: boolean;
  status: 'waiting' | 'playing' | 'over';
  seats: SeatInfo[];
  /** the seat whose view this connection gets, -1 as a spectator */
  looking_as: number;
  watchers: number;
  /** SHA-256 of the secret that makes the dice; shown from the start */
  commitment: string | null;
  /** shown when the game is over */
  secret: string | null;
  rematch: string | null;
  /** the server's clock in ms, to count deadlines down */
  now: number;
}
/** A table in a list: an open one, or one of one's own. */
export interface TableLine {
  code: string;
  game: string;
  status: 'waiting' | 'playing' | 'over';
  /** the name on the first taken chair */
  host: string;
  seats: SeatInfo[];
  seq: number;
  my_turn: boolean;
  waiting_for: string[];
  at: number;
}
export interface Tables {
  open: TableLine[];
  /** not finished first, then the newest */
  mine: TableLine[];
}
export interface QuirkiesCard {
  creature: 'blip' | 'fuzz' | 'gloop' | 'horns' | 'moppy' | 'noodle' | 'pogo' | 'snork' | 'wink';
  colour: 'orange' | 'green' | 'blue';
  pattern: 'stripes' | 'dots' | 'triangles';
}
export interface QuirkiesCell {
  creature: 'blip' | 'fuzz' | 'gloop' | 'horns' | 'moppy' | 'noodle' | 'pogo' | 'snork' | 'wink';
  top: QuirkiesCard | null;
  height: number;
}
export interface QuirkiesView {
  players: number;
  version: 'beginner' | 'advanced';
  claims: 'auto' | 'call';
  dealer: number;
  turn: number;
  phase: 'lay' | 'second' | 'window' | 'over';
  second: boolean;
  board: QuirkiesCell[];
  hands: (QuirkiesCard | null)[][];
  pile: number;
  tokens: number[];
  laid: number | null;
  claimed: number[];
  called: number[][];
  said: boolean[];
  last_round: boolean;
}
export interface TinyTurboCarsBoard {
  face: string;
  first_row: number;
  rows: number;
}
export interface TinyTurboCarsDriver {
  car: string | null;
  lane: number | null;
  row: number | null;
  batteries: number;
  shields: number;
  down: boolean;
  slippery: boolean;
  smile: ('I' | 'II' | 'III' | 'X') | null;
  finished: boolean;
  slides: number;
  slides_left: number;
  ready: boolean;
  raced: boolean;
  controller: string[] | null;
}
export interface TinyTurboCarsTrackView {
  lanes: number;
  rows: number;
  finish: number;
  boards: TinyTurboCarsBoard[];
  spaces: string[];
}
export interface TinyTurboCarsView {
  players: number;
  programming: 'live' | 'counted';
  phase: 'choose' | 'place' | 'program' | 'watch' | 'fly' | 'boost' | 'over';
  round: number;
  turn: number | null;
  next: number | null;
  last: number | null;
  supply: number;
  track: TinyTurboCarsTrackView;
  drivers: TinyTurboCarsDriver[];
}
export interface CircuitBreakerCounted {
  kind: string;
  number: number;
  wanted: boolean | null;
  points: number;
}
export interface CircuitBreakerHeld {
  slot: number;
  sort: 'wire' | 'appliance';
  tile: CircuitBreakerTile | null;
}
export interface CircuitBreakerTile {
  tile: number;
  sort: 'wire' | 'appliance' | 'box';
  kind: string | null;
  edges: string;
}
export interface CircuitBreakerKind {
  id: string;
  name: string;
}
export interface CircuitBreakerMouse {
  place: 'home' | 'wires' | 'W1' | 'W2' | 'appliances' | 'A1' | 'A2' | 'A3' | 'network';
  owner: number | null;
  x: number | null;
  y: number | null;
}
export interface CircuitBreakerNetwork {
  tiles: CircuitBreakerPlaced[];
  spots: CircuitBreakerSpot[];
}
export interface CircuitBreakerPlaced {
  tile: number;
  sort: 'wire' | 'appliance' | 'box';
  kind: string | null;
  edges: string;
  x: number;
  y: number;
  turn: number;
  mouse: number | null;
}
export interface CircuitBreakerSpot {
  x: number;
  y: number;
  touches: (string | null)[];
}
export interface CircuitBreakerPile {
  place: 'wires' | 'W1' | 'W2' | 'appliances' | 'A1' | 'A2' | 'A3';
  height: number;
  top: CircuitBreakerTile | null;
  covered: CircuitBreakerTile[];
  mice: number[];
}
export interface CircuitBreakerTurn {
  mouse: 'ready' | 'going' | 'done';
  place: 'ready' | 'going' | 'done';
  placed: number;
  discard: 'ready' | 'going' | 'done';
  discarded: number;
  undo: boolean;
}
export interface CircuitBreakerView {
  players: number;
  first: number;
  turn: number;
  round: number;
  rounds: number;
  columns: number;
  icons: (('wire' | 'appliance') | null)[];
  doing: CircuitBreakerTurn;
  market: CircuitBreakerPile[];
  cheese: number;
  cubes: number[];
  mice: CircuitBreakerMouse[];
  networks: CircuitBreakerNetwork[];
  hands: CircuitBreakerHeld[][];
  cards: (string[] | null)[];
  kinds: CircuitBreakerKind[];
  points: {
    [k: string]: number[];
  };
  counted: CircuitBreakerCounted[][];
  score: number[];
  over: boolean;
}
export interface RootgEdge {
  port: 'blank' | 'in' | 'out';
  part: number | null;
  printed: number | null;
}
export interface RootgMission {
  zero: string[];
  one: number[];
  wants: number[];
}
export interface RootgOffer {
  x: number;
  y: number;
  turn: number;
  drops: number[];
  depths: number[];
}
export interface RootgPart {
  what: 'link' | 'and' | 'or' | 'xor' | 'nand' | 'nor' | 'xnor' | 'not';
  printed: number[];
}
export interface RootgPlace {
  x: number;
  y: number;
  needs: (('blank' | 'in' | 'out') | null)[];
  reaches: number[][];
}
export interface RootgPlaced {
  tile: RootgTile;
  x: number;
  y: number;
  turn: number;
  seat: number;
  round: number;
  reaches: number[];
  values: (number | null)[] | null;
  since: number[] | null;
}
export interface RootgTile {
  tile: number;
  kind: 'input' | 'link' | 'gate';
  edges: RootgEdge[];
  parts: RootgPart[];
}
export interface RootgRun {
  why: 'last tile' | 'closed' | 'accepted';
  tick: number;
  signals: RootgSignal[];
  ticks: RootgTick[];
}
export interface RootgSignal {
  terminal: number;
  depth: number;
  path: RootgStop[];
}
export interface RootgStop {
  x: number;
  y: number;
  tile: number;
  part: number;
  gate: boolean;
  enter: number;
  leave: number;
}
export interface RootgTick {
  piles: number[];
  arrived: number[];
  right: boolean[];
  taken: number[];
  core: number;
  points: number[];
}
export interface RootgStart {
  tile: RootgTile;
  sum: number;
}
export interface RootgTerminal {
  seat: number;
  speed: 'fast' | 'norm' | 'slow';
  x: number;
  y: number;
  port: number;
  linked: boolean;
  depth: number;
  value: number | null;
  wants: number | null;
  pile: number;
}
export interface RootgView {
  side: 'green' | 'black';
  phase: 'ask' | 'answer' | 'keep' | 'first' | 'second' | 'run' | 'over';
  turn: number | null;
  round: number;
  holder: number;
  fastest: number | null;
  why_fastest: string | null;
  asker: number | null;
  handed: boolean;
  charges: number[];
  discarded: number;
  discharging: boolean[];
  points: number[];
  tiles: number;
  stack: number;
  start: RootgStart[];
  drawn: (RootgTile | null)[];
  hands: (RootgTile | null)[][];
  removed: RootgTile[];
  missions: (RootgMission | null)[];
  core: [number, number][];
  terminals: RootgTerminal[];
  board: RootgPlaced[];
  places: RootgPlace[];
  offers: RootgOffer[];
  run: RootgRun | null;
}
export interface QuirkyCircuitsBattery {
  left: number;
  full: number;
  colour: ('red' | 'yellow' | 'green') | null;
  colours: ('red' | 'yellow' | 'green')[];
}
export interface QuirkyCircuitsChoosing {
  seat: number;
  hand: 'arms' | 'mouth' | 'right' | 'left';
  space: number;
  tokens: number[];
}
export interface QuirkyCircuitsEdge {
  space: number;
  side: 'N' | 'E' | 'S' | 'W';
}
export interface QuirkyCircuitsGoal {
  words: string;
  parts: QuirkyCircuitsGoalPart[];
}
export interface QuirkyCircuitsGoalPart {
  what: 'clean' | 'deliver' | 'meet' | 'dock';
  words: string;
  left: number;
  of: number;
  met: boolean;
  token: number | null;
  other: number | null;
}
export interface QuirkyCircuitsHandCard {
  back: 'move' | 'turn' | 'special';
  colour: 'blue' | 'yellow';
  card: string | null;
  slot: number;
  playable: boolean;
}
export interface QuirkyCircuitsHold {
  hand: 'arms' | 'mouth' | 'right' | 'left';
  space: number | null;
  token: number | null;
}
export interface QuirkyCircuitsMap {
  width: number;
  height: number;
  obstacles: number[];
  tables: number[];
  vases: number[];
  barriers: QuirkyCircuitsEdge[];
  inclines: QuirkyCircuitsEdge[];
  conveyors: QuirkyCircuitsEdge[];
  dock: number | null;
  spots: QuirkyCircuitsSpot[];
  bunnies: number[];
  broken: number[];
}
export interface QuirkyCircuitsSpot {
  space: number;
  second: number | null;
  table: boolean;
  wants: string[];
  has: string[];
}
export interface QuirkyCircuitsQueueCard {
  back: 'move' | 'turn' | 'special';
  colour: 'blue' | 'yellow';
  card: string | null;
  place: number;
  seat: number;
  state: 'waiting' | 'acting' | 'done';
}
export interface QuirkyCircuitsRobotView {
  robot: 'gizmo' | 'twirl' | 'rover' | 'lefty';
  name: string;
  space: number;
  facing: 'N' | 'E' | 'S' | 'W';
  momentum: ('N' | 'E' | 'S' | 'W') | null;
  holds: QuirkyCircuitsHold[];
}
export interface QuirkyCircuitsScenario {
  number: number | null;
  name: string;
  stars: number;
  notes: string[];
}
export interface QuirkyCircuitsSeat {
  hand: QuirkyCircuitsHandCard[];
  hand_size: number;
  played: number;
  done: boolean;
  stop: boolean;
  beeped: boolean;
  beeps: number;
  must_play: boolean;
  quirk_first: boolean;
}
export interface QuirkyCircuitsToken {
  token: number;
  kind: string;
  fate: 'ground' | 'held' | 'delivered';
  space: number | null;
  second: number | null;
  second_side: ('N' | 'E' | 'S' | 'W') | null;
  solid: boolean;
  walks_to: string | null;
  order: number | null;
}
export interface QuirkyCircuitsView {
  players: number;
  practice: boolean;
  phase: 'program' | 'choose' | 'over';
  round: number;
  scenario: QuirkyCircuitsScenario;
  map: QuirkyCircuitsMap;
  tokens: QuirkyCircuitsToken[];
  robot: QuirkyCircuitsRobotView;
  battery: QuirkyCircuitsBattery;
  goal: QuirkyCircuitsGoal;
  seats: QuirkyCircuitsSeat[];
  queue: QuirkyCircuitsQueueCard[];
  missing: number;
  deck: number;
  choosing: QuirkyCircuitsChoosing | null;
  won: ('red' | 'yellow' | 'green') | null;
}
