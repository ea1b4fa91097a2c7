"""How much a bot may think: so many looks ahead, or so many seconds."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Looks:
    """So many looks ahead: the same on any machine."""

    count: int = 1000


@dataclass(frozen=True)
class Seconds:
    """So many seconds: as much as this machine does in that time."""

    seconds: float = 0.2


Budget = Looks | Seconds
