"""What a seat could do, and everybody's chance to win after it: from what the seat knows, or with open hands.

The search bot says which actions are worth a comparison. Those are weighed: each begins many games, all of them in the same
truths with the same dice. The search's own choice is the best unless another one has clearly proved better, so that luck does
not decide.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from quirkbox.bots import SEARCH, Looks, search_of, weigh
from quirkbox.bots.builtin import BUILTIN
from quirkbox.bots.heuristics import heuristics
from quirkbox.engine import Dice, Position, Refusal, dice_from_seed

# looks ahead for one decision, where nobody says how many
LOOKS = 2000
# the most and the fewest actions that are compared, and for how many games of each there must be looks
MOST, FEWEST, GAMES_EACH = 8, 2, 24
# so many stay for the second comparison
FINALISTS = 3
# so many standard errors another action must be better by
CLEARLY = 2.0
# dice of its own for each part of a thought
COMPARING = 1 << 20


@dataclass(frozen=True)
class Prospect:
    """An action, and everybody's chance to win after it, from 0 to 1."""

    action: int
    chances: tuple[float, ...]


@dataclass(frozen=True)
class Advice:
    """What a seat could do, the best first."""

    seat: int
    prospects: tuple[Prospect, ...]

    @property
    def best(self) -> Prospect:
        """What it should do."""
        return self.prospects[0]

    def of(self, action: int) -> Prospect:
        """What comes of this action."""
        return next(prospect for prospect in self.prospects if prospect.action == action)

    def value(self, action: int) -> float:
        """The seat's chance with it."""
        return self.of(action).chances[self.seat]


def advise(
    position: Position, seat: int, *, looks: int = LOOKS, seed: int = 0, also: Sequence[int] = (), open_hands: bool = False
) -> Advice:
    """What a seat should do, and its chances. What it knows (`position.hidden(seat)`) is all that counts, unless hands are
    open. `also` are actions to compare in any case. The same seed and looks give the same advice."""
    if not position.legal(seat):
        raise Refusal.because("decide-nothing", seat=seat)
    hidden = position.hidden(seat)
    known = position.copy() if open_hands else hidden
    compared = _worth_comparing(hidden, seat, looks, dice_from_seed(seed), also)
    choice = compared[0]
    games = max(2 * FEWEST, looks // search_of(position.game).looks_per_weighing)
    first = weigh(known, seat, compared, max(1, games // 2 // len(compared)), dice=_dice(seed, 1), open_hands=open_hands)
    finalists = _finalists(compared, first[:, :, seat], {choice, *also})
    final = weigh(known, seat, finalists, max(1, games // len(finalists)), dice=_dice(seed, 2), open_hands=open_hands)
    best = _best(finalists, final[:, :, seat], None if open_hands else choice, also)
    in_order = sorted(range(len(finalists)), key=lambda i: (finalists[i] != best, -final[:, i, seat].mean()))
    told = [Prospect(finalists[i], _rounded(final[:, i])) for i in in_order]
    dropped = [Prospect(action, _rounded(first[:, i])) for i, action in enumerate(compared) if action not in finalists]
    dropped.sort(key=lambda prospect: -prospect.chances[seat])
    return Advice(seat, (*told, *dropped))


def _dice(seed: int, part: int) -> Dice:
    return dice_from_seed(seed, COMPARING + part)


def _worth_comparing(hidden: Position, seat: int, looks: int, dice: Dice, also: Sequence[int]) -> list[int]:
    """The search's choice first, then what it has looked into; where it does not tell, what is sensible."""
    thought = BUILTIN[SEARCH].analyse(hidden, seat, dice=dice, budget=Looks(looks))
    room = min(MOST, max(FEWEST, looks // search_of(hidden.game).looks_per_weighing // GAMES_EACH))
    others = [line.action for line in thought.lines] or _sensible(hidden, seat)
    wanted = dict.fromkeys([thought.action, *also])
    for action in others:
        if len(wanted) < room:
            wanted.setdefault(action)
    return list(wanted)


def _sensible(hidden: Position, seat: int) -> list[int]:
    out = hidden.game.codes()
    return [int(code) for code in out[: heuristics(hidden.game).sensible(hidden.states[0], seat, out)]]


def _finalists(actions: Sequence[int], shares: npt.NDArray[np.float64], kept: set[int]) -> list[int]:
    in_order = [actions[i] for i in np.argsort(-shares.mean(axis=0), kind="stable")]
    return [action for action in actions if action in kept or action in in_order[:FINALISTS]]


def _best(actions: Sequence[int], shares: npt.NDArray[np.float64], choice: int | None, also: Sequence[int]) -> int:
    """The search's choice, unless another one is clearly better; whatever was done counts as well if it did no worse."""
    means = shares.mean(axis=0)
    best = int(np.argmax(means))
    if choice is not None:
        chosen = actions.index(choice)
        better = shares[:, best] - shares[:, chosen]
        if better.mean() <= CLEARLY * better.std() / np.sqrt(len(better)):
            best = chosen
    for action in also:
        if means[actions.index(action)] >= means[best]:
            best = actions.index(action)
    return actions[best]


def _rounded(shares: npt.NDArray[np.float64]) -> tuple[float, ...]:
    return tuple(round(float(share), 4) for share in shares.mean(axis=0))
