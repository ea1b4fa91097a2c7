"""What people say to each other at a table, and never in the log: faces and short phrases for a moment; and what they write."""

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
# ms between two lines that one person writes; so many of a table's lines are kept, as long as the table is.
WRITING_PAUSE, MOST_LINES = 1000, 50


@dataclass(frozen=True)
class Said:
    """What a chair has said last, and when (ms)."""

    phrase: Phrase
    at: int


@dataclass(frozen=True)
class Line:
    """Something that was written, by whoever had that chair then."""

    n: int
    chair: int
    who: str
    text: str
    at: int
