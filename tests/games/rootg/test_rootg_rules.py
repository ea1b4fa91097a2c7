"""Each rule of ROOT\\G: by its number in the game's README."""

import itertools

import pytest
from rootg_boards import (
    asking,
    charges,
    dealt,
    depths,
    do,
    laid,
    named,
    names,
    own_set,
    phase,
    points,
    running,
    texts,
    tick,
    want,
)

from quirkbox.engine import Refusal, dice_from_seed
from quirkbox.games.rootg import GAME
from quirkbox.games.rootg.circuit import values_of
from quirkbox.games.rootg.face import Face

FAST, NORM, SLOW = range(3)
DEALS = range(200)
BOTH_SIDES = pytest.mark.parametrize("side", ["green", "black"])


# --- setting up


@pytest.mark.parametrize("players", [1, 3])
def test_two_players_rg_1(players: int) -> None:
    """RG-1"""
    with pytest.raises(Refusal, match="for 2 players"):
        GAME.start(players, {}, dice_from_seed(0))


def kinds_of(side: str) -> set[str]:
    """What the tiles of a side are made of."""
    s = dealt(side=side).plain
    faces = [Face.unpack(s.faces[s.side, tile]) for tile in range(s.tiles)]
    return {part for face in faces for part in face.name().rstrip("01").split("/")}


def test_the_green_side_has_four_gates_the_black_side_all_seven_rg_2() -> None:
    """RG-2"""
    green = {"input", "link", "AND", "OR", "XOR", "NOT"}
    assert kinds_of("green") == green
    assert kinds_of("black") == green | {"NAND", "NOR", "XNOR"}
    s = dealt().plain
    printed = [sum(edge >= 5 for tile in range(52) for edge in Face.unpack(s.faces[side, tile]).edges) for side in range(2)]
    assert printed[1] > printed[0]


def test_the_core_lies_in_the_middle_rg_3() -> None:
    """RG-3"""
    assert dealt().view(-1)["core"] == [(-1, 0), (0, 0), (1, 0)]


def test_the_terminals_lie_around_it_rg_4() -> None:
    """RG-4"""
    view = dealt().view(-1)
    spots = {(t["seat"], t["speed"]): (t["x"], t["y"], t["port"]) for t in view["terminals"]}
    assert spots == {
        (0, "fast"): (0, 1, 0), (0, "norm"): (2, 1, 0), (0, "slow"): (-2, 1, 0),
        (1, "fast"): (0, -1, 2), (1, "norm"): (-2, -1, 2), (1, "slow"): (2, -1, 2),
    }  # fmt: skip
    ports = {(p["x"], p["y"]): p["needs"] for p in view["places"] if "out" in p["needs"]}
    assert ports == {
        **{(x, 2): [None, None, "out", None] for x in (-2, 0, 2)},
        **{(x, -2): ["out", None, None, None] for x in (-2, 0, 2)},
    }
    assert len(view["places"]) == 16  # all others ask for blanks
    assert {need for p in view["places"] for need in p["needs"]} == {None, "out", "blank"}


def test_eighteen_charges_each_rg_5() -> None:
    """RG-5"""
    assert charges(dealt()) == [18, 18]


def test_missions_are_read_off_two_tiles_rg_6() -> None:
    """RG-6: the zero-tile B/C/A with the one-tile 0,1,1 asks for 1 at Fast, 1 at Norm, 0 at Slow."""
    at = dealt()
    at.plain.zero[0], at.plain.one[0] = 1, 0
    assert at.view(0)["missions"][0] == {"zero": ["B", "C", "A"], "one": [0, 1, 1], "wants": [1, 1, 0]}
    assert at.view(1)["missions"][0] is None


def test_every_pair_of_different_mission_tiles_is_dealt_rg_6() -> None:
    """RG-6: each tile exists once; put together, two missions may still be equal."""
    pairs, equal = set(), 0
    for seed in range(600):
        at = dealt(seed)
        s = at.plain
        assert s.zero[0] != s.zero[1]
        assert s.one[0] != s.one[1]
        pairs.add((*s.zero, *s.one))
        missions = at.open_view()["missions"]
        equal += missions[0]["wants"] == missions[1]["wants"]
    assert len(pairs) == 36
    assert 0 < equal < 600


def test_all_tiles_are_in_the_stack_rg_7() -> None:
    """RG-7: but for the two just drawn."""
    view = dealt().view(-1)
    assert (view["tiles"], view["stack"], len(view["drawn"])) == (52, 50, 2)


def start_events(seed: int, **options: str) -> list:
    return GAME.events.to_json(GAME.start(2, options, dice_from_seed(seed))[1], -1)


@BOTH_SIDES
def test_the_higher_sum_on_the_black_side_starts_rg_8(side: str) -> None:
    """RG-8: whatever side is played with; equal sums are drawn again."""
    repeated = 0
    for seed in DEALS:
        events = start_events(seed, side=side)
        draws = named(events, "start_draw")
        took = named(events, "took")
        assert all(a["sum"] == b["sum"] for a, b in zip(draws[:-2:2], draws[1:-2:2], strict=True))
        a, b = draws[-2:]
        assert a["tile"] != b["tile"]
        assert took == [{"seat": int(b["sum"] > a["sum"]), "why": "start"}]
        repeated += len(draws) > 2
    assert repeated


def test_values_inside_gates_count_for_the_start_rg_8() -> None:
    """RG-8: the sum of a tile is that of all its printed values, those inside gates included."""
    for seed in DEALS:
        draws = named(start_events(seed, set=own_set(["AND/N+1", "OR/R|W=1", "IN11-adj", "IN0"])), "start_draw")
        assert {(d["tile"], d["sum"]) for d in draws} <= {(0, 1), (1, 1), (2, 2), (3, 0)}


def test_after_twenty_ties_the_lot_decides_rg_8() -> None:
    """RG-8"""
    takers = set()
    for seed in range(20):
        events = start_events(seed, set=own_set(["IN0", "IN0"]))
        assert len(named(events, "start_draw")) == 40
        assert named(events, "took")[0]["why"] == "lot"
        takers.add(named(events, "took")[0]["seat"])
    assert takers == {0, 1}


def test_first_the_one_without_root_is_fastest_rg_9() -> None:
    """RG-9"""
    for seed in range(20):
        view = dealt(seed).view(-1)
        assert view["fastest"] == 1 - view["holder"] == view["turn"]
        assert view["why_fastest"] == "start"


# --- the tiles


