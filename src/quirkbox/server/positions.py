"""Positions that somebody sets up by hand: looked over, weighed, played on from. Nothing is kept of them but the tables that
begin there."""

from __future__ import annotations

import secrets
from dataclasses import dataclass
from typing import Any

from quirkbox.engine import Game, GameLog, Placed, Position, Refusal, quoted
from quirkbox.games import GAMES
from quirkbox.server import wire
from quirkbox.server.lobby import NotHere
from quirkbox.table import Door, Seat, Table


@dataclass(frozen=True)
class Ready:
    """A position as it can be played on from, and everything that makes it again."""

    game: Game
    options: dict[str, str]
    position: Position
    told: dict[str, Any]

    @property
    def seat(self) -> int:
        """Who is to act."""
        return self.position.next_to_act(0)

    def info(self) -> wire.PositionTold:
        return wire.PositionTold(position=self.told, view=self.position.open_view(), seat=self.seat)


def looked_over(game_id: str, ask: wire.PositionAsk) -> Ready:
    """Refusal says what is wrong with it. It deals and plays: not for the event loop."""
    if game_id not in GAMES:
        raise NotHere.because("game-unknown", given=quoted(game_id))
    game = GAMES[game_id]
    if game.setup is None:
        raise Refusal.because("setup-none", game=game.name)
    options = game.agree_on(ask.options)
    secret = secrets.token_bytes(32)
    log = GameLog(game, ask.players, options, secret)
    position = log.position
    if ask.position is not None:
        position = GameLog(game, ask.players, options, secret, beginning=Placed(ask.position)).position
    # what the dice have said is told too, so that what is shown is what is played
    told = dict(game.setup.told(position.plain))
    position = GameLog(game, ask.players, options, secret, beginning=Placed(told)).position
    if position.next_to_act(0) == position.host:
        raise Refusal.because("setup-stuck")
    return Ready(game, options, position, told)


def table_from(ready: Ready, token: str, name: str, seat: int) -> Table:
    """Nobody sits there yet but whoever asks."""
    if not 0 <= seat < ready.position.players:
        raise Refusal.because("seat-none")
    dealt = ready.game.option_codes(ready.position.players, ready.options).tolist()
    beginning = {"of": "", "dealt": dealt, "begun": Placed(ready.told).to_json(ready.game)}
    chairs = tuple(Seat(chair) for chair in range(ready.position.players))
    return Table("", ready.game, ready.options, chairs, door=Door(host=token), beginning=beginning).sit(token, seat, name)
