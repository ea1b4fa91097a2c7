"""Somebody slow and careful who knows no tricks: the rules of Circuit Breaker once more, over dictionaries and lists of names.

A referee is told what was laid out and drawn, plays along, and says at any moment what is on the table and what is legal.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

OPEN = ("W1", "W2", "A1", "A2", "A3")
STACK_OF = {"W1": "wires", "W2": "wires", "A1": "appliances", "A2": "appliances", "A3": "appliances"}
STEPS = ((0, -1), (1, 0), (0, 1), (-1, 0))  # north, east, south, west
Cell = tuple[int, int]
Spot = str | tuple[str, int, int, int]  # where a mouse is: "home", a place of the market, or ("network", owner, x, y)


@dataclass
class Laid:
    tile: int
    kind: str | None
    # as it lies
    edges: str

    @classmethod
    def turned(cls, tile: Mapping[str, Any], turn: int) -> Laid:
        printed = tile["edges"]
        return cls(tile["tile"], tile["kind"], printed[4 - turn :] + printed[: 4 - turn])


@dataclass
class Referee:
    players: int
    first: int
    rounds: int
    icons: Sequence[str | None]
    undo: bool
    # every tile that was ever seen
    faces: dict[int, Mapping[str, Any]] = field(default_factory=dict)
    hands: list[dict[int, int]] = field(default_factory=list)
    networks: list[dict[Cell, Laid]] = field(default_factory=list)
    piles: dict[str, list[int]] = field(default_factory=dict)
    stacks: dict[str, int] = field(default_factory=dict)
    cheese: int = 0
    cubes: list[int] = field(default_factory=list)
    mice: list[Spot] = field(default_factory=list)
    turn: int = 0
    round: int = 1
    over: bool = False
    used: set[str] = field(default_factory=set)
    going: str = ""
    placed: int = 0
    # everything as it was before each move of this turn
    before: list[Any] = field(default_factory=list)
    taken_back: int = 0

    @classmethod
    def sits_down(cls, view: Mapping[str, Any], undo: bool) -> Referee:
        """What one sees after the deal."""
        made = cls(view["players"], view["first"], view["rounds"], view["icons"], undo, turn=view["turn"])
        for hand in view["hands"]:
            made.hands.append({held["slot"]: made.see(held["tile"]) for held in hand})
        for network in view["networks"]:
            (box,) = network["tiles"]
            made.networks.append({(box["x"], box["y"]): Laid.turned(box, 0)})
        for pile in view["market"]:
            if pile["place"] in OPEN:
                made.piles[pile["place"]] = [made.see(pile["top"])] if pile["top"] else []
            else:
                made.stacks[pile["place"]] = pile["height"]
        made.cheese, made.cubes = view["cheese"], [0] * made.players
        made.mice = ["home"] * made.players
        return made

    def see(self, tile: Mapping[str, Any]) -> int:
        self.faces[tile["tile"]] = {name: tile[name] for name in ("tile", "kind", "edges")}
        return int(tile["tile"])

    def legal(self) -> set[tuple[Any, ...]]:
        """Everything the player on turn may do."""
        if self.over:
            return set()
        able: set[tuple[Any, ...]] = {("end",)}
        if self.can("place") and self.placed < 2:
            able |= {("place", *where) for where in self.fitting()}
        if self.can("mouse"):
            able |= {("send", p) for p in ("wires", "appliances") if self.stacks[p]}
            able |= {("send", p) for p in OPEN if self.piles[p] and p not in self.mice}
            for owner, network in enumerate(self.networks):
                for (x, y), laid in network.items():
                    if laid.kind is not None and ("network", owner, x, y) not in self.mice:
                        able.add(("raid", owner, x, y))
        if self.can("discard") and self.cheese:
            able |= {("discard", slot, pile) for slot in self.hands[self.turn] for pile in ("A1", "A2", "A3")}
        for whose, at in enumerate(self.mice):
            if self.cubes[self.turn] and whose != self.turn and at not in ("home", "appliances"):
                able.add(("cheese", whose))
        if self.undo and self.before and self.taken_back < 20:
            able.add(("undo",))
        return able

    def can(self, action: str) -> bool:
        return action not in self.used or self.going == action

    def fitting(self) -> Iterator[tuple[int, int, int, int]]:
        """Every slot, every cell of the table, every turn: tried one by one."""
        network = self.networks[self.turn]
        near = {(x + dx, y + dy) for x, y in network for dx, dy in STEPS}
        free = [(x, y) for x, y in near if (x, y) not in network]
        for slot, tile in self.hands[self.turn].items():
            for x, y in free:
                for turn in range(4):
                    if self.fits(network, x, y, Laid.turned(self.faces[tile], turn).edges):
                        yield slot, x, y, turn

    def fits(self, network: Mapping[Cell, Laid], x: int, y: int, edges: str) -> bool:
        connected = 0
        for side, (dx, dy) in enumerate(STEPS):
            other = network.get((x + dx, y + dy))
            if other is None:
                continue
            mine, theirs = edges[side], other.edges[(side + 2) % 4]
            if (mine == ".") != (theirs == "."):
                return False
            if mine != ".":
                if mine != theirs and "U" not in (mine, theirs):
                    return False
                connected += 1
        return connected > 0

    def play(self, action: Mapping[str, Any], seen: Sequence[Mapping[str, Any]]) -> None:
        """Do it; `seen` is what happened, from which only the tiles that come off the stacks are believed."""
        me = self.turn
        if action["act"] == "end":
            self.end(iter([e for e in seen if e["event"] == "drew" or e.get("came") == "stack"]))
        elif action["act"] == "undo":
            (
                self.hands, self.networks, self.piles, self.cheese, self.cubes, self.mice, self.used, self.going, self.placed
            ) = self.before.pop()  # fmt: skip
            self.taken_back += 1
        else:
            self.before.append(self.copied())
            match action["act"]:
                case "place":
                    self.use("place", "place")
                    self.placed += 1
                    tile = self.faces[self.hands[me].pop(action["slot"])]
                    self.networks[me][action["x"], action["y"]] = Laid.turned(tile, action["turn"])
                case "send":
                    self.use("mouse", "")
                    self.mice[me] = action["place"]
                case "raid":
                    self.use("mouse", "")
                    self.mice[me] = ("network", action["owner"], action["x"], action["y"])
                case "discard":
                    self.use("discard", "discard")
                    self.piles[action["pile"]].append(self.hands[me].pop(action["slot"]))
                    self.cheese -= 1
                    self.cubes[me] += 1
                case "cheese":
                    self.cubes[me] -= 1
                    self.cheese += 1
                    self.mice[action["whose"]] = "appliances"

    def copied(self) -> tuple[Any, ...]:
        return (
            [dict(hand) for hand in self.hands],
            [dict(network) for network in self.networks],
            {place: list(pile) for place, pile in self.piles.items()},
            self.cheese, list(self.cubes), list(self.mice), set(self.used), self.going, self.placed,
        )  # fmt: skip

    def use(self, action: str, going: str) -> None:
        self.used.add(action)
        self.going = going

    def end(self, drawn: Iterator[Mapping[str, Any]]) -> None:
        self.used, self.going, self.placed, self.before, self.taken_back = set(), "", 0, [], 0
        self.turn = (self.turn + 1) % self.players
        if self.turn == self.first:
            self.round += 1
            if self.round > self.rounds:
                self.over = True
                return
            icon = self.icons[self.round - 1]
            if icon:
                for i in range(self.players):
                    self.draw((self.first + i) % self.players, f"{icon}s", drawn)
        self.come_home(self.turn, drawn)
        assert next(drawn, None) is None, "more was drawn than there was reason for"

    def draw(self, seat: int, stack: str, drawn: Iterator[Mapping[str, Any]]) -> None:
        if self.stacks[stack]:
            self.stacks[stack] -= 1
            event = next(drawn)
            assert (event["event"], event["seat"]) == ("drew", seat)
            self.hold(seat, self.see(event))

    def hold(self, seat: int, tile: int) -> None:
        slot = min(set(range(33)) - set(self.hands[seat]))
        self.hands[seat][slot] = tile

    def come_home(self, seat: int, drawn: Iterator[Mapping[str, Any]]) -> None:
        at, self.mice[seat] = self.mice[seat], "home"
        if isinstance(at, tuple):
            _, owner, x, y = at
            self.hold(seat, self.networks[owner].pop((x, y)).tile)
        elif at in self.stacks:
            self.draw(seat, at, drawn)
        elif at in self.piles:
            self.hold(seat, self.piles[at].pop())
            if not self.piles[at] and self.stacks[STACK_OF[at]]:
                self.stacks[STACK_OF[at]] -= 1
                self.piles[at].append(self.see(next(drawn)))

    def table(self) -> dict[str, Any]:
        """All that lies there, to be compared with a view (through `of_view`)."""
        return {
            "turn": self.turn,
            "round": min(self.round, self.rounds),
            "over": self.over,
            "cheese": self.cheese,
            "cubes": self.cubes,
            "mice": self.mice,
            "hands": self.hands,
            "networks": [{cell: (laid.tile, laid.edges) for cell, laid in network.items()} for network in self.networks],
            "piles": self.piles,
            "stacks": self.stacks,
        }


def of_view(view: Mapping[str, Any]) -> dict[str, Any]:
    """A view with open hands, as the referee puts it."""

    def mouse(m: Mapping[str, Any]) -> Spot:
        return m["place"] if m["owner"] is None else ("network", m["owner"], m["x"], m["y"])

    return {
        **{name: view[name] for name in ("turn", "round", "over", "cheese", "cubes")},
        "mice": [mouse(m) for m in view["mice"]],
        "hands": [{held["slot"]: held["tile"]["tile"] for held in hand} for hand in view["hands"]],
        "networks": [
            {(t["x"], t["y"]): (t["tile"], Laid.turned(t, t["turn"]).edges) for t in network["tiles"]}
            for network in view["networks"]
        ],
        "piles": {
            pile["place"]: [tile["tile"] for tile in [*pile["covered"], *([pile["top"]] if pile["top"] else [])]]
            for pile in view["market"]
            if pile["place"] in OPEN
        },
        "stacks": {pile["place"]: pile["height"] for pile in view["market"] if pile["place"] not in OPEN},
    }
