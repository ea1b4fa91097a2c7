"""The doors for one game, by the names of those who built the houses behind them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from quirkbox.engine import Game
from quirkbox.env.needs import needed
from quirkbox.games import game as game_of

if TYPE_CHECKING:
    from quirkbox.bots import Bot, Budget
    from quirkbox.env.seat import OneSeat
    from quirkbox.env.spiel import SpielGame
    from quirkbox.env.zoo import AecGame, ParallelGame


def aec(
    game: Game | str,
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    actions: str = "auto",
    illegal: str = "lose",
    render_mode: str | None = None,
    viewer: int | None = None,
) -> AecGame:
    """A game for PettingZoo, one seat after the other (`AECEnv`).

    `players`: as few as the game allows, if not said. `seed`: which games are dealt; `reset(seed=…)` says it too, and a seed's
    games follow each other from reset to reset. `actions`: the game's codes with a "mask", or places in the "list" of legal
    codes; "auto" is a mask, unless the game has more than 4096 codes. `illegal`: whoever does what is not legal can "lose" (the
    game ends, -1 for that seat, nothing for the others, the reason in its info), or it is an error ("refuse"). `viewer`: through
    whose eyes it is rendered; a spectator's, if not said.
    """
    needed("pettingzoo", "env.aec needs PettingZoo")
    from quirkbox.env.zoo import AecGame

    return AecGame(_game(game), players, options, seed, actions, illegal, render_mode, viewer)


def parallel(
    game: Game | str,
    *,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    seed: int | None = None,
    actions: str = "auto",
    illegal: str = "lose",
    render_mode: str | None = None,
    viewer: int | None = None,
) -> ParallelGame:
    """A game for PettingZoo, all seats in one step (`ParallelEnv`). Whoever can't act now waits: that is the last action of the
    space, and then the only one. All else as in `aec`."""
    needed("pettingzoo", "env.parallel needs PettingZoo")
    from quirkbox.env.zoo import ParallelGame

    return ParallelGame(_game(game), players, options, seed, actions, illegal, render_mode, viewer)


def gym(
    game: Game | str,
    *,
    bots: str | Bot | Sequence[str | Bot] = "greedy",
    seat: int = 0,
    players: int | None = None,
    options: Mapping[str, str] | None = None,
    actions: str = "auto",
    illegal: str = "lose",
    budget: Budget | None = None,
    render_mode: str | None = None,
) -> OneSeat:
    """One seat of a game for Gymnasium (`Env`), the others played by bots: the same one on each, or one for each other seat.

    `budget`: how much they may think per action (`Looks(1000)`). `actions`, `illegal`, `options` and `players` as in `aec`; it is
    rendered as the seat sees it. The same is `gymnasium.make("quirkbox/Quirkies-v1", bots="search")`.
    """
    needed("gymnasium", "env.gym needs Gymnasium")
    from quirkbox.env.seat import OneSeat

    return OneSeat(_game(game), bots, seat, players, options, actions, illegal, budget, render_mode)


def openspiel(game: Game | str, players: int | None = None, options: Mapping[str, str] | None = None) -> SpielGame:
    """A game for OpenSpiel's algorithms (`pyspiel.Game`), one seat after the other, with explicit chance nodes. From now on all
    games are registered: `pyspiel.load_game("quirkbox_quirkies(players=3)")`."""
    needed("pyspiel", "env.openspiel needs OpenSpiel")
    from quirkbox.env.spiel import load

    played = _game(game)
    return load(played, players or played.players[0], options or {})


def _game(game: Game | str) -> Game:
    return game_of(game) if isinstance(game, str) else game
