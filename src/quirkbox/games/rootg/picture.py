"""The circuit of ROOT\\G: as a drawing, for notebooks and programs. (The browser draws its own.)"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quirkbox.engine.presentation import Square
from quirkbox.engine.svg import INK, LINE, SEATS, SOFT, Sheet, so_many
from quirkbox.games.rootg.show import Placed, View, view
from quirkbox.games.rootg.state import State

NORTH_EAST_SOUTH_WEST = ((0, -1), (1, 0), (0, 1), (-1, 0))
IN, OUT, ON, OFF = "#2E8BC0", "#E4572E", "#3FA34D", "#8A8296"
TILE, EDGE = 56, 20


def svg(s: State, names: Sequence[str]) -> str:
    shown = view(s)
    left, top, right, bottom = _sides(shown)
    width, height = (right - left + 1) * TILE, (bottom - top + 1) * TILE
    sheet = Sheet(max(width + 2 * EDGE, 420), height + 2 * EDGE + 92)

    def at(x: int, y: int) -> tuple[float, float]:
        return EDGE + (x - left) * TILE, EDGE + (y - top) * TILE

    for x, y in shown["core"]:
        sheet.rect(*at(x, y), TILE - 2, TILE - 2, "#3C3550", radius=8)
    for end in shown["terminals"]:
        corner = at(end["x"], end["y"])
        edge = LINE if end["value"] is None else (ON if end["value"] else OFF)
        sheet.rect(*corner, TILE - 2, TILE - 2, SEATS[end["seat"]], edge=edge, stroke=4 if edge != LINE else 2, radius=8)
        value = "" if end["value"] is None else f" {end['value']}"
        sheet.words(corner[0] + TILE / 2, corner[1] + TILE / 2, f"{end['speed']}{value}", size=12, bold=True)
    for placed in shown["board"]:
        _tile(sheet, *at(placed["x"], placed["y"]), placed)
    holds = [", holds ROOT" if shown["holder"] == seat else "" for seat in range(2)]
    lines = [
        (names[seat], f"{so_many(shown['points'][seat], 'point')}, {so_many(shown['charges'][seat], 'charge')}{holds[seat]}")
        for seat in range(2)
    ]
    sheet.seats(EDGE, height + 2 * EDGE + 16, lines, shown["turn"])
    return str(sheet)


def spots(s: State) -> Callable[[Mapping[str, Any]], Square | None]:
    """Where tiles are placed."""
    left, top, right, bottom = _sides(view(s))

    def spot(event: Mapping[str, Any]) -> Square | None:
        if event["event"] != "placed" or not (left <= event["x"] <= right and top <= event["y"] <= bottom):
            return None
        return EDGE + (event["x"] - left) * TILE, EDGE + (event["y"] - top) * TILE, TILE - 2

    return spot


def _sides(shown: View) -> tuple[int, int, int, int]:
    """Left, top, right and bottom of what is drawn."""
    cells = [(tile["x"], tile["y"]) for tile in shown["board"]]
    cells += [(end["x"], end["y"]) for end in shown["terminals"]] + [(x, y) for x, y in shown["core"]]
    across, down = [x for x, _ in cells], [y for _, y in cells]
    return min(across), min(down), max(across), max(down)


def _tile(sheet: Sheet, x: float, y: float, placed: Placed) -> None:
    tile, middle = placed["tile"], (x + TILE / 2 - 1, y + TILE / 2 - 1)
    sheet.rect(x, y, TILE - 2, TILE - 2, "#FFFFFF", edge=SEATS[placed["seat"]], stroke=2.5, radius=8)
    for side, (across, down) in enumerate(NORTH_EAST_SOUTH_WEST):
        edge = tile["edges"][(side - placed["turn"]) % 4]
        if edge["port"] == "blank":
            continue
        value = placed["values"][side] if placed["values"] else None
        colour = (IN if edge["port"] == "in" else OUT) if value is None else (ON if value else OFF)
        reach = TILE / 2 - 4
        end = (middle[0] + across * reach, middle[1] + down * reach)
        sheet.line(*middle, *end, colour, 4)
        if edge["printed"] is not None:
            sheet.words(middle[0] + across * reach * 0.62, middle[1] + down * reach * 0.62, edge["printed"], size=13, bold=True)
    gates = [part["what"] for part in tile["parts"] if part["what"] != "link"]
    if gates:
        sheet.rect(middle[0] - 17, middle[1] - 9, 34, 18, "#FFF3D6", edge=INK, stroke=1.5, radius=6)
        sheet.words(*middle, gates[0].upper(), size=11, fill=INK if len(gates) == 1 else SOFT, bold=True)
