"""The server is open before the games are: what is compiled when, and what can be done meanwhile."""

from __future__ import annotations

import asyncio
import os
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from people import HURRY, Place, sqlite, why_of

from quirkbox.engine import Refusal
from quirkbox.games import GAMES
from quirkbox.server.readiness import Compiler, Readiness, in_processes


class FakeCompiler:
    """Compiles a game when the test says so."""

    def __init__(self, compiled: tuple[str, ...] = (), at_once: int = 1):
        self.compiled = set(compiled)
        self.begun: list[str] = []
        self.fails: set[str] = set()
        self.news = asyncio.Condition()
        self.may_finish: set[str] = set()
        self.as_compiler = Compiler(self.compiled.__contains__, self.compile, at_once)

    async def compile(self, game_id: str) -> None:
        async with self.news:
            self.begun.append(game_id)
            self.news.notify_all()
            await self.news.wait_for(lambda: game_id in self.may_finish)
        self.may_finish.discard(game_id)
        if game_id in self.fails:
            raise RuntimeError("the compiler is out of paper")

    async def finish(self, game_id: str) -> None:
        async with self.news:
            self.may_finish.add(game_id)
            self.news.notify_all()

    async def until_begun(self, *games: str) -> None:
        async with self.news:
            await self.news.wait_for(lambda: self.begun[-len(games) :] == list(games))


@asynccontextmanager
async def readiness(fake: FakeCompiler, *games: str, loaded: list[str] | None = None) -> AsyncIterator[Readiness]:
    async with Readiness(fake.as_compiler, games, (loaded if loaded is not None else []).append) as ready:
        yield ready


async def test_games_are_compiled_one_after_the_other_and_loaded() -> None:
    fake, loaded = FakeCompiler(("b",)), []
    async with readiness(fake, "a", "b", "c", loaded=loaded) as ready:
        assert [await ready.is_ready(game) for game in "abc"] == [False, True, False]
        await fake.until_begun("a")
        await fake.finish("a")
        await ready.until_ready("a")
        await fake.until_begun("a", "c")
        await fake.finish("c")
        await ready.until_ready("c")
        assert sorted(loaded) == ["a", "b", "c"]
        assert fake.begun == ["a", "c"]


async def test_it_is_said_once_when_all_that_was_compiled_is_in_memory() -> None:
    fake, told, said = FakeCompiler(("a", "b")), list[str](), asyncio.Event()

    def loaded() -> None:
        told.append("all")
        said.set()

    async with Readiness(fake.as_compiler, ("a", "b", "c"), told.append, loaded):
        await said.wait()
        await fake.until_begun("c")  # and is not waited for
    assert told == ["a", "b", "all"]


async def test_whoever_wants_a_game_moves_it_to_the_front() -> None:
    fake = FakeCompiler()
    async with readiness(fake, "a", "b", "c", "d") as ready:
        await fake.until_begun("a")
        assert not await ready.want("d")
        assert not await ready.want("c")
        for game in "acdb":
            await fake.until_begun(game)
            await fake.finish(game)
            await ready.until_ready(game)
        assert fake.begun == ["a", "c", "d", "b"]
        assert await ready.want("d")


async def test_several_are_compiled_at_once_where_there_is_room() -> None:
    fake = FakeCompiler(at_once=2)
    async with readiness(fake, "a", "b", "c"):
        await fake.until_begun("a", "b")
        await fake.finish("b")
        await fake.until_begun("a", "b", "c")


async def test_what_could_not_be_compiled_is_tried_again_when_it_is_wanted() -> None:
    fake = FakeCompiler()
    fake.fails.add("quirkies")
    async with readiness(fake, "quirkies", "rootg") as ready:
        await fake.until_begun("quirkies")
        with pytest.raises(Refusal, match="The rules of Quirkies are being compiled"):
            await ready.must_be_ready("quirkies")
        await fake.finish("quirkies")
        await fake.until_begun("quirkies", "rootg")
        with pytest.raises(Refusal, match="The rules of Quirkies could not be compiled"):
            await ready.must_be_ready("quirkies")
        fake.fails.clear()
        await fake.finish("rootg")
        await fake.until_begun("quirkies", "rootg", "quirkies")
        await fake.finish("quirkies")
        await ready.until_ready("quirkies")


async def test_nobody_waits_for_a_compiler_when_the_server_ends() -> None:
    fake = FakeCompiler()
    async with readiness(fake, "a"):
        await fake.until_begun("a")


async def test_a_table_can_be_set_up_but_not_started_before_its_game_is_ready(tmp_path: Path) -> None:
    fake = FakeCompiler(tuple(game_id for game_id in GAMES if game_id != "rootg"))
    async with Place(sqlite(tmp_path), HURRY, compiler=fake.as_compiler) as place:
        ada = place.person("Ada")
        told = {game["id"]: game["ready"] for game in (await ada.http.get("/api/games")).json()}
        assert told == {game_id: game_id != "rootg" for game_id in GAMES}
        why = "The rules of ROOT\\G: are being compiled: it can be played in a moment."
        answer = await ada.http.post("/api/tables", json={"game": "rootg", "name": "Ada", "bots": ["random"], "start": True})
        assert (answer.status_code, why_of(answer)) == (409, why)
        assert why_of(await ada.http.post("/api/games/rootg/try", json={})) == why
        assert why_of(await ada.http.get("/api/games/rootg/content/set")) == why
        assert (await ada.http.post("/api/games/rootg/ready")).json() == {"ready": False}
        assert (await ada.http.post("/api/games/chess/ready")).status_code == 404
        one = await ada.at(await ada.open_table(game="rootg", bots=["random"]))
        await one.done("options", options={"side": "black"})
        assert await one.refused("start") == why
        other = await ada.at(await ada.open_table(bots=["random"], start=True))
        await other.until(lambda s: s.now)
        await fake.finish("rootg")
        await place.lobby.readiness.until_ready("rootg")
        assert (await ada.http.post("/api/games/rootg/ready")).json() == {"ready": True}
        await one.done("start")
        await one.until(lambda s: s.now)


async def test_a_running_game_is_taken_up_once_it_is_ready(tmp_path: Path) -> None:
    async with Place(sqlite(tmp_path)) as place:
        ada = place.person("Ada")
        code, cookies = await ada.open_table(bots=["random"], start=True), ada.http.cookies
    fake = FakeCompiler()
    async with Place(sqlite(tmp_path), compiler=fake.as_compiler) as place:
        again = place.person("Ada")
        again.http.cookies = cookies
        coming = asyncio.create_task(again.at(code))
        await fake.until_begun("quirkies")
        assert code not in place.lobby._sessions
        await fake.finish("quirkies")
        back = await coming
        await back.until(lambda s: s.now)


def compile_here(game_id: str) -> None:
    """What a compiler's process does in these tests: it leaves a note about itself."""
    folder, how = game_id.split("|")
    if how == "fails":
        raise SystemExit(3)
    Path(folder, "note").write_text(f"{os.getpid()} {os.nice(0)} {threading.active_count()}")


async def test_the_compiler_works_in_a_process_that_gives_way(tmp_path: Path) -> None:
    compiler = in_processes(lambda game_id: False, compile_here)
    await compiler.compile(f"{tmp_path}|works")
    pid, nice, _ = (tmp_path / "note").read_text().split()
    assert int(pid) != os.getpid()
    assert int(nice) > os.nice(0)
    with pytest.raises(RuntimeError, match="ended with 3"):
        await compiler.compile(f"{tmp_path}|fails")
