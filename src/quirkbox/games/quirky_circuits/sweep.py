"""Every position of a scenario in which things are only carried, walk or ride, a byte for each, one card further at a time.

Where neither dust, vases, long nor solid things nor a dock matter, a position is the robot's node and the place of each thing,
and things of one kind may change places. That is few enough to keep them all, so nothing has to be estimated.

The place of a thing: a space, one of the robot's two hands, or a spot it was delivered to. A layout is the places of all things,
as one number; a position is layout * nodes + node.
"""

from __future__ import annotations

from typing import Any

from quirkbox.engine import Record, Trail, i8, i8s, i32, i64, i64s, rule, shape
from quirkbox.games.quirky_circuits.carry import take
from quirkbox.games.quirky_circuits.chart import MOVES, QUIET, Chart, node_of, put_on_node
from quirkbox.games.quirky_circuits.goal import to_deliver
from quirkbox.games.quirky_circuits.mind import can_take
from quirkbox.games.quirky_circuits.run import act, drift
from quirkbox.games.quirky_circuits.state import (
    CHOOSE,
    CLEAN,
    DELIVER,
    DELIVERED,
    DOCK,
    HELD,
    LEFTY,
    NONE,
    ON_GROUND,
    PROGRAM,
    QUIRK,
    SPACES,
    TOKENS,
    TWIRL,
    State,
)

IN_HAND = SPACES
ON_SPOT = SPACES + 2
MOST_CARDS = 250  # a byte, and 0 for what is not reached
ANYTHING, VICTORY = -1, -2  # what is wanted, if not a position


class Sweep(Record):
    """What is swept, and how far it has got."""

    # places
    places: i32
    nodes: i32
    # of each thing: another one of the same kind that counts with it, if it is the first of the two; NONE: it counts alone
    twin: i8s = shape(TOKENS)
    # 1: it counts with the one before
    counted: i8s = shape(TOKENS)
    # ways in which a thing, or a pair of them, can lie
    ways: i64s = shape(TOKENS)
    layouts: i64
    # only what takes less cards is looked for
    fewer_than: i32
    # cards taken by the positions that are looked at
    taken: i32
    # the last of them, when one more card wins
    command: i8
    # a position, or NONE
    found: i64
    # positions
    reached: i64


@rule
def plan_sweep(sweep: Sweep, s: State, chart: Chart) -> bool:
    """Whether this scenario can be swept, and how its positions are numbered."""
    if s.goal & (CLEAN | DOCK) or s.bunnies or s.broken or s.vases:
        return False
    sweep.places, sweep.nodes, sweep.layouts, sweep.found = ON_SPOT + s.spots, chart.nodes, 1, NONE
    sweep.twin[:] = NONE
    sweep.counted[:] = 0
    for token in range(s.tokens):
        if s.half[token] != NONE or s.solid[token]:
            return False
        if sweep.counted[token]:
            continue
        sweep.ways[token] = sweep.places
        for other in range(token + 1, s.tokens):
            if sweep.twin[token] == NONE and are_alike(s, token, other):
                sweep.twin[token] = other
                sweep.counted[other] = 1
                sweep.ways[token] = sweep.places * (sweep.places + 1) // 2
        if sweep.layouts > (1 << 40):
            return False
        sweep.layouts *= sweep.ways[token]
    return True


@rule
def are_alike(s: State, token: int, other: int) -> bool:
    """Nothing depends on which of the two is where."""
    return bool(s.kind[token] == s.kind[other] and is_plain(s, token) and is_plain(s, other))


@rule
def is_plain(s: State, token: int) -> bool:
    if s.walks_to[token] != NONE or s.must_meet[token] != NONE or s.must_not[token] != NONE or s.rank[token]:
        return False
    for other in range(s.tokens):
        if s.walks_to[other] == token or s.must_meet[other] == token or s.must_not[other] == token:
            return False
    return True


@rule
def place_of(s: State, token: int) -> int:
    if s.fate[token] == HELD:
        return IN_HAND + (0 if s.held[0] == token else 1)
    if s.fate[token] == DELIVERED:
        for spot in range(s.spots):
            if s.spot[spot] == s.at[token] and s.has[spot] & (1 << s.kind[token]):
                return ON_SPOT + spot
    return int(s.at[token])


@rule
def layout_of(sweep: Sweep, s: State) -> int:
    layout = 0
    for token in range(s.tokens):
        if sweep.counted[token]:
            continue
        way = place_of(s, token)
        if sweep.twin[token] != NONE:
            other = place_of(s, int(sweep.twin[token]))
            low, high = min(way, other), max(way, other)
            way = high * (high + 1) // 2 + low
        layout = layout * sweep.ways[token] + way
    return int(layout)


