"""What a seat sees as a row of numbers, told a second time by plain NumPy."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from quirkbox import Match, Position
from quirkbox.engine import Game, Observation, Seats, Shape, fields_of
from quirkbox.engine.cells import copier, flat, spreader, turner
from quirkbox.engine.record import Record, dtype_of, i16s, i64s, records, shape
from quirkbox.games import BUILT_IN, game

every_game = pytest.mark.parametrize("played", [game(name) for name in BUILT_IN], ids=BUILT_IN)


def seen(position: Position, seat: int) -> list[int]:
    """The row by its definition: the observer's seat, then the fields that are observed, turned to the observer."""
    row, hidden = [seat], np.asarray(position.hidden(seat).states)
    for name, (_, its) in fields_of(position.game.rules.state).items():
        if its.observed:
            row += cells(np.asarray(hidden[name][0], np.int64), its, seat, position.players).ravel().tolist()
    return row


def cells(values: np.ndarray[Any, Any], its: Shape, seat: int, players: int) -> np.ndarray[Any, Any]:
    for axis, side in enumerate(its.sides):
        if isinstance(side, Seats):
            order = [*np.roll(range(players), -seat), *range(players, side // side.each)]
            values = np.take(values, [source * side.each + k for source in order for k in range(side.each)], axis)
    if its.bits:
        return (values[..., None] >> np.arange(its.bits)) & 1
    if its.seat:
        low, each = its.seat.start, its.seat.step
        turned = low + ((values - low) // each - seat) % players * each + (values - low) % each
        return np.where((values >= low) & (values < low + each * players), turned, values)
    return values


@every_game
def test_a_row_is_what_the_layout_says(played: Game) -> None:
    layout, luck = Observation(played), random.Random(3)
    for players in {*played.players}:
        match = Match(played, players, seed=5)
        for step in range(60):
            if match.over:
                break
            if step % 6 == 0:
                for seat in range(players):
                    row = layout.row(match.position, seat)
                    assert row.tolist() == seen(match.position, seat)
                    outside = (row < layout.low) | (row > layout.high)
                    assert [field.name for field in layout.fields if outside[field.cells].any()] == []
            seat, able = match.next()
            match.play(seat, luck.choice(able))


class Numbers(Record):
    small: i16s = shape(4, 300)
    large: i64s = shape(3)


class Cells(Record):
    cells: i16s = shape(400)


def room() -> tuple[Any, Any, np.ndarray[Any, Any]]:
    """Numbers, a row of cells, and the same row to look at. Neighbours hold a number that nobody writes."""
    numbers, row = records(1, dtype_of(Numbers)), records(1, dtype_of(Cells))
    numbers["small"] = np.arange(1200).reshape(4, 300) % 509 - 9
    row["cells"] = 7777
    return numbers[0], row[0], np.asarray(row)["cells"][0]


@pytest.mark.parametrize("count", [1, 2, 3, 7, 8, 9, 31, 32, 33, 63, 81, 100, 300])
def test_runs_of_any_length_are_written_and_nothing_beside_them(count: int) -> None:
    numbers, row, written = room()
    given = np.asarray(numbers["small"]).ravel()
    copier(count)(row["cells"], 5, flat_of(numbers["small"]), 11)
    assert written[5 : 5 + count].tolist() == given[11 : 11 + count].tolist()
    turner(count, -3, 50)(row["cells"], 50, flat_of(numbers["small"]), 2, 3, 4)
    expected = cells(given[2 : 2 + count].astype(np.int64), Shape(seat=range(-3, 500, 50)), 3, 4)
    assert written[50 : 50 + count].tolist() == expected.tolist()
    outside = [cell for at, cell in enumerate(written) if not (5 <= at < 5 + count or 50 <= at < 50 + count)]
    assert set(outside) == {7777}


@pytest.mark.parametrize("bits", [1, 3, 7, 8, 9, 16, 28, 52, 63, 64])
def test_sets_of_any_size_are_written_member_by_member(bits: int) -> None:
    _, row, written = room()
    for value in (0, -1, 0x5A5A_1234_9ABC_DEF1):
        spreader(bits)(row["cells"], 5, value)
        assert written[5 : 5 + bits].tolist() == [(value >> bit) & 1 for bit in range(bits)]
        assert set(written[:5]) == set(written[5 + bits :]) == {7777}


def flat_of(values: Any) -> Any:
    return np.asarray(values).reshape(-1)


def test_an_array_can_be_read_as_one_row() -> None:
    from quirkbox.engine import rule

    @rule
    def last_of(numbers: Any) -> int:
        return int(flat(numbers.small)[1199])

    numbers, _, _ = room()
    assert last_of(numbers) == 1199 % 509 - 9


@every_game
def test_what_is_fixed_stays_and_is_the_same_to_everybody(played: Game) -> None:
    luck = random.Random(3)
    fixed = [name for name, (_, its) in fields_of(played.rules.state).items() if its.fixed]
    for k in range(max([1, *(len(option.choices) for option in played.options)])):
        chosen = {option.id: option.choices[k % len(option.choices)].id for option in played.options}
        match = Match(played, played.players[k % 2], seed=k, options=chosen)
        dealt = {name: np.asarray(match.position.states[name]).tolist() for name in fixed}
        while not match.over:
            for viewer in range(-1, match.position.players):
                seen = np.asarray(match.position.hidden(viewer).states)
                assert [name for name in fixed if seen[name].tolist() != dealt[name]] == []
            for _ in range(9):
                if not match.over:
                    seat, able = match.next()
                    match.play(seat, luck.choice(able))
