"""What a network is shown of Quirkies: the board cell by cell, which cards would make how many sequences, and what the next
player seems not to hold.

Cards are shown by where they would lie and by their kind: `cell * 9 + kind`, since which creature is on which cell is new in
every game and means nothing.
"""

from quirkbox.bots.learned import Features, PracticeTable, Shown
from quirkbox.engine import Codes, Dice, rule
from quirkbox.games.quirkies.eyes import sensible
from quirkbox.games.quirkies.rules import LAY, clockwise
from quirkbox.games.quirkies.state import CARDS, CELLS, FITS, GOAL, HAND, LINES, NONE, State

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
REST_SIZE = 9

# of an action
CELL, COLOUR, PATTERN, MADE = 0, CELLS, CELLS + 3, CELLS + 6
ACTION_SIZE = MADE + 12


@rule
def choices(s: State, seat: int, codes: Codes, dice: Dice, shown: Shown) -> int:
    n = min(HAND, sensible(s, seat, codes))
    show_hand(s, seat, shown)
    for i in range(n):
        shown.codes[i] = codes[i]
        if codes[i] < LAY + CARDS:
            show_card(s, seat, int(codes[i]) - LAY, shown, i)
    return n


@rule
def show_hand(s: State, seat: int, shown: Shown) -> None:
    for slot in range(HAND):
        card = s.hands[seat, slot]
        if card != NONE:
            shown.cells[HELD + place_of(s, card)] = 1


@rule
def place_of(s: State, card: int) -> int:
    return int(s.cell_of[card // 9]) * KINDS + card % KINDS


@rule
def find_makes(s: State, shown: Shown) -> None:
    """How many sequences each card would make where it belongs, in halves."""
    for place in range(CARDS):
        shown.cells[MAKES + place] = 0
    for line in range(8):
        for i in range(3):
            cell = LINES[line, i]
            a, b = s.tops[LINES[line, (i + 1) % 3]], s.tops[LINES[line, (i + 2) % 3]]
            if a != NONE and b != NONE:
                for kind in range(KINDS):
                    if FITS[s.version, a % KINDS, b % KINDS, kind]:
                        shown.cells[MAKES + cell * KINDS + kind] += 0.5


@rule
def show_card(s: State, seat: int, card: int, shown: Shown, i: int) -> None:
    place = place_of(s, card)
    cell, kind = place // KINDS, place % KINDS
    shown.actions[i, CELL + cell] = 1
    shown.actions[i, COLOUR + kind // 3] = 1
    shown.actions[i, PATTERN + kind % 3] = 1
    made = makes_now(s, cell, kind)
    before = s.tops[cell]
    s.tops[cell] = card
    find_makes(s, shown)
    s.tops[cell] = before
    once = twice = mine = 0
    own = 0.0
    for other in range(CARDS):
        at = place_of(s, other)
        then = shown.cells[MAKES + at]
        if then > 0 and not s.gone[other] and other != card:
            if shown.cells[HELD + at]:
                own = max(own, then)
                mine += 1
            else:
                once += 1
                twice += then > 0.5
    again = made > 0 and not s.second
    shown.actions[i, MADE] = 0.5 * made
    shown.actions[i, MADE + 1] = made == 0
    shown.actions[i, MADE + 2] = once / 10
    shown.actions[i, MADE + 3] = twice / 10
    shown.actions[i, MADE + 4] = own
    shown.actions[i, MADE + 5] = mine / 3
    shown.actions[i, MADE + 6] = before == NONE
    shown.actions[i, MADE + 7] = 0.1 * s.heights[cell]
    shown.actions[i, MADE + 8] = once == 0
    shown.actions[i, MADE + 9] = again
    shown.actions[i, MADE + 10] = int(s.tokens[seat]) + made >= GOAL
    shown.actions[i, MADE + 11] = own if again else 0.0


@rule
def makes_now(s: State, cell: int, kind: int) -> int:
    """How many sequences a card of a kind would make on a cell."""
    made = 0
    for line in range(8):
        for i in range(3):
            if LINES[line, i] == cell:
                a, b = s.tops[LINES[line, (i + 1) % 3]], s.tops[LINES[line, (i + 2) % 3]]
                made += a != NONE and b != NONE and FITS[s.version, a % KINDS, b % KINDS, kind]
    return made


@rule
def state(s: State, seat: int, shown: Shown) -> None:
    players = int(s.players)
    show_hand(s, seat, shown)
    show_missed(s, clockwise(s, seat), shown)
    find_makes(s, shown)
    for cell in range(CELLS):
        top = s.tops[cell]
        if top == NONE:
            shown.cells[TOPS + cell * 7] = 1
        else:
            shown.cells[TOPS + cell * 7 + 1 + top // 3 % 3] = 1
            shown.cells[TOPS + cell * 7 + 4 + top % 3] = 1
    once = twice = 0
    best = 0.0
    for card in range(CARDS):
        at = place_of(s, card)
        made = shown.cells[MAKES + at]
        if s.gone[card]:
            shown.cells[GONE + at] = 1
        elif shown.cells[HELD + at]:
            best = max(best, made)
        else:
            once += made > 0
            twice += made > 0.5
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
    shown.cells[REST + 1] = s.second
    shown.cells[REST + 2] = s.last_round
    shown.cells[REST + 3] = s.pile_size / CARDS
    shown.cells[REST + 4] = once / 10
    shown.cells[REST + 5] = twice / 10
    shown.cells[REST + 6] = best
    shown.cells[REST + 7] = s.pile_size == 0
    lead = GOAL
    for k in range(1, players):
        lead = min(lead, int(s.tokens[seat]) - int(s.tokens[(seat + k) % players]))
    shown.cells[REST + 8] = 0.25 * lead


@rule
def show_missed(s: State, other: int, shown: Shown) -> None:
    """The cards that somebody would have laid in their last turns, if they had held them. The game is told again."""
    turns, last = 0, NONE
    for i in range(s.laid_count):
        turns += s.story_by[i] == other and last != other
        last = s.story_by[i]
    s.tops[:] = NONE
    turn, last = 0, NONE
    for i in range(s.laid_count):
        card, by = s.story[i], s.story_by[i]
        if by == other:
            turn += last != other
            if turn > turns - LOOK_BACK:
                find_makes(s, shown)
                made = shown.cells[MAKES + place_of(s, card)]
                for place in range(CARDS):
                    if shown.cells[MAKES + place] > made:
                        shown.cells[MISSED + place] += 1 / LOOK_BACK
        last = by
        s.tops[s.cell_of[card // 9]] = card


FEATURES = Features(
    REST + REST_SIZE,
    ACTION_SIZE,
    HAND,
    choices,
    state,
    start=((MADE, 4.0),),
    tables=tuple(
        PracticeTable(players, {"version": version}, share)
        for players, beginner, advanced in ((2, 4.0, 2.0), (3, 1.5, 1.0), (4, 1.5, 1.0))
        for version, share in (("beginner", beginner), ("advanced", advanced))
    ),
)
