"""Content is written and read by name, and is a row of numbers between the two."""

import os
import subprocess
import sys

import numpy as np
import pytest

from quirkbox.engine import Record, content_reader, content_record, i8, i64, i64s, rule, shape


class Content(Record):
    lanes: i64
    board: i64s = shape(2, 3)
    name: i64s = shape(2)


content_in = content_reader(Content)


@rule
def read(options, out) -> None:  # type: ignore[no-untyped-def]
    content = content_in(options)
    out[0], out[1] = content.lanes, content.name[1]
    for column in range(3):
        out[2 + column] = content.board[1, column]


def some_content() -> list[int]:
    made, numbers = content_record(Content)
    made.lanes = 6
    made.board[1] = [7, 8, -(1 << 63)]
    made.name[:2] = [1, 2]
    return [int(number) for number in numbers]


def test_content_is_its_fields_in_a_row() -> None:
    assert some_content() == [6, 0, 0, 0, 7, 8, -(1 << 63), 1, 2]


def test_deal_finds_it_at_the_end_of_the_options() -> None:
    for before in ([2], [4, 0, 1, 3]):
        out = np.zeros(5, np.int64)
        read(np.array([*before, *some_content()], np.int64), out)
        assert out.tolist() == [6, 2, 7, 8, -(1 << 63)]


def test_interpreted_rules_read_the_same() -> None:
    subprocess.run(
        [sys.executable, "-c", "import test_layout as t; t.test_deal_finds_it_at_the_end_of_the_options()"],
        cwd=os.path.dirname(__file__),
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        check=True,
    )


def test_a_field_that_is_not_64_bits_wide_is_refused_by_its_name() -> None:
    class Narrow(Record):
        lanes: i64
        phase: i8

    with pytest.raises(TypeError, match=r"Narrow\.phase: content is numbers of 64 bits"):
        content_reader(Narrow)
