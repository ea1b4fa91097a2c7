"""ROOT\\G: by somebody who knows no tricks: everything is worked out anew from the picture of the board."""

from __future__ import annotations

from typing import Any

Spot = tuple[int, int]
Tile = dict[str, Any]
STEPS = ((0, 1), (1, 0), (0, -1), (-1, 0))  # north, east, south, west

GATES = {
    "link": lambda bits: bits[0],
    "not": lambda bits: not bits[0],
    "and": all,
    "or": any,
    "nand": lambda bits: not all(bits),
    "nor": lambda bits: not any(bits),
    "xor": lambda bits: bits.count(1) in (1, 3),
    "xnor": lambda bits: bits.count(1) not in (1, 3),
}


class Board:
    def __init__(self, view: dict[str, Any]):
        self.tiles: dict[Spot, tuple[Tile, int]] = {
            (placed["x"], placed["y"]): (placed["tile"], placed["turn"]) for placed in view["board"]
        }
        self.core = {tuple(spot) for spot in view["core"]}
        self.terminals = {(t["x"], t["y"]): (t["port"], number) for number, t in enumerate(view["terminals"])}

    def edge(self, spot: Spot, side: int) -> dict[str, Any] | None:
        """What lies on a side of a cell; None if the cell is empty."""
        if spot in self.tiles:
            tile, turn = self.tiles[spot]
            return dict(tile["edges"][(side - turn) % 4])
        if spot in self.core or spot in self.terminals:
            port = spot in self.terminals and self.terminals[spot][0] == side
            return {"port": "in" if port else "blank", "part": None, "printed": None}
        return None

    def beside(self, spot: Spot, side: int) -> tuple[Spot, int]:
        """The cell on a side, and which of its sides faces here."""
        return (spot[0] + STEPS[side][0], spot[1] + STEPS[side][1]), (side + 2) % 4

    def facing(self, spot: Spot, side: int) -> dict[str, Any] | None:
        return self.edge(*self.beside(spot, side))

    def ports(self, spot: Spot, port: str, part: int) -> list[int]:
        """The sides on which a part of a tile has ports of a kind."""
        edges = [(side, self.edge(spot, side)) for side in range(4)]
        return [side for side, edge in edges if edge and edge["port"] == port and edge["part"] == part]

    # --- values and depths, by recursion from the terminals

    def value_at(self, number: int) -> int:
        spot, port = self.terminal(number)
        return self.value_in(spot, port)

    def terminal(self, number: int) -> tuple[Spot, int]:
        return next((spot, port) for spot, (port, n) in self.terminals.items() if n == number)

    def value_in(self, spot: Spot, side: int) -> int:
        edge = self.facing(spot, side)
        if edge is None:
            return 0
        if edge["printed"] is not None:
            return int(edge["printed"])
        return self.value_of(self.beside(spot, side)[0], edge["part"])

    def value_of(self, spot: Spot, part: int) -> int:
        made = self.tiles[spot][0]["parts"][part]
        bits = [self.value_in(spot, side) for side in self.ports(spot, "in", part)] + made["printed"]
        return int(GATES[made["what"]](bits))

    def depth_at(self, number: int) -> int:
        spot, port = self.terminal(number)
        return self.depth_in(spot, port)

    def depth_in(self, spot: Spot, side: int) -> int:
        edge = self.facing(spot, side)
        if edge is None or edge["printed"] is not None:
            return 0
        there = self.beside(spot, side)[0]
        gate = self.tiles[there][0]["parts"][edge["part"]]["what"] != "link"
        return gate + max(self.depth_in(there, s) for s in self.ports(there, "in", edge["part"]))

    # --- what is fed, by walking down the wires

    def fed_by(self, spot: Spot, part: int) -> set[tuple[Spot, int | None]]:
        """Everything an output reaches: parts of tiles, and terminals (their part is None)."""
        found: set[tuple[Spot, int | None]] = set()
        todo = [(spot, side) for side in self.ports(spot, "out", part)]
        while todo:
            at, side = todo.pop()
            edge = self.facing(at, side)
            there = self.beside(at, side)[0]
            if edge is None or (there, edge["part"]) in found:
                continue
            found.add((there, edge["part"]))
            if edge["part"] is not None:
                todo += [(there, s) for s in self.ports(there, "out", edge["part"])]
        return found

    def terminals_fed(self, spot: Spot, side: int) -> set[int]:
        """The terminals that whatever faces this side reaches, itself included."""
        edge, there = self.facing(spot, side), self.beside(spot, side)[0]
        assert edge is not None
        reached = {(there, edge["part"])}
        if edge["part"] is not None:
            reached |= self.fed_by(there, edge["part"])
        return {self.terminals[at][1] for at, _ in reached if at in self.terminals}

    def open_ports(self) -> int:
        """How many input ports are open from which a terminal can be reached."""
        todo = [(spot, port) for spot, (port, _) in self.terminals.items()]
        seen, count = set(), 0
        while todo:
            at = todo.pop()
            if at in seen:
                continue
            seen.add(at)
            edge = self.facing(*at)
            count += edge is None
            if edge and edge["part"] is not None:
                there = self.beside(*at)[0]
                todo += [(there, side) for side in self.ports(there, "in", edge["part"])]
        return count

    # --- placing

    def with_tile(self, tile: Tile, spot: Spot, turn: int) -> Board:
        copy = Board.__new__(Board)
        copy.tiles = {**self.tiles, spot: (tile, turn)}
        copy.core, copy.terminals = self.core, self.terminals
        return copy

    def may_place(self, tile: Tile, spot: Spot, turn: int, seat: int, charging: bool) -> bool:
        if self.edge(spot, 0) is not None:
            return False
        board = self.with_tile(tile, spot, turn)
        if all(board.facing(spot, side) is None for side in range(4)):
            return False
        if not board.edges_match(spot) or board.has_loop(spot):
            return False
        return not (charging and tile["kind"] == "input" and board.feeds_only(spot, 1 - seat))

    def edges_match(self, spot: Spot) -> bool:
        for side in range(4):
            mine, other = self.edge(spot, side), self.facing(spot, side)
            if mine and other and {mine["port"], other["port"]} not in ({"blank"}, {"in", "out"}):
                return False
        return True

    def has_loop(self, spot: Spot) -> bool:
        parts = range(len(self.tiles[spot][0]["parts"]))
        return any((spot, part) in self.fed_by(spot, part) for part in parts)

    def feeds_only(self, spot: Spot, seat: int) -> bool:
        """An output of this input tile goes into something that reaches terminals of this seat alone."""
        for side in range(4):
            if self.facing(spot, side) and self.edge(spot, side)["port"] == "out":  # type: ignore[index]
                owners = {number // 3 for number in self.terminals_fed(spot, side)}
                if owners == {seat}:
                    return True
        return False

    def legal(self, tile: Tile, seat: int, charging: bool) -> set[tuple[int, int, int]]:
        spots = {*self.tiles, *self.core, *self.terminals}
        near = {self.beside(spot, side)[0] for spot in spots for side in range(4)} - spots
        return {(*spot, turn) for spot in near for turn in range(4) if self.may_place(tile, spot, turn, seat, charging)}
