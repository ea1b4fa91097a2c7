"""What a good player of ROOT\\G: looks at: what would come of it if the circuit were turned on now, and whose charges go."""

from quirkbox.engine import Codes, Hints, rule
from quirkbox.games.rootg.circuit import edge_of, ones_inside, part_of, reaches, zeros_inside
from quirkbox.games.rootg.places import PLACE, place_at, turned
from quirkbox.games.rootg.places import edges_of as edges_of_face
from quirkbox.games.rootg.places import fits as edges_fit
from quirkbox.games.rootg.rules import ACCEPT, ASK_ON, HAND_OVER, KEEP_TILE, REMOVE, legal
from quirkbox.games.rootg.state import (
    AND,
    DROPS,
    FIRST,
    IN_A,
    LINK,
    MUST_BE_IN,
    MUST_BE_OUT,
    NOTHING,
    ONE,
    OUT_A,
    PRINTED_1,
    SECOND,
    TERMINALS,
    TRUTH,
    ZERO,
    State,
)

POINT = 100  # in what `judge` counts
CHARGE = 60  # a charge less: a third of a point, and nearer to the end of one's own choosing
LOOSE = 3  # how many placings that reach no terminal are worth a thought
UNKNOWN = 3  # how much likelier a mission is for each terminal that already says what it asks for


@rule
def sensible(s: State, seat: int, out: Codes) -> int:
    """Everything that reaches a terminal; of what does not, a few."""
    n = legal(s, seat, out)
    if n < 2 or (s.phase != FIRST and s.phase != SECOND):
        return n
    kept = loose = 0
    for i in range(n):
        action = out[i]
        if action < KEEP_TILE and not touches_terminal(s, seat, action - PLACE):
            loose += 1
            if loose > LOOSE:
                continue
        out[kept] = action
        kept += 1
    return kept


