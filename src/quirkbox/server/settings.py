"""How long things take at a live table, and how large they may be. Tests hurry."""

from __future__ import annotations

from dataclasses import dataclass

# Bytes of one request, and of one message over a socket.
LARGEST = 64 * 1024


@dataclass(frozen=True)
class Settings:
    """All in seconds, unless said otherwise."""

    # A contested action is held for this, less half the way there and back.
    hold: float = 0.150
    # What a bot may think.
    think: float = 0.2
    # How slow bots are: 1 is like people, 0 at once.
    pace: float = 1.0
    # Who is not connected for so long can be stood in for by a bot.
    away: float = 20.0
    # With nobody connected for so long, bots rest and the table leaves memory.
    abandoned: float = 300.0
    # An open table is listed if somebody was there within this time.
    recent: float = 90.0
    ping: float = 4.0
    sweep: float = 30.0
    # How often other processes' moves are looked for.
    poll: float = 1.0
    # How many tables without anybody connected stay in memory.
    keep: int = 1000
