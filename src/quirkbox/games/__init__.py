"""The games in the box, found by their ids."""

from collections.abc import Iterator, Mapping
from importlib import import_module

from quirkbox.engine import Game, Refusal

IDS = ("quirkies", "tiny_turbo_cars", "circuit_breaker", "rootg", "quirky_circuits")


class _Box(Mapping[str, Game]):
    """Each game is only loaded when it is asked for."""

    def __getitem__(self, game_id: str) -> Game:
        if game_id not in IDS:
            raise KeyError(game_id)
        loaded: Game = import_module(f"quirkbox.games.{game_id}").GAME
        return loaded

    def __iter__(self) -> Iterator[str]:
        return iter(IDS)

    def __len__(self) -> int:
        return len(IDS)


GAMES: Mapping[str, Game] = _Box()


def game(game_id: str) -> Game:
    """The game with this id."""
    if game_id not in IDS:
        raise Refusal(f"There is no game {game_id!r:.40}; there is {', '.join(IDS)}.")
    return GAMES[game_id]
