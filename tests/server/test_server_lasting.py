"""Nothing that was acknowledged is lost: not by a killed process, not by two processes at once, not by forgetting."""

from __future__ import annotations

import asyncio
import random
import signal
import socket
import sqlite3
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from lasting import process
from people import HURRY, Closed, Person, Place, Socket, Told, eventually, sqlite
from sqlalchemy import create_engine
from websockets.exceptions import ConnectionClosed

from quirkbox.engine import Refusal
from quirkbox.games import game
from quirkbox.server import rows
from quirkbox.server.database import migrate
from quirkbox.server.run import serve
from quirkbox.server.store import Saved, Store
from quirkbox.table import Seat, Table


class Stubborn:
    """A player who plays on across killed servers, and remembers what was acknowledged."""

    def __init__(self, person: Person, code: str, seed: int):
        self.person, self.code, self.luck = person, code, random.Random(seed)
        self.acknowledged: dict[int, dict[str, Any]] = {}
        self.unanswered: tuple[str, dict[str, Any]] | None = None
        self.seen: dict[int, Told] = {}
        self.numbers = iter(range(10**6))

    async def play(self, moves: int) -> None:
        """Connect and play until so many moves are acknowledged in all, or the connection breaks."""
        talking = await self.person.at(self.code, seq=max(self.seen, default=-1))
        try:
            await talking.until(lambda s: s.now)
            while len(self.acknowledged) < moves and not (talking.now and talking.now.over):
                await self._move(talking)
        finally:
            self.seen |= {line.seq: line for line in [*talking.past, *talking.updates]}

    async def _move(self, talking: Socket) -> None:
        if self.unanswered is None:
            await talking.until(lambda s: s.now.legal or s.now.over)
            if not talking.now or talking.now.over:
                return
            legal = talking.now.legal
            self.unanswered = (f"move {next(self.numbers)}", self.luck.choice([*legal, *[legal[-1]] * 12]))
        ask_id, do = self.unanswered
        before = talking.now.seq if talking.now else -1
        answer = await talking.move(do, ask_id=ask_id)
        self.unanswered = None
        if answer.type == "done":
            assert answer.seq is not None
            self.acknowledged[answer.seq] = do
            await talking.until(lambda s: s.now.seq >= answer.seq)
        elif talking.now and talking.now.seq == before:
            pytest.fail(f"refused without a reason: {answer}")


async def test_a_killed_server_has_lost_nothing_that_was_acknowledged(tmp_path: Path) -> None:
    async with process(tmp_path) as server:
        ada, bo = Person(server.host, "Ada"), Person(server.host, "Bo")
        code = await ada.open_table(options={"claims": "call", "window": "wait"})
        two = await bo.at(code)
        await two.done("sit", seat=1, name="Bo")
        await (await ada.at(code)).done("start")
        players = [Stubborn(ada, code, 1), Stubborn(bo, code, 2)]
        for moves in (20, 45):
            playing = [asyncio.create_task(player.play(10_000)) for player in players]
            await eventually(lambda moves=moves: sum(len(player.acknowledged) for player in players) >= moves)
            server.end(signal.SIGKILL)
            broken = await asyncio.gather(*playing, return_exceptions=True)
            assert [isinstance(error, ConnectionClosed | Closed) for error in broken] == [True, True], broken
            await server.start()
        for player in players:
            await player.play(0)
        await ada.leave()
        await bo.leave()
        server.end(signal.SIGKILL)
    async with Store(sqlite(tmp_path)) as kept:
        saved = await kept.load(code)
    assert saved
    check_log(saved, players)


def check_log(saved: Saved, players: list[Stubborn]) -> None:
    to_json = saved.table.game.actions.to_json
    log = {entry.seq: (entry.seat, to_json(entry.code)) for entry in saved.entries}
    assert list(log) == list(range(1, len(log) + 1))
    acknowledged = {seq: (seat, do) for seat, player in enumerate(players) for seq, do in player.acknowledged.items()}
    assert len(acknowledged) == sum(len(player.acknowledged) for player in players) >= 45
    assert acknowledged.items() <= log.items()
    for player in players:
        assert {seq: line.seat for seq, line in player.seen.items() if seq} == {seq: seat for seq, (seat, _) in log.items()}