def test_edges_are_blank_in_or_out_rg_10() -> None:
    """RG-10: and a turned tile has them clockwise further on."""
    at = laid([], ("AND/L|E=1", "IN0"))
    tile = at.view(0)["hands"][0][0]
    assert [(e["port"], e["printed"]) for e in tile["edges"]] == [
        ("in", None), ("out", 1), ("out", None), ("in", None),
    ]  # fmt: skip
    # Only the gate's output or its printed 1 fits a port that looks north.
    assert [text for text in texts(at, 0) if text.startswith("place 0 2")] == ["place 0 2 0", "place 0 2 1"]


def test_no_tile_is_mirrored_rg_10() -> None:
    """RG-10: a corner to the left stays one, however it is turned."""
    at = laid([], ("CORNER-L", "IN0"))
    ways = [text for text in texts(at, 0) if text.startswith("place 0 2")]
    assert ways == ["place 0 2 0"]
    do(at, 0, ways[0])
    assert next(p for p in at.view(0)["places"] if (p["x"], p["y"]) == (-1, 2))["needs"][1] == "out"


@BOTH_SIDES
def test_ten_input_fourteen_link_and_28_gate_tiles_rg_11(side: str) -> None:
    """RG-11"""
    s = dealt(side=side).plain
    kinds = [Face.unpack(s.faces[s.side, tile]).kind for tile in range(52)]
    assert [kinds.count(kind) for kind in ("input", "link", "gate")] == [10, 14, 28]


def value(board: list[str], **tables: str) -> int:
    """The value at seat 0's Fast terminal."""
    at = asking(laid(board, charges=(0, 0), **tables), 0)
    do(at, 0, "ask")
    do(at, 1, "accept")
    return int(at.view(-1)["terminals"][0]["value"])


INPUTS = {0: "IN0", 1: "IN1"}
TWO_INPUTS = {  # east and west of the gate on (0, 2)
    "AND": (0, 0, 0, 1),
    "OR": (0, 1, 1, 1),
    "XOR": (0, 1, 1, 0),
    "NAND": (1, 1, 1, 0),
    "NOR": (1, 0, 0, 0),
    "XNOR": (1, 0, 0, 1),
}


@pytest.mark.parametrize("gate", TWO_INPUTS)
def test_truth_tables_of_two_inputs_rg_12(gate: str) -> None:
    """RG-12"""
    found = [
        value([f"{gate}/T 0 2 0", f"{INPUTS[a]} 1 2 1", f"{INPUTS[b]} -1 2 3"], faces=BOTH_WAYS)
        for a, b in itertools.product((0, 1), repeat=2)
    ]
    assert tuple(found) == TWO_INPUTS[gate]


BOTH_WAYS = "\n".join(
    [f"{gate}/T . i o i {gate}" for gate in TWO_INPUTS]
    + [f"{gate}/3 i i o i {gate}" for gate in TWO_INPUTS]
    + ["IN0 . . 0 . input", "IN1 . . 1 . input", "STRAIGHT i . o . link", "NOT/N i . o . NOT"]
    + [f"{gate}:{n} i . o . {gate}:{n}" for gate in TWO_INPUTS for n in (0, 1)]
    + ["NOT+link ia ib oa ob NOT link", "CORNER . . o i link"]
)


@pytest.mark.parametrize("gate", TWO_INPUTS)
def test_a_value_printed_inside_is_an_input_rg_12(gate: str) -> None:
    """RG-12"""
    found = [
        value([f"{gate}:{inside} 0 2 0", f"{INPUTS[a]} 0 3 0"], faces=BOTH_WAYS)
        for inside, a in itertools.product((0, 1), repeat=2)
    ]
    assert tuple(found) == TWO_INPUTS[gate]


@pytest.mark.parametrize("gate", TWO_INPUTS)
def test_three_inputs_rg_12(gate: str) -> None:
    """RG-12: all, at least one, an odd number; a set of one's own may have such gates."""
    for bits in itertools.product((0, 1), repeat=3):
        around = zip(bits, ("0 3 0", "1 2 1", "-1 2 3"), strict=True)
        board = [f"{gate}/3 0 2 0", *(f"{INPUTS[bit]} {there}" for bit, there in around)]
        says = {"AND": all(bits), "OR": any(bits), "XOR": sum(bits) % 2 == 1}
        says |= {"NAND": not says["AND"], "NOR": not says["OR"], "XNOR": not says["XOR"]}
        assert value(board, faces=BOTH_WAYS) == says[gate]


def test_not_rg_12() -> None:
    """RG-12"""
    assert [value(["NOT/N 0 2 0", f"{INPUTS[a]} 0 3 0"]) for a in (0, 1)] == [1, 0]


def test_links_carry_what_comes_in_rg_11() -> None:
    """RG-11: straight on, round a corner, both ways, and past each other."""
    assert [value(["STRAIGHT 0 2 0", f"{INPUTS[a]} 0 3 0"]) for a in (0, 1)] == [0, 1]
    assert [value(["CORNER-L 0 2 0", f"{INPUTS[a]} -1 2 3"]) for a in (0, 1)] == [0, 1]
    assert [value(["SPLIT-R 0 2 0", f"{INPUTS[a]} 0 3 0"]) for a in (0, 1)] == [0, 1]
    # CROSS-1 takes a from the north to the south and b from the east to the west.
    crossed = [value(["CROSS-1 0 2 0", f"{INPUTS[a]} 0 3 0", f"{INPUTS[1 - a]} 1 2 1"]) for a in (0, 1)]
    assert crossed == [0, 1]


def test_a_gate_beside_a_wire_on_one_tile_rg_12() -> None:
    """RG-12: a tile of one's own may hold a gate and a link."""
    board = ["NOT+link 0 2 0", "IN0 0 3 0", "IN0 1 2 1"]
    assert value(board, faces=BOTH_WAYS) == 1
    at = laid(board, faces=BOTH_WAYS)
    assert depths(at)[FAST] == 1


# --- placing


GATE = "AND/Y 0 2 0"  # inputs to the east and west, blank to the north
CLASHES = [
    ([], "NOT/N 0 2 1", "a blank edge of your tile would face an input"),
    ([], "NOT/N 0 2 2", "an input of your tile would face an input"),
    ([], "NOT/N -1 1 0", "an output of your tile would face a blank edge"),
    ([GATE], "NOT/N 0 3 0", "an output of your tile would face a blank edge"),
    ([GATE], "NOT/N 0 3 2", "an input of your tile would face a blank edge"),
    ([GATE], "NOT/N 1 2 0", "a blank edge of your tile would face an input"),
    (["SPLIT-R 0 2 0"], "IN1 1 2 1", "an output of your tile would face an output"),
    (["SPLIT-R 0 2 0"], "NOT/N 1 2 0", "a blank edge of your tile would face an output"),
]


