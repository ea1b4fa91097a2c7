"""How bots play Tiny Turbo Cars: with what eyes.py and features.py look at."""

from quirkbox.bots.search import Plans
from quirkbox.engine import Heuristics
from quirkbox.games.tiny_turbo_cars.eyes import easy, imagine, judge, plans, sensible, value
from quirkbox.games.tiny_turbo_cars.features import FEATURES

HEURISTICS = Heuristics(sensible, judge, search=Plans(plans, imagine, value), easy=easy, features=FEATURES)
