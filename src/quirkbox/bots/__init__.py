"""Who can play the games, from what their seat may know and nothing else."""

from quirkbox.bots.analysis import Analysis
from quirkbox.bots.bot import Bot
from quirkbox.bots.budget import Budget, Looks, Seconds
from quirkbox.bots.builtin import (
    BUILTIN,
    GREEDY,
    MASTER,
    RANDOM,
    SEARCH,
    TRAINED,
    BuiltinBot,
    chooser,
    greedy_player,
    random_player,
    rather_waits,
)
from quirkbox.bots.heuristics import eager
from quirkbox.bots.registry import BOTS, bot, bots_for, plays
from quirkbox.bots.search import Line
from quirkbox.bots.warm_up import warm_up
from quirkbox.bots.weighing import weigh
from quirkbox.bots.workspace import Workspace, search_of

__all__ = [
    "BOTS",
    "BUILTIN",
    "GREEDY",
    "MASTER",
    "RANDOM",
    "SEARCH",
    "TRAINED",
    "Analysis",
    "Bot",
    "Budget",
    "BuiltinBot",
    "Line",
    "Looks",
    "Seconds",
    "Workspace",
    "bot",
    "bots_for",
    "chooser",
    "eager",
    "greedy_player",
    "plays",
    "random_player",
    "rather_waits",
    "search_of",
    "warm_up",
    "weigh",
]
