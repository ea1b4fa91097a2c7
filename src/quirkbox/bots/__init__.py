"""Who can play the games: three bots that play any of them, from what their seat may know and nothing else."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from quirkbox.bots.greedy import first_sight
from quirkbox.bots.plans import choose_plan
from quirkbox.bots.search import HIDDEN, search, tree_dtype
from quirkbox.engine import Dice, Game, Position, roll, rule
from quirkbox.engine.record import records

RANDOM, GREEDY, SEARCH = range(3)
PIECE = 64  # looks ahead between two looks at the clock
_per_thread = threading.local()


@cache
def chooser(game: Game) -> Callable[..., int]:
    """`choose(bot, states, seat, iterations, dice, kit, tree)`: what a bot does, knowing `states[HIDDEN]`."""
    legal, sensible, at_sight, think = game.legal, game.hints.sensible, first_sight(game), thinker(game)

    @rule
    def choose(bot: int, states: Any, seat: int, iterations: int, dice: Any, kit: Any, tree: Any) -> int:
        s, codes = states[HIDDEN], kit.codes
        if bot == RANDOM:
            return int(codes[roll(dice, legal(s, seat, codes))])
        if bot == SEARCH:
            return int(think(states, seat, iterations, dice, kit, tree))
        return int(at_sight(s, seat, codes, sensible(s, seat, codes), dice))

    return choose


@cache
def thinker(game: Game) -> Callable[..., int]:
    """`think(states, seat, iterations, dice, kit, tree)`: a choice between plans where a game has them, else a tree."""
    if game.hints.plans:
        return choose_plan(game)
    sensible = game.hints.sensible
    clear, grow, best = search(game)

    @rule
    def think(states: Any, seat: int, iterations: int, dice: Any, kit: Any, tree: Any) -> int:
        if sensible(states[HIDDEN], seat, kit.codes) == 1:
            return int(kit.codes[0])
        clear(tree)
        grow(states, seat, iterations, dice, kit, tree)
        return int(best(tree))

    return think


class Desk:
    """What a bot needs to think about a game: room for states, a kit and a tree. One per thread."""

    def __init__(self, game: Game):
        self.states = game.states(4)
        self.kits = game.kits(2)  # the game's own, and the bots'
        self.trees = records(1, tree_dtype(game))

    @staticmethod
    def of(game: Game) -> Desk:
        desks: dict[str, Desk] = _per_thread.__dict__.setdefault("desks", {})
        if game.id not in desks:
            desks[game.id] = Desk(game)
        return desks[game.id]


@dataclass(frozen=True)
class Bot:
    id: str
    name: str
    words: str  # as they stand under the name at a table
    kind: int

    def choose(
        self,
        hidden: Position,
        seat: int,
        *,
        dice: Dice,
        ms: float | None = None,
        iterations: int | None = None,
    ) -> int:
        """What to do, knowing no more than the hidden position. A search looks ahead so many times, or for so long."""
        game = hidden.game
        desk = Desk.of(game)
        desk.states[HIDDEN : HIDDEN + 1] = np.asarray(hidden.states)
        kit, tree = desk.kits[1], desk.trees[0]
        if self.kind != SEARCH or ms is None or game.hints.plans or len(_sensible(hidden, seat)) == 1:
            return chooser(game)(self.kind, desk.states, seat, iterations or 1000, dice, kit, tree)
        clear, grow, best = search(game)
        until = time.perf_counter() + ms / 1000
        clear(tree)
        grow(desk.states, seat, PIECE, dice, kit, tree)
        while time.perf_counter() < until:
            grow(desk.states, seat, PIECE, dice, kit, tree)
        return int(best(tree))


def _sensible(hidden: Position, seat: int) -> list[int]:
    codes = hidden.game.codes()
    return [int(code) for code in codes[: hidden.game.hints.sensible(hidden.states[0], seat, codes)]]


BOTS: Mapping[str, Bot] = {
    bot.id: bot
    for bot in (
        Bot("random", "Pip", "plays anything", RANDOM),
        Bot("greedy", "Snap", "takes what it sees", GREEDY),
        Bot("search", "Tock", "quite clever", SEARCH),
    )
}
