"""The board for trying things out asks the rules, keeps nothing, and says what is wrong."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from quirkbox.engine import Refusal
from quirkbox.games.rootg.actions import WHATS
from quirkbox.games.rootg.state import TRUTH
from quirkbox.games.rootg.workbench import MOST, try_out

CLIENT = Path(__file__).parents[3] / "web/src/games/rootg"


def lay(text: str) -> list[dict[str, Any]]:
    rows = [row.split() for row in text.split(",") if row.strip()]
    return [{"face": face, "x": int(x), "y": int(y), "turn": int(turn)} for face, x, y, turn in rows]


def test_an_empty_board_offers_places_for_the_tile_in_hand() -> None:
    bench = try_out({"laid": [], "hand": "ONE"})
    assert bench["board"] == []
    assert {"x": 0, "y": 2, "turn": 0} in bench["legal"]
    assert {"x": 0, "y": -2, "turn": 2} in bench["legal"]
    assert {face["face"] for face in bench["faces"]} >= {"ZERO", "ONE", "AND", "XNOR", "CROSS"}
    assert try_out({"laid": []})["legal"] == []


@pytest.mark.parametrize(("a", "b"), list(product((0, 1), repeat=2)))
def test_values_are_those_of_the_rules(a: int, b: int) -> None:
    names = ("ZERO", "ONE")
    bench = try_out({"laid": lay(f"NAND 0 2 0, {names[a]} -1 2 3, {names[b]} 1 2 1")})
    said = int(not (a and b))
    assert bench["terminals"][0]["value"] == said
    assert bench["board"][0]["values"] == [None, b, said, a]


def test_the_clients_examples_can_be_laid() -> None:
    """Half an adder says the sum at Fast and what is carried over at Norm."""
    examples = re.findall(r"lay\(\s*'([^']+)'", (CLIENT / "bench.ts").read_text(encoding="utf-8"))
    assert len(examples) == 3
    benches = [try_out({"laid": lay(example)}) for example in examples]
    assert [terminal["value"] for terminal in benches[1]["terminals"][:2]] == [0, 1]  # 1 + 1


def test_the_clients_truth_tables_are_those_of_the_rules() -> None:
    text = (CLIENT / "gates.ts").read_text(encoding="utf-8")
    tables = dict(re.findall(r"  (\w+): '([01]+)'", text))
    assert set(tables) == {what.lower() for what in WHATS[2:]}
    for name, says in tables.items():
        inputs = len(says).bit_length() - 1
        ones = [sum(row) for row in product((0, 1), repeat=inputs)]
        assert [int(value) for value in says] == [TRUTH[WHATS.index(name.upper()), inputs, n] for n in ones]


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ({"laid": lay("AND 5 5 0")}, "must touch"),
        ({"laid": lay("AND 0 2 1")}, "would face an input"),
        ({"laid": lay("AND 0 2 0, AND 0 2 0")}, "lies there already"),
        ({"laid": lay("OR 0 2 0, SPLIT-T 0 3 2")}, "would face"),
        ({"laid": lay("MAYBE 0 2 0")}, "There is no tile 'MAYBE'"),
        ({"laid": [], "hand": 7}, "There is no tile 7"),
        ({"laid": lay("AND 0 2 0") * 60}, f"{MOST} at most"),
        ({"laid": [{"face": "AND", "x": 0, "y": True, "turn": 0}]}, "y is a number"),
        ({"laid": [{"face": "AND", "x": 0, "y": 2}]}, "has a face, x, y and a turn"),
        ({"laid": [], "more": 1}, "Name the tiles"),
        ({}, "Name the tiles"),
    ],
)
def test_what_is_wrong_is_said(asked: dict[str, Any], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        try_out(asked)
