"""Bots that play Quirky Circuits together: how well, and with what manners."""

from __future__ import annotations

from qc_table import QC

from quirkbox import Match
from quirkbox.bots import BOTS, rather_waits
from quirkbox.engine import dice_from_seed
from quirkbox.lab import play_out, simulate


def test_a_team_that_thinks_wins_what_others_lose() -> None:
    games = 20
    won = {
        bot: simulate(QC, games, [bot, bot], seed=3, options={"scenario": "seedlings"}).wins[0]
        for bot in ("search", "greedy", "random")
    }
    assert won["search"] >= 12
    assert won["search"] >= 2 * won["greedy"]
    assert won["random"] == 0


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
        match.play(seat, BOTS["search"].choose(match.position.hidden(seat), seat, dice=dice, iterations=200))
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
