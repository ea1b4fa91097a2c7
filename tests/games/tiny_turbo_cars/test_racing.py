"""How cars race in Tiny Turbo Cars, each rule by its number in the game's README."""

import pytest
from garage import Car, Race, do, drive, legal, next_round, race

OPEN = "......\n" * 20  # nothing in the way
EIGHT = [
    "die_liner",
    "brick_gang",
    "sonic_fish",
    "grim_thresher",
    "m1_furry",
    "bird_racer",
    "dogtor",
    "turbotbot",
]


def tower(*spaces: str) -> str:
    """A track of three lanes with these spaces in the middle one, from row 0 on, and nothing beside them."""
    rows = [*spaces, *["."] * (20 - len(spaces))]
    return "\n".join(f".{space}." for space in reversed(rows))


def value(made: Race, slot: int) -> int:
    return next(event["value"] for event in made.saw("command") if event["slot"] == slot)


# --- the order of turns


def test_cars_race_from_the_happiest_to_the_saddest_tt_17() -> None:
    """TT-17: one after the other, each its whole program."""
    made = race(OPEN, Car(0, 0, "F1 F1"), Car(1, 0, "F2"), Car(2, 0, "F1"), smiles=[1, 2, 0])
    order = []
    for _ in range(3):
        order.append(made.turn()[0]["seat"])
        assert {event["seat"] for event in made.saw("moved")} == {order[-1]}
    assert order == [2, 0, 1]
    assert [made.where(seat)[1] for seat in range(3)] == [2, 2, 1]


def test_slots_run_line_by_line_from_left_to_right_tt_9() -> None:
    """TT-9, TT-17"""
    made = drive(OPEN, "F1 R1 L1 F1 R1 R1 F1 L1", lane=2)
    assert [event["slot"] for event in made.saw("command")] == list(range(8))
    assert made.where() == (3, 8)


def test_the_slowest_turns_a_battery_down_first_tt_19() -> None:
    """TT-19: before the first command; with two players too."""
    made = race(OPEN, Car(0, 0, "TU"), Car(1, 0, "TU"))
    made.turn()
    made.turn()
    assert [event["event"] for event in made.events[:2]] == ["turn", "damaged"]
    assert made.saw("damaged")[0]["cause"] == "slowest"
    assert (made.where(0)[1], made.where(1)[1]) == (3, 2)


@pytest.mark.parametrize(
    ("batteries", "shields", "down", "left", "lies"),
    [
        (3, 1, False, (3, 0), False),  # a shield pays
        (1, 0, False, (0, 0), True),  # the last battery: the car lies down
        (2, 0, True, (1, 0), True),  # a car lying down pays too
        (0, 0, True, (0, 0), True),  # nothing to pay with
        (1, 2, True, (1, 1), True),
    ],
)
def test_how_the_slowest_pays_tt_19(batteries: int, shields: int, down: bool, left: tuple[int, int], lies: bool) -> None:
    """TT-19, TT-43"""
    made = race("S.....", Car(0, 9), Car(0, 0, "", batteries=batteries, shields=shields, down=down))
    made.turn()
    slow = made.turn()
    before_slots = [event for event in slow if event["event"] in ("damaged", "fell")]
    paid = [(event["batteries"], event["shields"]) for event in before_slots if event["event"] == "damaged"]
    assert (paid or [(batteries, shields)]) == [left]
    assert lies == (down or any(event["event"] == "fell" for event in before_slots))


# --- values and commands


@pytest.mark.parametrize(("program", "rows"), [("F1", 1), ("F2", 2), ("F1 F2", 3)])
def test_forward_tt_21(program: str, rows: int) -> None:
    """TT-21"""
    assert drive(OPEN, program).where() == (0, rows)


def test_backward_tt_22() -> None:
    """TT-22"""
    assert drive(OPEN, "F2 B1").where() == (0, 1)


@pytest.mark.parametrize(("program", "where"), [("L1", (2, 1)), ("L2", (1, 2)), ("R1", (4, 1)), ("R2", (5, 2))])
def test_diagonals_tt_23(program: str, where: tuple[int, int]) -> None:
    """TT-23: left is blue, lane 0."""
    assert drive(OPEN, program, lane=3).where() == where


def test_between_two_blocked_corners_there_is_a_way_tt_23() -> None:
    """TT-23: only the entered space counts."""
    made = drive("x..\n.xx\nx.x", "L1 R1", lane=1)
    assert (made.where(), made.batteries()) == ((1, 2), 3)


