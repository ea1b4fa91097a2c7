"""Gymnasium's door for many games at once: one seat of each against bots, on a `BatchEnv`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from quirkbox.engine import Game, Refusal
from quirkbox.env.batch_env import BatchEnv
from quirkbox.env.batch_env import batch as make_batch
from quirkbox.env.choices import NOTHING_LEGAL, Choices, Seen
from quirkbox.env.screen import FPS, MODES
from quirkbox.games import game as game_of


class ManySeats(VectorEnv[Seen, Any, npt.NDArray[Any]]):
    """The learner's seat of n games, stepped by one call in compiled threads, the bots' actions included. When a game is over the
    next one is dealt in the same step: its reward comes with the first observation of the next. An action that is not legal is
    refused, and nothing has happened."""

    metadata = {"render_modes": list(MODES), "render_fps": FPS, "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self,
        game: Game | str,
        num_envs: int = 1,
        bots: str | Sequence[str] = "greedy",
        seat: int = 0,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        actions: str = "auto",
        looks: int = 100,
        threads: int = 0,
        render_mode: str | None = None,
    ):
        if render_mode is not None:
            raise Refusal("Many games at once are not rendered: env.gym renders one.")
        played = game_of(game) if isinstance(game, str) else game
        self.choices = Choices(played, actions)
        shown = "list" if self.choices.listed else "mask"
        self.games: BatchEnv = make_batch(
            played, num_envs, players=players, options=options, opponents=bots, learner=seat, looks=looks, actions=shown,
            threads=threads,
        )  # fmt: skip
        self.seat, self.num_envs = seat, num_envs
        self.single_observation_space = self.choices.observation_space(self.games.observation)
        self.single_action_space: gymnasium.Space[Any] = self.choices.action_space()
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal anew: by one seed for all, or by one for each."""
        if isinstance(seed, Sequence):
            super().reset(seed=seed[0])
            self.games.reset(seeds=[self._fresh() if one is None else one for one in seed])
        else:
            super().reset(seed=seed)
            self.games.reset(seed=self._fresh())
        return self._seen(), {}

    def _fresh(self) -> int:
        return int(self.np_random.integers(1 << 62))

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Seen, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        self.games.step(self._codes(np.asarray(actions)))
        over = self.games.done.astype(bool)
        reward = self.games.rewards[:, self.seat].astype(np.float64)
        return self._seen(), reward, over, np.zeros(self.num_envs, bool), {}

    def _codes(self, actions: npt.NDArray[Any]) -> npt.NDArray[Any]:
        legal, counts = self.games.legal, self.games.counts
        if legal is None or counts is None:
            return actions
        wrong = np.flatnonzero((actions < 0) | (actions >= counts))
        if wrong.size:
            i = int(wrong[0])
            raise Refusal(f"In game {i} there are {counts[i]} legal actions, so there is no action {int(actions[i])}.")
        codes: npt.NDArray[Any] = legal[np.arange(self.num_envs), actions]
        return codes

    def _seen(self) -> Seen:
        """Copies: the batch writes over its own arrays."""
        games = self.games
        if games.masks is not None:
            return {"observation": games.observations.copy(), "action_mask": games.masks.astype(np.int8)}
        assert games.legal is not None
        assert games.counts is not None
        mask = np.arange(self.choices.size) < games.counts[:, None]
        listed = np.where(mask, games.legal, NOTHING_LEGAL)
        return {"observation": games.observations.copy(), "action_mask": mask.astype(np.int8), "actions": listed}
