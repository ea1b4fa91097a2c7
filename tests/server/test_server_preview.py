"""What links look like in messengers: words and a picture of a finished game, and nothing of any other table."""

from __future__ import annotations

import random
import re
import struct
from dataclasses import replace
from pathlib import Path

import pytest
from people import HURRY, Place, sqlite

from quirkbox.engine import SPECTATOR, Match
from quirkbox.games import GAMES
from quirkbox.server import preview

PAGE = "<!doctype html><html><head><title>Quirkbox</title></head><body></body></html>"


@pytest.fixture
def client(tmp_path: Path) -> Path:
    folder = tmp_path / "client"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    return folder


async def finished(place: Place) -> str:
    ada = place.person("Ada <b>")
    code = await ada.open_table(game="rootg", bots=["random"], start=True)
    one = await ada.at(code)
    await one.play_on(random.Random(1))
    return code


def told(page: str) -> dict[str, str]:
    return dict(re.findall(r'<meta property="([^"]*)" content="([^"]*)" />', page))


async def test_a_link_to_a_move_has_a_picture_and_words_of_it(tmp_path: Path, client: Path) -> None:
    pytest.importorskip("resvg_py")
    async with Place(sqlite(tmp_path), client=client) as place:
        code = await finished(place)
        person = place.person("Bo")
        answer = await person.http.get(f"/{code}/replay/3")
        head = told(answer.text)
        assert head["og:title"].startswith("ROOT\\G: with Ada &lt;b&gt; and ")
        assert head["og:description"].startswith("Move 3 of ")
        assert head["og:image"] == f"{place.url}/api/tables/{code}/picture/3.png"
        assert (
            "Zug 3 von"
            in told((await person.http.get(f"/{code}/replay/3", headers={"accept-language": "de"})).text)["og:description"]
        )
        picture = await person.http.get(f"/api/tables/{code}/picture/3.png")
        assert picture.headers["content-type"] == "image/png"
        assert struct.unpack(">II", picture.content[16:24]) == (preview.WIDE, preview.HIGH)
        assert (await person.http.get(f"/api/tables/{code}/picture/0.png")).content != picture.content
        assert (await person.http.get(f"/api/tables/{code}/picture/99999.png")).status_code == 404


async def test_without_the_library_a_link_shows_the_sign(tmp_path: Path, client: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(preview, "can_draw", lambda: False)
    async with Place(sqlite(tmp_path), client=client) as place:
        code = await finished(place)
        person = place.person("Bo")
        assert told((await person.http.get(f"/{code}/replay")).text)["og:image"] == f"{place.url}{preview.SIGN}"
        assert (await person.http.get(f"/api/tables/{code}/picture/0.png")).status_code == 404


async def test_heads_of_pages_tell_nothing_of_other_tables(tmp_path: Path, client: Path) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, limit_strangers="3/minute"), client=client) as place:
        ada, bo = place.person("Ada"), place.person("Bo")
        running = await ada.open_table(bots=["random"], start=True)
        waiting = await ada.open_table()
        for path in ("/", f"/{running}", f"/{running}/replay/0", f"/{waiting}/replay", "/player/0123456789abcdef", "/rootg"):
            assert (await bo.http.get(path)).text == PAGE
        assert (await bo.http.get(f"/api/tables/{running}/picture/0.png")).status_code == 409
        for number in range(10, 14):
            assert (await bo.http.get(f"/FOX-1234{number}/replay")).text == PAGE
        assert (await bo.http.get(f"/api/tables/{running}")).status_code == 429  # they count like other codes that lead nowhere
        await ada.http.put("/api/me", json={"name": "Ada"})
        player = (await ada.http.get("/api/me")).json()["player"]
        assert told((await bo.http.get(f"/player/{player}")).text)["og:title"] == "Ada on Quirkbox"


@pytest.mark.parametrize("game_id", list(GAMES))
def test_any_games_drawing_fits_the_sheet(game_id: str) -> None:
    game = GAMES[game_id]
    match = Match(game, players=game.players[0], seed=3)
    svg = preview.framed(match.position.seen_by(SPECTATOR).svg())
    assert svg.count("<svg") == 2
    assert re.search(r'<svg[^>]*viewBox="[^"]+"[^>]* x="24" y="24" width="1152" height="582">', svg)
