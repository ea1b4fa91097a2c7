"""A (hidden) state of Circuit Breaker as JSON for the browser and as text for the terminal.

Events are told in tell.py, refusals explained in why.py.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Annotated, Literal, TypedDict, cast

import numpy as np

from quirkbox.games.circuit_breaker.actions import MARKET, SORTS, TILE, Market, Sort
from quirkbox.games.circuit_breaker.fits import unfolded
from quirkbox.games.circuit_breaker.mice import CHEESE
from quirkbox.games.circuit_breaker.rules import DISCARD_TILE
from quirkbox.games.circuit_breaker.state import (
    APPLIANCE,
    BACK,
    BOX,
    CELLS,
    DISCARD,
    EDGES,
    HOME,
    MOST_PLACED,
    MOST_UNDONE,
    MOUSE,
    NONE,
    PLACE,
    PLACES,
    SIDE,
    TAKES,
    WIRE,
    State,
)
from quirkbox.games.circuit_breaker.tell import (
    kind_id,
    kind_names,
    kinds_on_card,
    named,
    so_many,
    tile_text,
    words,
)
from quirkbox.games.circuit_breaker.why import why_not

__all__ = ["View", "named", "text", "view", "why_not", "words"]

Kind = Annotated[str, TILE[1]]
Progress = Literal["ready", "going", "done"]  # not begun; begun, and can go on; used up


class Tile(TypedDict):
    # its number; -1 for a breaker box
    tile: int
    sort: Literal["wire", "appliance", "box"]
    # of an appliance: its id in `kinds`
    kind: Kind | None
    # as printed: north, east, south, west, each . (wall), 1, 2, 3 or U
    edges: str


class Placed(Tile):
    # to the right; the breaker box is in the middle, at 33, 33
    x: int
    # downwards
    y: int
    # quarter turns to the right
    turn: int
    # the seat whose mouse sits on it
    mouse: int | None


class Spot(TypedDict):
    """A free cell where something can be connected."""

    x: int
    y: int
    # north, east, south, west: the edge that lies there (a wall is .), null if nothing does
    touches: list[str | None]


class Network(TypedDict):
    tiles: list[Placed]
    spots: list[Spot]


class Held(TypedDict):
    slot: int
    sort: Sort
    # null: one sees its back only
    tile: Tile | None


class MarketPile(TypedDict):
    place: Market
    height: int
    # null on the stacks, and where nothing lies
    top: Tile | None
    # what lies under the top, from below
    covered: list[Tile]
    # the seats whose mice are here
    mice: list[int]


class Mouse(TypedDict):
    place: Market | Literal["home", "network"]
    # in a network: whose
    owner: int | None
    x: int | None
    y: int | None


class KindName(TypedDict):
    id: Kind
    name: str


class Points(TypedDict):
    """For one, two, three, … of a kind: if it is on one's card, and if it is not."""

    wanted: list[int]
    other: list[int]


class Counted(TypedDict):
    kind: Kind
    # how many are connected
    number: int
    # on this seat's card; null if one may not know
    wanted: bool | None
    # at least, if one may not know the card
    points: int


class Turn(TypedDict):
    """What the player on turn has done of the three actions."""

    mouse: Progress
    place: Progress
    placed: int
    discard: Progress
    discarded: int
    # there is something to take back
    undo: bool


class View(TypedDict):
    players: int
    # the seat that begins every round
    first: int
    turn: int
    # from 1
    round: int
    rounds: int
    # of the round counter
    columns: int
    # by round: what everybody gets when it begins
    icons: list[Sort | None]
    doing: Turn
    market: list[MarketPile]
    # cubes on the cheese tile
    cheese: int
    cubes: list[int]
    mice: list[Mouse]
    networks: list[Network]
    hands: list[list[Held]]
    # by seat: the kinds on the secret card; null if one may not know
    cards: list[list[Kind] | None]
    kinds: list[KindName]
    points: Points
    # by seat: every kind that is connected
    counted: list[list[Counted]]
    # by seat, as far as one may know
    score: list[int]
    over: bool


