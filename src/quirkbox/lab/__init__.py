"""Many games at once: simulate, compare, measure."""

from quirkbox.lab.measure import compile_parts, measure
from quirkbox.lab.simulate import Result, pairs, play_out, simulate

__all__ = ["Result", "compile_parts", "measure", "pairs", "play_out", "simulate"]
