"""What a network is shown of Quirkies: the board cell by cell, which cards would make how many sequences, and what the next player
seems not to hold.

Cards are shown by where they would lie and by their kind: `cell * 9 + kind`, since which creature is on which cell is new in every
game and means nothing.
"""

from quirkbox.bots.learned import Features, each_action
from quirkbox.engine import rule
from quirkbox.games.quirkies.eyes import judge, sensible
from quirkbox.games.quirkies.rules import LAY, clockwise
from quirkbox.games.quirkies.state import CARDS, CELLS, FITS, GOAL, HAND, LINES, LINES_AT, NONE, State

KINDS = 9
MOST_TOKENS = 8  # that are told apart
LOOK_BACK = 3  # turns of the next player
SEATS = 4

# where things are among the cells
TOPS = 0  # nothing there, its colour, its pattern
HELD = TOPS + CELLS * 7
GONE = HELD + CARDS
MAKES = GONE + CARDS
MISSED = MAKES + CARDS
TOKENS = MISSED + CARDS
CARDS_HELD = TOKENS + SEATS * MOST_TOKENS
DEALER = CARDS_HELD + SEATS
PLAYERS = DEALER + SEATS
REST = PLAYERS + SEATS - 1
REST_SIZE = 10

# of an action
CELL, COLOUR, PATTERN, MADE = 0, CELLS, CELLS + 3, CELLS + 6
ACTION_SIZE = MADE + 12


@rule
def makes(s: State, cell: int, kind: int) -> int:
    """How many sequences a card of a kind would make on a cell."""
    made = 0
    for i in range(4):
        line = LINES_AT[cell, i]
        if line != NONE:
            fits = True
            a = b = c = kind
            if LINES[line, 0] != cell:
                a = s.tops[LINES[line, 0]]
                fits = fits and a != NONE
            if LINES[line, 1] != cell:
                b = s.tops[LINES[line, 1]]
                fits = fits and b != NONE
            if LINES[line, 2] != cell:
                c = s.tops[LINES[line, 2]]
                fits = fits and c != NONE
            made += fits and FITS[s.version, a % 9, b % 9, c % 9]
    return made


@rule
def holds(s: State, seat: int, card: int) -> bool:
    for slot in range(HAND):
        if s.hands[seat, slot] == card:
            return True
    return False


@rule
def state(s: State, seat: int, shown: Features) -> None:
    players = int(s.players)
    for cell in range(CELLS):
        top = s.tops[cell]
        if top == NONE:
            shown.cells[TOPS + cell * 7] = 1
        else:
            shown.cells[TOPS + cell * 7 + 1 + top // 3 % 3] = 1
            shown.cells[TOPS + cell * 7 + 4 + top % 3] = 1
    once = twice = best = 0
    for card in range(CARDS):
        cell, kind = int(s.cell_of[card // 9]), card % 9
        at = cell * 9 + kind
        made = makes(s, cell, kind)
        shown.cells[MAKES + at] = 0.5 * made
        if s.gone[card]:
            shown.cells[GONE + at] = 1
        elif holds(s, seat, card):
            shown.cells[HELD + at] = 1
            best = max(best, made)
        else:
            once += made > 0
            twice += made > 1
    for k in range(players):
        other = (seat + k) % players
        shown.cells[TOKENS + k * MOST_TOKENS + min(int(s.tokens[other]), MOST_TOKENS - 1)] = 1
        held = 0
        for slot in range(HAND):
            held += s.hands[other, slot] != NONE
        shown.cells[CARDS_HELD + k] = held / HAND
    shown.cells[DEALER + (s.dealer - seat + players) % players] = 1
    shown.cells[PLAYERS + players - 2] = 1
    shown.cells[REST] = s.version
    shown.cells[REST + 2] = s.second
    shown.cells[REST + 3] = s.last_round
    shown.cells[REST + 4] = s.pile_size / CARDS
    shown.cells[REST + 5] = once / 10
    shown.cells[REST + 6] = twice / 10
    shown.cells[REST + 7] = 0.5 * best
    shown.cells[REST + 8] = s.pile_size == 0
    lead = GOAL
    for k in range(1, players):
        lead = min(lead, int(s.tokens[seat]) - int(s.tokens[(seat + k) % players]))
    shown.cells[REST + 9] = 0.25 * lead
    show_missed(s, clockwise(s, seat), shown)


@rule
def show_missed(s: State, other: int, shown: Features) -> None:
    """The cards that somebody would have laid in their last turns, if they had held them. The game is told again."""
    turns, last = 0, NONE
    for i in range(s.laid_count):
        if s.story_by[i] == other and last != other:
            turns += 1
        last = s.story_by[i]
    s.tops[:] = NONE
    turn, last = 0, NONE
    for i in range(s.laid_count):
        card, by = s.story[i], s.story_by[i]
        if by == other:
            turn += last != other
            if turn > turns - LOOK_BACK:
                made = makes(s, int(s.cell_of[card // 9]), card % 9)
                for better in range(CARDS):
                    cell, kind = int(s.cell_of[better // 9]), better % 9
                    if not s.gone[better] and makes(s, cell, kind) > made:
                        shown.cells[MISSED + cell * 9 + kind] += 1 / LOOK_BACK
        last = by
        s.tops[s.cell_of[card // 9]] = card


@rule
def action(s: State, seat: int, action: int, shown: Features, i: int) -> None:
    if action >= LAY + CARDS:
        return
    card = action - LAY
    cell, kind = int(s.cell_of[card // 9]), card % 9
    shown.actions[i, CELL + cell] = 1
    shown.actions[i, COLOUR + kind // 3] = 1
    shown.actions[i, PATTERN + kind % 3] = 1
    made = makes(s, cell, kind)
    shown.actions[i, MADE] = 0.5 * made
    shown.actions[i, MADE + 1] = made == 0
    before = s.tops[cell]
    s.tops[cell] = card
    once = twice = own = mine = 0
    for other in range(CARDS):
        if not s.gone[other] and other != card:
            then = makes(s, int(s.cell_of[other // 9]), other % 9)
            if holds(s, seat, other):
                own = max(own, then)
                mine += then > 0
            else:
                once += then > 0
                twice += then > 1
    s.tops[cell] = before
    shown.actions[i, MADE + 2] = once / 10
    shown.actions[i, MADE + 3] = twice / 10
    shown.actions[i, MADE + 4] = 0.5 * own
    shown.actions[i, MADE + 5] = mine / 3
    shown.actions[i, MADE + 6] = before == NONE
    shown.actions[i, MADE + 7] = 0.1 * s.heights[cell]
    shown.actions[i, MADE + 8] = once == 0
    shown.actions[i, MADE + 9] = made > 0 and not s.second
    shown.actions[i, MADE + 10] = int(s.tokens[seat]) + made >= GOAL
    shown.actions[i, MADE + 11] = (0.5 * own) if made > 0 and not s.second else 0.0


FEATURES = Features(REST + REST_SIZE, ACTION_SIZE, HAND, each_action(sensible, judge, HAND, action), state, start=((MADE, 4.0),))
