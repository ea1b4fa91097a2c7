"""What a good player of ROOT\\G: looks at."""

from quirkbox.engine import Hints, rule
from quirkbox.games.rootg.rules import legal
from quirkbox.games.rootg.state import State


@rule
def judge(s: State, seat: int, action: int) -> int:
    return 0


HINTS = Hints(legal, judge)
