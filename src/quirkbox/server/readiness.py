"""Which games can be played right now. The others are compiled behind the server, the one somebody waits for first.

The compiler holds the interpreter, so it works in a process of its own, and gives way to the tables: nobody's move waits for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import os
import signal
import threading
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from functools import partial
from multiprocessing import get_context
from typing import Self

from quirkbox.bots.warm_up import warm_up
from quirkbox.engine import Refusal
from quirkbox.games import GAMES
from quirkbox.processes import end_with_parent, give_way

logger = logging.getLogger("quirkbox")


@dataclass(frozen=True)
class Compiler:
    """How the rules of a game are compiled here. Without one (`ALL_COMPILED`) they are taken to be."""

    is_compiled: Callable[[str], bool]
    compile: Callable[[str], Awaitable[None]]
    # how many games at once
    at_once: int = 1


async def _nothing_to_do(game_id: str) -> None:
    return


def _always(game_id: str) -> bool:
    return True


ALL_COMPILED = Compiler(_always, _nothing_to_do)


def in_processes(is_compiled: Callable[[str], bool], compile_game: Callable[[str], None]) -> Compiler:
    """A compiler that works in processes of its own, one per core. They import `compile_game` by its name."""

    return Compiler(is_compiled, partial(_compile_in_process, compile_game), os.cpu_count() or 1)


async def _compile_in_process(compile_game: Callable[[str], None], game_id: str) -> None:
    process = get_context("spawn").Process(target=_work, args=(compile_game, game_id), daemon=True)
    await asyncio.to_thread(process.start)
    try:
        await asyncio.to_thread(process.join)
    finally:
        process.kill()
    if process.exitcode:
        raise RuntimeError(f"the compiler of {game_id} ended with {process.exitcode}")


def _work(compile_game: Callable[[str], None], game_id: str) -> None:
    """In the new process. It ends with the server, however that ends, and leaves Ctrl-C to it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    give_way(os.getpid())
    end_with_parent()
    compile_game(game_id)


class Readiness:
    """The games in the order in which they are compiled. Whoever asks before it is known which ones are, waits for that."""

    def __init__(
        self,
        compiler: Compiler,
        games: Sequence[str] | None = None,
        load: Callable[[str], None] | None = None,
        loaded: Callable[[], None] | None = None,
    ):
        """`loaded` is called once all are in memory that were compiled before."""
        self._compiler, self._given, self._load = compiler, games, load or _load
        self._loaded = loaded or (lambda: None)
        self._queue: list[str] = []
        self._ready: dict[str, asyncio.Event] = {}
        self._failed: set[str] = set()
        self._checked = asyncio.Event()
        self._more = asyncio.Condition()
        self._tasks: list[asyncio.Task[None]] = []

    async def __aenter__(self) -> Self:
        self._tasks = [asyncio.create_task(self._look(), name="which games are compiled")]
        return self

    async def __aexit__(self, *_: object) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def is_ready(self, game_id: str) -> bool:
        await self._checked.wait()
        return game_id not in self._ready or self._ready[game_id].is_set()

    async def want(self, game_id: str) -> bool:
        """Somebody wants to play it: if it is not ready, it is compiled next. Whether it is."""
        ready = await self.is_ready(game_id)
        if not ready and (game_id in self._queue or game_id in self._failed):
            self._failed.discard(game_id)
            self._queue = [game_id, *(other for other in self._queue if other != game_id)]
            async with self._more:
                self._more.notify()
        return ready

    async def must_be_ready(self, game_id: str) -> None:
        """Refusal in words if it is not; it comes next then."""
        failed = game_id in self._failed
        if not await self.want(game_id):
            name = GAMES[game_id].name
            if failed:
                raise Refusal.because("ready-failed", game=name)
            raise Refusal.because("ready-soon", game=name)

    async def until_ready(self, game_id: str) -> None:
        if not await self.want(game_id):
            await self._ready[game_id].wait()

    async def _look(self) -> None:
        games = await asyncio.to_thread(lambda: list(self._given or GAMES))
        compiled = [game_id for game_id in games if await asyncio.to_thread(self._is_compiled, game_id)]
        self._ready = {game_id: asyncio.Event() for game_id in games}
        self._queue = [game_id for game_id in games if game_id not in compiled]
        for game_id in compiled:
            self._ready[game_id].set()
        self._checked.set()
        self._tasks += [asyncio.create_task(self._compile_on(), name="compiler") for _ in range(self._compiler.at_once)]
        for game_id in compiled:
            await _in_own_thread(self._load, game_id)
        self._loaded()

    def _is_compiled(self, game_id: str) -> bool:
        try:
            return self._compiler.is_compiled(game_id)
        except Exception:
            logger.exception("It cannot be told whether the rules of %s are compiled", game_id)
            return False

    async def _compile_on(self) -> None:
        while True:
            async with self._more:
                await self._more.wait_for(lambda: self._queue)
                game_id = self._queue.pop(0)
            try:
                await self._compiler.compile(game_id)
            except Exception:
                logger.exception("The rules of %s could not be compiled", game_id)
                self._failed.add(game_id)
                continue
            await _in_own_thread(self._load, game_id)
            self._ready[game_id].set()


def _load(game_id: str) -> None:
    """Before the first player needs it."""
    warm_up(GAMES[game_id])


async def _in_own_thread(work: Callable[[str], None], game_id: str) -> None:
    """Do something long that nobody waits for when the server ends."""
    loop, done = asyncio.get_running_loop(), asyncio.Event()

    def do() -> None:
        try:
            work(game_id)
        except Exception:
            logger.exception("%s could not be got ready", game_id)
        with contextlib.suppress(RuntimeError):  # the server has ended meanwhile
            loop.call_soon_threadsafe(done.set)

    threading.Thread(target=do, daemon=True).start()
    await done.wait()
