"""Many games at once: simulate, compare, measure, rate."""

from quirkbox.lab.ladder import Contest, Ladder, climb
from quirkbox.lab.lineup import Entrant, Lineup, Played, available
from quirkbox.lab.measure import compile_parts, compiled_stamp, measure
from quirkbox.lab.simulate import Result, play_out, simulate

__all__ = [
    "Contest",
    "Entrant",
    "Ladder",
    "Lineup",
    "Played",
    "Result",
    "available",
    "climb",
    "compile_parts",
    "compiled_stamp",
    "measure",
    "play_out",
    "simulate",
]
