"""Matches in files."""

from __future__ import annotations

from pathlib import Path

from quirkbox.engine import Match
from quirkbox.games import game


def load(path: str | Path) -> Match:
    """A match that was written with `match.save`, or any transcript: it goes on from its last action."""
    return Match.load(path, game)
