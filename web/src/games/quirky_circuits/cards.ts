// The command cards: what they are called, and what everybody sees of them from behind.
import {
  QUIRKY_CIRCUITS_CARD,
  type QuirkyCircuitsBack,
  type QuirkyCircuitsCard,
  type QuirkyCircuitsColour,
  type QuirkyCircuitsHandCard,
  type QuirkyCircuitsRobotView,
} from '../../wire';
import { t } from '../../words/words.svelte';

export type RobotName = QuirkyCircuitsRobotView['robot'];
export const ROBOTS: readonly RobotName[] = ['gizmo', 'twirl', 'rover', 'lefty'];
export const COMMANDS = QUIRKY_CIRCUITS_CARD;
export type Command = QuirkyCircuitsCard;
export type Back = QuirkyCircuitsBack;
export type Colour = QuirkyCircuitsColour;
/** A card as one sees it: without its command it lies face down. */
export type CardData = Pick<QuirkyCircuitsHandCard, 'card' | 'back' | 'colour'>;

export const cardName = (card: Command): string => t('quirky_circuits-card', { card });
/** What a card does, in a sentence. */
export const cardWords = (card: Command): string => t('quirky_circuits-card-does', { card });

const MOVES = new Set<Command>(COMMANDS.slice(0, 9));
const TURNS = new Set<Command>(COMMANDS.slice(9, 13));
export const backOf = (card: Command): Back => (MOVES.has(card) ? 'move' : TURNS.has(card) ? 'turn' : 'special');
/** As a screen reader says it. */
export function cardLabel({ card, back, colour }: CardData): string {
  const quirk = colour === 'yellow' ? 'yes' : 'no';
  return card ? t('quirky_circuits-card-label', { card, quirk }) : t('quirky_circuits-card-down', { back, quirk });
}