@pytest.mark.parametrize(("board", "placing", "why"), CLASHES)
def test_edges_that_must_not_face_each_other_rg_13(board: list[str], placing: str, why: str) -> None:
    """RG-13"""
    face, there = placing.split(maxsplit=1)
    at = laid(board, (face, "IN0"))
    assert f"place {there}" not in texts(at, 0)
    with pytest.raises(Refusal, match=why):
        do(at, 0, f"place {there}")


@pytest.mark.parametrize(
    ("board", "placing"),
    [
        ([], "NOT/N 0 2 0"),  # an output to an input
        ([GATE], "NOT/N 1 2 1"),
        (["SPLIT-R 0 2 0"], "NOT/N 1 2 3"),  # an input to an output
        ([GATE], "STRAIGHT 0 3 1"),  # blank to blank
    ],
)
def test_edges_that_may_face_each_other_rg_13(board: list[str], placing: str) -> None:
    """RG-13"""
    face, there = placing.split(maxsplit=1)
    assert f"place {there}" in texts(laid(board, (face, "IN0")), 0)


def test_a_tile_touches_something_rg_14() -> None:
    """RG-14: with an edge, not with a corner."""
    at = laid([], ("IN0", "IN0"))
    for far in ("1 3 0", "4 1 0", "3 2 0"):
        with pytest.raises(Refusal, match="must touch"):
            do(at, 0, f"place {far}")
    for taken in ("0 0 0", "2 1 0"):
        with pytest.raises(Refusal, match="Something lies there"):
            do(at, 0, f"place {taken}")


def test_linking_is_not_compulsory_rg_14() -> None:
    """RG-14: beside the core, with blanks to it, and an output to nowhere."""
    at = laid([], ("IN1", "IN0"))
    assert "place 1 1 2" in texts(at, 0)
    do(at, 0, "place 1 1 2")
    assert depths(at) == [0] * 6


# out of the splitter to the west, up, and back over (0, 3)
RING = ["SPLIT-L 0 2 0", "CORNER-L -1 2 2", "CORNER-L -1 3 3"]


def test_a_loop_is_refused_rg_15() -> None:
    """RG-15: the splitter on (0, 2) would be fed by its own output."""
    at = laid(RING, ("CORNER-L", "IN0"))
    with pytest.raises(Refusal, match="run in a loop"):
        do(at, 0, "place 0 3 0")
    assert "place 0 3 0" not in texts(at, 0)
    at = laid(RING, ("AND/Y", "IN0"))  # nor through a gate that has another input besides
    with pytest.raises(Refusal, match="run in a loop"):
        do(at, 0, "place 0 3 0")


# in from the west, out to the east, back over (0, 3)
PAST_ITSELF = ["CROSS-2 0 2 0", "CORNER-R 1 2 2", "CORNER-R 1 3 1"]


def test_a_signal_may_cross_itself_rg_15() -> None:
    """RG-15: two wires that cross are two things."""
    at = laid(PAST_ITSELF, ("CORNER-R", "IN1"))
    do(at, 0, "place 0 3 0")
    assert value([*PAST_ITSELF, "CORNER-R 0 3 0", "IN1 -1 2 3"]) == 1


def test_a_loop_through_both_wires_of_a_crossing_is_refused_rg_15() -> None:
    """RG-15: each wire of the crossing on (4, 1) would feed the other."""
    north_west = ["CORNER-L 3 1 2", "CORNER-L 3 2 3", "CORNER-L 4 2 0"]
    south_east = ["IN0 3 0 0", "CORNER-R 4 0 3", "CORNER-R 5 0 2", "CORNER-R 5 1 1"]
    at = laid([*north_west, *south_east], ("CROSS-1", "IN0"))
    with pytest.raises(Refusal, match="run in a loop"):
        do(at, 0, "place 4 1 0")
    open_end = laid([*north_west[:-1], *south_east], ("CROSS-1", "IN0"))
    assert "place 4 1 0" in texts(open_end, 0)


SHARED = [  # one splitter feeds both Norm of seat 0 (over the top) and Slow of seat 1 (below)
    "CORNER-R 2 2 0", "CORNER-R 3 2 1", "STRAIGHT 3 1 2", "CORNER-L 2 -2 2", "CORNER-L 3 -2 1", "STRAIGHT 3 -1 0",
]  # fmt: skip


def test_links_and_gates_go_into_any_circuit_rg_16() -> None:
    """RG-16"""
    for face in ("STRAIGHT", "NOT/N"):
        at = laid([], (face, face))
        assert {"place 0 2 0", "place 0 -2 2"} <= set(texts(at, 0))


def test_a_tile_may_be_in_both_circuits_rg_16() -> None:
    """RG-16"""
    at = laid([*SHARED, "SPLIT-T 3 0 1"])
    reaches = {(p["x"], p["y"]): p["reaches"] for p in at.view(-1)["board"]}
    assert reaches[3, 0] == [NORM, 3 + SLOW]
    assert reaches[3, 1] == [NORM]
    assert reaches[3, -1] == [3 + SLOW]


def test_an_input_on_the_opponent_is_refused_while_charging_rg_17() -> None:
    """RG-17: at the terminal itself, and at the end of a wire; and allowed while discharging."""
    for board, there in (([], "0 -2 2"), (["STRAIGHT 0 -2 2"], "0 -3 2")):
        at = laid(board, ("IN1", "IN1"), charges=(1, 18))
        with pytest.raises(Refusal, match="a circuit that is only Player 2's"):
            do(at, 0, f"place {there}")
        assert f"place {there}" in texts(laid(board, ("IN1", "IN1"), charges=(0, 18)), 0)


def test_inputs_go_into_ones_own_and_into_loose_circuits_rg_17() -> None:
    """RG-17"""
    at = laid(["NOT/N 3 1 2"], ("IN1", "IN1"))  # reaches nothing yet
    assert {"place 0 2 0", "place 3 0 2"} <= set(texts(at, 0))


def test_a_shared_circuit_is_also_ones_own_rg_17() -> None:
    """RG-17"""
    for seat in range(2):
        at = laid([*SHARED, "SPLIT-T 3 0 1"], ("IN1", "IN1"), holder=seat)
        assert "place 4 0 1" in texts(at, seat)


def test_an_input_into_a_shared_circuit_while_charging_serves_both_and_drops_nothing_rg_17_rg_30() -> None:
    """RG-17, RG-29, RG-30: gates of both circuits hang on the wire that it feeds, but they are of an earlier turn."""
    gated = [tile.replace("STRAIGHT", "NOT/N") for tile in SHARED]
    for seat in range(2):
        at = laid([*gated, "SPLIT-T 3 0 1"], ("IN1", "IN1"), holder=seat)
        s = at.plain
        before = values_of(at.states[0])
        do(at, seat, "place 4 0 1")
        changed = before ^ values_of(at.states[0])
        assert changed & 0b111111 == 0b100010  # Norm of seat 0 and Slow of seat 1 have other values now
        events = do(at, 1 - seat, "place 0 2 0" if seat else "place 0 -2 2")
        assert not named(events, "dropped")
        assert list(s.charges) == [18, 18]


