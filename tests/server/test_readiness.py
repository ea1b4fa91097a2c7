"""Games get ready behind the lobby: which ones can be played, what comes next, and what whoever comes too early is told."""

from __future__ import annotations

import asyncio

import pytest

from quirkbox.engine import Game, Refusal
from quirkbox.games import GAMES
from quirkbox.server.readiness import NothingToCompile, Readiness

QUIRKIES, CARS, ROOTG = GAMES["quirkies"], GAMES["tiny_turbo_cars"], GAMES["rootg"]


async def settle() -> None:
    """Everything that can go on does."""
    for _ in range(10):
        await asyncio.sleep(0)


class SlowCompiler:
    """Compiles a game when the test says so."""

    def __init__(self, *compiled: Game, broken: Game | None = None):
        self.done = list(compiled)
        self.begun: list[Game] = []
        self.broken = broken
        self._go_on = asyncio.Semaphore(0)

    def compiled(self, game: Game) -> bool:
        return game in self.done

    async def compile(self, game: Game) -> None:
        self.begun.append(game)
        await self._go_on.acquire()
        if game is self.broken:
            raise Refusal(f"The rules of {game.name} could not be compiled: no room on the disk.")
        self.done.append(game)

    async def finish_one(self) -> None:
        self._go_on.release()
        await settle()


@pytest.fixture
def compiler() -> SlowCompiler:
    return SlowCompiler(QUIRKIES)


async def test_what_is_compiled_is_ready_at_once_and_the_rest_one_after_the_other(compiler: SlowCompiler) -> None:
    readiness = Readiness([QUIRKIES, CARS, ROOTG], compiler, at_once=1)
    work = asyncio.create_task(readiness.run())
    await settle()
    assert [readiness.is_ready(game) for game in (QUIRKIES, CARS, ROOTG)] == [True, False, False]
    await compiler.finish_one()
    assert [readiness.is_ready(game) for game in (QUIRKIES, CARS, ROOTG)] == [True, True, False]
    await compiler.finish_one()
    await work
    assert compiler.begun == [CARS, ROOTG]
    assert readiness.is_ready(ROOTG)


async def test_what_somebody_wants_comes_next(compiler: SlowCompiler) -> None:
    readiness = Readiness(GAMES.values(), compiler, at_once=1)
    work = asyncio.create_task(readiness.run())
    await settle()
    readiness.hurry(ROOTG)
    readiness.hurry(QUIRKIES)  # is ready: nothing to do
    await compiler.finish_one()
    assert compiler.begun == [CARS, ROOTG]
    work.cancel()


async def test_whoever_comes_too_early_is_told_and_the_game_comes_next(compiler: SlowCompiler) -> None:
    readiness = Readiness(GAMES.values(), compiler, at_once=1)
    with pytest.raises(Refusal, match=r"ROOT.G: is getting ready: its rules are being compiled, once on every machine"):
        readiness.must_be_ready(ROOTG)
    readiness.must_be_ready(QUIRKIES)
    work = asyncio.create_task(readiness.run())
    await settle()
    assert compiler.begun == [ROOTG]
    work.cancel()


async def test_one_can_wait_for_a_game(compiler: SlowCompiler) -> None:
    readiness = Readiness([QUIRKIES, CARS], compiler, at_once=1)
    work = asyncio.create_task(readiness.run())
    waiting = asyncio.create_task(readiness.wait_for(CARS))
    await settle()
    assert not waiting.done()
    await compiler.finish_one()
    await waiting
    await work


async def test_a_game_that_can_not_be_compiled_says_why_and_the_others_go_on() -> None:
    compiler = SlowCompiler(broken=CARS)
    readiness = Readiness([CARS, ROOTG], compiler, at_once=1)
    work = asyncio.create_task(readiness.run())
    await settle()
    await compiler.finish_one()
    await compiler.finish_one()
    await work
    assert [readiness.is_ready(game) for game in (CARS, ROOTG)] == [False, True]
    with pytest.raises(Refusal, match="no room on the disk"):
        readiness.must_be_ready(CARS)
    with pytest.raises(Refusal, match="no room on the disk"):
        await readiness.wait_for(CARS)


async def test_several_are_compiled_at_once(compiler: SlowCompiler) -> None:
    readiness = Readiness(GAMES.values(), compiler, at_once=3)
    work = asyncio.create_task(readiness.run())
    await settle()
    assert len(compiler.begun) == 3
    work.cancel()


async def test_where_nothing_is_compiled_everything_is_ready() -> None:
    readiness = Readiness(GAMES.values(), NothingToCompile())
    await readiness.run()
    assert all(readiness.is_ready(game) for game in GAMES.values())
