"""What the bots of Circuit Breaker are good for: they defend with cheese, steal with sense, and the search counts its hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
import pytest
from cb_table import MIDDLE, SIDE, Laid, do, table

from quirkbox.bots import BOTS, Looks
from quirkbox.engine import Match, Position, dice_from_seed
from quirkbox.games.circuit_breaker import GAME
from quirkbox.games.circuit_breaker.bot import HEURISTICS
from quirkbox.lab import simulate

X, Y = MIDDLE // SIDE, MIDDLE % SIDE
# The breaker box has 1 in the north, 2 in the east, 3 in the south, U in the west; appliances have theirs in the north.
JUKEBOXES: Sequence[Laid] = [
    ("Jukebox 1", X, Y - 1, 2),
    ("Jukebox 2", X + 1, Y, 3),
    ("Jukebox 3", X, Y + 1, 0),
]
PLAIN, WITH_JUKEBOX = 0, 1  # cards: on the first there is no kind of these tests
MARKET: Mapping[str, Sequence[str]] = {"A1": ["Lava Lamp 1"], "W1": ["1.1."], "W2": ["2.2."]}
thinking = pytest.mark.parametrize("bot", ["greedy", "search"])


def does(bot: str, at: Position) -> list[str]:
    """What a bot does in its turn, until it ends it."""
    did = []
    seat = at.plain.turn
    while at.plain.turn == seat and not at.over:
        code = BOTS[bot].choose(at.hidden(seat), seat, dice=dice_from_seed(7), budget=Looks(1500))
        did.append(GAME.actions.text(code))
        do(at, did[-1])
    return did


@thinking
def test_cheese_saves_what_is_worth_most(bot: str) -> None:
    at = table(
        [[], []],
        {0: JUKEBOXES},
        MARKET,
        mice={1: (0, X, Y + 1)},
        cubes=[1, 0],
        cards=[WITH_JUKEBOX, PLAIN],
        round=8,
    )
    assert "cheese 1" in does(bot, at)


@thinking
def test_no_cheese_for_a_mouse_that_fetches_a_wire(bot: str) -> None:
    at = table([[], []], {0: JUKEBOXES}, MARKET, mice={1: "W1"}, cubes=[1, 0], cards=[WITH_JUKEBOX, PLAIN], round=8)
    assert "cheese 1" not in does(bot, at)


@thinking
def test_mice_go_where_a_theft_hurts_most(bot: str) -> None:
    networks = {1: [*JUKEBOXES, ("Blender U", X - 1, Y, 1)]}
    at = table([[], []], networks, MARKET, cards=[PLAIN, WITH_JUKEBOX], round=12)
    assert any(f"raid 1 {laid[1]} {laid[2]}" in does(bot, at.copy()) for laid in JUKEBOXES)


def test_only_an_expert_counts_what_is_in_the_hand() -> None:
    """Two Lava Lamps are in the hand and a third lies there, beside an appliance that brings as much at first sight."""
    market = {"A1": ["Lava Lamp 3"], "A2": ["Neon Sign 2"], "A3": ["Blender 2"]}
    at = table([["Lava Lamp 1", "Lava Lamp 2"], []], {}, market, cards=[PLAIN, WITH_JUKEBOX], round=10)
    s, expert = at.hidden(0).states[0], HEURISTICS.search
    assert expert
    lamp, sign = (GAME.actions.parse(f"send {place}") for place in ("A1", "A2"))
    assert expert.judge(s, 0, lamp) > expert.judge(s, 0, sign)
    assert HEURISTICS.judge(s, 0, lamp) == HEURISTICS.judge(s, 0, sign)


def test_an_expert_gives_no_tile_for_cheese_that_nobody_needs() -> None:
    at = table([["3.3."], []], {}, MARKET, cards=[PLAIN, WITH_JUKEBOX], round=5)
    s, expert = at.hidden(0).states[0], HEURISTICS.search
    assert expert
    discard = GAME.actions.parse("discard 0 A1")
    assert HEURISTICS.judge(s, 0, discard) > 0 >= expert.judge(s, 0, discard)


def test_tie_breaks_decide_simulated_games() -> None:
    result = simulate(GAME, 400, ["greedy", "greedy"], 3)
    level = result.scores[:, 0] == result.scores[:, 1]
    alike = result.standings[:, 0] == result.standings[:, 1]
    assert level.sum() > alike.sum() == result.ties
    assert np.array_equal(result.standings[~level].argmax(axis=1), result.scores[~level].argmax(axis=1))


def test_an_easy_bot_is_sloppy_not_stupid() -> None:
    """It takes nothing back, is far better than chance, and can be beaten."""
    points = {"easy": 0, "chance": 0, "greedy": 0}
    for seed in range(6):
        match, thought = Match(GAME, 3, seed), dice_from_seed(seed, 1)
        kinds = [("random", True), ("random", False), ("greedy", True)]
        while not match.over:
            seat = match.position.waiting()[0]
            name, among = kinds[seat]
            code = BOTS[name].choose(match.position.hidden(seat), seat, dice=thought, budget=Looks(8), among_people=among)
            assert seat or GAME.actions.text(code) != "undo"
            match.play(seat, code)
        for name, score in zip(points, match.position.score(), strict=True):
            points[name] += score
    assert points["chance"] < points["easy"] < points["greedy"]