def test_one_link_to_the_opponent_alone_is_enough_to_refuse_rg_17() -> None:
    """RG-17: an input tile with two outputs, one to each player's wire."""
    at = laid(SHARED, ("IN01-opp", "IN0"))
    with pytest.raises(Refusal, match="while you are charging"):
        do(at, 0, "place 3 0 0")


def test_values_on_links_and_gates_are_free_rg_17() -> None:
    """RG-17"""
    at = laid([], ("STRAIGHT+1", "IN0"))
    assert "place 0 -2 3" in texts(at, 0)  # its printed 1 into the opponent's Fast


def test_a_tile_without_a_place_leaves_the_game_rg_18() -> None:
    """RG-18: for all to see."""
    faces = "IN4 1 1 1 1 input\nIN1 . . 1 . input\nSTRAIGHT i . o . link"
    at = laid(["IN1 -2 2 0", "IN1 0 2 0", "IN1 2 2 0"], ("IN4", "STRAIGHT"), faces=faces, board=TIGHT)
    assert texts(at, 0) == ["remove", "hand_over"]
    events = do(at, 0, "remove")
    assert events == [{"event": "removed", "seat": 0, "tile": 3, "what": "input"}]
    assert [tile["tile"] for tile in at.view(1)["removed"]] == [3]
    assert (phase(at), at.plain.turn) == ("second", 1)
    with pytest.raises(Refusal, match="has a place"):
        do(at, 1, "remove")


TIGHT = """
F C N C S
C C C C C
f C n C s
"""  # once one's own ports are taken, a tile with four outputs finds only blanks and the opponent's ports


# --- a turn


def test_the_order_of_a_turn_rg_19() -> None:
    """RG-19: draw, place, place, charges, fastest, next turn."""
    at = dealt()
    told = []
    while at.plain.round == 1:
        seat = at.plain.turn
        told += names(do(at, seat, texts(at, seat)[0]))
    assert told[:5] == ["kept", "gave", "got", "placed", "placed"]
    assert told[-4:] == ["fastest", "turn", "drew", "drew"]
    assert set(told[5:-4]) <= {"dropped"}


def test_the_fastest_draws_two_and_gives_one_rg_20() -> None:
    """RG-20"""
    at = dealt()
    fastest = at.plain.fastest
    drawn = [int(tile) for tile in at.plain.drawn]
    assert texts(at, fastest) == [f"keep {tile}" for tile in drawn]
    assert texts(at, 1 - fastest) == []
    other = next(tile for tile in range(52) if tile not in drawn)
    with pytest.raises(Refusal, match="did not draw that tile"):
        do(at, fastest, f"keep {other}")
    do(at, fastest, f"keep {drawn[1]}")
    assert (at.plain.hands[fastest], at.plain.hands[1 - fastest]) == (drawn[1], drawn[0])


def test_every_tile_can_be_drawn_rg_20() -> None:
    """RG-20: each is as likely."""
    counts = [0] * 52
    for seed in range(1000):
        for tile in dealt(seed).plain.drawn:
            counts[int(tile)] += 1
    assert min(counts) > 15
    assert max(counts) < 70


@pytest.mark.parametrize("holder", [0, 1])
def test_the_holder_of_root_places_first_rg_21(holder: int) -> None:
    """RG-21"""
    at = laid([], holder=holder)
    assert texts(at, holder)
    with pytest.raises(Refusal, match=f"Player {holder + 1} places first"):
        do(at, 1 - holder, "place 0 2 0")


def test_or_hands_it_over_once_a_turn_rg_22() -> None:
    """RG-22"""
    at = laid([])
    assert "hand_over" in texts(at, 0)
    assert names(do(at, 0, "hand_over")) == ["handed_over"]
    assert (at.plain.holder, at.plain.turn, phase(at)) == (1, 1, "first")
    with pytest.raises(Refusal, match="once a turn"):
        do(at, 1, "hand_over")
    do(at, 1, "place 0 2 0")
    assert at.plain.turn == 0
    with pytest.raises(Refusal, match="Player 2 holds"):
        do(at, 0, "hand_over")


def test_the_holder_may_hand_over_next_turn_again_rg_22() -> None:
    """RG-22"""
    at = laid([])
    do(at, 0, "hand_over")
    do(at, 1, "place 0 2 0")
    do(at, 0, "place 2 2 0")
    do(at, at.plain.turn, texts(at, at.plain.turn)[0])
    assert at.plain.turn == at.plain.holder == 1
    assert "hand_over" in texts(at, 1)


def test_then_the_other_places_rg_23() -> None:
    """RG-23: and cannot hand over what it does not have."""
    at = laid([])
    do(at, 0, "place 0 2 0")
    assert (phase(at), at.plain.turn) == ("second", 1)
    assert all(text.startswith("place") for text in texts(at, 1))
    do(at, 1, "place 2 2 0")
    assert (at.plain.round, phase(at)) == (3, "keep")


@pytest.mark.parametrize("holder", [0, 1])
def test_an_odd_last_tile_goes_to_the_fastest_rg_24(holder: int) -> None:
    """RG-24: who alone places, holder of R.O.O.T.\\G: or not."""
    at = laid(["NOT/N 0 2 0"], stack=["STRAIGHT"], holder=holder)
    do(at, holder, "place 2 2 0")
    events = do(at, 1 - holder, "place -2 2 0")
    assert named(events, "drew") == [{"seat": 1, "tile": None}]  # seat 1 has no gate at Fast
    assert (at.plain.turn, phase(at), at.plain.left) == (1, "second", 0)
    assert "hand_over" not in texts(at, 1)
    assert names(do(at, 1, "place -2 -2 2"))[:2] == ["placed", "on"]


def test_depth_counts_gates_on_the_longest_path_rg_25() -> None:
    """RG-25: links count nothing; 0 if nothing is linked."""
    assert depths(laid(["AND/Y 0 2 0"])) == [1, 0, 0, 0, 0, 0]
    # Norm's gate on (2, 2) has a short arm to the west and a long one to the east.
    at = laid(["AND/Y 2 2 0", "NOT/N 3 2 1", "STRAIGHT 4 2 1", "OR/N+0 5 2 1", "NOT/N 1 2 3", "IN1 0 -2 2"])
    assert depths(at) == [0, 3, 0, 0, 0, 0]


