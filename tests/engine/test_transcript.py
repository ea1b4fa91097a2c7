"""A transcript that was tampered with, or is none, is found out in one sentence."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from quirkbox.engine import Refusal, Transcript
from quirkbox.games import game

GOLDEN = Path(__file__).parents[1] / "golden/quirkies.json"


def changed(**changes: Any) -> str:
    return json.dumps({**json.loads(GOLDEN.read_text()), **changes})


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "it is not JSON"),
        ("[]", "it names no game"),
        (changed(game="chess"), "There is no game 'chess'"),
        (changed(format=9), "format 9; formats up to 3 can be read"),
        (changed(format=2), "seal is missing or no text"),
        (changed(version=9), "version 9 of the rules"),
        (changed(secret="xyz"), "secret is not hexadecimal"),
        (changed(log=None), "log is missing or no list"),
        (changed(log=[{"act": "lay"}]), "entry 1 of the log names no seat"),
        (changed(log=[{"seat": 0, "act": "fly"}]), "entry 1 of the log: There is no action 'fly'"),
        (changed(options={"colour": "red"}), "has no option 'colour'"),
        (changed(players=["Ada"]), "2 to 4 players"),
        (changed(commitment="00"), "does not fit the commitment"),
        (changed(score=[9, 0, 0]), "The result does not fit"),
        (changed(log=json.loads(GOLDEN.read_text())["log"][:-1]), "ends before the game is over"),
        (changed(log=json.loads(GOLDEN.read_text())["log"][1:]), "Entry 1 of the log cannot be played"),
    ],
)
def test_what_is_wrong_with_a_transcript_is_said(text: str, sentence: str) -> None:
    with pytest.raises(Refusal, match=sentence):
        Transcript.from_json(text, game).verify()


def test_another_secret_is_another_game() -> None:
    data = json.loads(GOLDEN.read_text())
    data["secret"] = "00" * 32
    with pytest.raises(Refusal):
        Transcript.from_json(json.dumps(data), game).verify()


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="cannot be read"):
        Transcript.load(tmp_path / "none.json", game)
    (tmp_path / "binary.json").write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Refusal, match="it is not text"):
        Transcript.load(tmp_path / "binary.json", game)


def sealed() -> dict[str, Any]:
    """The golden game as it would be written today."""
    old = Transcript.load(GOLDEN, game)
    made = Transcript.of(old.game, old.options, old.players, bytes.fromhex(old.secret), old.log)
    data: dict[str, Any] = json.loads(made.to_json())
    return data


def verify(data: dict[str, Any], seal: str | None = None) -> list[str]:
    return Transcript.from_json(json.dumps(data), game).verify(seal)


def test_a_sealed_transcript_fits_and_says_what_only_the_table_can_tell() -> None:
    data = sealed()
    assert data["format"] == 2
    assert ["--seal" in words for words in verify(data)] == [True]
    assert verify(data, data["seal"]) == []
    with pytest.raises(Refusal, match="another seal was shown"):
        verify(data, "00" * 32)


def test_an_old_transcript_still_fits_and_says_what_cannot_be_told() -> None:
    data = json.loads(GOLDEN.read_text())
    assert data["format"] == 1
    assert ["no seal" in words for words in verify(data)] == [True]
    with pytest.raises(Refusal, match="no seal to compare"):
        verify(data, "00" * 32)


def test_one_altered_move_is_found_though_the_game_could_have_gone_so() -> None:
    """For every entry at which another action was legal and the rest could be played as before."""
    data = sealed()
    read = Transcript.from_json(json.dumps(data), game)
    others = 0
    for number, step in enumerate(list(read.replay())[:-1]):
        seat, code = read.log[number]
        for other in step.position.legal(seat):
            log = [*read.log[:number], (seat, other), *read.log[number + 1 :]]
            forged = Transcript(read.game, read.options, read.players, read.commitment, read.secret, log, [], [], read.seal)
            try:
                last = forged.last_position()
            except Refusal:
                continue
            if other != code and last.over:
                others += 1
                told = replace(forged, score=last.score(), winners=last.winners())
                with pytest.raises(Refusal, match="The seal does not fit"):
                    told.verify()
    assert others


@pytest.mark.parametrize("field", ["players", "log", "options"])
def test_names_options_and_entries_are_under_the_seal(field: str) -> None:
    data = sealed()
    before = Transcript.from_json(json.dumps(data), game).sealed()
    if field == "players":
        data["players"][0] = "Eve"
    elif field == "log":
        data["log"] = [*data["log"], data["log"][-1]]
    else:
        data["options"]["window"] = "wait"
    assert Transcript.from_json(json.dumps(data), game).sealed() != before
