"""A (hidden) state of ROOT\\G: as text for a terminal.

A tile is drawn like this: ports with the way of the signal, printed values as they are.

    +---v---+       comes in from the north
    < AND1  0       goes out to the west; a 0 is printed on the east
    +-------+

Terminals show seat, speed and depth; once the circuit is on, everything shows its value.
"""

from __future__ import annotations

from collections.abc import Sequence

from quirkbox.games.rootg.actions import SPEEDS
from quirkbox.games.rootg.face import face_of, nodes_of, port_of, printed_on, spot
from quirkbox.games.rootg.state import (
    ANSWER,
    ASK,
    FIRST,
    KEEP,
    MUST_BE_IN,
    MUST_BE_OUT,
    NONE,
    RUN,
    SECOND,
    TERMINALS,
    State,
)

WIDTH = 9
INTO, OUT_OF, PLAIN = "v<^>", "^>v<", "-|-|"  # by side
FASTEST = (
    "it is the first turn, and R.O.O.T.\\G: is the other's",
    "fewer gates at Fast",
    "Fast is level, fewer gates at Norm",
    "Fast and Norm are level, fewer gates at Slow",
    "all is level, and R.O.O.T.\\G: is the other's",
    "was refused",
)
DOES = {ASK: "may ask", ANSWER: "answers", KEEP: "keeps one", FIRST: "places first", SECOND: "places"}


def text(s: State, names: Sequence[str]) -> str:
    """The table as one sees it in a terminal."""
    lines = [_board(s), f"{s.left} tiles in the stack, turn {s.round}"]
    if s.phase == RUN:
        lines.append(f"The circuit is on: tick {s.tick}, {s.core} on the core, piles {_piles(s)}")
    else:
        lines.append(f"{names[s.fastest]} is the fastest: {FASTEST[s.why_fastest]}")
    lines += [_seat(s, seat, names[seat]) for seat in range(2)]
    drawn = [tile_text(s, tile) for tile in s.drawn if tile != NONE]
    return "\n".join([*lines, *([f"drawn: {', '.join(drawn)}"] if drawn else [])])


def _seat(s: State, seat: int, name: str) -> str:
    marks = [r"holds R.O.O.T.\G:"] if s.holder == seat else []
    if seat == s.turn and not s.over:
        marks.append(DOES[s.phase])
    if s.hands[seat] != NONE:
        marks.append(f"has {tile_text(s, s.hands[seat])}")
    if s.zero[seat] >= 0:
        asked = [s.ones[s.one[seat], s.zeros[s.zero[seat], speed]] for speed in range(3)]
        marks.append("wants " + " ".join(f"{speed} {bit}" for speed, bit in zip(SPEEDS, asked, strict=True)))
    if s.phase == RUN:
        return "; ".join([f"{seat + 1} {name}: {s.points[seat]} points", *marks])
    phase = "discharging" if s.charges[seat] == 0 else f"{s.charges[seat]} charges"
    return "; ".join([f"{seat + 1} {name}: {phase}", *marks])


def _piles(s: State) -> str:
    return " ".join(str(s.piles[terminal]) for terminal in range(TERMINALS))


def tile_text(s: State, tile: int) -> str:
    """A tile in a hand: its number, what it is, and its edges from the north clockwise."""
    if tile < 0:
        return "a tile"
    face = face_of(s, tile)
    edges = "".join(_mark(edge, side, ".") for side, edge in enumerate(face.edges))
    return f"{tile} {face.name()} [{edges}]"


def _mark(edge: int, side: int, blank: str) -> str:
    port, printed = port_of(edge), printed_on(edge)
    if printed is not None:
        return str(printed)
    return INTO[side] if port == MUST_BE_IN else OUT_OF[side] if port == MUST_BE_OUT else blank


def _board(s: State) -> str:
    boxes: dict[tuple[int, int], list[str]] = {spot(cell): _box("core", list(PLAIN)) for cell in s.core_cells if cell != NONE}
    for terminal in range(TERMINALS):
        seat, speed = divmod(terminal, 3)
        edges = [INTO[side] if side == 2 * seat else PLAIN[side] for side in range(4)]
        shown = f"={(s.values >> terminal) & 1}" if s.phase == RUN else f" {s.depth[terminal]}"
        label = f"{seat + 1} {SPEEDS[speed][0].upper()}{shown}"
        boxes[spot(s.terminal_cells[terminal])] = _box(label, edges)
    for tile in range(s.tiles):
        if s.cell_of[tile] >= 0:
            boxes[spot(s.cell_of[tile])] = _tile_box(s, tile)
    return _grid(boxes)


def _tile_box(s: State, tile: int) -> list[str]:
    face = face_of(s, tile)
    edges = [_mark(edge, side, PLAIN[side]) for side, edge in enumerate(face.turned(s.turned[tile]))]
    name = "cross" if face.name() == "link/link" else face.name()
    values = "".join(str((s.values >> node) & 1) for node in nodes_of(s, tile))
    return _box(name + (f"={values}" if values and s.phase == RUN else ""), edges)


def _box(label: str, edges: list[str]) -> list[str]:
    top, right, bottom, left = edges
    return [f"+{top:-^7}+", f"{left}{label[:7]:^7}{right}", f"+{bottom:-^7}+"]


def _grid(boxes: dict[tuple[int, int], list[str]]) -> str:
    """Rows from the north, each with its y; the columns' x below."""
    columns = range(min(x for x, _ in boxes), max(x for x, _ in boxes) + 1)
    rows = range(max(y for _, y in boxes), min(y for _, y in boxes) - 1, -1)
    lines = []
    for y in rows:
        for part in range(3):
            cells = [boxes.get((x, y), [" " * WIDTH] * 3)[part] for x in columns]
            lines.append(f"{y if part == 1 else '':>3} " + "".join(cells))
    lines.append("    " + "".join(f"{x:^{WIDTH}}" for x in columns))
    return "\n".join(line.rstrip() for line in lines)
