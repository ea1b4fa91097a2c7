"""Distances for bots: how many cards it takes to get somewhere, if one had any card one likes. Worked out once per scenario by
letting every movement card act, with the real rules, from everywhere.

A chart is kept from move to move and from game to game, so it must say what it was drawn of: the ground, which no game changes,
and the dust, which gets less. It is drawn of what it says and of nothing else; `keep_current` compares that with a position.

A node is where the robot is, how it looks and (Twirl's) momentum: (momentum + 1) * 256 + facing * 64 + space. Prices are in
eighths of a card; a rare card costs more.
"""

from typing import Any

import numpy as np

from quirkbox.engine import Record, i8, i8s, i16s, i32, i64, i64s, rule, shape
from quirkbox.engine.record import records
from quirkbox.engine.trail import TRAIL
from quirkbox.games.quirky_circuits.run import act, drift
from quirkbox.games.quirky_circuits.state import (
    GIZMO,
    LEFTY,
    NONE,
    QUIRK,
    SIDE,
    SPACES,
    TURN_NORTH,
    TWIRL,
    State,
)
from quirkbox.games.quirky_circuits.world import find_ways, has, is_barred, over

QUIET: Any = records(1, TRAIL)  # a trail that is off
POSES, NODES = 256, 256 * 5
MOVES = TURN_NORTH + 1  # the commands that move or turn
FAR = 999  # more than any way is long
PRICES = np.array([0, 13, 10, 9])  # of a card of which there are so many; more: CHEAP
CHEAP = 8
DUST = 10  # dust bunnies whose best round trip is worked out


class Chart(Record):
    # 1: every card counts as one, and every way as the shortest it can be
    exact: i32

    # --- the ground it is drawn of; nothing is drawn yet while its width is 0 ---
    robot: i8
    width: i8
    height: i8
    # 1: there are things of two spaces
    long: i8
    blocked: i64
    walls: i64s = shape(4)
    rises: i64s = shape(4)
    price: i16s = shape(QUIRK)

    # --- what follows from the ground ---
    nodes: i32
    leads_to: i16s = shape(NODES, MOVES)
    # by hand and space: until the hand is over it; of Gizmo, until he has entered it
    near: i16s = shape(2, SPACES, NODES)
    # from a space one has got to, to another
    hop: i16s = shape(SPACES, SPACES)
    # by goal and start, where there are long things to be laid exactly
    to_pose: i16s = shape(POSES, POSES)

    # --- the dust and the dock its tours are for, and what follows from them ---
    bunnies: i64
    dock: i8
    dusts: i32
    dust: i8s = shape(DUST)
    # by dust left and where one is: through all of it and, if wanted, to the dock
    tour: i16s = shape(1 << DUST, DUST)


@rule
def keep_current(chart: Chart, s: State, bare: State) -> None:
    """Whatever of the chart does not fit this position is drawn anew; `bare` is any state, to move about in."""
    if not is_of_ground(chart, s):
        draw_chart(chart, s, bare)
    elif chart.bunnies != s.bunnies or chart.dock != s.dock:
        find_tours(chart, s)


@rule
def is_of_ground(chart: Chart, s: State) -> bool:
    if chart.robot != s.robot or chart.width != s.width or chart.height != s.height or chart.long != has_long(s):
        return False
    for side in range(4):
        if chart.walls[side] != s.walls[side] or chart.rises[side] != s.rises[side]:
            return False
    for card in range(QUIRK):
        if chart.price[card] != price_of(chart, s, card):
            return False
    return bool(chart.blocked == s.blocked)


@rule
def price_of(chart: Chart, s: State, card: int) -> int:
    """0: there is no such card."""
    n = s.cards[card] + s.cards[card + QUIRK]
    if chart.exact and n:
        return 1
    return int(PRICES[n]) if n < len(PRICES) else CHEAP


@rule
def has_long(s: State) -> bool:
    for token in range(s.tokens):
        if s.half[token] != NONE:
            return True
    return False


@rule
def node_of(s: State) -> int:
    return (s.momentum + 1) * POSES + s.facing * SPACES + s.space


@rule
def put_on_node(s: State, node: int) -> None:
    s.momentum = node // POSES - 1
    s.facing = node % POSES // SPACES
    s.space = node % SPACES


@rule
def draw_chart(chart: Chart, s: State, bare: State) -> None:
    """For this position; `bare` is any state, to move about in."""
    survey(chart, s)
    lay_bare(bare, chart)
    chart.nodes = NODES if chart.robot == TWIRL else POSES
    find_edges(chart, bare)
    for hand in range(2 if chart.robot == LEFTY else 1):
        for space in range(SPACES):
            measure(chart, bare, hand, space)
    find_hops(chart, bare)
    if chart.long:
        for goal in range(POSES):
            measure_pose(chart, goal)
    find_tours(chart, s)


@rule
def survey(chart: Chart, s: State) -> None:
    """Write down the ground."""
    chart.robot, chart.width, chart.height, chart.long = s.robot, s.width, s.height, has_long(s)
    chart.blocked = s.blocked
    for side in range(4):
        chart.walls[side], chart.rises[side] = s.walls[side], s.rises[side]
    for card in range(QUIRK):
        chart.price[card] = price_of(chart, s, card)


