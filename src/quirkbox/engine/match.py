"""A game from the deal to the end, for scripts: it keeps the dice and the log, so that it can be told and checked afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from quirkbox.engine.dice import dice_from_secret, secret_from_seed
from quirkbox.engine.game import Game
from quirkbox.engine.transcript import Transcript


class Match:
    """`Match(game("quirkies"), players=2, seed=7)`; the same seed is the same dice."""

    def __init__(self, game: Game, players: int, seed: int = 0, options: Mapping[str, str] | None = None):
        self.game = game
        self.options = game.read_options(options or {})
        self.log: list[tuple[int, int]] = []
        self._secret = secret_from_seed(seed)
        self.names: list[str] | None = None  # for refusals in words
        self.position, self._happened = game.start(players, self.options, dice_from_secret(self._secret, 0))

    @property
    def over(self) -> bool:
        return self.position.over

    def legal(self, seat: int) -> list[str]:
        """What a seat may do now, as text."""
        return [self.game.actions.text(code) for code in self.position.legal(seat)]

    def play(self, seat: int, action: int | str | Mapping[str, Any]) -> list[dict[str, Any]]:
        """Do something: a code, text like "lay wink green dots", or JSON. Returns what everybody saw happen."""
        if isinstance(action, str):
            action = self.game.actions.parse(action)
        code = action if isinstance(action, int) else self.game.actions.read(action)
        self._happened = self.position.play(seat, code, dice_from_secret(self._secret, len(self.log) + 1), self.names)
        self.log.append((seat, code))
        return self.seen_by(-1)

    def seen_by(self, seat: int) -> list[dict[str, Any]]:
        """What one seat saw happen last."""
        return self.game.events.show(self._happened, seat)

    def transcript(self, names: list[str] | None = None) -> Transcript:
        return Transcript.of(self.game, self.options, names or self.position.default_names(), self._secret, list(self.log))