def test_a_jump_ignores_what_it_flies_over_tt_24() -> None:
    """TT-24: an obstacle, a book, a car, water."""
    for under in "oxw":
        made = drive(tower(".", under), "JP", lane=1)
        assert (made.where(), made.batteries(), made.saw("slippery")) == ((1, 2), 3, [])
    made = race(OPEN, Car(0, 0, "JP"), Car(0, 1))
    made.turn()
    assert (made.where(), made.batteries()) == ((0, 2), 3)


@pytest.mark.parametrize(("landing", "batteries", "slippery"), [("o", 2, 0), ("w", 3, 1), ("c", 3, 0)])
def test_a_jump_meets_what_it_lands_on_tt_24(landing: str, batteries: int, slippery: int) -> None:
    """TT-24, TT-39, TT-41"""
    made = drive(tower(".", ".", landing), "JP", lane=1)
    assert (made.where(), made.batteries(), len(made.saw("slippery"))) == ((1, 2), batteries, slippery)


def test_a_jump_onto_a_car_tt_24() -> None:
    """TT-24, TT-39"""
    made = race(OPEN, Car(0, 0, "JP"), Car(0, 2))
    made.turn()
    assert (made.where(), made.batteries()) == ((0, 2), 2)


@pytest.mark.parametrize(
    ("spaces", "program", "row"),
    [
        ("..x", "JP", 1),
        (".xx", "JP", 0),  # back to where it came from
        (".x.x", "+1 JP", 2),  # the last free space, beyond a book
        (".ox", "JP", 1),  # an obstacle there does nothing more
        (".wx", "JP", 1),  # nor water
    ],
)
def test_a_jump_onto_a_book_tt_25(spaces: str, program: str, row: int) -> None:
    """TT-25: one damage in all."""
    made = drive(tower(*spaces), program, lane=1)
    assert (made.where(), made.batteries(), made.saw("slippery")) == ((1, row), 2, [])
    assert made.saw("moved")[-1]["stop"] == "impassable"


def test_a_jump_of_one_is_a_step_tt_26() -> None:
    """TT-26"""
    made = drive(tower(".", "w"), "-1 JP", lane=1)
    assert made.where() == (1, 1)
    assert made.saw("slippery")
    assert drive(tower(".", "x"), "-1 JP", lane=1).where() == (1, 0)


def missiles(*others: Car, shooter: str = "dogtor", program: str = "MI", row: int = 5) -> Race:
    made = race(OPEN, Car(2, row, program, shooter), *others)
    made.turn()
    return made


def test_a_missile_hits_everybody_ahead_in_the_lane_then_the_car_moves_tt_27() -> None:
    """TT-27: near and far, not behind, not beside."""
    made = missiles(Car(2, 6), Car(2, 19), Car(3, 7))
    assert [made.batteries(seat) for seat in range(4)] == [2, 2, 2, 3]  # the shooter then runs into the first
    assert [event["event"] for event in made.events[1:3]] == ["command", "fired"]
    assert made.where() == (2, 6)
    assert missiles(Car(2, 4)).batteries(1) == 3
    assert missiles(Car(2, 5)).batteries(1) == 3


def test_nothing_stops_a_missile_tt_27() -> None:
    """TT-27"""
    made = race(tower(".", ".", "x", "o"), Car(1, 0, "MI", "dogtor"), Car(1, 9))
    made.turn()
    assert made.batteries(1) == 2


@pytest.mark.parametrize(("program", "row"), [("+1 MI", 2), ("-1 MI", 0), ("MI", 1)])
def test_plus_and_minus_change_only_the_move_of_a_missile_tt_28(program: str, row: int) -> None:
    """TT-28"""
    made = race(OPEN, Car(0, 0, program, "dogtor"), Car(0, 9))
    made.turn()
    assert (made.where()[1], made.batteries(1)) == (row, 2)


@pytest.mark.parametrize("batteries", [1, 2, 3])
def test_turbo_goes_as_far_as_there_are_batteries_tt_29(batteries: int) -> None:
    """TT-29"""
    assert drive(OPEN, "TU", batteries=batteries).where() == (0, batteries)


@pytest.mark.parametrize(("program", "before", "after"), [
    ("BA", 1, 2), ("BA", 3, 3), ("+1 BA", 1, 3), ("+1 BA", 2, 3), ("-1 BA", 1, 1),
])  # fmt: skip
def test_battery_tt_30(program: str, before: int, after: int) -> None:
    """TT-30, TT-32: never above three."""
    assert drive(OPEN, program, batteries=before).batteries() == after


