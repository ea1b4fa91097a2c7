"""What a good player of Circuit Breaker looks at."""

from quirkbox.engine import Codes, Hints, rule
from quirkbox.games.circuit_breaker.rules import legal
from quirkbox.games.circuit_breaker.state import State


@rule
def sensible(s: State, seat: int, out: Codes) -> int:
    return legal(s, seat, out)


@rule
def judge(s: State, seat: int, action: int) -> int:
    return 0


HINTS = Hints(sensible, judge)
