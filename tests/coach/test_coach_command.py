"""`quirkbox analyse` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quirkbox.cli import app
from quirkbox.engine import Match, Refusal
from quirkbox.games import game

KEYS = {"seq", "seat", "played", "played_value", "best", "best_value"}


@pytest.fixture
def file(tmp_path: Path) -> Path:
    match = Match(game("quirkies"), 2, 4)
    for _ in range(5):
        seat, actions = match.next()
        match.play(seat, actions[0])
    match.save(tmp_path / "game.json", ["Ada [bold]", "Ben"])
    return tmp_path / "game.json"


def test_programs_get_one_object_per_decision(file: Path) -> None:
    said = CliRunner().invoke(app, ["analyse", str(file), "--json", "--looks", "100"])
    decisions = json.loads(said.stdout)
    assert [decision["seq"] for decision in decisions] == [1, 2, 3, 4, 5]
    assert all(set(decision) == KEYS for decision in decisions)
    written = json.loads(file.read_text())["log"]
    assert [{"seat": decision["seat"], **decision["played"]} for decision in decisions] == written
    assert said.stdout == CliRunner().invoke(app, ["analyse", str(file), "--json", "--looks", "100"]).stdout
    assert said.stdout != CliRunner().invoke(app, ["analyse", str(file), "--json", "--looks", "100", "--open"]).stdout


def test_people_get_a_table(file: Path) -> None:
    said = CliRunner().invoke(app, ["analyse", str(file), "--looks", "100"])
    assert said.exit_code == 0
    assert "Ada [bold]" in said.stdout
    assert "as each player could know it" in said.stdout


def test_a_file_that_is_no_transcript_is_refused_in_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "no.json").write_text("{}")
    said = CliRunner().invoke(app, ["analyse", str(tmp_path / "no.json")])
    assert isinstance(said.exception, Refusal)
    assert "This is no transcript" in str(said.exception)
