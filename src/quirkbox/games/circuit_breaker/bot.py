"""How bots play Circuit Breaker: with the eyes of worth.py and features.py."""

from quirkbox.bots.search import Rollouts
from quirkbox.engine import Heuristics
from quirkbox.games.circuit_breaker.features import FEATURES
from quirkbox.games.circuit_breaker.worth import expert_judge, expert_sensible, judge, sensible

MARGIN = 0.9  # luck decides more games than most single actions do: how high one wins tells more, and sooner
CAUTION = 0.4  # what has learned the game is mostly right: another action must prove clearly better

HEURISTICS = Heuristics(
    sensible,
    judge,
    search=Rollouts(sensible=expert_sensible, judge=expert_judge, margin=MARGIN, caution=CAUTION, learned=True),
    features=FEATURES,
)
