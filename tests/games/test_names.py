"""Components have a number in the rules (state.py) and a name outside (actions.py): both lists are in the same order."""

from __future__ import annotations

from collections.abc import Sequence
from types import ModuleType

import pytest

from quirkbox.games.circuit_breaker import actions as cb_names
from quirkbox.games.circuit_breaker import state as cb
from quirkbox.games.quirky_circuits import actions as qc_names
from quirkbox.games.quirky_circuits import state as qc
from quirkbox.games.rootg import actions as rootg_names
from quirkbox.games.rootg import state as rootg
from quirkbox.games.tiny_turbo_cars import actions as cars_names
from quirkbox.games.tiny_turbo_cars import state as cars

# What has another name in the rules than outside.
OTHERWISE = {
    "forward_1": "F1", "forward_2": "F2", "forward_3": "F3", "backward_1": "B1", "back_1": "B1", "left_1": "L1", "left_2": "L2",
    "right_1": "R1", "right_2": "R2", "jump_2": "JUMP2", "jump_3": "JUMP3", "pick_or_drop": "STAR", "increase": "INC",
    "decrease": "DEC", "conveyor_1": "CONVEYOR1", "conveyor_2": "CONVEYOR2", "patches_1": "PATCHES1", "patches_2": "PATCHES2",
    "tiger_1": "TIGER1", "tiger_2": "TIGER2", "scar_1": "SCAR1", "scar_2": "SCAR2", "hen_1": "HEN1", "hen_2": "HEN2",
    "fox_1": "FOX1", "fox_2": "FOX2", "N": "NORTH", "E": "EAST", "S": "SOUTH", "W": "WEST", "input": "NOTHING",
    "last tile": "LAST_TILE",
}  # fmt: skip
WHY_FASTEST = {
    "start": "BY_START", "fast": "BY_FAST", "norm": "BY_NORM", "slow": "BY_SLOW", "tile": "BY_TILE", "asked": "BY_ASKING",
}  # fmt: skip


@pytest.mark.parametrize(
    ("numbers", "names"),
    [
        (qc, qc_names.ROBOTS),
        (qc, qc_names.COMMANDS),
        (qc, qc_names.BACKS),
        (qc, qc_names.KINDS),
        (qc, qc_names.SIDES),
        (qc, qc_names.HANDS),
        (cars, cars_names.CARS),
        (cars, cars_names.COMMANDS),
        (cars, cars_names.GROUNDS),
        (cars, ("up", "down", "left", "right")),
        (rootg, rootg_names.SPEEDS),
        (rootg, rootg_names.WHATS),
        (rootg, rootg_names.WHY_ON),
        (cb, cb_names.SORTS),
    ],
    ids=lambda value: value.__name__.split(".")[-2] if isinstance(value, ModuleType) else value[0],
)
def test_numbers_and_names_go_together(numbers: ModuleType, names: Sequence[str]) -> None:
    for number, name in enumerate(names):
        assert getattr(numbers, OTHERWISE.get(name, name.upper())) == number


def test_why_somebody_is_the_fastest() -> None:
    for number, name in enumerate(rootg_names.WHY_FASTEST):
        assert getattr(rootg, WHY_FASTEST[name]) == number


def test_a_mouse_goes_to_the_market_or_right_after_it_into_a_network() -> None:
    actions = cb_names.ACTIONS
    assert actions.first("raid") == actions.first("send") + cb.PLACES
    assert cb_names.MARKET[cb.STACK[cb.WIRE]] == "wires"
    assert cb_names.MARKET[cb.STACK[cb.APPLIANCE]] == "appliances"
    assert cb_names.MARKET[cb.FIRST_PILE] == "A1"