def view(s: State) -> View:
    seats = range(s.players)
    most = int(np.bincount(s.kind[s.wires : s.tiles]).max())  # tiles of one kind
    counted = [_counted(s, seat) for seat in seats]
    return {
        "players": s.players,
        "first": s.first,
        "turn": s.turn,
        "round": min(s.round + 1, s.rounds),
        "rounds": s.rounds,
        "columns": s.columns,
        "icons": [None if icon == NONE else SORTS[icon] for icon in s.icons[: s.rounds]],
        "doing": _doing(s),
        "market": [_pile(s, place) for place in range(PLACES)],
        "cheese": s.cheese,
        "cubes": [s.cubes[seat] for seat in seats],
        "mice": [_mouse(s.mouse[seat]) for seat in seats],
        "networks": [_network(s, seat) for seat in seats],
        "hands": [_hand(s, seat) for seat in seats],
        "cards": [_card(s, seat) for seat in seats],
        "kinds": [{"id": kind_id(s, kind), "name": name} for kind, name in enumerate(kind_names(s))],
        "points": {
            "wanted": [int(p) for p in s.points[1, 1 : most + 1]],
            "other": [int(p) for p in s.points[0, 1 : most + 1]],
        },
        "counted": counted,
        "score": [sum(kind["points"] for kind in kinds) for kinds in counted],
        "over": bool(s.over),
    }


def _tile(s: State, tile: int) -> Tile:
    if tile == BOX:
        return {"tile": NONE, "sort": "box", "kind": None, "edges": FACES[s.face[BOX]]}
    kind = s.kind[tile]
    return {
        "tile": int(tile),
        "sort": "wire" if kind == NONE else "appliance",
        "kind": None if kind == NONE else kind_id(s, kind),
        "edges": FACES[s.face[tile]],
    }


def _doing(s: State) -> Turn:
    discards = [code for code in s.did_what[: s.did] if DISCARD_TILE <= code < CHEESE]
    placing = _progress(s, PLACE)
    return {
        "mouse": _progress(s, MOUSE),
        "place": "done" if s.placed == MOST_PLACED else placing,
        "placed": s.placed,
        "discard": _progress(s, DISCARD),
        "discarded": len(discards),
        "undo": bool(s.undo and s.did and s.undone < MOST_UNDONE),
    }


def _progress(s: State, action: int) -> Progress:
    if not s.done & action:
        return "ready"
    return "going" if s.doing == action else "done"


def _pile(s: State, place: int) -> MarketPile:
    tiles: list[Tile] = []
    tile = s.top[place]
    while tile != NONE:
        tiles.insert(0, _tile(s, tile))
        tile = s.below[tile]
    return {
        "place": MARKET[place],
        "height": s.height[place],
        "top": tiles[-1] if tiles else None,
        "covered": tiles[:-1],
        "mice": [seat for seat in range(s.players) if s.mouse[seat] == place],
    }


