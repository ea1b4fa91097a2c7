"""Quirkbox: tabletop games about circuits and programs, on one rules engine.

>>> from quirkbox import Match, game
>>> match = Match(game("quirkies"), players=2, seed=7)
>>> seat, actions = match.next()

The names below are the public interface. They are fetched when they are used: importing the package alone loads neither NumPy nor
Numba.
"""

from importlib import import_module, metadata
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quirkbox.bots import BOTS as BOTS
    from quirkbox.bots import Bot as Bot
    from quirkbox.bots import Looks as Looks
    from quirkbox.bots import Seconds as Seconds
    from quirkbox.bots import bot as bot
    from quirkbox.engine import SPECTATOR as SPECTATOR
    from quirkbox.engine import Game as Game
    from quirkbox.engine import Match as Match
    from quirkbox.engine import Position as Position
    from quirkbox.engine import Refusal as Refusal
    from quirkbox.engine import Transcript as Transcript
    from quirkbox.engine import play_random as play_random
    from quirkbox.files import load as load
    from quirkbox.games import GAMES as GAMES
    from quirkbox.games import game as game
    from quirkbox.lab import simulate as simulate

__version__ = metadata.version("quirkbox")

_HOME = {
    "quirkbox.bots": ("BOTS", "Bot", "Looks", "Seconds", "bot"),
    "quirkbox.engine": ("SPECTATOR", "Game", "Match", "Position", "Refusal", "Transcript", "play_random"),
    "quirkbox.files": ("load",),
    "quirkbox.games": ("GAMES", "game"),
    "quirkbox.lab": ("simulate",),
}
_MODULE_OF = {name: module for module, names in _HOME.items() for name in names}
__all__ = [*_MODULE_OF, "__version__"]  # noqa: PLE0604  # all of them are texts


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'quirkbox' has no attribute {name!r}")
    return getattr(import_module(_MODULE_OF[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
