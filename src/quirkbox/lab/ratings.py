"""Ratings by the model of Bradley and Terry, on the scale of Elo, with intervals."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from quirkbox.engine import Refusal

Floats = npt.NDArray[np.float64]
ELO = 400 / math.log(10)  # 400 points more: ten times as many games won as lost
REPETITIONS = 400
# Whoever has won every game may be stronger by any number of points. A little of a game, won by each of a pair before the first
# one, keeps that finite: the rating is cautious, the interval wide.
CAUTIOUS, WIDE = 0.5, 0.05


@dataclass(frozen=True)
class Ratings:
    """By bot: the rating and its 95 % interval, in points above the bot at zero."""

    rating: list[float]
    low: list[float]
    high: list[float]
    zero: int

    @property
    def order(self) -> list[int]:
        """The strongest first."""
        return sorted(range(len(self.rating)), key=lambda bot: -self.rating[bot])


def rate(
    bots: Sequence[str],
    pairs: Sequence[tuple[int, int]],
    points: Floats,
    weight: float,
    seed: int = 0,
    repetitions: int = REPETITIONS,
) -> Ratings:
    """`points[pair, deal]` are what the first of a pair won, 0 to 1, in `weight` games. The bot `random` is at zero, or the
    first one. Intervals by bootstrap over deals: what is played on the same deal belongs together."""
    zero = bots.index("random") if "random" in bots else 0
    deals = points.shape[1]
    fit = _Fit(len(bots), pairs, weight)
    best = fit(points.sum(axis=1), np.full(len(pairs), float(deals)), CAUTIOUS)
    dice = np.random.default_rng([seed, deals])
    drawn = np.zeros((repetitions, len(bots)))
    for repetition in range(repetitions):
        often = dice.poisson(1.0, (deals,)).astype(float)
        # A pair in which one has won everything is not sure to go on like that: a deal won and one lost may come up too.
        won, lost = dice.poisson(1.0, (2, len(pairs))) / weight
        drawn[repetition] = fit(points @ often + won, often.sum() + won + lost, WIDE, best)
    above = (drawn - drawn[:, [zero]]) * ELO
    low, high = np.quantile(above, [0.025, 0.975], axis=0)
    return Ratings([float(x) for x in (best - best[zero]) * ELO], [float(x) for x in low], [float(x) for x in high], zero)


def solver() -> Callable[..., Floats]:
    """What finds the strengths; Refusal, before anything is played, where it is not installed."""
    try:
        from choix import ilsr_pairwise_dense
    except ImportError:
        raise Refusal("Ratings need the package choix: pip install 'quirkbox[lab]'.") from None
    solve: Callable[..., Floats] = ilsr_pairwise_dense
    return solve


class _Fit:
    """Strengths from how many deals the first of each pair has won, and of how many."""

    def __init__(self, bots: int, pairs: Sequence[tuple[int, int]], weight: float):
        self._solve = solver()
        self._bots, self._weight = bots, weight
        self._first, self._second = np.array(pairs).T

    def __call__(self, won: Floats, of: Floats, before: float, begin: Floats | None = None) -> Floats:
        wins = np.zeros((self._bots, self._bots))
        wins[self._first, self._second] = won * self._weight + before
        wins[self._second, self._first] = (of - won) * self._weight + before
        return self._solve(wins, initial_params=begin, max_iter=1000)
