"""The largest circuit there can be is evaluated in microseconds."""

import time
from typing import Any

import numba
import pytest
from rootg_boards import laid, lay

from quirkbox.engine import INTERPRETED
from quirkbox.games.rootg.circuit import values_of
from quirkbox.games.rootg.state import NODES

CALLS = 2000
MOST = 10e-6  # seconds


@numba.njit
def evaluate(states: Any, times: int) -> int:
    found = 0
    for _ in range(times):
        found ^= values_of(states[0])
    return found


@pytest.mark.skipif(INTERPRETED, reason="compiled rules are meant")
def test_the_largest_circuit_is_evaluated_in_time() -> None:
    """52 tiles, of which three have two parts: as many gates and wires as there may be, in one chain."""
    row = ["CROSS-1"] * 3 + ["NOT/N"] * 49
    at = laid([f"{face} 0 {y} 0" for y, face in enumerate(row[:50], 2)], (row[50], row[51]), stack=[])
    lay(at, 50, 0, 52, 0)
    lay(at, 51, 0, 53, 0)
    assert at.plain.nodes == NODES
    assert at.plain.depth[0] == 49
    evaluate(at.states, 10)
    times = []
    for _ in range(10):
        start = time.perf_counter()
        evaluate(at.states, CALLS)
        times.append((time.perf_counter() - start) / CALLS)
    assert min(times) < MOST
