"""What the bots of ROOT\\G: foresee is what comes, they weigh what the opponent has done, and they are of use."""

from __future__ import annotations

from typing import Any

import pytest
from fuzz import wild_game
from rootg_boards import asking, do, laid, running, tick, want

from quirkbox.engine import Position, dice_from_seed, roll
from quirkbox.games.rootg import GAME
from quirkbox.games.rootg.bot import depths_after, depths_of, likely, margin, values_after
from quirkbox.games.rootg.circuit import values_of
from quirkbox.games.rootg.places import place_at
from quirkbox.lab import simulate

TERMINAL_BITS = 0x3F
BOTH_SIDES = pytest.mark.parametrize("side", ["green", "black"])


def placings(at: Position) -> list[int]:
    first, after = GAME.actions.first("place"), GAME.actions.first("keep")
    return [code - first for code in at.legal(at.plain.turn) if first <= code < after] if at.waiting() else []


@BOTH_SIDES
def test_what_a_placing_would_do_is_what_it_does(side: str) -> None:
    """Values and depths of the terminals, foreseen without laying the tile."""
    seen = 0
    for seed in range(6):
        for moment in wild_game(GAME, 2, {"side": side}, seed):
            at = moment.position
            s = at.plain
            for where in placings(at)[::9]:
                state, face = at.states[0], s.faces[s.side, s.hands[s.turn]]
                place, turn = place_at(state, where // 4), where % 4
                values, depths = (f(state, face, turn, place) for f in (values_after, depths_after))
                after = at.copy()
                after.play(s.turn, where, dice_from_seed(0))
                if not face >> 20:  # a crossing may feed itself, which is only nearly foreseen
                    assert depths == depths_of(after.states[0])
                assert values & TERMINAL_BITS == values_of(after.states[0]) & TERMINAL_BITS
                seen += 1
    assert seen > 500


def test_the_margin_is_that_of_the_run() -> None:
    """For depths, values and missions of all kinds."""
    dice = dice_from_seed(4)
    for _ in range(150):
        depths = [roll(dice, 6) for _ in range(6)]
        values = [roll(dice, 2) for _ in range(6)]
        at = running(depths, values)
        packed = depths_of(at.states[0])
        right = sum(value << terminal for terminal, value in enumerate(values))  # everybody wants ones
        while not at.over and any(depths):
            tick(at)
        a, b = at.score()
        assert (margin(packed, right, 0), margin(packed, right, 1)) == (a - b, b - a)


def test_an_owner_vouches_for_what_its_own_tiles_make_of_its_terminals() -> None:
    at = laid([], ("NOT/N", "NOT/N"))
    do(at, 0, "place 0 2 0")  # seat 0's Fast says 1 now
    assert [int(value) for value in at.plain.vouched] == [1, -1, -1, -1, -1, -1]
    do(at, 1, "place 0 3 0")  # and 0, but that was the other one
    assert [int(value) for value in at.plain.vouched] == [1, -1, -1, -1, -1, -1]


def test_who_asks_vouches_for_everything() -> None:
    at = asking(laid(["NOT/N 0 2 0"], charges=(0, 18)), 0)
    do(at, 0, "ask")
    assert [int(value) for value in at.plain.vouched] == [1, 0, 0, -1, -1, -1]


@pytest.mark.parametrize(
    ("vouched", "wants", "percent"),
    [
        ([-1, -1, -1], [1, 0, 1], 100),
        ([1, -1, -1], [1, 0, 1], 100),
        ([0, -1, -1], [1, 0, 1], 33),
        ([0, 1, 0], [1, 0, 1], 3),
    ],
)
def test_a_mission_fits_what_its_owner_has_built(vouched: list[int], wants: list[int], percent: int) -> None:
    at = laid([])
    want(at, [1, 1, 1], wants)
    at.plain.vouched[3:] = vouched
    assert likely(at.states[0], 0) == percent


def wins(bots: list[str], games: int, **options: Any) -> float:
    iterations = options.pop("iterations", 1)
    return simulate(GAME, games, bots, 1, options, iterations).wins[0] / games


@BOTH_SIDES
def test_greedy_beats_random(side: str) -> None:
    assert wins(["greedy", "random"], 200, side=side) >= 0.9


def test_search_beats_greedy() -> None:
    """Only that looking ahead helps; how much is measured elsewhere."""
    assert wins(["search", "greedy"], 12, set="quick", iterations=60) >= 0.6
