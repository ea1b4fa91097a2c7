"""Mistakes of authors get a sentence with file and line."""

import importlib
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import quirkbox
from quirkbox.engine import Event, Events, Field, GameState, Mistake, i8, i8s, records, rule, shape
from quirkbox.engine.checked import check_trail
from quirkbox.engine.mistakes import check_notes, parsed
from quirkbox.engine.record import dtype_of

HEAD = """from __future__ import annotations
from typing import Any
from quirkbox.engine import GameState, Trail, i8, i8s, note, rule, shape

class State(GameState):
    turn: i8
    hand: i8s = shape(4)

class Card:
    pass

LAID = 0
LIMIT = 3

"""  # 14 lines


def written(body: str, folder: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Rules in a file of their own."""
    (folder / "rules_of_test.py").write_text(HEAD + body)
    monkeypatch.syspath_prepend(folder)
    sys.modules.pop("rules_of_test", None)
    return importlib.import_module("rules_of_test")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("s.trun = 1", "State has no field 'trun'; did you mean 'turn'?"),
        ("return s.hnad[0]", "State has no field 'hnad'; did you mean 'hand'?"),
        ("s.zzz += s.later", "State has no field 'zzz'; it has hand, over, players, turn"),
        ("d = {1: 2}", "there can't be a dict in a rule"),
        ("d = {1, s.turn}", "there can't be a set in a rule"),
        ("d = [i for i in range(3)]", "there can't be a list comprehension in a rule"),
        ("d = f'{s.turn}'", "there can't be an f-string in a rule"),
        ("f = lambda x: x", "there can't be a lambda in a rule"),
        ("print(s.turn)", "a rule can't print"),
    ],
)
def test_a_rule_is_looked_at_when_it_is_decorated(
    line: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(Mistake) as said:
        written(f"@rule\ndef play(s: State, seat: int) -> None:\n    s.turn = later(s)\n    {line}\n", tmp_path, monkeypatch)
    assert str(said.value).startswith(f"rules_of_test.py:18: {sentence}")
    assert "\n" not in str(said.value)


def test_try_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body = "@rule\ndef play(s: State) -> None:\n    try:\n        s.turn = 1\n    except ValueError:\n        s.turn = 2\n"
    with pytest.raises(Mistake, match=r"^rules_of_test.py:17: there can't be try and except in a rule"):
        written(body, tmp_path, monkeypatch)


def test_fields_of_another_record_than_the_annotated_one_are_nobodys_business(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = "@rule\ndef play(s: State, other: Any) -> None:\n    s = other\n    s.elsewhere = 1\n    other.more = s.hand.size\n"
    written(body, tmp_path, monkeypatch)


def room(module: Any) -> Any:
    return records(1, dtype_of(module.State))[0]


def test_a_class_that_is_defined_after_the_rule_is_asked_when_it_is_compiled(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    body = "@rule\ndef play(s: Later) -> int:\n    return s.trun\n\nclass Later(GameState):\n    turn: i8\n"
    module = written(body, tmp_path, monkeypatch)
    with pytest.raises(Mistake, match=r"^rules_of_test.py:17: Later has no field 'trun'; did you mean 'turn'\?$"):
        module.play(records(1, dtype_of(module.Later))[0])


def test_objects_of_classes_are_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = written("@rule\ndef play(s: State) -> int:\n    card = Card()\n    return 1\n", tmp_path, monkeypatch)
    with pytest.raises(Mistake, match=r"^rules_of_test.py:17: there can't be a Card in a rule"):
        module.play(room(module))


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("return unknown + 1", "the name 'unknown' is not defined"),
        ("return other.trun", "the record 'other' has no field 'trun'; did you mean 'turn'?"),
        ("return s.hand + 'x'", "`add` can't be done with an array of int8, x"),
        ("return inner(s)", "a rule is not called with what it takes: missing a required argument: 'other'"),
    ],
)
def test_what_the_compiler_finds_is_one_sentence_too(
    line: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also when it stands in a rule that another one calls."""
    body = f"@rule\ndef inner(s: State, other: Any) -> int:\n    {line}\n\n"
    body += "@rule\ndef play(s: State) -> int:\n    return inner(s, s)\n"
    module = written(body, tmp_path, monkeypatch)
    for _ in range(2):
        with pytest.raises(Mistake) as said:
            module.play(room(module))
        assert str(said.value).startswith(f"rules_of_test.py:17: {sentence}")
        assert "\n" not in str(said.value)


def test_the_compilers_own_words_are_the_cause(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    module = written("@rule\ndef play(s: State) -> int:\n    return s.hand + 'x'\n", tmp_path, monkeypatch)
    with pytest.raises(Mistake) as said:
        module.play(room(module))
    assert "No implementation of function" in str(said.value.__cause__)


class Small(GameState):
    turn: i8
    hand: i8s = shape(4)


@rule
def fine(s: Small, seat: int) -> int:
    total = 0
    for i in range(s.players):
        total += s.hand[i] * s.turn
    return total


def test_what_is_right_runs() -> None:
    s = records(1, dtype_of(Small))[0]
    assert fine(s, 0) == 0


EVENTS = Events(Event("lay", (Field("seat", 4), Field("card", 36))), Event("draw", (Field("seat", 4),), optional=("seat",)))


@pytest.mark.parametrize(
    ("row", "wrong"),
    [
        ([0, 3, 35], None),
        ([1, -1], None),
        ([2], "An event has the number 2; there are 2, from 0."),
        ([0, 4, 1], "`lay` is noted with seat 4, but it goes from 0 to 3."),
        ([0, 1, -1], "`lay` is noted without card (-1), but that field is not `optional`."),
        ([1, 1, 7], "`draw` is noted with more values than its 1 fields: 7 is one too many."),
    ],
)
def test_a_trail_is_compared_with_what_was_declared(row: list[int], wrong: str | None) -> None:
    assert check_trail(EVENTS, np.array([row + [0] * (8 - len(row))], np.int32)) == wrong


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("note(trail, LAID, s.turn, 3)", None),
        ("note(trail, LAID, s.turn)", "`lay` is declared with 2 fields (seat, card), and noted with 1"),
        ("note(trail, LAID, s.turn, 3, 4)", "`lay` is declared with 2 fields (seat, card), and noted with 3"),
        ("note(trail, LIMIT)", "there is no event number 3; there are 2, from 0"),
    ],
)
def test_notes_are_counted_in_the_source(line: str, wrong: str | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body = f"@rule\ndef inner(s: State, trail: Trail) -> None:\n    {line}\n\n@rule\ndef play(s: State, trail: Trail) -> None:\n"
    module = written(f"{body}    inner(s, trail)\n", tmp_path, monkeypatch)
    if wrong is None:
        check_notes(EVENTS, module.play)
    else:
        with pytest.raises(Mistake) as said:
            check_notes(EVENTS, module.play)
        assert str(said.value) == f"rules_of_test.py:17: {wrong}"


def test_interpreted_rules_may_print(tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text(HEAD + "@rule\ndef play(s: State) -> None:\n    print(f'{s}')\n")
    env = {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{tmp_path}:{Path(quirkbox.__file__).parents[1]}"}
    done = subprocess.run(
        [sys.executable, "-c", "import some; some.play(3)"], env=env, capture_output=True, text=True, check=True
    )
    assert done.stdout == "3\n"


def test_interpreted_rules_are_looked_at_too(tmp_path: Path) -> None:
    (tmp_path / "some.py").write_text(HEAD + "@rule\ndef play(s: State) -> None:\n    s.trun = 1\n")
    env = {"NUMBA_DISABLE_JIT": "1", "PYTHONPATH": f"{tmp_path}:{Path(quirkbox.__file__).parents[1]}"}
    done = subprocess.run([sys.executable, "-c", "import some"], env=env, capture_output=True, text=True, check=False)
    assert done.stderr.strip().endswith("Mistake: some.py:17: State has no field 'trun'; did you mean 'turn'?")


def test_sources_can_be_read_in_many_threads_at_once() -> None:
    """Python 3.11 ends with a SystemError when two threads parse at the same time."""
    with ThreadPoolExecutor(8) as pool:
        trees = list(pool.map(lambda _: parsed(ThreadPoolExecutor), range(64)))
    assert all(tree.body for tree in trees)
