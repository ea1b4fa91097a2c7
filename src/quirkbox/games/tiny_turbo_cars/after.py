"""What is to be said of a race that is over: of each turn the program that was driven, and the best one that as many slides could
have made; and slides wasted, and crashes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypedDict

import numpy as np

from quirkbox.engine import SPECTATOR, Afterwards, Habit, Position, Trail, Transcript, rule
from quirkbox.engine.checked import read_trail
from quirkbox.engine.trail import Notebook
from quirkbox.games.tiny_turbo_cars.actions import CARS, COMMANDS, EVENTS, Command
from quirkbox.games.tiny_turbo_cars.eyes import DEEP_LOOK, find_deeply, worth_of_boost
from quirkbox.games.tiny_turbo_cars.plan import HARM, LENGTHS, SHIELD, harm, outlook, prospect
from quirkbox.games.tiny_turbo_cars.race import boost, run_program
from quirkbox.games.tiny_turbo_cars.rules import BOOST_ON, FLY_TO, STAY, can_fly, can_land, fly
from quirkbox.games.tiny_turbo_cars.state import BIRD_RACER, FIRST_SLOT, HOLE, HOLE_GOES, SLOTS, State

DRIVEN = 4  # programs
AS_IT_SEEMS = -1  # instead of a number of shields, or of a lane: what looks best
OWN_CAUSES = ("obstacle", "car", "impassable", "edge")


class Drive(TypedDict):
    # slides that led to it
    slides: int
    # eight slots
    program: list[Command]
    # what is seen when it is driven: events as in an update
    trail: list[Any]
    # where it ends
    lane: int
    row: int
    batteries: int
    down: bool


class Turn(TypedDict):
    seat: int
    # the entry of the log before which it stood, and the one with which it drove off
    stood: int
    drove: int
    # that were made
    slides: int
    # with so few there would have been a program as good
    enough: int
    played: Drive
    # the best that was found within as many slides; what was driven, if nothing was better
    better: Drive
    # what it is ahead in all, in rows: batteries and what lies ahead count too
    ahead: float


class Round(TypedDict):
    number: int
    turns: list[Turn]


class After(TypedDict):
    rounds: list[Round]


@rule
def drive(s: State, seat: int, lane: int, shields: int, trail: Trail) -> int:
    """A whole turn: the program as it stands, the flight to a lane, so many shields; what comes of it is worth so much. The state
    is as after it, with shields put back."""
    run_program(s, seat, trail)
    if s.cars[seat] == BIRD_RACER and not s.down[seat]:
        if lane == AS_IT_SEEMS:
            lane = s.lane[seat]
            for there in range(s.lanes):
                if can_land(s, s.row[seat], there) and outlook(s, s.row[seat], there) > outlook(s, s.row[seat], lane):
                    lane = there
        if lane != s.lane[seat] and can_fly(s, seat):
            fly(s, seat, lane, trail)
    spent = 0
    while s.shields[seat] > 0 and not s.down[seat] and spent != shields:
        if shields == AS_IT_SEEMS and worth_of_boost(s, seat) <= prospect(s, seat) - SHIELD * s.shields[seat]:
            break
        boost(s, seat, trail)
        spent += 1
    s.shields[seat] = 0
    return int(prospect(s, seat) - HARM * harm(s, seat))


@dataclass
class Stood:
    """A car's turn, as it was played: the race just before it, and its controller when the round began."""

    seat: int
    round: int
    begins: int
    drove: int
    start: Position
    before: Position
    slides: int
    lane: int = AS_IT_SEEMS
    shields: int = 0


def look_back(transcript: Transcript, open_hands: bool) -> After:
    rounds: list[Round] = []
    for stood in turns_of(transcript):
        if not rounds or rounds[-1]["number"] != stood.round:
            rounds.append({"number": stood.round, "turns": []})
        rounds[-1]["turns"].append(_turn(stood, open_hands))
    return {"rounds": rounds}


def turns_of(transcript: Transcript) -> Iterator[Stood]:
    """All turns that cars have had, in their order."""
    start: Position | None = None
    begins = 0
    before: Position | None = None
    now: Stood | None = None
    for step in transcript.replay():
        told = EVENTS.to_json(step.happened, SPECTATOR)
        if now is not None and step.seat == now.seat and step.action is not None:
            if FLY_TO <= step.action < STAY:
                now.lane = step.action - FLY_TO
            now.shields += step.action == BOOST_ON
        for event in told:
            if event["event"] == "round":
                start, begins = step.position, step.seq
            elif event["event"] == "turn" and start is not None and before is not None:
                seat = event["seat"]
                # who does not fly stays where the program has led
                stays = int(before.plain.lane[seat])
                now = Stood(seat, int(start.plain.round), begins, step.seq, start, before, int(before.plain.slides[seat]), stays)
            elif event["event"] == "moved" and now is not None and event["seat"] == now.seat and event["how"] != "fly":
                now.lane = event["lane"]
            elif event["event"] == "turn_over" and now is not None:
                yield now
                now = None
        before = step.position


