// Quirkies' part of the wire by short names, and a few things that follow from it.
import {
  QUIRKIES_COLOUR,
  QUIRKIES_CREATURE,
  QUIRKIES_PATTERN,
  type QuirkiesCard,
  type QuirkiesCell,
  type QuirkiesColour,
  type QuirkiesCreature,
  type QuirkiesEvent,
  type QuirkiesHow,
  type QuirkiesPattern,
  type QuirkiesView,
} from '../../wire';
import type { GameAction, UpdateOf } from '../contract';

export const CREATURES = QUIRKIES_CREATURE;
export const COLOURS = QUIRKIES_COLOUR;
export const PATTERNS = QUIRKIES_PATTERN;
export type CreatureName = QuirkiesCreature;
export type Colour = QuirkiesColour;
export type Pattern = QuirkiesPattern;
export type How = QuirkiesHow;
export type Card = QuirkiesCard;
export type Cell = QuirkiesCell;
export type View = QuirkiesView;
export type Event = QuirkiesEvent;
export type Action = GameAction<'quirkies'>;
export type Update = UpdateOf<'quirkies'>;

/** One card of a kind exists, so its name is its key. */
export const keyOf = (card: Card): string => `${card.creature}-${card.colour}-${card.pattern}`;
/** The card an event speaks of, null where it is hidden. */
export const cardOf = ({ creature, colour, pattern }: { [K in keyof Card]: Card[K] | null }): Card | null =>
  creature && colour && pattern ? { creature, colour, pattern } : null;
