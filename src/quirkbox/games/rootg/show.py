"""A (hidden) state of ROOT\\G: as JSON for the browser. draw.py has it as text, tell.py events in words, why.py refusals."""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from quirkbox.games.rootg.actions import SPEEDS, WHATS, WHY_FASTEST, Speed, WhyFastest
from quirkbox.games.rootg.draw import text
from quirkbox.games.rootg.face import (
    Face,
    Kind,
    face_of,
    nodes_of,
    part_at,
    port_of,
    printed_on,
    spot,
)
from quirkbox.games.rootg.film import Run, run_of
from quirkbox.games.rootg.offers import Offer, offers
from quirkbox.games.rootg.state import (
    CHARGES,
    GONE,
    MUST_BE_BLANK,
    MUST_BE_IN,
    MUST_BE_OUT,
    NONE,
    TERMINALS,
    ZERO,
    State,
)
from quirkbox.games.rootg.tell import words
from quirkbox.games.rootg.why import why_not

__all__ = ["View", "text", "view", "why_not", "words"]

Phase = Literal["ask", "answer", "keep", "first", "second", "run", "over"]
PHASES: tuple[Phase, ...] = ("ask", "answer", "keep", "first", "second", "run")
What = Literal["link", "and", "or", "xor", "nand", "nor", "xnor", "not"]
Port = Literal["blank", "in", "out"]
PORTS: dict[int, Port] = {MUST_BE_BLANK: "blank", MUST_BE_IN: "in", MUST_BE_OUT: "out"}


class Edge(TypedDict):
    port: Port
    # which part of the tile it belongs to; null for blank and printed ones
    part: int | None
    # the value printed on an output port
    printed: int | None


class Part(TypedDict):
    what: What
    # the values printed inside a gate, as further inputs
    printed: list[int]


class Tile(TypedDict):
    tile: int
    kind: Kind
    # north, east, south, west, before it is turned
    edges: list[Edge]
    parts: list[Part]


class Start(TypedDict):
    # the black side
    tile: Tile
    sum: int


class Placed(TypedDict):
    tile: Tile
    x: int
    y: int
    # quarter turns clockwise
    turn: int
    # who placed it
    seat: int
    # in which turn
    round: int
    # terminals that any of its outputs reach
    reaches: list[int]
    # once the circuit is on: by side of the board, null for a blank edge
    values: list[int | None] | None
    # by side: the tick that brings the value
    since: list[int] | None


class Terminal(TypedDict):
    seat: int
    speed: Speed
    x: int
    y: int
    # the side
    port: int
    linked: bool
    # most gates on a path that ends here
    depth: int
    # once the circuit is on
    value: int | None
    # what the mission asks for, if one may know
    wants: int | None
    pile: int


class Place(TypedDict):
    """A free cell beside something: what its neighbours ask of each edge, and which terminals an output there reaches."""

    x: int
    y: int
    # by side; null: there is no neighbour
    needs: list[Port | None]
    reaches: list[list[int]]


class Mission(TypedDict):
    # the letters of Fast, Norm and Slow
    zero: list[str]
    # the values of A, B and C
    one: list[int]
    # put together: the values of Fast, Norm and Slow
    wants: list[int]


class View(TypedDict):
    side: Literal["green", "black"]
    phase: Phase
    # the seat that decides
    turn: int | None
    round: int
    # of R.O.O.T.\G:
    holder: int
    # nobody once the circuit is on: nobody draws any more
    fastest: int | None
    why_fastest: WhyFastest | None
    # who has asked to turn the circuit on this turn
    asker: int | None
    # R.O.O.T.\G: was handed over this turn
    handed: bool
    charges: list[int]
    discarded: int
    discharging: list[bool]
    points: list[int]
    # of the set
    tiles: int
    # how many are left
    stack: int
    start: list[Start]
    # the two from which the fastest keeps one; null is a back
    drawn: list[Tile | None]
    # by seat, one tile or none; null is a back
    hands: list[list[Tile | None]]
    removed: list[Tile]
    # by seat
    missions: list[Mission | None]
    # cells
    core: list[tuple[int, int]]
    # six: seat * 3 + speed
    terminals: list[Terminal]
    board: list[Placed]
    places: list[Place]
    # what the tile in hand would bring, for whoever may see it
    offers: list[Offer]
    run: Run | None


def view(s: State) -> View:
    on = s.why_on != NONE
    return {
        "side": "black" if s.side else "green",
        "phase": phase(s),
        "turn": None if s.turn == NONE or s.over else s.turn,
        "round": s.round,
        "holder": s.holder,
        "fastest": None if on else s.fastest,
        "why_fastest": None if on else WHY_FASTEST[s.why_fastest],
        "asker": None if s.asker == NONE else s.asker,
        "handed": bool(s.handed),
        "charges": [s.charges[seat] for seat in range(2)],
        "discarded": 2 * CHARGES - s.charges[0] - s.charges[1],
        "discharging": [s.charges[seat] == 0 for seat in range(2)],
        "points": [s.points[seat] for seat in range(2)],
        "tiles": s.tiles,
        "stack": s.left,
        "start": [_start(s, tile) for tile in s.start_tiles],
        "drawn": [_tile(s, tile) for tile in s.drawn if tile != NONE],
        "hands": [[_tile(s, tile)] if tile != NONE else [] for tile in s.hands],
        "removed": [tile_of(tile, face_of(s, tile)) for tile in range(s.tiles) if s.cell_of[tile] == GONE],
        "missions": [mission(s, seat) for seat in range(2)],
        "core": [spot(cell) for cell in s.core_cells if cell != NONE],
        "terminals": terminals_of(s),
        "board": board_of(s),
        "places": places_of(s),
        "offers": offers(s),
        "run": run_of(s) if on else None,
    }


