"""A class becomes a record."""

import numpy as np

from quirkbox.engine import GameState, Seats, fields_of, i8, i8s, i32, i64, rule, shape
from quirkbox.engine.record import dtype_of, plain, records


class Small(GameState):
    hand: i8s = shape(2, 3)
    big: i64
    last: i32


def test_fields_come_in_order_with_their_types_and_shapes() -> None:
    dtype = dtype_of(Small)
    assert [name for name in dtype.names or () if not name.startswith("gap")] == [
        "players",
        "over",
        "hand",
        "big",
        "last",
    ]
    assert dtype["hand"].shape == (2, 3)
    assert dtype["big"] == np.int64


def test_a_copy_is_the_same_bytes() -> None:
    """Gaps between fields are copied too: NumPy would leave them as they were."""
    dtype = dtype_of(Small)
    assert sum(dtype[name].itemsize for name in dtype.names or ()) == dtype.itemsize
    for _ in range(50):
        dirty = np.frombuffer(np.random.default_rng().bytes(dtype.itemsize), dtype)
        assert dirty.copy().tobytes() == dirty.tobytes()


def test_a_plain_record_reads_ints_and_writes_through() -> None:
    room = records(2, dtype_of(Small))
    s = plain(room, Small, 1)
    s.players = 100
    s.hand[1, 2] = 100
    assert s.players * 100 == 10000  # a small integer type would overflow
    assert s.hand[1, 2] * 100 == 10000
    assert room["players"].tolist() == [0, 100]
    assert room["hand"][1, 1, 2] == 100


class Flag(GameState):
    flag: i8


def test_base_fields_come_first() -> None:
    assert (dtype_of(Flag).names or ())[:2] == ("players", "over")


class Declared(GameState):
    turn: i8 = shape(seat=True)
    hands: i8s = shape(Seats(4), 6, values=range(-2, 81))
    piles: i8s = shape(Seats(2, each=3), values=9)
    plain: i8


def test_a_field_says_what_it_is_besides_its_size() -> None:
    fields = {name: its for name, (_, its) in fields_of(Declared).items()}
    assert [*fields] == ["players", "over", "turn", "hands", "piles", "plain"]
    assert fields["turn"].seat
    assert not fields["turn"].sides
    assert not fields["plain"].seat
    assert fields["hands"].values == range(-2, 81)
    assert fields["piles"].values == range(9)
    assert fields["plain"].values is None
    assert dtype_of(Declared)["hands"].shape == (4, 6)
    assert dtype_of(Declared)["piles"].shape == (6,)


def test_an_axis_by_seat_is_a_number_to_rules() -> None:
    seats = Seats(2, each=3)
    assert seats == 6
    assert seats.each == 3
    assert Seats(4).each == 1

    @rule
    def count() -> int:
        n = 0
        for place in range(seats):
            n += place
        return n

    assert count() == 15