@rule
def lay_out(sweep: Sweep, s: State, layout: int) -> None:
    """The things of a state as a layout says."""
    s.over = s.won = s.in_way = s.left_todo = 0
    s.phase = PROGRAM
    s.choosing = NONE
    s.held[:] = NONE
    s.has[:] = 0
    for token in range(s.tokens - 1, -1, -1):
        if sweep.counted[token]:
            continue
        way = layout % sweep.ways[token]
        layout //= sweep.ways[token]
        if sweep.twin[token] == NONE:
            put_at(s, token, way)
            continue
        high = 0
        while (high + 1) * (high + 2) // 2 <= way:
            high += 1
        put_at(s, token, way - high * (high + 1) // 2)
        put_at(s, int(sweep.twin[token]), high)


@rule
def put_at(s: State, token: int, place: int) -> None:
    if place >= ON_SPOT:
        spot = place - ON_SPOT
        s.fate[token], s.at[token] = DELIVERED, s.spot[spot]
        s.has[spot] |= 1 << s.kind[token]
    elif place >= IN_HAND:
        s.fate[token], s.at[token] = HELD, 0
        s.held[place - IN_HAND] = token
    else:
        s.fate[token], s.at[token] = ON_GROUND, place


@rule
def position_of(sweep: Sweep, s: State) -> int:
    return layout_of(sweep, s) * sweep.nodes + node_of(s)


@rule
def widen(sweep: Sweep, states: Any, cells: Any, chart: Chart, first: int, last: int) -> bool:
    """One card further from all positions of these layouts that have taken so many; True when it wins. How the robot drives does
    not depend on where things are, so the chart knows it."""
    here, after = sweep.taken + 1, sweep.taken + 2
    for layout in range(first, last):
        begin, laid = layout * sweep.nodes, False
        for node in range(sweep.nodes):
            if cells[begin + node] != here:
                continue
            if not laid:
                lay_out(sweep, states[0], layout)
                laid = True
                if sweep.taken + still_needed(states[0]) >= sweep.fewer_than:
                    break
            for command in range(MOVES):
                if chart.price[command]:
                    there = begin + chart.leads_to[node, command]
                    if cells[there] == 0:
                        cells[there] = after
                        sweep.reached += 1
            put_on_node(states[0], node)
            for command in range(MOVES, QUIRK):
                if chart.price[command] and play_out(sweep, states, cells, command, ANYTHING) != NONE:
                    sweep.found, sweep.command = begin + node, command
                    return True
    return False


@rule
def still_needed(s: State) -> int:
    """Cards that pick up and drop what is missing: each of them moves as many things as there are hands."""
    acts = 0
    if s.goal & DELIVER:
        acts = 2 * to_deliver(s)
        for hand in range(2):
            acts -= s.held[hand] != NONE
    return max(0, (acts + 1) // 2 if s.robot == LEFTY else acts)


@rule
def find_before(sweep: Sweep, states: Any, cells: Any, chart: Chart, first: int, last: int, wanted: int) -> bool:
    """Among positions of these layouts that have taken so many cards, one from which a card leads to the wanted position."""
    here = sweep.taken + 1
    for layout in range(first, last):
        begin, laid = layout * sweep.nodes, False
        for node in range(sweep.nodes):
            if cells[begin + node] != here:
                continue
            for command in range(MOVES):
                if chart.price[command] and begin + chart.leads_to[node, command] == wanted:
                    sweep.found, sweep.command = begin + node, command
                    return True
            if not laid:
                lay_out(sweep, states[0], layout)
                laid = True
            put_on_node(states[0], node)
            for command in range(MOVES, QUIRK):
                if chart.price[command] and play_out(sweep, states, cells, command, wanted) != NONE:
                    sweep.found, sweep.command = begin + node, command
                    return True
    return False


@rule
def play_out(sweep: Sweep, states: Any, cells: Any, command: int, wanted: int) -> int:
    """A card on the first state, with every choice of things; which of the next states is what is wanted, or NONE."""
    states[1] = states[0]
    act(states[1], command, QUIET[0])
    if states[1].phase != CHOOSE:
        return 1 if arrive(sweep, states[1], cells, wanted) else NONE
    for token in range(states[1].tokens):
        if not can_take(states[1], token):
            continue
        choose(states, 1, token)
        if states[2].phase != CHOOSE:
            if arrive(sweep, states[2], cells, wanted):
                return 2
            continue
        for other in range(states[2].tokens):
            if can_take(states[2], other):
                choose(states, 2, other)
                if arrive(sweep, states[3], cells, wanted):
                    return 3
    return NONE


@rule
def choose(states: Any, before: int, token: int) -> None:
    """The next of the states after this choice."""
    states[before + 1] = states[before]
    take_this(states[before + 1], token, QUIET[0])


@rule
def take_this(s: State, token: int, trail: Trail) -> None:
    s.phase = PROGRAM
    take(s, token, trail)
    if s.choosing == NONE and s.robot == TWIRL:
        drift(s, False, NONE, trail)


@rule
def arrive(sweep: Sweep, s: State, cells: Any, wanted: int) -> bool:
    """Whether this is what is wanted; where anything is, a position is written down, and only a victory is worth telling."""
    if s.over:
        return bool(s.won != 0 and wanted <= ANYTHING)
    if wanted == VICTORY:
        return False
    there = position_of(sweep, s)
    if wanted >= 0:
        return bool(there == wanted)
    if cells[there] == 0:
        cells[there] = sweep.taken + 2
        sweep.reached += 1
    return False