def test_battery_is_no_movement_tt_30() -> None:
    """TT-30, TT-37: carpet does not touch it; one does not slip either."""
    assert drive(tower("c"), "+1 BA", lane=1, batteries=1).batteries() == 3
    assert not drive(tower("w"), "BA", lane=1, batteries=1).saw("slippery")


def test_the_hole_is_a_slot_in_which_nothing_happens_tt_31() -> None:
    """TT-31"""
    made = drive(OPEN, "F1 -- F1")
    assert made.where() == (0, 2)
    assert made.saw("ignored")[0] == {
        "event": "ignored",
        "seat": 0,
        "slot": 1,
        "command": "hole",
        "why": "hole",
    }


@pytest.mark.parametrize(
    ("program", "where"),
    [
        ("+1 F1", (2, 7)), ("-1 F1", (2, 5)),
        ("+1 F2", (2, 8)), ("-1 F2", (2, 6)),
        ("+1 B1", (2, 3)), ("-1 B1", (2, 5)),
        ("+1 L1", (0, 7)), ("-1 L1", (2, 5)), ("-1 L2", (1, 6)),
        ("+1 R2", (5, 8)), ("-1 R2", (3, 6)),
        ("+1 JP", (2, 8)), ("-1 JP", (2, 6)),
        ("+1 TU", (2, 9)), ("-1 TU", (2, 7)),
    ],
)  # fmt: skip
def test_what_plus_and_minus_do_to_each_command_tt_32(program: str, where: tuple[int, int]) -> None:
    """TT-32: every row of the list."""
    assert drive(OPEN, program, lane=2, row=5).where() == where


def test_a_longer_jump_ignores_two_spaces_tt_32() -> None:
    """TT-32"""
    made = drive(tower(".", "o", "x", "."), "+1 JP", lane=1)
    assert (made.where(), made.batteries()) == ((1, 3), 3)


@pytest.mark.parametrize(("program", "rows"), [("+1 -1 F1", 1), ("-1 +1 F1", 1), ("+1 +1 F1", 3), ("-1 -1 F2", 0)])
def test_plus_and_minus_cancel_or_add_up_tt_33(program: str, rows: int) -> None:
    """TT-33"""
    assert drive(OPEN, program).where() == (0, rows)


def test_plus_is_for_the_very_next_slot_tt_34() -> None:
    """TT-34: not for a later one, not across the hole."""
    assert drive(OPEN, "+1 F1 F1").where() == (0, 3)
    assert drive(OPEN, "+1 -- F1").where() == (0, 1)


def test_plus_is_lost_when_the_car_lies_down_tt_34() -> None:
    """TT-34: a car can only fall in its own turn by moving, so plus waits over no fall; at the start it is gone."""
    made = drive(OPEN, "+1 BA BA F1", batteries=0, down=True)
    assert made.where() == (0, 1)


def test_plus_never_crosses_a_round_tt_34() -> None:
    """TT-34"""
    made = race(OPEN, Car(0, 0, "-- -- -- -- -- -- -- +1"), Car(5, 0))
    made.turn()
    assert made.saw("carried") == []
    made.turn()
    next_round(made, "F1")
    made.turn()
    assert made.where() == (0, 1)


def test_values_are_printed_then_ground_then_plus_and_minus_tt_20() -> None:
    """TT-20, TT-37"""
    assert drive(tower("c"), "+1 F2", lane=1).where() == (1, 2)
    assert drive(tower("c"), "-1 F2", lane=1).where() == (1, 0)
    assert drive(OPEN, "-1 -1 -1 F2").where() == (0, 0)


def test_a_movement_of_value_0_is_none_tt_20() -> None:
    """TT-20: it does not even slip."""
    made = drive(tower("w"), "-1 F1", lane=1)
    assert (made.saw("slippery"), made.saw("moved")) == ([], [])


# --- the track


def test_no_damage_on_the_starting_grid_tt_35() -> None:
    """TT-35, TT-43: shot at, or stopped by something that leaves the car there."""
    made = race("xSx\n.S.", Car(1, 0, "MI", "dogtor"), Car(1, 1))
    made.turn()
    assert made.batteries(1) == 3
    assert [event["why"] for event in made.saw("unharmed")] == ["start", "start"]  # shot at; run into there
    assert drive("x..\nS..", "F1").batteries() == 3
    assert drive("S..", "L1").batteries() == 3


