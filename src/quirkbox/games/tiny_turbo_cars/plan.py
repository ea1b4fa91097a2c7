"""Which program is worth having, and a short way to slide to it.

A beam search over the puzzle: slide by slide the arrangements whose programs bring the car farthest are kept, and for every
number of slides the best program met so far is remembered together with the slides that lead to it.
"""

from collections.abc import Callable
from functools import cache

import numpy as np
import numpy.typing as npt

from quirkbox.engine import rule, scratch
from quirkbox.engine.record import records
from quirkbox.engine.trail import TRAIL
from quirkbox.games.tiny_turbo_cars.puzzle import can_slide, move_tile
from quirkbox.games.tiny_turbo_cars.race import ground, run_program
from quirkbox.games.tiny_turbo_cars.state import (
    CARPET,
    CELLS,
    FIRST_SLOT,
    FULL,
    GRASS,
    IMPASSABLE,
    OBSTACLE,
    SLOTS,
    State,
)

Ints = npt.NDArray[np.int64]
DEEPEST = 30  # slides that are looked ahead; two bits each, so that a path fits in a word
LENGTHS = DEEPEST + 1  # of paths
# what a place of the beam holds besides its cells
AT, PATH, WORTH, SEEN_AS = range(CELLS, CELLS + 4)
NODE = CELLS + 4
KEY, FROM, WAY, MARK, FAN = range(5)  # what is known of a candidate for the next level
FAN_BITS = 10
MOST_FAN = 1 << FAN_BITS
QUIET = records(1, TRAIL)  # a trail that is off

# what things are worth, in hundredths of a row
ROW, CHARGE, SHIELD, GETTING_UP, CROSSED, HARM = 100, 60, 120, 150, 300, 25


@rule
def prospect(s: State, seat: int) -> int:
    """How far along a car is: its row, its batteries and shields, and what lies ahead of it."""
    worth = int(s.row[seat]) * ROW
    if s.row[seat] >= s.finish:
        return worth + CROSSED
    if s.down[seat]:
        worth += CHARGE * FULL - GETTING_UP * (FULL - s.batteries[seat])
    else:
        worth += CHARGE * s.batteries[seat] + SHIELD * s.shields[seat]
    return int(worth + outlook(s, s.row[seat], s.lane[seat]))


@rule
def outlook(s: State, row: int, lane: int) -> int:
    """What the next spaces straight ahead are like, the nearest counting most."""
    here = ground(s, row, lane)
    bad = 40 if here in (CARPET, GRASS) else 0
    for ahead in range(1, 5):
        there = ground(s, row + ahead, lane)
        if there == IMPASSABLE:
            bad += 60 - 10 * ahead
        elif there == OBSTACLE:
            bad += 25 - 5 * ahead
    return -bad


@rule
def program_worth(s: State, seat: int) -> int:
    """The prospect after running the program as it stands, as if the other cars did not move; the state stays as it was."""
    lane, row, supply = s.lane[seat], s.row[seat], s.supply
    before = energy(s)
    run_program(s, seat, QUIET[0])
    worth = prospect(s, seat) - HARM * harm(s, seat)
    s.lane[seat], s.row[seat], s.supply = lane, row, supply
    s.slippery = 0
    reload(s, before)
    return worth


@rule
def harm(s: State, seat: int) -> int:
    """How much energy the others have."""
    total = 0
    for other in range(s.players):
        if other != seat:
            total += s.batteries[other] + s.shields[other]
    return total


@rule
def energy(s: State) -> int:
    """Batteries, shields and who lies down, in six bits a seat."""
    bits = 0
    for seat in range(s.players):
        bits |= (s.batteries[seat] | s.shields[seat] << 2 | s.down[seat] << 5) << (6 * seat)
    return bits


@rule
def reload(s: State, bits: int) -> None:
    for seat in range(s.players):
        s.batteries[seat] = bits >> (6 * seat) & 3
        s.shields[seat] = bits >> (6 * seat + 2) & 7
        s.down[seat] = bits >> (6 * seat + 5) & 1


