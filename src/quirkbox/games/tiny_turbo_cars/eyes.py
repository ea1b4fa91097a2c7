"""What a good player of Tiny Turbo Cars looks at: where a program leads, how far it is to slide there, what the others do."""

from collections.abc import Callable
from functools import cache

import numpy as np

from quirkbox.bots.search import Plan
from quirkbox.engine import Codes, Dice, roll, rule, scratch
from quirkbox.games.tiny_turbo_cars.plan import (
    DEEPEST,
    LENGTHS,
    QUIET,
    SHIELD,
    Ints,
    energy,
    outlook,
    program_finder,
    prospect,
    reload,
)
from quirkbox.games.tiny_turbo_cars.puzzle import can_slide, forget_slides, may_slide, slide
from quirkbox.games.tiny_turbo_cars.race import boost
from quirkbox.games.tiny_turbo_cars.rules import (
    BOOST_ON,
    CHOOSE_CAR,
    DONE,
    FLY_TO,
    PLACE_CAR,
    SLIDE,
    STAY,
    STOP,
    is_ahead,
    is_home,
    legal,
)
from quirkbox.games.tiny_turbo_cars.state import BOARD_ROWS, COUNTED, OVER, PROGRAM, WATCH, State

# how wide and how far a puzzle is searched: at first sight, with care, and for others whose puzzles one can only imagine
QUICK, QUICK_LOOK = 24, 16
DEEP, DEEP_LOOK = 96, DEEPEST
OTHERS, OTHERS_LOOK = 8, 12
SLOPPY, SLOPPY_LOOK = 4, 7  # an easy bot
SLIP = 6  # one in so many of its slides goes anywhere
PRICE = 15  # what a slide costs at first sight, in hundredths of a row
# after so many slides each further one costs so much more: else a bot could change its mind for ever
ENOUGH, HASTE = 16, 4
PRICES = np.array([100, 60, 40, 25, 16, 9, 4])  # what it may cost, for a choice of plans
LIKED = np.array([3, 1, 2, 2, 1, 1, 2, 3])  # cars, by how often they won with these bots
EASE = 250  # how many hundredths of a row make a lead that counts, when it is about one round


@rule
def sensible(s: State, seat: int, out: Codes) -> int:
    """Sliding is a matter of planning: the next slide towards the program that looks best, or "done"."""
    if s.phase != PROGRAM or seat == s.players or s.finished[seat]:
        return legal(s, seat, out)
    out[0] = slide_quickly(s, seat)
    return 1


@cache
def slider(width: int, deepest: int) -> Callable[..., int]:
    """`next_slide(s, seat)`: the first of the slides to the program that looks best, or "done"."""
    find_programs = program_finder(width)

    @rule
    def next_slide(s: State, seat: int) -> int:
        if not may_slide(s, seat):
            return DONE
        worths, paths = scratch(LENGTHS, np.int64), scratch(LENGTHS, np.int64)
        find_programs(s, seat, deepest, worths, paths)
        best = best_at(worths, deepest, PRICE + haste(s, seat))
        return DONE if best == 0 else SLIDE + int(paths[best] & 3)

    return next_slide


slide_quickly, slide_sloppily = slider(QUICK, QUICK_LOOK), slider(SLOPPY, SLOPPY_LOOK)
find_deeply, find_for_others = program_finder(DEEP), program_finder(OTHERS)


@rule
def easy(s: State, seat: int, out: Codes, dice: Dice) -> int:
    """Sloppy, not stupid: it sees a few slides ahead, and slips now and then. Everything else it does by chance."""
    n = legal(s, seat, out)
    if s.phase != PROGRAM:
        return int(out[roll(dice, n)])
    if n > 1 and roll(dice, SLIP) == 0:
        return int(out[roll(dice, n - 1)])  # "done" is the last one
    return slide_sloppily(s, seat)


@rule
def haste(s: State, seat: int) -> int:
    return HASTE * max(0, int(s.slides[seat]) - ENOUGH)


@rule
def best_at(worths: Ints, deepest: int, price: int) -> int:
    """The best number of slides if each costs so much."""
    best = 0
    for depth in range(1, deepest + 1):
        if worths[depth] - price * depth > worths[best] - price * best:
            best = depth
    return best


