// The table as src/quirkbox/games/quirkies/show.py describes it, and the events of actions.py.
import type { GameEvent } from '../contract';

export const CREATURES = ['blip', 'fuzz', 'gloop', 'horns', 'moppy', 'noodle', 'pogo', 'snork', 'wink'] as const;
export const COLOURS = ['orange', 'green', 'blue'] as const;
export const PATTERNS = ['stripes', 'dots', 'triangles'] as const;
export type CreatureName = (typeof CREATURES)[number];
export type Colour = (typeof COLOURS)[number];
export type Pattern = (typeof PATTERNS)[number];

export interface Card {
  creature: CreatureName;
  colour: Colour;
  pattern: Pattern;
}
export interface Cell {
  creature: CreatureName;
  top: Card | null;
  height: number;
}
export interface View {
  players: number;
  version: 'beginner' | 'advanced';
  claims: 'auto' | 'call';
  dealer: number;
  turn: number;
  phase: 'lay' | 'second' | 'window' | 'over';
  second: boolean;
  board: Cell[];
  hands: (Card | null)[][];
  pile: number;
  tokens: number[];
  laid: number | null;
  claimed: number[];
  called: number[][];
  said: boolean[];
  last_round: boolean;
}

export type How = 'colour' | 'pattern' | 'both' | 'different';
type Drawn = { [K in keyof Card]: Card[K] | null };
export type Event =
  | { event: 'dealt'; seat: number }
  | { event: 'turn'; seat: number }
  | ({ event: 'laid'; seat: number; cell: number; second: number } & Card)
  | { event: 'won'; seat: number; line: number; how: How }
  | { event: 'wrong'; seat: number; line: number; cost: number }
  | { event: 'late'; seat: number; line: number }
  | { event: 'said'; seat: number; word: 'done' | 'pass' }
  | { event: 'closed' }
  | ({ event: 'drew'; seat: number } & Drawn)
  | { event: 'last_round'; seat: number; why: 'five' | 'pile' }
  | { event: 'ended' };

export const viewOf = (update: { view: Record<string, unknown> }): View => update.view as unknown as View;
export const trailOf = (trail: readonly (GameEvent | Record<string, unknown>)[]): Event[] =>
  trail as unknown as Event[];

/** One card of a kind exists, so its name is its key. */
export const keyOf = (card: Card): string => `${card.creature}-${card.colour}-${card.pattern}`;
/** The card an event speaks of, null where it is hidden. */
export const cardOf = ({ creature, colour, pattern }: Drawn): Card | null =>
  creature && colour && pattern ? { creature, colour, pattern } : null;

/** Tokens are worth the same; which creature looks out of them is only for the eye. */
export const tokenFace = (seat: number, n: number): CreatureName => CREATURES[(seat * 5 + n * 4 + 8) % 9]!;
