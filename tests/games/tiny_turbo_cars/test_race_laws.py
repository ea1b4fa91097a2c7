"""What stays true through a whole game of Tiny Turbo Cars, and a slow reader who checks every step of every car."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fuzz import tables, wild_game
from hypothesis import given, settings
from hypothesis import strategies as st

from quirkbox.engine import Position, play_random
from quirkbox.games.tiny_turbo_cars import GAME
from quirkbox.games.tiny_turbo_cars.actions import COMMANDS
from quirkbox.games.tiny_turbo_cars.state import LAST_ROUND

SETUPS = st.sampled_from(tables(GAME))
Shown = dict[str, Any]


@settings(max_examples=20)
@given(SETUPS, st.integers(0, 2**32))
def test_batteries_and_shields_are_conserved_tt_5_tt_50(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """TT-5, TT-44, TT-50: three batteries a car, seven shields in all, nobody lies down without having had none."""
    for moment in wild_game(GAME, *setup, seed):
        s = moment.position.plain
        held = [int(s.shields[seat]) for seat in range(s.players)]
        assert sum(held) + s.supply == 7
        assert min(*held, s.supply) >= 0
        for seat in range(s.players):
            assert 0 <= s.batteries[seat] <= 3
            assert s.down[seat] or s.batteries[seat] > 0
            assert not s.down[seat] or s.batteries[seat] < 3


@settings(max_examples=20)
@given(SETUPS, st.integers(0, 2**32))
def test_a_controller_keeps_its_tiles_tt_10(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """TT-10, TT-11, TT-15: whatever is slid and taken back, it is the same sixteen cells in another order."""
    for moment in wild_game(GAME, *setup, seed):
        s = moment.position.plain
        whole = Counter([0, *(int(tile) for tile in s.tiles)])
        for seat in range(s.players):
            assert Counter(int(cell) for cell in s.puzzles[seat]) == whole
            assert s.puzzles[seat, s.holes[seat]] == 0


@settings(max_examples=15)
@given(SETUPS, st.integers(0, 2**32))
def test_cars_stay_on_the_track_tt_42(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """TT-42: never on something impassable, never beside or behind the track."""
    for moment in wild_game(GAME, *setup, seed):
        view = moment.position.view(-1)
        for driver in view["drivers"]:
            if driver["row"] is None:
                continue
            assert 0 <= driver["lane"] < view["track"]["lanes"]
            assert driver["row"] >= 0
            assert driver["row"] >= view["track"]["rows"] or space(view, driver["row"], driver["lane"]) != "x"


def test_every_race_ends_tt_61() -> None:
    """TT-61: random drivers get there long before Grandma; there are at most so many rounds."""
    for players in (2, 3, 4):
        batch = play_random(GAME, 1000, players, {"programming": "counted", "track": "random"}, seed=players)
        assert batch.lengths.max() < LAST_ROUND * players * 130
        assert sorted(batch.scores[0]) == list(range(players))
        assert (batch.scores.sum(axis=1) == players * (players - 1) // 2).all()


@settings(max_examples=60)
@given(SETUPS, st.integers(0, 2**32))
def test_a_slow_reader_drives_every_car_to_the_same_place(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """TT-17 to TT-58: written anew from the rules in words, on names instead of numbers, and with none of their code."""
    before: Position | None = None
    for moment in wild_game(GAME, *setup, seed):
        told = GAME.events.to_json(moment.happened, -1)
        turns = [event["seat"] for event in told if event["event"] == "turn"]
        if turns and before:
            reader = Reader(before.view(-1), turns[0])
            reader.run()
            assert reader.result() == seen_after(told, moment.position.view(-1), before.view(-1), turns[0])
        before = moment.position.copy()


def seen_after(told: list[Shown], after: Shown, before: Shown, seat: int) -> Any:
    """What became of all cars by the program alone: shields dropped or handed out afterwards are put back, and so are cars
    that have just come home."""
    found = []
    for number, driver in enumerate(after["drivers"]):
        shields = driver["shields"]
        for event in told:
            if event.get("seat") == number and event["event"] == "dropped":
                shields += event["shields"]
            if event.get("seat") == number and event["event"] == "gained" and event["why"] == "behind":
                shields -= event["gained"]
        lane, row = driver["lane"], driver["row"]
        if driver["place"] and not before["drivers"][number]["place"]:
            *_, (lane, row) = [
                (before["drivers"][number]["lane"], before["drivers"][number]["row"]),
                *((event["lane"], event["row"]) for event in told if event["event"] == "moved" and event["seat"] == number),
            ]
        found.append((lane, row, driver["batteries"], shields, driver["down"]))
    return found


def space(view: Shown, row: int, lane: int) -> str:
    spaces = view["track"]["spaces"]
    return str(spaces[row][lane]) if row < len(spaces) else "."


class Reader:
    """Reads a program as a patient person with the rules on their knees would."""

    def __init__(self, view: Shown, seat: int) -> None:
        self.view = view
        self.cars = [dict(driver) for driver in view["drivers"]]
        self.me = self.cars[seat]
        self.supply = view["supply"]
        self.slippery = False

    def result(self) -> Any:
        return [(car["lane"], car["row"], car["batteries"], car["shields"], car["down"]) for car in self.cars]

    def here(self) -> str:
        return space(self.view, self.me["row"], self.me["lane"])

    def run(self) -> None:
        if self.me["smile"] == "X":
            self.flip(self.me)
        increases = decreases = 0
        for command in self.me["controller"][4:12]:
            if self.me["down"]:
                self.me["batteries"] += 1
                self.me["down"] = self.me["batteries"] < 3
                increases = decreases = 0
                continue
            if command == "hole":
                increases = decreases = 0
                continue
            if self.here() == "h":
                increases += 1
            increases += command == "increase"
            decreases += command == "decrease"
            both = min(increases, decreases)
            increases, decreases = increases - both, decreases - both
            if command in ("increase", "decrease"):
                continue
            plus = increases * (2 if self.me["car"] == "die_liner" else 1) - decreases
            self.obey(command, plus)
            increases = decreases = 0

    def obey(self, command: str, plus: int) -> None:
        if command == "back_1" and self.here() == "S":
            return
        drives = command != "battery" or (self.me["car"] == "dogtor" and self.me["batteries"] == 3)
        value = self.printed(command)
        if drives and self.here() in "cg":
            value = 2 if self.me["car"] == "brick_gang" else 1
        diagonal = command[:4] in ("left", "righ")
        if diagonal and self.slippery and self.me["car"] == "sonic_fish":
            value += 1
        value = max(value + plus, 0)
        if not drives:
            self.me["batteries"] = min(3, self.me["batteries"] + value)
            return
        if command == "missile":
            self.shoot()
        if value:
            self.move(command, value)

    def printed(self, command: str) -> int:
        if command == "turbo":
            return 4 if self.me["car"] == "turbotbot" else int(self.me["batteries"])
        if command == "battery":
            return 2 if self.me["car"] == "dogtor" else 1
        return {"jump": 2, "missile": 1}.get(command) or int(command[-1])

    def shoot(self) -> None:
        hits = 0
        for car in (car for car in self.cars if car["row"] is not None):
            ahead, aside = car["row"] - self.me["row"], car["lane"] - self.me["lane"]
            around = self.me["car"] == "m1_furry"
            if (aside == 0 and ahead > 0) or (around and (ahead == 0) != (aside == 0)):
                hits += 1
                self.harm(car)
        if self.me["car"] == "m1_furry" and hits and self.supply:
            self.me["shields"] += 1
            self.supply -= 1

    def move(self, command: str, value: int) -> None:
        was_slippery = self.slippery
        self.slippery = self.slippery or self.here() == "w"
        aside = {"left": -1, "righ": 1}.get(command[:4], 0) * (-1 if was_slippery else 1)
        ahead = -1 if command == "back_1" else 1
        path = [(self.me["row"] + ahead * n, self.me["lane"] + aside * n) for n in range(1, value + 1)]
        straight = aside == 0 and ahead == 1
        crashed = self.jump(path) if command == "jump" and value > 1 else self.drive(path)
        if not crashed or (straight and value == 1 and self.me["car"] == "grim_thresher"):
            return
        self.harm(self.me)
        if command == "turbo" and self.me["car"] == "turbotbot":
            self.harm(self.me)

    def is_wall(self, row: int, lane: int) -> bool:
        return row < 0 or not 0 <= lane < self.view["track"]["lanes"] or space(self.view, row, lane) == "x"

    def enter(self, row: int, lane: int) -> bool:
        """Whether something stops the car there."""
        self.me["row"], self.me["lane"] = row, lane
        self.slippery = self.slippery or self.here() == "w"
        others = [car for car in self.cars if car is not self.me and (car["row"], car["lane"]) == (row, lane)]
        return bool(others) or self.here() == "o"

    def drive(self, path: list[tuple[int, int]]) -> bool:
        return any(self.is_wall(*step) or self.enter(*step) for step in path)

    def jump(self, path: list[tuple[int, int]]) -> bool:
        if not self.is_wall(*path[-1]):
            return self.enter(*path[-1])
        free = [step for step in [(self.me["row"], self.me["lane"]), *path] if not self.is_wall(*step)]
        self.me["row"], self.me["lane"] = free[-1]
        return True

    def harm(self, car: Shown) -> None:
        if not car["down"] and space(self.view, car["row"], car["lane"]) != "S":
            self.flip(car)

    def flip(self, car: Shown) -> None:
        if car["shields"]:
            car["shields"] -= 1
            self.supply += 1
        elif car["batteries"]:
            car["batteries"] -= 1
            car["down"] = car["down"] or car["batteries"] == 0


def test_the_slow_reader_knows_all_commands() -> None:
    assert set(COMMANDS) >= {"hole", "increase", "decrease", "battery", "missile", "turbo", "jump", "back_1"}
