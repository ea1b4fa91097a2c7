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
from quirkbox.bots.search import FIELD, HIDDEN, search, stages, tree_dtype
from quirkbox.engine import Dice, Game, Position, roll, rule
from quirkbox.engine.record import records

RANDOM, GREEDY, SEARCH = range(3)
FEW = 64  # with fewer looks ahead per action it is better to look at fewer actions
PIECE = 64  # looks ahead between two looks at the clock
_per_thread = threading.local()


@cache
def eager(game: Game) -> Callable[..., int]:
    """`eager(s, seat, out)`: what a bot may do, nothing if it would rather see first what others do."""
    legal, yields = game.legal, game.hints.yields
    if yields is None:
        return legal

    @rule
    def able(s: Any, seat: int, out: Any) -> int:
        return 0 if seat < s.players and yields(s, seat) else int(legal(s, seat, out))

    return able


@cache
def chooser(game: Game) -> Callable[..., int]:
    """`choose(bot, states, seat, iterations, dice, kit, tree)`: what a bot does, knowing `states[HIDDEN]`."""
    legal, sensible, at_sight, think = (
        game.legal,
        game.hints.sensible,
        first_sight(game.hints.judge),
        thinker(game),
    )

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
    """`think(states, seat, iterations, dice, kit, tree)`: the game's own way, a choice between plans, or a tree."""
    if game.hints.think:
        own = game.hints.think

        @rule
        def think_its_own_way(states: Any, seat: int, iterations: int, dice: Any, kit: Any, tree: Any) -> int:
            return int(own(states, seat, iterations, dice, kit, tree.pad))

        return think_its_own_way
    if game.hints.plans:
        return choose_plan(game)
    line_up, race, halve = search(game)

    @rule
    def think(states: Any, seat: int, iterations: int, dice: Any, kit: Any, tree: Any) -> int:
        line_up(states, seat, max(2, iterations // FEW), dice, kit, tree)
        laps = stages(tree.runners)
        while tree.runners > 1:
            race(states, seat, max(1, iterations // (laps * tree.runners)), dice, kit, tree)
            halve(tree)
        return int(tree.action[tree.runner[0]])

    return think


def rather_waits(position: Position, seat: int) -> bool:
    """A bot on this seat may act, but would rather see first what others do."""
    yields = position.game.hints.yields
    return bool(yields and yields(position.hidden(seat).states[0], seat))


class Desk:
    """What a bot needs to think about a game: room for states, a kit and a tree. One per thread."""

    def __init__(self, game: Game):
        self.states = game.states(4 + game.hints.room)
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
    names: tuple[str, ...]  # so that several of a kind at a table are told apart
    words: str  # as they stand under the name at a table
    kind: int
    pace: float = 1.0  # how slow it is at a live table, compared with a usual player

    @property
    def name(self) -> str:
        return self.names[0]

    def choose(
        self,
        hidden: Position,
        seat: int,
        *,
        dice: Dice,
        ms: float | None = None,
        iterations: int | None = None,
    ) -> int:
        """What to do, knowing no more than the hidden position. A search looks ahead so many times, or for so long. With `ms` it
        is at a table with people: there even the one that plays anything makes an effort, if the game says how."""
        game = hidden.game
        if self.kind == RANDOM and ms is not None and game.hints.easy:
            return int(game.hints.easy(hidden.states[0], seat, game.codes(), dice))
        desk = Desk.of(game)
        desk.states[HIDDEN : HIDDEN + 1] = np.asarray(hidden.states)
        kit, tree = desk.kits[1], desk.trees[0]
        if self.kind != SEARCH or ms is None or game.hints.plans or game.hints.think:
            return chooser(game)(self.kind, desk.states, seat, iterations or 1000, dice, kit, tree)
        return _think_until(game, desk, seat, dice, ms / 1000)


def _think_until(game: Game, desk: Desk, seat: int, dice: Dice, seconds: float) -> int:
    """Every lap of the race gets an equal part of the time."""
    line_up, race, halve = search(game)
    kit, tree, told = desk.kits[1], desk.trees[0], np.asarray(desk.trees)[0]
    now = time.perf_counter()
    line_up(desk.states, seat, FIELD, dice, kit, tree)
    laps = stages(int(told["runners"]))
    for lap in range(laps):
        rounds = max(1, PIECE // int(told["runners"]))
        race(desk.states, seat, rounds, dice, kit, tree)
        while time.perf_counter() < now + seconds * (lap + 1) / laps:
            race(desk.states, seat, rounds, dice, kit, tree)
        halve(tree)
    return int(told["action"][told["runner"][0]])


BOTS: Mapping[str, Bot] = {
    bot.id: bot
    for bot in (
        Bot("random", ("Pip", "Blip", "Dot"), "plays anything", RANDOM, pace=1.6),
        Bot("greedy", ("Snap", "Zip", "Grab"), "takes what it sees", GREEDY),
        Bot("search", ("Tock", "Cog", "Nix"), "quite clever", SEARCH),
    )
}
