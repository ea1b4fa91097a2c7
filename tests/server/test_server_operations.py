"""What whoever runs a server needs: is it well, is it ready, what does it do, what does it log, how is it copied and restored."""

from __future__ import annotations

import io
import json
import logging
import random
import re
import tomllib
from pathlib import Path
from typing import Any

import pytest
from people import Place, eventually, sqlite
from typer.testing import CliRunner

from quirkbox.cli import app
from quirkbox.engine import Refusal, Transcript
from quirkbox.games import game
from quirkbox.server import logs
from quirkbox.server.metrics import may_read
from quirkbox.server.settings import Settings

DEPLOY = Path(__file__).parents[2] / "deploy"


async def test_a_process_says_that_it_is_well_and_ready_until_it_is_about_to_end(database: str) -> None:
    async with Place(database) as place:
        ada = place.person("Ada")
        assert (await ada.http.get("/healthz")).text == "ok"
        await eventually(place.lobby.readiness._checked.is_set)
        assert (await ada.http.get("/readyz")).text == "ready"
        place.lobby.draining = True
        answer = await ada.http.get("/readyz")
        assert (answer.status_code, answer.text) == (503, "This process is about to end.")
        assert (await ada.http.get("/healthz")).status_code == 200


async def test_figures_tell_of_moves_tables_and_refusals(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as place:
        ada = place.person("Ada")
        code = await ada.open_table(bots=["random"], start=True)
        one = await ada.at(code)
        await place.person("Bo").at(code)
        await one.play_on(random.Random(1), 12)  # or to the end of a short game
        assert one.now
        played = one.now.seq
        await one.refused("move", seat=1, seq=-1, do={"act": "done"})
        told = (await ada.http.get("/metrics")).text
        figures = {line.rsplit(" ", 1)[0]: float(line.rsplit(" ", 1)[1]) for line in told.splitlines() if line[0] != "#"}
        moves = {by: figures.get(f'quirkbox_moves_total{{by="{by}",game="quirkies"}}', 0) for by in ("person", "bot", "table")}
        assert sum(moves.values()) >= played > 4
        assert moves["bot"] > 0
        assert figures["quirkbox_move_seconds_count"] == moves["person"] > 0
        assert figures["quirkbox_screen_seconds_count"] == moves["person"]  # Bo's, every time
        assert figures["quirkbox_refusals_total"] >= 1
        assert (figures["quirkbox_tables"], figures["quirkbox_connections"]) == (1, 2)
        assert figures["quirkbox_bot_seconds_count"] > 0


def test_figures_are_for_the_servers_own_network() -> None:
    assert [may_read(address) for address in ("127.0.0.1", "10.1.2.3", "::1", "fd00::1")] == [True] * 4
    assert [may_read(address) for address in ("8.8.8.8", "2606:4700::1", "", "somewhere")] == [False] * 4


@pytest.fixture
def log(monkeypatch: pytest.MonkeyPatch) -> Any:
    """What is logged as JSON, line by line."""
    logger, stream = logging.getLogger("quirkbox"), io.StringIO()
    handler = logging.StreamHandler(stream)
    handler.setFormatter(logs._Json())
    monkeypatch.setattr(logger, "handlers", [handler])
    monkeypatch.setattr(logger, "level", logging.INFO)
    logger.manager._clear_cache()  # type: ignore[attr-defined]
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    logger.manager._clear_cache()  # type: ignore[attr-defined]


async def test_a_line_of_the_log_names_its_request_and_its_table(
    tmp_path: Path, log: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with Place(sqlite(tmp_path)) as place:
        ada = place.person("Ada")
        answer = await ada.http.get("/api/me", headers={"x-request-id": "from-the-proxy"})
        assert answer.headers["x-request-id"] == "from-the-proxy"
        assert (await ada.http.get("/api/me", headers={"x-request-id": "bad id"})).headers["x-request-id"] != "bad id"
        code = await ada.open_table()
        one = await ada.at(code)
        monkeypatch.setattr(type(place.lobby._sessions[code]), "look", lambda *_: 1 / 0)
        assert (await one.ask("look", seat=-1)).type == "refused"
    requests = [line for line in log() if line["says"] == "request"]
    assert {"path": "/api/me", "status": 200, "request": "from-the-proxy"}.items() <= requests[0].items()
    fault = next(line for line in log() if "trace" in line)
    assert fault["table"] == code
    assert "ZeroDivisionError" in fault["trace"]


def test_no_secret_is_logged() -> None:
    told = f"token {'ab12' * 16}, cookie {'x' * 43}, postgresql://me:sesame@db/quirkbox, code FOX-123456"
    assert logs.without_secrets(told) == "token ***, cookie ***, postgresql://***@db/quirkbox, code FOX-123456"


async def test_a_copy_of_the_database_is_a_server_as_it_was(tmp_path: Path) -> None:
    run, old, new = CliRunner(), tmp_path / "old", tmp_path / "new"
    old.mkdir()
    async with Place(sqlite(old)) as place:
        ada = place.person("Ada")
        code = await ada.open_table(bots=["random"], start=True)
        one = await ada.at(code)
        await one.play_on(random.Random(1))
        live = place.lobby._sessions[code]
        await eventually(lambda: live.play.over and not live._background.busy)  # type: ignore[union-attr]
        shown = (await ada.http.get(f"/api/tables/{code}/replay")).json()
        copied = run.invoke(app, ["backup", str(tmp_path / "copy.db"), "--data", str(old)])
        assert copied.exit_code == 0, copied.output
        await ada.open_table()  # not in the copy
    assert run.invoke(app, ["restore", str(tmp_path / "copy.db"), "--data", str(new)]).exit_code == 0
    async with Place(sqlite(new)) as place:
        assert (await place.lobby.health("")).tables == 1
        assert (await place.person("Bo").http.get(f"/api/tables/{code}/replay")).json() == shown
    assert run.invoke(app, ["export", "--data", str(new), "-o", str(tmp_path / "games")]).exit_code == 0
    transcript = Transcript.load(tmp_path / "games" / f"{code}.json", game)
    assert transcript.verify(one.table.seal) == []


@pytest.mark.parametrize(
    ("command", "sentence"),
    [
        ("backup {folder}/copy.db --data {folder}/nothing", "There is no database at"),
        ("backup {folder}/shopping.txt --data {folder}", "is there already"),
        ("backup {folder}/copy.db --database postgresql://db/quirkbox", "pg_dump"),
        ("restore {folder}/shopping.txt --data {folder}/new", "is no database of Quirkbox"),
        ("export --data {folder}/nothing -o {folder}/games", "There is no database at"),
    ],
)
def test_what_cannot_be_copied_is_said(tmp_path: Path, command: str, sentence: str) -> None:
    (tmp_path / "shopping.txt").write_text("milk")
    (tmp_path / "quirkbox.db").write_text("")
    done = CliRunner().invoke(app, command.format(folder=tmp_path).split())
    assert isinstance(done.exception, Refusal)
    assert sentence in str(done.exception)


def test_a_database_that_is_there_is_not_written_over_by_mistake(tmp_path: Path) -> None:
    import sqlite3

    for name in ("copy.db", "quirkbox.db"):
        with sqlite3.connect(tmp_path / name) as made:
            made.execute("CREATE TABLE tables (code TEXT)")
    command = ["restore", str(tmp_path / "copy.db"), "--data", str(tmp_path)]
    assert "--over" in str(CliRunner().invoke(app, command).exception)
    assert CliRunner().invoke(app, [*command, "--over"]).exit_code == 0


def test_the_example_of_a_settings_file_in_the_docs_can_be_read() -> None:
    page = (DEPLOY.parent / "docs/host/index.md").read_text()
    told = tomllib.loads(page.split("```toml\n")[1].split("```")[0])
    options = {"host", "port", "data", "database", "workers"}
    Settings.of({name: value for name, value in told.items() if name not in options}, {})


def test_files_for_operators_name_commands_and_settings_that_exist() -> None:
    unit, container, compose = ((DEPLOY / name).read_text() for name in ("quirkbox.service", "Containerfile", "compose.yaml"))
    known = {f"QUIRKBOX_{name}" for name in ("CACHE", "DATA", "DATABASE", "HOST", "WORKERS", "PASSWORD", "SITE")}
    known |= {f"QUIRKBOX_{name.upper()}" for name in vars(Settings())}
    for text in (unit, container, compose):
        words = {
            word for word in text.replace("=", " ").replace(":", " ").replace("{", " ").split() if word.startswith("QUIRKBOX_")
        }
        assert words <= known
    assert "bin/quirkbox serve" in unit
    assert "/readyz" in container


def test_every_line_of_the_threat_model_names_tests_that_exist() -> None:
    page = (DEPLOY.parent / "docs/host/threats.md").read_text()
    lines = [line for line in page.splitlines() if line.startswith("| ") and not line.startswith(("| who", "| ---"))]
    tests = {
        name for file in DEPLOY.parent.glob("tests/**/test_*.py") for name in re.findall(r"def (test_\w+)", file.read_text())
    }
    assert len(lines) > 15
    for line in lines:
        named = re.findall(r"`(test_\w+)`", line)
        assert named, line
        assert set(named) <= tests, line
