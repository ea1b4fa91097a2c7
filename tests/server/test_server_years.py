"""Rules and content get new versions; games that were begun or finished before stay what they were."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from typing import Any

import pytest
from people import Place, eventually, why_of

from quirkbox.engine import Transcript
from quirkbox.games import game


def new_rules(monkeypatch: pytest.MonkeyPatch, game_id: str) -> None:
    rules = game(game_id)
    monkeypatch.setitem(rules.__dict__, "about", replace(rules.about, version=rules.version + 1))


async def test_a_finished_game_is_watched_as_it_was_shown_after_its_rules_have_changed(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Place(database) as place:
        ada = place.person("Ada")
        code = await ada.open_table(bots=["random"], start=True)
        one = await ada.at(code)
        await one.play_on(random.Random(1))
        await one.until(lambda s: s.table.seal)
        shown = (await ada.http.get(f"/api/tables/{code}/replay")).json()
        file = (await ada.http.get(f"/api/tables/{code}/transcript")).text
        assert Transcript.from_json(file, game).verify(one.table.seal) == []
        live = place.lobby._sessions[code]
        await eventually(lambda: not live._background.busy)
    new_rules(monkeypatch, "quirkies")
    async with Place(database) as place:
        bo = place.person("Bo")
        assert (await bo.http.get(f"/api/tables/{code}/replay")).json() == shown
        assert (await bo.http.get(f"/api/tables/{code}/transcript")).text == file
        refused = await bo.http.get(f"/api/tables/{code}")
        assert "can be watched at" in why_of(refused)


async def test_a_running_game_of_old_rules_says_what_can_still_be_done(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with Place(database) as place:
        code = await place.person("Ada").open_table(bots=["random"], start=True)
    new_rules(monkeypatch, "quirkies")
    async with Place(database) as place:
        why = why_of(await place.person("Bo").http.get(f"/api/tables/{code}"))
        assert "was begun by version 1" in why
        assert "cannot go on here" in why


async def test_a_running_game_goes_on_with_the_content_it_began_with(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The track that is called the same is another one after an update."""
    cars = game("tiny_turbo_cars")
    track = next(option for option in cars.options if option.content)
    assert track.content
    async with Place(database) as place:
        ada = place.person("Ada")
        code = await ada.open_table(game="tiny_turbo_cars", bots=["random"], start=True)
        before = await shown_first(place, code)
        cookies = ada.http.cookies
    numbers = {choice.id: track.content(choice.id) for choice in track.choices}
    other = track.choices[1].id
    content = track.content

    def changed(answer: str) -> Any:
        return numbers[other] if answer == track.default else content(answer)

    monkeypatch.setitem(track.__dict__, "content", changed)
    async with Place(database) as place:
        assert await shown_first(place, code) == before
        again = place.person("Ada")
        again.http.cookies = cookies
        one = await again.at(code)
        await one.until(lambda s: s.now)
        fresh = await again.open_table(game="tiny_turbo_cars", bots=["random"], start=True)
        assert await shown_first(place, fresh) != before


async def shown_first(place: Place, code: str) -> str:
    """What lies on the table from the first moment."""
    session = await place.lobby.table(code)
    assert session.play
    return json.dumps(session.play.position.view(-1)["track"])
