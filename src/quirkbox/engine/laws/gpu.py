"""Whether the rules can go on a GPU. A game is right without it, so this law is never broken: it says what is in the way."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.util import find_spec

from quirkbox.engine.laws.law import GameLaw
from quirkbox.engine.laws.tables import Table
from quirkbox.engine.loops import BY_DICE
from quirkbox.engine.mistakes import NotOnGpu
from quirkbox.engine.modes import INTERPRETED


class RulesGoOnAGpu(GameLaw):
    id = "gpu"
    says = "The rules can go on a GPU."

    def look_at_game(self, tables: Sequence[Table]) -> None:
        if not find_spec("numba_cuda"):
            self.untested = "numba-cuda is not installed"
            return
        if INTERPRETED:
            self.untested = "this process interprets the rules"
            return
        from quirkbox.engine.cuda import check_playouts

        try:
            check_playouts(self.game, BY_DICE)
            self.looks += 1
        except NotOnGpu as mistake:
            self.untested = f"they can't: {mistake}"
