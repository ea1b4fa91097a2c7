"""What each card of Quirky Circuits does: moves, turns, jumps, collisions, slopes."""

import pytest
from qc_table import Table, names

OPEN = """
. . . . . . .
. . . . . . .
. . . . . . .
. . . @ . . .
. . . . . . .
. . . . . . .
a . . . . . A
"""


@pytest.mark.parametrize(
    ("card", "facing", "ends"),
    [
        ("forward_1", "N", (3, 4, "N")), ("forward_2", "E", (4, 6, "E")), ("forward_3", "S", (7, 4, "S")),  # QC-14
        ("backward_1", "N", (5, 4, "N")), ("backward_1", "W", (4, 5, "W")),  # QC-15
        ("shift_left", "N", (4, 3, "N")), ("shift_right", "S", (4, 3, "S")),  # QC-16
        ("move_north", "E", (3, 4, "E")), ("move_north", "S", (3, 4, "S")),  # QC-17
        ("turn_left", "N", (4, 4, "W")), ("turn_right", "W", (4, 4, "N")), ("turn_around", "E", (4, 4, "W")),  # QC-18
        ("turn_north", "S", (4, 4, "N")), ("turn_north", "N", (4, 4, "N")),  # QC-19
        ("jump_2", "W", (4, 2, "W")), ("jump_3", "N", (1, 4, "N")),  # QC-20
    ],
)  # fmt: skip
def test_every_card_of_the_iconography(card: str, facing: str, ends: tuple[int, int, str]) -> None:
    table = Table(OPEN, "rover", facing=facing)
    table.run(card)
    assert table.robot == ends


def test_a_move_goes_space_by_space() -> None:
    """QC-14: an animation can follow it."""
    moved = Table(OPEN, "lefty", facing="E").run("forward_3")
    assert [(e["from"], e["to"], e["step"], e["steps"]) for e in moved] == [
        (27, 28, 1, 3),
        (28, 29, 2, 3),
        (29, 30, 3, 3),
    ]


@pytest.mark.parametrize(
    ("drawn", "into"),
    [
        (". . #", "obstacle"),
        (". .|.", "barrier"),
        (". M .", "table"),
        (". ./.", "incline"),
        (". . .", "edge"),
    ],
)
def test_collisions_halt(drawn: str, into: str) -> None:
    """QC-11, QC-12, QC-13: the rest of the card is lost, the next one acts."""
    table = Table(f"n m m\n@{drawn[1:]}\n. . N", "lefty", facing="E")
    *_, bump, turn = table.run("forward_3", "turn_right")
    far = {"table": 1, "edge": 3}.get(into, 2)
    assert table.robot == (2, far, "S")
    assert (bump["event"], bump["into"], bump["lost"]) == ("bumped", into, 4 - far)
    assert turn["event"] == "turned"


def test_a_barrier_blocks_both_ways_and_side_steps() -> None:
    """QC-13, QC-16."""
    table = Table("a . A\n. @ .\n  -\n. . .", "rover", facing="S")
    assert names(table.run("forward_1", "turn_left", "shift_right")) == ["bumped", "turned", "bumped"]
    table.run("shift_left", "forward_1", "shift_right", "shift_right", "backward_1")
    assert table.robot == (3, 2, "E")
    assert names(table.run("shift_left")) == ["bumped"]


def test_solid_tokens_are_in_the_way() -> None:
    """QC-12."""
    table = Table("@ T .\n. . b\nb t .", facing="E", extra='blocks = ["tiger"]')
    bump, _ = table.run("forward_2")
    assert (bump["into"], bump["at"], bump["token"]) == ("token", 1, 0)
    assert table.robot == (1, 1, "N")


def test_long_solid_tokens_are_in_the_way_with_both_halves() -> None:
    """QC-12, QC-20: of running and of landing."""
    for start, card, column in (
        ("z z . @", "forward_2", 3),
        ("z z @ .", "jump_2", 3),
        ("@ . z z", "jump_3", 2),
    ):
        facing = "E" if start[0] == "@" else "W"
        drawn = f"{start}\nZ Z . .\n. . . ."
        table = Table(drawn, "rover", facing=facing, extra='long = ["ribs"]\nblocks = ["ribs"]')
        bump = table.run(card)[-1]
        assert (bump["event"], bump["into"], bump["token"]) == ("bumped", "token", 0)
        assert table.robot == (1, column, facing)


def test_a_slope_is_met_before_what_stands_behind_it() -> None:
    """QC-23, QC-24: the vase stays whole; a jump does reach it."""
    table = Table("V . b\n'\n@ . .\n. . .", facing="N")
    bump, turn = table.run("forward_1")
    assert (bump["event"], bump["into"], turn["event"]) == ("bumped", "incline", "turned")
    assert table.view["map"]["vases"] == [0]
    table = Table("V . b\n'\n. . .\n@ . .", facing="N")
    assert [(e["event"], e.get("into")) for e in table.run("jump_2")][1:3] == [
        ("bumped", "vase"),
        ("broke", None),
    ]


def test_jumps_pass_over_obstacles_slopes_and_tokens() -> None:
    """QC-20, QC-24."""
    for drawn in ("@ # .", "@/. .", "@ a .", "@\\. ."):
        table = Table(f"{drawn}\n. . .\na A .".replace("@ a", "@ e", 1), "rover", facing="E", extra="", goal='"deliver"')
        table.run("jump_2")
        assert table.robot == (1, 3, "E"), drawn


@pytest.mark.parametrize(
    ("drawn", "ends", "into"),
    [
        ("@ .|. .", 2, "barrier"), ("@|. . .", 1, "barrier"), ("@ #|. .", 1, "barrier"),
        ("@ . . #", 3, "obstacle"), ("@ . # #", 2, "obstacle"), ("@ # # #", 1, "obstacle"), ("# . @ .", 4, "edge"),
    ],
)  # fmt: skip
def test_a_jump_that_cannot_land(drawn: str, ends: int, into: str) -> None:
    """QC-20: the last space of its way where it can stand."""
    table = Table(f"{drawn}\n. . . .\na A . .", "rover", facing="E")
    bump = table.run("jump_3")[-1]
    assert table.robot == (1, ends, "E")
    assert (bump["event"], bump["into"]) == ("bumped", into)


def test_slopes() -> None:
    """QC-24: down is free, up is a collision, up with a jump is fine; the same between rows."""
    table = Table("a . A\n. @/.\n  ,\n. . .", "rover", facing="E")
    assert names(table.run("forward_1", "turn_right", "forward_1")) == ["bumped", "turned", "bumped"]
    table.run("jump_2", "turn_left", "jump_2")
    assert table.robot == (3, 3, "E")  # the second jump collides with the edge after landing in column 3
    table = Table("a . A\n. .\\@\n. . '\n. . .".replace(". . '", "    '"), "rover", facing="S")
    table.run("forward_1")
    assert table.robot == (3, 3, "S")
    assert names(table.run("turn_around", "forward_1"))[-1] == "bumped"


def test_tokens_never_go_up() -> None:
    """QC-24, QC-33."""
    table = Table("@ . .\nT/. t\n' ' '\n. . b".replace("' ' '", "' ' '"), goal='"clean", "tiger meets toy"')
    assert names(table.run("tiger_1")) == ["walked"]
    assert table.at("tiger") == (1, 2)  # around the slope
