// What the shell (lobby, setup, table screen, replay) asks of a game's own part, and what it gives it.
// `src/games/<id>/index.ts` has a GameClient as its default export, and the game says `client=OWN_CLIENT` in its Presentation. Beside it may lie
// `Box.svelte` (its cover, BoxProps), `Mini.svelte` (a small picture of the board for "Continue your game", 340 x 376), `TryIt.svelte` (for the
// page `/<id>/try`: a board to try things out on, alone; the rules are asked over HTTP, `api.tryOut`; it fills its parent) and
// `After.svelte` (the game's own part of the analysis of a finished game, AfterProps) and
// `workshop/Workshop.svelte` (for designers, the page `/<id>/workshop`, WorkshopProps): they are fetched without the board.
// What a game leaves out, the shell has a plain one for. A game without any client gets the plain board (src/games/plain).
//
// The stage: Board fills everything of the window that is not the rules drawer. Its parent is a size container named `stage`
// (use `@container stage (...)`, cqw, cqh: it shrinks when the drawer opens). The top bar floats over the top of it, transparent:
//   - `--bar` is its height (72px wide, 60px narrow): keep your things below it, except
//   - in the middle on wide stages (>= 1100px): left 420px and right 260px belong to the bar, between them there is room for a seat.
// What a player's seat is drawn with (the button that opens seatMenu) has `data-seat={seat}`: the shell lets people talk there.
// Light and dark come through the tokens in src/app.css; nothing needs to know which.
//
// Ready to use, in src/shared/:
//   SeatFace.svelte   <SeatFace chair={0..3} bot={false} mood="idle|happy|oh|thinking|sad|asleep" />      100 % of the width it is given
//   Pip.svelte        <Pip chair={0..3} free />       the seat's shape alone, 18px
//   Bubble.svelte     <Bubble tail="down|up|left|right">Oh no!</Bubble>
//   LogList.svelte    <LogList log={log} last={3} />     the newest line at the bottom, bold
//   CountdownRing.svelte  <CountdownRing deadline={update.deadline} now={serverNow} total={8000} />
//   Icon.svelte       <Icon name="check" size={14} />     a line icon; stars and ticks too, since not every machine has them as letters
//   Button.svelte     <Button kind="big|plain|quiet" tone="yellow|coral|paper">...</Button>      'big' is the wobbly "Play now" plate
//   sound.ts          play('card' | 'deal' | 'token' | 'wrong' | 'turn' | 'call' | 'tick' | 'win' | 'tap' | 'whoosh')     quiet when muted
//   stage.svelte.ts   class MyStage extends Stage: show(update) and perform(update); stage.follow() in the board does the rest. Also
//                     stage.react(seat, mood, words): for a moment stage.moods and stage.words have it; stage.chairs, stage.news
//   timeline.ts       steps that begin and end in their time; within(limit, steps) makes long ones faster
//   flights.svelte.ts, Sky.svelte      things that fly from one place of the page to another
//   size.svelte.ts    const size = new Size(): how large the stage is
//   moment.ts         const asked = new Moment(500); asked.mark(); while asked.lasts, a press is the second half of a double one
//   prefs.svelte.ts   prefs.muted, prefs.theme, motion.reduced
//   hang.ts           hang(drawings, id): a game's drawings, once on the page
//   creatures/        <Creature creature="wink" colour="green|orange|blue|white" halo x= y= width= height= />: the mascots
//   BoxFrame.svelte, ownfile.svelte.ts, FilePage.svelte, FileTold.svelte      around boxes on the shelf and files of one's own
// A game imports these, `wire`, `api` and this file, and nothing else of the house (web/borders.js).

import type { Component } from 'svelte';
import type { GameInfo, Games, OptionInfo, Replay, TableInfo, Update } from '../wire';

/** What is in the messages of a game. By the id of one whose declarations were known when `wire.ts` was made: its own types; of any
 *  other: the least that all have. The shell knows no more than that of any game; an update meets its game's types in registry.ts. */
type PartsOf<Id extends string> = Id extends keyof Games
  ? Games[Id]
  : { view: Update['view']; event: Update['trail'][number]; action: Update['legal'][number] };
export type ViewOf<Id extends string = string> = PartsOf<Id>['view'];
export type GameEvent<Id extends string = string> = PartsOf<Id>['event'];
export type GameAction<Id extends string = string> = PartsOf<Id>['action'];
export interface UpdateOf<Id extends string = string> extends Omit<Update, 'trail' | 'view' | 'legal'> {
  trail: GameEvent<Id>[];
  view: ViewOf<Id>;
  legal: GameAction<Id>[];
}

/** A sentence in pieces; the strong ones are names of cards and the like. Never HTML. */
export type LogLine = { text: string; strong?: boolean }[];

export interface LogEntry<Id extends string = string> {
  key: string; // seq.index, unique
  seq: number;
  seat: number; // who acted
  at: number;
  event: GameEvent<Id>;
  line: LogLine;
  mine: boolean; // done by a seat of this device
}

