"""What the lab says of a game: right about games whose answer is known, and as sure as it says."""

from __future__ import annotations

import json
import re
from dataclasses import replace

import numpy as np
import pytest
from test_ladder import Right
from tossing import FIRST_SEAT, TOSSES, TOSSING
from toys import RIVALS, TEAM

from quirkbox.engine import Events, Refusal
from quirkbox.games import GAMES
from quirkbox.lab import Lineup, Order, Part, Played, Step, Stopped, Study, Threads, study, watch
from quirkbox.lab.clock import minutes
from quirkbox.lab.lineup import victories
from quirkbox.lab.stats import mean, rate, ratio
from quirkbox.lab.until import study_until
from quirkbox.lab.watching import Watched

TWO = ("random", "random")
QUIRKIES = GAMES["quirkies"]


@pytest.fixture(scope="module")
def tossing() -> Study:
    return study(Lineup(TOSSING, TWO, 1), 100_000)


def holds(low: float, truth: float, high: float) -> bool:
    return low <= truth <= high


def test_the_first_seats_advantage_is_found(tossing: Study) -> None:
    first, second = tossing.by_seat()
    assert first.value == pytest.approx(FIRST_SEAT, abs=0.006)
    assert holds(first.low, FIRST_SEAT, first.high)
    assert first.value + second.value == pytest.approx(1)


def test_intervals_of_rates_hold_the_truth_in_95_of_100(tossing: Study) -> None:
    """1,000 studies of 100 games each."""
    won = victories(tossing.played, False)[:, 0].reshape(1000, 100)
    held = sum(holds(found.low, FIRST_SEAT, found.high) for found in map(rate, won))
    assert 930 <= held <= 970


def test_intervals_of_means_hold_the_truth_in_95_of_100(tossing: Study) -> None:
    """1,000 studies of 100 games each; lengths are so askew that means of so few hold it a little less often."""
    lengths = tossing.played.lengths.reshape(1000, 100)
    held = sum(holds(found.low, TOSSES, found.high) for found in map(mean, lengths))
    assert 920 <= held <= 970


def test_intervals_of_ratios_hold_the_truth_though_games_differ() -> None:
    """Half of the games say 1 of 1, half 0 of 9: one of ten in all, and what is in one game is not independent."""
    rng = np.random.default_rng(1)
    held = 0
    for _ in range(200):
        long = rng.integers(0, 2, 150)
        found = ratio(1 - long, np.where(long, 9, 1))
        held += holds(found.low, 0.1, found.high)
    assert 180 <= held <= 198


def test_shared_victories_count_by_their_share() -> None:
    standings = np.array([[5, 5, 1], [3, 2, 1]])
    won = victories(Played(np.array([1, 1]), standings, standings), False)
    assert won.tolist() == [[0.5, 0.5, 0], [1, 0, 0]]
    halves = rate([0.5] * 100)
    assert halves.value == 0.5
    assert rate([0.5, 0, 1] * 100).high - 0.5 < rate([0, 1] * 150).high - 0.5  # halves vary less


def test_what_does_nothing_is_not_taken_for_something(tossing: Study) -> None:
    """Hats and colours do nothing: nearly all intervals hold what everybody wins."""
    hats = [part for part in tossing.had() if part.what == "hat (hat)"]
    assert [part.value for part in hats] == ["lucky", "unlucky"]
    assert all(holds(part.won.low, 0.5, part.won.high) and holds(part.often.low, 0.5, part.often.high) for part in hats)
    assert not [part for part in tossing.had() if part.what == "colour (hit)"]  # who hits has won: that is no cause
    colours = dict(tossing.values()["toss: colour"])
    assert holds(colours["red"].low, 0.5, colours["red"].high)


def test_what_a_game_says_that_a_seat_keeps_is_asked_about() -> None:
    """Hats are declared now, and nothing else is taken for something."""
    hat, hit = TOSSING.events.events
    declared = replace(TOSSING, events=Events(replace(hat, keeps={"hat": "headgear"}), hit))
    found = study(Lineup(declared, TWO, 1), 200).had()
    assert {(part.what, part.value) for part in found} == {("headgear", "lucky"), ("headgear", "unlucky")}


def test_options_are_played_by_choice_on_the_same_deals() -> None:
    found = study(Lineup(QUIRKIES, TWO, 1), 1600)
    told = {option.id: {each.choice.id: each for each in choices} for option, choices in found.by_option()}
    assert list(told) == ["version", "claims", "window"]
    assert all(each.same for each in told["window"].values())  # nobody waits in a simulation
    usual, other = told["version"]["beginner"], told["version"]["advanced"]
    assert usual.won.of == 100
    assert usual.same
    assert not other.same
    assert other.won_more.value == pytest.approx(other.won.value - usual.won.value)
    # deal by deal one knows more than of two heaps of games
    assert other.longer.high - other.longer.low < (other.length.high - other.length.low) + (usual.length.high - usual.length.low)