def test_back_is_ignored_on_the_starting_grid_tt_35() -> None:
    """TT-35: also an increased one."""
    made = drive("S..\n...\n...", "+1 B1 F1", row=2)
    assert made.where() == (0, 3)
    assert made.saw("ignored")[0]["why"] == "start"


def test_back_onto_the_starting_grid_tt_35() -> None:
    """TT-35: only Back that starts there is ignored."""
    assert drive("...\nS..", "B1", row=1).where() == (0, 0)


def test_empty_finish_and_run_off_do_nothing_tt_36() -> None:
    """TT-36: the run-off goes on for ever."""
    made = drive("F..\n...", "F2 F2 JP R2 F2 F2 TU F2")
    assert made.where() == (2, 17)
    assert made.batteries() == 3


@pytest.mark.parametrize("ground", "cg")
@pytest.mark.parametrize(
    ("command", "where"),
    [
        ("F2", (1, 3)),
        ("B1", (1, 1)),
        ("L2", (0, 3)),
        ("R2", (2, 3)),
        ("JP", (1, 3)),
        ("TU", (1, 3)),
        ("MI", (1, 3)),
    ],
)
def test_carpet_and_grass_make_every_movement_1_tt_37(ground: str, command: str, where: tuple[int, int]) -> None:
    """TT-37"""
    assert drive(tower(".", ".", ground), command, lane=1, row=2).where() == where


def test_carpet_counts_where_the_movement_starts_tt_37() -> None:
    """TT-37: not where it goes through or ends."""
    assert drive(tower(".", "c", "c"), "F2 F2", lane=1).where() == (1, 3)


@pytest.mark.parametrize(("program", "where"), [("F1", (1, 4)), ("B1", (1, 0)), ("JP", (1, 5)), ("TU", (1, 6)), ("R1", (2, 3))])
def test_a_speeder_is_an_increase_tt_38(program: str, where: tuple[int, int]) -> None:
    """TT-38"""
    assert drive(tower(".", ".", "h"), program, lane=1, row=2).where() == where


def test_a_speeder_acts_on_battery_and_on_plus_and_minus_tt_38() -> None:
    """TT-38, TT-33: and each time anew."""
    assert drive(tower("h"), "BA", lane=1, batteries=1).batteries() == 3
    made = drive(tower("h"), "+1 F1", lane=1)  # the tile and the speeder twice
    assert made.where() == (1, 4)
    made = drive(tower("h"), "-1 F1", lane=1)  # cancelled by the first, helped by the second
    assert made.where() == (1, 2)


def test_a_speeder_counts_where_a_command_starts_tt_38() -> None:
    """TT-38"""
    assert drive(tower(".", "h"), "F2 F1", lane=1).where() == (1, 3)
    assert drive(tower("h"), "-- F1", lane=1).where() == (1, 2)


def test_an_obstacle_stops_and_costs_one_tt_39() -> None:
    """TT-39: then the program goes on."""
    made = drive(tower(".", "o"), "F2 F1", lane=1)
    assert (made.where(), made.batteries()) == ((1, 2), 2)
    assert made.saw("moved")[0]["stop"] == "obstacle"


def test_a_car_stops_and_costs_one_tt_39_tt_40() -> None:
    """TT-39, TT-40: the other one is not harmed, and they share the space."""
    made = race(OPEN, Car(0, 0, "F2"), Car(0, 1))
    made.turn()
    assert (made.where(0), made.where(1)) == ((0, 1), (0, 1))
    assert (made.batteries(0), made.batteries(1)) == (2, 3)


def test_a_car_on_an_obstacle_costs_one_tt_39() -> None:
    """TT-39: never two for both."""
    made = race(tower(".", "o"), Car(1, 0, "F2"), Car(1, 1))
    made.turn()
    assert made.batteries() == 2


def test_a_car_lying_down_is_run_into_like_others_tt_40() -> None:
    """TT-40"""
    made = race(OPEN, Car(0, 0, "F2"), Car(0, 1, down=True, batteries=0))
    made.turn()
    assert (made.where(), made.batteries()) == ((0, 1), 2)


def test_leaving_a_shared_space_costs_nothing_tt_40() -> None:
    """TT-40: only entered spaces matter."""
    made = race(OPEN, Car(0, 0, "F1"), Car(0, 0))
    made.turn()
    assert made.batteries() == 3


