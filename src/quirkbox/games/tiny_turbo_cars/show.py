"""A (hidden) state of Tiny Turbo Cars as JSON for the browser and as text for the terminal; an event in words."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Literal, TypedDict

import numpy as np

from quirkbox.engine import dtype_of, for_rules, records
from quirkbox.games.tiny_turbo_cars.actions import CARS, COMMANDS, FACES, SMILES, Car, Command, Face, Smile
from quirkbox.games.tiny_turbo_cars.content import SPACES
from quirkbox.games.tiny_turbo_cars.plan import QUIET
from quirkbox.games.tiny_turbo_cars.race import boost
from quirkbox.games.tiny_turbo_cars.state import (
    BOOSTING,
    CELLS,
    CHOOSE,
    COUNTED,
    EXTRA_SLIDES,
    FLY,
    HIDDEN,
    MOST_SLIDES,
    NONE,
    PLACE,
    PROGRAM,
    SLOTS,
    WATCH,
    WIDE,
    State,
)
from quirkbox.words.sentence import Sentence

DTYPE = dtype_of(State)
Phase = Literal["choose", "place", "program", "watch", "fly", "boost", "over"]
PHASES: tuple[Phase, ...] = ("choose", "place", "program", "watch", "fly", "boost", "over")


class Board(TypedDict):
    # which of our boards it is, or "own"
    face: Face
    first_row: int
    rows: int


class TrackView(TypedDict):
    lanes: int
    # of all boards; beyond them the run-off is empty and endless
    rows: int
    # the first row past the line
    finish: int
    boards: list[Board]
    # a text per row, row 0 (the near end) first, the blue lane first; letters as in the content files
    spaces: list[str]


class Driver(TypedDict):
    car: Car | None
    # None: not on the track, not yet or no longer
    lane: int | None
    row: int | None
    batteries: int
    shields: int
    # out of energy, lying down
    down: bool
    slippery: bool
    smile: Smile | None
    # where all race on: 1 for who was home first; None: not home
    place: int | None
    # has a program, in this round
    finished: bool
    # in this round
    slides: int
    # that may still be made in this round, as things stand
    slides_left: int
    # has seen what happened
    ready: bool
    # has had its turn in this round
    raced: bool
    # 16 cells, row by row; None: one may not see it
    controller: list[Command] | None


class Landing(TypedDict):
    lane: int
    row: int
    # something is in the way: the car stops there, and it costs a shield or a battery
    bumps: bool


class View(TypedDict):
    players: int
    programming: Literal["live", "counted"]
    phase: Phase
    round: int
    # the seat that chooses, places, flies or boosts
    turn: int | None
    # who races next, when everybody has seen enough; None: a new round
    next: int | None
    # the only one who is still programming
    last: int | None
    # shields that nobody has
    supply: int
    # where a shield would take the one on turn, if one may be spent now
    boost: Landing | None
    track: TrackView
    # by seat
    drivers: list[Driver]


def view(s: State) -> View:
    return {
        "players": s.players,
        "programming": "counted" if s.programming == COUNTED else "live",
        "phase": PHASES[s.phase],
        "round": s.round,
        "turn": s.turn if s.phase in (CHOOSE, PLACE, FLY, BOOSTING) else None,
        "next": _next_to_race(s),
        "last": _last_programming(s),
        "supply": s.supply,
        "boost": _boost(s) if s.phase == BOOSTING else None,
        "track": _track(s),
        "drivers": [_driver(s, seat) for seat in range(s.players)],
    }


def _boost(s: State) -> Landing:
    """It is driven for a look."""
    states = records(1, DTYPE)
    states[0] = for_rules(s)
    seat = int(s.turn)
    boost(states[0], seat, QUIET[0])
    after = np.asarray(states)[0]
    has, had = after["batteries"][seat] + after["shields"][seat], s.batteries[seat] + s.shields[seat] - 1
    return {"lane": int(after["lane"][seat]), "row": int(after["row"][seat]), "bumps": bool(has < had)}


def _next_to_race(s: State) -> int | None:
    if s.phase != WATCH:
        return None
    return next((seat for seat in range(s.players) if s.raced == s.smiles[seat]), None)


def _last_programming(s: State) -> int | None:
    programming = [seat for seat in range(s.players) if not s.finished[seat]]
    return programming[0] if s.phase == PROGRAM and len(programming) == 1 else None


def _track(s: State) -> TrackView:
    ends = [*(s.first_rows[place] for place in range(1, s.boards)), s.rows]
    return {
        "lanes": s.lanes,
        "rows": s.rows,
        "finish": s.finish,
        "boards": [
            {
                "face": FACES[s.faces[place]],
                "first_row": s.first_rows[place],
                "rows": ends[place] - s.first_rows[place],
            }
            for place in range(s.boards)
        ],
        "spaces": ["".join(_space(s, row, lane) for lane in range(s.lanes)) for row in range(s.rows)],
    }


def _space(s: State, row: int, lane: int) -> str:
    return SPACES[s.track[row, lane]] if row < s.rows else "."


def _driver(s: State, seat: int) -> Driver:
    on_track = s.row[seat] != NONE
    return {
        "car": None if s.cars[seat] == NONE else CARS[s.cars[seat]],
        "lane": s.lane[seat] if on_track else None,
        "row": s.row[seat] if on_track else None,
        "batteries": s.batteries[seat],
        "shields": s.shields[seat],
        "down": bool(s.down[seat]),
        "slippery": bool(s.slippery) and s.turn == seat,
        "smile": _smile(s, seat),
        "place": None if s.places[seat] == NONE else s.places[seat] + 1,
        "finished": bool(s.finished[seat]),
        "slides": s.slides[seat],
        "slides_left": _slides_left(s, seat),
        "ready": s.phase == WATCH and bool(s.ready[seat]),
        "raced": s.phase != PROGRAM and 0 <= s.smiles[seat] < s.raced,
        "controller": _controller(s, seat),
    }


def _smile(s: State, seat: int) -> Smile | None:
    if s.smiles[seat] == NONE:
        return None
    return SMILES[-1] if s.smiles[seat] == s.racers - 1 else SMILES[s.smiles[seat]]


def _slides_left(s: State, seat: int) -> int:
    if s.phase != PROGRAM or s.finished[seat]:
        return 0
    most = int(MOST_SLIDES[s.programming])
    if s.programming == COUNTED and _last_programming(s) == seat:
        others = max(s.slides[other] for other in range(s.players) if other != seat)
        most = min(most, others + EXTRA_SLIDES)
    return int(max(0, most - s.slides[seat]))


def _controller(s: State, seat: int) -> list[Command] | None:
    if s.holes[seat] == HIDDEN:
        return None
    return [COMMANDS[s.puzzles[seat, cell]] for cell in range(CELLS)]


SHORT = dict(
    zip(
        COMMANDS,
        ("--", "F1", "F2", "B1", "L1", "R1", "L2", "R2", "JP", "MI", "TU", "BA", "+1", "-1"),
        strict=True,
    )
)


def text(s: State, names: Sequence[str]) -> str:
    """The race as one sees it in a terminal: the track from left to right, blue on top, then everybody."""
    lines = [*_track_lines(s), *(_driver_line(s, seat, names) for seat in range(s.players))]
    for seat in range(s.players):
        controller = _controller(s, seat)
        if s.phase == PROGRAM and controller:
            rows = [controller[start : start + WIDE] for start in range(0, CELLS, WIDE)]
            lines += ["", *(_controller_line(number, row) for number, row in enumerate(rows))]
    return "\n".join(lines)


def _controller_line(number: int, row: Sequence[Command]) -> str:
    mark = ">" if number in (1, 2) else " "
    return f"  {mark} " + " ".join(f"{SHORT[command]}" for command in row)


def _track_lines(s: State) -> list[str]:
    far = max(s.rows, *(s.row[seat] + 1 for seat in range(s.players)))
    ruler = "".join(f"{row:<10}" for row in range(0, far, 10))
    lanes = ["".join(_space_or_car(s, row, lane) for row in range(far)) for lane in range(s.lanes)]
    sides = ["blue", *[""] * (s.lanes - 2), "red"]
    return [
        f"{'':5}{ruler[:far].rstrip()}",
        *(f"{side:5}{lane}" for side, lane in zip(sides, lanes, strict=True)),
    ]


def _space_or_car(s: State, row: int, lane: int) -> str:
    here = [seat for seat in range(s.players) if (s.row[seat], s.lane[seat]) == (row, lane)]
    if not here:
        return _space(s, row, lane)
    return str(here[0] + 1) if len(here) == 1 else "*"


def _driver_line(s: State, seat: int, names: Sequence[str]) -> str:
    driver = _driver(s, seat)
    if driver["car"] is None:
        return f"{seat + 1} {names[seat]}: no car yet"
    parts = [f"{seat + 1} {names[seat]} ({car_name(driver['car'])}): {_count(driver['batteries'], 'battery')}"]
    if driver["shields"]:
        parts.append(_count(driver["shields"], "shield"))
    if driver["row"] is not None:
        parts.append(f"lane {driver['lane']}, row {driver['row']}" + (", lying down" if driver["down"] else ""))
    if driver["place"]:
        return f"{parts[0]}; home, {ORDINALS[driver['place'] - 1]}"
    if driver["smile"]:
        parts.append(f"Smile {driver['smile']}")
    if s.phase == PROGRAM:
        parts.append(_count(driver["slides"], "slide") + (", done" if driver["finished"] else ""))
    elif driver["controller"] and s.round:
        program = driver["controller"][WIDE : WIDE + SLOTS]
        parts.append(" ".join(SHORT[command] for command in program))
    return "; ".join(parts)


def car_name(car: str) -> str:
    return "M1 Furry" if car == "m1_furry" else car.replace("_", " ").title()


ORDINALS = ("first", "second", "third", "fourth")
COMMAND_NAMES = {
    "hole": "the hole",
    "forward_1": "Forward 1",
    "forward_2": "Forward 2",
    "back_1": "Back 1",
    "left_1": "Left 1",
    "right_1": "Right 1",
    "left_2": "Left 2",
    "right_2": "Right 2",
    "jump": "Jump",
    "missile": "Missile",
    "turbo": "Turbo",
    "battery": "Battery",
    "increase": "Next +1",
    "decrease": "Next -1",
}
STOPS = {
    "obstacle": "an obstacle",
    "car": "another car",
    "impassable": "something impassable",
    "edge": "the edge of the track",
    "missile": "a missile",
    "slowest": "being the slowest",
}
MOVES = {
    "forward": "drives forward",
    "backward": "backs up",
    "left": "drives diagonally to blue",
    "right": "drives diagonally to red",
    "jump": "jumps",
    "fly": "flies",
    "boost": "is boosted forward",
}
UNHARMED = {
    "start": "nobody is harmed on the starting grid",
    "down": "a car lying down takes no damage",
    "small_step": "a small step of Grim Thresher does no harm",
}


def words(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """An event as a friendly person would tell it. A value one may not know is None."""
    who = names[event["seat"]] if "seat" in event else ""
    tell = _SAID_BEFORE.get(event["event"]) or _SAID_IN_RACE[event["event"]]
    return tell(event, who, names)


def _finished(event: Mapping[str, Any], who: str, names: Sequence[str]) -> str:
    how = "is stopped by the clock" if event["how"] == "time_up" else "is done"
    smile = f" and takes Smile {event['smile']}" if event["smile"] else ""
    return f"{who} {how} after {_count(event['slides'], 'slide')}{smile}."


def _slid(event: Mapping[str, Any], who: str, names: Sequence[str]) -> str:
    return f"{who} slides {COMMAND_NAMES[event['command']]} {event['way']}." if event["command"] else f"{who} slides."


def _commanded(event: Mapping[str, Any], who: str, names: Sequence[str]) -> str:
    sentence = f"{who}, command {event['slot'] + 1}: {COMMAND_NAMES[event['command']]}"
    reasons = []
    drives = event["command"] not in ("increase", "decrease", "battery")
    if drives and event["ground"] in ("carpet", "grass"):
        reasons.append(f"from {event['ground']}")
    if event["change"] != "0":
        reasons.append(event["change"])
    if reasons:
        sentence += f" ({', '.join(reasons)})"
    return sentence + ("." if event["command"] in ("increase", "decrease") else f" makes {event['value']}.")


def _ignored(event: Mapping[str, Any], who: str, names: Sequence[str]) -> str:
    why = "nothing there" if event["why"] == "hole" else "ignored on the starting grid"
    return f"{who}, command {event['slot'] + 1}: {COMMAND_NAMES[event['command']]}, {why}."


def _recovered(event: Mapping[str, Any], who: str, names: Sequence[str]) -> str:
    ignored = COMMAND_NAMES[event["command"]]
    return f"{who}, command {event['slot'] + 1}: {ignored} is ignored, {_count(event['batteries'], 'battery')} loaded."


def _moved(event: Mapping[str, Any], who: str, names: Sequence[str]) -> str:
    stop = "" if event["stop"] == "no" else f", stopped by {STOPS[event['stop']]}"
    if (event["from_lane"], event["from_row"]) == (event["lane"], event["row"]):
        return f"{who} cannot move{stop}."
    return f"{who} {MOVES[event['how']]} to lane {event['lane']}, row {event['row']}{stop}."


def _damaged(event: Mapping[str, Any], who: str, names: Sequence[str]) -> str:
    left = (
        f"a shield; {_count(event['shields'], 'shield')} left"
        if event["paid"] == "shield"
        else f"a battery; {_count(event['batteries'], 'battery')} left"
    )
    return f"{who} loses {left} ({STOPS[event['cause']]})."


def _gained(event: Mapping[str, Any], who: str, names: Sequence[str]) -> str:
    why = "for the cars ahead" if event["why"] == "behind" else "for the hit"
    return f"{who} gains {_count(event['gained'], 'shield')} {why}."


def _ended(event: Mapping[str, Any], who: str, names: Sequence[str]) -> str:
    return f"{who} wins." if event["why"] == "finish" else f"Grandma is here: {who} is ahead and wins."


def _count(number: int, what: str) -> str:
    plural = what[:-1] + "ies" if what.endswith("y") else what + "s"
    return f"{number} {what if number == 1 else plural}"


_SAID_BEFORE: Mapping[str, Callable[[Mapping[str, Any], str, Sequence[str]], str]] = {
    "board": lambda e, who, _: f"Board {e['face']} lies from row {e['first_row']} on.",
    "chose": lambda e, who, _: f"{who} drives {car_name(e['car'])}.",
    "placed": lambda e, who, _: f"{who} starts in lane {e['lane']}, row {e['row']}.",
    "round": lambda e, who, _: f"Round {e['number']}: controllers up!",
    "slid": _slid,
    "finished": _finished,
    "countdown": lambda e, who, _: f"{who} is the last: ten seconds!",
    "undone": lambda e, who, _: (
        f"{_count(e['slides'], 'slide')} of {who} came too late and {'is' if e['slides'] == 1 else 'are'} taken back."
    ),
    "smile": lambda e, who, _: f"{who} gets Smile {e['smile']}.",
    "revealed": lambda e, who, _: "All programs stand: ready to race.",
    "ready": lambda e, who, _: f"{who} is ready.",
}
_SAID_IN_RACE: Mapping[str, Callable[[Mapping[str, Any], str, Sequence[str]], str]] = {
    "turn": lambda e, who, _: f"{who} races (Smile {e['smile']}).",
    "command": _commanded,
    "carried": lambda e, who, _: f"The next command of {who} gains {e['change']}.",
    "ignored": _ignored,
    "recovered": _recovered,
    "stood": lambda e, who, _: f"{who} stands up again.",
    "healed": lambda e, who, _: (
        f"{who} loads {_count(e['gained'], 'battery')}." if e["gained"] else f"{who} has nothing to load."
    ),
    "fired": lambda e, who, _: f"{who} shoots {'in all four directions' if e['around'] else 'a missile ahead'}.",
    "hit": lambda e, who, names: f"The missile of {names[e['by']]} hits {who}.",
    "moved": _moved,
    "slippery": lambda e, who, _: f"{who} is slippery: blue and red change places.",
    "dry": lambda e, who, _: f"{who} is dry again.",
    "damaged": _damaged,
    "unharmed": lambda e, who, _: f"{who} takes no damage: {UNHARMED[e['why']]}.",
    "fell": lambda e, who, _: f"{who} is out of energy and lies down.",
    "spent": lambda e, who, _: f"{who} spends a shield; {_count(e['shields'], 'shield')} left.",
    "dropped": lambda e, who, _: f"{who} puts {_count(e['shields'], 'shield')} back.",
    "turn_over": lambda e, who, _: f"{who} is through.",
    "gained": _gained,
    "crossed": lambda e, who, _: f"{who} is {_count(e['past'] + 1, 'row')} past the line.",
    "ended": _ended,
    "home": lambda e, who, _: f"{who} is home: {ORDINALS[e['place']]}.",
}


def why_not(s: State, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> Sentence:
    """Why a seat may not do this now. `s` is what the seat knows."""
    act, phase = action["act"], PHASES[s.phase]
    if act in ("time_up", "go"):
        return Sentence("tiny_turbo_cars-why-table") if seat != s.players else Sentence("tiny_turbo_cars-why-nothing")
    if seat == s.players:
        return Sentence("tiny_turbo_cars-why-drives")
    if s.phase != PHASE_OF[act]:
        return Sentence("tiny_turbo_cars-why-not-now", phase=phase)
    if s.places[seat] != NONE:
        return Sentence("tiny_turbo_cars-why-home")
    if s.phase == PROGRAM:
        return _why_no_slide(s, seat)
    if s.phase == WATCH:
        return Sentence("tiny_turbo_cars-why-ready")
    if seat != s.turn:
        return Sentence("tiny_turbo_cars-why-turn", who=names[s.turn], phase=phase)
    if act == "choose":
        return Sentence("tiny_turbo_cars-why-car", car=action["car"])
    if act == "place":
        return Sentence("tiny_turbo_cars-why-slot", lane=action["lane"], row=action["row"])
    return Sentence("tiny_turbo_cars-why-land", lane=action["lane"])


def _why_no_slide(s: State, seat: int) -> Sentence:
    if s.finished[seat]:
        return Sentence("tiny_turbo_cars-why-done")
    if _slides_left(s, seat) == 0:
        return Sentence("tiny_turbo_cars-why-no-slides")
    return Sentence("tiny_turbo_cars-why-no-tile")


PHASE_OF = {
    "choose": CHOOSE,
    "place": PLACE,
    "slide": PROGRAM,
    "done": PROGRAM,
    "ready": WATCH,
    "fly": FLY,
    "stay": FLY,
    "boost": BOOSTING,
    "stop": BOOSTING,
}
