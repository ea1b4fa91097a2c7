"""Processes and the database killed, connections cut, clocks set: the whole of it is bench/chaos.py, this is a small one."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

CHAOS = Path(__file__).parents[2] / "bench/chaos.py"


def test_no_acknowledged_move_is_lost_or_made_twice_whatever_is_killed() -> None:
    # The third kill cuts connections too, the fourth is the database's.
    small = "--tables 4 --kills 4 --every 0.6 --think 0.1 --patience 600 --on postgresql:2 --games quirkies,circuit_breaker"
    done = subprocess.run([sys.executable, CHAOS, *small.split()], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr[-3000:]
    found = json.loads(done.stdout)
    assert found["kills"] == {"process": 3, "database": 1}
    assert found["games"] >= 4
    assert found["acknowledged"] > 0
    assert (found["lost"], found["twice"], found["unverified"], found["unfinished"]) == (0, 0, 0, 0)
