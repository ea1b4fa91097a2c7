"""What a network is shown of Tiny Turbo Cars: where everybody is and what lies ahead; and to choose between, programs: the best
one for each price that a slide may have, with where it would bring the car if nobody else moved."""

import numpy as np

from quirkbox.bots.learned import Features, PracticeTable, Shown
from quirkbox.engine import Codes, Dice, rule, scratch
from quirkbox.games.tiny_turbo_cars.eyes import best_at, haste, judge
from quirkbox.games.tiny_turbo_cars.plan import LENGTHS, QUIET, energy, outlook, program_finder, prospect, reload
from quirkbox.games.tiny_turbo_cars.puzzle import may_slide, move_tile
from quirkbox.games.tiny_turbo_cars.race import ground, run_program
from quirkbox.games.tiny_turbo_cars.rules import BOOST_ON, CHOOSE_CAR, DONE, FLY_TO, PLACE_CAR, SLIDE, STAY, STOP, legal
from quirkbox.games.tiny_turbo_cars.state import (
    BOARD_ROWS,
    CARPET,
    CARS,
    GRASS,
    IMPASSABLE,
    NONE,
    OBSTACLE,
    OVER,
    PROGRAM,
    SPEEDER,
    WATER,
    State,
)

SEATS = 4
MOST = 16
WIDTH, DEEP = 96, 28  # of the search for programs: as wide as a millisecond allows
PRICES = np.array([120, 80, 50, 35, 25, 18, 12, 8, 4, 1])  # hundredths of a row that a slide may cost
find_programs = program_finder(WIDTH)
AHEAD, ASIDE = 8, 3  # spaces that are shown: rows ahead, lanes

# of an action: which it is
PLAN, FINISHED, PLACING, FLYING, STAYING, BOOSTING, STOPPING = range(7)
CAR = 7
LOOKS = CAR + CARS
# of a plan
SLIDES, IN_ALL, WORTH, ROWS, CROSSES, BATTERIES, LIES, LANE, SLOWEST, SLOWER, FEWER, HASTY = range(LOOKS + 1, LOOKS + 13)
ACTION_CELLS = HASTY + 1

# of a state, by seat
PER_SEAT = 11 + CARS
PHASE = SEATS * PER_SEAT
GROUND = PHASE + OVER + 1
KINDS = 4  # of ground: slow, stops, blocks, fast
REST = GROUND + AHEAD * ASIDE * KINDS
CELLS = REST + 6


@rule
def choices(s: State, seat: int, codes: Codes, dice: Dice, shown: Shown) -> int:
    if s.phase == PROGRAM and seat < s.players and not s.finished[seat]:
        return programs(s, seat, shown)
    n = min(MOST, legal(s, seat, codes))
    for i in range(n):
        action = int(codes[i])
        shown.codes[i] = action
        shown.actions[i, LOOKS] = judge(s, seat, action) / 300 if action != SLIDE else 0.0
        if action == BOOST_ON:
            shown.actions[i, BOOSTING] = 1
        elif action == STOP:
            shown.actions[i, STOPPING] = 1
        elif action == STAY:
            shown.actions[i, STAYING] = 1
        elif FLY_TO <= action < STAY:
            shown.actions[i, FLYING] = 1
            shown.actions[i, LANE] = (action - FLY_TO) / 8
        elif PLACE_CAR <= action < SLIDE:
            place = action - PLACE_CAR
            shown.actions[i, PLACING] = 1
            shown.actions[i, LANE] = place // BOARD_ROWS / 8
            shown.actions[i, ROWS] = place % BOARD_ROWS / 8
        elif action < PLACE_CAR:
            shown.actions[i, CAR + action - CHOOSE_CAR] = 1
    return n


@rule
def programs(s: State, seat: int, shown: Shown) -> int:
    worths, paths = scratch(LENGTHS, np.int64), scratch(LENGTHS, np.int64)
    shown.codes[0] = DONE
    shown.actions[0, FINISHED] = 1
    show_program(s, seat, 0, 0, shown, 0)
    if not may_slide(s, seat):
        return 1
    find_programs(s, seat, DEEP, worths, paths)
    count, last = 1, 0
    for price in PRICES:
        best = best_at(worths, DEEP, price + haste(s, seat))
        if best != last:
            shown.codes[count] = SLIDE + int(paths[best] & 3)
            shown.actions[count, PLAN] = 1
            show_program(s, seat, best, int(paths[best]), shown, count)
            count, last = count + 1, best
    return count


