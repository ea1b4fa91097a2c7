"""Observations as features for a network: numbers from -1 to 1.

What can only be 0 or 1 stays as it is; a number with few possible values becomes one feature for each of them, 1 for the one it
is; a number with many is scaled. A feature looks at one cell, so all of them are one gather and one comparison, in NumPy or in
Torch on any device.
"""

from __future__ import annotations

import sys
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine.game import Game
from quirkbox.engine.observation import Observation, ObservedField

FEW = 16  # up to so many values a number is shown value by value


@dataclass(frozen=True)
class EncodedField:
    """One field of an observation, as it lies among the features."""

    field: ObservedField
    features: slice
    # each cell is so many features, one for each of its values; 1: it is one number
    each: int


class Encoder:
    """From rows of an observation to rows of features.

    >>> from quirkbox import game
    >>> encode = Encoder(game("quirkies"))
    >>> encode.size
    948

    Feature k is `(rows[cells[k]] == values[k])` where `one_hot[k]`, else `(rows[cells[k]] - values[k]) * scale[k]`.
    """

    def __init__(self, game: Game, few: int = FEW):
        self.observation = Observation(game)
        self.fields: tuple[EncodedField, ...] = tuple(self._lay_out(few))
        self.size: int = self.fields[-1].features.stop
        self.cells: npt.NDArray[np.int64] = np.zeros(self.size, np.int64)
        self.values: npt.NDArray[np.float32] = np.zeros(self.size, np.float32)
        self.scale: npt.NDArray[np.float32] = np.zeros(self.size, np.float32)
        self.one_hot: npt.NDArray[np.bool_] = np.zeros(self.size, bool)
        for known in self.fields:
            self._fill(known)
        self._on: dict[Any, tuple[Any, ...]] = {}

    def __repr__(self) -> str:
        return f"<Encoder of {self.observation.game.name}: {self.observation.size} cells, {self.size} features>"

    def _lay_out(self, few: int) -> list[EncodedField]:
        laid: list[EncodedField] = []
        first = 0
        for field in self.observation.fields:
            values = len(field.values)
            each = values if 2 < values <= few else 1
            last = first + (field.cells.stop - field.cells.start) * each
            laid.append(EncodedField(field, slice(first, last), each))
            first = last
        return laid

    def _fill(self, known: EncodedField) -> None:
        field, at = known.field, known.features
        low, high = field.values[0], field.values[-1]
        self.cells[at] = np.repeat(np.arange(field.cells.start, field.cells.stop), known.each)
        if known.each > 1:
            self.one_hot[at], self.values[at] = True, np.tile(np.array(field.values), (at.stop - at.start) // known.each)
        elif high - low == 1:
            self.values[at], self.scale[at] = low, 1
        elif high > low:
            self.values[at], self.scale[at] = (low + high) / 2, 2 / (high - low)

    def __call__(self, rows: Any) -> Any:
        """The features of one row or of many, as 32-bit numbers: an array of an array, a tensor (on the same device) of a
        tensor."""
        torch = sys.modules.get("torch")
        if torch and isinstance(rows, torch.Tensor):
            cells, values, scale, one_hot = self._tensors(torch, rows.device)
            seen = rows[..., cells].float()
            return torch.where(one_hot, (seen == values).float(), (seen - values) * scale)
        seen = np.asarray(rows)[..., self.cells].astype(np.float32)
        return np.where(self.one_hot, seen == self.values, (seen - self.values) * self.scale)

    def _tensors(self, torch: Any, device: Any) -> tuple[Any, ...]:
        if device not in self._on:
            arrays = (self.cells, self.values, self.scale, self.one_hot)
            self._on[device] = tuple(torch.from_numpy(array).to(device) for array in arrays)
        return self._on[device]

    def table(self) -> str:
        """The layout for people: a table in Markdown."""
        rows = [_row(known) for known in self.fields]
        return "\n".join(["| features | field | cells | how |", "| --- | --- | --- | --- |", *rows])


def _row(known: EncodedField) -> str:
    field, at = known.field, known.features
    low, high = field.values[0], field.values[-1]
    how = "0 or 1"
    if known.each > 1:
        how = f"1 for the one it is of {low} … {high}"
    elif high - low != 1:
        how = f"{low} … {high} as -1 … 1" if high > low else "always 0"
    span = f"{at.start} … {at.stop - 1}" if at.stop - at.start > 1 else str(at.start)
    return f"| {span} | `{field.name}` | {field.cells.stop - field.cells.start} | {how} |"
