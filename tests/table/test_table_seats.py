"""Who sits where, and who may change it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from quirkbox.engine import Refusal
from quirkbox.games import game
from quirkbox.table import Table, info

QUIRKIES = game("quirkies")
SECRET = bytes(range(32))
ADA, BO, CY = "a" * 64, "b" * 64, "c" * 64


def waiting() -> Table:
    return Table.new("FOX-42", QUIRKIES, {}).sit(ADA, 0, "Ada").sit(BO, 2, "Bo")


def playing() -> Table:
    return waiting().ask_in(ADA, 3, "greedy", ["Tock"], away=False).start(ADA, SECRET, 1000)


def over() -> Table:
    return playing().over()


def kinds(table: Table) -> list[str]:
    return [seat.kind for seat in table.seats]


def test_a_new_table_has_a_chair_for_everyone() -> None:
    table = Table.new("FOX-42", QUIRKIES, {"claims": "call"})
    assert kinds(table) == ["free"] * 4
    assert table.options == {"version": "beginner", "claims": "call", "window": "5"}


def test_start_takes_empty_chairs_away_and_keeps_the_chairs_colours() -> None:
    table = playing()
    assert [(seat.name, seat.chair) for seat in table.seats] == [("Ada", 0), ("Bo", 2), ("Tock", 3)]


def test_one_person_may_hold_several_seats() -> None:
    assert waiting().sit(ADA, 1, "Ada's mum").own_seats(ADA) == [0, 1]


def test_two_bots_of_a_kind_have_different_names() -> None:
    table = waiting().ask_in(ADA, 1, "greedy", ["Tock"], False).ask_in(BO, 3, "greedy", ["Tock"], False)
    assert table.names == ["Ada", "Tock", "Bo", "Tock 2"]
    assert table.ask_in(ADA, 1, "search", ["Sage"], False).names == ["Ada", "Sage", "Bo", "Tock 2"]
    assert table.ask_in(ADA, 3, "greedy", ["Tock", "Tick"], False).names == ["Ada", "Tock", "Bo", "Tick"]


def test_options_change_one_by_one_before_the_start() -> None:
    table = waiting().agree(BO, {"version": "advanced"}).agree(ADA, {"claims": "call"})
    assert table.options == {"version": "advanced", "claims": "call", "window": "5"}


def test_who_stands_up_before_the_start_leaves_a_free_chair() -> None:
    table = waiting().stand(BO, 2)
    assert kinds(table) == ["person", "free", "free", "free"]
    assert not any(seat.token == BO for seat in table.seats)


def test_who_stands_up_in_the_game_may_come_back_or_be_replaced() -> None:
    left = playing().stand(BO, 1)
    assert (left.seats[1].kind, left.seats[1].name) == ("free", "Bo")
    assert left.sit(BO, 1, "Bo").seats == playing().seats
    assert left.sit(CY, 1, "Cy").own_seats(CY) == [1]
    with_bot = left.ask_in(ADA, 1, "search", ["Sage"], away=False)
    assert (with_bot.seats[1].kind, with_bot.seats[1].stands_in_for) == ("bot", "Bo")
    assert with_bot.sit(BO, 1, "Bo").seats == playing().seats


def test_a_bot_keeps_the_seat_of_somebody_away_warm() -> None:
    table = playing().ask_in(ADA, 1, "search", ["Sage"], away=True)
    assert table.seats[1].stands_in_for == "Bo"
    assert table.own_seats(BO) == []  # no look into the hand the bot now plays
    assert table.sit(BO, 1, "Bo").seats == playing().seats
    assert table.stand(ADA, 1).seats == playing().seats


def test_a_bot_sent_away_in_the_game_leaves_its_seat_to_anybody() -> None:
    table = playing().stand(ADA, 2)
    assert table.seats[2].kind == "free"
    assert table.sit(CY, 2, "Cy").seats[2].name == "Cy"


def test_a_rematch_seats_the_same_people_on_the_same_chairs() -> None:
    old, fresh = over().again(BO, "OWL-10")
    assert old.rematch == "OWL-10"
    assert [(seat.kind, seat.name) for seat in fresh.seats] == [
        ("person", "Ada"),
        ("free", ""),
        ("person", "Bo"),
        ("bot", "Tock"),
    ]
    assert fresh.status == "waiting"
    assert fresh.secret is None
    assert fresh.options == old.options


def test_who_has_left_does_not_come_along_to_the_rematch() -> None:
    left = playing().stand(BO, 1)
    assert left.over().again(ADA, "OWL-10")[1].seats[2].kind == "free"
    kept_warm = left.ask_in(ADA, 1, "search", ["Sage"], False).over().again(ADA, "OWL-10")[1]
    assert (kept_warm.seats[2].kind, kept_warm.seats[2].stands_in_for) == ("bot", None)


REFUSED: list[tuple[Callable[[], object], str]] = [
    (lambda: waiting().sit(CY, 0, "Cy"), "Ada sits there."),
    (lambda: waiting().sit(CY, 4, "Cy"), "There is no such seat at this table."),
    (lambda: waiting().sit(CY, -1, "Cy"), "There is no such seat at this table."),
    (lambda: waiting().stand(ADA, 2), "Only Bo can leave this seat."),
    (lambda: waiting().stand(ADA, 1), "Nobody sits there."),
    (lambda: playing().stand(CY, 2), "Only somebody who sits at the table can send a bot away."),
    (
        lambda: waiting().ask_in(CY, 1, "g", ["Tock"], False),
        "Only somebody who sits at the table can ask a bot in.",
    ),
    (
        lambda: playing().ask_in(ADA, 1, "g", ["Tock"], away=False),
        "Bo is here; a bot only plays for somebody who has left.",
    ),
    (lambda: playing().agree(ADA, {"version": "advanced"}), "The game has begun already."),
    (
        lambda: waiting().agree(ADA, {"version": "x"}),
        "The option version can be beginner, advanced, not 'x'.",
    ),
    (
        lambda: waiting().agree(ADA, {"size": "big"}),
        "Quirkies has no option 'size'; it has version, claims, window.",
    ),
    (lambda: waiting().start(CY, SECRET, 0), "Only somebody who sits at the table can start the game."),
    (
        lambda: waiting().stand(BO, 2).start(ADA, SECRET, 0),
        "Quirkies needs at least 2 players: invite somebody, or add a bot.",
    ),
    (lambda: playing().start(ADA, SECRET, 0), "The game has begun already."),
    (lambda: playing().again(ADA, "OWL-10"), "The game is not over yet."),
    (lambda: over().again(CY, "OWL-10"), "Only somebody who sits at the table can ask for a rematch."),
    (lambda: over().sit(CY, 0, "Cy"), "The game is over."),
    (lambda: over().stand(ADA, 0), "The game is over."),
    (lambda: playing().must_hold(ADA, 1), "Bo sits there, not you."),
    (lambda: playing().stand(BO, 1).must_hold(BO, 1), "You do not sit there."),
    (
        lambda: playing().ask_in(ADA, 1, "s", ["Sage"], away=True).must_hold(BO, 1),
        "Sage plays for you; take your seat back first.",
    ),
]


@pytest.mark.parametrize(("ask", "why"), REFUSED, ids=[why for _, why in REFUSED])
def test_refusals_are_sentences_that_name_people(ask: Callable[[], object], why: str) -> None:
    with pytest.raises(Refusal) as refusal:
        ask()
    assert str(refusal.value) == why


def test_the_table_tells_no_tokens_and_the_secret_only_at_the_end() -> None:
    for table in (waiting(), playing(), over()):
        shown = info(table, ADA, 0, {ADA}, 1, 5, 20_000)
        assert (shown["secret"] is not None) == (table.status == "over")
        assert (shown["commitment"] is None) == (table.status == "waiting")
        assert ADA not in str(shown)
        assert BO not in str(shown)
    assert [seat["mine"] for seat in info(playing(), ADA, 0, set(), 0, 5, 20_000)["seats"]] == [True, False, False]
    assert [seat["here"] for seat in info(playing(), ADA, 0, {BO}, 0, 5, 20_000)["seats"]] == [False, True, True]


def test_every_change_counts_up() -> None:
    table = waiting()
    for changed in (
        table.sit(CY, 1, "Cy"),
        table.stand(ADA, 0),
        table.agree(ADA, {}),
        table.list_publicly(BO, True),
    ):
        assert changed.version == table.version + 1


def test_nobody_looks_into_two_hands() -> None:
    """In a running game a bot's seat, or one that was left, is only for somebody who has seen no other hand."""
    table = playing().stand(ADA, 2)
    with pytest.raises(Refusal, match="nobody looks into two hands"):
        table.sit(ADA, 2, "Ada")
    left = playing().stand(BO, 1)
    with pytest.raises(Refusal, match="nobody looks into two hands"):
        left.stand(ADA, 2).sit(BO, 2, "Bo")
    assert table.sit(CY, 2, "Cy").seats[2].name == "Cy"
    assert left.sit(BO, 1, "Bo").seats[1].name == "Bo"


