"""What a card does to the robot and to everything around it."""

from quirkbox.engine import Trail, note, rule
from quirkbox.games.quirky_circuits.actions import (
    BROKE,
    BUMPED,
    CARRIED,
    CLEANED,
    CONVEYOR,
    EVENTS,
    MET,
    MOMENTUM,
    MOVED,
    RODE,
    STAYED,
    STUCK,
    TURNED,
    WALKED,
)
from quirkbox.games.quirky_circuits.carry import pick_or_drop, swap
from quirkbox.games.quirky_circuits.goal import (
    dirt_left,
    is_met,
    lose_if_eaten,
    win_if_docked,
    win_if_done,
)
from quirkbox.games.quirky_circuits.state import (
    B1,
    BIT,
    CONVEYOR1,
    DELIVERED,
    F2,
    F3,
    GIZMO,
    HELD,
    JUMP2,
    JUMP3,
    MOVE_NORTH,
    NONE,
    NORTH,
    ON_GROUND,
    PATCHES1,
    ROBOT,
    SHIFT_LEFT,
    SPACES,
    STAR,
    STEP,
    SWAP,
    TURN_AROUND,
    TURN_LEFT,
    TURN_NORTH,
    TWIRL,
    WALKERS,
    State,
)
from quirkbox.games.quirky_circuits.world import (
    free_to_stand,
    has,
    inside,
    lies_on,
    mark_in_way,
    next_steps,
    over,
    second_space,
)

# how a robot moves
FORWARD = EVENTS.value("moved", "how", "forward")
BACKWARD = EVENTS.value("moved", "how", "backward")
SHIFTED = EVENTS.value("moved", "how", "shift")
NORTHWARD = EVENTS.value("moved", "how", "north")
JUMPED = EVENTS.value("moved", "how", "jump")
DRIFTED = EVENTS.value("moved", "how", "drift")
CONVEYED = EVENTS.value("moved", "how", "conveyor")
# what it runs into
EDGE = EVENTS.value("bumped", "into", "edge")
BARRIER = EVENTS.value("bumped", "into", "barrier")
OBSTACLE = EVENTS.value("bumped", "into", "obstacle")
VASE = EVENTS.value("bumped", "into", "vase")
TABLE = EVENTS.value("bumped", "into", "table")
TOKEN = EVENTS.value("bumped", "into", "token")
INCLINE = EVENTS.value("bumped", "into", "incline")
# why it turns
BY_CARD = EVENTS.value("turned", "why", "card")
BY_BUMP = EVENTS.value("turned", "why", "bump")
# what becomes of momentum
GAINED = EVENTS.value("momentum", "what", "gained")
USED = EVENTS.value("momentum", "what", "used")
LOST_IT = EVENTS.value("momentum", "what", "lost")
# what is cleaned
BUNNY = EVENTS.value("cleaned", "what", "bunny")
BROKEN_VASE = EVENTS.value("cleaned", "what", "vase")
# why a token stays
THERE = EVENTS.value("stayed", "why", "there")
NO_PATH = EVENTS.value("stayed", "why", "no_path")
IS_HELD = EVENTS.value("stayed", "why", "held")
IS_DELIVERED = EVENTS.value("stayed", "why", "delivered")
ABSENT = EVENTS.value("stayed", "why", "absent")