def test_water_makes_slippery_from_the_next_command_tt_41() -> None:
    """TT-41: entered in the middle of a move; that move goes on as it was."""
    made = drive("......\n......\n......\n...w..\n......", "R2 R1 L1", lane=2)
    assert made.where() == (4, 4)  # right, right; then left; then right


def test_starting_on_water_makes_slippery_too_tt_41() -> None:
    """TT-41: the first movement is not reversed yet, the second is."""
    made = drive("......\n" * 8 + "..w...", "+1 BA L1 L1", lane=2, batteries=2)
    assert made.where() == (2, 2)


def test_slippery_ends_with_the_turn_tt_41() -> None:
    """TT-41"""
    made = race("......\n" * 8 + "..w...\n......", Car(2, 0, "F2"), Car(5, 9))
    assert [event["event"] for event in made.turn()][-2:] == ["dry", "turn_over"]
    assert made.at.plain.slippery == 0
    made.turn()
    next_round(made, "L1")
    made.turn()
    assert made.where()[0] == 1


@pytest.mark.parametrize(
    ("track", "program", "start", "end", "stop"),
    [
        ("x..\n...\n...", "F2", (0, 1), (0, 1), "impassable"),
        ("...\nx..\n...\n...", "TU", (0, 0), (0, 1), "impassable"),
        ("...\n...", "L2", (1, 0), (0, 1), "edge"),
        ("...\n...", "R1", (2, 0), (2, 0), "edge"),
        ("...\n...", "+1 B1", (1, 1), (1, 0), "edge"),
        ("...\n...\n..x\n...", "R2", (1, 0), (1, 0), "impassable"),
    ],
)
def test_books_sides_and_what_is_behind_are_impassable_tt_42(
    track: str, program: str, start: tuple[int, int], end: tuple[int, int], stop: str
) -> None:
    """TT-42: stop before it, one damage."""
    made = drive(track, program, *start)
    assert (made.where(), made.batteries()) == (end, 2)
    assert made.saw("moved")[-1]["stop"] == stop


# --- damage


def test_shields_are_lost_before_batteries_tt_43() -> None:
    """TT-43"""
    made = drive("x..\n...", "F1 F1 F1", shields=2)
    assert (made.batteries(), made.shields()) == (2, 0)
    assert [event["paid"] for event in made.saw("damaged")] == ["shield", "shield", "battery"]


def test_damage_is_judged_where_the_car_ends_up_tt_43() -> None:
    """TT-43: backing onto a car on the starting grid is harmless, driving off it onto an obstacle is not."""
    made = race("...\nS..", Car(0, 1, "B1"), Car(0, 0))
    made.turn()
    assert (made.where(), made.batteries()) == ((0, 0), 3)
    assert drive("o..\nS..", "F1").batteries() == 2


def test_without_energy_the_car_lies_down_at_once_tt_44() -> None:
    """TT-44, TT-45: the rest of the move is lost, the next slot is ignored already."""
    made = drive(tower(".", "o"), "-- -- -- -- -- -- F2 F2", lane=1, batteries=1)
    assert (made.where(), made.is_down(), made.batteries()) == ((1, 1), True, 1)
    assert [event["event"] for event in made.events][-4:-1] == ["damaged", "fell", "recovered"]


def test_three_ignored_slots_then_the_next_one_counts_tt_45() -> None:
    """TT-45: the hole counts as one of them."""
    made = drive(OPEN, "F2 -- JP F1", batteries=0, down=True)
    assert (made.where(), made.batteries(), made.is_down()) == ((0, 1), 3, False)
    assert [event["batteries"] for event in made.saw("recovered")] == [1, 2, 3]
    assert len(made.saw("stood")) == 1


def test_recovery_goes_on_in_the_next_round_tt_45() -> None:
    """TT-45: knocked down by the seventh command, the eighth is the first of three ignored ones (the rulebook's example)."""
    made = race(tower(".", "o"), Car(1, 0, "-- -- -- -- -- -- F1 F1", batteries=1), Car(0, 9))
    made.turn()
    assert (made.is_down(), made.where(), made.batteries()) == (True, (1, 1), 1)
    made.turn()
    next_round(made, "F1 F1 F2")
    made.turn()
    assert [event["slot"] for event in made.saw("recovered")] == [0, 1]
    assert (made.where(), made.batteries()) == ((1, 3), 3)


