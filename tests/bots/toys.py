"""Games too small to play, for what no game in the box has yet: a team, and a table that rolls dice."""

from __future__ import annotations

from typing import Any

from quirkbox.engine import (
    About,
    Act,
    Actions,
    Dice,
    Events,
    Field,
    Game,
    GameState,
    Heuristics,
    Live,
    Presentation,
    Rules,
    Trail,
    i8,
    i8s,
    roll,
    rule,
    shape,
)

WAYS = 5
RIGHT = 3  # the way that leads somewhere
WALK, STORM = 0, WAYS


class State(GameState):
    # which way each seat went, counted from 1
    went: i8s = shape(4)
    # the table's turn has come and gone
    storm: i8
    # 1: a team wins or loses; 0: whoever goes right wins
    together: i8


@rule
def deal_team(s: State, options: Any, dice: Dice, trail: Trail) -> None:
    deal_rivals(s, options, dice, trail)
    s.together = 1


@rule
def deal_rivals(s: State, options: Any, dice: Dice, trail: Trail) -> None:
    s.players = options[0]
    s.over = s.storm = s.together = 0
    s.went[:] = 0


@rule
def legal(s: State, seat: int, out: Any) -> int:
    """All seats go at once, in any order; then the table has its turn."""
    if s.over:
        return 0
    if seat == s.players:
        for other in range(s.players):
            if not s.went[other]:
                return 0
        out[0] = STORM
        return 1
    if s.went[seat]:
        return 0
    for way in range(WAYS):
        out[way] = WALK + way
    return WAYS


@rule
def play(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    if action == STORM:
        s.storm = 1 + roll(dice, 10)
        s.over = 1
    else:
        s.went[seat] = 1 + action


@rule
def hide(s: State, seat: int) -> None:
    for other in range(s.players):
        if other != seat and s.went[other]:
            s.went[other] = -1


@rule
def guess(s: State, seat: int, dice: Dice) -> None:
    for other in range(s.players):
        if s.went[other] == -1:
            s.went[other] = 1 + roll(dice, WAYS)


@rule
def score(s: State, out: Any) -> None:
    """A point for going right, if the storm (one time in ten) does not blow one away; a team needs all of them."""
    right = 0
    for seat in range(s.players):
        out[seat] = 1 if s.went[seat] == RIGHT + 1 and s.storm != 1 else 0
        right += out[seat]
    if s.together:
        for seat in range(s.players):
            out[seat] = 1 if right == s.players else right - s.players


@rule
def judge(s: State, seat: int, action: int) -> int:
    return 0


def toy(game_id: str, deal: Any, cooperative: bool) -> Game:
    return Game(
        about=About(game_id, game_id.title(), "", (2, 4), minutes=1, version=1, package=__name__, cooperative=cooperative),
        rules=Rules(State, deal, legal, play, hide, guess, score),
        actions=Actions(Act("walk", (Field("way", WAYS),)), Act("storm")),
        events=Events(),
        show=Presentation(lambda s: {}, lambda s, names: "", lambda event, names: "", lambda s, seat, action, names: ""),
        live=Live(host_delay=lambda s: 0.0),
        bots=Heuristics(legal, judge),
    )


TEAM = toy("team", deal_team, cooperative=True)
RIVALS = toy("rivals", deal_rivals, cooperative=False)
