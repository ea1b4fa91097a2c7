"""What a bot needs to think about a game: room for states, buffers and a search's memory."""

from __future__ import annotations

import threading
from functools import cache
from weakref import WeakKeyDictionary

import numpy as np

from quirkbox.bots.heuristics import heuristics
from quirkbox.bots.learned.mind import NO_MIND, has_learned, own_mind
from quirkbox.bots.search import CompiledSearch, Rollouts, Tree
from quirkbox.engine import Game
from quirkbox.engine.record import records

_per_thread = threading.local()


@cache
def search_of(game: Game) -> CompiledSearch:
    """The game's way of searching, compiled."""
    compiled: CompiledSearch = (heuristics(game).search or Tree()).compile(game)
    return compiled


@cache
def learned_search_of(game: Game) -> CompiledSearch | None:
    """The same asking the network that has learned the game; None where there is none, or it would not help."""
    way = heuristics(game).search
    if isinstance(way, Tree | Rollouts) and way.faith > 0 and has_learned(game):
        return way.compile(game, learned=True)
    return None


class Workspace:
    """One per thread and game. Whatever was thought in it before, the same position and dice lead to the same choice."""

    def __init__(self, game: Game):
        search, learned = search_of(game), learned_search_of(game)
        self.states = game.states(max(search.states, learned.states if learned else 0))
        # the game's own, and the bots'
        self.buffers = game.buffers(2)
        # of the search, of what has learned the game, and of the search that asks it
        mind = own_mind(game) if has_learned(game) else records(1, NO_MIND)
        parts = [("search", search.memory), ("mind", mind.dtype), ("learned", learned.memory if learned else NO_MIND)]
        self.memories = records(1, np.dtype(parts, align=True))
        np.asarray(self.memories)["mind"] = np.asarray(mind)
        if learned:
            learned.remember(self.memories["learned"])

    @staticmethod
    def of(game: Game) -> Workspace:
        """That of this thread."""
        known: WeakKeyDictionary[Game, Workspace] = _per_thread.__dict__.setdefault("workspaces", WeakKeyDictionary())
        if game not in known:
            known[game] = Workspace(game)
        return known[game]