def board_of(s: State) -> list[Placed]:
    """The tiles on the board, the oldest first."""
    board = [tile for tile in range(s.tiles) if s.cell_of[tile] >= 0]
    return [_placed(s, tile) for tile in sorted(board, key=lambda tile: (s.placed_in[tile], tile))]


def terminals_of(s: State) -> list[Terminal]:
    return [_terminal(s, terminal) for terminal in range(TERMINALS)]


def places_of(s: State) -> list[Place]:
    return [_place(s, number) for number in range(s.places)]


def phase(s: State) -> Phase:
    return "over" if s.over else PHASES[s.phase]


def _tile(s: State, tile: int) -> Tile | None:
    return tile_of(tile, face_of(s, tile)) if tile >= 0 else None


def tile_of(tile: int, face: Face) -> Tile:
    return {
        "tile": int(tile),
        "kind": face.kind,
        "edges": [_edge(edge) for edge in face.edges],
        "parts": [
            {"what": cast(What, WHATS[what].lower()), "printed": [0] * zeros + [1] * ones} for what, zeros, ones in face.parts
        ],
    }


def _edge(edge: int) -> Edge:
    return {"port": PORTS[port_of(edge)], "part": part_at(edge), "printed": printed_on(edge)}


def _start(s: State, tile: int) -> Start:
    face = Face.unpack(s.faces[1, tile])
    printed = [printed_on(edge) or 0 for edge in face.edges] + [part.ones for part in face.parts]
    return {"tile": tile_of(tile, face), "sum": sum(printed)}


def _placed(s: State, tile: int) -> Placed:
    on = s.why_on != NONE
    x, y = spot(s.cell_of[tile])
    reached = 0
    for node in nodes_of(s, tile):
        reached |= s.below[node]
    return {
        "tile": tile_of(tile, face_of(s, tile)),
        "x": x,
        "y": y,
        "turn": s.turned[tile],
        "seat": s.placed_by[tile],
        "round": s.placed_in[tile],
        "reaches": _terminals(reached),
        "values": _values(s, tile) if on else None,
        "since": _since(s, tile) if on else None,
    }


def _terminals(nodes: int) -> list[int]:
    return [terminal for terminal in range(TERMINALS) if (nodes >> terminal) & 1]


def _values(s: State, tile: int) -> list[int | None]:
    """What runs over each edge of a tile."""
    carriers = _carriers(s, tile)
    return [None if carrier is None else (s.values >> carrier) & 1 for carrier in carriers]


def _since(s: State, tile: int) -> list[int]:
    """When it runs there: a signal needs a tick for each gate."""
    carriers = _carriers(s, tile)
    return [0 if carrier is None or carrier >= ZERO else s.depth[carrier] for carrier in carriers]


def _carriers(s: State, tile: int) -> list[int | None]:
    """The node (or ZERO, ONE) whose value each edge of a tile has, by side of the board."""
    nodes = nodes_of(s, tile)
    carriers: list[int | None] = []
    for side, edge in enumerate(face_of(s, tile).turned(s.turned[tile])):
        part, printed = part_at(edge), printed_on(edge)
        if part is None:
            carriers.append(None if printed is None else ZERO + printed)
        else:
            node = nodes[part]
            carriers.append(int(s.source[node, side]) if port_of(edge) == MUST_BE_IN else node)
    return carriers


def _terminal(s: State, terminal: int) -> Terminal:
    seat, speed = divmod(terminal, 3)
    x, y = spot(s.terminal_cells[terminal])
    asked = mission(s, seat)
    return {
        "seat": seat,
        "speed": SPEEDS[speed],
        "x": x,
        "y": y,
        "port": 2 * seat,
        "linked": not s.open[terminal],
        "depth": s.depth[terminal],
        "value": (s.values >> terminal) & 1 if s.why_on != NONE else None,
        "wants": asked["wants"][speed] if asked else None,
        "pile": s.piles[terminal],
    }


def mission(s: State, seat: int) -> Mission | None:
    if s.zero[seat] < 0:
        return None
    return {
        "zero": ["ABC"[s.zeros[s.zero[seat], speed]] for speed in range(3)],
        "one": [s.ones[s.one[seat], letter] for letter in range(3)],
        "wants": [_wants(s, seat, speed) for speed in range(3)],
    }


def _wants(s: State, seat: int, speed: int) -> int:
    return int(s.ones[s.one[seat], s.zeros[s.zero[seat], speed]])


def _place(s: State, number: int) -> Place:
    x, y = spot(s.place_cell[number])
    needs = [(s.place_need[number] >> 2 * side) & 3 for side in range(4)]
    nodes = [(s.place_node[number] >> 6 * side) & 63 for side in range(4)]
    reaches = [
        _terminals(s.below[node] | (1 << node)) if need == MUST_BE_OUT else [] for need, node in zip(needs, nodes, strict=True)
    ]
    return {"x": x, "y": y, "needs": [PORTS.get(need) for need in needs], "reaches": reaches}