@rule
def judge(s: State, seat: int, action: int) -> int:
    """Cars are a matter of taste, lanes of what lies ahead, shields of where they lead."""
    if action == BOOST_ON:
        return worth_of_boost(s, seat)
    if action == STOP:
        return int(prospect(s, seat) - SHIELD * s.shields[seat])
    if action == STAY:
        return outlook(s, s.row[seat], s.lane[seat])
    if FLY_TO <= action < STAY:
        return outlook(s, s.row[seat], action - FLY_TO)
    if PLACE_CAR <= action < SLIDE:
        place = action - PLACE_CAR
        return outlook(s, place % BOARD_ROWS, place // BOARD_ROWS)
    return int(LIKED[action - CHOOSE_CAR]) if action < PLACE_CAR else 0


@rule
def worth_of_boost(s: State, seat: int) -> int:
    row, supply, before, wet = s.row[seat], s.supply, energy(s), s.slippery
    boost(s, seat, QUIET[0])
    worth = prospect(s, seat)
    s.row[seat], s.supply, s.slippery = row, supply, wet
    reload(s, before)
    return worth


@rule
def plans(s: State, seat: int, out: Plan) -> int:
    """The best programs within reach: one for each price that a slide may have."""
    if s.phase != PROGRAM or seat == s.players or s.finished[seat]:
        return 0
    worths, paths = scratch(LENGTHS, np.int64), scratch(LENGTHS, np.int64)
    worths[:] = 0
    if may_slide(s, seat):
        find_deeply(s, seat, DEEP_LOOK, worths, paths)
    write_plan(out, 0, 0, 0)
    count, last = 1, 0
    for price in PRICES:
        best = best_at(worths, DEEP_LOOK, price + haste(s, seat))
        if best != last:
            write_plan(out, count, best, paths[best])
            count, last = count + 1, best
    return count


@rule
def write_plan(out: Plan, which: int, slides: int, path: int) -> None:
    for i in range(slides):
        out.actions[which, i] = SLIDE + (path >> (2 * i) & 3)
    out.actions[which, slides] = DONE
    out.lengths[which] = slides + 1


@rule
def imagine(s: State, seat: int, dice: Dice) -> None:
    """The others get done too, with programs as good as their slides allow. Where seconds count, slides stand for them: who is
    done was faster than everybody else, and the rest count from now on."""
    seconds_count = s.programming != COUNTED
    s.programming = COUNTED
    for other in range(s.players):
        if other != seat and not is_home(s, other):
            total = slides_in_all(s, other, dice)
            if seconds_count:
                total = OTHERS_LOOK if s.finished[other] else OTHERS_LOOK + 1 + total - s.slides[other]
            program_somehow(s, other, total, dice)
            s.finished[other] = 1
    if seconds_count:
        s.slides[seat] = OTHERS_LOOK + 1
        forget_slides(s, seat)


@rule
def slides_in_all(s: State, other: int, dice: Dice) -> int:
    """How many slides somebody makes in this round, as far as one can tell."""
    made = int(s.slides[other])
    return made if s.finished[other] else max(made, 8 + roll(dice, 16))


@rule
def program_somehow(s: State, other: int, total: int, dice: Dice) -> None:
    """So many slides: first any, then good ones."""
    worths, paths = scratch(LENGTHS, np.int64), scratch(LENGTHS, np.int64)
    good = min(total, OTHERS_LOOK)
    s.slides[other] = 0
    forget_slides(s, other)
    for _ in range(total - good):
        slide_anywhere(s, other, dice)
    find_for_others(s, other, good, worths, paths)
    for i in range(good):
        slide(s, other, int(paths[good] >> (2 * i) & 3))


@rule
def slide_anywhere(s: State, seat: int, dice: Dice) -> None:
    way = roll(dice, 4)
    while not can_slide(s, seat, way):
        way = roll(dice, 4)
    slide(s, seat, way)


@rule
def value(s: State, seat: int) -> int:
    """At the end of a round: the lead over the best of the others, against the way that is still to go. Where all race on, it is
    about places, and a lead is worth less with everybody who is home already."""
    if s.phase == OVER or is_home(s, seat):
        behind = 0
        for other in range(s.players):
            if other != seat and not is_ahead(s, other, seat):
                behind += 1
        return 1000 * behind // (s.players - 1) if s.race_on else 1000 * (behind // (s.players - 1))
    if s.phase != WATCH or s.raced < s.racers:
        return -1
    rival, farthest = -(1 << 30), 0
    for other in range(s.players):
        farthest = max(farthest, int(s.row[other]))
        if other != seat and not is_home(s, other):
            rival = max(rival, prospect(s, other))
    lead = prospect(s, seat) - rival
    rounds_left = 1 + max(0, s.finish - farthest) // 12
    return (500 + 500 * lead // (abs(lead) + EASE * rounds_left)) * s.racers // s.players