def test_a_car_lying_down_takes_no_damage_tt_46() -> None:
    """TT-46"""
    made = race(OPEN, Car(0, 0, "-1 MI", "dogtor"), Car(0, 5, batteries=2, down=True, shields=1))
    made.turn()
    assert (made.batteries(1), made.shields(1)) == (2, 1)
    assert made.saw("unharmed")[0]["why"] == "down"


def test_a_car_lying_down_neither_flies_nor_boosts_tt_46() -> None:
    """TT-46: its shields go back."""
    made = race(OPEN, Car(0, 0, "", "bird_racer", batteries=0, shields=2, down=True), Car(0, 9))
    made.at.plain.puzzles[0, 4:12] = 1
    made.at.plain.batteries[0] = -20  # so that it does not get up
    made.turn()
    assert made.saw("dropped")[0]["shields"] == 2
    assert legal(made.at, 0) == ["ready"]


def test_knocked_down_in_another_turn_tt_47() -> None:
    """TT-47: it recovers from its own next slot on, in the same round if its turn is still to come."""
    made = race(OPEN, Car(0, 0, "-1 MI", "dogtor"), Car(0, 5, "F1 F1 F1 F1 F1", batteries=1), Car(5, 0))
    made.turn()
    assert (made.is_down(1), made.batteries(1)) == (True, 0)
    made.turn()
    assert made.where(1) == (0, 7)
    late = race(OPEN, Car(0, 5, "F1", batteries=1), Car(0, 0, "-1 MI", "dogtor"))
    late.turn()
    late.turn()
    late.at.plain.shields[0] = 0
    next_round(late, "F1 F1 F1 F1")
    late.turn()
    assert late.where(0) == (0, 7)


# --- shields


def boosting(track: str = OPEN, **car: object) -> Race:
    made = race(track, Car(1, 0, "", **{"shields": 2, **car}), Car(0, 9))  # type: ignore[arg-type]
    made.turn()
    return made


def test_a_shield_may_be_spent_for_two_spaces_tt_49() -> None:
    """TT-49: one at a time, after the last slot."""
    made = boosting()
    assert legal(made.at, 0) == ["boost", "stop"]
    do(made.at, 0, "boost")
    assert (made.where(), made.shields()) == ((1, 2), 1)
    do(made.at, 0, "boost")
    assert (made.where(), made.shields()) == ((1, 4), 0)
    assert legal(made.at, 0) == ["ready"]


@pytest.mark.parametrize("ground", "ch")
def test_ground_does_not_change_a_boost_tt_49(ground: str) -> None:
    """TT-49"""
    made = boosting(tower(ground))
    do(made.at, 0, "boost")
    assert made.where() == (1, 2)


@pytest.mark.parametrize(("space", "row"), [("o", 1), ("x", 0)])
def test_obstacles_and_books_stop_a_boost_tt_49(space: str, row: int) -> None:
    """TT-49: and cost the next shield."""
    made = boosting(tower(".", space))
    do(made.at, 0, "boost")
    assert (made.where(), made.shields(), made.batteries()) == ((1, row), 0, 3)


@pytest.mark.parametrize(("track", "row", "bumps"), [((".",), 2, False), ((".", "o"), 1, True), ((".", "x"), 0, True)])
def test_where_a_boost_would_end_is_seen_before_tt_49(track: tuple[str, ...], row: int, bumps: bool) -> None:
    """TT-49: what is shown to whoever may spend a shield is what comes of it."""
    made = boosting(tower(*track))
    lane, start = made.at.view(0)["drivers"][0]["lane"], made.at.view(0)["drivers"][0]["row"]
    assert made.at.view(1)["boost"] == {"lane": lane, "row": start + row, "bumps": bumps}
    do(made.at, 0, "boost")
    assert made.at.view(0)["drivers"][0]["row"] == start + row


def test_a_car_stops_a_boost_tt_49() -> None:
    """TT-49"""
    made = race(OPEN, Car(1, 0, shields=1), Car(1, 1))
    made.turn()
    do(made.at, 0, "boost")
    assert (made.where(), made.batteries()) == ((1, 1), 2)


def test_a_boost_can_end_lying_down_tt_49() -> None:
    """TT-49, TT-46: then there are no more."""
    made = boosting(tower(".", "o"), shields=1, batteries=1)
    do(made.at, 0, "boost")
    assert made.is_down()
    assert legal(made.at, 0) == ["ready"]


def test_unspent_shields_go_back_tt_50() -> None:
    """TT-50"""
    made = boosting()
    events = do(made.at, 0, "stop")
    assert events[0] == {"event": "dropped", "seat": 0, "shields": 2}
    assert (made.shields(), made.at.plain.supply) == (0, 7)


