"""A table of Quirkies as a drawing, for notebooks and programs. (The browser draws its own.)"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quirkbox.engine.presentation import Square
from quirkbox.engine.svg import INK, LINE, SOFT, Sheet, so_many
from quirkbox.games.quirkies.show import Card, view
from quirkbox.games.quirkies.state import State

FILL = {"orange": "#F59B4B", "green": "#7CC46B", "blue": "#6AAEE8"}
CELL, SMALL = 104, 44


def svg(s: State, names: Sequence[str]) -> str:
    shown = view(s)
    sheet = Sheet(3 * CELL + 400, max(3 * CELL + 40, 40 + shown["players"] * 92))
    for number, cell in enumerate(shown["board"]):
        x, y = 20 + number % 3 * CELL, 20 + number // 3 * CELL
        laid = number == shown["laid"]
        _card(sheet, x, y, CELL - 8, cell["top"], cell["creature"], INK if laid else LINE)
        if cell["height"] > 1:
            sheet.words(x + CELL - 22, y + 14, f"×{cell['height']}", size=12, fill=INK)
    left = 3 * CELL + 48
    turn = None if shown["phase"] == "over" else shown["turn"]
    for seat in range(shown["players"]):
        y = 36 + seat * 92
        sheet.seat(left + 11, y, seat, seat == turn)
        sheet.words(left + 32, y, names[seat], anchor="start", bold=True, size=16)
        sheet.words(left + 330, y, so_many(shown["tokens"][seat], "token"), anchor="end", fill=SOFT)
        for place, card in enumerate(shown["hands"][seat]):
            _card(sheet, left + place * (SMALL + 10), y + 16, SMALL, card, "", LINE)
    return str(sheet)


def spots(s: State) -> Callable[[Mapping[str, Any]], Square | None]:
    """Where cards are laid."""

    def spot(event: Mapping[str, Any]) -> Square | None:
        if event["event"] != "laid":
            return None
        return 20 + event["cell"] % 3 * CELL, 20 + event["cell"] // 3 * CELL, CELL - 8

    return spot


def _card(sheet: Sheet, x: float, y: float, size: float, card: Card | None, creature: str, edge: str) -> None:
    """A coloured card with its pattern; a white one with its creature; a back."""
    fill = FILL[card["colour"]] if card else ("#FFFFFF" if creature else "#3C3550")
    sheet.rect(x, y, size, size, fill, edge=edge, stroke=3 if edge == INK else 1.5, radius=size / 9)
    if card:
        _pattern(sheet, x, y, size, card["pattern"])
    name = card["creature"] if card else creature
    if name:
        band = size / 4
        sheet.rect(x + size * 0.06, y + size - band - size * 0.06, size * 0.88, band, "#FFFFFF", radius=band / 3)
        sheet.words(x + size / 2, y + size - band / 2 - size * 0.06, name, size=size / 6.5, fill=INK, bold=bool(card))


def _pattern(sheet: Sheet, x: float, y: float, size: float, pattern: str) -> None:
    for i in range(3):
        across, down = x + size * (0.25 + 0.25 * i), y + size * 0.34
        if pattern == "stripes":
            sheet.line(across, y + size * 0.14, across, y + size * 0.54, "#FFFFFF", size / 16)
        elif pattern == "dots":
            sheet.circle(across, down, size / 13, "#FFFFFF")
        else:
            half = size / 11
            sheet.shape([(across, down - half), (across + half, down + half), (across - half, down + half)], "#FFFFFF")
