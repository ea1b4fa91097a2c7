"""What a network is shown of a decision: numbers about what the seat sees, and about each action it may choose between.

A game says in its own features.py what a good player would look at. A game that says nothing is shown as its observation, and its
actions by their fields and by how they look at first sight.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.bots.first_sight import first_sight
from quirkbox.bots.heuristics import heuristics
from quirkbox.engine import Codes, Game, Observation, rule
from quirkbox.engine.observation import observer

# of a game that says nothing about itself: so many actions are compared, the best ones at first sight
MOST = 32


class Shown:
    """One decision, as rules see it."""

    cells: npt.NDArray[np.float32]
    actions: npt.NDArray[np.float32]
    codes: Codes
    count: int


@dataclass(frozen=True)
class PracticeTable:
    """A way of playing the game: how many play, and what was agreed on."""

    players: int
    options: Mapping[str, str] = field(default_factory=dict)
    # how many of the games are played so, compared with the other tables
    share: float = 1.0


@dataclass(frozen=True)
class Features:
    """Both are rules, and are given a state that is hidden from all but `seat`, which they may change for good."""

    # how many numbers tell of a state, and of an action
    cells: int
    action_cells: int
    # the most actions that are compared
    most: int
    # choices(s, seat, codes, dice, shown) -> n: write the actions to choose between into shown.codes, and into shown.actions what
    # tells of each; `codes` is room for legal actions
    choices: Callable[[Any, int, Codes, Any, Shown], int]
    # state(s, seat, shown): write shown.cells; the actions are there already
    state: Callable[[Any, int, Shown], None]
    # how much which numbers of an action draw before anything is learned, so that nobody begins with nonsense
    start: tuple[tuple[int, float], ...] = ()
    # room for an observation, where `state` needs one: shown.row
    row: np.dtype[Any] | None = None
    # at which tables it is learned
    tables: tuple[PracticeTable, ...] = ()

    @property
    def dtype(self) -> np.dtype[Any]:
        """One decision, in words of 32 bits: the state, the actions row by row, their codes, and how many they are."""
        fields: list[Any] = [
            ("cells", np.float32, (self.cells,)),
            ("actions", np.float32, (self.most, self.action_cells)),
            ("codes", np.int32, (self.most,)),
            ("count", np.int32),
        ]
        if self.row:
            fields += [("row", self.row), ("gap", np.int8, (-self.row.itemsize % 4,))]
        return np.dtype(fields)


@cache
def features(game: Game) -> Features:
    """A game's own, or those of its observation."""
    own: Features | None = heuristics(game).features
    return own or observed_features(game)


@cache
def show_decision(game: Game) -> Callable[..., None]:
    """`show(s, seat, codes, dice, shown)`: write what a network needs to choose for a seat. `s` is hidden from all others."""
    seen = features(game)
    choices, state = seen.choices, seen.state

    @rule
    def show(s: Any, seat: int, codes: Any, dice: Any, shown: Any) -> None:
        for i in range(shown.actions.shape[0]):
            for cell in range(shown.actions.shape[1]):
                shown.actions[i, cell] = 0
        for cell in range(len(shown.cells)):
            shown.cells[cell] = 0
        shown.count = choices(s, seat, codes, dice, shown)
        state(s, seat, shown)

    return show


def each_action(
    candidates: Callable[..., int], judge: Callable[..., int], most: int, action: Callable[..., None]
) -> Callable[..., int]:
    """`choices` for a game whose actions can be told of one by one: `action(s, seat, action, shown, i)` writes shown.actions[i],
    and leaves the state as it was. Of more than `most` candidates, the best ones at first sight."""
    at_sight = first_sight(judge)

    @rule
    def choices(s: Any, seat: int, codes: Any, dice: Any, shown: Any) -> int:
        n = candidates(s, seat, codes)
        if n > most:
            for kept in range(most):
                best = at_sight(s, seat, codes[kept:], n - kept, dice)
                for i in range(kept, n):
                    if codes[i] == best:
                        codes[i] = codes[kept]
                        codes[kept] = best
                        break
            n = most
        for i in range(n):
            shown.codes[i] = codes[i]
            action(s, seat, int(codes[i]), shown, i)
        return n

    return choices


def observed_features(game: Game) -> Features:
    """The observation, its numbers from -1 to 1; of an action which act it is, its fields, and its looks."""
    seen, observe, judge = Observation(game), observer(game), heuristics(game).judge
    middle = ((seen.low + seen.high) / 2).astype(np.float32)
    scale = (2 / np.maximum(1, seen.high - seen.low)).astype(np.float32)
    acts = game.actions.acts
    firsts = np.array([game.actions.first(act.name) for act in acts], np.int64)
    # of each act the sizes of its fields, the last one first, 1 where there is none
    fields = max(1, *(len(act.fields) for act in acts))
    sizes = np.array([([field.size for field in reversed(act.fields)] + [1] * fields)[:fields] for act in acts], np.int64)
    looks, best, first_act, count = 0, 1, 2, len(acts)

    @rule
    def action(s: Any, seat: int, action: int, shown: Any, i: int) -> None:
        judged = judge(s, seat, action)
        shown.actions[i, looks] = math.log1p(abs(judged)) * (1.0 if judged > 0 else -1.0)
        which = count - 1
        while firsts[which] > action:
            which -= 1
        shown.actions[i, first_act + which] = 1
        rest = action - firsts[which]
        for place in range(fields):
            size = sizes[which, place]
            if size > 1:
                shown.actions[i, first_act + count + place] = 2 * (rest % size) / (size - 1) - 1
            rest //= size

    @rule
    def state(s: Any, seat: int, shown: Any) -> None:
        top = shown.actions[0, looks]
        for i in range(1, shown.count):
            top = max(top, shown.actions[i, looks])
        for i in range(shown.count):
            shown.actions[i, best] = shown.actions[i, looks] == top
        row = shown.row
        observe(s, seat, row)
        for cell in range(len(middle)):
            shown.cells[cell] = (row.cells[cell] - middle[cell]) * scale[cell]

    most = min(MOST, game.most_legal)
    choices = each_action(heuristics(game).sensible, judge, most, action)
    return Features(seen.size, first_act + count + fields, most, choices, state, start=((best, 2.0),), row=seen.rows)