@cache
def program_finder(width: int) -> Callable[..., None]:
    """`find_programs(s, seat, deepest, worths, paths)`: for every number of slides up to `deepest` the most worthwhile program
    that was found with it by a beam so wide, and the path there."""
    fanned_out = 3 * width + 1

    @rule
    def find_programs(s: State, seat: int, deepest: int, worths: Ints, paths: Ints) -> None:
        beam = scratch((3, width, NODE), np.int64)  # two levels in turn, and the beginning
        fan = scratch((FAN, fanned_out), np.int64)
        worths[0], paths[0] = program_worth(s, seat), 0
        for level in (0, 2):
            put_down(s, seat, beam, level, 0, 0, worths[0])
        count = 1
        for depth in range(deepest):
            found = fan_out(s, seat, beam, depth % 2, count, depth, fan)
            count = keep_best(s, seat, beam, depth % 2, width, depth, fan, found)
            worths[depth + 1], paths[depth + 1] = beam[1 - depth % 2, 0, WORTH], beam[1 - depth % 2, 0, PATH]
        take_up(s, seat, beam, 2, 0)

    return find_programs


@rule
def put_down(s: State, seat: int, beam: Ints, level: int, place: int, path: int, worth: int) -> None:
    """Write the controller as it is now into the beam."""
    for cell in range(CELLS):
        beam[level, place, cell] = s.puzzles[seat, cell]
    beam[level, place, AT] = s.holes[seat]
    beam[level, place, PATH] = path
    beam[level, place, WORTH] = worth


@rule
def take_up(s: State, seat: int, beam: Ints, level: int, place: int) -> None:
    for cell in range(CELLS):
        s.puzzles[seat, cell] = beam[level, place, cell]
    s.holes[seat] = beam[level, place, AT]


@rule
def fan_out(s: State, seat: int, beam: Ints, level: int, count: int, depth: int, fan: Ints) -> int:
    """All slides from all arrangements of a level; none goes right back. How many there are."""
    found = 0
    for place in range(count):
        take_up(s, seat, beam, level, place)
        back = (beam[level, place, PATH] >> (2 * depth - 2) & 3) ^ 1 if depth > 0 else -1
        for way in range(4):
            if way != back and can_slide(s, seat, way):
                hole = s.holes[seat]
                now = move_tile(s, seat, way)
                same = is_parked(hole) and is_parked(now)
                worth = beam[level, place, WORTH] if same else program_worth(s, seat)
                fan[KEY, found] = worth * MOST_FAN + found
                fan[FROM, found], fan[WAY, found], fan[MARK, found] = place, way, mark(s, seat)
                found += 1
                move_tile(s, seat, way ^ 1)
    return found


@rule
def is_parked(cell: int) -> bool:
    """Whether a cell is no slot."""
    return cell < FIRST_SLOT or cell >= FIRST_SLOT + SLOTS


@rule
def mark(s: State, seat: int) -> int:
    """A number that tells arrangements apart, nearly always."""
    number = 0
    for cell in range(CELLS):
        number = (number * 131 + s.puzzles[seat, cell]) & 0xFFFFFFFFFFF
    return number


@rule
def keep_best(s: State, seat: int, beam: Ints, level: int, width: int, depth: int, fan: Ints, found: int) -> int:
    """The best arrangements, each once, become the next level. How many there are."""
    keys = fan[KEY]
    for i in range(found // 2 - 1, -1, -1):
        sift(keys, i, found)
    kept = 0
    for left in range(found - 1, -1, -1):
        which = keys[0] & (MOST_FAN - 1)
        worth = keys[0] >> FAN_BITS
        keys[0] = keys[left]
        sift(keys, 0, left)
        if not is_known(beam, 1 - level, kept, worth, fan[MARK, which]):
            take_up(s, seat, beam, level, fan[FROM, which])
            move_tile(s, seat, fan[WAY, which])
            path = beam[level, fan[FROM, which], PATH] | fan[WAY, which] << (2 * depth)
            put_down(s, seat, beam, 1 - level, kept, path, worth)
            beam[1 - level, kept, SEEN_AS] = fan[MARK, which]
            kept += 1
            if kept == width:
                break
    return kept


@rule
def sift(keys: Ints, at: int, count: int) -> None:
    """One step of a heap of so many keys, the largest at 0: what stands here sinks until all below it is smaller."""
    key = keys[at]
    while 2 * at + 1 < count:
        child = 2 * at + 1
        if child + 1 < count and keys[child + 1] > keys[child]:
            child += 1
        if keys[child] <= key:
            break
        keys[at] = keys[child]
        at = child
    keys[at] = key


@rule
def is_known(beam: Ints, level: int, kept: int, worth: int, marked: int) -> bool:
    for place in range(kept - 1, -1, -1):
        if beam[level, place, WORTH] != worth:
            return False
        if beam[level, place, SEEN_AS] == marked:
            return True
    return False