def test_a_gate_that_is_linked_later_counts_rg_25() -> None:
    """RG-25: two loose gates, then the link that joins them to the terminal."""
    at = laid(["NOT/N 3 1 2", "NOT/N 3 2 2", "CORNER-R 3 3 1", "CORNER-R 2 3 0"])
    assert depths(at) == [0] * 6
    do(at, 0, "place 2 2 0")
    assert depths(at) == [0, 2, 0, 0, 0, 0]


FASTER = [  # gates at each terminal, who is the fastest, why
    ([0, 0, 0, 1, 0, 0], 0, "fast"),
    ([2, 0, 0, 1, 5, 5], 1, "fast"),
    ([1, 2, 0, 1, 1, 3], 1, "norm"),
    ([1, 2, 0, 1, 2, 3], 0, "slow"),
    ([1, 2, 3, 1, 2, 3], 1, "tile"),
]


@pytest.mark.parametrize(("gates", "fastest", "why"), FASTER)
def test_the_new_fastest_rg_26(gates: list[int], fastest: int, why: str) -> None:
    """RG-26: seat 0 holds R.O.O.T.\\G:."""
    at = laid([], ("STRAIGHT", "IN1"))
    do(at, 0, "place 1 1 0" if "place 1 1 0" in texts(at, 0) else texts(at, 0)[0])
    at.plain.depth[:6] = gates
    at.plain.open[:6] = 1
    loose = next(text for text in texts(at, 1) if text.startswith("place 1 -1"))
    assert named(do(at, 1, loose), "fastest") == [{"seat": fastest, "why": why}]
    assert at.plain.turn == fastest


# --- charges


def test_a_new_gate_drops_charges_rg_27() -> None:
    """RG-27, RG-28: also one that the opponent has placed, and over links."""
    at = laid(["STRAIGHT 0 2 0"], ("STRAIGHT", "NOT/N"))
    assert "dropped" not in names(do(at, 0, "place 0 3 0"))
    events = do(at, 1, "place 0 4 0")
    assert named(events, "dropped") == [{"seat": 0, "speed": "fast", "charges": 3, "left": 15}]
    assert charges(at) == [15, 18]


def test_a_gate_linked_by_the_second_tile_of_the_turn_drops_rg_27() -> None:
    """RG-27: what counts is how it lies after both have placed."""
    at = laid(["CORNER-R 2 2 0"], ("NOT/N", "CORNER-R"))
    do(at, 0, "place 3 1 2")  # its output goes north, to nothing yet
    assert depths(at)[NORM] == 0
    events = do(at, 1, "place 3 2 1")
    assert named(events, "dropped") == [{"seat": 0, "speed": "norm", "charges": 2, "left": 16}]


@pytest.mark.parametrize(
    ("there", "speed", "seat", "drop"),
    [("0 2 0", "fast", 0, 3), ("2 2 0", "norm", 0, 2), ("-2 2 0", "slow", 0, 1), ("0 -2 2", "fast", 1, 3),
     ("-2 -2 2", "norm", 1, 2), ("2 -2 2", "slow", 1, 1)],
)  # fmt: skip
def test_three_two_one_rg_28(there: str, speed: str, seat: int, drop: int) -> None:
    """RG-28"""
    at = laid([], ("NOT/N", "STRAIGHT"))
    do(at, 0, f"place {there}")
    events = do(at, 1, "place 3 1 0" if "place 3 1 0" in texts(at, 1) else texts(at, 1)[0])
    assert named(events, "dropped") == [{"seat": seat, "speed": speed, "charges": drop, "left": 18 - drop}]


def test_one_drops_what_one_has_rg_28() -> None:
    """RG-28, RG-31"""
    at = laid([], ("NOT/N", "STRAIGHT"), charges=(2, 18))
    do(at, 0, "place 0 2 0")
    events = do(at, 1, "place 3 1 0")
    assert named(events, "dropped") == [{"seat": 0, "speed": "fast", "charges": 2, "left": 0}]
    assert named(events, "discharging") == [{"seat": 0}]


def test_two_gates_at_one_terminal_drop_once_rg_29() -> None:
    """RG-29"""
    at = laid([], ("NOT/N", "NOT/N"))
    do(at, 0, "place 0 2 0")
    events = do(at, 1, "place 0 3 0")
    assert named(events, "dropped") == [{"seat": 0, "speed": "fast", "charges": 3, "left": 15}]


def test_a_shared_circuit_discharges_both_rg_29() -> None:
    """RG-29: one gate, linked to Norm of seat 0 and Slow of seat 1."""
    at = laid([*SHARED, "SPLIT-T 3 0 1"], ("NOT/N", "STRAIGHT"))
    do(at, 0, "place 4 0 1")
    events = do(at, 1, "place 0 2 0")
    assert named(events, "dropped") == [
        {"seat": 0, "speed": "norm", "charges": 2, "left": 16},
        {"seat": 1, "speed": "slow", "charges": 1, "left": 17},
    ]


def test_inputs_and_links_drop_nothing_rg_30() -> None:
    """RG-30: not even if they link a gate of an earlier turn."""
    at = laid(["STRAIGHT 2 2 0", "NOT/N 3 2 2", "CORNER-R 3 3 1"], ("CORNER-R", "IN1"))
    do(at, 0, "place 2 3 0")
    assert depths(at)[NORM] == 1
    assert "dropped" not in names(do(at, 1, "place 2 -2 2"))
    assert charges(at) == [18, 18]


def test_without_charges_one_is_discharging_rg_31() -> None:
    """RG-31"""
    at = laid([], ("NOT/N", "STRAIGHT"), charges=(3, 18))
    assert at.view(-1)["discharging"] == [False, False]
    do(at, 0, "place 0 2 0")
    events = do(at, 1, "place 3 1 0")
    assert names(events)[:4] == ["placed", "dropped", "discharging", "fastest"]
    assert at.view(-1)["discharging"] == [True, False]
    assert (phase(at), at.plain.turn) == ("ask", 0)


def test_who_takes_a_charge_is_charging_again_rg_32() -> None:
    """RG-32: inputs are refused at the opponent's again."""
    at = asking(laid([], charges=(0, 0)), 0)
    do(at, 0, "ask")
    do(at, 1, "refuse")
    assert charges(at) == [0, 1]
    assert at.view(-1)["discharging"] == [True, False]


# --- requests


def test_a_discharging_player_plays_on_rg_33() -> None:
    """RG-33"""
    at = asking(laid([], charges=(0, 18)), 0)
    assert names(do(at, 0, "play_on")) == ["played_on", "drew", "drew"]
    assert (phase(at), at.plain.turn) == ("keep", 1)  # the fastest, as declared


