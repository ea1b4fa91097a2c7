"""Records note what rules write to them, and of a rule it is known what it may write."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from quirkbox.engine import Game, Record, Seats, copy_of, copy_record, dice_from_seed, i8, i8s, rule, shape
from quirkbox.engine.cells import flat
from quirkbox.engine.modes import CHECKED, INTERPRETED
from quirkbox.engine.noting import Bits, noter
from quirkbox.engine.observation import MOST_BITS, Observation, changes
from quirkbox.engine.record import dtype_of
from quirkbox.engine.touched import touched
from quirkbox.games import BUILT_IN, game

every_game = pytest.mark.parametrize("played", [game(name) for name in BUILT_IN], ids=BUILT_IN)
compiled = pytest.mark.skipif(INTERPRETED or CHECKED, reason="only compiled rules note what they write")


class Drawer(Record):
    turn: i8
    said: i8
    hands: i8s = shape(Seats(2), 3)
    seen: i8s = shape(2, 300)


KIND = dtype_of(Drawer)
TURN, HANDS, SEEN = 1, 1 << 1, 1 << 2
BITS = {"turn": Bits(0), "hands": Bits(1), "seen": Bits(2, 300, 128)}
LANE = np.dtype([("state", KIND), ("gap", np.int8, (-KIND.itemsize % 8,)), ("notes", np.int64)])
noted = noter(LANE.fields["notes"][1], tuple((name, (at.first, at.block, at.run)) for name, at in BITS.items()))


@rule
def set_turn(s: Any, other: Any, where: int) -> None:
    s.turn = where


@rule
def say(s: Any, other: Any, where: int) -> None:
    s.said = s.turn + s.hands[where, 0]


@rule
def take(s: Any, other: Any, where: int) -> None:
    s.hands[where, 2] += 1


@rule
def throw_all(s: Any, other: Any, where: int) -> None:
    s.hands[:] = 0


@rule
def see(s: Any, other: Any, where: int) -> None:
    s.seen[where // 300, where % 300] = 1


@rule
def see_in_a_row(s: Any, other: Any, where: int) -> None:
    row = s.seen[0]
    row[where] = 1


@rule
def see_flat(s: Any, other: Any, where: int) -> None:
    flat(s.seen)[where] = 1


@rule
def by_way_of_another(s: Any, other: Any, where: int) -> None:
    take(s, other, where)


@rule
def on_a_copy(s: Any, other: Any, where: int) -> None:
    own = copy_of(s)
    own.turn = where


@rule
def copy_over(s: Any, other: Any, where: int) -> None:
    copy_record(s, other)


def notes_of(act: Any, where: int) -> int:
    @rule
    def run(lanes: Any, other: Any, where: int) -> None:
        act(noted(lanes[0].state), other[0], where)

    lanes = np.zeros(2, LANE)
    run(lanes, np.zeros(1, KIND), where)
    assert lanes["notes"][1] == 0
    return int(lanes["notes"][0])


@compiled
@pytest.mark.parametrize(
    ("act", "where", "notes"),
    [
        (set_turn, 1, TURN),
        (say, 1, 0),
        (take, 1, HANDS),
        (throw_all, 0, HANDS),
        (see, 0, SEEN),
        (see, 127, SEEN),
        (see, 128, SEEN << 1),
        (see, 299, SEEN << 2),
        (see, 300, SEEN << 3),
        (see, 599, SEEN << 5),
        (see_in_a_row, 5, 0b111111 << 2),
        (see_flat, 5, 0b111111 << 2),
        (by_way_of_another, 1, HANDS),
        (on_a_copy, 1, 0),
        (copy_over, 1, -1),
    ],
)
def test_what_is_written_is_noted(act: Any, where: int, notes: int) -> None:
    assert notes_of(act, where) == notes


def names(act: Any) -> tuple[set[str], set[str]]:
    found = touched(act, Drawer)
    return found.read, found.written


def test_a_rule_says_what_it_may_write() -> None:
    everything = {"turn", "said", "hands", "seen"}
    assert names(set_turn) == ({"turn"}, {"turn"})
    assert names(say) == ({"turn", "said", "hands"}, {"said"})
    assert names(by_way_of_another) == ({"hands"}, {"hands"})
    assert names(see_in_a_row) == ({"seen"}, {"seen"})
    assert names(copy_over) == (everything, everything)


def test_of_a_rule_without_a_source_everything_is_expected() -> None:
    made: dict[str, Any] = {}
    exec("def blank(s):\n    s.turn = 0\n", made)
    assert names(rule(made["blank"]))[1] == {"turn", "said", "hands", "seen"}


@every_game
def test_to_hide_changes_nothing_but_what_it_is_known_to_touch(played: Game) -> None:
    known = touched(played.rules.hide, played.rules.state).written
    dice, luck = dice_from_seed(5), random.Random(5)
    position, _ = played.start(played.players[1], {}, dice)
    changed, seat = set(), 0
    for _ in range(200):
        if position.over:
            break
        before = np.asarray(position.states)
        for viewer in range(position.players):
            after = np.asarray(position.hidden(viewer).states)
            changed |= {name for name in before.dtype.names or () if (before[name] != after[name]).any()}
        seat = position.next_to_act(seat)
        position.play(seat, luck.choice(position.legal(seat)), dice)
    assert changed
    assert changed <= known


@every_game
def test_every_field_that_changes_has_its_bit(played: Game) -> None:
    found = changes(played)
    moving = {field.name for field in Observation(played).fields[1:]} & found.bits.keys()
    assert moving
    assert all(bits.first <= MOST_BITS for bits in found.bits.values())
    assert found.hidden & ~found.hiding == 0
