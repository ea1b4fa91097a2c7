"""PettingZoo's doors: all seats of one game, one after the other (`aec`) or all at once (`parallel`)."""

from __future__ import annotations

import logging
from collections.abc import Mapping
from functools import cached_property
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from pettingzoo import AECEnv, ParallelEnv

from quirkbox.engine import SPECTATOR, Game, Refusal
from quirkbox.env.choices import ILLEGAL_IS, Choices, Seen
from quirkbox.env.desk import WAIT, Desk
from quirkbox.env.screen import FPS, MODES, Screen

logger = logging.getLogger("quirkbox")


class _Seats:
    """What both kinds have in common."""

    def __init__(
        self,
        game: Game,
        players: int | None,
        options: Mapping[str, str] | None,
        seed: int | None,
        actions: str,
        illegal: str,
        render_mode: str | None,
        viewer: int | None,
        *,
        may_wait: bool,
    ):
        if illegal not in ILLEGAL_IS:
            raise Refusal(f"An action that is not legal can {' or '.join(ILLEGAL_IS)}, not {illegal!r:.40}.")
        self.desk = Desk(game, players, options, seed)
        if viewer is not None and viewer not in range(self.desk.players):
            raise Refusal(f"It can be shown as the seats 0 to {self.desk.players - 1} see it, not as {viewer!r:.40}.")
        self.choices = Choices(game, actions, may_wait=may_wait)
        self.render_mode = render_mode
        self._screen = Screen(render_mode, game.name)
        self._illegal = illegal
        self._viewer = SPECTATOR if viewer is None else viewer
        self.possible_agents = [f"player_{seat}" for seat in range(self.desk.players)]
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        self.observation_spaces = {agent: self.choices.observation_space(self.desk.layout) for agent in self.possible_agents}
        self.action_spaces = {agent: self.choices.action_space() for agent in self.possible_agents}
        self.metadata = {
            "name": f"quirkbox_{game.id}_v{game.version}",
            "render_modes": list(MODES),
            "render_fps": FPS,
            "is_parallelizable": True,
        }

    def observation_space(self, agent: str) -> gymnasium.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Discrete:
        return self.action_spaces[agent]

    @cached_property
    def state_space(self) -> gymnasium.spaces.Box:
        layout, players = self.desk.layout, self.desk.players
        low, high = (np.tile(limit, players).astype(layout.dtype) for limit in (layout.low, layout.high))
        return gymnasium.spaces.Box(low, high, dtype=layout.dtype.type)

    def state(self) -> npt.NDArray[Any]:
        """What all seats see, one behind the other: for a critic that knows more than the players."""
        return np.concatenate([self.desk.row(seat) for seat in range(self.desk.players)])

    def render(self) -> Any:
        if self.render_mode is None:
            raise Refusal(f"Nothing is rendered without a render_mode: it can be {', '.join(MODES)}.")
        return self._screen.show(self.desk.position, self._viewer)

    def close(self) -> None:
        self._screen.close()

    def _refuse(self, agent: str, why: str) -> None:
        """What is not legal is an error; or it only ends the game, and is told to whoever reads the log."""
        if self._illegal == "refuse":
            raise Refusal(f"{agent} can't do this: {why}")
        logger.warning("%s has lost by an action that is not legal: %s", agent, why)


