"""What a game without a client of its own is told with: text, a drawing, the log in words; always as the viewer sees it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quirkbox.engine import SPECTATOR, Game
from quirkbox.games import BUILT_IN, game
from quirkbox.table import Play, history, update
from quirkbox.words.sentence import Sentence

NAMES = ["Ada", "Bo"]


def play_of(rules: Game) -> Play:
    play = Play(rules, 2, {}, b"secret", 0)
    for _ in range(3):
        seat = play.waiting[0]
        play.enter(play.move(seat, play.position.legal(seat)[0], 0))
    return play


def outside(rules: Game) -> Game:
    """As if it had come without a client."""
    return replace(rules, show=replace(rules.show, client=None))


@pytest.mark.parametrize("game_id", BUILT_IN)
def test_a_client_of_its_own_needs_none_of_it(game_id: str) -> None:
    assert game(game_id).show.client == "own"
    play = Play(game(game_id), 2, {}, b"secret", 0)
    assert not {"plain", "lines"} & {*update(play, 0), *history(play, 0, -1)["past"][0]}


def test_the_rest_is_told_as_the_viewer_sees_it() -> None:
    play = play_of(outside(game("quirkies")))
    told = {viewer: update(play, viewer, NAMES) for viewer in (SPECTATOR, 0, 1)}
    texts = {viewer: one["plain"]["text"] for viewer, one in told.items()}
    assert len({*texts.values()}) == 3
    assert texts[0] == play.position.text(0, NAMES)
    assert told[0]["plain"]["svg"] == play.position.svg(0, NAMES)
    assert "Ada" in texts[SPECTATOR]


def test_only_what_everybody_sees_is_open() -> None:
    play = play_of(outside(game("quirkies")))
    assert [update(play, viewer)["plain"]["open"] for viewer in (SPECTATOR, 0, 1)] == [True, False, False]


def test_every_event_has_its_line_with_the_names_at_the_table() -> None:
    play = play_of(outside(game("quirkies")))
    for past in history(play, 1, -1, NAMES)["past"]:
        assert len(past["lines"]) == len(past["trail"])
    lines = [str(Sentence.of_json(line)) for past in history(play, 1, -1, NAMES)["past"] for line in past["lines"]]
    assert any(line.startswith("Ada ") for line in lines)
    assert any(line.startswith("Bo ") for line in lines)
    assert update(play, 1, NAMES)["lines"] == history(play, 1, play.seq - 1, NAMES)["past"][0]["lines"]


def test_without_a_drawing_there_is_the_text_alone() -> None:
    rules = outside(game("quirkies"))
    play = play_of(replace(rules, show=replace(rules.show, svg=None)))
    assert update(play, 0)["plain"]["svg"] is None
