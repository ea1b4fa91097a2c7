"""How actions and observations look through PettingZoo's and Gymnasium's doors: their spaces, and what lies in them.

Actions are the game's codes, with a mask; or, where there are too many codes for that, places in a list of the legal ones.
"""

from __future__ import annotations

import operator
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt

from quirkbox.engine import Game, Observation, Refusal
from quirkbox.env.batch_env import MOST_MASKED
from quirkbox.env.desk import WAIT, Desk

ACTIONS = ("auto", "mask", "list")
# what becomes of a game in which somebody does what is not legal
ILLEGAL_IS = ("lose", "refuse")
NOTHING_LEGAL = -1  # a place in the list that stands for no code

Seen = dict[str, npt.NDArray[Any]]


class Choices:
    def __init__(self, game: Game, actions: str, *, may_wait: bool = False):
        if actions not in ACTIONS:
            raise Refusal(f"Actions are shown as {', '.join(ACTIONS)}, not {actions!r:.40}.")
        self.listed = actions == "list" or (actions == "auto" and game.actions.size > MOST_MASKED)
        codes = game.most_legal if self.listed else game.actions.size
        # the last action of a step that all take together: to do nothing
        self._wait = codes if may_wait else None
        self.size = codes + may_wait
        self._game = game

    def action_space(self) -> gymnasium.spaces.Discrete:
        return gymnasium.spaces.Discrete(self.size)

    def observation_space(self, layout: Observation) -> gymnasium.Space[Any]:
        spaces: dict[str, gymnasium.Space[Any]] = {
            "observation": gymnasium.spaces.Box(
                layout.low.astype(layout.dtype), layout.high.astype(layout.dtype), dtype=layout.dtype.type
            ),
            "action_mask": gymnasium.spaces.Box(0, 1, (self.size,), np.int8),
        }
        if self.listed:
            last = self._game.actions.size - 1
            spaces["actions"] = gymnasium.spaces.Box(NOTHING_LEGAL, last, (self.size,), np.int32)
        return gymnasium.spaces.Dict(spaces)

    def seen_in_turn(self, desk: Desk, seat: int) -> Seen:
        """What a seat sees where one acts after the other: what it could do if it were its turn is not told."""
        n = desk.n if seat == desk.seat else 0
        if self.listed:
            return self.seen(desk.row(seat), desk.codes[:n])
        mask = np.zeros(self.size, np.int8)
        return {"observation": desk.row_and_mask(seat, mask, n), "action_mask": mask}

    def seen(self, row: npt.NDArray[Any], codes: npt.NDArray[np.int32], can_wait: bool = False) -> Seen:
        """An observation of a seat that may choose from these codes."""
        mask = np.zeros(self.size, np.int8)
        seen = {"observation": row, "action_mask": mask}
        if self.listed:
            n = len(codes)
            mask[:n] = 1
            listed = seen["actions"] = np.full(self.size, NOTHING_LEGAL, np.int32)
            listed[:n] = codes
        else:
            mask[codes] = 1
        if can_wait and self._wait is not None:
            mask[self._wait] = 1
        return seen

    def read(self, action: object) -> int:
        """An action as a whole number of the space."""
        try:
            number = operator.index(action)  # type: ignore[arg-type]
        except TypeError:
            raise Refusal(f"An action is a whole number, not {action!r:.40}.") from None
        if not 0 <= number < self.size:
            raise Refusal(f"An action is a whole number from 0 to {self.size - 1}, not {number}.")
        return number

    def code(self, number: int, codes: npt.NDArray[np.int32]) -> int | None:
        """The code that a number of the space stands for, or WAIT; None where the list of legal codes is not that long."""
        if number == self._wait:
            return WAIT
        if not self.listed:
            return number
        return int(codes[number]) if number < len(codes) else None
