"""Ways of searching, one per file: each is an object that owns its parameters and compiles itself for a game.

A game's bot.py names one of them in its Heuristics: `Tree` for most games, `Rollouts` where a game is long and first sight is
good, `Plans` where single actions mean little, `OwnSearch` where none of these fits.
"""

from quirkbox.bots.search.compiled import HIDDEN, CompiledSearch, Line
from quirkbox.bots.search.own import OwnSearch
from quirkbox.bots.search.plans import Plan, Plans
from quirkbox.bots.search.rollouts import Rollouts
from quirkbox.bots.search.tree import Tree

__all__ = ["HIDDEN", "CompiledSearch", "Line", "OwnSearch", "Plan", "Plans", "Rollouts", "Tree"]