@rule
def show_program(s: State, seat: int, slides: int, path: int, shown: Shown, i: int) -> None:
    """Slide there, race as if nobody else moved, and put everything back."""
    for k in range(slides):
        move_tile(s, seat, path >> (2 * k) & 3)
    lane, row, supply, before = s.lane[seat], s.row[seat], s.supply, energy(s)
    start = prospect(s, seat)
    run_program(s, seat, QUIET[0])
    in_all = int(s.slides[seat]) + slides
    shown.actions[i, SLIDES] = slides / 16
    shown.actions[i, HASTY] = slides * haste(s, seat) / 50
    shown.actions[i, IN_ALL] = in_all / 24
    shown.actions[i, WORTH] = (prospect(s, seat) - start) / 600
    shown.actions[i, ROWS] = (s.row[seat] - row) / 8
    shown.actions[i, CROSSES] = s.row[seat] >= s.finish
    shown.actions[i, BATTERIES] = s.batteries[seat] / 3
    shown.actions[i, LIES] = s.down[seat]
    shown.actions[i, LANE] = s.lane[seat] / 8
    for k in range(slides - 1, -1, -1):
        move_tile(s, seat, (path >> (2 * k) & 3) ^ 1)
    s.lane[seat], s.row[seat], s.supply = lane, row, supply
    s.slippery = 0
    reload(s, before)
    most, slower, fewer = 0, 0, 0
    for other in range(s.players):
        if other != seat:
            most = max(most, int(s.slides[other]))
            if s.finished[other]:
                slower += in_all > s.slides[other] or (in_all == s.slides[other] and other < seat)
            else:
                fewer += in_all < s.slides[other]
    shown.actions[i, SLOWEST] = (in_all - most) / 16
    shown.actions[i, SLOWER] = slower
    shown.actions[i, FEWER] = fewer


@rule
def state(s: State, seat: int, shown: Shown) -> None:
    players = int(s.players)
    mine = prospect(s, seat) if s.row[seat] != NONE else 0
    for k in range(players):
        other = (seat + k) % players
        at = k * PER_SEAT
        shown.cells[at] = 1
        if s.cars[other] != NONE:
            shown.cells[at + 11 + s.cars[other]] = 1
        if s.row[other] != NONE:
            shown.cells[at + 1] = s.row[other] / 32
            shown.cells[at + 2] = (s.finish - s.row[other]) / 32
            shown.cells[at + 3] = (mine - prospect(s, other)) / 800
            shown.cells[at + 4] = s.lane[other] / 8
        shown.cells[at + 5] = s.batteries[other] / 3
        shown.cells[at + 6] = s.down[other]
        shown.cells[at + 7] = s.shields[other] / 4
        shown.cells[at + 8] = s.finished[other]
        shown.cells[at + 9] = s.slides[other] / 24
        shown.cells[at + 10] = (s.smiles[other] + 1) / 4
    shown.cells[PHASE + s.phase] = 1
    if s.row[seat] != NONE:
        for ahead in range(AHEAD):
            for aside in range(ASIDE):
                there = ground(s, s.row[seat] + ahead, s.lane[seat] + aside - 1)
                at = GROUND + (ahead * ASIDE + aside) * KINDS
                if there in (CARPET, GRASS, WATER):
                    shown.cells[at] = 1
                elif there == OBSTACLE:
                    shown.cells[at + 1] = 1
                elif there == IMPASSABLE:
                    shown.cells[at + 2] = 1
                elif there == SPEEDER:
                    shown.cells[at + 3] = 1
        shown.cells[REST] = outlook(s, s.row[seat], s.lane[seat]) / 100
    shown.cells[REST + 1] = s.round / 10
    shown.cells[REST + 2] = s.raced / 4
    shown.cells[REST + 3] = s.supply / 7
    shown.cells[REST + 4] = seat / 4
    shown.cells[REST + 5] = s.programming


FEATURES = Features(
    CELLS,
    ACTION_CELLS,
    MOST,
    choices,
    state,
    start=((WORTH, 12.0), (SLIDES, -4.8), (LOOKS, 6.0), (HASTY, -1.0)),
    tables=tuple(
        PracticeTable(players, {"programming": "counted", "track": track}, share)
        for players, track, share in ((2, "random", 3.0), (2, "first", 2.0), (3, "random", 0.5), (4, "random", 0.5))
    ),
)