def test_what_is_done_is_told_by_what_is_seen() -> None:
    """Not by what an action is written with: a hand's third tile is a different one each time."""
    boxes = study(Lineup(GAMES["circuit_breaker"], ["greedy", "greedy"], 1), 30)
    placed = dict(boxes.values()["place: kind"])
    appliances = boxes.game.events.events[boxes.game.events.number("placed")]
    assert set(placed) == {str(field.value(kind)) for field in appliances.fields if field.name == "kind" for kind in range(28)}
    assert sum(figure.value for figure in placed.values()) == pytest.approx(1)
    assert not [what for what in boxes.values() if "slot" in what or "whose" in what]
    driven = study(Lineup(GAMES["tiny_turbo_cars"], ["random", "random"], 1), 4).values()
    assert {"choose: car", "slide: command", "slide: way"} <= set(driven)


def test_first_choices_are_told_in_the_games_own_words() -> None:
    found = study(Lineup(QUIRKIES, TWO, 1), 600).openings()
    words = [part.value for part in found if part.what == "first choice"]
    assert words
    assert all(re.fullmatch(r"lays \w+ (orange|green|blue) (stripes|dots|triangles)", said) for said in words)
    colours = [part for part in found if part.what == "first choice: colour"]
    assert sum(part.often.value for part in colours) == pytest.approx(1)


def test_what_only_a_games_content_names_is_called_so() -> None:
    """A secret card is what stands on it, not its number; of a car that one keeps it is not asked twice."""
    boxes = study(Lineup(GAMES["circuit_breaker"], ["greedy", "greedy"], 1), 150)
    cards = [part.value for part in boxes.had() if part.what == "secret card"]
    assert cards
    assert all(len(card.split(", ")) == 4 for card in cards)
    assert Part("lane", "2", rate([1]), rate([1])).label == "3"  # as people count
    cars = study(Lineup(GAMES["tiny_turbo_cars"], TWO, 1), 400)
    assert {part.what for part in cars.had()} & {"car"}
    assert not cars.openings()


def test_minutes_are_counted_from_paces_thoughts_and_waits() -> None:
    """A toss has an alternative, and takes a person ten seconds, a bot one. Before the table acts it waits."""
    seen = watch(Lineup(TOSSING, TWO, 1), 50)
    assert minutes(seen, people=True) == pytest.approx(seen.played.lengths * 10 / 60)
    assert minutes(seen, people=False) == pytest.approx(seen.played.lengths / 60)
    rootg = watch(Lineup(GAMES["rootg"], TWO, 1), 2)
    ticks = (rootg.moves[:, 0] == 2).sum()
    played_by_bots = minutes(rootg, people=False).sum() * 60
    assert ticks * 3.0 < played_by_bots < ticks * 3.0 + len(rootg.moves) * 3.0


def test_lengths_choices_and_acts_are_counted(tossing: Study) -> None:
    assert tossing.length().value == pytest.approx(TOSSES, abs=0.05)
    assert tossing.branching().value == 2
    assert tossing.choices().value == 1
    ((name, often),) = tossing.acts()
    assert name == "toss"
    assert often.value == pytest.approx(tossing.watched.played.lengths.mean())
    assert tossing.ties().value == 0
    assert {part.value for part in tossing.openings()} == {"toss red", "toss blue"}


def taped(*games: list[tuple[int, int]]) -> Study:
    """A study of two seats whose scores went like this."""
    moves = np.array([[0, 0, 2, 1, *scores] for game in games for scores in game], np.int32)
    until = np.cumsum([[len(game), 0] for game in games], axis=0)
    last = np.array([game[-1] for game in games])
    played = Played(np.array([len(game) for game in games]), last, last)
    lineup = Lineup(TOSSING, TWO)
    return Study(lineup, played, Watched(lineup, 0, played, moves, np.zeros((0, 9), np.int32), until), None, np.zeros((0, 10, 2)))


def test_leads_and_comebacks_are_told_from_the_scores() -> None:
    told = taped([(1, 0), (1, 1), (1, 5), (9, 5)], [(0, 1), (0, 2), (0, 3), (0, 4)])
    assert told.lead_changes().tolist() == [2, 0]
    assert told.deficits().tolist() == [4, 0]
    assert told.comebacks().value == 0.5  # half-way the loser of the first game led
    assert taped(*[[(0, 1), (0, 2)]] * 30).leader_wins()[-1].value == 1
    assert taped([(0, 1), (0, 2)]).leader_wins()[-1].of == 0  # too few to tell


def test_a_watched_game_is_a_transcript_that_fits() -> None:
    seen = watch(Lineup(QUIRKIES, ["search@5", "greedy", "random"], 2, {"claims": "call"}), 60)
    for game in (0, 33, 59):
        transcript = seen.transcript(game)
        transcript.verify()
        assert transcript.score == seen.played.scores[game].tolist()
        assert len(transcript.log) == seen.played.lengths[game] == len(seen.moves_of(game))
    assert seen.names(1) == ["greedy", "random", "search@5"]


