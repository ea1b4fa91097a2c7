"""How a game behaves at a live table, where time passes and people wait."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

USUAL_PACE = (0.6, 1.4)


def _nothing(s: Any) -> None:
    return None


@dataclass(frozen=True)
class Live:
    """How a game behaves at a live table, where time passes. Acts are named as the game's actions name them."""

    #: how many seconds the table waits before HOST acts; None: it does not act by itself. It is given what a viewer may know
    host_delay: Callable[[Any], float | None] = _nothing
    #: what the table waits for: when this changes, its waiting begins anew
    host_waits_for: Callable[[Any], object] = _nothing
    #: how long a bot takes for an act, in seconds: the shortest and the longest
    paces: Mapping[str, tuple[float, float]] = field(default_factory=dict)
    #: acts in which the first one counts: they are ranked by server time, less the way there
    contested: frozenset[str] = frozenset()
    #: what people begin: bots wait in it (a round, say) until a person has acted, or for long; None: nothing
    people_first: Callable[[Any], object] = _nothing
    #: what to agree on where there is no clock, as in a terminal: the answers to options that count seconds
    without_clock: Mapping[str, str] = field(default_factory=dict)
    #: acts that a bot, once it has chosen them, does even if others have moved meanwhile
    steady: frozenset[str] = frozenset()
    #: whether people may say something to each other at the table; not where that is what the game is about
    talk: bool = True

    def pace(self, act: str) -> tuple[float, float]:
        """How long a bot takes for this act, in seconds: the shortest and the longest."""
        return self.paces.get(act, USUAL_PACE)