def test_who_is_on_turn_is_told_what_to_do_first() -> None:
    """A refusal speaks to the one who is refused; of others it speaks by name."""
    at = laid([], charges=(18, 1))
    for seat, move, why in (
        (0, "keep 0", r"^Not now: place your tile first, or hand R\.O\.O\.T\.\\G: over\.$"),
        (0, "accept", "^Not now: place your tile first"),
        (
            0,
            "ask",
            "no charges left may ask to turn the circuit on, at the beginning of a turn. You have 18 left",
        ),
        (1, "ask", "You have one left"),
        (1, "place 0 -2 0", "^Player 1 places first"),
    ):
        with pytest.raises(Refusal, match=why):
            do(at, seat, move)
    at = asking(laid([], charges=(18, 0)), 1)
    with pytest.raises(Refusal, match=r"^Not now: say first whether you want to turn the circuit on"):
        do(at, 1, "place 0 -2 0")
    do(at, 1, "ask")
    with pytest.raises(Refusal, match=r"^Not now: answer the request first"):
        do(at, 0, "hand_over")


def test_only_who_is_discharging_may_ask_rg_34() -> None:
    """RG-34: at the beginning of a turn, and once."""
    at = asking(laid([], charges=(18, 0)), 1)
    assert texts(at, 0) == []
    assert texts(at, 1) == ["ask", "play_on"]
    do(at, 1, "play_on")
    with pytest.raises(Refusal, match=r"at the beginning of a turn. You have none: wait for the next turn"):
        do(at, 1, "ask")
    at = laid([], charges=(1, 1))
    do(at, 0, "place 0 2 0")
    do(at, 1, "place 2 2 0")
    assert phase(at) == "keep"  # nobody may ask


def test_the_holder_decides_first_rg_35() -> None:
    """RG-35"""
    at = laid([], charges=(0, 0), holder=1)
    do(at, 1, "place 0 2 0")
    do(at, 0, "place 2 2 0")
    assert (phase(at), at.plain.turn) == ("ask", 1)
    do(at, 1, "play_on")
    assert (phase(at), at.plain.turn) == ("ask", 0)
    do(at, 0, "play_on")
    assert phase(at) == "keep"


def test_accepted_rg_36() -> None:
    """RG-36"""
    at = asking(laid(["NOT/N 0 2 0"], charges=(0, 18)), 0)
    assert names(do(at, 0, "ask")) == ["asked"]
    assert (phase(at), at.plain.turn, at.view(-1)["asker"]) == ("answer", 1, 0)
    assert texts(at, 1) == ["accept", "refuse"]
    events = do(at, 1, "accept")
    assert names(events)[:2] == ["answered", "on"]
    assert named(events, "on") == [{"why": "accepted"}]
    assert phase(at) == "run"


def test_refused_the_asker_is_the_fastest_and_takes_root_rg_37() -> None:
    """RG-37, RG-38"""
    at = asking(laid(["NOT/N 0 2 0"], charges=(0, 18), holder=1), 0)
    do(at, 0, "ask")
    events = do(at, 1, "refuse")
    assert names(events) == ["answered", "took", "fastest", "drew", "drew"]
    assert named(events, "took") == [{"seat": 0, "why": "refused"}]
    assert named(events, "fastest") == [{"seat": 0, "why": "asked"}]
    assert (at.plain.holder, at.plain.turn, phase(at)) == (0, 0, "keep")
    assert charges(at) == [0, 18]


def test_refused_a_holder_pushes_a_charge_back_rg_39() -> None:
    """RG-37, RG-39"""
    at = asking(laid(["NOT/N 0 2 0"], charges=(0, 7), holder=0), 0)
    do(at, 0, "ask")
    events = do(at, 1, "refuse")
    assert names(events) == ["answered", "recharged", "fastest", "drew", "drew"]
    assert (at.plain.holder, at.plain.turn, charges(at)) == (0, 0, [0, 8])


def test_the_fastest_by_asking_is_so_for_one_turn_rg_37() -> None:
    """RG-37: then depths count again."""
    at = asking(laid(["NOT/N 0 2 0"], charges=(0, 18), holder=1), 0)
    do(at, 0, "ask")
    do(at, 1, "refuse")
    do(at, 0, texts(at, 0)[0])
    do(at, 0, "place 2 2 0")
    events = do(at, 1, "place -2 2 0")
    assert named(events, "fastest") == [{"seat": 1, "why": "fast"}]


# --- the end


def test_after_the_last_tile_the_circuit_goes_on_rg_40() -> None:
    """RG-40, RG-42: after the charges."""
    at = laid([], ("NOT/N", "STRAIGHT"), stack=[])
    do(at, 0, "place 0 2 0")
    events = do(at, 1, "place 2 2 0")
    assert names(events)[:3] == ["placed", "dropped", "on"]
    assert named(events, "on") == [{"why": "last tile"}]


CLOSED = ["IN1 2 2 0", "IN1 -2 2 0", "IN0 0 -2 2", "IN0 2 -2 2", "IN0 -2 -2 2"]  # all but seat 0's Fast


def test_when_no_input_is_open_the_circuit_goes_on_rg_41() -> None:
    """RG-41, RG-42: at the end of the turn."""
    at = laid(CLOSED, ("NOT/N", "IN1"))
    do(at, 0, "place 0 2 0")
    events = do(at, 1, "place 3 1 2")
    assert "on" not in names(events)  # the gate's input is open
    at = laid([*CLOSED, "NOT/N 0 2 0"], ("IN1", "STRAIGHT"))
    assert names(do(at, 0, "place 0 3 0")) == ["placed"]
    events = do(at, 1, "place 3 1 0")
    assert named(events, "on") == [{"why": "closed"}]  # the straight's input is open, but reaches no terminal


def test_a_terminals_own_port_is_an_open_input_rg_41() -> None:
    """RG-41"""
    at = laid(CLOSED, ("STRAIGHT", "IN1"))
    do(at, 0, "place 3 1 0")
    assert "on" not in names(do(at, 1, "place 3 -1 2"))


def test_missions_are_laid_open_rg_43() -> None:
    """RG-43"""
    at = asking(laid(["NOT/N 0 2 0"], charges=(0, 0)), 0)
    want(at, [1, 0, 1], [0, 0, 1])
    do(at, 0, "ask")
    events = do(at, 1, "accept")
    assert named(events, "revealed") == [
        {"seat": 0, "fast": 1, "norm": 0, "slow": 1}, {"seat": 1, "fast": 0, "norm": 0, "slow": 1},
    ]  # fmt: skip
    assert [mission["wants"] for mission in at.view(-1)["missions"]] == [[1, 0, 1], [0, 0, 1]]


