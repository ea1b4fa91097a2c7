"""Lessons and puzzles over HTTP."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import pytest
from serving import Server


def ask(server: Server, path: str, body: object = None) -> Any:
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{server.url}/api{path}", data, {"content-type": "application/json"})
    with urllib.request.urlopen(request) as answer:
        return json.load(answer)


def test_a_lesson_and_a_puzzle_are_gone_through_over_http(server: Server) -> None:
    first = ask(server, "/games/quirkies/lessons")[0]
    moment = ask(server, f"/games/quirkies/lessons/{first['id']}", {"done": []})
    assert (moment["step"], moment["waits"]) == (0, "next")
    daily = ask(server, "/games/quirkies/daily/2026-11-17")
    assert daily == ask(server, "/games/quirkies/daily/2026-11-17")
    done: list[Any] = []
    moment = ask(server, f"/games/quirkies/puzzles/{daily['id']}", {"done": done})
    wrong = next(action for action in moment["updates"][-1]["legal"] if action != moment["answer"])
    refused = ask(server, f"/games/quirkies/puzzles/{daily['id']}", {"done": [wrong]})
    assert refused["step"] == 0 or refused["why"] is None
    while moment["waits"] != "end":
        done.append(moment["answer"])
        moment = ask(server, f"/games/quirkies/puzzles/{daily['id']}", {"done": done})
    assert moment["step"] == len(done) <= daily["moves"]


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/games/chess/lessons", None, 404),
        ("/games/quirkies/lessons/nothing", {"done": []}, 404),
        ("/games/quirkies/lessons/1_lay", {"done": 3}, 422),
        ("/games/quirkies/puzzles/nothing", {"done": []}, 404),
        ("/games/quirkies/daily/tomorrow", None, 409),
    ],
)
def test_what_is_not_there_is_said_in_words(server: Server, path: str, body: object, status: int) -> None:
    with pytest.raises(urllib.error.HTTPError) as refused:
        ask(server, path, body)
    assert refused.value.code == status
    assert json.load(refused.value)["why"]
