"""What one is after right now, and what the last thing that happened meant for it: the line that always stands at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from quirkbox.words.sentence import Sentence


@dataclass(frozen=True)
class Aim:
    """Two short sentences for one viewer. Once the game is over, `after` says why it has ended as it did."""

    #: what this viewer is after right now
    after: Sentence | str
    #: what the last thing that happened meant for it; nothing if it meant nothing
    meant: Sentence | str = ""


def amount(number: int, thing: str) -> str:
    """ "1 token", "2 tokens"."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def listed(parts: Sequence[str]) -> str:
    """ "Ada", "Ada and Ben", "Ada, Ben and Cleo"."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def plain_aim(
    score: Sequence[int],
    winners: Sequence[int],
    over: bool,
    together: bool,
    viewer: int,
    last: Sentence | str,
    names: Sequence[str],
) -> Aim:
    """For a game that says nothing of its own: points decide."""
    if together:
        if over:
            return Aim(Sentence("aim-together-over", points=score[0], won="yes" if winners else "no"))
        return Aim(Sentence("aim-together", points=score[0]), last)
    you = ["yes" if seat == viewer else "no" for seat in range(len(score))]
    standings = [
        Sentence("aim-standing", you=you[seat], who=names[seat], points=points)
        for seat, points in sorted(enumerate(score), key=lambda one: -one[1])
    ]
    if not over:
        return Aim(Sentence("aim-points", standings=standings), last)
    most = max(score)
    level = [seat for seat, points in enumerate(score) if points == most]
    if len(winners) < len(level):
        called = [Sentence("you-subject", you=you[seat], who=names[seat]) for seat in level]
        return Aim(Sentence("aim-level", names=called, standings=standings))
    return Aim(Sentence("aim-points-over", standings=standings))
