"""A small network that chooses: how good each action is, and how the game stands.

    state ──► 256 ──► 256 ──┬──► 64 ──► value, from -1 lost to 1 won
                            └──► 64 ◄─── action        (for each action)
                                 64 ──► + ◄── action
                                        how much it draws

It was trained with Torch (quirkbox/train.py), and is played with compiled rules alone: its weights are one record.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import IO, Any

import numpy as np
import numpy.typing as npt

from quirkbox.bots.learned.features import Features
from quirkbox.engine import Refusal, rule
from quirkbox.engine.record import States, records

HIDDEN, NARROW = 256, 64

Arrays = Mapping[str, npt.NDArray[np.float32]]


@dataclass(frozen=True)
class Sizes:
    """Of a network: how many numbers it is shown of a state and of an action, and of how many actions at most."""

    cells: int
    action_cells: int
    most: int
    hidden: int = HIDDEN
    narrow: int = NARROW

    @classmethod
    def of(cls, seen: Features) -> Sizes:
        return cls(seen.cells, seen.action_cells, seen.most)

    @property
    def weights(self) -> dict[str, tuple[int, ...]]:
        """All weights by name, those of a layer as (from, to)."""
        return {
            "first": (self.cells, self.hidden),
            "first_bias": (self.hidden,),
            "second": (self.hidden, self.hidden),
            "second_bias": (self.hidden,),
            "of_state": (self.hidden, self.narrow),
            "of_action": (self.action_cells, self.narrow),
            "action_bias": (self.narrow,),
            "mixed": (self.narrow, self.narrow),
            "mixed_bias": (self.narrow,),
            "draw": (self.narrow,),
            "straight": (self.action_cells,),
            "standing": (self.hidden, self.narrow),
            "standing_bias": (self.narrow,),
            "value": (self.narrow,),
            "value_bias": (1,),
        }

    @property
    def dtype(self) -> np.dtype[Any]:
        return np.dtype([(name, np.float32, shape) for name, shape in self.weights.items()])

    @property
    def room(self) -> np.dtype[Any]:
        """What a thought leaves: the layers, how much each action draws, and the value."""
        return np.dtype(
            [
                *((name, np.float32, (self.hidden,)) for name in ("one", "two")),
                *((name, np.float32, (self.narrow,)) for name in ("state", "three", "four")),
                ("draws", np.float32, (self.most,)),
            ]
        )


def read_weights(file: Path | IO[bytes], sizes: Sizes) -> States:
    """Weights that were saved, as one record. Refusal if they are of a network that was shown something else."""
    with np.load(file) as saved:
        return pack({name: saved[name].astype(np.float32) for name in saved.files if name in sizes.weights}, sizes)


def pack(arrays: Arrays, sizes: Sizes) -> States:
    made = records(1, sizes.dtype)
    for name, shape in sizes.weights.items():
        if name not in arrays or arrays[name].shape != shape:
            found = arrays[name].shape if name in arrays else "nothing"
            raise Refusal(f"These are weights of another network: {name} is {found}, not {shape}. Train it anew.")
        made[name][0] = arrays[name]
    return made


# Each of these is made once for each size: compiled rules are told apart by what they name, not by the shapes they are given.


@cache
def layer(name: str, bias: str, source: str, to: str, inputs: int, outputs: int) -> Callable[..., None]:
    """`run(net, seen, room)`: room.to = net.bias + seen.source · net.name. Most of what a network is shown is 0."""

    @rule
    def run(net: Any, seen: Any, room: Any) -> None:
        weights, numbers, start, out = net[name], seen[source], net[bias], room[to]
        for j in range(outputs):
            out[j] = start[j]
        for i in range(inputs):
            x = numbers[i]
            if x != 0:
                for j in range(outputs):
                    out[j] += x * weights[i, j]

    return run


@cache
def rectify(name: str, size: int) -> Callable[..., None]:
    @rule
    def run(room: Any) -> None:
        numbers = room[name]
        for i in range(size):
            numbers[i] = max(numbers[i], np.float32(0))

    return run


@dataclass(frozen=True)
class Thoughts:
    """A network as compiled rules; `shown` is one decision, `room` is where its thoughts go."""

    # look(net, shown, room): at the state alone
    look: Callable[..., None]
    # weigh(net, shown, room): how much each action draws; after a look
    weigh: Callable[..., None]
    # standing(net, room): how the game stands for whoever was shown it, from -1 lost to 1 won; after a look
    standing: Callable[..., float]


@cache
def thoughts(sizes: Sizes) -> Thoughts:
    hidden, narrow, action_cells = sizes.hidden, sizes.narrow, sizes.action_cells
    first = layer("first", "first_bias", "cells", "one", sizes.cells, hidden)
    second = layer("second", "second_bias", "one", "two", hidden, hidden)
    of_state = layer("of_state", "action_bias", "two", "state", hidden, narrow)
    mix = layer("mixed", "mixed_bias", "three", "four", narrow, narrow)
    stand = layer("standing", "standing_bias", "two", "three", hidden, narrow)
    one, two = rectify("one", hidden), rectify("two", hidden)
    three, four = rectify("three", narrow), rectify("four", narrow)

    @rule
    def look(net: Any, shown: Any, room: Any) -> None:
        first(net, shown, room)
        one(room)
        second(net, room, room)
        two(room)

    @rule
    def weigh(net: Any, shown: Any, room: Any) -> None:
        of_state(net, room, room)
        for i in range(shown.count):
            total = np.float32(0)
            for j in range(narrow):
                room.three[j] = room.state[j]
            for k in range(action_cells):
                x = shown.actions[i, k]
                if x != 0:
                    total += x * net.straight[k]
                    for j in range(narrow):
                        room.three[j] += x * net.of_action[k, j]
            three(room)
            mix(net, room, room)
            four(room)
            for j in range(narrow):
                total += net.draw[j] * room.four[j]
            room.draws[i] = total

    @rule
    def standing(net: Any, room: Any) -> float:
        stand(net, room, room)
        three(room)
        total = net.value_bias[0]
        for j in range(narrow):
            total += net.value[j] * room.three[j]
        return math.tanh(total)

    return Thoughts(look, weigh, standing)
