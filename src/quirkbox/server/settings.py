"""How long things take at a live table. Tests hurry."""

from __future__ import annotations

import time
from dataclasses import dataclass


@dataclass(frozen=True)
class Settings:
    """All in seconds."""

    hold: float = 0.150  # a call in a race is held for this, less half the way there and back
    think: float = 0.2  # what a bot may think
    pace: float = 1.0  # how slow bots are: 1 is like people, 0 at once
    away: float = 20.0  # who is not connected for so long can be stood in for by a bot
    abandoned: float = 300.0  # with nobody connected for so long, bots rest and the table leaves memory
    recent: float = 90.0  # an open table is listed if somebody was there within this time
    ping: float = 4.0
    sweep: float = 30.0
    poll: float = 1.0  # how often other processes' moves are looked for
    keep: int = 1000  # tables without anybody connected that stay in memory


def now_ms() -> int:
    return time.time_ns() // 1_000_000