@pytest.mark.parametrize(("left", "third"), [(1, 1), (2, 1), (3, 1), (4, 2), (6, 2), (7, 3), (18, 6)])
def test_a_third_of_the_charges_rounded_up_rg_44(left: int, third: int) -> None:
    """RG-44"""
    at = asking(laid(["NOT/N 0 2 0"], charges=(left, 0)), 1)
    do(at, 1, "ask")
    events = do(at, 0, "accept")
    assert named(events, "penalty") == [{"seat": 0, "charges": left, "points": third}]
    assert (points(at), charges(at)) == ([0, third], [0, 0])


def test_both_pay_at_once_rg_44() -> None:
    """RG-44"""
    at = laid(["NOT/N 0 2 0"], ("STRAIGHT", "STRAIGHT"), stack=[], charges=(10, 4))
    do(at, 0, "place 2 2 0")
    do(at, 1, "place -2 2 0")
    assert points(at) == [2, 4]


# --- the run


def test_signals_start_at_the_farthest_gate_rg_45() -> None:
    """RG-45: the path of each; none without gates."""
    board = ["AND/Y 2 2 0", "NOT/N 3 2 1", "STRAIGHT 4 2 1", "OR/N+0 5 2 1", "NOT/N 1 2 3", "STRAIGHT -2 2 0"]
    at = asking(laid(board, charges=(0, 0)), 0)
    do(at, 0, "ask")
    events = do(at, 1, "accept")
    assert [(e["seat"], e["speed"], e["depth"]) for e in named(events, "signal")] == [(0, "norm", 3)]
    signal = at.view(-1)["run"]["signals"][0]
    assert [(stop["x"], stop["gate"], stop["enter"], stop["leave"]) for stop in signal["path"]] == [
        (5, True, 1, 3), (4, False, 1, 3), (3, True, 1, 3), (2, True, 1, 2),
    ]  # fmt: skip
    assert signal["depth"] == 3


def test_without_any_gate_it_is_over_at_once_rg_45() -> None:
    """RG-45, RG-54"""
    at = asking(laid(["IN1 0 2 0"], charges=(0, 0)), 0)
    do(at, 0, "ask")
    assert names(do(at, 1, "accept"))[-1] == "ended"
    assert at.over


def test_every_tick_is_one_gate_and_one_charge_rg_46() -> None:
    """RG-46, RG-47"""
    at = running([3, 1, 0, 2, 0, 0], [1, 1, 1, 1, 1, 1])
    assert (phase(at), at.legal(0), at.legal(1), texts(at, 2)) == ("run", [], [], ["tick"])
    events = tick(at)
    assert named(events, "passed") == [
        {"seat": 0, "speed": "fast", "pile": 1, "to_go": 2},
        {"seat": 0, "speed": "norm", "pile": 1, "to_go": 0},
        {"seat": 1, "speed": "fast", "pile": 1, "to_go": 1},
    ]
    assert [e["speed"] for e in named(events, "right")] == ["norm"]
    tick(at)
    events = tick(at)
    assert [e["seat"] for e in named(events, "passed")] == [0]
    assert at.over


def test_signals_of_one_depth_arrive_together_rg_47() -> None:
    """RG-47"""
    at = running([2, 2, 2, 2, 2, 2], [1] * 6)
    assert named(tick(at), "right") == []
    assert len(named(tick(at), "right")) == 6
    assert points(at) == [6, 6]


def test_an_open_input_is_zero_rg_48() -> None:
    """RG-48"""
    assert value(["NOT/N 0 2 0"]) == 1
    assert value(["AND/Y 0 2 0", "IN1 1 2 1"]) == 0
    assert value(["XNOR/N+0 0 2 0"]) == 1
    assert value(["STRAIGHT 0 2 0"]) == 0


def test_the_value_is_that_of_the_whole_circuit_rg_48() -> None:
    """RG-48: not only of the longest path: NOT(1) AND (1 OR open)."""
    board = ["AND/L 0 2 0", "NOT/N 0 3 0", "OR/Y -1 2 3", "IN1 -1 3 0"]
    assert value([*board, "IN0 0 4 0"]) == 1
    assert value([*board, "IN1 0 4 0"]) == 0
    assert value([*board[:-1], "IN0 0 4 0"]) == 0


def test_right_is_points_rg_49() -> None:
    """RG-49"""
    at = running([2, 0, 0, 0, 0, 0], [0] * 6, ([0, 1, 1], [1, 1, 1]))
    tick(at)
    assert named(tick(at), "right") == [{"seat": 0, "speed": "fast", "value": 0, "pile": 2}]
    assert points(at) == [2, 0]


def test_wrong_goes_on_the_core_rg_50() -> None:
    """RG-50"""
    at = running([2, 3, 0, 0, 0, 0], [0] * 6)
    tick(at)
    events = tick(at)
    assert named(events, "wrong") == [{"seat": 0, "speed": "fast", "value": 0, "pile": 2, "core": 2}]
    assert (points(at), at.plain.core) == ([0, 0], 2)


def test_two_right_and_one_wrong_in_one_tick_rg_51() -> None:
    """RG-51: the tick of the drawing: Slow of seat 1 is right, two signals of seat 0 are wrong; their piles go to seat 1."""
    at = running([4, 2, 2, 4, 3, 2], [0, 0, 1, 0, 0, 0], ([1, 1, 0], [1, 1, 0]))
    tick(at)
    events = tick(at)
    assert names(events)[-5:] == ["wrong", "wrong", "right", "core_taken", "cleared"]
    assert named(events, "core_taken") == [{"seat": 1, "charges": 4}]
    assert (points(at), at.plain.core) == ([0, 6], 0)


def test_more_right_ones_take_the_core_rg_51() -> None:
    """RG-51: two right against one right, and one wrong pile to share."""
    at = running([1, 1, 1, 1, 0, 0], [1, 1, 0, 1, 0, 0], core=5)
    events = tick(at)
    assert named(events, "core_taken") == [{"seat": 0, "charges": 6}]
    assert points(at) == [8, 1]


def test_as_many_right_ones_halve_the_core_rg_52() -> None:
    """RG-52: an odd charge is discarded."""
    at = running([1, 2, 0, 1, 0, 0], [1] * 6, core=5)
    events = tick(at)
    assert named(events, "core_taken") == [{"seat": 0, "charges": 2}, {"seat": 1, "charges": 2}]
    assert "core_odd" in names(events)
    assert (points(at), at.plain.core) == ([3, 3], 0)
    even = running([1, 2, 0, 1, 0, 0], [1] * 6, core=4)
    assert "core_odd" not in names(tick(even))
    assert points(even) == [3, 3]
    single = running([1, 2, 0, 1, 0, 0], [1] * 6, core=1)
    assert "core_taken" not in names(tick(single))
    assert (points(single), single.plain.core) == ([1, 1], 0)


