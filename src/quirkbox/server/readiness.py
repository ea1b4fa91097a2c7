"""Which games can be played right now. The others get ready behind the server's back, one after the other: their rules are
compiled in processes of their own, which give way to live tables.
"""

from __future__ import annotations

import asyncio
import logging
import os
import sys
from collections.abc import Callable, Iterable
from typing import Protocol

from quirkbox.engine import Game, Refusal

logger = logging.getLogger("quirkbox")


class Compiler(Protocol):
    def compiled(self, game: Game) -> bool:
        """Whether the rules of this game lie compiled on disk."""
        ...

    async def compile(self, game: Game) -> None:
        """Compile them; Refusal says why it could not be done."""
        ...


class NothingToCompile:
    """For whoever has compiled everything before, or compiles nothing."""

    def compiled(self, game: Game) -> bool:
        return True

    async def compile(self, game: Game) -> None: ...


class CompileApart:
    """In a process of its own: the compiler holds the interpreter, and live tables would stand still meanwhile."""

    def __init__(self, compiled: Callable[[Game], bool]):
        self._compiled = compiled

    def compiled(self, game: Game) -> bool:
        return self._compiled(game)

    async def compile(self, game: Game) -> None:
        command = [sys.executable, "-m", "quirkbox.cli", "warm", game.id]
        give_way = (lambda: os.nice(10)) if os.name == "posix" else None
        child = await asyncio.create_subprocess_exec(
            *command, preexec_fn=give_way, stdout=asyncio.subprocess.DEVNULL, stderr=asyncio.subprocess.PIPE
        )
        try:
            _, said = await child.communicate()
        finally:
            if child.returncode is None:
                child.kill()
        if child.returncode:
            why = said.decode(errors="replace").strip().splitlines()[-1:] or ["the compiler stopped"]
            raise Refusal(f"The rules of {game.name} could not be compiled: {why[0]:.200}")


class Readiness:
    def __init__(self, games: Iterable[Game], compiler: Compiler, at_once: int | None = None):
        self._compiler = compiler
        self._at_once = at_once or os.cpu_count() or 1
        known = list(games)
        self._events = {game.id: asyncio.Event() for game in known}
        # in the order in which they get ready
        self._waiting = [game for game in known if not compiler.compiled(game)]
        self._failed: dict[str, Refusal] = {}
        for game in known:
            if game not in self._waiting:
                self._events[game.id].set()

    def is_ready(self, game: Game) -> bool:
        if game.id not in self._events:
            return self._compiler.compiled(game)
        return self._events[game.id].is_set() and game.id not in self._failed

    def hurry(self, game: Game) -> None:
        """Somebody wants to play this one: it comes next."""
        if game in self._waiting:
            self._waiting.remove(game)
            self._waiting.insert(0, game)

    def must_be_ready(self, game: Game) -> None:
        """Refusal, and the game comes next, if it can't be played yet."""
        if game.id in self._failed:
            raise self._failed[game.id]
        if not self.is_ready(game):
            self.hurry(game)
            raise Refusal(f"{game.name} is getting ready: its rules are being compiled, once on every machine. A moment, please.")

    async def wait_for(self, game: Game) -> None:
        """Until it can be played; Refusal if it never will."""
        self.hurry(game)
        if not self.is_ready(game) and game.id not in self._failed:
            await self._events[game.id].wait()
        if game.id in self._failed:
            raise self._failed[game.id]

    async def run(self) -> None:
        """Get all games ready, several at once."""
        await asyncio.gather(*(self._one_after_the_other() for _ in range(self._at_once)))

    async def _one_after_the_other(self) -> None:
        while self._waiting:
            game = self._waiting.pop(0)
            try:
                await self._compiler.compile(game)
            except Refusal as refusal:
                logger.error("%s", refusal)
                self._failed[game.id] = refusal
            except Exception:
                logger.exception("The rules of %s could not be compiled", game.id)
                self._failed[game.id] = Refusal(f"The rules of {game.name} could not be compiled.")
            self._events[game.id].set()
