"""The largest circuit there can be; how fast it is evaluated, bench/rootg.py measures."""

from rootg_boards import laid, lay

from quirkbox.games.rootg.circuit import values_of
from quirkbox.games.rootg.state import NODES


def test_the_largest_circuit_is_evaluated() -> None:
    """52 tiles, of which three have two parts: as many gates and wires as there may be, in one chain."""
    row = ["CROSS-1"] * 3 + ["NOT/N"] * 49
    at = laid([f"{face} 0 {y} 0" for y, face in enumerate(row[:50], 2)], (row[50], row[51]), stack=[])
    lay(at, 50, 0, 52, 0)
    assert values_of(at.states[0]) & 1 == 0  # 48 NOTs behind each other
    lay(at, 51, 0, 53, 0)
    assert at.plain.nodes == NODES
    assert at.plain.depth[0] == 49
    assert values_of(at.states[0]) & 1 == 1
