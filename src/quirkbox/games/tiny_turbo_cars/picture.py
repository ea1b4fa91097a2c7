"""The track of Tiny Turbo Cars as a drawing, for notebooks and programs. (The browser draws its own.)"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quirkbox.engine.presentation import Square
from quirkbox.engine.svg import INK, SEATS, SOFT, Sheet, so_many
from quirkbox.games.tiny_turbo_cars.show import Driver, view
from quirkbox.games.tiny_turbo_cars.state import State

# by the letters of the content files
GROUND = {
    ".": "#EFE6D2", "c": "#D9A5B3", "g": "#9CCB86", "o": "#EFE6D2", "x": "#4A4458", "w": "#8CC6EA", "h": "#EFE6D2",
    "S": "#F7D774", "F": "#FFFFFF",
}  # fmt: skip
SPACE, EDGE = 24, 20


def svg(s: State, names: Sequence[str]) -> str:
    """It runs from left to right, the blue lane on top."""
    shown = view(s)
    track = shown["track"]
    width, height = len(track["spaces"]) * SPACE, track["lanes"] * SPACE
    sheet = Sheet(max(width + 2 * EDGE, 520), height + 3 * EDGE + 46 * shown["players"])
    for row, spaces in enumerate(track["spaces"]):
        for lane, letter in enumerate(spaces):
            _space(sheet, EDGE + row * SPACE, EDGE + lane * SPACE, letter, (row + lane) % 2 == 0)
    for board in track["boards"]:
        x = EDGE + board["first_row"] * SPACE
        sheet.line(x, EDGE, x, EDGE + height, SOFT, 1)
    finish = EDGE + track["finish"] * SPACE
    sheet.line(finish, EDGE - 6, finish, EDGE + height + 6, INK, 4)
    for seat, driver in enumerate(shown["drivers"]):
        if driver["row"] is not None and driver["lane"] is not None:
            _car(sheet, EDGE + (driver["row"] + 0.5) * SPACE, EDGE + (driver["lane"] + 0.5) * SPACE, SEATS[seat])
    lines = [(names[seat], _told(driver)) for seat, driver in enumerate(shown["drivers"])]
    sheet.seats(EDGE, EDGE * 2 + height + 12, lines, shown["turn"])
    return str(sheet)


def spots(s: State) -> Callable[[Mapping[str, Any]], Square | None]:
    """Where cars go, and where missiles hit them."""
    rows = len(view(s)["track"]["spaces"])

    def spot(event: Mapping[str, Any]) -> Square | None:
        if event["event"] not in ("moved", "hit") or event["row"] >= rows:
            return None
        return EDGE + event["row"] * SPACE, EDGE + event["lane"] * SPACE, SPACE

    return spot


def _car(sheet: Sheet, x: float, y: float, fill: str) -> None:
    nose = SPACE * 0.46
    sheet.shape([(x - nose, y - 8), (x + 3, y - 8), (x + nose, y), (x + 3, y + 8), (x - nose, y + 8)], fill, edge=INK)


def _space(sheet: Sheet, x: float, y: float, letter: str, checked: bool) -> None:
    sheet.rect(x, y, SPACE - 1, SPACE - 1, INK if letter == "F" and checked else GROUND.get(letter, GROUND["."]))
    middle = (x + SPACE / 2 - 0.5, y + SPACE / 2 - 0.5)
    if letter == "o":
        sheet.circle(*middle, SPACE / 4, "#B98B5E")
    elif letter == "h":
        sheet.shape([(middle[0] - 6, middle[1] - 7), (middle[0] + 7, middle[1]), (middle[0] - 6, middle[1] + 7)], "#E4572E")


def _told(driver: Driver) -> str:
    car = (driver["car"] or "no car yet").replace("_", " ").title()
    state = ", out of energy" if driver["down"] else ""
    energy = so_many(driver["batteries"], "battery", "batteries")
    return f"{car}: {energy}, {so_many(driver['shields'], 'shield')}{state}"
