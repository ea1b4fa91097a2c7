"""Where tiles lie and how they move: stacks, piles, hands, networks."""

from quirkbox.engine import Dice, Trail, note, roll, rule
from quirkbox.games.circuit_breaker.actions import EVENTS
from quirkbox.games.circuit_breaker.fits import look_around, lying_on
from quirkbox.games.circuit_breaker.state import APPLIANCE, FOLD, HAND, NONE, REFILL, STACK, WIRE, State

DREW = EVENTS.number("drew")
TOOK = EVENTS.number("took")
SHOWS = EVENTS.number("shows")
# where the tile on top of a place came from
FROM_STACK = EVENTS.value("shows", "came", "stack")
FROM_BELOW = EVENTS.value("shows", "came", "below")


@rule
def sort_of(s: State, tile: int) -> int:
    return WIRE if tile < s.wires else APPLIANCE


@rule
def kind_in_events(s: State, tile: int) -> int:
    return NONE if s.kind[tile] == NONE else int(s.known[s.kind[tile]])


@rule
def off_the_stack(s: State, sort: int, dice: Dice) -> int:
    """The top tile of a stack that has one."""
    size = s.height[STACK[sort]] - 1
    place = roll(dice, size + 1)
    tile = int(s.stack[sort, place])
    s.stack[sort, place] = s.stack[sort, size]
    s.stack[sort, size] = NONE
    s.height[STACK[sort]] = size
    return tile


@rule
def draw(s: State, seat: int, sort: int, why: int, dice: Dice, trail: Trail) -> None:
    """The top tile of a stack into a hand, unseen by the others; nothing if the stack is empty (CB-9, CB-20)."""
    if s.height[STACK[sort]] == 0:
        return
    tile = off_the_stack(s, sort, dice)
    slot = into_hand(s, seat, tile)
    note(trail, DREW, seat, sort, why, slot, tile, kind_in_events(s, tile), s.face[tile])


@rule
def into_hand(s: State, seat: int, tile: int) -> int:
    """Into the first free slot; which one that is."""
    slot = 0
    while s.hands[seat, slot] != NONE:
        slot += 1
    s.hands[seat, slot] = tile
    s.held[seat] += 1
    return slot


@rule
def out_of_hand(s: State, seat: int, slot: int) -> int:
    """A tile leaves the hand, and everybody sees it."""
    tile = int(s.hands[seat, slot])
    s.hands[seat, slot] = NONE
    s.held[seat] -= 1
    s.seen[tile] = 1
    return tile


@rule
def back_into_hand(s: State, seat: int, slot: int, tile: int) -> None:
    s.hands[seat, slot] = tile
    s.held[seat] += 1


@rule
def onto_pile(s: State, place: int, tile: int) -> None:
    s.below[tile] = s.top[place]
    s.top[place] = tile
    s.height[place] += 1
    s.seen[tile] = 1


@rule
def off_the_pile(s: State, place: int) -> int:
    tile = int(s.top[place])
    s.top[place] = s.below[tile]
    s.below[tile] = NONE
    s.height[place] -= 1
    return tile


@rule
def refill(s: State, place: int, dice: Dice, trail: Trail) -> None:
    """CB-21: an empty place gets the top tile of its stack, open. (Else: what was covered can be seen again.)"""
    came = FROM_BELOW
    if s.height[place] == 0:
        sort = REFILL[place]
        if s.height[STACK[sort]] == 0:
            return
        onto_pile(s, place, off_the_stack(s, sort, dice))
        came = FROM_STACK
    tile = s.top[place]
    note(trail, SHOWS, place, tile, kind_in_events(s, tile), s.face[tile], s.height[place], came)


@rule
def take_open(s: State, seat: int, tile: int, trail: Trail) -> None:
    """An open tile goes into a hand."""
    slot = into_hand(s, seat, tile)
    note(trail, TOOK, seat, slot, tile, kind_in_events(s, tile), s.face[tile])


@rule
def into_network(s: State, seat: int, cell: int, tile: int, turn: int) -> None:
    s.grid[seat, cell % FOLD] = tile
    s.turned[tile] = turn
    look_around(s, seat, cell)
    if s.kind[tile] != NONE:
        s.plugs[seat, s.plugged[seat]] = cell
        s.plugged[seat] += 1
        s.count[seat, s.kind[tile]] += 1


@rule
def out_of_network(s: State, seat: int, cell: int) -> int:
    """Take a tile out: an appliance (a mouse has it), or what was just placed."""
    tile = lying_on(s, seat, cell)
    s.grid[seat, cell % FOLD] = NONE
    s.turned[tile] = 0
    look_around(s, seat, cell)
    if s.kind[tile] != NONE:
        unplug(s, seat, cell)
        s.count[seat, s.kind[tile]] -= 1
    return tile


@rule
def unplug(s: State, seat: int, cell: int) -> None:
    last = s.plugged[seat] - 1
    plug = 0
    while s.plugs[seat, plug] != cell:
        plug += 1
    for i in range(plug, last):
        s.plugs[seat, i] = s.plugs[seat, i + 1]
    s.plugs[seat, last] = 0
    s.plugged[seat] = last


@rule
def holds(s: State, seat: int, tile: int) -> bool:
    if seat < 0:
        return False
    for slot in range(HAND):
        if s.hands[seat, slot] == tile:
            return True
    return False
