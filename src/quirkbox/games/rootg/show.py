"""A (hidden) state of ROOT\\G: as JSON for the browser. draw.py has it as text, tell.py events in words, why.py refusals."""

from __future__ import annotations

from typing import Literal, TypedDict, cast

from quirkbox.games.rootg.actions import SPEEDS, WHY_FASTEST, WHY_ON
from quirkbox.games.rootg.draw import text
from quirkbox.games.rootg.face import (
    PARTS,
    Face,
    Kind,
    face_of,
    nodes_of,
    part_at,
    port_of,
    printed_on,
    spot,
)
from quirkbox.games.rootg.state import (
    AND,
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
    part: int | None  # which part of the tile it belongs to; null for blank and printed ones
    printed: int | None  # the value printed on an output port


class Part(TypedDict):
    what: What
    printed: list[int]  # the values printed inside a gate, as further inputs


class Tile(TypedDict):
    tile: int
    kind: Kind
    edges: list[Edge]  # north, east, south, west, before it is turned
    parts: list[Part]


class Start(TypedDict):
    tile: Tile  # the black side
    sum: int


class Placed(TypedDict):
    tile: Tile
    x: int
    y: int
    turn: int  # quarter turns clockwise
    seat: int  # who placed it
    round: int  # in which turn
    reaches: list[int]  # terminals that any of its outputs reach
    values: list[int | None] | None  # once the circuit is on: by side of the board, null for a blank edge


class Terminal(TypedDict):
    seat: int
    speed: Literal["fast", "norm", "slow"]
    x: int
    y: int
    port: int  # the side
    linked: bool
    depth: int  # most gates on a path that ends here
    value: int | None  # once the circuit is on
    wants: int | None  # what the mission asks for, if one may know
    pile: int


class Place(TypedDict):
    """A free cell beside something: what its neighbours ask of each edge, and which terminals an output there reaches."""

    x: int
    y: int
    needs: list[Port | None]  # by side; null: there is no neighbour
    reaches: list[list[int]]


class Mission(TypedDict):
    zero: list[str]  # the letters of Fast, Norm and Slow
    one: list[int]  # the values of A, B and C
    wants: list[int]  # put together: the values of Fast, Norm and Slow


class Stop(TypedDict):
    """A tile that a signal runs through: on which side it comes in, on which it leaves."""

    x: int
    y: int
    tile: int
    part: int
    gate: bool
    enter: int
    leave: int


class Signal(TypedDict):
    terminal: int
    to_go: int  # gates
    path: list[Stop]  # from the farthest gate to the terminal


class Processing(TypedDict):
    tick: int
    arrived: list[int]  # terminals
    right: list[bool]
    pile: int  # of each that arrived
    core_before: int
    core_taken: list[int]  # by seat
    core_after: int


class Run(TypedDict):
    why: Literal["last tile", "closed", "accepted"]
    tick: int
    last: int  # the tick after which it is over
    signals: list[Signal]
    processed: list[Processing]
    core: int


class View(TypedDict):
    side: Literal["green", "black"]
    phase: Phase
    turn: int | None  # the seat that decides
    round: int
    holder: int  # of R.O.O.T.\G:
    fastest: int
    why_fastest: str
    asker: int | None  # who has asked to turn the circuit on this turn
    handed: bool  # R.O.O.T.\G: was handed over this turn
    charges: list[int]
    discarded: int
    discharging: list[bool]
    points: list[int]
    tiles: int  # of the set
    stack: int  # how many are left
    start: list[Start]
    drawn: list[Tile | None]  # the two from which the fastest keeps one; null is a back
    hands: list[list[Tile | None]]  # by seat, one tile or none; null is a back
    removed: list[Tile]
    missions: list[Mission | None]  # by seat
    core: list[tuple[int, int]]  # cells
    terminals: list[Terminal]  # six: seat * 3 + speed
    board: list[Placed]
    places: list[Place]
    run: Run | None


def view(s: State) -> View:
    on = s.why_on != NONE
    board = [tile for tile in range(s.tiles) if s.cell_of[tile] >= 0]
    return {
        "side": "black" if s.side else "green",
        "phase": phase(s),
        "turn": None if s.turn == NONE or s.over else s.turn,
        "round": s.round,
        "holder": s.holder,
        "fastest": s.fastest,
        "why_fastest": WHY_FASTEST[s.why_fastest],
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
        "removed": [_tile_of(tile, face_of(s, tile)) for tile in range(s.tiles) if s.cell_of[tile] == GONE],
        "missions": [mission(s, seat) for seat in range(2)],
        "core": [spot(cell) for cell in s.core_cells if cell != NONE],
        "terminals": [_terminal(s, terminal, on) for terminal in range(TERMINALS)],
        "board": [_placed(s, tile, on) for tile in sorted(board, key=lambda tile: (s.placed_in[tile], tile))],
        "places": [_place(s, number) for number in range(s.places)],
        "run": _run(s) if on else None,
    }


def phase(s: State) -> Phase:
    return "over" if s.over else PHASES[s.phase]


def _tile(s: State, tile: int) -> Tile | None:
    return _tile_of(tile, face_of(s, tile)) if tile >= 0 else None


def _tile_of(tile: int, face: Face) -> Tile:
    return {
        "tile": int(tile),
        "kind": face.kind,
        "edges": [_edge(edge) for edge in face.edges],
        "parts": [
            {"what": cast(What, PARTS[what].lower()), "printed": [0] * zeros + [1] * ones}
            for what, zeros, ones in face.parts
        ],
    }


def _edge(edge: int) -> Edge:
    return {"port": PORTS[port_of(edge)], "part": part_at(edge), "printed": printed_on(edge)}


def _start(s: State, tile: int) -> Start:
    face = Face.unpack(s.faces[1, tile])
    printed = [printed_on(edge) or 0 for edge in face.edges] + [part.ones for part in face.parts]
    return {"tile": _tile_of(tile, face), "sum": sum(printed)}


def _placed(s: State, tile: int, on: bool) -> Placed:
    x, y = spot(s.cell_of[tile])
    reached = 0
    for node in nodes_of(s, tile):
        reached |= s.below[node]
    return {
        "tile": _tile_of(tile, face_of(s, tile)),
        "x": x,
        "y": y,
        "turn": s.turned[tile],
        "seat": s.placed_by[tile],
        "round": s.placed_in[tile],
        "reaches": _terminals(reached),
        "values": _values(s, tile) if on else None,
    }


def _terminals(nodes: int) -> list[int]:
    return [terminal for terminal in range(TERMINALS) if (nodes >> terminal) & 1]


def _values(s: State, tile: int) -> list[int | None]:
    """What runs over each edge of a tile."""
    nodes = nodes_of(s, tile)
    values: list[int | None] = []
    for side, edge in enumerate(face_of(s, tile).turned(s.turned[tile])):
        part = part_at(edge)
        if part is None:
            values.append(printed_on(edge))
        else:
            node = nodes[part]
            carrier = s.source[node, side] if port_of(edge) == MUST_BE_IN else node
            values.append((s.values >> carrier) & 1)
    return values


def _terminal(s: State, terminal: int, on: bool) -> Terminal:
    seat, speed = divmod(terminal, 3)
    x, y = spot(s.terminal_cells[terminal])
    asked = mission(s, seat)
    return {
        "seat": seat,
        "speed": cast(Literal["fast", "norm", "slow"], SPEEDS[speed]),
        "x": x,
        "y": y,
        "port": 2 * seat,
        "linked": not s.open[terminal],
        "depth": s.depth[terminal],
        "value": (s.values >> terminal) & 1 if on else None,
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
        _terminals(s.below[node] | (1 << node)) if need == MUST_BE_OUT else []
        for need, node in zip(needs, nodes, strict=True)
    ]
    return {"x": x, "y": y, "needs": [PORTS.get(need) for need in needs], "reaches": reaches}


def _run(s: State) -> Run:
    with_signal = [terminal for terminal in range(TERMINALS) if s.depth[terminal]]
    return {
        "why": cast(Literal["last tile", "closed", "accepted"], WHY_ON[s.why_on]),
        "tick": s.tick,
        "last": max((s.depth[terminal] for terminal in with_signal), default=0),
        "signals": [
            {"terminal": terminal, "to_go": max(0, s.depth[terminal] - s.tick), "path": _path(s, terminal)}
            for terminal in with_signal
        ],
        "processed": [_processing(s, row) for row in range(s.processings)],
        "core": s.core,
    }


def _path(s: State, terminal: int) -> list[Stop]:
    """The way of a signal: from the terminal back through whatever is deepest, as far as the last gate."""
    path: list[Stop] = []
    node, side = terminal, 2 * (terminal // 3)
    while _depth_at(s, node, side) > 0:
        node, leave = s.source[node, side], (side + 2) % 4
        side = _deepest_port(s, node)
        tile = s.tile_of[node]
        x, y = spot(s.cell_of[tile])
        path.append(
            {
                "x": x,
                "y": y,
                "tile": tile,
                "part": nodes_of(s, tile).index(node),
                "gate": bool(s.part[node] >= AND),
                "enter": side,
                "leave": leave,
            }
        )
    return path[::-1]


def _deepest_port(s: State, node: int) -> int:
    """The side on which the longest path comes in."""
    tile = s.tile_of[node]
    inputs = face_of(s, tile).inputs(nodes_of(s, tile).index(node))
    ports = [int(side + s.turned[tile]) % 4 for side in inputs]
    return max(ports, key=lambda side: _depth_at(s, node, side))


def _depth_at(s: State, node: int, side: int) -> int:
    """How deep what feeds a port is; -1 if no node does."""
    source = s.source[node, side]
    return int(s.depth[source]) if source < ZERO else -1


def _processing(s: State, row: int) -> Processing:
    tick = s.processed[row, 0]
    arrived = [terminal for terminal in range(TERMINALS) if s.depth[terminal] == tick]
    return {
        "tick": tick,
        "arrived": arrived,
        "right": [(s.values >> terminal) & 1 == _wants(s, *divmod(terminal, 3)) for terminal in arrived],
        "pile": s.processed[row, 1],
        "core_before": s.processed[row, 2],
        "core_taken": [s.processed[row, 3 + seat] for seat in range(2)],
        "core_after": s.processed[row, 5],
    }
