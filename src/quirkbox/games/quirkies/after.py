"""What is to be said of a game of Quirkies that is over: the lines that somebody has overlooked."""

from __future__ import annotations

from collections.abc import Sequence

from quirkbox.engine import Afterwards, Habit, Transcript, order_after
from quirkbox.games.quirkies.rules import CALL_LINE
from quirkbox.games.quirkies.state import CALL, FITS, LINES, LINES_AT, NONE, State


def roles(transcript: Transcript) -> Sequence[str]:
    s = transcript.dealt().position.plain
    return order_after((s.dealer + 1) % s.players, s.players)


def habits(transcript: Transcript) -> Sequence[dict[str, Habit]]:
    """Cards laid while another one in hand made more lines; and, where lines are called, those that one did not call."""
    players = len(transcript.players)
    laid, better, lines, silent = ([0] * players for _ in range(4))
    before: State | None = None
    calls = False
    for step in transcript.replay():
        now = step.position.plain
        if before is not None and step.action is not None:
            if step.action < CALL_LINE:
                made = {int(card): lines_made(before, int(card)) for card in before.hands[step.seat] if card > NONE}
                if max(made.values()):
                    laid[step.seat] += 1
                    better[step.seat] += made[step.action] < max(made.values())
            elif before.laid != NONE and now.laid == NONE:
                for line in range(8):
                    if before.laid in LINES[line] and _is_sequence(before, line):
                        for seat in range(players):
                            lines[seat] += 1
                            silent[seat] += not before.called[seat] & (1 << line)
        calls = now.claims == CALL
        before = now
    return [
        {"lines": Habit(better[seat], laid[seat])} | ({"calls": Habit(silent[seat], lines[seat])} if calls else {})
        for seat in range(players)
    ]


def lines_made(s: State, card: int) -> int:
    """How many lines this card would make."""
    cell = s.cell_of[card // 9]
    tops = [int(top) for top in s.tops]
    tops[cell] = card
    return sum(_fits(s, tops, int(line)) for line in LINES_AT[cell] if line != NONE)


def _is_sequence(s: State, line: int) -> bool:
    return _fits(s, [int(top) for top in s.tops], line)


def _fits(s: State, tops: Sequence[int], line: int) -> bool:
    a, b, c = (tops[cell] for cell in LINES[line])
    return bool(min(a, b, c) > NONE and FITS[s.version, a % 9, b % 9, c % 9])


AFTER = Afterwards(habits=habits, roles=roles)
