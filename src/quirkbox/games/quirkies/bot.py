"""What a good player of Quirkies looks at."""

from quirkbox.bots.search import Tree
from quirkbox.engine import Codes, Heuristics, rule
from quirkbox.games.quirkies.features import FEATURES
from quirkbox.games.quirkies.rules import (
    CALL_LINE,
    DONE,
    LAY,
    PASS,
    goes_through,
    is_sequence,
    legal,
)
from quirkbox.games.quirkies.state import HAND, LINES_AT, NONE, State

OVERLOOKED = 3  # percent: how often somebody does not see the better card


@rule
def sensible(s: State, seat: int, out: Codes) -> int:
    """Calls are a matter of seeing, not of choice: the lines there are, one after the other, then "done" or "pass"."""
    if s.laid == NONE or seat == s.players:
        return legal(s, seat, out)
    if s.over or s.said[seat]:
        return 0
    for line in range(8):
        taken = (s.claimed | s.called[seat]) & (1 << line)
        if not taken and goes_through(line, s.laid) and is_sequence(s, line):
            out[0] = CALL_LINE + line
            return 1
    out[0] = DONE if seat == s.turn else PASS
    return 1


@rule
def judge(s: State, seat: int, action: int) -> int:
    """How many sequences a card would make."""
    if action >= CALL_LINE:
        return 0
    card = action - LAY
    cell = s.cell_of[card // 9]
    before = s.tops[cell]
    s.tops[cell] = card
    made = 0
    for i in range(4):
        if LINES_AT[cell, i] != NONE and is_sequence(s, LINES_AT[cell, i]):
            made += 1
    s.tops[cell] = before
    return made


@rule
def likely(s: State, seat: int) -> int:
    """Somebody with a better card would have laid it."""
    for other in range(s.players):
        if other != seat and missed_better(s, other):
            return OVERLOOKED
    return 100


@rule
def missed_better(s: State, seat: int) -> bool:
    """Whether they held a card that makes more sequences when they laid another. The game is told again, card by card."""
    laid, last, before, missed = 0, NONE, 0, False
    left = laid_by(s, seat)
    s.tops[:] = NONE
    for i in range(s.laid_count):
        card, by = s.story[i], s.story_by[i]
        if by == seat:
            if last != seat:  # a turn begins
                before = laid
            laid += 1
            missed = missed or held_better(s, seat, card, left - before)
        last = by
        s.tops[s.cell_of[card // 9]] = card
    return missed


@rule
def laid_by(s: State, seat: int) -> int:
    laid = 0
    for i in range(s.laid_count):
        laid += s.story_by[i] == seat
    return laid


@rule
def held_better(s: State, seat: int, card: int, drawn: int) -> bool:
    """Of a hand one knows how many cards were drawn since, not which: take the first ones for these."""
    made = judge(s, seat, LAY + card)
    for slot in range(HAND):
        other = s.hands[seat, slot]
        if other != NONE:
            drawn -= 1
            if drawn < 0 and judge(s, seat, LAY + other) > made:
                return True
    return False


HEURISTICS = Heuristics(sensible, judge, search=Tree(likely=likely), features=FEATURES)
