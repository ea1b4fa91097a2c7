"""What a good player of ROOT\\G: looks at: what would come of it if the circuit were turned on now, and who drops charges."""

from quirkbox.bots.search import Tree
from quirkbox.engine import Codes, Heuristics, rule
from quirkbox.games.rootg.circuit import (
    edge_of,
    ones_at,
    ones_inside,
    part_of,
    reaches,
    values_of,
    zeros_inside,
)
from quirkbox.games.rootg.places import PLACE, edges_match, edges_of, place_at, turned
from quirkbox.games.rootg.rules import ACCEPT, ASK_ON, HAND_OVER, KEEP_TILE, REMOVE, legal
from quirkbox.games.rootg.run import penalty
from quirkbox.games.rootg.state import (
    AND,
    DROPS,
    FIRST,
    IN_A,
    LINK,
    MUST_BE_IN,
    MUST_BE_OUT,
    NONE,
    NOTHING,
    ONE,
    OUT_A,
    OUT_B,
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
SURE = 3  # how much likelier a mission is for each terminal that its owner has left as it asks for


@rule
def sensible(s: State, seat: int, out: Codes) -> int:
    """Everything that reaches a terminal; of what does not, a few."""
    n = legal(s, seat, out)
    if n < 2 or (s.phase != FIRST and s.phase != SECOND):
        return n
    kept = loose = 0
    for i in range(n):
        action = out[i]
        if action < KEEP_TILE and not feeds_terminal(s, action - PLACE):
            loose += 1
            if loose > LOOSE:
                continue
        out[kept] = action
        kept += 1
    return kept


@rule
def feeds_terminal(s: State, where: int) -> bool:
    """Whether a terminal would feel a placing."""
    return fed_at(s, place_at(s, where // 4)) != 0


@rule
def fed_at(s: State, place: int) -> int:
    """The terminals that a tile there feeds: a bit each."""
    need, nodes = s.place_need[place], s.place_node[place]
    fed = 0
    for side in range(4):
        if (need >> 2 * side) & 3 == MUST_BE_OUT:
            fed |= reaches(s, (nodes >> 6 * side) & 63)
    return fed


@rule
def judge(s: State, seat: int, action: int) -> int:
    """How things look after it."""
    if action < KEEP_TILE:
        where = action - PLACE
        return placing(s, seat, s.hands[seat], place_at(s, where // 4), where % 4)
    if action < HAND_OVER:
        return best_placing(s, seat, action - KEEP_TILE)
    if action == HAND_OVER:
        return outlook_now(s, seat) - POINT // 2
    if action == REMOVE:
        return outlook_now(s, seat)
    if action in (ASK_ON, ACCEPT):
        return outlook_now(s, seat) + POINT * (penalty(s.charges[1 - seat]) - penalty(s.charges[seat]))
    return 0  # whoever is behind does not want the circuit on


@rule
def best_placing(s: State, seat: int, tile: int) -> int:
    """The best that a tile could do for a seat."""
    edges = edges_of(s.faces[s.side, tile])
    best = outlook_now(s, seat)
    for place in range(s.places):
        need = s.place_need[place]
        if need & (need >> 1) & 0x55:  # somebody's input is open there
            for turn in range(4):
                if edges_match(turned(edges, turn), need):
                    best = max(best, placing(s, seat, tile, place, turn))
    return best


@rule
def placing(s: State, seat: int, tile: int, place: int, turn: int) -> int:
    """How things look with the tile there."""
    if fed_at(s, place) == 0:
        return outlook_now(s, seat)
    face = s.faces[s.side, tile]
    dropped = dropped_by(s, face, turn, place)
    looks = outlook(s, seat, depths_after(s, face, turn, place), values_after(s, face, turn, place))
    return looks + CHARGE * (drops(s, seat, dropped) - drops(s, 1 - seat, dropped))


@rule
def fed_by(s: State, face: int, turn: int, place: int, edge: int) -> int:
    """The nodes that all edges of a kind (OUT_A, PRINTED_1, …) would feed."""
    need, nodes = s.place_need[place], s.place_node[place]
    fed = 0
    for side in range(4):
        if (need >> 2 * side) & 3 == MUST_BE_OUT and edge_of(face, side - turn) == edge:
            fed |= 1 << ((nodes >> 6 * side) & 63)
    return fed


@rule
def values_after(s: State, face: int, turn: int, place: int) -> int:
    """The values of all nodes with the tile in place. What its two parts say may depend on each other: look again until it
    stays the same."""
    fed_a, fed_b = fed_by(s, face, turn, place, OUT_A), fed_by(s, face, turn, place, OUT_B)
    fed_1 = fed_by(s, face, turn, place, PRINTED_1)
    a = b = values = 0
    for _ in range(3):
        values = 1 << ONE
        for i in range(s.nodes):
            node = s.order[i]
            new = ((fed_1 >> node) & 1) + ((fed_a >> node) & a) + ((fed_b >> node) & b)
            if TRUTH[s.part[node], s.inputs[node], ones_at(s, node, values) + new]:
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
def depths_after(s: State, face: int, turn: int, place: int) -> int:
    """The depths of the terminals with the tile in place (nearly: if one part of it feeds the other, that is not seen)."""
    depths = depths_of(s)
    for number in range(2):
        fed = fed_by(s, face, turn, place, OUT_A + number)
        if fed:
            depths = spread(s, depths, fed, depth_of_part(s, face, number, turn, place))
    return depths


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
def dropped_by(s: State, face: int, turn: int, place: int) -> int:
    """The terminals that this tile lets drop charges: a gate for all it reaches, a link for gates of this turn behind it."""
    fed = 0
    if part_of(face, 0) > LINK or feeds_on_fresh(s, place):
        fed |= fed_by(s, face, turn, place, OUT_A)
    if part_of(face, 1) > LINK or feeds_on_fresh(s, place):
        fed |= fed_by(s, face, turn, place, OUT_B)
    dropped = done = 0
    for node in range(s.nodes):
        if (fed >> node) & 1:
            dropped |= reaches(s, node)
        if (s.fresh >> node) & 1:
            done |= s.below[node]
    return dropped & ~done


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
    return outlook(s, seat, depths_of(s), values_of(s))


@rule
def outlook(s: State, seat: int, depths: int, values: int) -> int:
    """By how much the seat would win with these depths and values. What the opponent wants it only guesses, also where a search
    has put a guess in place: over all missions, the likelier ones counting more."""
    other = 1 - seat
    mine = mission_bits(s, s.zero[seat], s.one[seat]) << 3 * seat
    total = weights = 0
    for zero in range(3):
        for one in range(3):
            if zero != s.zero[seat] and one != s.one[seat]:
                theirs = mission_bits(s, zero, one)
                weight = fits(s, other, theirs)
                right = ~(values ^ (mine | (theirs << 3 * other))) & 0x3F
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
def fits(s: State, seat: int, wanted: int) -> int:
    """How well a mission fits what a seat has done: people build what they want."""
    weight = 1
    for speed in range(3):
        if s.vouched[3 * seat + speed] == (wanted >> speed) & 1:
            weight *= SURE
    return weight


@rule
def likely(s: State, seat: int) -> int:
    """In percent: how well a guess fits what the opponent has done."""
    other = 1 - seat
    if seat < 0 or s.why_on != NONE:
        return 100
    known = 1
    for terminal in range(3 * other, 3 * other + 3):
        if s.vouched[terminal] != NONE:
            known *= SURE
    return 100 * fits(s, other, mission_bits(s, s.zero[other], s.one[other])) // known


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


HEURISTICS = Heuristics(sensible, judge, search=Tree(likely=likely))
