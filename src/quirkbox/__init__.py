"""Quirkbox: five tabletop games about circuits and programs, on one rules engine.

>>> from quirkbox import Match, game
>>> match = Match(game("quirkies"), players=2, seed=7)
"""

from importlib import metadata
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quirkbox.engine import Match as Match
    from quirkbox.games import game as game

__version__ = metadata.version("quirkbox")


def __getattr__(name: str) -> Any:
    """Names are fetched when they are used: importing the package alone loads neither NumPy nor Numba."""
    if name == "Match":
        from quirkbox.engine import Match

        return Match
    if name == "game":
        from quirkbox.games import game

        return game
    raise AttributeError(f"module 'quirkbox' has no attribute {name!r}")
