"""What is wired to what: nodes and their links, loops, depths and values. Numbers like RG-7 are those of README.md."""

import numpy as np

from quirkbox.engine import rule, scratch
from quirkbox.games.rootg.state import (
    AND,
    BLANK,
    IN_A,
    IN_B,
    LINK,
    MUST_BE_IN,
    NODES,
    NONE,
    NOTHING,
    ONE,
    OUT_A,
    OUT_B,
    PRINTED_0,
    TERMINALS,
    TRUTH,
    ZERO,
    State,
)


@rule
def edge_of(face: int, side: int) -> int:
    """BLANK, IN_A, …; sides beyond 0 to 3 go round."""
    return (face >> 3 * (side & 3)) & 7


@rule
def part_of(face: int, number: int) -> int:
    """What the first or second part is."""
    return (face >> (12 + 8 * number)) & 15


@rule
def zeros_inside(face: int, number: int) -> int:
    return (face >> (16 + 8 * number)) & 3


@rule
def ones_inside(face: int, number: int) -> int:
    return (face >> (18 + 8 * number)) & 3


@rule
def is_input_tile(face: int) -> bool:
    return part_of(face, 0) == NOTHING


@rule
def what_is(face: int) -> int:
    """The gate of a tile, if it has one; else LINK, or NOTHING for an input tile."""
    return max(part_of(face, 0), part_of(face, 1))


@rule
def printed_sum(face: int) -> int:
    """RG-8: the sum of all printed values, those inside gates included."""
    total = ones_inside(face, 0) + ones_inside(face, 1)
    for side in range(4):
        if edge_of(face, side) > PRINTED_0:
            total += 1
    return total


@rule
def add_node(s: State, tile: int, part: int, ports: int, zeros: int, ones: int) -> int:
    """A new gate, wire or terminal, linked to nothing yet."""
    node = s.nodes
    s.nodes = node + 1
    s.order[node] = node
    s.tile_of[node] = tile
    s.part[node] = part
    s.inputs[node] = ports + zeros + ones
    s.printed[node] = ones
    s.open[node] = ports
    for side in range(4):
        s.source[node, side] = ZERO
    s.feeds[node] = s.below[node] = 0
    s.depth[node] = 1 if part >= AND else 0
    return node


@rule
def add_part(s: State, tile: int, face: int, number: int) -> int:
    """The node of a tile's first or second part; NONE if there is no such part."""
    part = part_of(face, number)
    if part == NOTHING:
        return NONE
    ports = 0
    for side in range(4):
        if edge_of(face, side) == IN_A + number:
            ports += 1
    return add_node(s, tile, part, ports, zeros_inside(face, number), ones_inside(face, number))


@rule
def node_at(edge: int, a: int, b: int) -> int:
    """The node an edge belongs to, of a tile with the nodes a and b."""
    if edge in (BLANK, IN_A, OUT_A):
        return a
    if edge in (IN_B, OUT_B):
        return b
    return ZERO + edge - PRINTED_0


@rule
def link(s: State, source: int, node: int, side: int) -> None:
    """The source feeds the node's input port on this side."""
    s.source[node, side] = source
    s.open[node] -= 1
    if source < ZERO:
        s.feeds[source] |= 1 << node


@rule
def lowest(members: int) -> int:
    """The first member of a set that is not empty."""
    first = 0
    for half in (32, 16, 8, 4, 2, 1):
        if members & ((1 << half) - 1) == 0:
            members >>= half
            first += half
    return first


@rule
def weave_in(s: State, node: int) -> None:
    """A new node has been linked: what reaches what, who comes after whom, and how deep everything is now."""
    above = 0
    for side in range(4):
        if s.source[node, side] < ZERO:
            above |= 1 << s.source[node, side]
    below, fed = 0, s.feeds[node]
    while fed:
        below |= (fed & -fed) | s.below[lowest(fed)]
        fed &= fed - 1
    s.below[node] = below
    if above:
        for other in range(s.nodes):
            if (s.below[other] | (1 << other)) & above:
                s.below[other] |= below | (1 << node)
    if below:
        sort_in(s, node)
        deepen(s, node)
    elif above:
        s.depth[node] = depth_of(s, node)


@rule
def sort_in(s: State, node: int) -> None:
    """Everything that does not depend on the node comes first, then the node, then what depends on it."""
    below, later = s.below[node], scratch(NODES, np.int8)
    put = waiting = 0
    for i in range(s.nodes):
        mover = s.order[i]
        if (below >> mover) & 1:
            later[waiting] = mover
            waiting += 1
        elif mover != node:
            s.order[put] = mover
            put += 1
    s.order[put] = node
    for i in range(waiting):
        s.order[put + 1 + i] = later[i]


@rule
def deepen(s: State, node: int) -> None:
    """The depth of a node and of all that depend on it."""
    changed = s.below[node] | (1 << node)
    for i in range(s.nodes):
        other = s.order[i]
        if (changed >> other) & 1:
            s.depth[other] = depth_of(s, other)


@rule
def depth_of(s: State, node: int) -> int:
    """RG-25: the most gates on any path that ends with this node."""
    deepest = 0
    for side in range(4):
        source = s.source[node, side]
        if source < ZERO and s.depth[source] > deepest:
            deepest = s.depth[source]
    return deepest + 1 if s.part[node] >= AND else deepest


@rule
def is_between(need: int) -> bool:
    """Something would feed a tile on this place, and be fed by it: only such a tile can close a loop."""
    return bool((need >> 1) & ~need & 0x55 and (need >> 1) & need & 0x55)


@rule
def closes_loop(s: State, face: int, turn: int, need: int, nodes: int) -> bool:
    """RG-15: whether a tile between these neighbours (`is_between`) would be fed by what it feeds."""
    above_a = above_b = below_a = below_b = 0
    for side in range(4):
        asked, node, edge = (need >> 2 * side) & 3, (nodes >> 6 * side) & 63, edge_of(face, side - turn)
        if asked < MUST_BE_IN or node >= ZERO:
            continue
        if edge == IN_A:
            above_a |= 1 << node
        elif edge == IN_B:
            above_b |= 1 << node
        elif edge == OUT_A:
            below_a |= (1 << node) | s.below[node]
        elif edge == OUT_B:
            below_b |= (1 << node) | s.below[node]
    round_both = above_a & below_b and above_b & below_a
    return bool(above_a & below_a or above_b & below_b or round_both)


@rule
def reaches(s: State, node: int) -> int:
    """The terminals a node reaches, itself included: a bit each."""
    return int((s.below[node] | (1 << node)) & 0x3F)


@rule
def all_closed(s: State) -> bool:
    """RG-41: no input port is open from which a terminal can be reached."""
    for node in range(s.nodes):
        if s.open[node] and reaches(s, node):
            return False
    return True


@rule
def values_of(s: State) -> int:
    """RG-48: the value of every node, a bit each. What nothing feeds is 0."""
    values = 1 << ONE
    for i in range(s.nodes):
        node = s.order[i]
        if TRUTH[s.part[node], s.inputs[node], ones_at(s, node, values)]:
            values |= 1 << node
    return values


@rule
def ones_at(s: State, node: int, values: int) -> int:
    """How many of a node's inputs are 1."""
    ones = s.printed[node]
    for side in range(4):
        ones += (values >> s.source[node, side]) & 1
    return int(ones)


@rule
def lay_terminals(s: State) -> None:
    """The first six nodes."""
    s.nodes = 0
    for _ in range(TERMINALS):
        add_node(s, NONE, LINK, 1, 0, 0)