def test_watching_is_the_same_on_any_number_of_cores_and_for_bots_of_ones_own() -> None:
    one, two = (watch(Lineup(QUIRKIES, TWO, 3), 120, Threads(threads)) for threads in (1, 2))
    assert np.array_equal(one.moves, two.moves)
    assert np.array_equal(one.events, two.events)
    asked = watch(Lineup(RIVALS, [f"{Right.__module__}:Right", "random"], 3), 5)
    assert asked.games == 5
    asked.transcript(4).verify()


def test_asked_move_by_move_a_watched_game_is_the_same() -> None:
    lineup = Lineup(QUIRKIES, ["greedy", "random"], 3)
    seen = watch(lineup, 4)
    lineup.compiled = False
    asked = watch(lineup, 4)
    assert np.array_equal(seen.moves, asked.moves)
    assert np.array_equal(seen.events, asked.events)
    assert np.array_equal(seen.played.standings, asked.played.standings)


def test_a_long_game_gets_more_tape(monkeypatch: pytest.MonkeyPatch) -> None:
    lineup = Lineup(QUIRKIES, TWO, 3)
    usual = watch(lineup, 20)
    monkeypatch.setattr("quirkbox.lab.watching.DICE_AT_FIRST", 2)
    assert np.array_equal(watch(lineup, 20).events, usual.events)


def test_chances_along_the_game_are_those_of_the_game(tossing: Study) -> None:
    """At the deal the first seat wins 0.6 of the games that are played on, whoever won; whose toss is next has that chance."""
    at_first = rate(tossing.chances[:, 0, 0])
    assert holds(at_first.low - 0.02, FIRST_SEAT, at_first.high + 0.02)
    assert np.allclose(tossing.chances.sum(axis=2), 1)
    along = tossing.winner_wins()
    assert len(along) == 10
    # the winner was the first seat in 6 of 10: 0.6² + 0.4²
    assert along[0].value == pytest.approx(0.52, abs=0.1)


def test_chances_are_the_same_on_any_number_of_cores_and_grow() -> None:
    one, two = (study(Lineup(QUIRKIES, TWO, 5), 30, on=Threads(threads)) for threads in (1, 2))
    assert np.array_equal(one.chances, two.chances)
    late, early = one.winner_wins()[-1], one.winner_wins()[0]
    assert late.value > early.value


@pytest.mark.parametrize("stopped_in", ["games", "watched", "chances", "strength"])
def test_what_was_stopped_goes_on(stopped_in: str) -> None:
    order = Order(QUIRKIES, ("search@3", "random"), games=60, seed=6, strength=4, looks=1)
    whole = order.make()
    told: list[Step] = []

    def enough(step: Step) -> None:
        told.append(step)
        if step.what == stopped_in and step.done:
            raise Stopped

    assert not order.begun()
    with pytest.raises(Stopped):
        order.make(Threads(1), progress=enough)
    assert order.begun()
    before = {step.what: step.done for step in told}
    told.clear()
    assert order.make(resume=True, progress=told.append).to_json() == whole.to_json()
    assert not order.begun()
    first, last = ({step.what: step for step in steps} for steps in (reversed(told), told))
    assert all(first[what].done >= before.get(what, 0) for what in ("games", "watched", "strength"))  # all that was done is kept
    assert [step.what for step in order.steps()] == list(last)
    assert all(last[step.what] == Step(step.what, step.of, step.of) for step in order.steps())


def test_an_order_that_can_not_be_made_is_refused_at_once() -> None:
    with pytest.raises(Refusal, match="for 2 to 4 players"):
        Order(QUIRKIES, ("greedy",))
    with pytest.raises(Refusal, match="no option"):
        Order(QUIRKIES, options={"colour": "red"})


def test_what_programs_are_told(tossing: Study) -> None:
    told = tossing.to_json()
    assert (told["game"], told["games"], told["watched"]) == ("tossing", 100_000, 1000)
    assert told["won_by_seat"][0]["ci95"][0] < FIRST_SEAT < told["won_by_seat"][0]["ci95"][1]
    assert len(told["leader_wins"]) == 20
    team = study(Lineup(TEAM, TWO, 1), 50).to_json()
    assert "leader_wins" not in team
    assert "NaN" not in json.dumps([told, team, mean([1]).to_json(), rate([]).to_json()])
    assert team["won_by_seat"][0] == team["won_by_seat"][1]


def test_extreme_games_are_ten_different_ones(tossing: Study) -> None:
    found = dict(tossing.extremes())
    assert len(set(found.values())) == len(found) == 10
    lengths = tossing.watched.played.lengths
    assert lengths[found["The longest"]] == lengths.max()


def test_a_study_that_is_stopped_is_one_of_the_games_played_by_then() -> None:
    order = Order(QUIRKIES, ("greedy", "random"), 2000, 5, strength=2)
    whole = study_until(order, lambda: False)
    assert whole.to_json() == order.make().to_json()
    seen: list[Step] = []
    stopped = study_until(order, lambda: len(seen) >= 3, seen.append)
    assert 0 < stopped.games < 2000
    assert np.array_equal(stopped.played.standings, whole.played.standings[: stopped.games])
    assert 0 < stopped.watched.games <= stopped.games
    assert stopped.strength is None