/** An action that is proposed: what to do, in the words of the log and beginning with a verb ("Lay the orange Blip on dots"), and where on the board:
 *  names that its elements carry as `data-at`. Names of what is not to be seen right now do no harm. */
export interface Proposal {
  line: LogLine;
  at: string[];
}

export interface Status {
  title: string; // "Your turn", "Mia is thinking"
  hint: string; // "Lay one card on its creature."
}

export interface BoardProps<Id extends string = string> {
  table: TableInfo;
  /** What is to be shown now (shared/stage.svelte.ts does it). When `update.seq` rises by one and `animate` is true: play `update.trail`, then
   *  call `settled(update.seq)`.
   *  An update with the same seq again is only another view of the same moment (somebody else looks): show it, don't animate. */
  update: UpdateOf<Id>;
  /** false: show it at once (first sight, a jump in the replay, back from a hidden tab). Call `settled` all the same. */
  animate: boolean;
  /** Others wait behind this one: animate about three times as fast. */
  hurry: boolean;
  /** The next update comes after this (the shell goes on by itself after 6 s). */
  settled(seq: number): void;
  /** For a board that plays something long, or lets people pause it: call it now and then, and the 6 s begin anew. */
  playing?(seq: number): void;
  /** Somebody looks at something in peace (steps through what happened): the result screen waits as long. */
  hold?(on: boolean): void;
  log: LogEntry<Id>[]; // as far as `update`
  names: string[]; // by seat
  status: Status;
  /** The seat whose eyes one looks through, -1 for a spectator and in the replay (all hands open there). */
  me: number;
  /** Whose side of the table is nearest where `me` is -1: one's own in a replay. None: as the game likes. */
  side?: number | undefined;
  /** All seats played on this device. Usually [me]; more with pass-and-play; [] for spectators and in the replay. */
  localSeats: number[];
  /** Several people share this device and nobody is to look into a hand right now: show the cards of `me` face down. */
  covered: boolean;
  /** Resolves when the server has it for good; rejects with an Error whose message is the refusal in words: undo what you drew ahead.
   *  `seat` is `me` unless given: a caller on a shared device. A refusal is shown once: by the board where it happened, if it says so
   *  with `shownHere`, otherwise by the shell as a toast. */
  act(action: GameAction<Id>, seat?: number, shownHere?: boolean): Promise<void>;
  /** A seat was tapped: the shell opens what one can do there (a bot plays on, take it back, sit down). */
  seatMenu(seat: number): void;
  /** Several people share this device, and may act in any order: the next one wants it now. The shell closes the curtain for them. */
  handTo?(seat: number): void;
  replaying: boolean;
  reducedMotion: boolean;
  muted: boolean;
  /** The server's clock in ms, for update.deadline. */
  serverNow(): number;
}

/** For a board of no game in particular. */
export interface AnyBoardProps<Id extends string = string> extends BoardProps<Id> {
  info: GameInfo;
}

/** A board that a game's package brings along: the default export of an ES module, without any framework (docs/own-board.md). It is given the
 *  place of the picture on the plain board; seats, status, log and choices stay around it. */
export interface BoardModule {
  mount(element: HTMLElement, api: ModuleApi): MountedBoard;
  /** It offers every action itself: the panel with the choices goes away. */
  offersAll?: boolean;
}
export interface ModuleApi {
  /** Resolves when the server has it for good; rejects with an Error whose message is the refusal in words, which is shown beside the board. */
  act(action: GameAction): Promise<void>;
  seatMenu(seat: number): void;
}
export interface MountedBoard {
  /** Called at once after mounting and whenever something is new. A promise: it plays what happened, and the next one comes after that. */
  update(now: ModuleProps): void | Promise<void>;
  destroy?(): void;
}
export interface ModuleProps extends Pick<
  Update,
  'seq' | 'seat' | 'trail' | 'view' | 'legal' | 'waiting' | 'score' | 'over' | 'winners' | 'deadline'
> {
  /** Play the trail; false: show everything as it is, at once. */
  animate: boolean;
  /** Others wait behind this one: play it fast. */
  hurry: boolean;
  names: string[];
  /** By seat: 0 yellow triangle, 1 blue circle, 2 red square, 3 violet diamond. */
  chairs: number[];
  /** The seat whose eyes one looks through, -1 for a spectator and in the replay. */
  me: number;
  replaying: boolean;
  reducedMotion: boolean;
  muted: boolean;
}

/** Cover art with the title. 'box': upright with its darker lower side; its own natural size in viewBox units (Quirkies 300 x 357.5), the
 *  width is set from outside. 'hero': the wide one on top of the phone's pile (358 x 206). 'strip': a box of that pile seen from the
 *  side (358 x 52). 'thumb': a cut-out for a list (52 x 48). `selected` draws the yellow wire around it. */
