"""How an easy bot plays Circuit Breaker among people."""

from quirkbox.engine import Codes, Dice, roll, rule
from quirkbox.games.circuit_breaker.rules import UNDO, legal
from quirkbox.games.circuit_breaker.state import State
from quirkbox.games.circuit_breaker.worth import sensible

SLIP = 4  # once in so many actions it does anything


@rule
def easy(s: State, seat: int, out: Codes, dice: Dice) -> int:
    """Something that makes sense, no matter which, and now and then anything. It stands by what it did: nothing is taken back."""
    if roll(dice, SLIP) > 0:
        n = sensible(s, seat, out)
        if n > 0:
            return int(out[roll(dice, n)])
    n, kept = legal(s, seat, out), 0
    for i in range(n):
        if out[i] != UNDO:
            out[kept] = out[i]
            kept += 1
    return int(out[roll(dice, kept)])
