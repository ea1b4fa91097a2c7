"""Random games at a table, for the laws."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

from quirkbox.engine import Game
from quirkbox.games import game
from quirkbox.table import Move, Play

QUIRKIES = game("quirkies")
NAMES = ["Ada", "Bo", "Cy", "Dot"]
KINDS = [
    (players, {"claims": claims, "version": version})
    for players in (2, 3, 4)
    for claims, version in (("auto", "beginner"), ("call", "beginner"), ("call", "advanced"))
]


def kind_name(kind: tuple[int, dict[str, str]]) -> str:
    return "-".join([str(kind[0]), *kind[1].values()])


def new_play(players: int, options: dict[str, str], seed: int = 1, rules: Game = QUIRKIES) -> Play:
    return Play(rules, players, rules.read_options(options), seed.to_bytes(32), at=1000)


def random_moves(play: Play, seed: int, most: int = 10_000) -> Iterator[Move]:
    """Anybody who may act does something, the table itself now and then. Each move is yielded before it is entered."""
    luck = random.Random(seed)
    host = play.position.host
    for _ in range(most):
        if play.over:
            return
        able = play.waiting + ([host] if play.deadline is not None else [])
        seat = luck.choice(able)
        legal = play.position.legal(seat)
        code = luck.choice([*legal, *[legal[-1]] * 12])  # mostly "done" or "pass", so that calls come to an end
        at = play.entries[-1].at + luck.randrange(2000)
        move = play.move(seat, code, at, f"key {play.seq}", NAMES)
        yield move
        play.enter(move)


def played(players: int, options: dict[str, str], seed: int = 1, most: int = 10_000) -> Play:
    play = new_play(players, options, seed)
    for _ in random_moves(play, seed, most):
        pass
    return play


def as_bytes(message: Any) -> bytes:
    return json.dumps(message).encode()
