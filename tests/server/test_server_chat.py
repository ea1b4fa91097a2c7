"""People write to each other at a table: who hears it, how long it is kept, its limits, the host's switch, and reports."""

from __future__ import annotations

import json
import logging
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from people import HURRY, Place, Socket, eventually, sqlite, why_of
from typer.testing import CliRunner

from quirkbox.cli import app
from quirkbox.table.talk import MOST_LINES, WRITING_PAUSE


def written(talking: Socket) -> list[tuple[int, str, str]]:
    return [(line.seat, line.who, line.text) for tell in talking.heard if tell.type == "chat" for line in tell.lines]


def later(place: Place) -> None:
    """A second has passed."""
    clock = place.lobby.clock
    now = clock.now_ms() + WRITING_PAUSE
    clock.now_ms = lambda: now  # type: ignore[method-assign]


async def two_at_a_game(here: Place, there: Place) -> tuple[str, Socket, Socket, Any, Any]:
    ada, bo = here.person("Ada"), there.person("Bo")
    code = await ada.open_table()
    one, two = await ada.at(code), await bo.at(code)
    await two.done("sit", seat=2, name="Bo")
    await one.until(lambda s: s.table.seats[2].kind == "person")
    await one.done("start")
    await two.until(lambda s: s.now)
    return code, one, two, ada, bo


async def test_what_is_written_is_told_to_those_who_sit_there_and_nobody_else(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        code, one, two, ada, _ = await two_at_a_game(here, there)
        watching = await here.person("Cy").at(code)
        screen = await ada.at(code, seat=-1)
        await two.done("write", "b1", seat=1, text="  Supper\u202e is \n ready  ")
        await two.done("write", "b1", seat=1, text="again")  # the same ask
        for talking in (one, two):
            await talking.until(written)
        await one.done("write", seat=0, text="One more round!")
        lines = [(1, "Bo", "Supper is ready"), (0, "Ada", "One more round!")]
        for talking in (one, two):
            await talking.until(lambda s: len(written(s)) == 2)
            assert written(talking) == lines
        again = await ada.at(code)  # whoever comes back reads what was written
        await again.until(written)
        assert written(again) == lines
        assert "not you" in await watching.refused("write", seat=1, text="hello")
        for talking in (watching, screen):
            await talking.until(lambda s: s.now)
            assert written(talking) == []


async def test_writing_has_limits(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, limit_lines="3/hour")) as place:
        _, one, _, _, _ = await two_at_a_game(place, place)
        assert "at most 200" in await one.refused("write", seat=0, text="x" * 201)
        assert "nothing in it" in await one.refused("write", seat=0, text=" \u200b ")
        await one.done("write", seat=0, text="x" * 200)
        assert "wait a moment" in await one.refused("write", seat=0, text="y")
        later(place)
        await one.done("write", seat=0, text="y")
        later(place)
        assert "a lot of writing" in await one.refused("write", seat=0, text="z")


async def test_only_the_last_lines_are_kept_and_none_of_who_is_forgotten(database: str) -> None:
    async with Place(database) as place:
        code, one, two, ada, bo = await two_at_a_game(place, place)
        for number in range(MOST_LINES + 5):
            await one.done("write", seat=0, text=str(number))
            later(place)
        await two.done("write", seat=1, text="from Bo")
        kept = await place.lobby.store.chat.lines(code)
        assert len(kept) == MOST_LINES
        assert kept[-1].text == "from Bo"
        await ada.http.delete("/api/me")
        assert [line.text for line in await place.lobby.store.chat.lines(code)] == ["from Bo"]
        await bo.http.get("/api/me")
        await place.lobby.store.forget(["playing"], place.lobby.clock.now_ms() + 10**9)
        assert await place.lobby.store.chat.lines(code) == []


async def test_after_somebody_is_forgotten_the_others_still_hear_each_other(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as place:
        code, one, two, ada, bo = await two_at_a_game(place, place)
        await two.done("write", seat=1, text="from Bo")
        later(place)
        await one.done("write", seat=0, text="from Ada")
        await ada.http.delete("/api/me")
        session = place.lobby._sessions[code]
        await eventually(lambda: [line.text for line in session.written] == ["from Bo"])
        later(place)
        await two.done("write", seat=1, text="Ada?")
        await two.until(lambda s: len(written(s)) == 3)
        again = await bo.at(code)
        await again.until(written)
        assert [text for _, _, text in written(again)] == ["from Bo", "Ada?"]


async def test_the_host_switches_writing_off(database: str) -> None:
    async with Place(database) as place:
        _, one, two, _, _ = await two_at_a_game(place, place)
        assert one.table.chat
        assert "host" in await two.refused("chat", chat=False)
        await one.done("chat", chat=False)
        await two.until(lambda s: not s.table.chat)
        assert "switched that off" in await two.refused("write", seat=1, text="hello")
        await two.done("say", seat=1, phrase="hello")  # faces and phrases stay
        await one.done("chat", chat=True)
        await two.done("write", seat=1, text="hello")


async def test_where_nobody_talks_nobody_writes_and_strangers_begin_without(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as place:
        ada = place.person("Ada")
        code = await ada.open_table(game="quirky_circuits", bots=["random"], start=True)
        one = await ada.at(code)
        assert not one.table.chat
        assert "without talking" in await one.refused("write", seat=0, text="I have the red card")
        assert "without talking" in await one.refused("chat", chat=True)
        found = (await ada.http.post("/api/match", json={"name": "Ada", "game": "quirkies"})).json()["code"]
        assert not (await ada.at(found)).table.chat


async def test_a_report_reaches_whoever_runs_the_server(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, limit_reports="2/hour")) as place:
        code, one, two, ada, bo = await two_at_a_game(place, place)
        await two.done("write", seat=1, text="You are a [bold]fool[/bold]")
        await one.until(written)
        stranger = place.person("Cy")
        answer = await stranger.http.post(f"/api/tables/{code}/report", json={"seat": 1, "why": "words"})
        assert "sits at the table" in why_of(answer)
        with caplog.at_level(logging.WARNING):
            answer = await ada.http.post(
                f"/api/tables/{code}/report", json={"seat": 1, "why": "words", "more": "Twice" + "." * 294 + "!"}
            )
            assert answer.status_code == 201, answer.text
        assert "fool" not in caplog.text
        assert code in caplog.text
        own = await ada.http.post(f"/api/tables/{code}/report", json={"seat": 0, "why": "name"})
        assert "nobody to report" in why_of(own)
        assert (await ada.http.post(f"/api/tables/{code}/report", json={"seat": 1, "why": "name"})).status_code == 429
        assert b'quirkbox_reports_total{why="words"} 1.0' in place.lobby.metrics.text()
        player = (await bo.http.get("/api/me")).json()["player"]
    told = CliRunner().invoke(app, ["reports", "--data", str(tmp_path)])
    assert told.exit_code == 0, told.output
    for words in ("Bo", player, "You are a [bold]fool[/bold]", "Twice", ".!", code):
        assert words in told.output
    assert CliRunner().invoke(app, ["reports", "--data", str(tmp_path), "--settle", "7"]).exit_code != 0
    assert CliRunner().invoke(app, ["reports", "--data", str(tmp_path), "--settle", "1"]).exit_code == 0
    assert "Bo" not in CliRunner().invoke(app, ["reports", "--data", str(tmp_path)]).output
    kept = json.loads(CliRunner().invoke(app, ["reports", "--data", str(tmp_path), "--all", "--json"]).output)
    assert [report["settled"] for report in kept] == [True]
