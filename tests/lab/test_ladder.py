"""The ladder: fair, the same for the same seed, with ratings that are right about players whose strength is known."""

from __future__ import annotations

import math
import sys

import numpy as np
import pytest
from toys import RIVALS, TEAM

from quirkbox.bots import Looks
from quirkbox.engine import Dice, Position, Refusal
from quirkbox.games import GAMES
from quirkbox.lab import Contest, Lineup, Step, Threads, climb, ladder, simulate
from quirkbox.lab.ratings import ELO, rate

QUIRKIES = GAMES["quirkies"]
ALL = ("random", "greedy", "search@8")


class Right:
    """Goes the right way, always."""

    id, names, words, pace = "right", ("Wright",), "knows the way", 1.0

    def choose(self, hidden: Position, seat: int, *, dice: Dice, budget: Looks | None = None, among_people: bool = False) -> int:
        return 3


class Stranger(Right):
    """Has learned one game only."""

    id = "stranger"

    def plays(self, game: object) -> bool:
        return game is RIVALS


def test_the_same_for_the_same_seed_on_any_number_of_cores() -> None:
    one, two = (climb(Contest(QUIRKIES, ALL, 20, seed=3), on=Threads(n)) for n in (1, 2))
    assert one.to_json() == two.to_json()
    assert one.to_json() != climb(Contest(QUIRKIES, ALL, 20, seed=4)).to_json()


def test_a_deal_is_played_from_every_seat() -> None:
    """Two of a kind on paired deals: what one wins from one seat, the other wins from it too."""
    lineup = Lineup(QUIRKIES, ["greedy", "greedy"], 1, paired=True)
    games = lineup.play(0, 200).lengths.reshape(-1, 2)
    assert lineup.each == 2
    alone = Lineup(QUIRKIES, ["random", "random"], 1).play(0, 100)
    assert np.corrcoef(games[:, 0], games[:, 1])[0, 1] > np.corrcoef(alone.lengths[:50], alone.lengths[50:])[0, 1]


def test_stronger_bots_stand_higher() -> None:
    told = climb(Contest(QUIRKIES, ("greedy", "random"), 150)).to_json()
    assert [bot["bot"] for bot in told["bots"]] == ["greedy", "random"]
    assert told["zero"] == "random"
    assert told["bots"][1]["rating"] == 0
    low, high = told["bots"][0]["ci95"]
    assert 150 < low < told["bots"][0]["rating"] < high
    assert told["bots"][0]["against"]["random"] == pytest.approx(1 - told["bots"][1]["against"]["greedy"])
    assert told["games"] == 300


def test_three_at_a_table_sit_in_turns() -> None:
    climbed = climb(Contest(QUIRKIES, ("greedy", "random"), 60, players=3))
    assert len(climbed.contest.tables[0].entrants) == 3
    assert climbed.against(0, 1) > 0.7


def test_teams_are_compared_on_the_same_deals() -> None:
    climbed = climb(Contest(TEAM, ("random", "search@200"), 60))
    assert climbed.contest.games_a_deal == 1
    assert climbed.against(1, 0) > 0.65
    assert climbed.ratings.low[1] > 0


def test_a_bot_of_ones_own_climbs_too() -> None:
    climbed = climb(Contest(RIVALS, ("random", f"{__name__}:Right"), 40))
    assert climbed.against(1, 0) == pytest.approx(0.86, abs=0.1)  # one in five random walkers goes right too, one in ten in vain


def test_what_was_stopped_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    contest = Contest(QUIRKIES, ALL, 30, seed=5)
    played = Lineup.play
    calls = []

    def until_ctrl_c(self: Lineup, first: int, last: int) -> object:
        calls.append(first)
        if len(calls) == 50:
            raise KeyboardInterrupt
        return played(self, first, last)

    with monkeypatch.context() as patch:
        patch.setattr(ladder.Lineup, "play", until_ctrl_c)
        half = climb(contest, on=Threads(1))
    assert 10 < half.deals < 30
    done: list[Step] = []
    calls.clear()
    whole = climb(contest, resume=True, progress=done.append)
    assert whole.to_json() == climb(contest).to_json()
    assert done[0].done >= half.deals * 6
    assert done[-1] == Step("strength", contest.games, contest.games)


def test_there_must_be_something_to_go_on_with() -> None:
    with pytest.raises(Refusal, match="no ladder to go on with"):
        climb(Contest(QUIRKIES, ALL, 5, seed=99), resume=True)


@pytest.mark.parametrize(
    ("bots", "why"),
    [
        (("random",), "two bots or more"),
        (("random", "random"), "named twice"),
        (("random", "search@0"), "after the @"),
        (("random", "search@many"), "after the @"),
        (("random", "nobody"), "no bot 'nobody'"),
        (("random", f"{__name__}:Stranger"), "The bot stranger does not play Quirkies; there is random, greedy, search, trained"),
    ],
)
def test_what_can_not_climb_is_refused_in_words(bots: tuple[str, ...], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        climb(Contest(QUIRKIES, bots, 5))


def test_without_its_package_it_is_refused_before_anything_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "choix", None)
    with pytest.raises(Refusal, match=r"pip install 'quirkbox\[lab\]'"):
        Contest(QUIRKIES, ALL, 5)


def test_a_budget_of_ones_own_is_kept() -> None:
    one = simulate(QUIRKIES, 10, ["search@30", "greedy"], 1, iterations=1)
    other = simulate(QUIRKIES, 10, ["search", "greedy"], 1, iterations=30)
    assert np.array_equal(one.scores, other.scores)


def test_intervals_hold_the_truth_nearly_always() -> None:
    """Three players of known strength, 25 contests of 100 deals: of 50 intervals about 47 hold it."""
    strength = np.array([0.0, 1.0, 2.0])
    pairs = [(0, 1), (0, 2), (1, 2)]
    rng = np.random.default_rng(1)
    held = 0
    for contest in range(25):
        points = np.array([rng.binomial(2, 1 / (1 + math.exp(strength[b] - strength[a])), 100) / 2 for a, b in pairs])
        found = rate(["random", "b", "c"], pairs, points, 2, contest, repetitions=150)
        held += sum(found.low[bot] <= strength[bot] * ELO <= found.high[bot] for bot in (1, 2))
    assert 43 <= held <= 50


def test_whoever_wins_everything_has_no_end_above() -> None:
    found = rate(["random", "other"], [(0, 1)], np.zeros((1, 50)), 2)
    assert math.isfinite(found.rating[1])
    assert found.high[1] - found.rating[1] > 100
