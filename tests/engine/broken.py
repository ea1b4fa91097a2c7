"""A game too small to play, and broken in one way or another, as the environment says: what checked mode is for."""

from __future__ import annotations

import os
from typing import Any

from quirkbox.engine import (
    About,
    Act,
    Actions,
    Dice,
    Event,
    Events,
    Field,
    Game,
    GameState,
    Presentation,
    Rules,
    Trail,
    i8,
    i8s,
    note,
    rule,
    shape,
)

FAULT = os.environ.get("FAULT", "")
BEYOND = 3 if FAULT == "index" else 0
MANY = 5 if FAULT == "many" else 4  # written, where there is room for four
TOLD = 5 if FAULT == "told" else 4  # as many as there are, it says
STRANGE = 9 if FAULT == "code" else 0
VALUE = 7 if FAULT == "value" else 1
ENDLESS = FAULT == "endless"
STUCK_AT = 12 if FAULT == "stuck" else -1
STEP = 0


class State(GameState):
    count: i8
    cells: i8s = shape(3)
    behind: i8s = shape(8)


@rule
def deal(s: State, options: Any, dice: Dice, trail: Trail) -> None:
    s.players = options[0]
    s.over = s.count = 0
    s.cells[:] = 0
    s.behind[:] = 0


@rule
def legal(s: State, seat: int, out: Any) -> int:
    if s.over or seat != s.count % s.players or s.count == STUCK_AT:
        return 0
    for i in range(MANY):
        out[i] = i + STRANGE
    return TOLD


@rule
def play(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    s.cells[s.count % 3 + BEYOND] = 1
    note(trail, STEP, VALUE)
    s.count = (s.count + 1) % 120
    if s.count == 20 and not ENDLESS:
        s.over = 1


@rule
def hide(s: State, seat: int) -> None:
    pass


@rule
def guess(s: State, seat: int, dice: Dice) -> None:
    pass


@rule
def score(s: State, out: Any) -> None:
    for seat in range(s.players):
        out[seat] = 0


GAME = Game(
    about=About("broken", "Broken", "", (2, 2), minutes=1, version=1, package=__name__),
    rules=Rules(State, deal, legal, play, hide, guess, score, most_legal=4),
    actions=Actions(Act("go", (Field("way", 6),))),
    events=Events(Event("step", (Field("size", 3),))),
    show=Presentation(lambda s: {}, lambda s, names: "", lambda event, names: "", lambda s, seat, action, names: ""),
)
