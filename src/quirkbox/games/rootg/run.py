"""The circuit is turned on: penalties, and the run tick by tick until every signal has been processed."""

from quirkbox.engine import Trail, note, rule
from quirkbox.games.rootg.actions import EVENTS
from quirkbox.games.rootg.circuit import values_of
from quirkbox.games.rootg.state import NONE, RUN, TERMINALS, State

ON = EVENTS.number("on")
REVEALED = EVENTS.number("revealed")
PENALTY = EVENTS.number("penalty")
SIGNAL = EVENTS.number("signal")
TICK = EVENTS.number("tick")
PASSED = EVENTS.number("passed")
WRONG = EVENTS.number("wrong")
RIGHT = EVENTS.number("right")
CORE_TAKEN = EVENTS.number("core_taken")
CORE_ODD = EVENTS.number("core_odd")
CLEARED = EVENTS.number("cleared")
CORE_LOST = EVENTS.number("core_lost")
ENDED = EVENTS.number("ended")


@rule
def wants(s: State, seat: int, speed: int) -> int:
    """RG-6: what a seat's missions ask of a terminal."""
    return int(s.ones[s.one[seat], s.zeros[s.zero[seat], speed]])


@rule
def turn_on(s: State, why: int, trail: Trail) -> None:
    s.why_on = why
    s.phase = RUN
    s.turn = NONE
    s.values = values_of(s)
    note(trail, ON, why)
    for seat in range(2):
        note(trail, REVEALED, seat, wants(s, seat, 0), wants(s, seat, 1), wants(s, seat, 2))
    for seat in range(2):
        pay_penalty(s, seat, trail)
    for terminal in range(TERMINALS):
        if s.depth[terminal] > 0:
            note(trail, SIGNAL, terminal // 3, terminal % 3, s.depth[terminal], value_at(s, terminal))
    if last_tick(s) == 0:
        finish(s, trail)


@rule
def pay_penalty(s: State, seat: int, trail: Trail) -> None:
    left = s.charges[seat]
    if left > 0:
        s.points[1 - seat] += penalty(left)
        s.charges[seat] = 0
        note(trail, PENALTY, seat, left, penalty(left))


@rule
def penalty(charges: int) -> int:
    """RG-44: a third of the charges that are left, rounded up, are points for the opponent."""
    return (charges + 2) // 3


@rule
def value_at(s: State, terminal: int) -> int:
    return (s.values >> terminal) & 1


@rule
def last_tick(s: State) -> int:
    deepest = 0
    for terminal in range(TERMINALS):
        if s.depth[terminal] > deepest:
            deepest = s.depth[terminal]
    return deepest


@rule
def run_tick(s: State, trail: Trail) -> None:
    """RG-46, RG-47: every signal on its way passes one gate; those that have passed their last one are processed."""
    s.tick += 1
    note(trail, TICK, s.tick)
    arrivals = 0
    for terminal in range(TERMINALS):
        to_go = s.depth[terminal] - s.tick
        if to_go >= 0:
            s.piles[terminal] += 1
            note(trail, PASSED, terminal // 3, terminal % 3, s.piles[terminal], to_go)
        if to_go == 0:
            arrivals += 1
    if arrivals:
        process(s, trail)
    if s.tick == last_tick(s):
        finish(s, trail)


@rule
def process(s: State, trail: Trail) -> None:
    """RG-49 to RG-53: wrong piles to the core, right piles are points, then the core; all piles are cleared."""
    row = s.processings
    s.processings += 1
    s.processed[row, 0], s.processed[row, 2] = s.tick, s.core
    rights_a = rights_b = 0
    for terminal in range(TERMINALS):
        if s.depth[terminal] == s.tick and not is_right(s, terminal):
            s.core += s.piles[terminal]
            s.processed[row, 1] = s.piles[terminal]
            note(trail, WRONG, terminal // 3, terminal % 3, value_at(s, terminal), s.piles[terminal], s.core)
    for terminal in range(TERMINALS):
        if s.depth[terminal] == s.tick and is_right(s, terminal):
            s.points[terminal // 3] += s.piles[terminal]
            s.processed[row, 1] = s.piles[terminal]
            note(trail, RIGHT, terminal // 3, terminal % 3, value_at(s, terminal), s.piles[terminal])
            if terminal < 3:
                rights_a += 1
            else:
                rights_b += 1
    if s.core > 0:
        share_core(s, rights_a, rights_b, trail)
    s.processed[row, 5] = s.core
    for terminal in range(TERMINALS):
        s.piles[terminal] = 0
    note(trail, CLEARED)


@rule
def is_right(s: State, terminal: int) -> bool:
    return value_at(s, terminal) == wants(s, terminal // 3, terminal % 3)


@rule
def share_core(s: State, rights_a: int, rights_b: int, trail: Trail) -> None:
    """RG-51, RG-52: to whoever has more right signals in this tick, in halves if as many, to nobody if none."""
    if rights_a > rights_b:
        take_core(s, 0, s.core, trail)
    elif rights_b > rights_a:
        take_core(s, 1, s.core, trail)
    elif rights_a > 0:
        half = s.core // 2
        if half > 0:
            take_core(s, 0, half, trail)
            take_core(s, 1, half, trail)
        if s.core > 0:
            s.core = 0
            note(trail, CORE_ODD)


@rule
def take_core(s: State, seat: int, charges: int, trail: Trail) -> None:
    s.points[seat] += charges
    s.core -= charges
    s.processed[s.processings - 1, 3 + seat] = charges
    note(trail, CORE_TAKEN, seat, charges)


@rule
def finish(s: State, trail: Trail) -> None:
    """RG-54, RG-55: what is on the core is lost; more points win, then the holder of R.O.O.T.\\G:."""
    if s.core > 0:
        note(trail, CORE_LOST, s.core)
    s.over = 1
    a, b = s.points[0], s.points[1]
    by_tile = 1 if a == b else 0
    winner = s.holder if by_tile else (0 if a > b else 1)
    note(trail, ENDED, winner, by_tile)