def test_shields_are_kept_until_the_end_of_the_own_turn_tt_50() -> None:
    """TT-50: they still protect in the turns of others before it."""
    made = race(OPEN, Car(0, 0, "-1 MI", "dogtor"), Car(0, 5, shields=2))
    made.turn()
    assert (made.shields(1), made.batteries(1)) == (1, 3)


# --- the cars


@pytest.mark.parametrize(
    ("track", "program", "rows"),
    [
        (OPEN, "+1 F1", 3),
        (tower("h"), "F1", 3),
        (OPEN, "+1 -1 F1", 1),  # cancels one for one
        (OPEN, "-1 +1 F1", 1),
        (OPEN, "-1 F2", 1),
        (tower("h"), "-1 F1", 3),  # cancelled, then the speeder again
        (OPEN, "+1 +1 F1", 5),
    ],
)
def test_die_liner_tt_51(track: str, program: str, rows: int) -> None:
    """TT-51"""
    assert drive(track, program, lane=1, car="die_liner").where() == (1, rows)


@pytest.mark.parametrize(
    ("command", "where"),
    [("F1", (1, 4)), ("B1", (1, 0)), ("JP", (1, 4)), ("TU", (1, 4)), ("+1 F1", (1, 5)), ("-1 F1", (1, 3))],
)
def test_brick_gang_tt_52(command: str, where: tuple[int, int]) -> None:
    """TT-52"""
    for ground in "cg":
        assert drive(tower(".", ".", ground), command, lane=1, row=2, car="brick_gang").where() == where


def test_sonic_fish_tt_53() -> None:
    """TT-53: diagonals only, and only when slippery."""
    wet = "......\n" * 12 + "..w...\n......"
    assert drive(wet, "F1 L1", lane=2, car="sonic_fish").where() == (4, 3)
    assert drive(wet, "F1 R1", lane=2, car="sonic_fish").where() == (0, 3)
    assert drive(wet, "F1 F1 F1", lane=2, car="sonic_fish").where() == (2, 3)
    assert drive(OPEN, "L1", lane=2, car="sonic_fish").where() == (1, 1)


def test_sonic_fish_on_carpet_tt_53() -> None:
    """TT-53, TT-20: the carpet first."""
    made = drive(tower(".", "w", "c"), "F1 F1 L2", lane=1, car="sonic_fish")
    assert value(made, 2) == 2


@pytest.mark.parametrize(
    ("program", "batteries"),
    [("F1", 3), ("-1 F2", 3), ("MI", 3), ("-1 JP", 3), ("F2", 2), ("JP", 3), ("L1", 2)],
)
def test_grim_thresher_tt_54(program: str, batteries: int) -> None:
    """TT-54: every movement straight ahead of value 1, and no other."""
    track = "...\n...\nooo\n..."
    assert drive(track, program, lane=1, car="grim_thresher").batteries() == batteries


def test_grim_thresher_and_walls_and_carpet_and_turbo_tt_54() -> None:
    """TT-54"""
    assert drive("x..\n...", "F1", car="grim_thresher").batteries() == 3
    assert drive(tower("c", "o"), "F2", lane=1, car="grim_thresher").batteries() == 3
    assert drive(tower(".", "o"), "TU", lane=1, car="grim_thresher", batteries=1).batteries() == 1
    assert drive("...\nx..\n...", "+1 F1 F1", car="grim_thresher").batteries() == 2
    assert drive("...", "B1", car="grim_thresher").batteries() == 2


def test_m1_furry_shoots_around_tt_55() -> None:
    """TT-55: four directions, not diagonally, not into its own space; one shield."""
    made = missiles(Car(2, 9), Car(2, 0), Car(5, 5), shooter="m1_furry")
    assert [made.batteries(seat) for seat in (1, 2, 3)] == [2, 2, 2]
    assert made.saw("gained") == [{"event": "gained", "seat": 0, "gained": 1, "shields": 1, "why": "missile"}]
    made = missiles(Car(3, 6), Car(2, 5), shooter="m1_furry")
    assert [made.batteries(seat) for seat in (1, 2)] == [3, 3]
    assert made.saw("gained") == []


