"""What holds in every game of Quirky Circuits, whoever plays it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from fuzz import wild_game
from hypothesis import given, settings
from hypothesis import strategies as st
from qc_table import QC

from quirkbox.games.quirky_circuits.content import book

SCENARIOS = sorted(book())
some_game = given(
    scenario=st.sampled_from(SCENARIOS),
    players=st.integers(2, 4),
    seed=st.integers(0, 2**32),
    queue=st.sampled_from(["down", "up"]),
)


def all_cards(s: Any) -> Counter[int]:
    hands = [card for seat in range(s.players) for card in s.hands[seat] if card >= 0]
    return Counter([*hands, *s.queue[: s.queue_size], *s.deck[: s.deck_size]])


@settings(max_examples=20)
@some_game
def test_cards_are_conserved_and_the_battery_ends_it(scenario: str, players: int, seed: int, queue: str) -> None:
    """QC-51, QC-52."""
    cards = Counter({card: n for card, n in enumerate(book()[scenario].cards) if n})
    for moment in wild_game(QC, players, {"scenario": scenario, "queue": queue}, seed):
        s = moment.position.plain
        assert all_cards(s) == cards
        assert s.battery == s.full + 1 - s.round or (s.over and s.battery == 0)
    assert s.round <= s.full


@settings(max_examples=20)
@some_game
def test_nothing_stands_where_it_cannot(scenario: str, players: int, seed: int, queue: str) -> None:
    """QC-12, QC-39: nothing is on an obstacle unless it was dropped there; the robot never is."""
    dropped: set[int] = set()
    for moment in wild_game(QC, players, {"scenario": scenario, "queue": queue}, seed):
        s = moment.position.plain
        for event in QC.events.to_json(moment.happened, -1):
            if event["event"] == "dropped":
                dropped |= {event["space"], event["second"]}
            if event["event"] in ("moved", "walked", "carried"):
                assert not s.blocked >> event["to"] & 1
        assert not s.blocked >> s.space & 1
        for token in range(s.tokens):
            if s.fate[token] != 1 and s.blocked >> s.at[token] & 1:
                assert s.at[token] in dropped


@settings(max_examples=20)
@some_game
def test_others_see_backs_only(scenario: str, players: int, seed: int, queue: str) -> None:
    """QC-4, QC-54: in every view and every event; what is turned up is everybody's."""
    for moment in wild_game(QC, players, {"scenario": scenario, "queue": queue}, seed):
        for viewer in range(-1, players):
            for event in QC.events.to_json(moment.happened, viewer):
                if event["event"] in ("drew", "played"):
                    assert (event["card"] is None) == (event["seat"] != viewer)
        viewer = seed % (players + 1) - 1
        view = moment.position.view(viewer)
        for seat, shown in enumerate(view["seats"]):
            assert all((card["card"] is None) == (seat != viewer) for card in shown["hand"])
        for card in view["queue"]:
            known = queue == "up" or view["phase"] != "program" or card["seat"] == viewer
            assert (card["card"] is not None) == known


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_every_scenario_can_be_shown(scenario: str) -> None:
    """QC-1: as JSON and as text, from the first moment on."""
    for number, moment in enumerate(wild_game(QC, 2, {"scenario": scenario}, 1)):
        if number % 40 == 0:
            assert moment.position.text(0).count("\n") >= 10
            assert moment.position.view(0)["goal"]["words"]
