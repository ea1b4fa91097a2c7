"""A choice between plans: whole lines of play, for games in which single actions mean little (the slides of a puzzle).

Each look ahead fills the blanks with one possible truth and lets the others do there what they are likely to do; then every
plan is played in that same truth with the same dice, so that plans are compared, not luck.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from quirkbox.bots.first_sight import first_sight
from quirkbox.bots.heuristics import heuristics
from quirkbox.bots.search.compiled import HIDDEN, TRUTH, WORK, CompiledSearch, Line
from quirkbox.engine import Dice, Game, Record, dtype_of, i32s, next_to_act, roll, rule, seed_dice, shape
from quirkbox.engine.record import States

MOST_PLANS, LONGEST_PLAN = 8, 64
# a plan is played in a copy of the truth
TRY = TRUTH
# rounds between two looks at the clock
PIECE = 8
# of a value: from 0 lost to 1000 won
WON = 1000
# so many truths it is tried in before one way of going on after an action is taken for the best
PROBES = 8
# of dice
SEEDS = 1 << 31


class Plan(Record):
    """Whole lines of play to choose from."""

    lengths: i32s = shape(MOST_PLANS)
    actions: i32s = shape(MOST_PLANS, LONGEST_PLAN)


MEMORY = np.dtype(
    [("plans", dtype_of(Plan)), ("count", np.int32), ("rounds", np.int32), ("worths", np.int64, MOST_PLANS)], align=True
)


@dataclass(frozen=True)
class Plans:
    """A choice between whole lines of play, for games in which single actions mean little. All three functions, or it is none."""

    #: plans(s, seat, out): write the plans into a Plan record; how many, 0 if single actions are to be thought about
    plans: Callable[[Any, int, Any], int]
    #: imagine(s, seat, dice): do in a guessed truth what the others are likely to do meanwhile
    imagine: Callable[[Any, int, Dice], None]
    #: value(s, seat): from 0 lost to 1000 won; below 0: too early to tell
    value: Callable[[Any, int], int]

    def compile(self, game: Game) -> CompiledSearch:
        return compile_plans(game, self.plans, self.imagine, self.value)


def compile_plans(
    game: Game, plans: Callable[..., int], imagine: Callable[..., None], value: Callable[..., int]
) -> CompiledSearch:
    legal, play, guess, hide = game.rules.legal, game.rules.play, game.rules.guess, game.rules.hide
    sensible = heuristics(game).sensible
    at_sight, next_seat = first_sight(heuristics(game).judge), next_to_act(game, sensible)

    @rule
    def follow(s: Any, seat: int, lines: Any, which: int, dice: Any, buffers: Any) -> None:
        """Play a plan as far as it is legal."""
        for i in range(lines.lengths[which]):
            action = lines.actions[which, i]
            n = legal(s, seat, buffers.codes)
            known = False
            for j in range(n):
                known = known or buffers.codes[j] == action
            if not known:
                return
            play(s, seat, int(action), dice, buffers.trail)

    @rule
    def play_on(s: Any, seat: int, dice: Any, buffers: Any) -> int:
        """At first sight, until it can be told how good it is."""
        last, worth = seat, value(s, seat)
        while worth < 0:
            last, n = next_seat(s, last, buffers.codes)
            play(s, last, at_sight(s, last, buffers.codes, n, dice), dice, buffers.trail)
            worth = value(s, seat)
        return worth

    @rule
    def look_ahead(states: Any, seat: int, count: int, dice: Any, buffers: Any, memory: Any) -> None:
        """All plans, in one possible truth."""
        states[WORK] = states[HIDDEN]
        guess(states[WORK], seat, dice)
        imagine(states[WORK], seat, dice)
        a, b, c, rolled = dice.a, dice.b, dice.c, dice.count
        for which in range(count):
            dice.a, dice.b, dice.c, dice.count = a, b, c, rolled
            states[TRY] = states[WORK]
            follow(states[TRY], seat, memory.plans, which, dice, buffers)
            memory.worths[which] += play_on(states[TRY], seat, dice, buffers)

    @rule
    def draw_up(states: Any, seat: int, memory: Any) -> None:
        memory.count = plans(states[HIDDEN], seat, memory.plans)
        memory.rounds = 0
        for which in range(memory.count):
            memory.worths[which] = 0

    @rule
    def compare(states: Any, seat: int, rounds: int, dice: Any, buffers: Any, memory: Any) -> None:
        for _ in range(rounds):
            look_ahead(states, seat, memory.count, dice, buffers, memory)
        memory.rounds += rounds

    @rule
    def decide(states: Any, seat: int, dice: Any, buffers: Any, memory: Any) -> int:
        """The next action of the best plan; at first sight if there is none."""
        if memory.count == 0:
            n = sensible(states[HIDDEN], seat, buffers.codes)
            return int(at_sight(states[HIDDEN], seat, buffers.codes, n, dice))
        best = 0
        for which in range(1, memory.count):
            if memory.worths[which] > memory.worths[best]:
                best = which
        return int(memory.plans.actions[best, 0])

    @rule
    def think(states: Any, seat: int, looks: int, dice: Any, buffers: Any, memory: Any) -> int:
        draw_up(states, seat, memory)
        if memory.count > 1:
            compare(states, seat, max(1, looks // memory.count), dice, buffers, memory)
        return decide(states, seat, dice, buffers, memory)

    def think_for(states: States, seat: int, seconds: float, dice: Any, buffers: Any, memories: States) -> int:
        memory, notes = memories[0], np.asarray(memories)[0]
        until = time.perf_counter() + seconds
        draw_up(states, seat, memory)
        if notes["count"] > 1:
            compare(states, seat, 1, dice, buffers, memory)
            while time.perf_counter() < until:
                compare(states, seat, PIECE, dice, buffers, memory)
        return int(decide(states, seat, dice, buffers, memory))

    @rule
    def suppose(states: Any, seat: int, open_hands: bool, meanwhile: bool, dice: Any) -> None:
        """One truth, in which the others have done what they are likely to do."""
        states[WORK] = states[HIDDEN]
        if not open_hands:
            guess(states[WORK], seat, dice)
        if meanwhile:
            imagine(states[WORK], seat, dice)

    @rule
    def try_out(states: Any, seat: int, action: int, which: int, dice: Any, buffers: Any, memory: Any) -> int:
        """In the truth supposed: this action, then a plan, then at first sight."""
        states[TRY] = states[WORK]
        play(states[TRY], seat, action, dice, buffers.trail)
        if which < memory.count:
            follow(states[TRY], seat, memory.plans, which, dice, buffers)
        return int(play_on(states[TRY], seat, dice, buffers))

    @rule
    def go_on_after(
        states: Any, seat: int, action: int, open_hands: bool, meanwhile: bool, seed: int, dice: Any, buffers: Any, memory: Any
    ) -> int:
        """Draw up plans for what follows an action; the best of them in a few truths."""
        seed_dice(dice, seed, SEEDS)
        suppose(states, seat, open_hands, False, dice)
        play(states[WORK], seat, action, dice, buffers.trail)
        hide(states[WORK], seat)
        memory.count = plans(states[WORK], seat, memory.plans)
        best, most = 0, -1
        for which in range(memory.count):
            worth = 0
            for probe in range(PROBES):
                seed_dice(dice, seed, SEEDS + 1 + probe)
                suppose(states, seat, open_hands, meanwhile, dice)
                worth += try_out(states, seat, action, which, dice, buffers, memory)
            if worth > most:
                best, most = which, worth
        return best

    @rule
    def weigh(states: Any, seat: int, actions: Any, open_hands: bool, dice: Any, buffers: Any, memory: Any, out: Any) -> None:
        seed, players = roll(dice, SEEDS), out.shape[2]
        meanwhile = plans(states[HIDDEN], seat, memory.plans) > 0
        for i in range(len(actions)):
            action = int(actions[i])
            best = go_on_after(states, seat, action, open_hands, meanwhile, seed, dice, buffers, memory)
            for number in range(out.shape[0]):
                seed_dice(dice, seed, number)
                suppose(states, seat, open_hands, meanwhile, dice)
                own = try_out(states, seat, action, best, dice, buffers, memory) / WON
                others = 0.0
                for other in range(players):
                    out[number, i, other] = max(0, value(states[TRY], other)) / WON
                    others += out[number, i, other] if other != seat else 0.0
                for other in range(players):
                    part = out[number, i, other] / others if others > 0 else 1 / (players - 1)
                    out[number, i, other] = own if other == seat else (1 - own) * part

    return CompiledSearch(think, MEMORY, think_for, lines, weigh)


def lines(memories: States) -> list[Line]:
    """Each plan's first action, with what the plan came to."""
    notes = np.asarray(memories)[0]
    rounds, count = int(notes["rounds"]), int(notes["count"])
    found = [
        Line(int(notes["plans"]["actions"][which, 0]), int(notes["worths"][which]) / (WON * max(1, rounds)), rounds)
        for which in range(count)
    ]
    return sorted(found, key=lambda line: -line.value)