class AecGame(_Seats, AECEnv[str, Seen, Any]):  # type: ignore[misc]  # PettingZoo is untyped
    """A game in which one seat acts after the other. Where several could act, whoever acted last goes on, then clockwise."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        actions: str = "auto",
        illegal: str = "lose",
        render_mode: str | None = None,
        viewer: int | None = None,
    ):
        super().__init__(game, players, options, seed, actions, illegal, render_mode, viewer, may_wait=False)

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """The next game; with a seed, the first one of that seed."""
        self.desk.deal(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self.agent_selection = self.possible_agents[self.desk.seat]
        if self.render_mode == "human":
            self.render()

    def observe(self, agent: str) -> Seen:
        return self.choices.seen_in_turn(self.desk, self._seat_of[agent])

    def step(self, action: Any) -> None:
        agent, desk = self.agent_selection, self.desk
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = self.choices.read(action)
        code = self.choices.code(number, desk.codes[: desk.n])
        if code is None or not desk.act(code):
            why = f"there are {desk.n} legal actions, not {number + 1}" if code is None else desk.why_not(desk.seat, code)
            self._refuse(agent, why)
            self.infos[agent] = {"refusal": why}
            self._end({agent: -1.0})
            return
        self._cumulative_rewards[agent] = 0.0
        if desk.seat >= 0:
            self.agent_selection = self.possible_agents[desk.seat]
        else:
            self._end(dict(zip(self.possible_agents, desk.rewards(), strict=True)))
        if self.render_mode == "human":
            self.render()

    def _end(self, rewards: Mapping[str, float]) -> None:
        self._cumulative_rewards[self.agent_selection] = 0.0
        for agent in self.agents:
            self.rewards[agent] = rewards.get(agent, 0.0)
            self._cumulative_rewards[agent] += self.rewards[agent]
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]


class ParallelGame(_Seats, ParallelEnv[str, Seen, Any]):  # type: ignore[misc]
    """A game in which all seats that may act do so in one step; the others wait, which is the last action of the space. The dice
    say who is first, the others follow clockwise; what an earlier one has made impossible is not done (`too_late` in its info).
    Who may act but has said that nobody needs to wait for it, may act or wait."""

    def __init__(
        self,
        game: Game,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        seed: int | None = None,
        actions: str = "auto",
        illegal: str = "lose",
        render_mode: str | None = None,
        viewer: int | None = None,
    ):
        super().__init__(game, players, options, seed, actions, illegal, render_mode, viewer, may_wait=True)

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], dict[str, dict[str, Any]]]:
        """The next game; with a seed, the first one of that seed."""
        self.desk.deal(seed)
        self.agents = self.possible_agents[:]
        if self.render_mode == "human":
            self.render()
        return self._seen(), {agent: {} for agent in self.agents}

    def _seen(self) -> dict[str, Seen]:
        desk, seen = self.desk, self.choices.seen
        return {agent: seen(desk.row(seat), *desk.legal(seat)) for agent, seat in self._seat_of.items()}

    def step(
        self, actions: dict[str, Any]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        """One action of each seat: `{"player_0": 7, "player_1": 92}`. Who is not named waits."""
        if not self.agents:
            raise Refusal("The game is over: reset deals the next one.")
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        rewards = dict.fromkeys(self.agents, 0.0)
        codes, why_not = self._read(actions)
        for agent, why in why_not.items():
            self._refuse(agent, why)
            infos[agent]["refusal"], rewards[agent] = why, -1.0
        if not why_not:
            for seat in self.desk.act_together(codes):
                infos[self.agents[seat]]["too_late"] = True
            if self.desk.over:
                rewards = dict(zip(self.agents, self.desk.rewards(), strict=True))
        over = bool(why_not) or self.desk.over
        told = self._seen(), rewards, dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False), infos
        if over:
            self.agents = []
        if self.render_mode == "human":
            self.render()
        return told

    def _read(self, actions: Mapping[str, Any]) -> tuple[list[int], dict[str, str]]:
        """A code or WAIT for each seat; and of those that are not legal, why not."""
        for agent in actions:
            if agent not in self._seat_of:
                raise Refusal(f"There is no agent {agent!r:.40}; there is {', '.join(self.possible_agents)}.")
        codes, why_not = [], {}
        for agent, seat in self._seat_of.items():
            legal, can_wait = self.desk.legal(seat)
            number = self.choices.read(actions[agent]) if agent in actions else None
            code = WAIT if number is None else self.choices.code(number, legal)
            if code is None:
                why_not[agent] = f"there are {len(legal)} legal actions, not {number}"
            elif not (can_wait if code == WAIT else code in legal):
                why_not[agent] = self.desk.why_not(seat, code)
            codes.append(code or 0)
        return codes, why_not
