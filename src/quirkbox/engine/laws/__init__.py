"""The laws every game keeps, and who looks after them: `check_laws(game)`, or `quirkbox laws GAME` on the command line."""

from quirkbox.engine.laws.broken import Breach, Broken, Verdict
from quirkbox.engine.laws.law import GameLaw, Law, MomentLaw, TableLaw
from quirkbox.engine.laws.run import LAWS, check_laws, steps

__all__ = ["LAWS", "Breach", "Broken", "GameLaw", "Law", "MomentLaw", "TableLaw", "Verdict", "check_laws", "steps"]
