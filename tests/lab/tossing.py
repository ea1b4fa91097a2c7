"""A game whose answers can be worked out: in turns, each tosses; one toss in three hits, and whoever hits first wins.

The first of two seats wins with 1/3 + (2/3)² · 1/3 + … = 0.6. A game has 3 tosses on average. Red and blue tosses are as good; at
the deal each seat gets a lucky or an unlucky hat, and hats do nothing.
"""

from __future__ import annotations

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
    note,
    roll,
    rule,
)  # fmt: skip

FIRST_SEAT, TOSSES = 0.6, 3.0
SEAT = Field("seat", 4)
COLOURS, HATS = ("red", "blue"), ("lucky", "unlucky")
HAT, HIT = range(2)


class State(GameState):
    turn: i8
    winner: i8


@rule
def deal(s: State, options: Any, dice: Dice, trail: Trail) -> None:
    s.players = options[0]
    s.over = s.turn = 0
    s.winner = -1
    for seat in range(s.players):
        note(trail, HAT, seat, roll(dice, 2))


@rule
def legal(s: State, seat: int, out: Any) -> int:
    if s.over or seat != s.turn:
        return 0
    out[0], out[1] = 0, 1
    return 2


@rule
def play(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    if roll(dice, 3) == 0:
        s.over, s.winner = 1, seat
        note(trail, HIT, seat, action)
    s.turn = (seat + 1) % s.players


@rule
def see_all(s: State, seat: int) -> None:
    return


@rule
def nothing_to_guess(s: State, seat: int, dice: Dice) -> None:
    return


@rule
def score(s: State, out: Any) -> None:
    for seat in range(s.players):
        out[seat] = 1 if seat == s.winner else 0


TOSSING = Game(
    about=About("tossing", "Tossing", "", (2, 4), minutes=1, version=1, package=__name__),
    rules=Rules(State, deal, legal, play, see_all, nothing_to_guess, score),
    actions=Actions(Act("toss", (Field("colour", COLOURS),))),
    events=Events(Event("hat", (SEAT, Field("hat", HATS))), Event("hit", (SEAT, Field("colour", COLOURS)))),
    show=Presentation(
        lambda s: {"turn": s.turn}, lambda s, names: f"turn {s.turn}", lambda event, names: event["event"],
        lambda s, seat, action, names: "It is not your turn.",
    ),
)  # fmt: skip
