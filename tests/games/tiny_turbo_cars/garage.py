"""Races of Tiny Turbo Cars set up by hand: a drawn track, cars on it, programs in their controllers."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from quirkbox.engine import Position, dice_from_seed
from quirkbox.games.tiny_turbo_cars import GAME
from quirkbox.games.tiny_turbo_cars.actions import CARS, COMMANDS
from quirkbox.games.tiny_turbo_cars.content import SPACES
from quirkbox.games.tiny_turbo_cars.show import SHORT
from quirkbox.games.tiny_turbo_cars.state import FIRST_SLOT, HOLE, PROGRAM, SHIELDS, SLOTS, WATCH

COMMAND_OF = {short: COMMANDS.index(name) for name, short in SHORT.items()}
PLAIN = "m1_furry"  # a car whose ability does nothing without a missile
Shown = dict[str, Any]


@dataclass
class Car:
    lane: int
    row: int
    # short names as in the terminal; what is not given is the hole
    program: str = ""
    car: str = PLAIN
    batteries: int = 3
    shields: int = 0
    down: bool = False


@dataclass
class Race:
    """A race about to begin. Seat 0 is the happiest."""

    at: Position
    events: list[Shown] = field(default_factory=list)

    def turn(self) -> list[Shown]:
        """The next car runs its program; what everybody saw."""
        self.events = do(self.at, self.at.host, "go")
        return self.events

    def where(self, seat: int = 0) -> tuple[int, int]:
        return self.at.plain.lane[seat], self.at.plain.row[seat]

    def batteries(self, seat: int = 0) -> int:
        return int(self.at.plain.batteries[seat])

    def shields(self, seat: int = 0) -> int:
        return int(self.at.plain.shields[seat])

    def is_down(self, seat: int = 0) -> bool:
        return bool(self.at.plain.down[seat])

    def saw(self, name: str) -> list[Shown]:
        return [event for event in self.events if event["event"] == name]


def race(track: str, *cars: Car, smiles: Sequence[int] = ()) -> Race:
    """A track drawn far end first, so that row 0 is the last line. Who has no company gets a car far away."""
    everybody = [*cars, Car(0, 200, car="dogtor")][: max(2, len(cars))]
    at, _ = GAME.start(len(everybody), {"programming": "counted"}, dice_from_seed(0))
    s = at.plain
    lines = [line.strip() for line in track.strip().splitlines()]
    s.track[:] = 0
    for row, line in enumerate(reversed(lines)):
        for lane, space in enumerate(line):
            s.track[row, lane] = SPACES.index(space)
    s.lanes, s.rows, s.finish, s.round = len(lines[0]), len(lines), 100, 1
    for seat, car in enumerate(everybody):
        s.cars[seat] = CARS.index(car.car)
        s.lane[seat], s.row[seat] = car.lane, car.row
        s.batteries[seat], s.shields[seat], s.down[seat] = car.batteries, car.shields, car.down
        load(at, seat, car.program)
    s.supply = SHIELDS - sum(car.shields for car in everybody)
    for seat, smile in enumerate(smiles or range(len(everybody))):
        s.smiles[seat] = smile
    s.raced, s.phase = 0, WATCH
    return Race(at)


def load(at: Position, seat: int, program: str) -> None:
    """Put a program into a controller."""
    s = at.plain
    slots = [COMMAND_OF[short] for short in program.split()]
    s.puzzles[seat] = HOLE
    for slot, command in enumerate(slots):
        s.puzzles[seat, FIRST_SLOT + slot] = command
    assert len(slots) <= SLOTS


def next_round(made: Race, *programs: str, smiles: Sequence[int] = ()) -> None:
    """Skip the programming of the next round."""
    do(made.at, made.at.host, "go")
    s = made.at.plain
    assert s.phase == PROGRAM
    for seat, program in enumerate(programs):
        load(made.at, seat, program)
    for seat, smile in enumerate(smiles or range(s.players)):
        s.smiles[seat] = smile
    s.raced, s.phase = 0, WATCH


def drive(track: str, program: str, lane: int = 0, row: int = 0, **car: Any) -> Race:
    """One car alone runs a program."""
    made = race(track, Car(lane, row, program, **car))
    made.turn()
    return made


def do(at: Position, seat: int, text: str) -> list[Shown]:
    """Play an action written as text; what everybody saw happen."""
    happened = at.play(seat, GAME.actions.parse(text), dice_from_seed(1))
    return GAME.events.to_json(happened, -1)


def legal(at: Position, seat: int) -> list[str]:
    return [GAME.actions.text(code) for code in at.legal(seat)]


def started(players: int = 2, seed: int = 5, **options: str) -> Position:
    """Cars chosen and placed, first round, all are programming."""
    at, _ = GAME.start(players, options, dice_from_seed(seed))
    while at.plain.phase != PROGRAM:
        seat = min(seat for seat in range(players + 1) if at.legal(seat))
        at.play(seat, at.legal(seat)[0], dice_from_seed(seed))
    return at


def slide(at: Position, seat: int, count: int) -> None:
    """So many slides, there and back again."""
    opposite = {"up": "down", "down": "up", "left": "right", "right": "left"}
    there = legal(at, seat)[0].split()[1]
    for number in range(count):
        do(at, seat, f"slide {opposite[there] if number % 2 else there}")


def tiles(at: Position, seat: int) -> Counter[int]:
    return Counter(int(cell) for cell in at.plain.puzzles[seat])
