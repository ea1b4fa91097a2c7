"""Puzzles of Tiny Turbo Cars: the program within a few slides that brings the car farthest."""

from quirkbox.engine import Codes, PuzzleKind, rule
from quirkbox.games.tiny_turbo_cars.actions import COMMANDS
from quirkbox.games.tiny_turbo_cars.plan import QUIET, energy, reload
from quirkbox.games.tiny_turbo_cars.puzzle import can_slide, may_slide
from quirkbox.games.tiny_turbo_cars.race import run_program
from quirkbox.games.tiny_turbo_cars.rules import SLIDE
from quirkbox.games.tiny_turbo_cars.state import FIRST_SLOT, PROGRAM, SLOTS, State
from quirkbox.words.sentence import Sentence

FAR = 3  # rows that are worth a puzzle


@rule
def slides(s: State, seat: int, out: Codes) -> int:
    if s.phase != PROGRAM or s.finished[seat] or not may_slide(s, seat):
        return 0
    n = 0
    for way in range(4):
        if can_slide(s, seat, way):
            out[n] = SLIDE + way
            n += 1
    return n


@rule
def row_reached(s: State, seat: int) -> int:
    """Where the program as it stands leads, if nobody else moves; the state stays as it was."""
    lane, row, supply, before = s.lane[seat], s.row[seat], s.supply, energy(s)
    run_program(s, seat, QUIET[0])
    reached = int(s.row[seat])
    s.lane[seat], s.row[seat], s.supply = lane, row, supply
    s.slippery = 0
    reload(s, before)
    return reached


def farthest(before: State, seat: int, after: State, gain: int) -> Sentence:
    return Sentence("tiny_turbo_cars-puzzle-farthest", slides=_slides(before, seat, after), rows=gain)


def this_program(before: State, seat: int, after: State, gain: int) -> Sentence:
    return Sentence("tiny_turbo_cars-puzzle-program", slides=_slides(before, seat, after), program=_program(after, seat))


def explain(before: State, seat: int, after: State, gain: int) -> Sentence:
    return Sentence("tiny_turbo_cars-puzzle-why", program=_program(after, seat), rows=gain)


def _slides(before: State, seat: int, after: State) -> int:
    return int(after.slides[seat] - before.slides[seat])


def _program(s: State, seat: int) -> list[Sentence]:
    commands = (COMMANDS[s.puzzles[seat, FIRST_SLOT + slot]] for slot in range(SLOTS))
    return [Sentence("tiny_turbo_cars-command", command=command) for command in commands]


TABLES = ({"programming": "counted"}, {"programming": "counted", "track": "random"})
PUZZLES = (
    PuzzleKind("farthest_3", slides, row_reached, 3, farthest, explain, least=FAR, margin=2, tables=TABLES),
    PuzzleKind("farthest_5", slides, row_reached, 5, farthest, explain, least=FAR, margin=2, tables=TABLES),
    PuzzleKind("program_6", slides, row_reached, 6, this_program, explain, least=FAR, tables=TABLES),
)
