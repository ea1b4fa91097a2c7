"""At first sight: what looks best now."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from quirkbox.engine import roll, rule


@cache
def first_sight(judge: Callable[..., int]) -> Callable[..., int]:
    """`choose_at_sight(s, seat, codes, n, dice)`: of n actions the one `judge` likes best; of equals, one by the dice."""

    @rule
    def choose_at_sight(s: Any, seat: int, codes: Any, n: int, dice: Any) -> int:
        best = chosen = int(codes[0])
        if n == 1:
            return chosen
        equals = 0
        for i in range(n):
            action = int(codes[i])
            looks = judge(s, seat, action)
            if i == 0 or looks > best:
                best, chosen, equals = looks, action, 1
            elif looks == best:
                equals += 1
                if roll(dice, equals) == 0:
                    chosen = action
        return chosen

    return choose_at_sight
