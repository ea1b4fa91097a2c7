// The command cards: what they are called, and what everybody sees of them from behind.
import {
  QUIRKY_CIRCUITS_CARD,
  type QuirkyCircuitsBack,
  type QuirkyCircuitsCard,
  type QuirkyCircuitsColour,
  type QuirkyCircuitsHandCard,
  type QuirkyCircuitsRobotView,
} from '../../wire';

export type RobotName = QuirkyCircuitsRobotView['robot'];
export const ROBOTS: readonly RobotName[] = ['gizmo', 'twirl', 'rover', 'lefty'];
export const COMMANDS = QUIRKY_CIRCUITS_CARD;
export type Command = QuirkyCircuitsCard;
export type Back = QuirkyCircuitsBack;
export type Colour = QuirkyCircuitsColour;
/** A card as one sees it: without its command it lies face down. */
export type CardData = Pick<QuirkyCircuitsHandCard, 'card' | 'back' | 'colour'>;

const NAMES: Record<Command, string> = {
  forward_1: 'Forward 1',
  forward_2: 'Forward 2',
  forward_3: 'Forward 3',
  backward_1: 'Backward 1',
  shift_left: 'Shift left',
  shift_right: 'Shift right',
  move_north: 'Move north',
  jump_2: 'Jump 2',
  jump_3: 'Jump 3',
  turn_left: 'Rotate left',
  turn_right: 'Rotate right',
  turn_around: 'Turn around',
  turn_north: 'Rotate north',
  pick_or_drop: 'Pick up, drop',
  swap: 'Swap',
  conveyor_1: 'Conveyor 1',
  conveyor_2: 'Conveyor 2',
  patches_1: 'Patches 1',
  patches_2: 'Patches 2',
  tiger_1: 'Tiger 1',
  tiger_2: 'Tiger 2',
  scar_1: 'Scar 1',
  scar_2: 'Scar 2',
  hen_1: 'Hen 1',
  hen_2: 'Hen 2',
  fox_1: 'Fox 1',
  fox_2: 'Fox 2',
};
export const cardName = (card: Command): string => NAMES[card];

/** What a card does, in a sentence. */
export function cardWords(card: Command): string {
  const [, word, n] = /^(\w+?)_?(\d)?$/.exec(card)!;
  const spaces = n === '1' ? 'one space' : n === '2' ? 'two spaces' : 'three spaces';
  switch (word) {
    case 'forward':
      return `Go ${spaces} forward.`;
    case 'backward':
      return `Go ${spaces} backward.`;
    case 'shift_left':
      return 'Step one space to the left, looking the same way.';
    case 'shift_right':
      return 'Step one space to the right, looking the same way.';
    case 'move_north':
      return 'Go one space north, looking the same way.';
    case 'jump':
      return `Jump ${spaces} forward, over everything but barriers.`;
    case 'turn_left':
      return 'Turn a quarter to the left.';
    case 'turn_right':
      return 'Turn a quarter to the right.';
    case 'turn_around':
      return 'Turn right around.';
    case 'turn_north':
      return 'Turn to look north.';
    case 'pick_or_drop':
      return 'Pick something up, or put it down.';
    case 'swap':
      return 'What is in one hand goes to the other.';
    case 'conveyor':
      return n === '1' ? 'Everything on a belt moves one space.' : 'Everything on a belt moves one space, twice.';
    case 'patches':
      return `Patches walks ${spaces} towards the robot.`;
    case 'tiger':
      return `Tiger walks ${spaces} towards the toy.`;
    case 'scar':
      return `Scar walks ${spaces} towards the box.`;
    case 'hen':
      return `The hen walks ${spaces} towards the wheat.`;
    default:
      return `The fox walks ${spaces} towards the hen.`;
  }
}

const MOVES = new Set<Command>(COMMANDS.slice(0, 9));
const TURNS = new Set<Command>(COMMANDS.slice(9, 13));
export const backOf = (card: Command): Back => (MOVES.has(card) ? 'move' : TURNS.has(card) ? 'turn' : 'special');
export const BACK_NAMES: Record<Back, string> = { move: 'move', turn: 'turn', special: 'special' };
/** As a screen reader says it. */
export const cardLabel = ({ card, back, colour }: CardData): string =>
  `${card ? cardName(card) : `a ${BACK_NAMES[back]} card, face down`}${colour === 'yellow' ? ', quirk' : ''}`;
