"""Strangers add games and bots without touching the house: a package with an entry point is all it takes."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from quirkbox.engine import Refusal
from quirkbox.games import BUILT_IN, game
from quirkbox.scaffold import write_project

BOT = '''
class Lefty:
    """Takes the first legal action."""

    id, names, words, pace = "lefty", ("Lefty",), "takes the first", 1.0

    def choose(self, hidden, seat, *, dice, budget=None, among_people=False):
        return hidden.legal(seat)[0]


class Cheat(Lefty):
    id = "cheat"

    def choose(self, hidden, seat, *, dice, budget=None, among_people=False):
        return 10**6


NO_BOT = 7
'''


def install(site: Path, name: str, entry_points: str) -> None:
    """What an installer leaves behind of a package's entry points."""
    info = site / f"{name}-0.1.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n")
    (info / "entry_points.txt").write_text(entry_points)


def say(site: Path, *words: str, code: int = 0) -> subprocess.CompletedProcess[str]:
    path = os.pathsep.join([str(site), str(site / "three_robots/src"), os.environ.get("PYTHONPATH", "")])
    command = [sys.executable, "-m", "quirkbox.cli", *words]
    env = {**os.environ, "PYTHONPATH": path, "COLUMNS": "200"}
    done = subprocess.run(command, cwd=site, env=env, capture_output=True, text=True, check=False)
    assert done.returncode == code, done.stderr
    return done


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    site = tmp_path_factory.mktemp("site")
    write_project("three_robots", site)
    (site / "lefty_bots.py").write_text(BOT)
    install(site, "three_robots", "[quirkbox.games]\nthree_robots = three_robots:GAME\n")
    install(site, "broken", "[quirkbox.games]\nbroken = broken_game:GAME\n")
    install(
        site, "lefty", "[quirkbox.bots]\nlefty = lefty_bots:Lefty\nnobody_home = lefty_bots:Nobody\nseven = lefty_bots:NO_BOT\n"
    )
    return site


def test_a_package_with_an_entry_point_is_a_game_like_any_other(site: Path) -> None:
    listed = json.loads(say(site, "games", "--json").stdout)
    assert [one["game"] for one in listed] == [*BUILT_IN, "three_robots"]
    told = json.loads(say(site, "sim", "three_robots", "--games", "50", "--bots", "greedy,random", "--json").stdout)
    assert told["mean_length"] == 8


def test_a_broken_package_is_named_and_the_others_go_on(site: Path) -> None:
    assert "The game 'broken' can't be loaded: ModuleNotFoundError" in say(site, "games").stderr
    why = say(site, "sim", "broken", code=1).stderr
    assert why.startswith("The game 'broken' can't be loaded: ModuleNotFoundError: No module named 'broken_game'")


def test_a_folder_is_a_game_too(site: Path) -> None:
    told = json.loads(say(site, "sim", "./three_robots", "--games", "5", "--json").stdout)
    assert told["game"] == "three_robots"
    assert "no Python package" in say(site, "sim", "./nowhere", code=1).stderr


def test_a_bot_from_outside_plays_and_is_counted(site: Path) -> None:
    for name in ("lefty", "lefty_bots:Lefty"):
        told = json.loads(say(site, "sim", "three_robots", "--games", "20", "--bots", f"greedy,{name}", "--json").stdout)
        assert told["bots"] == ["greedy", name]
        assert told["wins"][0] > told["wins"][1]
    say(site, "record", "three_robots", "--bots", "lefty,greedy", "-o", "game.json")
    say(site, "replay", "game.json", "--verify")


def test_a_bot_may_lie_in_the_current_folder(tmp_path: Path) -> None:
    """Also where Python does not look there by itself, as in an installed script."""
    (tmp_path / "my_bots.py").write_text(BOT)
    script = [sys.executable, "-P", "-m", "quirkbox.cli", "sim", "quirkies", "--games", "2", "--bots", "my_bots:Lefty,random"]
    done = subprocess.run(script, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


def test_a_broken_bot_is_named_and_the_others_go_on(site: Path) -> None:
    done = say(site, "sim", "three_robots", "--games", "2", "--bots", "lefty,greedy", "--json")
    assert json.loads(done.stdout)["games"] == 2
    assert "The bot 'nobody_home' can't be loaded: AttributeError" in done.stderr
    assert "The bot seven is no bot: it needs id, names" in done.stderr


def test_a_bot_that_does_what_is_not_legal_is_named(site: Path) -> None:
    why = say(site, "sim", "three_robots", "--games", "1", "--bots", "lefty_bots:Cheat,greedy", code=1).stderr
    assert why.strip().endswith("The bot cheat chose 1000000 on seat 0, which is not legal there.")


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        ("nobody,greedy", "There is no bot 'nobody'; there is random, greedy, search, trained, master, lefty, module:Name"),
        ("lefty_bots:Righty,greedy", "The bot 'lefty_bots:Righty' can't be loaded: module 'lefty_bots' has no attribute"),
        ("lefty_bots:NO_BOT,greedy", "lefty_bots:NO_BOT is no bot: it needs id, names, words, pace and choose("),
    ],
)
def test_what_is_no_bot_is_refused_in_words(site: Path, bots: str, why: str) -> None:
    assert why in say(site, "sim", "three_robots", "--bots", bots, code=1).stderr


@pytest.mark.parametrize("name", ["Three Robots", "quirkies", "json", "class", "", "1st"])
def test_a_name_that_can_be_no_game_is_refused(tmp_path: Path, name: str) -> None:
    with pytest.raises(Refusal):
        write_project(name, tmp_path)
    assert not list(tmp_path.iterdir())


def test_nothing_is_written_over(tmp_path: Path) -> None:
    write_project("four_robots", tmp_path)
    with pytest.raises(Refusal, match="is there already; nothing was written"):
        write_project("four_robots", tmp_path)


@pytest.mark.parametrize(("name", "prefix"), [("three_robots", "TR"), ("noughts", "NO"), ("a_b_c", "AB")])
def test_a_new_game_has_its_own_name_everywhere(tmp_path: Path, name: str, prefix: str) -> None:
    text = "".join(path.read_text(encoding="utf-8") for path in write_project(name, tmp_path))
    assert not any(left in text for left in ("my_game", "My Game", "my-game", "MG-"))
    assert f"**{prefix}-1**" in text


def test_a_game_that_is_not_there_is_refused_in_words() -> None:
    with pytest.raises(Refusal, match=r"There is no game 'chess'; there is quirkies, .*, or ./FOLDER for one of your own"):
        game("chess")
    with pytest.raises(Refusal, match="There is no game at json:GAME"):
        game("json:GAME")
    with pytest.raises(Refusal, match=r"json:dumps leads to function, not to a quirkbox.engine.Game"):
        game("json:dumps")