@rule
def act(s: State, command: int, trail: Trail) -> None:
    """One card. It may end in a choice (s.phase), or with the game; else what is left is to `drift`."""
    full_two = False
    collided = False
    if command <= F3:
        gone = go(s, int(s.facing), command + 1, FORWARD, trail)
        collided = gone <= command
        full_two = command == F2 and not collided
    elif command <= MOVE_NORTH:
        collided = sidestep(s, command, trail) == 0
    elif command <= JUMP3:
        collided = not jump(s, 2 + command - JUMP2, trail)
    elif command <= TURN_NORTH:
        turn(s, command, trail)
    elif command == STAR:
        pick_or_drop(s, trail)
    elif command == SWAP:
        swap(s, trail)
    elif command < PATCHES1:
        collided = convey(s, 1 + command - CONVEYOR1, trail)
    else:
        walk(s, int(WALKERS[(command - PATCHES1) // 2]), 1 + (command - PATCHES1) % 2, trail)
    if s.robot == TWIRL and s.over == 0 and s.choosing == NONE:
        drift(s, collided, int(s.facing) if full_two else NONE, trail)


@rule
def sidestep(s: State, command: int, trail: Trail) -> int:
    """QC-15, QC-16, QC-17: one space without turning."""
    if command == B1:
        return go(s, (s.facing + 2) & 3, 1, BACKWARD, trail)
    if command == MOVE_NORTH:
        return go(s, NORTH, 1, NORTHWARD, trail)
    return go(s, (s.facing + (3 if command == SHIFT_LEFT else 1)) & 3, 1, SHIFTED, trail)


@rule
def go(s: State, way: int, steps: int, how: int, trail: Trail) -> int:
    """QC-14: space by space, until something is in the way or the game is won; how many spaces."""
    for step in range(steps):
        there = s.space + int(STEP[way])
        if not has(s.open[way], s.space) or has(s.in_way, there):
            collide(s, int(s.space), way, False, steps - step, trail)
            return step
        note(trail, MOVED, s.space, there, s.facing, way, how, step + 1, steps)
        enter(s, there, trail)
        if s.over:
            return steps
    return steps


@rule
def enter(s: State, space: int, trail: Trail) -> None:
    """QC-44, QC-47: what lies here is cleaned, and the dock may end it."""
    s.space = space
    if has(s.bunnies | s.broken, space):
        clean(s, space, trail)
    if space == s.dock and s.over == 0:
        win_if_docked(s, trail)


@rule
def clean(s: State, space: int, trail: Trail) -> None:
    if has(s.bunnies, space):
        s.bunnies &= ~BIT[space]
        note(trail, CLEANED, space, BUNNY, dirt_left(s) if trail.on else 0)
    if has(s.broken, space):
        s.broken &= ~BIT[space]
        note(trail, CLEANED, space, BROKEN_VASE, dirt_left(s) if trail.on else 0)
    win_if_done(s, trail)


@rule
def collide(s: State, space: int, way: int, jumping: bool, lost: int, trail: Trail) -> None:
    """QC-13: the robot runs into something beyond this space. QC-22, QC-23: Gizmo turns left, and breaks a vase."""
    into, at = what_is_there(s, space, way, jumping)
    if trail.on:
        token = token_in_way(s, at) if into == TOKEN else NONE
        note(trail, BUMPED, s.space, way, into, at, token, lost, s.facing)
    if into == VASE:
        s.vases &= ~BIT[at]
        s.broken |= BIT[s.space]
        note(trail, BROKE, at, s.space)
    if s.robot == GIZMO:
        face(s, (s.facing + 3) & 3, BY_BUMP, trail)


@rule
def what_is_there(s: State, space: int, way: int, jumping: bool) -> tuple[int, int]:
    """QC-24: a slope is met before what stands on it, except in a jump."""
    if has(s.walls[way], space):
        return (BARRIER, space + int(STEP[way])) if inside(s, space, way) else (EDGE, NONE)
    there = space + int(STEP[way])
    if has(s.rises[way], space) and not jumping:
        return INCLINE, there
    if has(s.blocked, there):
        if has(s.vases, there):
            return VASE, there
        return (TABLE if has(s.tables, there) else OBSTACLE), there
    return TOKEN, there


@rule
def token_in_way(s: State, space: int) -> int:
    for token in range(s.tokens):
        if s.solid[token] and lies_on(s, token, space):
            return token
    return NONE


@rule
def face(s: State, way: int, why: int, trail: Trail) -> None:
    note(trail, TURNED, s.facing, way, why)
    s.facing = way


@rule
def turn(s: State, command: int, trail: Trail) -> None:
    """QC-18, QC-19."""
    if command == TURN_NORTH:
        face(s, NORTH, BY_CARD, trail)
    elif command == TURN_AROUND:
        face(s, (s.facing + 2) & 3, BY_CARD, trail)
    else:
        face(s, (s.facing + (3 if command == TURN_LEFT else 1)) & 3, BY_CARD, trail)


@rule
def jump(s: State, far: int, trail: Trail) -> bool:
    """QC-20: over obstacles, inclines and tokens, not through barriers; False after a collision."""
    way = int(s.facing)
    space = landing = int(s.space)
    crossed = covered = 0
    while crossed < far and not has(s.walls[way], space):
        space += int(STEP[way])
        crossed += 1
        if free_to_stand(s, space):
            landing, covered = space, crossed
    if landing != s.space:
        note(trail, MOVED, s.space, landing, s.facing, way, JUMPED, 1, 1)
        enter(s, landing, trail)
    if covered == far or s.over:
        return True
    collide(s, space if crossed < far else space - int(STEP[way]), way, True, far - covered, trail)
    return False


@rule
def drift(s: State, collided: bool, gained: int, trail: Trail) -> None:
    """QC-25 to QC-28: Twirl's momentum, after every card."""
    before = s.momentum
    s.momentum = NONE
    if collided:
        if before != NONE:
            note(trail, MOMENTUM, before, LOST_IT)
        return
    if before != NONE:
        note(trail, MOMENTUM, before, USED)
        if go(s, before, 1, DRIFTED, trail) == 0 or s.over:
            return
    if gained != NONE:
        s.momentum = gained
        note(trail, MOMENTUM, gained, GAINED)


@rule
def convey(s: State, steps: int, trail: Trail) -> bool:
    """QC-29 to QC-31: everything on an arrow at the same time; True if the robot collided, which rides no further then."""
    collided = False
    for step in range(steps):
        note(trail, CONVEYOR, step + 1, steps)
        way = NONE if collided else arrow(s, int(s.space))
        waiting = carry_tokens(s, trail)
        carry_dirt(s, trail)
        mark_in_way(s)
        rides = way != NONE and has(s.open[way], s.space) and not has(s.in_way, s.space + int(STEP[way]))
        if rides:
            there = s.space + int(STEP[way])
            note(trail, MOVED, s.space, there, s.facing, way, CONVEYED, step + 1, steps)
            carry_waiting(s, waiting, True, trail)
            enter(s, there, trail)
        else:
            carry_waiting(s, waiting, False, trail)
            if way != NONE:
                collide(s, int(s.space), way, False, 1, trail)
                collided = True
        lose_if_eaten(s, trail)
        if not s.over:
            win_if_done(s, trail)
        if s.over:
            break
    return collided


@rule
def carry_tokens(s: State, trail: Trail) -> int:
    """Tokens ride, but solid ones not onto the robot: they wait for whether it rides away; which ones, a bit each."""
    waiting = 0
    for token in range(s.tokens):
        if s.fate[token] == ON_GROUND:
            way = ride_of(s, token)
            if way != NONE and s.solid[token] and rides_onto_robot(s, token, way):
                waiting |= 1 << token
            else:
                carry_along(s, token, way, True, trail)
    return waiting


@rule
def rides_onto_robot(s: State, token: int, way: int) -> bool:
    space = int(s.at[token])
    second = second_space(space, int(s.half[token]))
    behind = s.space - int(STEP[way])
    return bool(space == behind or (second != NONE and second == behind))


@rule
def carry_waiting(s: State, waiting: int, free: bool, trail: Trail) -> None:
    for token in range(s.tokens):
        if waiting & (1 << token):
            carry_along(s, token, ride_of(s, token), free, trail)
    if waiting:
        mark_in_way(s)


@rule
def carry_dirt(s: State, trail: Trail) -> None:
    """QC-29: dirt rides too."""
    if s.bunnies:
        s.bunnies = dirt_after(s, int(s.bunnies), BUNNY, trail)
    if s.broken:
        s.broken = dirt_after(s, int(s.broken), BROKEN_VASE, trail)


@rule
def dirt_after(s: State, dirt: int, what: int, trail: Trail) -> int:
    after = 0
    for space in range(SPACES):
        if has(dirt, space):
            to, way = space, arrow(s, space)
            if way != NONE and has(s.paths[way], space):
                to = space + int(STEP[way])
                note(trail, RODE, what, space, to)
            after |= int(BIT[to])
    return after


@rule
def arrow(s: State, space: int) -> int:
    for way in range(4):
        if has(s.belts[way], space):
            return way
    return NONE


@rule
def ride_of(s: State, token: int) -> int:
    """The way a conveyor takes a token, or NONE. A long one only moves if both halves lie on arrows that agree."""
    space = int(s.at[token])
    way, second = arrow(s, space), second_space(space, int(s.half[token]))
    return NONE if second != NONE and arrow(s, second) != way else way


@rule
def carry_along(s: State, token: int, way: int, free: bool, trail: Trail) -> None:
    if way == NONE:
        return
    space = int(s.at[token])
    second = second_space(space, int(s.half[token]))
    if not free or not has(s.paths[way], space) or (second != NONE and not has(s.paths[way], second)):
        note(trail, STUCK, token, s.kind[token], space, way)
        return
    s.at[token] = space + int(STEP[way])
    note(trail, CARRIED, token, s.kind[token], space, s.at[token])


@rule
def walk(s: State, kind: int, steps: int, trail: Trail) -> None:
    """QC-32 to QC-34: a token moves toward its target."""
    token = token_of(s, kind)
    why, goal = where_to(s, token)
    if goal != NONE:
        first, second = next_steps(s, int(s.at[token]), goal)
        why = NO_PATH if first == NONE else why
        if first != NONE:
            step_to(s, token, first, goal, 1, trail)
            if steps == 2 and second != NONE and not s.over:
                step_to(s, token, second, goal, 2, trail)
            return
    note(trail, STAYED, kind, token, why)


@rule
def token_of(s: State, kind: int) -> int:
    for token in range(s.tokens):
        if s.kind[token] == kind:
            return token
    return NONE


@rule
def where_to(s: State, token: int) -> tuple[int, int]:
    """Why a token stays, or the space it walks to."""
    if token == NONE or s.walks_to[token] == NONE:
        return ABSENT, NONE
    if s.fate[token] != ON_GROUND:
        return (IS_HELD if s.fate[token] == HELD else IS_DELIVERED), NONE
    goal, target = int(s.space), int(s.walks_to[token])
    if target != ROBOT:
        if s.fate[target] == DELIVERED and s.must_not[token] == target:
            return IS_DELIVERED, NONE
        goal = int(s.at[target])
        if s.fate[target] == HELD:
            goal = over(s, 0 if s.held[0] == target else 1)
    if goal == NONE:
        return NO_PATH, NONE
    return (THERE, NONE) if s.at[token] == goal else (THERE, goal)


@rule
def step_to(s: State, token: int, space: int, goal: int, step: int, trail: Trail) -> None:
    """QC-46, QC-49: whom it meets on the way counts too."""
    note(trail, WALKED, token, s.kind[token], s.at[token], space, goal, step)
    s.at[token] = space
    mark_in_way(s)
    if s.must_meet[token] != NONE and is_met(s, token):
        note(trail, MET, token, s.must_meet[token], s.at[token])
    lose_if_eaten(s, trail)
    if not s.over:
        win_if_done(s, trail)
