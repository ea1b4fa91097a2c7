"""Somebody who thinks for a whole team: how Gizmo gets through Dust Bunnies with the cards that all hold."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

OBSTACLES = frozenset({(2, 2), (2, 3), (3, 2), (3, 3), (4, 5)})
DOCK = (7, 0)
STEPS = {"north": (-1, 0), "east": (0, 1), "south": (1, 0), "west": (0, -1)}
SIDES = list(STEPS)
TURNS = {"Rotate left": 3, "Rotate right": 1, "Turn around": 2}
MOVES = {"Forward 1": 1, "Forward 2": 2, "Forward 3": 3, "Backward 1": -1}
Place = tuple[int, int]
Held = tuple[int, str]  # whose card, and which


@dataclass(frozen=True)
class House:
    robot: Place
    facing: str
    bunnies: frozenset[Place]
    # everything is clean, and Gizmo has come back
    home: bool = False

    def after(self, card: str) -> House:
        if card in TURNS:
            return replace(self, facing=SIDES[(SIDES.index(self.facing) + TURNS[card]) % 4])
        house, spaces = self, MOVES[card]
        way = STEPS[self.facing] if spaces > 0 else tuple(-step for step in STEPS[self.facing])
        for _ in range(abs(spaces)):
            to = (house.robot[0] + way[0], house.robot[1] + way[1])
            if to in OBSTACLES or not all(0 <= part < 8 for part in to):
                return replace(house, facing=SIDES[(SIDES.index(house.facing) + 3) % 4])  # bump, and left
            bunnies = house.bunnies - {to}
            house = replace(house, robot=to, bunnies=bunnies, home=not bunnies and to == DOCK)
            if house.home:
                return house
        return house

    @property
    def to_go(self) -> tuple[int, int]:
        if self.home:
            return (-1, 0)
        goals = self.bunnies or {DOCK}
        near = min(abs(self.robot[0] - row) + abs(self.robot[1] - column) for row, column in goals)
        return len(self.bunnies), near


@dataclass(frozen=True)
class Program:
    house: House
    left: tuple[Held, ...]
    cards: tuple[Held, ...] = field(default=())

    def is_whole(self, players: int) -> bool:
        return len(self.cards) >= 5 and len({seat for seat, _ in self.cards}) == players


def best_program(house: House, hands: list[list[str]], width: int = 250, longest: int = 9) -> list[Held]:
    """Whose card comes when, so that as little as possible is left to do: the best of many tries, not of all."""
    start = Program(house, tuple((seat, card) for seat, hand in enumerate(hands) for card in hand))
    tries, best = [start], None
    for _ in range(longest):
        longer: dict[object, Program] = {}
        for program in tries:
            for held in set(program.left):
                left = list(program.left)
                left.remove(held)
                made = Program(program.house.after(held[1]), tuple(left), (*program.cards, held))
                longer.setdefault((made.house, tuple(sorted(left))), made)
        tries = sorted(longer.values(), key=lambda program: program.house.to_go)[:width]
        for program in tries:
            if program.is_whole(len(hands)) and (best is None or program.house.to_go < best.house.to_go):
                best = program
    assert best
    return list(best.cards)
