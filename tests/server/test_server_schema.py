"""What is sent is what the schema says, which the client's types are made from."""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path
from typing import Any, get_args

import jsonschema_rs
import pytest

from quirkbox.coach import look_back
from quirkbox.engine import SPECTATOR, Game, Transcript
from quirkbox.games import BUILT_IN, game
from quirkbox.server import wire
from quirkbox.server.schema import prefix, wire_schema
from quirkbox.table import Play, history, update
from quirkbox.table.play import Entry
from quirkbox.table.tells import AnyTell

TESTS = Path(__file__).parents[1]
GOLDEN = sorted((TESTS / "golden").glob("*.json"))
SCHEMA = wire_schema()
PROTOCOL = (TESTS.parent / "docs/protocol.md").read_text(encoding="utf-8")


@cache
def validator(name: str, game_id: str = "") -> jsonschema_rs.Validator:
    """Of one type by its name; with a game, what that game fills in has to be its own too."""
    schema = {**SCHEMA, "$ref": f"#/$defs/{name}"}
    if game_id:
        event, action, view = ({"$ref": f"#/$defs/{prefix(game_id)}{part}"} for part in ("Event", "Action", "View"))
        fields = {"trail": {"items": event}, "legal": {"items": action}, "do": action, "view": view}
        schema["properties"] = {**fields, "past": {"items": {"properties": {"trail": {"items": event}}}}}
    return jsonschema_rs.validator_for(schema)


def fits(message: Any, name: str, game_id: str = "") -> None:
    wrong = next(validator(name, game_id).iter_errors(json.loads(json.dumps(message))), None)
    assert wrong is None, f"{wrong.instance_path}: {wrong.message}"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_message_of_a_golden_game_fits_the_schema(path: Path) -> None:
    told = Transcript.load(path, game)
    rules, secret = told.game, bytes.fromhex(told.secret)
    play = Play(rules, len(told.players), told.options, secret, at=1000)
    everybody = [SPECTATOR, *range(len(told.players))]
    for seq, (seat, code) in enumerate(told.log, 1):
        fits({"type": "move", "id": "1", "seat": seat, "seq": seq, "do": rules.actions.to_json(code)}, "Move", rules.id)
        for viewer in everybody:
            fits(update(play, viewer), "Update", rules.id)
        play.replay(Entry(seq, seat, code, 1000 + seq))
    for viewer in everybody:
        fits(update(play, viewer), "Update", rules.id)
        fits(history(play, viewer, -1), "History", rules.id)


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
@pytest.mark.parametrize("open_hands", [False, True])
def test_what_a_game_says_of_a_golden_one_that_is_over_fits_the_schema(path: Path, open_hands: bool) -> None:
    told = Transcript.load(path, game)
    if told.game.after.type:
        said = look_back(told, open_hands)
        assert said is not None
        fits(said, f"{prefix(told.game.id)}After")
    else:
        assert look_back(told, open_hands) is None


@pytest.mark.parametrize("rules", [game(name) for name in BUILT_IN], ids=BUILT_IN)
def test_every_action_there_is_fits_the_schema(rules: Game) -> None:
    wrong = [
        rules.actions.to_json(code)
        for act in rules.actions.acts
        for code in {rules.actions.first(act.name), rules.actions.first(act.name) + act.size - 1}
        if not validator(f"{prefix(rules.id)}Action").is_valid(rules.actions.to_json(code))
    ]
    assert not wrong


@pytest.mark.parametrize("rules", [game(name) for name in BUILT_IN], ids=BUILT_IN)
def test_what_a_game_has_not_declared_does_not_fit(rules: Game) -> None:
    play = Play(rules, rules.players[0], rules.read_options({}), bytes(32), at=1000)
    whole = update(play, SPECTATOR)
    fits(whole, "Update", rules.id)
    for change in (
        {"view": {**whole["view"], "colour_of_the_sky": "blue"}},
        {"view": {}},
        {"trail": [{"event": "danced"}]},
        {"legal": [{"act": "dance"}]},
    ):
        assert not validator("Update", rules.id).is_valid({**whole, **change})


def test_a_value_is_none_only_where_the_event_says_so() -> None:
    event = validator("QuirkiesEvent")
    drew = {"event": "drew", "seat": 1, "creature": None, "colour": None, "pattern": None}
    assert event.is_valid(drew)  # secret
    assert not event.is_valid({**drew, "seat": None})
    tile = {"tile": 3, "kind": None, "edges": "1.2."}
    took = {"event": "took", "seat": 0, "slot": 4, **tile}
    assert validator("CircuitBreakerEvent").is_valid(took)  # optional: a wire is of no kind
    assert not validator("CircuitBreakerEvent").is_valid({**took, "tile": None})


def samples() -> list[tuple[str, str, Any]]:
    """The messages shown in docs/protocol.md: the name of the type, the game if one is named, the message."""
    found = re.findall(r"^`(\w+)`(?: \((\w+)\))?[^\n]*\n```json\n(.*?)^```$", PROTOCOL, re.MULTILINE | re.DOTALL)
    return [(name, game_id, json.loads(text)) for name, game_id, text in found]


@pytest.mark.parametrize(("name", "game_id", "message"), samples(), ids=[name for name, *_ in samples()])
def test_the_messages_shown_in_the_documentation_are_as_they_should_be(name: str, game_id: str, message: Any) -> None:
    fits(message, name, game_id)


def test_the_documentation_shows_a_message_of_every_kind() -> None:
    kinds = [kind.__name__ for either in (wire.AnyAsk, AnyTell) for kind in get_args(get_args(either)[0])]
    assert {name for name, *_ in samples()} >= set(kinds)
    assert len(samples()) == PROTOCOL.count("```json\n")
