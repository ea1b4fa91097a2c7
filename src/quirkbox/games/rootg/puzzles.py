"""Puzzles of ROOT\\G:: where a tile goes, so that terminals give what the missions ask for."""

from collections.abc import Callable
from typing import Any

from quirkbox.engine import Codes, PuzzleKind, for_rules, rule
from quirkbox.games.rootg.actions import SPEEDS
from quirkbox.games.rootg.circuit import values_of
from quirkbox.games.rootg.rules import KEEP_TILE, legal
from quirkbox.games.rootg.run import wants
from quirkbox.games.rootg.state import FIRST, SECOND, State
from quirkbox.words.sentence import Sentence


@rule
def placings(s: State, seat: int, out: Codes) -> int:
    """Where one's tile can go."""
    if s.turn != seat or (s.phase != FIRST and s.phase != SECOND):
        return 0
    n = legal(s, seat, out)
    kept = 0
    for i in range(n):
        if out[i] < KEEP_TILE:
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def gives_right(s: State, values: int, seat: int, speed: int) -> bool:
    """A signal comes, and is what the mission asks for."""
    terminal = seat * 3 + speed
    return bool(s.depth[terminal] > 0 and (values >> terminal) & 1 == wants(s, seat, speed))


def right_terminal(speed: int) -> Callable[[Any, int], int]:
    @rule
    def right(s: State, seat: int) -> int:
        return 1 if gives_right(s, values_of(s), seat, speed) else 0

    return right


def one_task(speed: int) -> Callable[[Any, int, Any, int], Sentence]:
    def task(before: State, seat: int, after: State, gain: int) -> Sentence:
        return Sentence("rootg-puzzle-task", speed=SPEEDS[speed], value=int(wants(for_rules(before), seat, speed)))

    return task


def explain(before: State, seat: int, after: State, gain: int) -> Sentence:
    circuit = for_rules(after)
    values = values_of(circuit)
    right = [name for speed, name in enumerate(SPEEDS) if gives_right(circuit, values, seat, speed)]
    return Sentence("rootg-puzzle-why", right=[Sentence("rootg-speed", speed=name) for name in right])


SIDES = ({"side": "green"}, {"side": "black"})
PUZZLES = tuple(
    PuzzleKind(f"{name}_terminal", placings, right_terminal(speed), 1, one_task(speed), explain, tables=SIDES)
    for speed, name in enumerate(SPEEDS)
)