async def test_ctrl_c_ends_the_server_cleanly(tmp_path: Path) -> None:
    async with process(tmp_path) as server:
        ada = Person(server.host, "Ada")
        talking = await ada.at(await ada.open_table(bots=["search"], start=True))
        assert server.end(signal.SIGINT) == 0
        assert server.process.stdout
        assert f"Quirkbox is open at http://{server.host}" in server.process.stdout.read().decode()
        await talking.closed.wait()
        await ada.leave()


async def test_bots_and_deadlines_go_on_after_a_restart(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(game("quirkies").live.__dict__, "host_delay", lambda state: 3.0)
    slow = replace(HURRY, pace=1000.0)  # the bots do not come to act before the restart
    async with Place(database, slow) as place:
        ada = place.person("Ada")
        turn = 2
        while turn == 2:  # until it is not the bot that begins
            code = await ada.open_table(options={"claims": "call", "window": "3"})
            one = await ada.at(code)
            await one.done("sit", seat=1, name="Bo")
            await one.done("bot", seat=2, bot="greedy")
            await one.done("start")
            await one.until(lambda s: s.now)
            turn = one.now.view["turn"]  # type: ignore[union-attr]
        await one.done("look", seat=turn)
        await one.until(lambda s: s.now.legal)
        await one.done("move", seat=turn, seq=0, do=one.now.legal[0])  # type: ignore[union-attr]
        await one.done("move", seat=turn, seq=0, do={"act": "done"})
        await one.until(lambda s: s.now.deadline)
        deadline, cookies = one.now.deadline, ada.http.cookies  # type: ignore[union-attr]
    async with Place(database) as place:
        live = await until_loaded(place, code)  # nobody has connected
        await eventually(lambda: any(entry.seat == 2 for entry in live.play.entries))
        again = place.person("Ada")
        again.http.cookies = cookies
        back = await again.at(code, seq=0)
        await back.until(lambda s: s.now)
        assert back.table.looking_as == 0
        await eventually(lambda: any(line.seat == 3 for line in [*back.past, *back.updates]))
        assert min(line.at for line in [*back.past, *back.updates] if line.seat == 3) >= deadline


async def until_loaded(place: Place, code: str) -> Any:
    await eventually(lambda: code in place.lobby._sessions)
    return place.lobby._sessions[code]


async def test_two_processes_on_one_database_agree(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        ada, bo = here.person("Ada"), there.person("Bo")
        code = await ada.open_table(options={"claims": "call", "window": "wait"}, bots=["greedy", "random"])
        two = await bo.at(code)
        one = await ada.at(code)
        await two.done("sit", seat=3, name="Bo")
        await one.until(lambda s: s.table.seats[3].name == "Bo")
        await one.done("start")
        await two.until(lambda s: s.now)
        assert two.table.looking_as == 3
        await asyncio.gather(one.play_on(random.Random(1), 60), two.play_on(random.Random(2), 60))
        seq = max(one.now.seq, two.now.seq)  # type: ignore[union-attr]
        for talking in (one, two):
            await talking.until(lambda s: s.now.seq >= seq)
        told = [{u.seq: (u.seat, u.at, u.score) for u in talking.updates if u.seq <= seq} for talking in (one, two)]
        assert told[0] == told[1]
        assert sorted(told[0]) == list(range(seq + 1))


async def test_both_processes_get_the_same_rematch(database: str) -> None:
    async with Place(database) as here, Place(database) as there:
        ada = here.person("Ada")
        code = await ada.open_table(bots=["random"], start=True)
        one = await ada.at(code)
        await one.play_on(random.Random(1))
        ada_there = there.person("Ada")
        ada_there.http.cookies = ada.http.cookies
        other = await ada_there.at(code)
        await asyncio.gather(one.done("rematch"), other.done("rematch"))
        for talking in (one, other):
            await talking.until(lambda s: s.table.rematch)
        assert one.table.rematch == other.table.rematch


async def test_a_table_where_nobody_is_leaves_memory_and_comes_back(database: str) -> None:
    quickly = replace(HURRY, abandoned=0.0, sweep=0.05)
    async with Place(database, quickly) as place:
        ada = place.person("Ada")
        code = await ada.open_table(bots=["random"], start=True)
        one = await ada.at(code)
        await one.play_on(random.Random(1), 6)
        await place.lobby._sweep()
        assert code in place.lobby._sessions  # Ada is there
        await one.close()
        await eventually(lambda: not place.lobby._sessions)
        back = await ada.at(code, seq=one.now.seq)  # type: ignore[union-attr]
        await back.until(lambda s: s.now)
        assert back.now
        assert back.now.seq >= one.now.seq  # type: ignore[union-attr]
        assert back.table.looking_as == 0


async def test_too_many_idle_tables_leave_memory_oldest_first(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path), replace(HURRY, keep=2)) as place:
        ada = place.person("Ada")
        codes = [await ada.open_table() for _ in range(5)]
        for code in codes:
            await place.lobby.table(code)
        await place.lobby._sweep()
        assert list(place.lobby._sessions) == codes[3:]


async def test_bots_rest_while_nobody_is_there(database: str) -> None:
    """A game of bots alone, as a rematch of people who left might be."""
    seats = tuple(Seat(chair, bot="random", bot_name="Pip") for chair in (0, 1))
    rules = game("quirkies")
    table = Table("FOX-42", rules, rules.read_options({}), seats, status="playing", secret=bytes(32), started=1)
    async with Place(database, replace(HURRY, abandoned=0.0)) as place:
        await place.lobby.store.create(table, None, 1)
        live = await place.lobby.table("FOX-42")
        assert live.idle  # no bot thinks about anything
        assert live.play
        assert live.play.seq == 0
        watching = await place.person("Cy").at("FOX-42")
        await watching.until(lambda s: s.table.status == "over")


async def test_many_tables_with_bots_at_once(database: str) -> None:
    async with Place(database) as place:

        async def play(number: int) -> None:
            person = place.person(f"P{number}")
            code = await person.open_table(bots=["random", "greedy"], start=True)
            talking = await person.at(code)
            await talking.play_on(random.Random(number), 12)
            seqs = [line.seq for line in talking.past] + [u.seq for u in talking.updates if u.trail]
            assert seqs == list(range(len(seqs)))

        await asyncio.gather(*(play(number) for number in range(50)))
        health = await place.lobby.health("")
        assert (health.tables, health.connections) == (50, 50)


# --- the database and the port ---


def test_the_migrations_make_what_the_code_expects(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'new.db'}")
    with engine.begin() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), rows.metadata) == []
    config = Config()
    config.set_main_option("script_location", str(Path(rows.__file__).parent / "migrations"))
    assert ScriptDirectory.from_config(config).get_current_head() == rows.HEAD