def test_m1_furry_gains_for_a_hit_without_harm_tt_55() -> None:
    """TT-55: and nothing when all seven shields are out."""
    made = missiles(Car(2, 9, down=True, batteries=1), shooter="m1_furry")
    assert made.shields() == 1
    made = race(OPEN, Car(2, 5, "MI"), Car(2, 9, shields=3), Car(0, 0, shields=4))
    made.turn()
    assert made.saw("gained")[0]["shields"] == 1  # the hit itself freed one
    made = race(OPEN, Car(2, 5, "MI"), Car(2, 9, down=True, shields=3), Car(0, 0, shields=4))
    made.turn()
    assert made.saw("gained") == []


def test_bird_racer_flies_sideways_tt_56() -> None:
    """TT-56: over anything, to empty spaces; before shields."""
    made = race("..xo.cwh", Car(0, 0, "", "bird_racer", shields=1), Car(1, 0))
    made.turn()
    assert legal(made.at, 0) == ["fly 4", "stay"]
    on_lines = race("x.SgF..", Car(1, 0, "", "bird_racer"), Car(5, 0))
    on_lines.turn()
    assert legal(on_lines.at, 0) == ["fly 2", "fly 4", "fly 6", "stay"]
    do(made.at, 0, "fly 4")
    assert made.where() == (4, 0)
    assert legal(made.at, 0) == ["boost", "stop"]


def test_bird_racer_may_stay_and_flies_in_the_run_off_tt_56() -> None:
    """TT-56"""
    made = race("...", Car(1, 5, "", "bird_racer"), Car(0, 5))
    made.turn()
    assert legal(made.at, 0) == ["fly 2", "stay"]
    do(made.at, 0, "stay")
    assert made.where() == (1, 5)
    assert legal(made.at, 0) == ["ready"]


def test_bird_racer_with_nowhere_to_go_is_not_asked_tt_56() -> None:
    """TT-56"""
    made = race("x.x", Car(1, 0, "", "bird_racer"), Car(0, 9))
    made.turn()
    assert legal(made.at, 0) == ["ready"]


@pytest.mark.parametrize(
    ("program", "before", "batteries", "rows"),
    [
        ("BA", 1, 3, 0),
        ("BA", 2, 3, 0),
        ("BA", 3, 3, 2),
        ("+1 BA", 3, 3, 3),
        ("-1 BA", 1, 2, 0),
        ("-1 BA", 3, 3, 1),
    ],
)
def test_dogtor_tt_57(program: str, before: int, batteries: int, rows: int) -> None:
    """TT-57"""
    made = drive(OPEN, program, car="dogtor", batteries=before)
    assert (made.batteries(), made.where()) == (batteries, (0, rows))


def test_dogtor_drives_like_any_movement_tt_57() -> None:
    """TT-57: carpet, speeder, water and damage count."""
    assert drive(tower("c"), "BA", lane=1, car="dogtor").where() == (1, 1)
    assert drive(tower("h"), "BA", lane=1, car="dogtor").where() == (1, 3)
    assert drive(tower("w"), "BA", lane=1, car="dogtor").saw("slippery")
    assert drive(tower(".", "o"), "BA", lane=1, car="dogtor").batteries() == 2
    assert drive(tower("c"), "BA", lane=1, car="dogtor", batteries=1).batteries() == 3


def test_turbotbot_tt_58() -> None:
    """TT-58: always four; damage in it counts twice, other damage once."""
    assert drive(OPEN, "TU", car="turbotbot", batteries=1).where() == (0, 4)
    assert drive(tower(".", ".", "o"), "TU", lane=1, car="turbotbot").batteries() == 1
    assert drive(tower(".", ".", "o"), "F2", lane=1, car="turbotbot").batteries() == 2
    assert drive(tower(".", "x"), "TU", lane=1, car="turbotbot", shields=1).batteries() == 2
    assert drive(tower("c"), "TU", lane=1, car="turbotbot").where() == (1, 1)


def test_turbotbot_falls_only_once_tt_58() -> None:
    """TT-58, TT-46: the second damage finds it lying."""
    made = drive(tower(".", "x"), "-- -- -- -- -- -- -- TU", lane=1, car="turbotbot", batteries=1)
    assert (made.batteries(), made.is_down(), len(made.saw("damaged"))) == (0, True, 1)


@pytest.mark.parametrize("car", EIGHT)
def test_every_car_drives_plainly_on_an_empty_track(car: str) -> None:
    made = drive(OPEN, "F1 F2 L1 R2 JP L2 R1 B1", lane=2, car=car)
    assert made.where() == (2, 10)
    assert made.batteries() == 3
