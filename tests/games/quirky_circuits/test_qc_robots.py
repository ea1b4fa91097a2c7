"""The quirks of the robots themselves: Gizmo's temper and Twirl's momentum."""

import pytest
from qc_table import Table, names


@pytest.mark.parametrize("card", ["forward_2", "backward_1", "shift_left", "jump_2"])
def test_gizmo_turns_left_when_he_bumps(card: str) -> None:
    """QC-22: whatever moved him, once a card."""
    table = Table("# # #\n# @ #\n# b #\n# . #", facing="E" if card == "jump_2" else "N")
    if card == "backward_1":
        table = Table("# b #\n# @ #\n# # #\n# . #", facing="N")
    before = table.robot[2]
    assert names(table.run(card)) == ["bumped", "turned"]
    assert table.robot == (2, 2, {"N": "W", "E": "N"}[before])


def test_gizmo_turns_left_on_a_conveyor_too() -> None:
    """QC-22, QC-31: once a card, and the belt goes on."""
    table = Table("> # b\n@ . .\n. . .", facing="N")
    table.run("forward_1")
    assert names(table.run("conveyor_2")) == ["conveyor", "bumped", "turned", "conveyor"]
    assert table.robot == (1, 1, "W")


def test_vases_break_once() -> None:
    """QC-23: the pieces lie on Gizmo's space, and are cleaned when he comes again."""
    table = Table("V . .\n@ . .\n. . b", facing="N")
    assert names(table.run("forward_1")) == ["bumped", "broke", "turned"]
    assert table.view["map"]["broken"] == [8]
    assert table.view["map"]["vases"] == []
    seen = table.run("turn_right", "forward_1", "turn_right", "forward_1", "backward_1")
    assert "broke" not in names(seen)
    assert table.view["goal"]["parts"][0]["left"] == 2
    seen = table.run("forward_1")
    assert [e["what"] for e in seen if e["event"] == "cleaned"] == ["vase"]


def test_a_vase_behind_a_barrier_stays_whole() -> None:
    """QC-13, QC-23."""
    table = Table("@|V .\n. . .\n. . b", facing="E")
    assert names(table.run("forward_1")) == ["bumped", "turned"]


MEADOW = """
. . . . . . .
. . . . . . .
. . . . . . .
. # . . . . .
. . . . . . .
. . @ . . . .
r . . . . . R
"""


def test_the_momentum_example() -> None:
    """QC-25, QC-26, QC-27: forward two gives momentum, the turn drifts, the second forward two hits a hedge at once."""
    hedge = ". . . . .\n. . . . .\n. # . . .\n. . . . .\n. . @ . .\nr . . . R"
    table = Table(hedge, "twirl", facing="N")
    seen = table.run("forward_2", "turn_left", "forward_2")
    told = [(e["event"], e.get("how"), e.get("what")) for e in seen]
    assert told == [
        ("moved", "forward", None), ("moved", "forward", None), ("momentum", None, "gained"),
        ("turned", None, None), ("momentum", None, "used"), ("moved", "drift", None),
        ("moved", "forward", None), ("moved", "forward", None), ("momentum", None, "gained"),
    ]  # fmt: skip
    table = Table(hedge.replace(". . . . .\n. # .", ". # . . .\n. # ."), "twirl", facing="N")
    seen = table.run("forward_2", "turn_left", "forward_2")
    assert names(seen)[-1] == "bumped"
    assert table.robot == (2, 3, "W")
    assert table.view["robot"]["momentum"] is None


def test_two_full_forward_twos() -> None:
    """QC-26: the old marker drifts first, then the new one lies there."""
    table = Table(MEADOW, "twirl", facing="N")
    table.run("forward_2", "turn_right", "turn_left", "turn_right", "forward_2")
    assert table.robot == (3, 5, "E")
    assert table.view["robot"]["momentum"] == "E"


def test_collisions_take_momentum_away() -> None:
    """QC-27: in the card, and in the drift."""
    table = Table("# . .\n. . .\n. . .\n@ . .\nr . R", "twirl", facing="N")
    told = table.run("forward_2", "turn_left")
    assert names(told)[-2:] == ["momentum", "bumped"]  # the drift runs into the hedge
    assert table.view["robot"]["momentum"] is None
    table = Table(". . .\n. . .\n. . .\n@ . .\nr . R", "twirl", facing="N")
    told = table.run("forward_2", "shift_left")
    assert [e["what"] for e in told if e["event"] == "momentum"] == ["gained", "lost"]
    assert table.robot == (2, 1, "N")


def test_only_a_full_forward_two_counts() -> None:
    """QC-25."""
    table = Table("# . .\n. . .\n@ . .\nr . R", "twirl", facing="N")
    assert "momentum" not in names(table.run("forward_2", "turn_left"))


def test_momentum_outlasts_the_reset() -> None:
    """QC-28."""
    table = Table(MEADOW, "twirl", facing="N")
    table.run("turn_left", "turn_right", "turn_left", "turn_right", "forward_2")
    assert table.view["robot"]["momentum"] == "N"
    assert table.robot == (4, 3, "N")
    table.run("turn_right", "turn_left", "turn_right", "turn_left", "turn_right")
    assert table.robot == (3, 3, "E")


def test_twirl_picks_up_before_she_drifts() -> None:
    """QC-28."""
    table = Table(". . .\nr . .\n. . .\n@ . R", "twirl", facing="N")
    seen = table.run("forward_2", "pick_or_drop")
    assert names(seen)[-3:] == ["picked", "momentum", "moved"]
    assert table.token("seed_red")["fate"] == "held"
    assert table.at("seed_red") == (1, 1)
