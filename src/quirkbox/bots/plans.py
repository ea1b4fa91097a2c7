"""A choice between plans: whole lines of play, for games in which single actions mean little (the slides of a puzzle).

Each look ahead fills the blanks with one possible truth and lets the others do there what they are likely to do; then every
plan is played in that same truth with the same dice, so that plans are compared, not luck.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from quirkbox.bots.greedy import first_sight
from quirkbox.engine import Game, next_to_act, rule

HIDDEN, WORK, TRY = 1, 2, 3  # places in the array of states


@cache
def choose_plan(game: Game) -> Callable[..., int]:
    """`choose(states, seat, iterations, dice, kit, tree)`: the next action of the best plan; at first sight if there is none."""
    plans, imagine, value = game.hints.plans, game.hints.imagine, game.hints.value
    if not plans or not imagine or not value:
        raise ValueError(f"{game.id}: a game with plans needs imagine and value too")
    legal, play, guess, sensible = game.legal, game.play, game.guess, game.hints.sensible
    at_sight, next_seat = first_sight(game.hints.judge), next_to_act(game, sensible)

    @rule
    def follow(s: Any, seat: int, lines: Any, which: int, dice: Any, kit: Any) -> None:
        """Play a plan as far as it is legal."""
        for i in range(lines.lengths[which]):
            action = lines.actions[which, i]
            n = legal(s, seat, kit.codes)
            known = False
            for j in range(n):
                known = known or kit.codes[j] == action
            if not known:
                return
            play(s, seat, int(action), dice, kit.trail)

    @rule
    def play_on(s: Any, seat: int, dice: Any, kit: Any) -> int:
        """At first sight, until it can be told how good it is."""
        last, worth = seat, value(s, seat)
        while worth < 0:
            last, n = next_seat(s, last, kit.codes)
            play(s, last, at_sight(s, last, kit.codes, n, dice), dice, kit.trail)
            worth = value(s, seat)
        return worth

    @rule
    def look_ahead(states: Any, seat: int, count: int, dice: Any, kit: Any, tree: Any) -> None:
        """All plans, in one possible truth."""
        states[WORK] = states[HIDDEN]
        guess(states[WORK], seat, dice)
        imagine(states[WORK], seat, dice)
        a, b, c, rolled = dice.a, dice.b, dice.c, dice.count
        for which in range(count):
            dice.a, dice.b, dice.c, dice.count = a, b, c, rolled
            states[TRY] = states[WORK]
            follow(states[TRY], seat, tree.plans, which, dice, kit)
            tree.worths[which] += play_on(states[TRY], seat, dice, kit)

    @rule
    def choose(states: Any, seat: int, iterations: int, dice: Any, kit: Any, tree: Any) -> int:
        count = plans(states[HIDDEN], seat, tree.plans)
        if count == 0:
            n = sensible(states[HIDDEN], seat, kit.codes)
            return int(at_sight(states[HIDDEN], seat, kit.codes, n, dice))
        for which in range(count):
            tree.worths[which] = 0
        if count > 1:
            for _ in range(max(1, iterations // count)):
                look_ahead(states, seat, count, dice, kit, tree)
        best = 0
        for which in range(1, count):
            if tree.worths[which] > tree.worths[best]:
                best = which
        return int(tree.plans.actions[best, 0])

    return choose
