"""The coach at a server: hints during a game against bots, and the analysis of a finished one, in a thread that gives way to
tables."""

from __future__ import annotations

import asyncio
import logging
import time
import zlib
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Literal, Self

from quirkbox.coach import Decision, GameAnalysis, advise, analyse, look_back
from quirkbox.coach.reasons import action_words, reason
from quirkbox.engine import Position, Refusal, Transcript
from quirkbox.processes import give_way
from quirkbox.server import wire
from quirkbox.server.store import Store
from quirkbox.table import Table
from quirkbox.table.tells import told_sentence
from quirkbox.words.sentence import Sentence

# Looks ahead of a first hint; then so many times more, as long as there is time.
FIRST_LOOKS, MORE = 100, 4
# So many actions are told.
MOST_TOLD = 3
# So many analyses are remembered.
MOST_KEPT = 200

logger = logging.getLogger("quirkbox")


@dataclass
class Run:
    """An analysis that is being made, or has been."""

    done: int = 0
    of: int = 0
    told: wire.AnalysisTold | None = None
    why: Sentence | None = None
    task: asyncio.Task[None] | None = field(default=None, repr=False)

    def info(self) -> wire.AnalysisRun:
        state: Literal["done", "failed", "running"] = "done" if self.told else "failed" if self.why else "running"
        why = told_sentence(self.why) if self.why else None
        return wire.AnalysisRun(state=state, done=self.done, of=self.of, why=why, analysis=self.told)


class Coach:
    def __init__(self, store: Store, hint_seconds: float, looks: int):
        self._store, self._hint_seconds, self._looks = store, hint_seconds, looks
        self._hints = ThreadPoolExecutor(1, thread_name_prefix="hint", initializer=give_way)
        self._analyses = ThreadPoolExecutor(1, thread_name_prefix="analysis", initializer=give_way)
        self._runs: OrderedDict[tuple[str, bool], Run] = OrderedDict()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, *_: object) -> None:
        for run in self._runs.values():
            if run.task:
                run.task.cancel()
        for pool in (self._hints, self._analyses):
            pool.shutdown(wait=False, cancel_futures=True)

    async def hint(self, table: Table, token: str, position: Position, seq: int, seat: int) -> wire.Hint:
        """What the search would do on one's own seat. Only where nobody else minds."""
        table.must_allow_hint(token, seat)
        hidden = position.hidden(seat)
        if not hidden.legal(seat):
            raise Refusal.because("hint-nothing")
        return await self.advice(hidden, seq, seat, table.names)

    async def advice(self, hidden: Position, seq: int, seat: int, names: list[str]) -> wire.Hint:
        """What the search would do in a position, as far as this seat knows it."""
        work = asyncio.get_running_loop().run_in_executor(self._hints, self._think, hidden, seat, names)
        return wire.Hint(seq=seq, seat=seat, prospects=await work)

    def _think(self, hidden: Position, seat: int, names: list[str]) -> list[wire.HintLine]:
        """The advice of the largest budget that fits into the time."""
        looks, until = FIRST_LOOKS, time.perf_counter() + self._hint_seconds
        advice, took = None, 0.0
        while advice is None or (time.perf_counter() + MORE * took < until and looks <= self._looks):
            begun = time.perf_counter()
            advice = advise(hidden, seat, looks=looks)
            took, looks = time.perf_counter() - begun, looks * MORE
        actions = hidden.game.actions
        return [
            wire.HintLine(
                action=actions.to_json(prospect.action),
                words=told_sentence(action_words(hidden, seat, prospect.action, names)),
                chance=prospect.chances[seat],
                reason=told_sentence(reason(hidden, advice, prospect)),
            )
            for prospect in advice.prospects[:MOST_TOLD]
        ]

    async def analysis(self, code: str, open_hands: bool) -> Run | None:
        """The analysis of a finished game, if somebody has asked for it: here, or before, or elsewhere."""
        if run := self._runs.get((code, open_hands)):
            return run
        kept = await self._store.analysis(code, open_hands)
        return Run(told=wire.AnalysisTold.model_validate_json(zlib.decompress(kept))) if kept else None

    def begin(self, code: str, transcript: Transcript, open_hands: bool) -> Run:
        """Have a finished game looked at."""
        key = (code, open_hands)
        run = self._runs.get(key)
        if run is None or run.why:
            run = self._runs[key] = Run()
            run.task = asyncio.create_task(self._make(code, transcript, open_hands, run))
            while len(self._runs) > MOST_KEPT:
                self._runs.popitem(last=False)
        return run

    async def _make(self, code: str, transcript: Transcript, open_hands: bool, run: Run) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._analyses, self._look_at, transcript, open_hands, run)
        if run.told:
            await self._store.keep_analysis(code, open_hands, zlib.compress(run.told.model_dump_json().encode()))

    def _look_at(self, transcript: Transcript, open_hands: bool, run: Run) -> None:
        def tick(done: int, of: int) -> None:
            run.done, run.of = done, of

        try:
            found = analyse(transcript, looks=self._looks, open_hands=open_hands, threads=1, tick=tick)
            run.told = told(found)
        except Exception as error:
            logger.exception("An analysis failed")
            run.why = error.said if isinstance(error, Refusal) else Sentence("analysis-failed")


def told(found: GameAnalysis) -> wire.AnalysisTold:
    """An analysis for people: with words, and the curve of everybody's chance."""
    transcript = found.transcript
    positions = [step.position for step in transcript.replay()]
    turning = {decision.seq for decision in found.turning_points}
    last = positions[-1]
    end = _result(last) if last.over else None
    points = [wire.ChancePoint(seq=decision.seq, chances=list(decision.chances)) for decision in found.decisions]
    return wire.AnalysisTold(
        open_hands=found.open_hands,
        names=transcript.players,
        cooperative=transcript.game.cooperative,
        points=[*points, wire.ChancePoint(seq=len(positions) - 1, chances=end)] if end else points,
        decisions=[_decision(found, decision, positions[decision.seq - 1], turning) for decision in found.decisions],
        after=look_back(transcript, found.open_hands),
    )


def _result(last: Position) -> list[float]:
    winners = last.winners()
    share = 1.0 if last.game.cooperative else 1 / max(1, len(winners))
    return [share if seat in winners else 0.0 for seat in range(last.players)]


def _decision(found: GameAnalysis, decision: Decision, before: Position, turning: set[int]) -> wire.DecisionTold:
    actions, names = found.transcript.game.actions, found.transcript.players
    return wire.DecisionTold(
        seq=decision.seq,
        seat=decision.seat,
        played=actions.to_json(decision.played),
        played_words=told_sentence(action_words(before, decision.seat, decision.played, names)),
        played_value=decision.played_value,
        best=actions.to_json(decision.best),
        best_words=told_sentence(action_words(before, decision.seat, decision.best, names)),
        best_value=decision.best_value,
        cost=decision.cost,
        strong=decision.strong,
        turning=decision.seq in turning,
    )
