"""Rounds of Quirky Circuits: who may play what when, signs, dealing and the end."""

import pytest

from quirkbox import Match, game
from quirkbox.games.quirky_circuits.content import book

QC = game("quirky_circuits")


@pytest.mark.parametrize(("players", "hand"), [(2, 5), (3, 4), (4, 4)])
def test_hands_at_the_start(players: int, hand: int) -> None:
    """QC-1."""
    for scenario, made in book().items():
        view = Match(QC, players, options={"scenario": scenario}).position.open_view()
        assert [len(seat["hand"]) for seat in view["seats"]] == [hand] * players
        assert view["deck"] == sum(made.cards) - players * hand
        assert view["battery"]["left"] == made.battery
