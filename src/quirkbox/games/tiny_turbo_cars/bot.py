"""What a good player of Tiny Turbo Cars looks at."""

from quirkbox.engine import Hints, rule
from quirkbox.games.tiny_turbo_cars.rules import legal
from quirkbox.games.tiny_turbo_cars.state import State


@rule
def judge(s: State, seat: int, action: int) -> int:
    return 0


HINTS = Hints(legal, judge)
