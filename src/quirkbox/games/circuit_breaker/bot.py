"""How bots play Circuit Breaker: with the eyes of worth.py and features.py."""

from quirkbox.bots.search import Rollouts
from quirkbox.engine import Heuristics
from quirkbox.games.circuit_breaker.easy import easy
from quirkbox.games.circuit_breaker.features import FEATURES
from quirkbox.games.circuit_breaker.worth import expert_judge, expert_sensible, judge, sensible

MARGIN = 0.9  # luck decides more games than most single actions do: how high one wins tells more, and sooner
CAUTION = 0.1  # and what looks best at first sight is often right
FAITH = 2.5  # what a network likes e times more, another action must make up for with 0.4 of a victory in all looks together
GLANCES = 48  # some three milliseconds

HEURISTICS = Heuristics(
    sensible,
    judge,
    search=Rollouts(sensible=expert_sensible, judge=expert_judge, margin=MARGIN, caution=CAUTION, faith=FAITH, glances=GLANCES),
    easy=easy,
    features=FEATURES,
)
