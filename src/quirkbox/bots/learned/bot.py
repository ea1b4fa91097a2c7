"""A bot that plays with weights from a file."""

from __future__ import annotations

import threading
from pathlib import Path
from weakref import WeakKeyDictionary

from quirkbox.bots.budget import Budget
from quirkbox.bots.learned.mind import choose_learned, make_mind
from quirkbox.engine import Dice, Game, Position, Refusal
from quirkbox.engine.record import States


class LearnedBot:
    """What `quirkbox train` has learned, before it is in anybody's package: `LearnedBot(Path("trained.npz"))`."""

    words = "has learned it"
    pace = 1.0

    def __init__(self, weights: Path):
        if not weights.is_file():
            raise Refusal(f"There is no file {str(weights)!r:.100} with what a bot has learned.")
        self.weights = weights
        self.id = weights.stem
        self.names = (weights.stem.replace("_", " ").capitalize(),)
        self._per_thread = threading.local()

    def choose(self, hidden: Position, seat: int, *, dice: Dice, budget: Budget | None = None, among_people: bool = False) -> int:
        game = hidden.game
        return int(choose_learned(game)(hidden.copy().states[0], seat, game.codes(), dice, self._mind(game)[0]))

    def _mind(self, game: Game) -> States:
        known: WeakKeyDictionary[Game, States] = self._per_thread.__dict__.setdefault("minds", WeakKeyDictionary())
        if game not in known:
            known[game] = make_mind(game, self.weights)
        return known[game]
