"""What a good player of Quirky Circuits looks at."""

from quirkbox.engine import Codes, Hints, rule
from quirkbox.games.quirky_circuits.rules import STOP, TAKE, legal
from quirkbox.games.quirky_circuits.state import PROGRAM, State


@rule
def sensible(s: State, seat: int, out: Codes) -> int:
    """No signs."""
    n = legal(s, seat, out)
    if s.phase != PROGRAM:
        return n
    if seat < s.players and s.done[seat]:
        return 0
    kept = 0
    for i in range(n):
        if out[i] < STOP or out[i] >= TAKE:
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def judge(s: State, seat: int, action: int) -> int:
    return 0


HINTS = Hints(sensible, judge)
