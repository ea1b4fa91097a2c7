"""Gymnasium's door: one seat of a game, the others played by bots."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from quirkbox.bots import Bot, Budget, BuiltinBot, bot, rather_waits
from quirkbox.bots.heuristics import heuristics
from quirkbox.engine import Game, Refusal, dice_from_seed
from quirkbox.env.choices import ILLEGAL_IS, Choices, Seen
from quirkbox.env.desk import Desk
from quirkbox.env.screen import FPS, MODES, Screen
from quirkbox.env.step import THOUGHTS
from quirkbox.games import game as game_of

logger = logging.getLogger("quirkbox")


class OneSeat(gymnasium.Env[Seen, Any]):
    """A game as one seat meets it: what it sees, what it may do, and what it gets at the end."""

    metadata = {"render_modes": list(MODES), "render_fps": FPS}  # noqa: RUF012  # Gymnasium's way

    def __init__(
        self,
        game: Game | str,
        bots: str | Bot | Sequence[str | Bot] = "greedy",
        seat: int = 0,
        players: int | None = None,
        options: Mapping[str, str] | None = None,
        actions: str = "auto",
        illegal: str = "lose",
        budget: Budget | None = None,
        render_mode: str | None = None,
    ):
        played = game_of(game) if isinstance(game, str) else game
        if illegal not in ILLEGAL_IS:
            raise Refusal(f"An action that is not legal can {' or '.join(ILLEGAL_IS)}, not {illegal!r:.40}.")
        players = played.players[0] if players is None else players
        played.about.must_seat(players)
        if seat not in range(players):
            raise Refusal(f"The seats are 0 to {players - 1}; there is no seat {seat!r:.40}.")
        self.seat, self.bots = seat, _seated(bots, seat, players)
        kinds = _quick_kinds(self.bots, seat, players)
        self.desk = Desk(played, players, options, learner=seat if kinds else None, kinds=kinds)
        self.choices = Choices(played, actions)
        self.observation_space = self.choices.observation_space(self.desk.layout)
        self.action_space = self.choices.action_space()
        self.render_mode = render_mode
        self._screen = Screen(render_mode, played.name)
        self._illegal, self._budget = illegal, budget
        # a bot that is asked here, not in the compiled step, may rather see first what others do
        self._may_yield = not kinds and heuristics(played).yields is not None
        self._over = True

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """The next game; the same ones after the same seed."""
        super().reset(seed=seed)
        dealt_by = int(self.np_random.integers(1 << 62))
        self.desk.deal(dealt_by)
        self._thoughts = dice_from_seed(dealt_by, THOUGHTS)
        self._over = False
        self._let_bots_play()
        if self.desk.over:  # before this seat could do anything
            return self.reset()
        self._show_to_people()
        seen = self._seen()
        return seen, {"action_mask": seen["action_mask"].copy()}

    def step(self, action: Any) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise Refusal("The game is over: reset deals the next one.")
        desk = self.desk
        number = self.choices.read(action)
        code = self.choices.code(number, desk.codes[: desk.n])
        reward, info = 0.0, dict[str, Any]()
        if code is None or not desk.act(code):
            why = f"there are {desk.n} legal actions, not {number}" if code is None else desk.why_not(self.seat, code)
            if self._illegal == "refuse":
                raise Refusal(f"Seat {self.seat} can't do this: {why}")
            logger.warning("Seat %s has lost by an action that is not legal: %s", self.seat, why)
            reward, info["refusal"], self._over = -1.0, why, True
        else:
            self._let_bots_play()
            if desk.over:
                reward, self._over = desk.rewards()[self.seat], True
        self._show_to_people()
        seen = self._seen()
        info["action_mask"] = seen["action_mask"].copy()
        return seen, reward, self._over, False, info

    def _seen(self) -> Seen:
        return self.choices.seen_in_turn(self.desk, self.seat)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done now, as Stable Baselines' MaskablePPO asks for it."""
        return self._seen()["action_mask"].astype(bool)

    def _let_bots_play(self) -> None:
        desk = self.desk
        while not desk.over:
            if self._may_yield:
                desk.turn_to(self._who_acts())
            if desk.seat == self.seat:
                return
            position, player = desk.position, self.bots[desk.seat]
            code = player.choose(position.hidden(desk.seat), desk.seat, dice=self._thoughts, budget=self._budget)
            if not desk.act(code):
                raise Refusal(f"The bot {player.id} chose {code!r:.40} on seat {desk.seat}, which is not legal there.")

    def _who_acts(self) -> int:
        """The next one clockwise, but no bot that would rather wait, unless all would."""
        position = self.desk.position
        waited_for = sorted(position.waiting(), key=lambda seat: (seat - self.desk.seat) % self.desk.players)
        return next((seat for seat in waited_for if seat == self.seat or not rather_waits(position, seat)), self.desk.seat)

    def render(self) -> Any:
        if self.render_mode is None:
            raise Refusal(f"Nothing is rendered without a render_mode: it can be {', '.join(MODES)}.")
        return self._screen.show(self.desk.position, self.seat)

    def _show_to_people(self) -> None:
        if self.render_mode == "human":
            self.render()

    def close(self) -> None:
        self._screen.close()


def _seated(bots: str | Bot | Sequence[str | Bot], seat: int, players: int) -> dict[int, Bot]:
    """Who plays the other seats: the same bot on each, or one each, in the order of the seats."""
    others = [other for other in range(players) if other != seat]
    named = [bots] * len(others) if isinstance(bots, (str, Bot)) else list(bots)
    if len(named) != len(others):
        raise Refusal(f"There are {len(others)} other seats, and bots for {len(named)}.")
    return dict(zip(others, _resolved(named), strict=True))


def _quick_kinds(bots: Mapping[int, Bot], seat: int, players: int) -> list[int]:
    """The kinds of the bots, clockwise from the learner's seat, if all can play inside a compiled step; none otherwise."""
    clockwise = [bots[(seat + i) % players] for i in range(1, players)]
    quick = [bot.kind for bot in clockwise if isinstance(bot, BuiltinBot) and not bot.looks_ahead]
    return quick if len(quick) == len(clockwise) else []


def _resolved(named: Sequence[str | Bot]) -> Iterator[Bot]:
    for one in named:
        yield bot(one) if isinstance(one, str) else one
