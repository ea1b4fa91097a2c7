"""A flat search: everybody plays on from the first action as it looks best to them (a rollout algorithm: Tesauro, Galperin 1996).
That is calmer than a tree, where a game is long and first sight is good.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from quirkbox.bots.search.compiled import CompiledSearch
from quirkbox.bots.search.tree import compile_halving
from quirkbox.engine import Codes, Game


@dataclass(frozen=True)
class Rollouts:
    """No tree: everybody plays on from each candidate as it looks best to them. For long games in which first sight is good."""

    #: with whose eyes it looks, if it is to know more than the game's `sensible` and `judge`
    sensible: Callable[[Any, int, Codes], int] | None = None
    judge: Callable[[Any, int, int], int] | None = None
    #: likely(s, seat): in percent, how well a guess fits what others have done
    likely: Callable[[Any, int], int] | None = None
    #: how much winning high counts beside winning, from 0 to 1
    margin: float = 0.1
    #: how clearly an action must prove better than what looked best at first sight
    caution: float = 0.0
    #: how much a look ahead counts beside the word of a network that has learned the game; 0: none is asked
    faith: float = 0.0
    #: so many looks are worth it to who is to answer within a few milliseconds
    glances: int = 0
    #: after so many turns of others the network says how things stand; 0: it is played on to the end
    horizon: int = 0

    def compile(self, game: Game, learned: bool = False) -> CompiledSearch:
        return compile_halving(
            game,
            self.sensible,
            self.judge,
            self.likely,
            self.margin,
            self.caution,
            deepest=1,
            stray=0,
            fresh_dice=True,
            learned=learned,
            faith=self.faith,
            glances=self.glances,
            horizon=self.horizon,
        )
