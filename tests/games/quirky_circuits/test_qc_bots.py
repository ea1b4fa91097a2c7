"""Bots that play Quirky Circuits together: how well, and with what manners."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import pytest
from fuzz import wild_game
from qc_table import QC, scenario

from quirkbox import Match
from quirkbox.bots import BOTS, Looks, rather_waits
from quirkbox.engine import Position, dice_from_seed
from quirkbox.games.quirky_circuits.content import book
from quirkbox.games.quirky_circuits.state import CHOOSE, F2, TURN_LEFT
from quirkbox.lab import play_out, simulate

Chosen = list[tuple[int, int]]


def some_positions(options: dict[str, str], seed: int = 1) -> list[Position]:
    """The beginning of each round of a game between bots: with less and less dust, and with tokens carried about."""
    match = Match(QC, 2, seed, options)
    found: dict[int, Position] = {}
    dice = dice_from_seed(seed)
    while not match.over:
        position = match.position
        found.setdefault(int(position.plain.round), position.copy())
        seat = position.waiting()[0]
        match.play(seat, BOTS["search"].choose(position.hidden(seat), seat, dice=dice, budget=Looks(130)))
    return list(found.values())


def thought_in_turn(positions: Sequence[Position]) -> list[Chosen]:
    """What every seat does in each position with some dice, one position after the other, at a workspace nobody has used
    before: each thread has its own."""
    chosen: list[Chosen] = []

    def think() -> None:
        for position in positions:
            chosen.append(
                [
                    (seat, BOTS["search"].choose(position.hidden(seat), seat, dice=dice_from_seed(seed), budget=Looks(130)))
                    for seat in position.waiting()
                    for seed in range(3)
                ]
            )

    thread = threading.Thread(target=think)
    thread.start()
    thread.join()
    return chosen


def must_choose_alike(positions: Sequence[Position]) -> None:
    """In this order, and at a fresh workspace each."""
    assert thought_in_turn(positions) == [thought_in_turn([position])[0] for position in positions]


@pytest.mark.parametrize("name", book())
def test_a_used_workspace_and_a_fresh_one_choose_alike(name: str) -> None:
    """Whether a game is thought about from its beginning or from its end, and whatever was thought about before."""
    names = list(book())
    other = Match(QC, 2, 1, {"scenario": names[names.index(name) - 1]}).position
    positions = some_positions({"scenario": name})
    must_choose_alike([*reversed(positions), other, *positions])


LITTLE_DUST = scenario("......\n......\n......\n......\n......\n@....b", facing="E")
LOOK_ALIKES = {
    "the same thing is longer": (
        scenario("......\n.z..Z.\n......\n......\n......\n@.....", "rover"),
        scenario("......\n.zzZZ.\n......\n......\n......\n@.....", "rover", extra='long = ["ribs"]'),
    ),
    "a barrier keeps hands off the table": (
        scenario(". . . . .\n. . . . .\n. . N . .\n. . . . .\n. n . . .\n@ . . . .", "lefty"),
        scenario(". . . . .\n. . . . .\n. .|N|. .\n. . . . .\n. n . . .\n@ . . . .", "lefty"),
    ),
    "there is more dust": (LITTLE_DUST, scenario("b....b\n......\n..bb..\nb.....\n......\n@....b", facing="E")),
    "there is more dust than tours are found for": (
        LITTLE_DUST,
        scenario("bbbbbb\n......\nbbbbbb\nb.....\n......\n@....b", facing="E"),
    ),
}


@pytest.mark.parametrize("pair", LOOK_ALIKES.values(), ids=LOOK_ALIKES.keys())
def test_scenarios_that_look_alike_are_told_apart(pair: tuple[str, str]) -> None:
    one, other = (Match(QC, 2, 1, {"scenario": text}).position for text in pair)
    must_choose_alike([one, other, one])


def test_a_bot_that_first_has_to_choose_a_token_plays_on_like_any_other() -> None:
    """Twirl does not drift before it has chosen."""
    cards = "[cards]\nhen_1 = 6\nforward_1 = 4\nforward_2 = 6\npick_or_drop = 6\nturn_left = 4"
    options = {"scenario": scenario("........\n......W.\n...#....\n.w....#.\n.h......\n.@..#...\n........", "twirl", cards=cards)}
    positions = (moment.position for seed in range(100) for moment in wild_game(QC, 2, options, seed))
    choosing = next(position for position in positions if position.plain.phase == CHOOSE).copy()
    must_choose_alike([choosing, *some_positions(options, seed=2)])


def test_a_team_that_thinks_wins_what_others_lose() -> None:
    """Of the hardest scenarios too, though nobody knows what the others hold."""
    won = {
        bot: simulate(QC, 20, [bot, bot], seed=3, options={"scenario": "dinner_rush"}).wins[0]
        for bot in ("search", "greedy", "random")
    }
    assert won["search"] >= 10
    assert won["greedy"] == won["random"] == 0


def test_three_and_four_can_play_together() -> None:
    for players in (3, 4):
        assert simulate(QC, 6, ["search"] * players, seed=4).wins[0] >= 4


def test_they_say_stop_before_they_are_done_and_wait_for_the_others() -> None:
    """QC-8: the sign is used for what it says."""
    match = Match(QC, 2, seed=5)
    play_out(match, ["search", "search"], 5, 200)
    words = [QC.actions.to_json(code)["act"] for _, code in match.log]
    assert "stop" in words
    match = Match(QC, 2, seed=5)
    seat, dice = 0, dice_from_seed(5)
    while not match.position.plain.stop[seat]:
        match.play(seat, BOTS["search"].choose(match.position.hidden(seat), seat, dice=dice, budget=Looks(200)))
    assert rather_waits(match.position, seat)
    match.play(1, next(action for action in match.legal(1) if action.startswith("play")))
    assert rather_waits(match.position, seat)
    match.play(1, "stop")
    assert not rather_waits(match.position, seat)


def test_whoever_holds_a_quirk_goes_first() -> None:
    """QC-4."""
    found = 0
    for seed in range(12):
        match = Match(QC, 2, seed, {"scenario": "cat_on_board"})
        quirks = [seat["quirk_first"] for seat in match.position.open_view()["seats"]]
        if sum(quirks) == 1:
            found += 1
            assert [rather_waits(match.position, seat) for seat in range(2)] == [not quirk for quirk in quirks]
    assert found


def test_whoever_has_nothing_of_use_lets_the_others_go_first() -> None:
    """The dust lies straight ahead. Backs tell that only the other one can go there; "stop" would be too early to say."""
    text = scenario("......\n......\n@...b.", facing="E", cards="[cards]\nforward_2 = 6\nturn_left = 12")
    found = 0
    for seed in range(60):
        match = Match(QC, 2, seed, {"scenario": text})
        turns, moves = (list(match.position.plain.hands[seat]).count(card) for seat, card in enumerate((TURN_LEFT, F2)))
        if turns == 5 and moves >= 2:
            found += 1
            chosen = BOTS["search"].choose(match.position.hidden(0), 0, dice=dice_from_seed(seed), budget=Looks(200))
            assert QC.actions.to_json(chosen)["act"] == "beep"
            assert not rather_waits(match.position, 0)
            match.play(0, chosen)
            assert rather_waits(match.position, 0)
    assert found


def test_nobody_says_stop_who_has_yet_to_play() -> None:
    """QC-8: the sign is used for what it says, here too."""
    match = Match(QC, 2, 3, {"scenario": "combo_plate"})
    dice, seat = dice_from_seed(3), 0
    acts = set()
    while not match.over:
        position = match.position
        seat = next(seat for seat in (seat, 1 - seat) if seat in position.waiting() and not rather_waits(position, seat))
        code = BOTS["search"].choose(position.hidden(seat), seat, dice=dice, budget=Looks(130))
        act = QC.actions.to_json(code)["act"]
        assert act != "stop" or position.plain.played[seat]
        acts.add(act)
        match.play(seat, code)
    assert acts >= {"play", "done", "stop", "beep"}
