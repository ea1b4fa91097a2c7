"""What people may say to each other at a table: a fixed set of faces and short phrases, for a moment, and never in the log."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

# The first few are faces, the others are words.
Phrase = Literal[
    "happy",
    "oh",
    "thinking",
    "sad",
    "asleep",
    "hello",
    "luck",
    "nice",
    "thanks",
    "sorry",
    "moment",
    "close",
    "good_game",
    "again",
]
# ms between two things that one seat says.
PAUSE = 2000


@dataclass(frozen=True)
class Said:
    """What a chair has said last, and when (ms)."""

    phrase: Phrase
    at: int