export interface BoxProps {
  info: GameInfo;
  layout: 'box' | 'hero' | 'strip' | 'thumb';
  selected?: boolean;
}

/** An option that is chosen in a way of its own. `value` may be the text of somebody's own file, where the option takes content. */
export interface PickerProps {
  option: OptionInfo;
  value: string;
  disabled: boolean;
  choose(choice: string): void;
}

export interface WorkshopProps {
  info: GameInfo;
  /** A table with these options (`content` of one's own among them), against a bot, at once; rejects with the reason in words. */
  testPlay(options: Record<string, string>): Promise<void>;
}

/** What a game says itself of one that is over: what its after.py has found. */
export type AfterOf<Id extends string = string> = PartsOf<Id> extends { after: infer After } ? After : unknown;
export interface AfterProps<Id extends string = string> {
  after: AfterOf<Id>;
  /** Every hand open, one update per entry of the log. `/<code>/replay/<seq>` shows the moment after entry `seq`. */
  replay: Omit<Replay, 'updates'> & { updates: UpdateOf<Id>[] };
  table: TableInfo;
  /** The seats of whoever looks. */
  own: number[];
  /** Judged with open hands, not by what each could know. */
  openHands: boolean;
  reducedMotion: boolean;
}

/** A game that leads on from the one that is over. */
export interface Suggestion {
  words: string;
  options: Record<string, string>;
}

export interface KeyHelp {
  keys: string[];
  words: string;
}

export interface GameClient<Id extends string = string> {
  id: Id;
  /** Everything of the game on the table screen: board, hand, opponents, pile, status, latest log lines. */
  Board: Component<AnyBoardProps<Id>>;
  /** A small drawing on an option card of the setup page, about 150 x 56. */
  OptionPicture?: Component<{ option: string; choice: string }>;
  /** A form of a seat's own piece (its mouse, its token), to choose from on the setup page, about 56 x 56. The board finds what was chosen
   *  in `table.seats[…].pieces`; what is not in there is as usual. */
  PiecePicture?: Component<{ piece: string; form: string; chair: number }>;
  /** Options that are more than a few cards: by their id, what stands there instead (Quirky Circuits: the scenario book). */
  pickers?: Partial<Record<string, Component<PickerProps>>>;
  /** Whether an option means anything with the others as they are (Quirkies: the time for calls only if lines are called). */
  relevant?(option: string, options: Record<string, string>): boolean;
  /** Why a choice is none where several people share one device, in words; '' if it is one. */
  notShared?(option: string, choice: string): string;
  /** What lies on the round table of the setup page: an SVG for a table top of 340 x 150. */
  Setting?: Component<Record<string, never>>;
  /** The rules, illustrated, for the drawer. */
  Rules?: Component<Record<string, never>>;
  /** For the page `/<id>`, above the rules: "Meet the nine creatures". */
  Gallery?: Component<Record<string, never>>;
  /** Beside a name on the result screen: what this seat has won (tokens), from the last view. */
  Score?: Component<{ update: UpdateOf<Id>; seat: number; table?: TableInfo }>;
  /** An event in words; null for those that need none. `me` as in BoardProps: "You" instead of the name. `earlier`: the events before
   *  this one, oldest first (at least those since the last card: Quirkies says "Three greens!" only if it knows what was laid). `view`: the table then
   *  or later, for what never changes (the names in somebody's own content). */
  logLine(
    event: GameEvent<Id>,
    names: string[],
    me: number,
    earlier?: readonly GameEvent<Id>[],
    view?: ViewOf<Id>,
  ): LogLine | null;
  /** An action as the coach would propose it to a seat, in a hint, in the analysis and as marks on the board; `view` is what lies there before it. A game
   *  that leaves this out is told of in the server's words, without marks. */
  propose?(action: GameAction<Id>, view: ViewOf<Id>, seat: number, names: string[]): Proposal;
  status(update: UpdateOf<Id>, table: TableInfo, me: number, localSeats: number[]): Status;
  /** How long a replay stays at an update after it has been played, in ms at speed 1; 900 if not said. */
  dwell?(update: UpdateOf<Id>): number;
  /** True while people of one device may act without a look into a hand (Quirkies: the time for calls): no curtain then. */
  shared?(update: UpdateOf<Id>): boolean;
  /** True while there is nothing on the board that not everybody may see: several people of one device need no curtain at all. */
  open?(update: UpdateOf<Id>): boolean;
  /** After the end: what to agree on for another game that leads on from this one (the next scenario, practice). */
  next?(update: UpdateOf<Id>, table: TableInfo, info: GameInfo): Suggestion[];
  /** The game's own keys, for the sheet that explains all keys: a cap each, '–' between two caps for a range. */
  keys?(): KeyHelp[];
  /** The stage is dark, by day too: what the shell draws on it takes its colours for the night. */
  night?: boolean;
  /** The world's colour: the felt of the round table and its darker edge. */
  felt: { top: string; side: string };
}
