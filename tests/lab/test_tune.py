"""Tuning a content file: what is wanted is found, and nothing else in the file is touched."""

from __future__ import annotations

from pathlib import Path

import pytest

from quirkbox.engine import Refusal
from quirkbox.games import GAMES, circuit_breaker, quirky_circuits
from quirkbox.lab import Task, Threads, Vary, Wish, tune, tuning
from quirkbox.lab.report import tuning_page

GAME = GAMES["quirky_circuits"]
BUNNIES = (Path(quirky_circuits.__file__).parent / "content/dust_bunnies.toml").read_text(encoding="utf-8")
BATTERY = (Vary("battery", range(3, 17)),)
BOTS = ("greedy", "greedy")


def task(wish: Wish, **more: int) -> Task:
    return Task(GAME, BUNNIES, BATTERY, wish, BOTS, games=more.get("games", 200), trials=more.get("trials", 12), seed=1)


def test_a_battery_is_found_with_which_bots_win_half_of_their_games() -> None:
    found = tune(task(Wish("team", 0.5, 0.08)))
    assert found.found
    assert found.confirmed.value == pytest.approx(0.5, abs=0.15)
    assert found.confirmed.of == 800
    assert f"battery = {found.best.values['battery']}" in found.text
    assert len(found.trials) <= 12
    ordered = sorted((trial.values["battery"], trial.figure.value) for trial in found.trials)
    assert ordered[0][1] <= ordered[-1][1]  # more battery, more victories


def test_what_cannot_be_had_is_said() -> None:
    found = tune(task(Wish("length", 100_000, 1), games=20, trials=3))
    assert not found.found
    assert found.to_json()["found"] is False


def test_the_same_seed_makes_the_same_trials_and_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = task(Wish("team", 0.5, 0.0), games=50, trials=6)
    whole = tune(asked, on=Threads(1))
    measured, calls = tuning.measured, []

    def until_ctrl_c(*args: object) -> object:
        calls.append(args)
        if len(calls) == 4:
            raise KeyboardInterrupt
        return measured(*args)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(tuning, "measured", until_ctrl_c)
        with pytest.raises(KeyboardInterrupt):
            tune(asked)
    calls.clear()
    again: list[object] = []
    monkeypatch.setattr(tuning, "measured", lambda *args: again.append(args) or measured(*args))
    assert tune(asked, on=Threads(2), resume=True).to_json() == whole.to_json()
    assert len(again) == len(whole.trials) + 1 - 3  # three were known, and the best one is confirmed


def test_only_the_number_changes() -> None:
    changed = BATTERY[0].put(BUNNIES, 7)
    assert changed == BUNNIES.replace("battery = 11", "battery = 7")
    nested = "n = 1\n[a]\nn = 2 # n = 3\n[b]\nn = 4\n"
    assert Vary("b.n", range(1, 10)).put(nested, 8) == nested.replace("n = 4", "n = 8")
    assert Vary("n", range(1, 10)).put(nested, 8) == nested.replace("n = 1", "n = 8", 1)
    assert Vary("a.n", range(1, 10)).put(nested, 2) == nested


def test_tiles_and_squares_vary_where_they_stand_in_braces() -> None:
    """How often a tile is in the box, and what lies on a square: a name in braces stands for it."""
    boxes = GAMES["circuit_breaker"]
    box = (Path(circuit_breaker.__file__).parent / "content/standard.toml").read_text(encoding="utf-8")
    assert "\n1.2.\n" in box
    vary = (Vary.read("twos=1..4"), Vary.read("cheese=2..12"), Vary.read("round=.|w"))
    text = box.replace("\n1.2.\n", "\n1.2. x{twos}\n").replace('"""\n....\nw...', '"""\n..{round}.\nw...', 1)
    assert text.count("{") == 2
    found = tune(Task(boxes, text, vary, Wish("seat1", 0.5, 0.05), BOTS, games=20, trials=3, seed=1))
    best = found.best.values
    assert f"\n1.2. x{best['twos']}\n" in found.text
    assert f"\n..{best['round']}.\n" in found.text
    assert "{" not in found.text
    page = tuning_page(found)
    assert [f"What does {name} do?" in page for name in ("twos", "cheese", "round")] == [True] * 3
    with pytest.raises(Refusal, match="it can't be played"):
        Task(boxes, text, (*vary[:2], Vary("round", (".", "z"))), Wish("seat1", 0.5, 0.05), BOTS)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("battery", "written like"),
        ("battery=9..3", "written like"),
        ("fun=1..3", "no whole number 'fun'"),
        ("name=1..2", "no whole"),
        ("square=.|o", "write {square} there"),
        ("square=.|.", "written like"),
    ],
)
def test_what_can_not_vary_is_refused_in_words(text: str, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        Task(GAME, BUNNIES, (Vary.read(text),), Wish("team", 0.5, 0.1), BOTS)


def test_what_can_not_be_wanted_is_refused_in_words() -> None:
    with pytest.raises(Refusal, match="written like team="):
        Wish.read("team", 0.1)
    with pytest.raises(Refusal, match="there is team, length, minutes, points"):
        task(Wish("fun", 1, 0.1))
    with pytest.raises(Refusal, match="takes no files"):
        Task(GAMES["quirkies"], "", BATTERY, Wish("seat1", 0.5, 0.1), BOTS)
