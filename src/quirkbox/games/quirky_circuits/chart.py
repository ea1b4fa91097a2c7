"""Distances for bots: how many cards it takes to get somewhere, if one had any card one likes. Worked out once per scenario by
letting every movement card act, with the real rules, from everywhere.

A node is where the robot is, how it looks and (Twirl's) momentum: (momentum + 1) * 256 + facing * 64 + space. Prices are in
eighths of a card; a rare card costs more.
"""

from typing import Any

import numpy as np

from quirkbox.engine import Record, i8s, i16s, i32, i64, rule, shape
from quirkbox.engine.record import records
from quirkbox.engine.trail import TRAIL
from quirkbox.games.quirky_circuits.run import act, drift
from quirkbox.games.quirky_circuits.state import (
    DOCK,
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
from quirkbox.games.quirky_circuits.world import has, is_barred, over

QUIET: Any = records(1, TRAIL)  # a trail that is off
POSES, NODES = 256, 256 * 5
MOVES = TURN_NORTH + 1  # the commands that move or turn
FAR = 999  # more than any way is long
PRICES = np.array([0, 13, 10, 9])  # of a card of which there are so many; more: CHEAP
CHEAP = 8
DUST = 10  # dust bunnies whose best round trip is worked out


class Chart(Record):
    key: i64  # of the scenario it was made for
    exact: i32  # 1: every card counts as one, and every way as the shortest it can be
    nodes: i32
    leads_to: i16s = shape(NODES, MOVES)
    price: i16s = shape(QUIRK)
    near: i16s = shape(2, SPACES, NODES)  # by hand and space: until the hand is over it; of Gizmo, until he has entered it
    hop: i16s = shape(SPACES, SPACES)  # from a space one has got to, to another
    to_pose: i16s = shape(POSES, POSES)  # by goal and start, where there are long things to be laid exactly
    dusts: i32
    dust: i8s = shape(DUST)
    tour: i16s = shape(1 << DUST, DUST)  # by dust left and where one is: through all of it and, if wanted, to the dock


@rule
def key_of(s: State) -> int:
    """A number that another scenario hardly has."""
    key = int(s.robot) * 8 + s.width + s.dock * 1000 + s.full
    for side in range(4):
        key = (key * 1000003) ^ s.open[side] ^ (s.rises[side] * 31)
    for card in range(QUIRK):
        key = (key * 31) ^ s.cards[card] ^ (s.cards[card + QUIRK] << 8)
    key = (key * 1000003) ^ s.blocked
    for token in range(s.tokens):
        key = (key * 31) ^ s.kind[token]
    return key & 0x7FFFFFFFFFFFFFFF


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
    """For this scenario; `bare` is a copy of `s` to move about in."""
    chart.key = key_of(s)
    clear_away(bare)
    chart.nodes = NODES if s.robot == TWIRL else POSES
    for card in range(QUIRK):
        n = s.cards[card] + s.cards[card + QUIRK]
        chart.price[card] = PRICES[n] if n < len(PRICES) else CHEAP
        if chart.exact and n:
            chart.price[card] = 1
    find_edges(chart, bare)
    for hand in range(2 if s.robot == LEFTY else 1):
        for space in range(SPACES):
            measure(chart, bare, hand, space)
    find_hops(chart, s, bare)
    if has_long(s):
        for goal in range(POSES):
            measure_pose(chart, goal)
    plan_tours(chart, s)


@rule
def clear_away(bare: State) -> None:
    """An empty map on which nothing can be won."""
    bare.goal = bare.tokens = bare.spots = 0
    bare.dock = NONE
    bare.bunnies = bare.broken = bare.vases = bare.in_way = 0
    bare.held[:] = NONE


@rule
def has_long(s: State) -> bool:
    for token in range(s.tokens):
        if s.half[token] != NONE:
            return True
    return False


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
def find_hops(chart: Chart, s: State, bare: State) -> None:
    """From space to space, however one got to the first: the best way to stand there, or between that and a usual one."""
    hands = 2 if s.robot == LEFTY else 1
    for start in range(SPACES):
        for end in range(SPACES):
            if chart.exact:
                chart.hop[start, end] = shortest_hop(chart, bare, hands, start, end)
                continue
            best, total, ways = FAR, 0, 0
            for node in range(POSES):
                for hand in range(hands):
                    if is_at(chart, s, hand, start, node) and chart.near[hand, end, node] < FAR:
                        best = min(best, chart.near[hand, end, node])
                        total += chart.near[hand, end, node]
                        ways += 1
            chart.hop[start, end] = FAR if ways == 0 else (best + total // ways) // 2


@rule
def is_at(chart: Chart, s: State, hand: int, space: int, node: int) -> bool:
    if s.robot == GIZMO:
        return node % SPACES == space
    return bool(chart.near[hand, space, node] == 0)


@rule
def shortest_hop(chart: Chart, bare: State, hands: int, start: int, end: int) -> int:
    """Whichever hand did the one and does the other; Twirl may have drifted on while she picked up or dropped."""
    best = FAR
    for node in range(chart.nodes):
        for hand in range(hands):
            if is_at(chart, bare, hand, start, node):
                for other in range(hands):
                    best = min(best, chart.near[other, end, node])
                if bare.robot == TWIRL:
                    put_on_node(bare, node)
                    drift(bare, False, NONE, QUIET[0])
                    best = min(best, chart.near[hand, end, node_of(bare)])
    return best


@rule
def plan_tours(chart: Chart, s: State) -> None:
    """The shortest way through every set of dust bunnies, from each of them."""
    chart.dusts = 0
    for space in range(SPACES):
        if has(s.bunnies, space) and chart.dusts < DUST:
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
                best = chart.hop[chart.dust[here], s.dock] if s.goal & DOCK else 0
            chart.tour[left, here] = best
