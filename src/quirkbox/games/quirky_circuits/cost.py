"""How much is still to do, in eighths of a card: what bots want to make small."""

from quirkbox.engine import rule
from quirkbox.games.quirky_circuits.chart import FAR, Chart, node_of
from quirkbox.games.quirky_circuits.state import (
    ACROSS,
    CLEAN,
    DELIVER,
    DELIVERED,
    DOCK,
    DOWN,
    HELD,
    LEFTY,
    MEET,
    NONE,
    ON_GROUND,
    ROVER,
    SIDE,
    SPACES,
    STAR,
    STEP,
    SWAP,
    State,
)
from quirkbox.games.quirky_circuits.world import has, second_space

LOST = 4000
PER_STEP = 6  # that a walking token is away from where it should be
DANGER = 6  # per step that an eater is near
NEARBY = 4


@rule
def cost(chart: Chart, s: State) -> int:
    if s.over:
        return 0 if s.won else LOST
    total = 0
    if s.goal & CLEAN:
        total += to_clean(chart, s)
    elif s.goal & DOCK:
        total += chart.near[0, s.dock, node_of(s)]
    if s.goal & DELIVER:
        total += to_bring(chart, s)
    if s.goal & MEET:
        total += to_meet(s)
    return total + danger(s)


@rule
def to_clean(chart: Chart, s: State) -> int:
    """Through all dust by the shortest way, then to the dock; broken vases on the way."""
    node, left = node_of(s), 0
    for i in range(chart.dusts):
        if has(s.bunnies, chart.dust[i]):
            left |= 1 << i
    best = FAR * 8
    for i in range(chart.dusts):
        if left >> i & 1:
            best = min(best, chart.near[0, chart.dust[i], node] + chart.tour[left & ~(1 << i), i])
    if left == 0:
        best = chart.near[0, s.dock, node] if s.goal & DOCK else 0
    if s.broken:
        best += vases_on_the_way(chart, s, node)
    return best


@rule
def vases_on_the_way(chart: Chart, s: State, node: int) -> int:
    extra = 0
    for space in range(SPACES):
        if has(s.broken, space):
            detour = chart.near[0, space, node]
            for i in range(chart.dusts):
                if has(s.bunnies, chart.dust[i]):
                    detour = min(detour, chart.hop[chart.dust[i], space])
            extra += detour + 8
    return extra


@rule
def to_meet(s: State) -> int:
    total = 0
    for token in range(s.tokens):
        other = s.must_meet[token]
        if other != NONE:
            total += PER_STEP * steps_between(s.at[token], s.at[other])
    return total


