"""How rules run in this process, from the environment: compiled as usual, compiled and checked, or interpreted."""

import os

import numba

# NUMBA_DISABLE_JIT=1: plain Python, for debugging and coverage; NumPy checks indices there anyway
INTERPRETED = bool(numba.config.DISABLE_JIT)
# QUIRKBOX_CHECKED=1: an index out of bounds, too many legal actions or an event that is not as declared are errors, not garbage
CHECKED = os.environ.get("QUIRKBOX_CHECKED", "0") not in ("", "0")
