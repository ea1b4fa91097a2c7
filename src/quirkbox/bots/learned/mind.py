"""A network that has learned a game, ready to choose: its weights, and room for its thoughts."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib.resources import as_file, files
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import numpy as np

from quirkbox.bots.learned.features import features, show_decision
from quirkbox.bots.learned.network import Sizes, read_weights, thoughts
from quirkbox.engine import Game, rule
from quirkbox.engine.record import States, records

# in a game's package
WEIGHTS = "trained.npz"
# what there is instead where nothing was learned
NO_MIND = np.dtype([("none", np.int8)])


@cache
def choose_learned(game: Game) -> Callable[..., int]:
    """`choose(hidden, seat, codes, dice, mind)`: what draws most, knowing `hidden`, which is changed by looking at it."""
    show, seen = show_decision(game), thoughts(Sizes.of(features(game)))
    look, weigh = seen.look, seen.weigh

    @rule
    def choose(hidden: Any, seat: int, codes: Any, dice: Any, mind: Any) -> int:
        shown, room = mind.shown, mind.room
        show(hidden, seat, codes, dice, shown)
        if shown.count == 1:
            return int(shown.codes[0])
        look(mind.net, shown, room)
        weigh(mind.net, shown, room)
        best = 0
        for i in range(1, shown.count):
            if room.draws[i] > room.draws[best]:
                best = i
        return int(shown.codes[best])

    return choose


@cache
def learned_value(game: Game) -> Callable[..., float]:
    """`value(hidden, seat, mind)`: the share of the victory that a seat can hope for which is about to act, knowing `hidden`."""
    state, seen = features(game).state, thoughts(Sizes.of(features(game)))
    look, standing = seen.look, seen.standing

    @rule
    def value(hidden: Any, seat: int, mind: Any) -> float:
        shown, players = mind.shown, int(hidden.players)
        shown.count = 0
        for cell in range(len(shown.cells)):
            shown.cells[cell] = 0
        state(hidden, seat, shown)
        look(mind.net, shown, mind.room)
        return (standing(mind.net, mind.room) * (players - 1) + 1) / players

    return value


def mind_dtype(game: Game) -> np.dtype[Any]:
    seen = features(game)
    sizes = Sizes.of(seen)
    return np.dtype([("net", sizes.dtype), ("shown", seen.dtype), ("room", sizes.room)])


def make_mind(game: Game, weights: Path) -> States:
    """One record, with these weights."""
    mind = records(1, mind_dtype(game))
    np.asarray(mind)["net"] = np.asarray(read_weights(weights, Sizes.of(features(game))))
    return mind


def has_learned(game: Game) -> bool:
    """Whether the game's package has weights with it; a module that is no package can't."""
    found = find_spec(game.about.package)
    return bool(found and found.submodule_search_locations) and files(game.about.package).joinpath(WEIGHTS).is_file()


@cache
def own_mind(game: Game) -> States:
    """With the weights of the game's package, read once: for copies."""
    with as_file(files(game.about.package).joinpath(WEIGHTS)) as path:
        return make_mind(game, path)
