"""What a good player of Quirkies looks at."""

from quirkbox.bots.search import Tree
from quirkbox.engine import Heuristics, rule
from quirkbox.games.quirkies.eyes import judge, sensible
from quirkbox.games.quirkies.features import FEATURES
from quirkbox.games.quirkies.rules import LAY
from quirkbox.games.quirkies.state import HAND, NONE, State

OVERLOOKED = 3  # percent: how often somebody does not see the better card


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
