"""What a good player looks at. The bots of the house play the game with it: greedy by `judge` alone, search by looking ahead."""

from quirkbox.engine import Heuristics, rule

from .actions import ACTIONS
from .rules import legal
from .state import State

ROLL = ACTIONS.first("roll")
# twice the mean of a die
MEAN = 7


@rule
def judge(s: State, seat: int, action: int) -> int:
    """A card has to go either way: a roll brings seven on average, instead of what the card is worth."""
    return 0 if action < ROLL else MEAN - (action - ROLL + 1)


HEURISTICS = Heuristics(sensible=legal, judge=judge)