def _mouse(place: int) -> Mouse:
    if place < PLACES:
        return {"place": "home" if place == HOME else MARKET[place], "owner": None, "x": None, "y": None}
    owner, cell = divmod(place - PLACES, CELLS)
    return {"place": "network", "owner": owner, "x": cell // SIDE, "y": cell % SIDE}


def _network(s: State, seat: int) -> Network:
    mice = {s.mouse[other] - PLACES - seat * CELLS: other for other in range(s.players)}
    tiles: list[Placed] = []
    for cell, tile in unfolded(s, seat).items():
        where = {"x": cell // SIDE, "y": cell % SIDE, "turn": s.turned[tile], "mouse": mice.get(cell)}
        tiles.append(cast(Placed, {**_tile(s, tile), **where}))
    return {"tiles": tiles, "spots": [_spot(s, seat, spot) for spot in range(s.spots[seat])]}


def _spot(s: State, seat: int, spot: int) -> Spot:
    cell, accepts = s.spot[seat, spot], s.accepts[seat, spot]
    takes = [accepts >> (5 * side) & 31 for side in range(4)]
    return {"x": cell // SIDE, "y": cell % SIDE, "touches": [TOUCHES.get(bits) for bits in takes]}


FACES = [str(TILE[2].value(face)) for face in range(5**4)]
TOUCHES = {int(bits): EDGES[edge] for edge, bits in enumerate(TAKES)}


def _hand(s: State, seat: int) -> list[Held]:
    held: list[Held] = []
    for slot, tile in enumerate(s.hands[seat].tolist()):
        if tile >= 0:
            sort = WIRE if tile < s.wires else APPLIANCE
            held.append({"slot": slot, "sort": SORTS[sort], "tile": _tile(s, tile)})
        elif tile != NONE:
            held.append({"slot": slot, "sort": SORTS[BACK - tile], "tile": None})
    return held


def _card(s: State, seat: int) -> list[str] | None:
    if s.card[seat] < 0:
        return None
    return [kind_id(s, kind) for kind in kinds_on_card(s, s.card[seat])]


def _counted(s: State, seat: int) -> list[Counted]:
    counted: list[Counted] = []
    card = s.card[seat]
    for kind in np.flatnonzero(s.count[seat]).tolist():
        number = s.count[seat, kind]
        wanted = None if card < 0 else bool(s.card_kinds[card] >> kind & 1)
        points = s.points[1 if wanted else 0, number]
        counted.append({"kind": kind_id(s, kind), "number": number, "wanted": wanted, "points": points})
    return counted


def text(s: State, names: Sequence[str]) -> str:
    """The table as one sees it in a terminal."""
    shown = view(s)
    called = {kind["id"]: kind["name"] for kind in shown["kinds"]}
    icon = shown["icons"][shown["round"] - 1]
    lines = [f"Round {shown['round']} of {shown['rounds']}" + (f" ({icon} for everybody)" if icon else "")]
    lines += ["Market: " + ", ".join(_pile_text(pile, called, names) for pile in shown["market"])]
    lines += [f"Cheese: {shown['cheese']} cubes"]
    for seat in range(s.players):
        on_turn = " <- on turn" if seat == s.turn and not s.over else ""
        card = shown["cards"][seat]
        least = "" if card or s.over else "at least "  # a card one does not see may bring more
        points = so_many(shown["score"][seat], "point")
        lines += ["", f"{names[seat]}{on_turn}: {least}{points}, {shown['cubes'][seat]} cheese"]
        lines += ["  card: " + ", ".join(called[kind] for kind in card)] if card else []
        lines += ["  hand: " + (", ".join(_held_text(held, called) for held in shown["hands"][seat]) or "empty")]
        lines += [f"  mouse: {_mouse_text(shown['mice'][seat], names)}"]
        lines += ["  " + line for line in _network_text(shown["networks"][seat], called)]
    return "\n".join(lines)


def _pile_text(pile: MarketPile, called: Mapping[str, str], names: Sequence[str]) -> str:
    top = f" {tile_text(pile['top'], called)}" if pile["top"] else ""
    mice = "".join(f" @{names[seat]}" for seat in pile["mice"])
    return f"[{pile['place']}{top} x{pile['height']}{mice}]"


def _held_text(held: Held, called: Mapping[str, str]) -> str:
    return f"{held['slot']}: {tile_text(held['tile'], called) if held['tile'] else held['sort']}"


def _mouse_text(mouse: Mouse, names: Sequence[str]) -> str:
    if mouse["owner"] is None:
        return mouse["place"]
    return f"in {names[mouse['owner']]}'s network at {mouse['x']} {mouse['y']}"


def _network_text(network: Network, called: Mapping[str, str]) -> list[str]:
    """Every tile is three lines of five letters: its edges around what it is; ? is a spot."""
    cells = {(tile["x"], tile["y"]): _tile_lines(tile, called) for tile in network["tiles"]}
    cells |= {(spot["x"], spot["y"]): ("     ", "  ?  ", "     ") for spot in network["spots"]}
    xs, ys = (range(min(c[i] for c in cells), max(c[i] for c in cells) + 1) for i in (0, 1))
    lines = ["   " + " ".join(f"{x:^5}" for x in xs).rstrip()]
    for y in ys:
        for part, label in enumerate(("  ", f"{y:2}", "  ")):
            row = " ".join(cells.get((x, y), ("     ",) * 3)[part] for x in xs)
            lines.append(f"{label} {row}".rstrip())
    return [line for line in lines if line]


def _tile_lines(tile: Placed, called: Mapping[str, str]) -> tuple[str, str, str]:
    north, east, south, west = (tile["edges"][(side - tile["turn"]) % 4] for side in range(4))
    name = "[#]" if tile["sort"] == "box" else " + "
    if tile["kind"] is not None:
        name = f"{called[tile['kind']][:3]:^3}"
    mouse = " " if tile["mouse"] is None else str(tile["mouse"] + 1)
    return f" {north:^3}{'@' if mouse != ' ' else ' '}", f"{west}{name}{east}", f" {south:^3}{mouse}"
