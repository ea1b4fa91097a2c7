"""What a bot thinks of a position."""

from __future__ import annotations

from dataclasses import dataclass

from quirkbox.bots.search import Line


@dataclass(frozen=True)
class Analysis:
    """`lines` are the actions that were looked into, the best first: what came of each on average for the seat, from 0 (lost)
    to 1 (won), and how often it was tried. Empty where a bot does not look ahead, or can't tell."""

    action: int
    lines: tuple[Line, ...]

    @property
    def value(self) -> float | None:
        """The chance to win with the action it would take."""
        return next((line.value for line in self.lines if line.action == self.action), None)
