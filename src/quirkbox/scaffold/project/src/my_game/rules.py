"""The rules: six functions over the state. Numbers like MG-3 are those of README.md.

They are plain Python, compiled by Numba: whole numbers, arrays of the state, loops and other rules; no objects, no clock, and no
chance but `roll(dice, n)`.
"""

from quirkbox.engine import Codes, Dice, Trail, note, roll, rule

from .actions import ACTIONS, EVENTS
from .state import BACK, COPIES, HAND, NONE, VALUES, State

PLAY, ROLL = ACTIONS.first("play"), ACTIONS.first("roll")
DREW, TURN, PLAYED = EVENTS.number("drew"), EVENTS.number("turn"), EVENTS.number("played")
ROLLED, ENDED = EVENTS.number("rolled"), EVENTS.number("ended")


@rule
def deal(s: State, options: Codes, dice: Dice, trail: Trail) -> None:
    """MG-1: everybody draws a hand out of the bag."""
    s.players = options[0]
    s.over = 0
    s.points[:] = 0
    s.hands[:] = NONE
    s.aside[:] = NONE
    s.open[:] = 0
    s.bag[:] = COPIES
    s.bag[0] = 0
    for seat in range(s.players):
        for slot in range(HAND):
            value = draw(s, dice)
            s.hands[seat, slot] = value
            # an event's field is noted as its place among its values: a card worth 1 is number 0
            note(trail, DREW, seat, value - 1)
    s.turn = roll(dice, s.players)
    note(trail, TURN, s.turn)


@rule
def draw(s: State, dice: Dice) -> int:
    """A card out of the bag, each as likely."""
    cards = 0
    for value in range(1, VALUES + 1):
        cards += s.bag[value]
    at = roll(dice, cards)
    for value in range(1, VALUES + 1):
        if at < s.bag[value]:
            s.bag[value] -= 1
            return value
        at -= s.bag[value]
    return NONE


@rule
def legal(s: State, seat: int, out: Codes) -> int:
    """MG-2: whoever is on turn plays any card of the hand, or stakes it on a roll."""
    if s.over or seat != s.turn:
        return 0
    n = 0
    for value in range(1, VALUES + 1):
        if holds(s, seat, value):
            out[n] = PLAY + value - 1
            out[n + 1] = ROLL + value - 1
            n += 2
    return n


@rule
def holds(s: State, seat: int, value: int) -> bool:
    """A hand that one may not see could hold any card."""
    for slot in range(HAND):
        if s.hands[seat, slot] == value or s.hands[seat, slot] == BACK:
            return True
    return False


@rule
def play(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    if action < ROLL:
        value = action - PLAY + 1
        take_from_hand(s, seat, value)
        s.open[value] += 1
        s.points[seat] += value  # MG-3
        note(trail, PLAYED, seat, value - 1)
    else:
        value = action - ROLL + 1
        take_from_hand(s, seat, value)
        put_aside(s, seat, value)
        die = 1 + roll(dice, 6)
        s.points[seat] += 2 * die  # MG-4
        note(trail, ROLLED, seat, value - 1, die - 1)
    end_turn(s, trail)


@rule
def take_from_hand(s: State, seat: int, value: int) -> None:
    """The others close up: a gap would tell everybody which of the cards it was."""
    found = False
    for slot in range(HAND):
        found = found or s.hands[seat, slot] == value
        if found:
            s.hands[seat, slot] = s.hands[seat, slot + 1] if slot + 1 < HAND else NONE


@rule
def put_aside(s: State, seat: int, value: int) -> None:
    for slot in range(HAND):
        if s.aside[seat, slot] == NONE:
            s.aside[seat, slot] = value
            return


@rule
def end_turn(s: State, trail: Trail) -> None:
    """MG-5: clockwise, until all hands are empty."""
    s.turn = (s.turn + 1) % s.players
    for slot in range(HAND):
        if s.hands[s.turn, slot] != NONE:
            note(trail, TURN, s.turn)
            return
    s.over = 1
    note(trail, ENDED)


@rule
def hide(s: State, seat: int) -> None:
    """Blank everything this seat may not know. -1 is a spectator, the number of players the table itself: both know no hand."""
    for other in range(s.players):
        if other != seat:
            for slot in range(HAND):
                if s.hands[other, slot] != NONE:
                    s.hands[other, slot] = BACK
                if s.aside[other, slot] != NONE:
                    s.aside[other, slot] = BACK
    s.bag[:] = 0


@rule
def guess(s: State, seat: int, dice: Dice) -> None:
    """Fill the blanks with one possible truth: the unseen cards go back into the bag and are drawn again."""
    for value in range(1, VALUES + 1):
        s.bag[value] = COPIES - s.open[value]
    for other in range(s.players):
        for slot in range(HAND):
            if s.hands[other, slot] > NONE:
                s.bag[s.hands[other, slot]] -= 1
            if s.aside[other, slot] > NONE:
                s.bag[s.aside[other, slot]] -= 1
    for other in range(s.players):
        for slot in range(HAND):
            if s.hands[other, slot] == BACK:
                s.hands[other, slot] = draw(s, dice)
            if s.aside[other, slot] == BACK:
                s.aside[other, slot] = draw(s, dice)


@rule
def score(s: State, out: Codes) -> None:
    """What each seat has; the most wins when the game is over (MG-6)."""
    for seat in range(s.players):
        out[seat] = s.points[seat]
