"""A game that one learner plays alone, told like a table's: for lessons and puzzles. Nothing of it is kept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quirkbox.engine import Game, secret_from_seed
from quirkbox.table import Play, tells, update

CODE = "LESSON"


@dataclass(frozen=True)
class Scene:
    game: Game
    players: int
    options: Mapping[str, str]
    seed: int
    # the learner's
    seat: int
    names: Sequence[str]

    def updates(self, entries: Sequence[tuple[int, int]], since: int) -> list[tells.Update]:
        """What the learner is shown of every entry after `since`; at first, of the present alone."""
        play = Play(self.game, self.players, self.options, secret_from_seed(self.seed), 0)
        shown: list[tells.Update] = []
        for number, (seat, code) in enumerate(entries, 1):
            play.enter(play.move(seat, code, 0))
            if 0 <= since < number:
                shown.append(update(play, self.seat, self.names))
        told = shown if since >= 0 else [update(play, self.seat, self.names, trail=False)]
        # Nobody is in a hurry here.
        for one in told:
            one["deadline"] = None
        return told

    def table(self) -> tells.TableInfo:
        """A table that only this learner sits at."""
        return {
            "type": "table",
            "code": CODE,
            "game": self.game.id,
            "options": self.game.read_options(self.options),
            "public": False,
            "status": "playing",
            "seats": [self._seat(seat, name) for seat, name in enumerate(self.names)],
            "looking_as": self.seat,
            "watchers": 0,
            "commitment": None,
            "secret": None,
            "seal": None,
            "rematch": None,
            "now": 0,
            "away_ms": 0,
        }

    def _seat(self, seat: int, name: str) -> tells.SeatInfo:
        return {
            "seat": seat,
            "chair": seat,
            "kind": "person" if seat == self.seat else "bot",
            "name": name,
            "bot": None,
            "here": True,
            "mine": seat == self.seat,
            "stands_in_for": None,
        }