def test_with_none_right_the_core_keeps_its_charges_rg_52() -> None:
    """RG-52"""
    at = running([1, 2, 0, 1, 0, 0], [0, 1, 0, 0, 0, 0], core=3)
    assert "core_taken" not in names(tick(at))
    assert at.plain.core == 5
    tick(at)
    assert (points(at), at.plain.core) == ([6, 0], 0)


def test_all_piles_are_cleared_rg_53() -> None:
    """RG-53: after any processing, those of both players."""
    at = running([3, 1, 0, 3, 0, 0], [1] * 6)
    events = tick(at)
    assert "cleared" in names(events)
    assert [int(pile) for pile in at.plain.piles] == [0] * 6
    assert "cleared" not in names(tick(at))
    assert [int(pile) for pile in at.plain.piles] == [1, 0, 0, 1, 0, 0]
    events = tick(at)
    assert [e["pile"] for e in named(events, "right")] == [2, 2]


def test_what_is_on_the_core_at_the_end_is_lost_rg_54() -> None:
    """RG-54"""
    at = running([1, 0, 0, 0, 0, 0], [0] * 6, core=2)
    events = tick(at)
    assert named(events, "core_lost") == [{"charges": 3}]
    assert at.over
    assert points(at) == [0, 0]


def test_charges_are_no_limit_when_counting_rg_54() -> None:
    """RG-54"""
    at = running([20, 20, 20, 0, 0, 0], [1] * 6)
    while not at.over:
        tick(at)
    assert points(at) == [60, 0]


@pytest.mark.parametrize("holder", [0, 1])
def test_more_points_win_then_the_holder_rg_55(holder: int) -> None:
    """RG-55"""
    at = running([1, 0, 0, 2, 0, 0], [1] * 6, holder=holder)
    tick(at)
    assert at.winners() == []
    tick(at)
    assert (points(at), at.winners()) == ([1, 1], [holder])
    ahead = running([1, 0, 0, 0, 0, 0], [1] * 6, holder=holder)
    events = tick(ahead)
    assert (points(ahead), ahead.winners()) == ([1, 0], [0])
    assert named(events, "ended") == [{"seat": 0, "by_tile": 0}]


def test_the_run_is_shown_rg_46() -> None:
    """RG-46, RG-49 to RG-53: what the browser needs to step back and forth."""
    at = running([2, 0, 0, 1, 0, 0], [1, 0, 0, 0, 0, 0])
    tick(at)
    run = at.view(-1)["run"]
    assert run["tick"] == 1
    assert run["ticks"] == [
        {"piles": [0] * 6, "arrived": [], "right": [], "taken": [0, 0], "core": 0, "points": [0, 0]},
        {"piles": [1, 0, 0, 1, 0, 0], "arrived": [3], "right": [False], "taken": [0, 0], "core": 1, "points": [0, 0]},
        {"piles": [1, 0, 0, 0, 0, 0], "arrived": [0], "right": [True], "taken": [1, 0], "core": 0, "points": [2, 0]},
    ]  # fmt: skip
    tick(at)
    assert at.view(-1)["run"] == {**run, "tick": 2}  # the same film from every moment of it


def test_what_each_place_would_bring_is_shown_rg_27() -> None:
    """RG-25, RG-27 to RG-29: charges and depths, as they are after the tile is laid."""
    at = laid(["SPLIT-R 0 2 0"], ("NOT/N", "IN1"), charges=(2, 18))
    offers = {(o["x"], o["y"], o["turn"]): o for o in at.view(0)["offers"]}
    legal = {f"place {x} {y} {turn}" for x, y, turn in offers}
    assert legal == {text for text in texts(at, 0) if text.startswith("place")}
    assert offers[0, 3, 0]["drops"] == [2, 0, 0, 0, 0, 0]  # Fast would drop three, there are two
    assert offers[0, 3, 0]["depths"] == [1, 0, 0, 0, 0, 0]
    assert offers[0, -2, 2]["drops"] == [0, 0, 0, 3, 0, 0]  # the opponent's Fast
    assert offers[1, 2, 3]["drops"] == [0] * 6  # behind the wire, it reaches nothing
    assert at.view(-1)["offers"] == []  # a guest does not see the tile


# --- what one may know


def test_the_fastest_knows_both_tiles_the_other_one_rg_56() -> None:
    """RG-56"""
    at = dealt()
    fastest, other = at.plain.fastest, at.plain.holder
    assert None not in at.view(fastest)["drawn"]
    assert at.view(other)["drawn"] == at.view(-1)["drawn"] == [None, None]
    kept, given = (int(tile) for tile in at.plain.drawn)
    events = at.play(fastest, GAME.actions.parse(f"keep {kept}"), dice_from_seed(0))
    seen = [GAME.events.to_json(events, seat) for seat in (fastest, other, -1)]
    assert [[e["tile"] for e in shown] for shown in seen] == [
        [kept, given, None], [None, None, given], [None, None, None],
    ]  # fmt: skip
    hands = at.view(fastest)["hands"]
    assert (hands[fastest][0]["tile"], hands[other][0]["tile"]) == (kept, given)
    hands = at.view(other)["hands"]
    assert (hands[fastest], hands[other][0]["tile"]) == ([None], given)
    assert at.view(-1)["hands"] == [[None], [None]]


def test_guesses_are_fair_rg_56() -> None:
    """RG-56: the opponent's missions are any two tiles one has not; unseen tiles are as likely as each other."""
    at = dealt(3)
    seat = at.plain.holder
    missions: dict[tuple[int, int], int] = {}
    tiles = [0] * 52
    for seed in range(2000):
        s = at.guessed(seat, dice_from_seed(seed)).plain
        assert (s.zero[seat], s.one[seat]) == (at.plain.zero[seat], at.plain.one[seat])
        pair = int(s.zero[1 - seat]), int(s.one[1 - seat])
        missions[pair] = missions.get(pair, 0) + 1
        for tile in s.drawn:
            tiles[int(tile)] += 1
        assert s.left == 50 == bin(s.stack).count("1")
    assert len(missions) == 4
    assert all(400 < count < 600 for count in missions.values())
    assert all(40 < count < 120 for count in tiles)


def test_nobody_is_fastest_once_the_circuit_is_on_rg_26() -> None:
    """RG-26: who is fastest draws; when the circuit is on nobody does."""
    at = asking(laid([], charges=(18, 0)), 1)
    assert at.view(0)["fastest"] == 1
    do(at, 1, "ask")
    do(at, 0, "accept")
    for seat in (0, 1):
        assert at.view(seat)["fastest"] is at.view(seat)["why_fastest"] is None
