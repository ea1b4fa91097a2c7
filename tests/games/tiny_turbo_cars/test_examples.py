"""The worked examples of the rulebook, command by command, on tracks drawn to fit them."""

from garage import Car, Race, next_round, race

PETES_TRACK = """
    ......
    ......
    ......
    ......
    ..c...
    ..x...
    ..o...
    ......
    ......
    SSSSSS
"""
MARIS_TRACK = """
    ......
    x.....
    ......
    ......
    ...c..
    ....x.
    ...c..
    ......
    ..w...
    .o....
    ......
    ......
    SSSSSS
"""


def stations(made: Race, seat: int) -> dict[int, tuple[int, int]]:
    """Where the car was after each command that moved it."""
    slot, found = -1, {}
    for event in made.events:
        if event["event"] in ("command", "recovered", "ignored") and event["seat"] == seat:
            slot = event["slot"]
        if event["event"] == "moved" and event["seat"] == seat:
            found[slot] = (event["lane"], event["row"])
    return found


def commands(made: Race) -> dict[int, tuple[str, str, int]]:
    return {event["slot"]: (event["command"], event["change"], event["value"]) for event in made.saw("command")}


def test_petes_eight_commands_tt_17_tt_32() -> None:
    """TT-17, TT-24, TT-29, TT-30, TT-32, TT-37: the first example."""
    made = race(PETES_TRACK, Car(2, 0, "-1 TU +1 JP R2 BA B1 L2"), Car(5, 0))
    made.turn()
    told = commands(made)
    assert told[1] == ("turbo", "-1", 2)  # three batteries, one less
    assert told[3] == ("jump", "+1", 3)  # two spaces are ignored
    assert told[4] == ("right_2", "0", 1)  # from carpet
    assert told[5] == ("battery", "0", 1)
    assert made.saw("healed")[0]["gained"] == 0  # three are loaded already
    assert stations(made, 0) == {1: (2, 2), 3: (2, 5), 4: (3, 6), 6: (3, 5), 7: (1, 7)}
    assert made.batteries() == 3
    assert made.events[-1] == {"event": "turn_over", "seat": 0}


def test_maris_eight_commands_tt_19_tt_52() -> None:
    """TT-19, TT-27, TT-39, TT-41 to TT-44, TT-52: the third example, with the Brick Gang."""
    anna, pete = Car(1, 11, car="dogtor"), Car(3, 10, car="die_liner")
    mari = Car(1, 2, "F2 R2 MI L2 JP +1 R1 F1", "brick_gang", shields=2)
    made = race(MARIS_TRACK, anna, pete, mari)
    made.turn()
    made.turn()
    made.turn()
    costs = [(event["cause"], event["paid"]) for event in made.saw("damaged") if event["seat"] == 2]
    assert costs == [
        ("slowest", "shield"),  # the last to be done
        ("obstacle", "shield"),  # 1: her last one
        ("impassable", "battery"),  # 4
        ("impassable", "battery"),  # 7
        ("car", "battery"),  # 8: and no energy left
    ]
    assert stations(made, 2) == {
        0: (1, 3),
        1: (3, 5),
        2: (3, 6),
        3: (3, 6),
        4: (3, 8),
        6: (1, 10),
        7: (1, 11),
    }
    told = commands(made)
    assert told[4] == ("jump", "0", 2)  # two, though from carpet
    assert told[6] == ("right_1", "+1", 3)  # two from carpet and one more, to the blue side
    slips = [event["event"] for event in made.events].index("slippery")
    assert made.events[slips - 1]["event"] == "moved"
    assert made.events[slips - 2] == {
        "event": "command", "seat": 2, "slot": 1, "command": "right_2", "printed": 2, "ground": "obstacle",
        "change": "0", "value": 2,
    }  # fmt: skip
    assert (made.batteries(1), made.batteries(0)) == (2, 3)  # Pete was shot, Anna only run into
    assert (made.batteries(2), made.is_down(2)) == (0, True)


def test_mari_stands_up_in_the_next_round_tt_45() -> None:
    """TT-45: the second example. Down by her seventh command, one battery by the eighth, two more in the next round."""
    made = race("......\n......\no.....\n......", Car(0, 0, "-- -- -- -- -- -- F1 F1", batteries=1), Car(5, 0))
    made.turn()
    assert (made.is_down(), made.batteries()) == (True, 1)
    made.turn()
    next_round(made, "F2 JP F1 F1")
    made.turn()
    assert [event["slot"] for event in made.saw("recovered")] == [0, 1]
    assert stations(made, 0) == {2: (0, 2), 3: (0, 3)}


def test_maris_shields_tt_48() -> None:
    """TT-48: both others are ahead of her at the end of the round."""
    made = race("......\n" * 9, Car(0, 3), Car(1, 5), Car(2, 1))
    for _ in range(3):
        made.turn()
    assert [made.shields(seat) for seat in range(3)] == [1, 0, 2]
