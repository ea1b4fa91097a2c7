"""Boards that come with a game's package."""

from __future__ import annotations

import sys
from collections.abc import AsyncIterator
from dataclasses import replace
from pathlib import Path

import pytest
from people import Place, sqlite, why_of

from quirkbox.engine import OWN_CLIENT
from quirkbox.games import BUILT_IN, game
from quirkbox.server import boards


@pytest.fixture
async def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Place]:
    package = tmp_path / "strange_board"
    (package / "web").mkdir(parents=True)
    (package / "__init__.py").write_text("SECRET = 1")
    (package / "README.md").write_text(
        "# Strange\n\n<script>alert(1)</script>\n\n- **ST-1** Be strange. [Why](javascript:alert(1))\n"
    )
    (package / "web" / "board.js").write_text("export default {}")
    (package / "web" / "rules.py").write_text("SECRET = 2")
    (package / "elsewhere.js").write_text("not served")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setattr(boards, "GAMES", {"strange": strange, "quirkies": game("quirkies")})
    async with Place(sqlite(tmp_path)) as place:
        yield place
    sys.modules.pop("strange_board", None)


QUIRKIES = game("quirkies")
strange = replace(
    QUIRKIES,
    about=replace(QUIRKIES.about, id="strange", package="strange_board"),
    show=replace(QUIRKIES.show, client="web/board.js"),
)


async def test_a_module_and_what_lies_beside_it_is_served(place: Place) -> None:
    answer = await place.person().http.get("/games/strange/board.js")
    assert (answer.status_code, answer.text) == (200, "export default {}")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    assert "script-src 'self'" in answer.headers["content-security-policy"]
    same = {"if-none-match": answer.headers["etag"]}
    assert (await place.person().http.get("/games/strange/board.js", headers=same)).status_code == 304


@pytest.mark.parametrize(
    "path",
    [
        "/games/strange/rules.py",
        "/games/strange/missing.js",
        "/games/strange/%2e%2e/elsewhere.js",
        "/games/strange/..%2felsewhere.js",
        "/games/quirkies/rules.py",
        "/games/quirkies/board.js",
        "/games/nothing/board.js",
        "/games/strange/" + "a" * 5000 + ".js",
    ],
)
async def test_nothing_else_is(place: Place, path: str) -> None:
    answer = await place.person().http.get(path)
    assert answer.status_code == 404
    assert "nothing at" in why_of(answer)


async def test_a_package_says_where_its_board_is_and_its_rules_are_safe_to_show(place: Place) -> None:
    told = boards.of_game(strange)
    assert (told["client"], told["module"]) == ("module", "/games/strange/board.js")
    assert "<script" not in told["rules_html"]
    assert 'href="javascript' not in told["rules_html"]
    assert "<strong>ST-1</strong>" in told["rules_html"]
    assert boards.of_game(replace(strange, show=replace(strange.show, client=None)))["client"] == "plain"
    assert boards.of_game(QUIRKIES)["client"] == "own"


def test_the_web_client_has_a_board_for_every_game_that_says_so() -> None:
    folder = Path(__file__).parents[2] / "web/src/games"
    for game_id in BUILT_IN:
        assert (folder / game_id / "index.ts").is_file() == (game(game_id).show.client == OWN_CLIENT)
