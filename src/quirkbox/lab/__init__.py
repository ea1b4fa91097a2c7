"""Many games at once: simulate, compare, measure."""

from quirkbox.lab.measure import compile_parts, compiled_stamp, measure
from quirkbox.lab.simulate import Result, pairs, play_out, simulate

__all__ = ["Result", "compile_parts", "compiled_stamp", "measure", "pairs", "play_out", "simulate"]
