"""The lab for people at a browser: many games of bots, played behind the tables, and the report that comes of them.

Games are played in processes of their own (lab_worker.py), which give way to the tables. What was found is kept for a while
under what was asked for; whoever asks for the same later gets the same games, since all of it follows from the seed.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
import shutil
import sys
import tempfile
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Literal, Self

from quirkbox.bots import BOTS, plays
from quirkbox.engine import Game, Refusal, Transcript, quoted
from quirkbox.games import game as game_named
from quirkbox.server import wire
from quirkbox.server.clock import Clock
from quirkbox.server.lobby import NotHere
from quirkbox.server.settings import Settings
from quirkbox.table.tells import told_sentence
from quirkbox.words.sentence import Sentence

MOST_LOOKS = 1000
LONGEST_LINE = 1 << 20
# How long each part takes beside the others, about: what a bar is made of.
WEIGHTS = {"games": 5, "watched": 4, "chances": 2, "options": 2, "strength": 6, "page": 1}
Json = dict[str, Any]
State = Literal["new", "waiting", "running", "done", "failed"]

logger = logging.getLogger("quirkbox")


class Process:
    """A worker: started when there is work, ended when there has been none for a while."""

    def __init__(self, rest: float):
        self._rest = rest
        self._process: asyncio.subprocess.Process | None = None
        self._end: asyncio.TimerHandle | None = None

    async def do(self, work: Json, heard: Callable[[Json], None] = lambda told: None) -> Json:
        """What came of it; Refusal says why nothing did. Whoever cancels it ends the process."""
        if self._end:
            self._end.cancel()
        try:
            process = await self._started()
            _write(process, work)
            found = await self._listen(process, heard)
        except BaseException:
            await self.ended()
            raise
        self._end = asyncio.get_running_loop().call_later(self._rest, self.close)
        if "why" in found:
            raise Refusal(Sentence.of_json(found["why"]))
        told: Json = found["found"]
        return told

    async def _started(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            command = [sys.executable, "-m", "quirkbox.server.lab_worker"]
            self._process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, limit=LONGEST_LINE)
        return self._process

    async def _listen(self, process: asyncio.subprocess.Process, heard: Callable[[Json], None]) -> Json:
        assert process.stdout is not None
        async for line in process.stdout:
            told: Json = json.loads(line)
            if "found" in told or "why" in told:
                return told
            heard(told)
        raise RuntimeError("a worker of the lab has ended in the middle of its work")

    def stop(self) -> None:
        """What was played so far is enough."""
        if self._process and self._process.returncode is None:
            _write(self._process, {"stop": True})

    def close(self) -> None:
        """End it; the next work starts another one."""
        if self._process and self._process.returncode is None:
            with suppress(ProcessLookupError):
                self._process.kill()

    async def ended(self) -> None:
        if self._end:
            self._end.cancel()
        self.close()
        if self._process:
            await self._process.wait()


def _write(process: asyncio.subprocess.Process, what: Json) -> None:
    assert process.stdin is not None
    process.stdin.write(json.dumps(what).encode() + b"\n")


@dataclass
class Run:
    """One report in the making, or made."""

    key: str
    game: Game
    settings: wire.LabSettings
    token: str
    folder: Path
    state: State = "waiting"
    why: Sentence | None = None
    games: int = 0
    stopped: bool = False
    began: float = 0.0
    # by phase: so many of so many
    steps: dict[wire.LabPhase, tuple[int, int]] = field(default_factory=dict)
    process: Process | None = None
    task: asyncio.Task[None] | None = None

    @property
    def unfinished(self) -> bool:
        return self.state in ("waiting", "running")

    @property
    def part(self) -> float:
        """How much of it is done, 0 to 1."""
        if self.state != "running":
            return float(self.state == "done")
        steps = {"page": (0, 1), **self.steps}
        done = sum(WEIGHTS[phase] * min(1.0, done / of) for phase, (done, of) in steps.items())
        return done / sum(WEIGHTS[phase] for phase in steps)

    @property
    def phase(self) -> wire.LabPhase:
        """What is going on."""
        begun: list[wire.LabPhase] = [phase for phase, (done, _) in self.steps.items() if done or phase == "page"]
        return begun[-1] if begun else "start"

    def hear(self, told: Json) -> None:
        """How far it is, from the worker."""
        self.steps = {what: (done, of) for what, done, of in told.get("steps", [])}


class Lab:
    def __init__(self, settings: Settings, clock: Clock):
        self._settings, self._clock = settings, clock
        self._runs: dict[str, Run] = {}
        self._free = asyncio.Semaphore(settings.lab_at_once)
        self._workers = [Process(settings.lab_rest) for _ in range(settings.lab_at_once)]
        self._quick, self._quick_turn = Process(settings.lab_rest), asyncio.Lock()
        self._looking: set[str] = set()
        self._folder = Path(tempfile.mkdtemp(prefix="quirkbox-lab-"))

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        tasks = [run.task for run in self._runs.values() if run.task]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for process in (*self._workers, self._quick):
            await process.ended()
        shutil.rmtree(self._folder, ignore_errors=True)

    # --- reports ---

    async def ask(self, token: str, game: Game, asked: wire.LabSettings, start: bool) -> wire.LabRun:
        """How it stands with a report; with `start` it is begun, unless it is there."""
        settings, key = await asyncio.to_thread(self._checked, game, asked)
        run = self._runs.get(key)
        if run and (run.unfinished or not start or (run.state == "done" and not run.stopped)):
            return self.told(run, token)
        if not start:
            return self.told(Run(key, game, settings, "", self._folder, "new"), token)
        return self.told(self._begin(token, key, game, settings), token)

    def _checked(self, game: Game, settings: wire.LabSettings) -> tuple[wire.LabSettings, str]:
        """With all options at their answers, and the key of it all; Refusal says what can't be played. Files can be long: this is
        not for the event loop."""
        game.about.must_seat(len(settings.bots))
        for name in settings.bots:
            _must_play(name, game)
        if not 1 <= settings.games <= self._settings.lab_games:
            raise Refusal.because("lab-games", most=self._settings.lab_games, given=settings.games)
        whole = settings.model_copy(update={"options": game.read_options(settings.options)})
        return whole, _key(game, whole)

    def _begin(self, token: str, key: str, game: Game, settings: wire.LabSettings) -> Run:
        unfinished = [run for run in self._runs.values() if run.unfinished]
        if any(run.token == token for run in unfinished):
            raise Refusal.because("lab-one")
        if len(unfinished) >= self._settings.lab_at_once + self._settings.lab_waiting:
            raise Refusal.because("lab-busy")
        folder = self._folder / key
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        run = Run(key, game, settings, token, folder)
        self._runs.pop(key, None)
        self._runs[key] = run
        self._forget_old()
        run.task = asyncio.create_task(self._carry_out(run))
        return run

    async def _carry_out(self, run: Run) -> None:
        try:
            async with self._a_worker() as process:
                if run.stopped:
                    raise Refusal.because("lab-stopped")
                run.state, run.began, run.process = "running", self._clock.monotonic(), process
                asked = run.settings
                work = {**asked.model_dump(), "what": "study", "game": run.game.id, "folder": str(run.folder)}
                found = await process.do({**work, "seconds": self._settings.lab_seconds}, run.hear)
                run.games, run.state = found["games"], "done"
                run.stopped = run.games < asked.games
        except Refusal as refusal:
            run.state, run.why = "failed", refusal.said
        except Exception:
            logger.exception("A report of the lab was not finished")
            run.state, run.why = "failed", Sentence("lab-failed")
        finally:
            run.process = None

    @asynccontextmanager
    async def _a_worker(self) -> AsyncIterator[Process]:
        async with self._free:
            process = self._workers.pop()
            try:
                yield process
            finally:
                self._workers.append(process)

    def _forget_old(self) -> None:
        finished = [key for key, run in self._runs.items() if not run.unfinished]
        for key in finished[: max(0, len(finished) - self._settings.lab_keep)]:
            shutil.rmtree(self._runs.pop(key).folder, ignore_errors=True)

    def run(self, key: str) -> Run:
        if key not in self._runs:
            raise NotHere.because("lab-forgotten")
        return self._runs[key]

    def stop(self, token: str, key: str) -> wire.LabRun:
        """No more games: the report is made of those that were played."""
        run = self.run(key)
        if run.token != token:
            raise Refusal.because("lab-somebody-waits")
        run.stopped = run.stopped or run.unfinished
        if run.process:
            run.process.stop()
        return self.told(run, token)

    def page(self, key: str) -> Path:
        """The report as a file."""
        run = self.run(key)
        if run.state != "done":
            raise Refusal.because("lab-not-finished")
        return run.folder / "report.html"

    def transcript(self, key: str, number: int) -> Transcript:
        """One of the games that a report shows."""
        file = self.page(key).with_name(f"{number}.json")
        if not file.exists():
            raise NotHere.because("lab-no-game", number=number)
        return Transcript.load(file, game_named)

    def told(self, run: Run, token: str) -> wire.LabRun:
        waiting = [other for other in self._runs.values() if other.state == "waiting"]
        return wire.LabRun(
            key=run.key,
            game=run.game.id,
            settings=run.settings,
            state=run.state,
            phase=run.phase,
            part=round(run.part, 4),
            seconds_left=self._seconds_left(run),
            played=run.games or run.steps.get("games", (0, 0))[0],
            ahead=waiting.index(run) if run in waiting else 0,
            stopped=run.stopped,
            mine=run.token == token,
            why=told_sentence(run.why) if run.why else None,
        )

    def _seconds_left(self, run: Run) -> float | None:
        gone = self._clock.monotonic() - run.began
        if run.state != "running" or run.part < 0.02 or gone < 1:
            return None
        return round(gone * (1 - run.part) / run.part, 1)

    # --- a first look at content ---

    async def look(self, token: str, game: Game, options: dict[str, str], players: int) -> Json:
        """A few hundred quick games, and what players would feel."""
        game.about.must_seat(players)
        answers = await asyncio.to_thread(game.read_options, options)
        if token in self._looking:
            raise Refusal.because("look-one")
        if len(self._looking) > self._settings.lab_waiting:
            raise Refusal.because("look-busy")
        self._looking.add(token)
        try:
            async with self._quick_turn:
                work = {"what": "look", "game": game.id, "options": answers, "players": players}
                return await self._quick.do({**work, "seconds": self._settings.lab_look})
        finally:
            self._looking.discard(token)


def _must_play(name: str, game: Game) -> None:
    """A bot by its name alone, or with how often it looks ahead: no module, no file of anybody's."""
    plain, at, looks = name.partition("@")
    if plain not in BOTS or not plays(BOTS[plain], game):
        known = ", ".join(bot for bot in BOTS if plays(BOTS[bot], game))
        raise Refusal.because("bot-unknown-for", given=quoted(name), game=game.name, known=known)
    if at and not (looks.isdecimal() and len(looks) < 6 and 1 <= int(looks) <= MOST_LOOKS):
        raise Refusal.because("lab-looks", given=quoted(name), most=MOST_LOOKS, bot=plain)


def _key(game: Game, settings: wire.LabSettings) -> str:
    told = {"game": game.id, "version": game.version, "content": game.content_hash(settings.options), **settings.model_dump()}
    return hashlib.sha256(json.dumps(told, sort_keys=True).encode()).hexdigest()[:16]
