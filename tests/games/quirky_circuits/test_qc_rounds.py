"""Rounds of Quirky Circuits: who may play what when, signs, dealing and the end."""

import pytest
from qc_table import Table, scenario

from quirkbox import Match, game
from quirkbox.engine import SPECTATOR, Refusal
from quirkbox.games.quirky_circuits.content import book
from quirkbox.games.quirky_circuits.goal import colour_of

QC = game("quirky_circuits")


@pytest.mark.parametrize(("players", "hand"), [(2, 5), (3, 4), (4, 4)])
def test_hands_at_the_start(players: int, hand: int) -> None:
    """QC-1."""
    for name, made in book().items():
        view = Match(QC, players, options={"scenario": name}).position.open_view()
        assert [len(seat["hand"]) for seat in view["seats"]] == [hand] * players
        assert view["deck"] == sum(made.cards) - players * hand
        assert view["battery"]["left"] == made.battery


def first_card(match: Match, seat: int) -> str:
    return next(action for action in match.legal(seat) if action.startswith("play"))


def test_the_programming_example() -> None:
    """QC-2, QC-3, QC-5: Colby plays 1 and 2, Nikki 3, Jerry 4, Nikki 5; only then can all three be done."""
    nikki, colby, jerry = range(3)
    match = Match(QC, 3, seed=4)
    for seat in (nikki, colby, jerry):
        assert "done" not in match.legal(seat)
    for seat in (colby, colby, nikki, jerry):
        match.play(seat, first_card(match, seat))
    match.play(colby, "done")
    match.play(jerry, "done")
    assert "done" not in match.legal(nikki)  # four cards are too few, and nobody else is left
    with pytest.raises(Refusal, match="needs 5 cards"):
        match.play(nikki, "done")
    match.play(nikki, first_card(match, nikki))
    queue = match.position.view(nikki)["queue"]
    assert [card["seat"] for card in queue] == [colby, colby, nikki, jerry, nikki]
    assert names_in(match.play(nikki, "done"))[:2] == ["said", "run"]


def names_in(events: list[dict[str, object]]) -> list[object]:
    return [event["event"] for event in events]


def test_done_needs_the_minimum_within_reach() -> None:
    """QC-5."""
    match = Match(QC, 2, seed=1)
    for _ in range(4):
        match.play(0, first_card(match, 0))
    assert "done" in match.legal(0)
    match.play(0, "done")
    match.play(1, first_card(match, 1))
    assert "done" in match.legal(1)
    match = Match(QC, 2, seed=1)
    match.play(1, first_card(match, 1))
    match.play(0, first_card(match, 0))
    match.play(0, "done")  # the other one still holds four
    assert "done" not in match.legal(1)


def test_done_is_taken_back_by_playing() -> None:
    """QC-6."""
    match = Match(QC, 2, seed=1)
    match.play(0, first_card(match, 0))
    match.play(0, "done")
    assert match.position.waiting() == [1]  # nobody waits for who is done
    seen = match.play(0, first_card(match, 0))
    assert [event.get("word") for event in seen] == [None, "not_done"]
    assert match.position.view(0)["seats"][0]["done"] is False


def test_who_has_no_card_left_is_done() -> None:
    """QC-5."""
    match = Match(QC, 2, seed=1)
    for _ in range(5):
        seen = match.play(0, first_card(match, 0))
    assert seen[-1] == {"event": "said", "seat": 0, "word": "done"}


def test_quirks_first() -> None:
    """QC-4."""
    match = Match(QC, 2, seed=1, options={"scenario": "cat_on_board"})
    while not any(seat["quirk_first"] for seat in match.position.open_view()["seats"]):
        match = Match(QC, 2, seed=match.position.plain.deck[0] + 40, options={"scenario": "cat_on_board"})
    seats = match.position.open_view()["seats"]
    seat = next(number for number, one in enumerate(seats) if one["quirk_first"])
    cards = [action for action in match.legal(seat) if action.startswith("play")]
    assert all(card.endswith("yellow") for card in cards)
    blue = next(card for card in seats[seat]["hand"] if card["colour"] == "blue")
    with pytest.raises(Refusal, match="yellow card first"):
        match.play(seat, {"act": "play", "card": blue["card"], "colour": "blue"})
    for _ in range(sum(card["colour"] == "yellow" for card in seats[seat]["hand"])):
        match.play(seat, first_card(match, seat))
    assert any(action.endswith("blue") for action in match.legal(seat))


def test_signs_bind_nobody_and_each_is_given_once_between_two_cards() -> None:
    """QC-8, QC-9."""
    match = Match(QC, 2, seed=1)
    match.play(0, "beep")
    match.play(0, "stop")
    assert match.position.view(1)["seats"][0]["stop"]
    assert "beep" not in match.legal(0)
    match.play(1, first_card(match, 1))  # it binds nobody
    match.play(0, "go_on")
    assert not match.position.view(1)["seats"][0]["stop"]
    assert {"beep", "stop"} <= set(match.legal(0))
    assert {act.name for act in QC.actions.acts} == {"play", "done", "stop", "go_on", "beep", "take"}


