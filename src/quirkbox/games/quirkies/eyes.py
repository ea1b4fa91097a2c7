"""What a player of Quirkies sees at once: the lines there are, and how many sequences a card would make."""

from quirkbox.engine import Codes, rule
from quirkbox.games.quirkies.rules import (
    CALL_LINE,
    DONE,
    LAY,
    PASS,
    goes_through,
    is_sequence,
    legal,
)
from quirkbox.games.quirkies.state import LINES_AT, NONE, State


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