def _turn(stood: Stood, open_hands: bool) -> Turn:
    worth, played = _driven(stood, stood.before.plain.puzzles[stood.seat], stood.slides, stood.lane, stood.shields)
    found = _Programs(stood, stood.before if open_hands else stood.start)
    best, better = worth, played
    # where one knows what the others have done, the flight and the shields count too: some of the best are driven
    for slides in found.in_order[: DRIVEN if open_hands else 1]:
        reached, driven = _driven(stood, found.arrangement(slides), slides, AS_IT_SEEMS, AS_IT_SEEMS)
        if reached > best or (not open_hands and found.worths[slides] > found.had):
            best, better = reached, driven
    return {
        "seat": stood.seat,
        "stood": stood.begins,
        "drove": stood.drove,
        "slides": stood.slides,
        "enough": found.enough,
        "played": played,
        "better": better,
        "ahead": round((best - worth) / 100, 1),
    }


def _driven(stood: Stood, controller: Any, slides: int, lane: int, shields: int) -> tuple[int, Drive]:
    """The turn with this controller, by the rules: what it is worth, and what is seen."""
    position, notebook = stood.before.copy(), Notebook()
    s = position.states[0]
    s["puzzles"][stood.seat] = controller
    worth = int(drive(s, stood.seat, lane, shields, notebook.trail))
    after = position.plain
    return worth, {
        "slides": slides,
        "program": [COMMANDS[code] for code in controller[FIRST_SLOT : FIRST_SLOT + SLOTS]],
        "trail": EVENTS.to_json(read_trail(EVENTS, notebook), SPECTATOR),
        "lane": int(after.lane[stood.seat]),
        "row": int(after.row[stood.seat]),
        "batteries": int(after.batteries[stood.seat]),
        "down": bool(after.down[stood.seat]),
    }


class _Programs:
    """The best program for every number of slides that was made or fewer, as a race stood then."""

    def __init__(self, stood: Stood, race: Position):
        self.seat, self.begins = stood.seat, stood.start.plain
        deepest = min(stood.slides, DEEP_LOOK)
        self.worths, self.paths = np.zeros(LENGTHS, np.int64), np.zeros(LENGTHS, np.int64)
        #: what the program that was driven seemed to be worth
        self.had = self._look(race, stood.before.plain, 0)
        self._look(race, self.begins, deepest)
        lengths = range(deepest + 1)
        #: numbers of slides, the best first
        self.in_order = sorted(lengths, key=lambda slides: (-self.worths[slides], slides))
        #: as many slides as lead to something as good
        self.enough = next((slides for slides in lengths if self.worths[slides] >= self.had), stood.slides)

    def _look(self, race: Position, controller: State, deepest: int) -> int:
        position = race.copy()
        s = position.states[0]
        s["puzzles"][self.seat], s["holes"][self.seat] = controller.puzzles[self.seat], controller.holes[self.seat]
        find_deeply(s, self.seat, deepest, self.worths, self.paths)
        return int(self.worths[0])

    def arrangement(self, slides: int) -> Any:
        """The controller after them."""
        cells, hole = np.array(self.begins.puzzles[self.seat]), int(self.begins.holes[self.seat])
        for made in range(slides):
            now = hole + int(HOLE_GOES[int(self.paths[slides]) >> (2 * made) & 3])
            cells[hole], cells[now], hole = cells[now], HOLE, now
        return cells


def habits(transcript: Transcript) -> Sequence[dict[str, Habit]]:
    """Slides without which there would have been a program as good; and commands that ended in a crash."""
    players = len(transcript.players)
    made, wasted, commands, crashes = ([0] * players for _ in range(4))
    for stood in turns_of(transcript):
        made[stood.seat] += stood.slides
        wasted[stood.seat] += stood.slides - _Programs(stood, stood.start).enough
    for step in transcript.replay():
        for event in EVENTS.to_json(step.happened, SPECTATOR):
            if event["event"] == "command":
                commands[event["seat"]] += 1
            elif event["event"] in ("damaged", "unharmed") and event["cause"] in OWN_CAUSES:
                crashes[event["seat"]] += 1
    return [
        {"slides": Habit(wasted[seat], made[seat]), "crashes": Habit(crashes[seat], commands[seat])} for seat in range(players)
    ]


def roles(transcript: Transcript) -> Sequence[str]:
    """Which car somebody drove."""
    cars = transcript.last_position().plain.cars
    return [CARS[cars[seat]] for seat in range(len(transcript.players))]


AFTER = Afterwards(look_back=look_back, type=After, habits=habits, roles=roles, rules=(find_deeply, drive))
