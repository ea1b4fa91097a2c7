"""Games played by nobody in particular: any seat that can act may be the next, the table itself included."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from dataclasses import dataclass

from quirkbox.engine import Game, Happened, Position, dice_from_secret, dice_from_seed, roll


@dataclass
class Moment:
    """A position, and what led to it."""

    position: Position
    happened: Happened
    seat: int
    action: int | None


def wild_game(game: Game, players: int, options: dict[str, str], seed: int) -> Iterator[Moment]:
    """A whole game, moment by moment; the position is the same object, moved on."""
    secret = seed.to_bytes(8, "little")
    position, happened = game.start(players, options, dice_from_secret(secret, 0))
    yield Moment(position, happened, -1, None)
    choice = dice_from_seed(seed, 1)
    for seq in itertools.count(1):
        able = [(seat, action) for seat in range(position.host + 1) for action in position.legal(seat)]
        if not able:
            return
        seat, action = able[roll(choice, len(able))]
        happened = position.play(seat, action, dice_from_secret(secret, seq))
        yield Moment(position, happened, seat, action)


def tables(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of players with every combination of options."""
    choices = [[(option.id, choice.id) for choice in option.choices] for option in game.options]
    players = range(game.players[0], game.players[1] + 1)
    return [(n, dict(combination)) for n in players for combination in itertools.product(*choices)]
