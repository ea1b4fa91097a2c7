"""The map of Quirky Circuits as a drawing, for notebooks and programs. (The browser draws its own.)"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quirkbox.engine.presentation import Square
from quirkbox.engine.svg import INK, LINE, SEATS, SOFT, Sheet, so_many
from quirkbox.games.quirky_circuits.show import View, view
from quirkbox.games.quirky_circuits.state import SIDE, State

WAYS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}
SPACE, EDGE, CARD = 48, 20, 40


def svg(s: State, names: Sequence[str]) -> str:
    shown = view(s)
    floor = shown["map"]
    width, height = floor["width"] * SPACE, floor["height"] * SPACE
    sheet = Sheet(width + 2 * EDGE + 320, max(height + 2 * EDGE + 66, 200 + 40 * shown["players"]))
    _ground(sheet, shown)
    for token in shown["tokens"]:
        if token["space"] is not None and token["fate"] != "held":
            x, y = _middle(token["space"])
            sheet.circle(x, y, 15, "#FFF3D6", edge=INK, stroke=1.5)
            sheet.words(x, y, "".join(word[0] for word in token["kind"].split("_"))[:2].upper(), size=12, bold=True)
    _robot(sheet, shown)
    left = width + 2 * EDGE + 8
    sheet.words(left, 30, shown["scenario"]["name"], size=18, anchor="start", bold=True)
    sheet.words(left, 54, shown["goal"]["words"], size=12, fill=SOFT, anchor="start")
    battery = shown["battery"]
    for number in range(battery["full"]):
        full = number < battery["left"]
        sheet.rect(left + number * 18, 72, 14, 22, "#7CC46B" if full else "#E7DCC6", edge=LINE, stroke=1, radius=3)
    lines = [(names[seat], _told(shown, seat)) for seat in range(shown["players"])]
    sheet.seats(left, 130, lines)
    for card in shown["queue"]:
        x = EDGE + card["place"] * (CARD + 6)
        sheet.rect(
            x,
            height + EDGE + 16,
            CARD,
            52,
            "#F7D774" if card["colour"] == "yellow" else "#BFD9F2",
            edge=SEATS[card["seat"]],
            radius=6,
        )
        words = (card["card"] or card["back"]).replace("_", " ").split()
        for line, word in enumerate(words[:3]):
            sheet.words(x + CARD / 2, height + EDGE + 42 + (line - (len(words[:3]) - 1) / 2) * 13, word, size=10)
    return str(sheet)


def spots(s: State) -> Callable[[Mapping[str, Any]], Square | None]:
    """Where the robot goes, and where it runs into something."""
    field = {"moved": "to", "bumped": "space"}

    def spot(event: Mapping[str, Any]) -> Square | None:
        if event["event"] not in field:
            return None
        x, y = _middle(event[field[event["event"]]])
        return x - SPACE / 2, y - SPACE / 2, SPACE

    return spot


def _middle(space: int) -> tuple[float, float]:
    return EDGE + (space % SIDE + 0.5) * SPACE, EDGE + (space // SIDE + 0.5) * SPACE


def _ground(sheet: Sheet, shown: View) -> None:
    floor = shown["map"]
    for row in range(floor["height"]):
        for column in range(floor["width"]):
            space = row * SIDE + column
            fill = "#8D8277" if space in floor["obstacles"] else "#C9A26B" if space in floor["tables"] else "#F4ECD8"
            sheet.rect(EDGE + column * SPACE, EDGE + row * SPACE, SPACE - 1, SPACE - 1, fill, radius=4)
    if floor["dock"] is not None:
        x, y = _middle(floor["dock"])
        sheet.rect(x - 19, y - 19, 38, 38, "#FFC95C", edge=INK, stroke=1.5, radius=8)
    for spot in floor["spots"]:
        sheet.circle(*_middle(spot["space"]), 20, "none", edge="#E4572E", stroke=3)
    for space in floor["bunnies"]:
        sheet.circle(*_middle(space), 12, "#B8B0A6", edge=SOFT, stroke=1.5)
    for space in floor["broken"]:
        sheet.words(*_middle(space), "✕", size=22, fill="#E4572E")
    for edges, colour in ((floor["barriers"], INK), (floor["inclines"], "#C98A2B")):
        for edge in edges:
            x, y = _middle(edge["space"])
            across, down = WAYS[edge["side"]]
            half = SPACE / 2
            x, y = x + across * half, y + down * half
            sheet.line(x - down * half, y - across * half, x + down * half, y + across * half, colour, 5)
    for edge in floor["conveyors"]:
        _arrow(sheet, *_middle(edge["space"]), edge["side"], 14, "#9AA7C7")


def _robot(sheet: Sheet, shown: View) -> None:
    robot = shown["robot"]
    x, y = _middle(robot["space"])
    sheet.circle(x, y, 19, "#5AA9E6", edge=INK, stroke=2.5)
    _arrow(sheet, x, y, robot["facing"], 13, "#FFFFFF")


def _arrow(sheet: Sheet, x: float, y: float, side: str, size: float, fill: str) -> None:
    across, down = WAYS[side]
    tip = (x + across * size, y + down * size)
    back = (x - across * size * 0.6, y - down * size * 0.6)
    wings = [(back[0] + turn * down * size * 0.7, back[1] + turn * across * size * 0.7) for turn in (1, -1)]
    sheet.shape([tip, *wings], fill)


def _told(shown: View, seat: int) -> str:
    one = shown["seats"][seat]
    says = "done" if one["done"] else "let us stop" if one["stop"] else f"{one['played']} played"
    return f"{so_many(len(one['hand']), 'card')}, {says}"
