"""A tile's face as people read it, and as the one number that the rules read (see state.py)."""

from __future__ import annotations

from typing import Literal, NamedTuple

from quirkbox.games.rootg.actions import WHATS
from quirkbox.games.rootg.state import AND, EDGE, IN_A, NOTHING, OUT_A, PRINTED_0, REACH, SPAN, State

Kind = Literal["input", "link", "gate"]


class Part(NamedTuple):
    # LINK, AND, …
    what: int
    # printed inside
    zeros: int
    ones: int


class Face(NamedTuple):
    # BLANK, IN_A, …
    edges: tuple[int, ...]
    parts: tuple[Part, ...]

    @classmethod
    def unpack(cls, number: int) -> Face:
        edges = tuple((number >> 3 * side) & 7 for side in range(4))
        bits = [number >> 12, number >> 20]
        parts = (Part(part & 15, (part >> 4) & 3, (part >> 6) & 3) for part in bits)
        return cls(edges, tuple(part for part in parts if part.what != NOTHING))

    def pack(self) -> int:
        number = sum(edge << 3 * side for side, edge in enumerate(self.edges))
        for at, part in enumerate(self.parts):
            number |= (part.what | part.zeros << 4 | part.ones << 6) << (12 + 8 * at)
        return number

    @property
    def kind(self) -> Kind:
        if not self.parts:
            return "input"
        return "gate" if any(part.what >= AND for part in self.parts) else "link"

    def turned(self, turn: int) -> tuple[int, ...]:
        """The edges by side of the board."""
        return tuple(self.edges[(side - turn) % 4] for side in range(4))

    def inputs(self, part: int) -> list[int]:
        """The sides of a part's input ports."""
        return [side for side, edge in enumerate(self.edges) if edge == IN_A + part]

    def name(self) -> str:
        """The parts in words: "AND1" (a 1 is printed inside), "link", "link/link"."""
        parts = [WHATS[part.what] + "0" * part.zeros + "1" * part.ones for part in self.parts]
        return "/".join(parts) or WHATS[NOTHING]


def face_of(s: State, tile: int) -> Face:
    """The side of a tile that this game is played with."""
    return Face.unpack(s.faces[s.side, tile])


def port_of(edge: int) -> int:
    """What an edge is to its neighbour: MUST_BE_BLANK, MUST_BE_IN or MUST_BE_OUT as a place would ask for it."""
    return int(EDGE[edge])


def part_at(edge: int) -> int | None:
    """Which part a port belongs to; None for a blank edge or a printed value."""
    if IN_A <= edge < OUT_A:
        return edge - IN_A
    return edge - OUT_A if OUT_A <= edge < PRINTED_0 else None


def printed_on(edge: int) -> int | None:
    """The value printed on an output port."""
    return edge - PRINTED_0 if edge >= PRINTED_0 else None


def spot(cell: int) -> tuple[int, int]:
    """A cell as x and y."""
    return int(cell) // SPAN - REACH, int(cell) % SPAN - REACH


def nodes_of(s: State, tile: int) -> list[int]:
    """The nodes of a tile on the board: one per part."""
    return [node for node, of in enumerate(s.tile_of[: s.nodes].tolist()) if of == tile]