@rule
def steps_between(one: int, other: int) -> int:
    return max(abs(one // SIDE - other // SIDE), abs(one % SIDE - other % SIDE))


@rule
def danger(s: State) -> int:
    total = 0
    for token in range(s.tokens):
        prey = s.must_not[token]
        if prey != NONE and s.fate[token] == ON_GROUND and s.fate[prey] == ON_GROUND:
            total += DANGER * max(0, NEARBY - steps_between(s.at[token], s.at[prey]))
    return total


@rule
def to_bring(chart: Chart, s: State) -> int:
    """The token that is best brought first, exactly; the others roughly, each from the spot that is left last."""
    node, ready = node_of(s), lowest_rank(s)
    whole, best = 0, FAR * 8
    for token in range(s.tokens):
        spot = spot_wanted(chart, s, token)
        if spot == NONE:
            continue
        rough = roughly(chart, s, token, spot)
        whole += rough
        if s.rank[token] <= ready and may_come_first(s, token):
            best = min(best, first_leg(chart, s, token, spot, node) - rough)
    return whole + (best if best < FAR * 8 else 2 * int(chart.price[STAR]))


@rule
def may_come_first(s: State, token: int) -> bool:
    """With one pair of hands, what is held comes first."""
    return bool(s.robot == LEFTY or s.held[0] == NONE or s.held[0] == token)


@rule
def lowest_rank(s: State) -> int:
    lowest = 127
    for token in range(s.tokens):
        if s.rank[token] and s.fate[token] != DELIVERED:
            lowest = min(lowest, s.rank[token])
    return lowest


@rule
def spot_wanted(chart: Chart, s: State, token: int) -> int:
    """The nearest spot that still wants this one; NONE if none does."""
    if s.fate[token] == DELIVERED:
        return NONE
    found, nearest = NONE, 1 << 20
    hand = 1 if s.held[1] == token else 0
    for spot in range(s.spots):
        if s.wants[spot] & ~s.has[spot] & (1 << s.kind[token]):
            away = chart.hop[s.at[token], s.spot[spot]]
            if s.fate[token] == HELD:
                away = chart.near[hand, s.spot[spot], node_of(s)]
            if away < nearest:
                found, nearest = spot, away
    return found


@rule
def roughly(chart: Chart, s: State, token: int, spot: int) -> int:
    """Come from another spot, pick up, carry, drop."""
    star = int(chart.price[STAR])
    goal = s.spot[spot] if s.fate[token] == HELD else s.at[token]
    link = 0 if s.spots == 1 else 1 << 20
    for other in range(s.spots):
        if other != spot:
            link = min(link, chart.hop[s.spot[other], goal])
    if s.fate[token] == HELD:
        return star + link
    return int(link + 2 * star + chart.hop[s.at[token], s.spot[spot]])


@rule
def first_leg(chart: Chart, s: State, token: int, spot: int, node: int) -> int:
    if s.half[token] != NONE:
        return long_leg(chart, s, token, spot, node % 256)
    star, goal = int(chart.price[STAR]), s.spot[spot]
    if s.fate[token] == HELD:
        if s.robot != LEFTY:
            return int(star + chart.near[0, goal, node])
        hand = 0 if s.held[0] == token else 1
        swapped = chart.near[1 - hand, goal, node] + chart.price[SWAP]
        return int(star + min(chart.near[hand, goal, node], swapped))
    way = chart.near[0, s.at[token], node]
    if s.robot == LEFTY:
        busy = 1 << 12
        right = way if s.held[0] == NONE else busy
        left = chart.near[1, s.at[token], node] if s.held[1] == NONE else busy
        way = min(right, left)
        if way == busy:
            way = chart.near[0, s.at[token], node] + 4 * star
    return int(way + 2 * star + chart.hop[s.at[token], goal])


@rule
def long_leg(chart: Chart, s: State, token: int, spot: int, pose: int) -> int:
    """Long things: by every way to grab one, to the ways it can then be laid."""
    star = int(chart.price[STAR])
    if s.fate[token] == HELD:
        return star + laying(chart, s, int(s.half[token]), spot, pose)
    best = FAR * 4
    for half in range(2):
        side = int(s.half[token])
        grabbed = int(s.at[token])
        if half:
            grabbed, side = second_space(grabbed, side), (side + 2) & 3
        for facing in range(4):
            start = back_from(s, grabbed, facing)
            if start != NONE:
                grab = facing * SPACES + start
                way = chart.to_pose[grab, pose] + laying(chart, s, (side - facing) & 3, spot, grab)
                best = min(best, way)
    return best + 2 * star


@rule
def laying(chart: Chart, s: State, side: int, spot: int, pose: int) -> int:
    """From a pose to one where something held with its second half on this side (as seen by the robot) covers the spot."""
    best = FAR * 2
    for half in range(2):
        lies = int(s.spot_half[spot])
        first = int(s.spot[spot])
        if half:
            first, lies = second_space(first, lies), (lies + 2) & 3
        facing = (lies - side) & 3
        start = back_from(s, first, facing)
        if start != NONE:
            best = min(best, chart.to_pose[facing * SPACES + start, pose])
    return best


@rule
def back_from(s: State, space: int, facing: int) -> int:
    """Where the robot stands when this space is in front of it (Rover) or below it; NONE if it cannot stand there."""
    if s.robot != ROVER:
        return space
    row, column = space // SIDE - DOWN[facing], space % SIDE - ACROSS[facing]
    if not (0 <= row < s.height and 0 <= column < s.width):
        return NONE
    start = space - int(STEP[facing])
    if has(s.blocked, start) or has(s.walls[facing], start):
        return NONE
    return start
