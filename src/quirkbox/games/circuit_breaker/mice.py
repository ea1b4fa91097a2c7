"""Where a mouse may go, and what it brings (CB-14 to CB-23)."""

from quirkbox.engine import Codes, Dice, Trail, note, rule
from quirkbox.games.circuit_breaker.actions import ACTIONS, EVENTS
from quirkbox.games.circuit_breaker.fits import lying_on
from quirkbox.games.circuit_breaker.state import (
    CELLS,
    HOME,
    KICKED,
    NONE,
    PLACES,
    SIDE,
    STACK,
    State,
)
from quirkbox.games.circuit_breaker.tiles import (
    draw,
    kind_in_events,
    off_the_pile,
    out_of_network,
    refill,
    take_open,
)

# "raid" follows "send": place = action - SEND for both
SEND = ACTIONS.first("send")
CHEESE = ACTIONS.first("cheese")
WENT_HOME = EVENTS.number("home")
SENT = EVENTS.number("sent")
CHEESED = EVENTS.number("cheesed")
# what a mouse brings home
WITH_NOTHING = EVENTS.value("home", "loot", "nothing")
WITH_HIDDEN = EVENTS.value("home", "loot", "hidden")
WITH_OPEN = EVENTS.value("home", "loot", "open")
# four numbers of 15 bits at once: more than there are places
EACH_MOUSE = 1 | 1 << 15 | 1 << 30 | 1 << 45
HIGH_BITS = EACH_MOUSE << 14
# why a tile was drawn
BY_MOUSE = EVENTS.value("drew", "why", "mouse")


@rule
def is_stack(place: int) -> bool:
    return bool(place == STACK[0] or place == STACK[1])


@rule
def has_mouse(s: State, place: int) -> bool:
    for seat in range(s.players):
        if s.mouse[seat] == place:
            return True
    return False


@rule
def where_mice_are(s: State) -> int:
    """The places of all mice, one more than their numbers, in 15 bits each: to be asked about many places."""
    mice = 0
    for seat in range(s.players):
        mice |= (int(s.mouse[seat]) + 1) << 15 * seat
    return mice


@rule
def is_among(mice: int, place: int) -> bool:
    """`has_mouse`, by what `where_mice_are` says: whether one of the four parts is this place's."""
    apart = mice ^ ((place + 1) * EACH_MOUSE)
    return (apart - EACH_MOUSE) & ~apart & HIGH_BITS != 0


@rule
def open_tile(s: State, place: int) -> int:
    """The tile one sees on a place: on top of a pile, or in a network; NONE for the stacks."""
    if place < PLACES:
        return int(s.top[place])
    return lying_on(s, (place - PLACES) // CELLS, (place - PLACES) % CELLS)


@rule
def legal_mouse(s: State, out: Codes, n: int) -> int:
    """CB-15, CB-16, CB-20: every place that has something, and no other mouse unless it is a stack."""
    mice = where_mice_are(s)
    for place in range(PLACES):
        if s.height[place] > 0 and (is_stack(place) or not is_among(mice, place)):
            out[n] = SEND + place
            n += 1
    for owner in range(s.players):
        for plug in range(s.plugged[owner]):
            place = PLACES + owner * CELLS + s.plugs[owner, plug]
            if not is_among(mice, place):
                out[n] = SEND + place
                n += 1
    return n


@rule
def legal_cheese(s: State, seat: int, out: Codes, n: int) -> int:
    """CB-22, CB-23: any other mouse that is out and not on the appliance stack."""
    if s.cubes[seat] > 0:
        for whose in range(s.players):
            if whose != seat and s.mouse[whose] != HOME and s.mouse[whose] != KICKED:
                out[n] = CHEESE + whose
                n += 1
    return n


@rule
def send_mouse(s: State, seat: int, place: int, trail: Trail) -> None:
    s.mouse[seat] = place
    tile = open_tile(s, place)
    kind = NONE if tile == NONE else kind_in_events(s, tile)
    if place < PLACES:
        note(trail, SENT, seat, place, NONE, NONE, NONE, tile, kind)
    else:
        owner, cell = (place - PLACES) // CELLS, (place - PLACES) % CELLS
        note(trail, SENT, seat, PLACES, owner, cell // SIDE, cell % SIDE, tile, kind)


@rule
def cheese_mouse(s: State, seat: int, whose: int, trail: Trail) -> None:
    """CB-22: a cube back to the cheese tile, and the mouse sits on the appliance stack."""
    place = s.mouse[whose]
    s.cubes[seat] -= 1
    s.cheese += 1
    s.mouse[whose] = KICKED
    if place < PLACES:
        note(trail, CHEESED, seat, whose, place, NONE, NONE, NONE)
    else:
        owner, cell = (place - PLACES) // CELLS, (place - PLACES) % CELLS
        note(trail, CHEESED, seat, whose, PLACES, owner, cell // SIDE, cell % SIDE)


@rule
def bring_mouse_home(s: State, seat: int, dice: Dice, trail: Trail) -> None:
    """CB-11, CB-17, CB-18: with what is on top of its place now, or with the appliance it sits on."""
    place = s.mouse[seat]
    if place == HOME:
        return
    s.mouse[seat] = HOME
    if place >= PLACES:
        owner, cell = (place - PLACES) // CELLS, (place - PLACES) % CELLS
        note(trail, WENT_HOME, seat, PLACES, owner, cell // SIDE, cell % SIDE, WITH_OPEN)
        take_open(s, seat, out_of_network(s, owner, cell), trail)
    elif is_stack(place):
        loot = WITH_HIDDEN if s.height[place] > 0 else WITH_NOTHING
        note(trail, WENT_HOME, seat, place, NONE, NONE, NONE, loot)
        draw(s, seat, 0 if place == STACK[0] else 1, BY_MOUSE, dice, trail)
    else:
        note(trail, WENT_HOME, seat, place, NONE, NONE, NONE, WITH_OPEN)
        take_open(s, seat, off_the_pile(s, place), trail)
        refill(s, place, dice, trail)
