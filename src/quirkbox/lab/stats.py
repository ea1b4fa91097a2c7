"""Figures with their 95 % intervals."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

Z = 1.959964
REPETITIONS = 400


@dataclass(frozen=True)
class Figure:
    """A value, its 95 % interval, and of how many games (or seats in games) it is."""

    value: float
    low: float
    high: float
    of: int

    def to_json(self) -> dict[str, Any]:
        value, low, high = (round(number, 5) if math.isfinite(number) else None for number in (self.value, self.low, self.high))
        return {"value": value, "ci95": [low, high], "of": self.of}


def interval(wins: float, games: float) -> tuple[float, float]:
    """A rate's 95 % interval by Wilson, which is right for rates near 0 and 1 too."""
    rate = wins / games
    middle = (rate + Z * Z / (2 * games)) / (1 + Z * Z / games)
    half = Z * math.sqrt(rate * (1 - rate) / games + Z * Z / (4 * games * games)) / (1 + Z * Z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def rate(values: npt.ArrayLike) -> Figure:
    """The mean of numbers from 0 to 1, such as victories, where a shared one is a part of one. By Wilson, for as many games won
    or lost as would vary as much."""
    shares = np.asarray(values, float)
    count = len(shares)
    if count == 0:
        return Figure(math.nan, 0.0, 1.0, 0)
    mean, spread = float(shares.mean()), float(shares.var())
    worth = mean * (1 - mean) / spread if spread > 0 else 1.0
    return Figure(mean, *interval(mean * count * worth, count * worth), count)


def mean(values: npt.ArrayLike) -> Figure:
    """The mean of numbers of any size, by the normal distribution of means."""
    numbers = np.asarray(values, float)
    count = len(numbers)
    if count < 2:
        value = float(numbers.mean()) if count else math.nan
        return Figure(value, -math.inf, math.inf, count)
    value, half = float(numbers.mean()), Z * float(numbers.std(ddof=1)) / math.sqrt(count)
    least = 0.0 if numbers.min() >= 0 else -math.inf
    return Figure(value, max(least, value - half), value + half, count)


def ratio(above: npt.ArrayLike, below: npt.ArrayLike) -> Figure:
    """The sum of one number by game over the sum of another, by bootstrap over games: what happens in the same game belongs
    together."""
    tops, bottoms = np.asarray(above, float), np.asarray(below, float)
    count = len(tops)
    if count == 0 or bottoms.sum() == 0:
        return Figure(math.nan, math.nan, math.nan, count)
    often = np.random.default_rng(count).poisson(1.0, (REPETITIONS, count)).astype(float)
    sums = often @ bottoms
    drawn = (often @ tops)[sums > 0] / sums[sums > 0]
    low, high = np.quantile(drawn, [0.025, 0.975])
    return Figure(float(tops.sum() / bottoms.sum()), float(low), float(high), count)