def test_every_card_is_turned_up_before_the_first_acts() -> None:
    """QC-10, QC-11."""
    match = Match(QC, 2, seed=1)
    for seat in (0, 0, 0, 1, 1):
        match.play(seat, first_card(match, seat))
    match.play(0, "done")
    seen = match.play(1, "done")
    acted = [event["place"] for event in seen if event["event"] == "card"]
    assert names_in(seen)[1:7] == ["run", *["revealed"] * 5]
    assert acted == [0, 1, 2, 3, 4]


def test_practice_shows_the_queue_and_no_hands() -> None:
    """QC-54; without practice only the backs are seen (QC-4)."""
    for options, known in (({"queue": "up"}, True), ({}, False)):
        match = Match(QC, 2, seed=1, options=options)
        seen = match.play(0, first_card(match, 0))
        view = match.position.view(1)
        assert (view["queue"][0]["card"] is not None) == known
        assert ("shown" in names_in(seen)) == known
        assert all(card["card"] is None for card in view["seats"][0]["hand"])
        assert all(card["back"] for card in view["seats"][0]["hand"])


def test_practice_shows_where_the_robot_would_go() -> None:
    """QC-54: the way that is shown is the way that is driven. Without practice nothing is told of it."""
    for options, known in (({"queue": "up"}, True), ({}, False)):
        match = Match(QC, 2, seed=1, options=options)
        for seat in (0, 0, 0, 1, 1):
            match.play(seat, first_card(match, seat))
            way = match.position.seen_by(SPECTATOR).view()["way"]
            assert bool(way) == known
        match.play(0, "done")
        driven = [event["to"] for event in match.play(1, "done") if event["event"] == "moved"]
        assert driven
        assert [point["space"] for point in (way or [])[1:]] == (driven if known else [])


def test_the_reset() -> None:
    """QC-50, QC-51, QC-52, QC-53: nothing is lost, the battery goes down, whoever has fewest is dealt to first."""
    match = Match(QC, 3, seed=2, options={"scenario": "two_rooms"})
    for seat in (0, 1, 1, 2, 2):
        match.play(seat, first_card(match, seat))
    for seat in (0, 1):
        match.play(seat, "done")
    played = sorted(match.position.plain.queue[:5])
    seen = match.play(2, "done")
    assert [event["seat"] for event in seen if event["event"] == "drew"] == [1, 2, 0, 1, 2]
    s = match.position.plain
    assert s.battery == s.full - 1
    assert sorted(s.deck[:5]) == played  # a layer of its own, below the rest
    assert list(s.layer[:5]) == [1] * 5


def test_the_battery_runs_out() -> None:
    """QC-50, QC-52: lost with the reset that takes the last of it."""
    match = Match(QC, 2, seed=3)
    while not match.over:
        seat = min(match.position.waiting())
        seen = match.play(seat, "done" if "done" in match.legal(seat) else first_card(match, seat))
    assert seen[-1] == {"event": "lost", "why": "battery", "token": None, "other": None, "space": None}
    assert match.position.score() == [0, 0]
    assert match.position.winners() == []
    assert match.position.plain.round == match.position.plain.full


@pytest.mark.parametrize(
    ("full", "colours"),
    [
        (11, "rrryyyygggg"),
        (9, "rrryyyggg"),
        (10, "rrryyygggg"),
        (12, "rrrryyyygggg"),
        (3, "ryg"),
        (4, "rygg"),
    ],
)
def test_the_colours_of_a_victory(full: int, colours: str) -> None:
    """QC-7."""
    told = "".join("?ryg"[colour_of(full, battery)] for battery in range(1, full + 1))
    assert told == colours


def test_a_victory_counts_by_its_colour() -> None:
    """QC-7."""
    for battery, points in ((9, 3), (5, 2), (1, 1)):
        table = Table("b . .\n. . .\n@ . .", facing="N")
        table.state.battery = battery
        table.run("forward_2")
        assert table.match.position.score() == [points, points]
        assert table.match.position.winners() == [0, 1]


def test_short_hands_when_the_deck_is_empty() -> None:
    """QC-53."""
    few = "[cards]\nforward_1 = 6\nturn_left = 6"
    match = Match(QC, 4, 1, {"scenario": scenario("b . .\n. . .\n@ . .", cards=few)})
    assert [len(seat["hand"]) for seat in match.position.open_view()["seats"]] == [3] * 4


def test_the_place_of_a_card_tells_nothing_about_the_cards_beside_it() -> None:
    """QC-4: of two alike either may be laid, so nobody learns that there was none further left."""
    slots = set()
    for seed in range(20):
        match = Match(QC, 2, seed)
        match.position.plain.hands[0] = [0, 1, 0, 9, 0]
        slots.add(match.play(0, "play forward_1 blue")[0]["slot"])
    assert slots == {0, 2, 4}
