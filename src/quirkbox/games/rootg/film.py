"""The run of a circuit as a film: which way every signal goes, and what each tick brings. Once the circuit is on nothing is
secret and nothing is left to chance, so the whole run is told from its first moment on, and one can step through it at will."""

from __future__ import annotations

from typing import TypedDict

from quirkbox.engine import Happened, Notebook, dtype_of, for_rules, plain, records
from quirkbox.games.rootg.actions import WHY_ON, WhyOn
from quirkbox.games.rootg.face import face_of, nodes_of, spot
from quirkbox.games.rootg.run import PASSED, is_right, run_tick
from quirkbox.games.rootg.state import AND, TERMINALS, ZERO, State

DTYPE = dtype_of(State)


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
    depth: int
    # from the farthest gate to the terminal
    path: list[Stop]


class Tick(TypedDict):
    """What a tick brings. If signals arrive, all piles are cleared after it."""

    # of the six terminals, before any is cleared
    piles: list[int]
    # terminals
    arrived: list[int]
    # of each that arrived
    right: list[bool]
    # from the core, by seat
    taken: list[int]
    # what is on it afterwards
    core: int
    # what the seats have afterwards
    points: list[int]


class Run(TypedDict):
    why: WhyOn
    tick: int
    signals: list[Signal]
    # the whole run; the first one is the moment before it begins
    ticks: list[Tick]


def run_of(s: State) -> Run:
    return {
        "why": WHY_ON[s.why_on],
        "tick": s.tick,
        "signals": [
            {"terminal": terminal, "depth": s.depth[terminal], "path": _path(s, terminal)}
            for terminal in range(TERMINALS)
            if s.depth[terminal]
        ],
        "ticks": _ticks(s),
    }


def _ticks(s: State) -> list[Tick]:
    """The run from its beginning, by the rules themselves."""
    states = records(1, DTYPE)
    states[0] = for_rules(s)
    again = plain(states, State)
    _rewind(again)
    ticks: list[Tick] = [_moment(again, [0] * TERMINALS)]
    for _ in range(max(s.depth[:TERMINALS].tolist())):
        notebook = Notebook()
        run_tick(states[0], notebook.trail)
        ticks.append(_moment(again, _piles(notebook.happened())))
    return ticks


def _piles(happened: Happened) -> list[int]:
    """The piles as they have grown in a tick, before any is cleared."""
    piles = [0] * TERMINALS
    for event, seat, speed, pile in happened[:, :4].tolist():
        if event == PASSED:
            piles[3 * seat + speed] = pile
    return piles


def _rewind(s: State) -> None:
    """Take back what the run has brought so far."""
    for row in range(s.processings):
        for terminal in _arrived(s, s.processed[row, 0]):
            if is_right(for_rules(s), terminal):
                s.points[terminal // 3] -= s.processed[row, 1]
        for seat in range(2):
            s.points[seat] -= s.processed[row, 3 + seat]
    s.core = s.processed[0, 2] if s.processings else s.core
    s.tick = s.processings = s.over = 0
    s.piles[:] = 0
    s.processed[:] = 0


def _moment(s: State, piles: list[int]) -> Tick:
    arrived = _arrived(s, s.tick) if s.tick else []
    row = s.processings - 1
    return {
        "piles": piles,
        "arrived": arrived,
        "right": [bool(is_right(for_rules(s), terminal)) for terminal in arrived],
        "taken": [s.processed[row, 3 + seat] if arrived else 0 for seat in range(2)],
        "core": s.core,
        "points": [s.points[seat] for seat in range(2)],
    }


def _arrived(s: State, tick: int) -> list[int]:
    return [terminal for terminal in range(TERMINALS) if s.depth[terminal] == tick]


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
