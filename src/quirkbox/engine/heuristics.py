"""What a good player of a game looks at: a game's bot.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from quirkbox.engine.dice import Dice
from quirkbox.engine.rules import Codes

if TYPE_CHECKING:
    from quirkbox.engine.game import Game


class SearchMethod(Protocol):
    """A way of searching (bots/search/): it owns its parameters, and compiles itself for a game."""

    def compile(self, game: Game) -> Any: ...


@dataclass(frozen=True)
class Heuristics:
    """What a good player of a game looks at. Its functions are decorated with `@rule`."""

    #: sensible(s, seat, out): like legal, but only what is worth a thought
    sensible: Callable[[Any, int, Codes], int]
    #: judge(s, seat, action): how good an action looks at first sight; more is better
    judge: Callable[[Any, int, int], int]
    #: how a search bot looks ahead; None: in the usual way
    search: SearchMethod | None = None
    #: easy(s, seat, out, dice): what an easy bot does among people; None: anything
    easy: Callable[[Any, int, Codes, Dice], int] | None = None
    #: yields(s, seat): a bot on this seat would rather see first what others do
    yields: Callable[[Any, int], bool] | None = None
    # what a network is shown (bots/learned/features.py); None: the observation
    features: Any = None
