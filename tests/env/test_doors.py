"""What holds for all doors: they are open to any game, and lead to the same rules with and without the compiler."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from quirkbox.scaffold import write_project

ROUND = """
from quirkbox import env

one = env.aec({game!r}, seed=1)
one.reset()
while not one.desk.over:
    one.step(one.last()[0]["action_mask"].argmax())
seat = env.gym({game!r}, bots="random")
seen, _ = seat.reset(seed=1)
over = False
while not over:
    seen, reward, over, *_ = seat.step(seen["action_mask"].argmax())
many = env.parallel({game!r}, seed=1)
seen, _ = many.reset()
while many.agents:
    seen, *_ = many.step({{agent: seen[agent]["action_mask"].argmax() for agent in many.agents}})
state = env.openspiel({game!r}).new_initial_state()
while not state.is_terminal():
    state.apply_action(state.legal_actions()[0])
print(one.desk.position.tobytes().hex(), reward, many.desk.position.score(), state)
"""


def run(script: str, folder: Path, **more: str) -> str:
    path = [str(folder), str(folder / "three_robots/src"), *(str(Path(place).resolve()) for place in sys.path if place)]
    done = subprocess.run(
        [sys.executable, "-c", script],
        env={**os.environ, "PYTHONPATH": os.pathsep.join(path), **more},
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_all_doors_lead_to_the_same_games_without_the_compiler(tmp_path: Path) -> None:
    script = ROUND.format(game="quirkies")
    assert run(script, tmp_path, NUMBA_DISABLE_JIT="1") == run(script, tmp_path)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """A package with a game, as an installer leaves it."""
    write_project("three_robots", tmp_path)
    info = tmp_path / "three_robots-0.1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: three_robots\nVersion: 0.1\n")
    (info / "entry_points.txt").write_text("[quirkbox.games]\nthree_robots = three_robots:GAME\n")
    return tmp_path


def test_a_game_from_outside_goes_through_all_doors(site: Path) -> None:
    script = ROUND.format(game="three_robots")
    script += "\nimport gymnasium\nprint(gymnasium.make('quirkbox/ThreeRobots-v1', bots='random').reset(seed=1))"
    script += "\nimport pyspiel\nprint(pyspiel.load_game('quirkbox_three_robots'))"
    assert "quirkbox_three_robots" in run(script, site)