@rule
def touches_terminal(s: State, seat: int, where: int) -> bool:
    """Whether a terminal would feel a placing."""
    place, turn = place_at(s, where // 4), where % 4
    return fed(s, s.faces[s.side, s.hands[seat]], turn, place, 0x3F) != 0


@rule
def fed(s: State, face: int, turn: int, place: int, among: int) -> int:
    """Of some terminals, those that the tile's outputs would reach there."""
    need, nodes = s.place_need[place], s.place_node[place]
    reached = 0
    for side in range(4):
        if (need >> 2 * side) & 3 == MUST_BE_OUT:
            reached |= reaches(s, (nodes >> 6 * side) & 63)
    return reached & among


@rule
def judge(s: State, seat: int, action: int) -> int:
    """How much better things look after it."""
    if action < KEEP_TILE:
        where = action - PLACE
        return placing(s, seat, s.hands[seat], place_at(s, where // 4), where % 4)
    if action < HAND_OVER:
        return best_placing(s, seat, action - KEEP_TILE)
    if action == HAND_OVER:
        return -POINT // 2
    if action == REMOVE:
        return -POINT
    ahead = outlook_now(s, seat)
    if action in (ASK_ON, ACCEPT):
        return ahead
    return 0


@rule
def best_placing(s: State, seat: int, tile: int) -> int:
    """The best that a tile could do for a seat."""
    face = s.faces[s.side, tile]
    edges = edges_of_face(face)
    best = 0
    for place in range(s.places):
        if s.place_need[place] & (s.place_need[place] >> 1) & 0x55:  # somebody's input is open there
            for turn in range(4):
                if edges_fit(turned(edges, turn), s.place_need[place]):
                    best = max(best, placing(s, seat, tile, place, turn))
    return best


@rule
def placing(s: State, seat: int, tile: int, place: int, turn: int) -> int:
    """What a tile there changes."""
    face = s.faces[s.side, tile]
    reached = fed(s, face, turn, place, 0x3F)
    if reached == 0:
        return 0
    need, nodes = s.place_need[place], s.place_node[place]
    fed_a = fed_b = fed_1 = 0
    for side in range(4):
        if (need >> 2 * side) & 3 == MUST_BE_OUT:
            edge, node = edge_of(face, side - turn), (nodes >> 6 * side) & 63
            if edge == OUT_A:
                fed_a |= 1 << node
            elif edge < PRINTED_1 - 1:
                fed_b |= 1 << node
            elif edge == PRINTED_1:
                fed_1 |= 1 << node
    values = values_after(s, face, turn, place, fed_a, fed_b, fed_1)
    depths = depths_of(s)
    if fed_a:
        depths = spread(s, depths, fed_a, depth_of_part(s, face, 0, turn, place))
    if fed_b:
        depths = spread(s, depths, fed_b, depth_of_part(s, face, 1, turn, place))
    gain = outlook(s, seat, depths, values) - outlook_now(s, seat)
    dropped = dropped_by(s, face, turn, place, fed_a, fed_b)
    return gain + CHARGE * (drops(s, seat, dropped) - drops(s, 1 - seat, dropped))


@rule
def values_after(s: State, face: int, turn: int, place: int, fed_a: int, fed_b: int, fed_1: int) -> int:
    """The values of all nodes with the tile in place. What its two parts say may depend on each other: look again until it
    stays the same."""
    a = b = values = 0
    for _ in range(3):
        values = 1 << ONE
        for i in range(s.nodes):
            node = s.order[i]
            ones = s.printed[node] + ((fed_1 >> node) & 1) + ((fed_a >> node) & a) + ((fed_b >> node) & b)
            for side in range(4):
                ones += (values >> s.source[node, side]) & 1
            if TRUTH[s.part[node], s.inputs[node], ones]:
                values |= 1 << node
        next_a = value_of_part(s, face, 0, turn, place, values)
        next_b = value_of_part(s, face, 1, turn, place, values)
        if next_a == a and next_b == b:
            break
        a, b = next_a, next_b
    return values


@rule
def value_of_part(s: State, face: int, number: int, turn: int, place: int, values: int) -> int:
    part = part_of(face, number)
    if part == NOTHING:
        return 0
    need, nodes = s.place_need[place], s.place_node[place]
    ones = ones_inside(face, number)
    inputs = ones + zeros_inside(face, number)
    for side in range(4):
        if edge_of(face, side - turn) == IN_A + number:
            inputs += 1
            if (need >> 2 * side) & 3 == MUST_BE_IN:
                ones += (values >> ((nodes >> 6 * side) & 63)) & 1
    return int(TRUTH[part, inputs, ones])


@rule
def depth_of_part(s: State, face: int, number: int, turn: int, place: int) -> int:
    need, nodes = s.place_need[place], s.place_node[place]
    deepest = 0
    for side in range(4):
        node = (nodes >> 6 * side) & 63
        linked = (need >> 2 * side) & 3 == MUST_BE_IN and node < ZERO
        if linked and edge_of(face, side - turn) == IN_A + number and s.depth[node] > deepest:
            deepest = s.depth[node]
    return deepest + 1 if part_of(face, number) >= AND else deepest


@rule
def depths_of(s: State) -> int:
    """The depths of the six terminals, a byte each."""
    depths = 0
    for terminal in range(TERMINALS):
        depths |= int(s.depth[terminal]) << 8 * terminal
    return depths


@rule
def spread(s: State, depths: int, front: int, depth: int) -> int:
    """The depths of the terminals if something of this depth feeds these nodes: layer by layer, a gate a layer."""
    while front:
        after_gates = 0
        for i in range(s.nodes):
            node = s.order[i]
            if (front >> node) & 1:
                if s.part[node] >= AND:
                    after_gates |= s.feeds[node]
                elif node >= TERMINALS:
                    front |= s.feeds[node]
                elif (depths >> 8 * node) & 0xFF < depth:
                    depths += (depth - ((depths >> 8 * node) & 0xFF)) << 8 * node
        front = after_gates
        depth += 1
    return depths


@rule
def dropped_by(s: State, face: int, turn: int, place: int, fed_a: int, fed_b: int) -> int:
    """The terminals that this tile lets drop charges: a gate for all it reaches, a link for gates of this turn behind it."""
    reached = 0
    for node in range(s.nodes):
        if (fed_a >> node) & 1 and (part_of(face, 0) > LINK or feeds_on_fresh(s, place)):
            reached |= reaches(s, node)
        if (fed_b >> node) & 1 and (part_of(face, 1) > LINK or feeds_on_fresh(s, place)):
            reached |= reaches(s, node)
    for node in range(TERMINALS, s.nodes):
        if (s.fresh >> node) & 1:
            reached &= ~s.below[node]
    return reached


@rule
def feeds_on_fresh(s: State, place: int) -> bool:
    """Whether a gate of this turn lies behind an input here."""
    need, nodes = s.place_need[place], s.place_node[place]
    for side in range(4):
        if (need >> 2 * side) & 3 == MUST_BE_IN and (nodes >> 6 * side) & 63 < ZERO:
            for node in range(TERMINALS, s.nodes):
                behind = s.below[node] | (1 << node)
                if (s.fresh >> node) & 1 and (behind >> ((nodes >> 6 * side) & 63)) & 1:
                    return True
    return False


@rule
def drops(s: State, seat: int, dropped: int) -> int:
    """How many charges a seat drops at these terminals."""
    total = 0
    for speed in range(3):
        if (dropped >> (3 * seat + speed)) & 1:
            total += DROPS[speed]
    return min(total, int(s.charges[seat]))


@rule
def outlook_now(s: State, seat: int) -> int:
    return outlook(s, seat, depths_of(s), terminal_values(s))


@rule
def terminal_values(s: State) -> int:
    values = 1 << ONE
    for i in range(s.nodes):
        node = s.order[i]
        ones = s.printed[node]
        for side in range(4):
            ones += (values >> s.source[node, side]) & 1
        if TRUTH[s.part[node], s.inputs[node], ones]:
            values |= 1 << node
    return values


@rule
def outlook(s: State, seat: int, depths: int, values: int) -> int:
    """By how much the seat would win with these depths and values; over all missions the opponent may have, if unknown, the
    likelier ones counting more."""
    other = 1 - seat
    mine = mission_bits(s, s.zero[seat], s.one[seat]) << 3 * seat
    if s.zero[other] >= 0:
        asked = mine | (mission_bits(s, s.zero[other], s.one[other]) << 3 * other)
        return POINT * margin(depths, ~(values ^ asked) & 0x3F, seat)
    total = weights = 0
    for zero in range(3):
        for one in range(3):
            if zero != s.zero[seat] and one != s.one[seat]:
                right = ~(values ^ (mine | (mission_bits(s, zero, one) << 3 * other))) & 0x3F
                weight = likelihood(depths, right, other)
                total += weight * POINT * margin(depths, right, seat)
                weights += weight
    return total // weights


@rule
def mission_bits(s: State, zero: int, one: int) -> int:
    bits = 0
    for speed in range(3):
        bits |= int(s.ones[one, s.zeros[zero, speed]]) << speed
    return bits


@rule
def likelihood(depths: int, right: int, seat: int) -> int:
    """People build what they want: the more of a seat's terminals are right, the likelier is the mission."""
    weight = 1
    for terminal in range(3 * seat, 3 * seat + 3):
        if (depths >> 8 * terminal) & 0xFF and (right >> terminal) & 1:
            weight *= UNKNOWN
    return weight


@rule
def margin(depths: int, right: int, seat: int) -> int:
    """Points of a seat less those of the other, if the run came with these depths, and these terminals were right."""
    last = core = ahead = 0
    for _ in range(TERMINALS):
        tick = 0x7F
        for terminal in range(TERMINALS):
            depth = (depths >> 8 * terminal) & 0xFF
            if last < depth < tick:
                tick = depth
        if tick == 0x7F:
            break
        wrong = lead = rights = 0
        for terminal in range(TERMINALS):
            if (depths >> 8 * terminal) & 0xFF == tick:
                if not (right >> terminal) & 1:
                    wrong += 1
                else:
                    rights += 1
                    lead += 1 if terminal // 3 == seat else -1
        core += wrong * (tick - last)
        ahead += lead * (tick - last)
        if lead:
            ahead += core if lead > 0 else -core
        if rights:
            core = 0
        last = tick
    return ahead


HINTS = Hints(sensible, judge)