async def test_durable_means_flushed_to_the_disk(tmp_path: Path) -> None:
    async with Store(sqlite(tmp_path)) as kept:
        with kept._engine.connect() as connection:
            assert connection.exec_driver_sql("PRAGMA journal_mode").scalar() == "wal"
            assert connection.exec_driver_sql("PRAGMA synchronous").scalar() == 2  # FULL
            assert connection.exec_driver_sql("PRAGMA foreign_keys").scalar() == 1


async def test_a_database_that_cannot_be_used_is_refused_in_words(tmp_path: Path) -> None:
    (tmp_path / "quirkbox.db").write_text("this is a shopping list, and a long one: " + "milk, " * 500)
    with pytest.raises(Refusal, match="cannot be used: file is not a database"):
        async with Store(sqlite(tmp_path)):
            pass
    newer = tmp_path / "newer.db"
    with sqlite3.connect(newer) as made:
        made.execute("CREATE TABLE alembic_version (version_num TEXT)")
        made.execute("INSERT INTO alembic_version VALUES ('9999')")
    with pytest.raises(Refusal, match="newer Quirkbox"):
        async with Store(f"sqlite:///{newer}"):
            pass
    with pytest.raises(Refusal, match="is no database that can be used"):
        Store("mongodb://localhost")


def test_a_port_in_use_is_refused_before_anything_starts(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        port = taken.getsockname()[1]
        with pytest.raises(Refusal, match=f"Port {port} is in use."):
            serve(port=port, data=tmp_path / "data")
    assert not (tmp_path / "data").exists()


def test_what_cannot_be_served_on_is_refused_in_words(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="There is no port 99999"):
        serve(port=99999, data=tmp_path)
    with pytest.raises(Refusal, match="cannot be used"):
        serve(host="192.0.2.1", port=0, data=tmp_path)
    (tmp_path / "file").write_text("")
    with pytest.raises(Refusal, match=r"The folder .* cannot be used"):
        serve(port=0, data=tmp_path / "file" / "data")


def test_a_broken_database_ends_serve_with_a_sentence(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "quirkbox.db").write_text("no database" * 500)
    with pytest.raises(Refusal, match="file is not a database"):
        serve(port=0, data=tmp_path)
    assert "Traceback" not in "".join(capfd.readouterr())
