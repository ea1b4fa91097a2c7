"""A finished game as drawings, small enough to be part of a page."""

from __future__ import annotations

import base64
import gzip
import json
import re
from dataclasses import dataclass

from quirkbox.engine import SPECTATOR, Transcript


@dataclass(frozen=True)
class Film:
    """What somebody without a seat saw. Drawings of one game are mostly alike: each is a list of parts, and `shown` says which
    drawing lies there after each entry of the log."""

    parts: list[str]
    drawings: list[list[int]]
    shown: list[int]
    #: what happened, by entry
    words: list[list[str]]

    def packed(self) -> str:
        """For the page's script."""
        told = {"parts": self.parts, "drawings": self.drawings, "shown": self.shown, "words": self.words}
        # without the time of day: the same game is the same page
        return base64.b64encode(gzip.compress(json.dumps(told).encode(), mtime=0)).decode()


def filmed(transcript: Transcript, names: list[str]) -> Film:
    """Every entry of a game, drawn and told."""
    parts: dict[str, int] = {}
    drawings: dict[tuple[int, ...], int] = {}
    shown, words = [], []
    events = transcript.game.events
    for step in transcript.replay():
        seen = step.position.seen_by(SPECTATOR)
        told = [seen.sentence(event, names) for event in events.to_json(step.happened, SPECTATOR, open_hands=True)]
        drawn = tuple(parts.setdefault(part, len(parts)) for part in re.split(r"(?=<)", step.position.svg(SPECTATOR)))
        shown.append(drawings.setdefault(drawn, len(drawings)))
        words.append([sentence for sentence in told if sentence])
    return Film(list(parts), [list(drawing) for drawing in drawings], shown, words)
