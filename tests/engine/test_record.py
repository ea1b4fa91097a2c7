"""A class becomes a record."""

import numpy as np

from quirkbox.engine import GameState, i8, i8s, i32, i64, shape
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
