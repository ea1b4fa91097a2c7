"""Games as data: what is written is what the seats saw, could do and did."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pyarrow.parquet
import pytest

from quirkbox.engine import Observation, Refusal
from quirkbox.games import GAMES
from quirkbox.lab import Lineup, Step, Stopped, Threads, watch, write_dataset

QUIRKIES = GAMES["quirkies"]


@pytest.fixture
def lineup() -> Lineup:
    return Lineup(QUIRKIES, ["greedy", "random"], 4, {"claims": "call"})


def test_every_decision_is_as_it_was_at_the_table(lineup: Lineup, tmp_path: Path) -> None:
    """Played again from the transcripts, by other code."""
    file = tmp_path / "games.jsonl"
    count = write_dataset(lineup, 12, file)
    head, *rows = [json.loads(line) for line in file.read_text().splitlines()]
    assert len(rows) == count
    assert (head["about"]["game"], head["about"]["bots"]) == ("quirkies", ["greedy", "random"])
    told = iter(rows)
    watched, seen = watch(lineup, 12), Observation(QUIRKIES)
    for game in range(12):
        transcript = watched.transcript(game)
        before = None
        for step in transcript.replay():
            if before is not None and step.seat < 2:
                row = next(told)
                assert (row["game"], row["entry"], row["seat"], row["action"]) == (game, step.seq, step.seat, step.action)
                assert row["legal"] == before.legal(step.seat)
                assert row["observation"] == seen.row(before, step.seat).tolist()
                assert row["points"] == transcript.score[step.seat]
                assert row["bot"] == transcript.players[step.seat]
                assert (row["won"] > 0) == (step.seat in transcript.winners)
            before = step.position
    assert next(told, None) is None


def test_parquet_holds_the_same_as_json_lines(lineup: Lineup, tmp_path: Path) -> None:
    count = write_dataset(lineup, 150, tmp_path / "games.parquet")
    assert write_dataset(lineup, 150, tmp_path / "games.jsonl") == count
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet")
    _, *rows = [json.loads(line) for line in (tmp_path / "games.jsonl").read_text().splitlines()]
    assert table.to_pylist() == rows
    assert json.loads(table.schema.metadata[b"quirkbox"])["observation"][0]["cells"][0] == 0
    assert table.schema.field("observation").type.list_size == Observation(QUIRKIES).size


def test_the_same_file_on_any_number_of_cores(lineup: Lineup, tmp_path: Path) -> None:
    for threads in (1, 2):
        write_dataset(lineup, 250, tmp_path / f"{threads}.parquet", Threads(threads))
    assert (tmp_path / "1.parquet").read_bytes() == (tmp_path / "2.parquet").read_bytes()


def rows_in(file: Path) -> object:
    return pyarrow.parquet.read_table(file) if file.suffix == ".parquet" else file.read_text()


@pytest.mark.parametrize("ending", ["parquet", "jsonl"])
def test_what_was_stopped_goes_on(lineup: Lineup, tmp_path: Path, ending: str) -> None:
    def enough(step: Step) -> None:
        if step.done >= 100:
            raise Stopped

    whole, half = tmp_path / f"whole.{ending}", tmp_path / f"half.{ending}"
    rows = write_dataset(lineup, 150, whole)
    with pytest.raises(Stopped):
        write_dataset(lineup, 150, half, progress=enough)
    told: list[Step] = []
    assert write_dataset(lineup, 150, half, resume=True, progress=told.append) == rows
    assert told[0] == Step("games", 100, 150)
    assert rows_in(half) == rows_in(whole)
    assert write_dataset(lineup, 150, half, resume=True) == rows  # there is nothing left to do
    assert rows_in(half) == rows_in(whole)
    assert list(tmp_path.glob("*.part")) == []


def test_only_the_same_games_are_gone_on_with(lineup: Lineup, tmp_path: Path) -> None:
    for file in (tmp_path / "games.jsonl", tmp_path / "games.parquet"):
        with pytest.raises(Refusal, match=r"no .* to go on with"):
            write_dataset(lineup, 10, file, resume=True)
        write_dataset(lineup, 10, file)
        before = file.read_bytes()
        with pytest.raises(Refusal, match="holds other games"):
            write_dataset(Lineup(QUIRKIES, ["greedy", "random"], 5), 10, file, resume=True)
        assert file.read_bytes() == before
        file.write_bytes(before[:50])
        with pytest.raises(Refusal, match="can't be gone on with"):
            write_dataset(lineup, 10, file, resume=True)


def test_what_cannot_be_written_is_refused_in_words(lineup: Lineup, tmp_path: Path) -> None:
    with pytest.raises(Refusal, match=r"should end in \.parquet or \.jsonl"):
        write_dataset(lineup, 1, tmp_path / "games.csv")
    for name in ("games.jsonl", "games.parquet"):
        with pytest.raises(Refusal, match="cannot be written"):
            write_dataset(lineup, 1, tmp_path / "nowhere" / name)


def test_a_learner_finds_what_wins(tmp_path: Path) -> None:
    """The better bot's decisions are told from the others' by their result."""
    file = tmp_path / "games.parquet"
    write_dataset(Lineup(QUIRKIES, ["greedy", "random"], 1), 200, file)
    table = pyarrow.parquet.read_table(file, columns=["bot", "won"]).to_pydict()
    won, bots = np.array(table["won"]), np.array(table["bot"])
    assert won[bots == "greedy"].mean() > 0.8 > 0.3 > won[bots == "random"].mean()
