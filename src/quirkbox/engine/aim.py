"""What one is after right now, and what the last thing that happened meant for it: the line that always stands at a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class Aim:
    """Two short sentences for one viewer. Once the game is over, `after` says why it has ended as it did."""

    #: what this viewer is after right now
    after: str
    #: what the last thing that happened meant for it; empty if it meant nothing
    meant: str = ""


def amount(number: int, thing: str) -> str:
    """ "1 token", "2 tokens"."""
    return f"{number} {thing}{'' if number == 1 else 's'}"


def listed(parts: Sequence[str]) -> str:
    """ "Ada", "Ada and Ben", "Ada, Ben and Cleo"."""
    return " and ".join([", ".join(parts[:-1]), parts[-1]] if len(parts) > 1 else parts)


def plain_aim(
    score: Sequence[int], winners: Sequence[int], over: bool, together: bool, viewer: int, last: str, names: Sequence[str]
) -> Aim:
    """For a game that says nothing of its own: points decide."""
    called = ["You" if seat == viewer else name for seat, name in enumerate(names)]
    if together:
        if over:
            return Aim(f"Together you have {amount(score[0], 'point')}: {'you did it' if winners else 'not this time'}.")
        return Aim(f"You win or lose together. So far: {amount(score[0], 'point')}.", last)
    have = ", ".join(f"{called[seat]} {points}" for seat, points in sorted(enumerate(score), key=lambda one: -one[1]))
    if not over:
        return Aim(f"Most points win. So far: {have}.", last)
    most = max(score)
    level = [seat for seat, points in enumerate(score) if points == most]
    if len(winners) < len(level):
        return Aim(f"{listed([called[seat] for seat in level])} are level; the tie-break decides. Points: {have}.")
    return Aim(f"Most points win: {have}.")