def test_how_ones_own_pieces_look_is_ones_own_choice_and_comes_along_to_the_rematch() -> None:
    breaker = game("circuit_breaker")
    table = Table.new("FOX-42", breaker, {}).sit(ADA, 0, "Ada").sit(BO, 2, "Bo")
    table = table.choose_pieces(ADA, 0, {"mouse": "hat"}).choose_pieces(ADA, 0, {"box": "dial"})
    assert [dict(seat.pieces) for seat in table.seats] == [{"mouse": "hat", "box": "dial"}, {}, {}, {}]
    with pytest.raises(Refusal, match="Ada sits there, not you"):
        table.choose_pieces(BO, 0, {"mouse": "plain"})
    with pytest.raises(Refusal, match="The piece mouse can be plain, hat, glasses, headphones, not 'cat'"):
        table.choose_pieces(ADA, 0, {"mouse": "cat"})
    with pytest.raises(Refusal, match="Circuit Breaker has no piece 'dog'; it has mouse, box"):
        table.choose_pieces(ADA, 0, {"dog": "plain"})
    begun = table.start(ADA, SECRET, 1000)
    told = info(begun, BO, -1, {ADA}, 0, 0, 0)
    assert [seat.get("pieces") for seat in told["seats"]] == [{"mouse": "hat", "box": "dial"}, {}]
    kept_warm = begun.ask_in(BO, 0, "greedy", ["Tock"], away=True)
    assert kept_warm.sit(ADA, 0, "Ada").seats == begun.seats
    assert begun.over().again(BO, "OWL-10")[1].seats[0].pieces == {"mouse": "hat", "box": "dial"}
    assert table.stand(ADA, 0).sit(CY, 0, "Cy").seats[0].pieces == {}
