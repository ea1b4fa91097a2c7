"""Many games stepped on a GPU: everywhere the step becomes its code; where there is one, it shows what a CPU shows."""

from __future__ import annotations

from typing import Any, Self

import numpy as np
import pytest

from quirkbox import Refusal, game
from quirkbox.env import batch
from quirkbox.env.batch_env import BatchEnv
from quirkbox.env.step import FINE, STUCK, deal_lanes, step_lanes
from quirkbox.games import BUILT_IN

pytest.importorskip("numba_cuda")

from quirkbox.engine import cuda
from quirkbox.env.cuda_env import step_ptx

SHOWN = ("observations", "masks", "legal", "counts", "seats", "rewards", "done", "lengths", "scores", "numbers")
on_a_gpu = pytest.mark.skipif(not cuda.is_there(), reason="there is no GPU here")


def test_a_step_becomes_code_for_a_gpu() -> None:
    assert ".entry" in step_ptx(game("quirkies"))


@pytest.mark.skipif(cuda.is_there(), reason="there is a GPU here")
def test_without_a_gpu_a_batch_on_one_is_refused_in_a_sentence() -> None:
    with pytest.raises(Refusal, match=r"^There is no GPU here that CUDA can use\.$"):
        batch("quirkies", 3, device="cuda")


class DealtAfterwards(BatchEnv):
    """What a GPU does: the next games of all who are done, after the step of all."""

    def step(self, actions: Any, check: bool = True) -> Self:
        run = step_lanes(self.game, self._to_decision, looks=False, deals=False)
        told = self._in_pieces(run, self._read(actions), *self._step_arguments, more=(0,))
        idle = np.flatnonzero(self.done)
        assert told == FINE or STUCK - told in idle
        for i in idle:
            work = self._works[0]
            deal_lanes(self.game, self._to_decision)(
                *self._deal_arguments, work.states, work.buffers, work.memories, i, i + 1, self._masked
            )
        self.load_state_dict(self.state_dict())
        return self


@pytest.mark.parametrize("opponents", [None, "random"])
def test_next_games_can_be_dealt_after_the_step(opponents: str | None) -> None:
    kind: dict[str, Any] = {
        "players": 2,
        "options": {},
        "seeds": None,
        "threads": 1,
        "learner": None,
        "looks": 1,
    }
    here, there = (
        made(game("quirkies"), 100, seed=4, actions="both", opponents=opponents, **kind) for made in (BatchEnv, DealtAfterwards)
    )
    ended = 0
    for _ in range(60):
        here.step(here.sample())
        there.step(there.sample())
        ended += int(here.done.sum())
        for name in SHOWN:
            mine, its, counts = getattr(here, name), getattr(there, name), here.counts
            assert counts is not None
            used = np.arange(mine.shape[1]) < counts[:, None] if name == "legal" else np.ones(mine.shape, bool)
            assert np.array_equal(mine[used], its[used]), name
    assert ended > 100


@on_a_gpu
@pytest.mark.parametrize("opponents", [None, "random", "greedy"])
@pytest.mark.parametrize("game_id", BUILT_IN)
def test_a_gpu_shows_what_a_cpu_shows(game_id: str, opponents: str | None) -> None:
    here, there = (batch(game_id, 300, seed=4, actions="list", device=device, opponents=opponents) for device in ("cpu", "cuda"))
    for _ in range(3 if (game_id, opponents) == ("tiny_turbo_cars", "greedy") else 60):
        here.step(here.sample())
        there.step(there.sample())
        for name in SHOWN:
            mine, its = getattr(here, name), getattr(there, name)
            if name == "legal":  # behind the last one lies whatever lay there
                counts = here.counts
                assert counts is not None
                used = np.arange(mine.shape[1]) < counts[:, None]
                assert np.array_equal(mine[used], its.copy_to_host()[used])
            elif mine is not None:
                assert np.array_equal(mine, its.copy_to_host()), name


@on_a_gpu
def test_an_illegal_action_is_refused_on_a_gpu_and_saved_games_go_on() -> None:
    games = batch("quirkies", 100, seed=1, device="cuda")
    with pytest.raises(Refusal, match="In game 7 seat"):
        games.step(np.where(np.arange(100) == 7, 91, games.sample().copy_to_host()))
    saved = games.state_dict()
    other = batch("quirkies", 100, seed=2, device="cuda")
    other.load_state_dict(saved)
    for both in (games, other):
        both.step(both.sample())
    assert np.array_equal(games.observations.copy_to_host(), other.observations.copy_to_host())


@on_a_gpu
@pytest.mark.parametrize("library", ["torch", "cupy"])
def test_other_libraries_take_the_arrays_without_a_copy(library: str) -> None:
    taken_by = pytest.importorskip(library)
    games = batch("quirkies", 100, seed=1, device="cuda")
    shown = {name: taken_by.from_dlpack(getattr(games, name)) for name in ("observations", "masks", "seats", "rewards")}
    games.step(games.sample())
    for name, its in shown.items():
        assert its.tolist() == getattr(games, name).copy_to_host().tolist(), name
