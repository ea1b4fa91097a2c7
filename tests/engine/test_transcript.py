"""A transcript that was tampered with, or is none, is found out in one sentence."""

import json
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
        (changed(format=2), "format 2; format 1 can be read"),
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
