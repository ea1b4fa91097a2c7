"""Picking up and dropping, with Twirl's arms, Rover's mouth and Lefty's two hands."""

from quirkbox.engine import Trail, note, rule
from quirkbox.games.quirky_circuits.actions import (
    BROUGHT,
    CHOICE,
    DROPPED,
    EVENTS,
    NOTHING,
    PICKED,
    SWAPPED,
)
from quirkbox.games.quirky_circuits.goal import lose_if_eaten, to_deliver, win_if_done
from quirkbox.games.quirky_circuits.state import (
    CHOOSE,
    DELIVERED,
    GIZMO,
    HELD,
    LEFT,
    LEFTY,
    NONE,
    ON_GROUND,
    RIGHT,
    State,
)
from quirkbox.games.quirky_circuits.world import (
    has,
    inside,
    is_barred,
    lies_on,
    mark_in_way,
    over,
    second_space,
)

# why a hand does nothing
EMPTY = EVENTS.value("nothing", "why", "empty")
BARRIER = EVENTS.value("nothing", "why", "barrier")
OUTSIDE = EVENTS.value("nothing", "why", "outside")
# what comes of a drop
GROUND = EVENTS.value("dropped", "result", "ground")
DELIVERS = EVENTS.value("dropped", "result", "delivered")
TOO_EARLY = EVENTS.value("dropped", "result", "too_early")
TAKEN = EVENTS.value("dropped", "result", "taken")


@rule
def pick_or_drop(s: State, trail: Trail) -> None:
    """QC-35 to QC-38. Lefty's hands act at once. They reach different spaces, so one after the other is the same; only
    what is next in order is to be told before."""
    if s.robot == GIZMO:
        return
    ready = next_in_order(s)
    if hand_acts(s, RIGHT, ready, trail):
        s.left_todo = 1 if s.robot == LEFTY else 0
    elif s.robot == LEFTY and not s.over:
        hand_acts(s, LEFT, ready, trail)


@rule
def take(s: State, token: int, trail: Trail) -> None:
    """QC-41: of several tokens this one. A second choice may follow with Lefty's left hand."""
    hand = s.choosing
    s.choosing = NONE
    pick_up(s, hand, token, over(s, hand), trail)
    if s.left_todo:
        s.left_todo = 0
        hand_acts(s, LEFT, next_in_order(s), trail)


@rule
def hand_acts(s: State, hand: int, ready: int, trail: Trail) -> bool:
    """One hand picks up or drops; True if somebody has to choose first."""
    space, token = over(s, hand), s.held[hand]
    if space == NONE:
        note(trail, NOTHING, hand, NONE, OUTSIDE)
    elif is_barred(s, hand):
        note(trail, NOTHING, hand, space, BARRIER)
    elif token != NONE:
        drop(s, hand, token, space, ready, trail)
    else:
        return reach_for(s, hand, space, trail)
    return False


@rule
def reach_for(s: State, hand: int, space: int, trail: Trail) -> bool:
    there = last = 0
    for token in range(s.tokens):
        if lies_on(s, token, space):
            there, last = there + 1, token
    if there == 0:
        note(trail, NOTHING, hand, space, EMPTY)
    elif there == 1:
        pick_up(s, hand, last, space, trail)
    else:
        s.phase = CHOOSE
        s.choosing = hand
        note(trail, CHOICE, s.queued_by[s.next], s.next, hand, space)
    return there > 1


@rule
def pick_up(s: State, hand: int, token: int, space: int, trail: Trail) -> None:
    """What is held keeps where its second half lies, as seen from the robot (QC-43)."""
    if s.half[token] != NONE:
        side = s.half[token] if s.at[token] == space else s.half[token] + 2
        s.half[token] = (side - s.facing) & 3
    s.at[token] = space
    s.fate[token] = HELD
    s.held[hand] = token
    mark_in_way(s)
    note(trail, PICKED, token, s.kind[token], hand, space)


@rule
def drop(s: State, hand: int, token: int, space: int, ready: int, trail: Trail) -> None:
    """QC-39, QC-40, QC-42, QC-45."""
    side = NONE if s.half[token] == NONE else (s.half[token] + s.facing) & 3
    if side != NONE:
        if not inside(s, space, side):
            note(trail, NOTHING, hand, space, OUTSIDE)
            return
        if has(s.walls[side], space):
            note(trail, NOTHING, hand, space, BARRIER)
            return
    s.held[hand] = NONE
    s.fate[token] = ON_GROUND
    s.at[token] = space
    s.half[token] = side
    mark_in_way(s)
    spot = spot_for(s, token)
    result = GROUND if spot == NONE else what_comes(s, token, spot, ready)
    note(trail, DROPPED, token, s.kind[token], hand, space, second_space(space, side), result)
    if result == DELIVERS:
        s.fate[token] = DELIVERED
        s.has[spot] |= 1 << s.kind[token]
        mark_in_way(s)
        note(trail, BROUGHT, token, s.kind[token], space, spot, to_deliver(s))
    lose_if_eaten(s, trail)
    if not s.over:
        win_if_done(s, trail)


@rule
def spot_for(s: State, token: int) -> int:
    """The spot on which a token lies that wants its kind; both halves of a long one must cover it (QC-45). One that has none yet
    goes first."""
    found = NONE
    for spot in range(s.spots):
        if covers(s, token, spot) and s.wants[spot] & (1 << s.kind[token]):
            found = spot
    return found


@rule
def covers(s: State, token: int, spot: int) -> bool:
    first, second = int(s.at[token]), second_space(int(s.at[token]), int(s.half[token]))
    a, b = int(s.spot[spot]), second_space(int(s.spot[spot]), int(s.spot_half[spot]))
    return (first == a and second == b) or (first == b and second == a)


@rule
def what_comes(s: State, token: int, spot: int, ready: int) -> int:
    if s.rank[token] > ready:
        return TOO_EARLY
    return TAKEN if s.has[spot] & (1 << s.kind[token]) else DELIVERS


@rule
def next_in_order(s: State) -> int:
    """The lowest rank of what is still to be delivered in order (QC-48)."""
    lowest = 127
    for token in range(s.tokens):
        if s.rank[token] and s.fate[token] != DELIVERED:
            lowest = min(lowest, s.rank[token])
    return lowest


@rule
def swap(s: State, trail: Trail) -> None:
    """QC-21."""
    s.held[RIGHT], s.held[LEFT] = s.held[LEFT], s.held[RIGHT]
    note(trail, SWAPPED, s.held[RIGHT], s.held[LEFT])