@rule
def lay_bare(bare: State, chart: Chart) -> None:
    """The chart's ground with nothing on it, so that nothing can be won there, whatever `bare` was before."""
    bare.robot, bare.width, bare.height = chart.robot, chart.width, chart.height
    bare.blocked = chart.blocked
    for side in range(4):
        bare.walls[side], bare.rises[side] = chart.walls[side], chart.rises[side]
    find_ways(bare)
    bare.goal = bare.tokens = bare.spots = bare.over = 0
    bare.dock = bare.choosing = bare.momentum = NONE
    bare.bunnies = bare.broken = bare.vases = bare.tables = bare.in_way = 0
    bare.held[:] = NONE


@rule
def find_edges(chart: Chart, bare: State) -> None:
    for node in range(chart.nodes):
        for command in range(MOVES):
            chart.leads_to[node, command] = node
            if chart.price[command] and not has(bare.blocked, node % SPACES):
                put_on_node(bare, node)
                act(bare, command, QUIET[0])
                chart.leads_to[node, command] = node_of(bare) if bare.robot == TWIRL else node_of(bare) % POSES
                if bare.robot != TWIRL:
                    bare.momentum = NONE


@rule
def measure(chart: Chart, bare: State, hand: int, space: int) -> None:
    """From every node to this space. Gizmo enters it, also in the middle of a move; a hand has to come over it."""
    drives = bare.robot == GIZMO
    for node in range(chart.nodes):
        chart.near[hand, space, node] = FAR
        if not drives:
            put_on_node(bare, node)
            if over(bare, hand) == space and not is_barred(bare, hand) and not has(bare.blocked, node % SPACES):
                chart.near[hand, space, node] = 0
    changed = True
    while changed:
        changed = False
        for node in range(chart.nodes):
            best = chart.near[hand, space, node]
            for command in range(MOVES):
                if chart.price[command] == 0:
                    continue
                there = chart.leads_to[node, command]
                way = chart.price[command]
                if not (drives and passes(node % SPACES, there % SPACES, space)):
                    way += chart.near[hand, space, there]
                if way < best:
                    best = way
                    changed = True
            chart.near[hand, space, node] = best


@rule
def passes(start: int, end: int, space: int) -> bool:
    """A straight move enters this space."""
    if start == end or space == start:
        return False
    if start // SIDE == end // SIDE:
        return space // SIDE == start // SIDE and min(start, end) <= space <= max(start, end)
    return space % SIDE == start % SIDE and min(start, end) <= space <= max(start, end)


@rule
def measure_pose(chart: Chart, goal: int) -> None:
    for node in range(POSES):
        chart.to_pose[goal, node] = 0 if node == goal else FAR
    changed = True
    while changed:
        changed = False
        for node in range(POSES):
            best = chart.to_pose[goal, node]
            for command in range(MOVES):
                way = chart.price[command] + chart.to_pose[goal, chart.leads_to[node, command]]
                if chart.price[command] and way < best:
                    best = way
                    changed = True
            chart.to_pose[goal, node] = best


@rule
def find_hops(chart: Chart, bare: State) -> None:
    """From space to space, however one got to the first: the best way to stand there, or between that and a usual one."""
    hands = 2 if chart.robot == LEFTY else 1
    for start in range(SPACES):
        for end in range(SPACES):
            if chart.exact:
                chart.hop[start, end] = shortest_hop(chart, bare, hands, start, end)
                continue
            best, total, ways = FAR, 0, 0
            for node in range(POSES):
                for hand in range(hands):
                    if is_at(chart, hand, start, node) and chart.near[hand, end, node] < FAR:
                        best = min(best, chart.near[hand, end, node])
                        total += chart.near[hand, end, node]
                        ways += 1
            chart.hop[start, end] = FAR if ways == 0 else (best + total // ways) // 2


@rule
def is_at(chart: Chart, hand: int, space: int, node: int) -> bool:
    if chart.robot == GIZMO:
        return node % SPACES == space
    return bool(chart.near[hand, space, node] == 0)


@rule
def shortest_hop(chart: Chart, bare: State, hands: int, start: int, end: int) -> int:
    """Whichever hand did the one and does the other; Twirl may have drifted on while she picked up or dropped."""
    best = FAR
    for node in range(chart.nodes):
        for hand in range(hands):
            if is_at(chart, hand, start, node):
                for other in range(hands):
                    best = min(best, chart.near[other, end, node])
                if bare.robot == TWIRL:
                    put_on_node(bare, node)
                    drift(bare, False, NONE, QUIET[0])
                    best = min(best, chart.near[hand, end, node_of(bare)])
    return best


@rule
def find_tours(chart: Chart, s: State) -> None:
    """The shortest way through every set of dust bunnies, from each of them."""
    chart.bunnies, chart.dock, chart.dusts = s.bunnies, s.dock, 0
    for space in range(SPACES):
        if has(chart.bunnies, space) and chart.dusts < DUST:
            chart.dust[chart.dusts] = space
            chart.dusts += 1
    for left in range(1 << chart.dusts):
        for here in range(chart.dusts):
            best = FAR * 8
            for there in range(chart.dusts):
                if left >> there & 1 and there != here:
                    way = chart.hop[chart.dust[here], chart.dust[there]] + chart.tour[left & ~(1 << there), there]
                    best = min(best, way)
            if left & ~(1 << here) == 0:
                best = 0 if chart.dock == NONE else chart.hop[chart.dust[here], chart.dock]
            chart.tour[left, here] = best
