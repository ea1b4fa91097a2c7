"""Clocks of people: how long each may take, as was agreed on before the game, and how much each has left.

A clock runs while the game waits for its seat, unless the table itself waits for something (a countdown, a call window, a
show): that has an end of its own. How much is left follows from the log's times and from what is written down with the seats:
what was on a clock when a bot took the chair, or when everything began to stand still. So all processes say the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal, NamedTuple

# ms that whoever takes their seat back has at least, after their time had run out.
BREATH = 10_000


class Settled(NamedTuple):
    """What was on a seat's clock, in ms, at a moment of time and of the log. 0: its time had run out."""

    left: int
    at: int
    seq: int


class Wait(NamedTuple):
    """The game waits for a seat: from an entry of the log, until a moment in ms. `own`: the seat itself has brought it about."""

    seq: int
    since: int
    until: int | None
    own: bool


class Reading(NamedTuple):
    """What is on a clock, in ms, and whether it runs."""

    left: int
    runs: bool


@dataclass(frozen=True)
class TimeControl:
    """How long people may take. `quick`: so many seconds for the whole game, and some more whenever the game begins to wait for
    one. `slow`: so many for each turn."""

    kind: Literal["quick", "slow"]
    seconds: int
    plus: int = 0
    # plays on for whoever has run out of time; None: the game ends, unfinished
    bot: str | None = None

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> TimeControl:
        return cls(**kept)

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    @property
    def full(self) -> int:
        """What is on a clock to begin with, in ms."""
        return self.seconds * 1000

    def left(self, settled: Settled | None, waits: Sequence[Wait], now: int) -> int:
        """What is on a clock, in ms; the log's times are never behind each other, and now may be."""
        left, since, seq = settled or Settled(self.full, 0, -1)
        for wait in waits:
            if wait.seq > seq and not wait.own:
                left = self.full if self.kind == "slow" else left + self.plus * 1000
            until = now if wait.until is None else wait.until
            left = max(0, left - max(0, until - max(wait.since, since)))
        return left

    def again(self, settled: Settled | None) -> int:
        """What somebody has who comes back to a seat that a bot has played."""
        if self.kind == "slow" or settled is None:
            return self.full
        return settled.left or max(self.plus * 1000, BREATH)


def waits_after(waits: Sequence[list[Wait]], seq: int, seat: int, at: int, runs: Sequence[int]) -> list[list[Wait]]:
    """Every seat's waits after an entry of the log; `runs`: the seats whose clocks run then."""
    after = [*waits]
    for number, known in enumerate(waits):
        running = bool(known) and known[-1].until is None
        if running and number not in runs:
            after[number] = [*known[:-1], known[-1]._replace(until=at)]
        elif not running and number in runs:
            after[number] = [*known, Wait(seq, at, None, number == seat)]
    return after
