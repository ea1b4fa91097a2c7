"""Plain HTTP: lists, cookies, files, errors."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import AsyncIterator
from hashlib import sha256
from pathlib import Path
from typing import Any

import pytest
from people import Place, sqlite, why_of

from quirkbox.server import wire
from quirkbox.server.codes import WORDS, new_code, read_code
from quirkbox.server.words import clean_name


@pytest.fixture
async def place(tmp_path: Path) -> AsyncIterator[Place]:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<!doctype html><script>go()</script><script src='/assets/a.js'></script>")
    (client / "assets" / "index-abc123.js").write_text("console.log(1)")
    (client / "favicon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("not for you")
    async with Place(sqlite(tmp_path), client=client) as place:
        yield place


async def test_the_first_answer_brings_a_cookie_that_scripts_cannot_read(place: Place) -> None:
    ada = place.person()
    first = (await ada.http.get("/")).headers["set-cookie"]
    assert "HttpOnly" in first
    assert "SameSite=Lax" in first
    assert "Path=/" in first
    assert "set-cookie" not in (await ada.http.get("/api/me")).headers
    assert "set-cookie" not in (await place.person().http.get("/assets/index-abc123.js")).headers


async def test_a_nickname_is_all_one_gives(place: Place) -> None:
    ada = place.person()
    assert (await ada.http.get("/api/me")).json()["name"] is None
    assert (await ada.http.put("/api/me", json={"name": "  Ada   L. "})).json()["name"] == "Ada L."
    assert (await ada.http.get("/api/me")).json()["name"] == "Ada L."
    assert (await place.person().http.get("/api/me")).json()["name"] is None


async def test_who_opens_a_table_has_a_name(place: Place) -> None:
    ada = place.person("Ada")
    await ada.open_table()
    assert (await ada.http.get("/api/me")).json()["name"] == "Ada"


async def test_the_games_are_told_with_rules_options_and_bots(place: Place) -> None:
    told = (await place.person().http.get("/api/games")).json()
    quirkies = next(game for game in told if game["id"] == "quirkies")
    assert (quirkies["id"], quirkies["players"]) == ("quirkies", [2, 4])
    assert [option["id"] for option in quirkies["options"]] == ["version", "claims", "window"]
    assert [bot["id"] for bot in quirkies["bots"]] == ["random", "greedy", "search", "trained"]
    assert quirkies["rules"].startswith("#")


async def test_open_tables_are_public_waiting_and_have_somebody_there(place: Place) -> None:
    ada, bo = place.person("Ada"), place.person("Bo")
    private = await ada.open_table()
    public = await ada.open_table(public=True)
    full = await ada.open_table(public=True, bots=["random"] * 3)
    begun = await ada.open_table(public=True, bots=["random"], start=True)
    listed = wire.Tables.model_validate((await bo.http.get("/api/tables")).json())
    assert [line.code for line in listed.open] == [public]
    assert listed.mine == []
    own = wire.Tables.model_validate((await ada.http.get("/api/tables")).json())
    assert {line.code for line in own.mine} == {private, public, full, begun}
    running = next(line for line in own.mine if line.code == begun)
    assert running.status == "playing"
    assert running.seq >= 0
    assert running.my_turn == ("Ada" in running.waiting_for)
    assert running.host == "Ada"


async def test_a_table_is_found_however_its_code_is_written(place: Place) -> None:
    ada = place.person()
    code = await ada.open_table()
    for written in (code, code.lower(), code.replace("-", ""), code.replace("-", " "), code.title()):
        assert (await ada.http.get(f"/api/tables/{written}")).json()["code"] == code
    for wrong in ("FOX-1", "nothing", "FOX-99999", "%00", "FOX-42x"):
        answer = await ada.http.get(f"/api/tables/{wrong}")
        assert answer.status_code == 404
        assert why_of(answer).startswith("There is no table")


def test_codes_are_short_and_get_longer_in_a_crowd() -> None:
    assert len(set(WORDS)) == len(WORDS)
    assert all(len(word) == 3 and word.isalpha() and word.isupper() for word in WORDS)
    for attempt, digits in ((0, 2), (3, 2), (4, 3), (8, 4)):
        code = new_code(attempt)
        assert len(code) == 4 + digits
        assert read_code(code.lower()) == code


def test_codes_of_private_tables_are_too_many_to_try_out() -> None:
    assert len(new_code(0, public=False)) == 4 + 6
    assert read_code(new_code(0, public=False))


NEW = {"game": "quirkies", "name": "Ada"}
REFUSED: list[tuple[int, str, str, str, dict[str, Any]]] = [
    (404, "There is no game 'chess'.", "POST", "/api/tables", {"json": {**NEW, "game": "chess"}}),
    (
        409,
        "There is no bot 'x'; there is random, greedy, search, trained, master.",
        "POST",
        "/api/tables",
        {"json": {**NEW, "bots": ["x"]}},
    ),
    (
        409,
        "Quirkies is for at most 4 players.",
        "POST",
        "/api/tables",
        {"json": {**NEW, "bots": ["random"] * 4}},
    ),
    (
        409,
        "Quirkies needs at least 2 players: invite somebody, or add a bot.",
        "POST",
        "/api/tables",
        {"json": {**NEW, "start": True}},
    ),
    (
        409,
        "Quirkies has no option 'x'; it has version, claims, window.",
        "POST",
        "/api/tables",
        {"json": {**NEW, "options": {"x": "y"}}},
    ),
    (409, "The game is not over yet.", "GET", "/api/tables/{code}/transcript", {}),
    (409, "The game is not over yet.", "GET", "/api/tables/{code}/replay", {}),
    (422, "name is missing.", "POST", "/api/tables", {"json": {"game": "quirkies"}}),
    (422, "public must be true or false.", "POST", "/api/tables", {"json": {**NEW, "public": 1}}),
    (422, "This is not JSON.", "POST", "/api/tables", {"content": "{"}),
    (422, "This is not JSON.", "POST", "/api/tables", {"content": b"\xff"}),
    (422, "The message is missing.", "PUT", "/api/me", {}),
    (
        413,
        "That message is too large: 64 KiB is the most.",
        "POST",
        "/api/tables",
        {"content": b"x" * 70_000},
    ),
    (404, "There is nothing at /api/nothing.", "GET", "/api/nothing", {}),
    (405, "DELETE cannot be done here.", "DELETE", "/api/tables", {}),
]


async def test_refusals_over_http_are_one_sentence(place: Place) -> None:
    ada = place.person()
    code = await ada.open_table()
    headers = {"content-type": "application/json"}
    for status, why, method, path, body in REFUSED:
        answer = await ada.http.request(method, path.format(code=code), headers=headers, **body)
        assert (answer.status_code, why_of(answer)) == (status, why)


async def test_a_body_of_unknown_length_is_cut_off_too(place: Place) -> None:
    async def endless() -> AsyncIterator[bytes]:
        for _ in range(100):
            yield b"x" * 1024

    answer = await place.person().http.post("/api/tables", content=endless())
    assert answer.status_code == 413


async def test_other_sites_cannot_act_for_a_visitor(place: Place) -> None:
    ada = place.person()
    for origin, status in (("http://evil.example", 403), ("null", 403), (place.url, 200)):
        answer = await ada.http.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
        assert answer.status_code == status


async def test_files_are_kept_as_long_as_they_are_good_for(place: Place) -> None:
    get = place.person().http.get
    asset = await get("/assets/index-abc123.js")
    assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "javascript" in asset.headers["content-type"]
    for path in ("/", "/index.html", "/FOX-42", "/t/FOX-42/deep"):
        page = await get(path)
        assert page.text.startswith("<!doctype html>")
        assert page.headers["cache-control"] == "no-cache"
    assert (await get("/favicon.svg")).headers["cache-control"] == "no-cache"
    assert (await get("/assets/gone.js")).status_code == 404
    assert (await place.person().http.head("/")).status_code == 200


async def test_nothing_outside_the_client_is_served(place: Place) -> None:
    get = place.person().http.get
    for path in (
        "/../secret.txt",
        "/%2e%2e/secret.txt",
        "/assets/..%2f..%2fsecret.txt",
        "/%00",
        "/" + "x" * 5000,
    ):
        answer = await get(path)
        assert answer.status_code in (200, 404)
        assert "not for you" not in answer.text


async def test_pages_may_only_run_their_own_scripts(place: Place) -> None:
    policy = (await place.person().http.get("/")).headers["content-security-policy"]
    go = b64encode(sha256(b"go()").digest()).decode()
    assert f"script-src 'self' 'sha256-{go}';" in policy
    assert "frame-ancestors 'none'" in policy


async def test_health_for_programs_and_for_people(place: Place) -> None:
    ada = place.person()
    await ada.open_table(bots=["random"], start=True)
    health = wire.Health.model_validate((await ada.http.get("/health")).json())
    assert (health.status, health.tables, health.playing) == ("ok", 1, 1)
    page = await ada.http.get("/health", headers={"accept": "text/html,*/*"})
    assert "1 of 1 tables" in page.text


async def test_the_documentation_needs_nothing_from_elsewhere(place: Place) -> None:
    page = (await place.person().http.get("/docs")).text
    assert "/api/tables/{code}/replay" in page
    assert "http" not in page.replace("https://json-schema.org", "")


async def test_without_a_built_client_a_sentence_says_so(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), client=tmp_path / "nothing") as place:
        answer = await place.person().http.get("/")
        assert answer.status_code == 503
        assert "not built yet" in answer.text


def test_names_lose_what_cannot_be_seen() -> None:
    assert clean_name(" \u202eAda\u0000\n Love ") == "Ada Love"
    assert clean_name("👩\u200d🚀") == "👩\u200d🚀"


async def test_a_game_with_a_board_for_trying_things_out_answers_there(place: Place) -> None:
    ada = place.person()
    one = {"face": "ONE", "x": 0, "y": 2, "turn": 0}
    bench = (await ada.http.post("/api/games/rootg/try", json={"laid": [one], "hand": "NOT"})).json()
    assert bench["terminals"][0]["value"] == 1
    refused = await ada.http.post("/api/games/rootg/try", json={"laid": [one, one]})
    assert (refused.status_code, why_of(refused)) == (409, "Something lies there already.")
    for game in ("quirkies", "chess"):
        assert (await ada.http.post(f"/api/games/{game}/try", json={})).status_code == 404


async def test_what_has_not_begun_or_is_over_can_be_taken_off_ones_list(place: Place) -> None:
    ada = place.person("Ada")
    empty = await ada.open_table()
    playing = await ada.open_table(bots=["greedy"], start=True)
    listed = (await ada.http.get("/api/tables")).json()["mine"]
    assert {line["code"] for line in listed} == {empty, playing}
    assert (await ada.http.delete(f"/api/tables/{empty}/mine")).status_code == 200
    refused = await ada.http.delete(f"/api/tables/{playing}/mine")
    assert (refused.status_code, why_of(refused)[:24]) == (409, "This game is not over: p")
    assert [line["code"] for line in (await ada.http.get("/api/tables")).json()["mine"]] == [playing]
    assert (await place.person("Bo").http.delete(f"/api/tables/{empty}/mine")).status_code == 409
