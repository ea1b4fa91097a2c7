"""The networks of Circuit Breaker as a drawing, for notebooks and programs. (The browser draws its own.)"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quirkbox.engine.presentation import Square
from quirkbox.engine.svg import INK, LINE, SEATS, SOFT, Sheet, so_many
from quirkbox.games.circuit_breaker.show import Network, Tile, view
from quirkbox.games.circuit_breaker.state import State

# by the edge: one, two, three wires, and the universal one
WIRE = {"1": "#E4572E", "2": "#2E8BC0", "3": "#3FA34D", "U": "#8E5BD0"}
NORTH_EAST_SOUTH_WEST = ((0, -1), (1, 0), (0, 1), (-1, 0))
TILE, EDGE = 46, 20


def svg(s: State, names: Sequence[str]) -> str:
    shown = view(s)
    called = {kind["id"]: kind["name"] for kind in shown["kinds"]}
    sizes = [_size(network) for network in shown["networks"]]
    width = sum(max(180, columns * TILE) + EDGE for columns, _ in sizes) + EDGE
    sheet = Sheet(max(width, 8 * (TILE + 8) + 2 * EDGE), 190 + max(rows for _, rows in sizes) * TILE)
    turn = None if shown["over"] else shown["turn"]
    sheet.words(EDGE, 24, f"Round {shown['round']} of {shown['rounds']}, {shown['cheese']} cheese", anchor="start", bold=True)
    for place, pile in enumerate(shown["market"]):
        x = EDGE + place * (TILE + 8)
        _tile(sheet, x, 62, pile["top"], 0, called)
        sheet.words(x + TILE / 2, 50, f"{pile['place'][:4]} {pile['height']}", size=11, fill=SOFT)
        for number, seat in enumerate(pile["mice"]):
            sheet.circle(x + 8 + 10 * number, 70, 5, SEATS[seat], edge=INK, stroke=1.5)
    x = EDGE
    for seat, network in enumerate(shown["networks"]):
        columns, _ = sizes[seat]
        sheet.seat(x + 11, 142, seat, seat == turn)
        sheet.words(x + 30, 134, names[seat], anchor="start", bold=True)
        points, tiles = so_many(shown["score"][seat], "point"), so_many(len(shown["hands"][seat]), "tile")
        words = f"{points}, {shown['cubes'][seat]} cheese, {tiles}"
        sheet.words(x + 30, 150, words, size=11, fill=SOFT, anchor="start")
        left, top = min(tile["x"] for tile in network["tiles"]), min(tile["y"] for tile in network["tiles"])
        for tile in network["tiles"]:
            at = (x + (tile["x"] - left) * TILE, 166 + (tile["y"] - top) * TILE)
            _tile(sheet, *at, tile, tile["turn"], called)
            if tile["mouse"] is not None:
                sheet.circle(at[0] + 10, at[1] + 10, 6, SEATS[tile["mouse"]], edge=INK, stroke=1.5)
        x += max(180, columns * TILE) + EDGE
    return str(sheet)


def spots(s: State) -> Callable[[Mapping[str, Any]], Square | None]:
    """Where tiles are placed, each in its owner's network."""
    networks = view(s)["networks"]
    sizes = [_size(network) for network in networks]
    corners = [(min(tile["x"] for tile in network["tiles"]), min(tile["y"] for tile in network["tiles"])) for network in networks]
    starts = [EDGE + sum(max(180, columns * TILE) + EDGE for columns, _ in sizes[:seat]) for seat in range(len(sizes))]

    def spot(event: Mapping[str, Any]) -> Square | None:
        if event["event"] != "placed":
            return None
        seat = event["seat"]
        (left, top), (columns, rows) = corners[seat], sizes[seat]
        x, y = event["x"] - left, event["y"] - top
        if not (0 <= x < columns and 0 <= y < rows):
            return None
        return starts[seat] + x * TILE, 166 + y * TILE, TILE - 2

    return spot


def _size(network: Network) -> tuple[int, int]:
    across, down = [tile["x"] for tile in network["tiles"]], [tile["y"] for tile in network["tiles"]]
    return max(across) - min(across) + 1, max(down) - min(down) + 1


def _tile(sheet: Sheet, x: float, y: float, tile: Tile | None, turn: int, called: Mapping[str, str]) -> None:
    """A wire with its edges, an appliance with its letters, the breaker box, or nothing that one could see."""
    if tile is None:
        sheet.rect(x, y, TILE - 2, TILE - 2, "#E7DCC6", edge=LINE, radius=6)
        return
    box = tile["sort"] == "box"
    sheet.rect(x, y, TILE - 2, TILE - 2, "#3C3550" if box else "#FFFFFF", edge=LINE, radius=6)
    middle = (x + TILE / 2 - 1, y + TILE / 2 - 1)
    for side, (across, down) in enumerate(NORTH_EAST_SOUTH_WEST):
        edge = tile["edges"][(side - turn) % 4]
        if edge in WIRE:
            reach = TILE / 2 - 4
            sheet.line(*middle, middle[0] + across * reach, middle[1] + down * reach, WIRE[edge], 5)
    if tile["kind"]:
        name = called.get(tile["kind"], tile["kind"])
        sheet.circle(*middle, 13, "#FFF3D6", edge=INK, stroke=1.5)
        sheet.words(*middle, "".join(word[0] for word in name.split())[:2], size=12, bold=True)
