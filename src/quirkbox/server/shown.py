"""A finished game as it was shown: its replay and its transcript. New rules leave them as they are."""

from __future__ import annotations

import zlib
from dataclasses import dataclass

from pydantic_core import to_json

from quirkbox.table import Play, Table, replay, transcript


@dataclass(frozen=True)
class Shown:
    """Both as compressed JSON."""

    replay: bytes
    transcript: bytes


def shown_of(table: Table, play: Play) -> Shown:
    """It plays the whole game again: not for the event loop."""
    return Shown(zlib.compress(to_json(replay(table, play))), zlib.compress(transcript(table, play).to_json().encode()))
