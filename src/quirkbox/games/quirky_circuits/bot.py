"""What a good player of Quirky Circuits looks at."""

from quirkbox.bots.search import OwnSearch
from quirkbox.engine import Codes, Heuristics, copy_of, rule
from quirkbox.games.quirky_circuits.beam import PLACES, ROOT, Memory
from quirkbox.games.quirky_circuits.goal import to_deliver
from quirkbox.games.quirky_circuits.mind import do_card
from quirkbox.games.quirky_circuits.rules import DONE, STOP, TAKE, legal
from quirkbox.games.quirky_circuits.state import (
    ACROSS,
    DOWN,
    HELD,
    NONE,
    ON_GROUND,
    QUIRK,
    SIDE,
    SPACES,
    State,
)
from quirkbox.games.quirky_circuits.think import think, yields
from quirkbox.games.quirky_circuits.world import has

MUCH = 1 << 20


@rule
def sensible(s: State, seat: int, out: Codes) -> int:
    """No signs."""
    n = legal(s, seat, out)
    kept = 0
    for i in range(n):
        if out[i] < STOP or out[i] >= TAKE:
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def judge(s: State, seat: int, action: int) -> int:
    """After the cards of the queue that one can see, and this one: how near is what comes next?"""
    if action >= STOP:
        return 0
    copy = copy_of(s)
    for place in range(s.queue_size):
        if s.queue[place] >= 0:
            do_card(copy, s.queue[place])
    if action != DONE:
        do_card(copy, action // 2 + action % 2 * QUIRK)
    return -to_do_at_sight(copy)


@rule
def to_do_at_sight(s: State) -> int:
    """What is left to do, and how far it is to the nearest of it."""
    if s.over:
        return 0 if s.won else MUCH
    left = to_deliver(s) * 100
    nearest = MUCH
    for space in range(SPACES):
        if has(s.bunnies | s.broken, space):
            left += 50
            nearest = min(nearest, away(s, space))
    for token in range(s.tokens):
        if s.fate[token] == HELD:
            left -= 30
            for spot in range(s.spots):
                if s.wants[spot] & ~s.has[spot] & (1 << s.kind[token]):
                    nearest = min(nearest, away(s, s.spot[spot]))
        elif s.fate[token] == ON_GROUND and s.held[0] == NONE:
            nearest = min(nearest, away(s, s.at[token]))
        if s.must_meet[token] != NONE:
            left += 5 * distance(s.at[token], s.at[s.must_meet[token]])
    if nearest == MUCH:
        nearest = 0 if s.dock == NONE else away(s, s.dock)
    return left + nearest


@rule
def distance(one: int, other: int) -> int:
    return abs(one // SIDE - other // SIDE) + abs(one % SIDE - other % SIDE)


@rule
def away(s: State, space: int) -> int:
    """Steps, and turns: ahead is nearer than behind."""
    down, across = space // SIDE - s.space // SIDE, space % SIDE - s.space % SIDE
    ahead = down * DOWN[s.facing] + across * ACROSS[s.facing]
    return 2 * distance(s.space, space) + (0 if ahead > 0 else 1) + (2 if down and across else 0)


HEURISTICS = Heuristics(sensible, judge, search=OwnSearch(think, Memory, more_states=PLACES - ROOT), yields=yields)
