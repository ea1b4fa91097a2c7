"""What a good player of Circuit Breaker looks at. Worths are tenths of a point.

The free order of a turn is put into one: place, discard, cheese, send the mouse, end. Nothing is lost by that, since inside a
turn nothing new is seen, and a search does not look at the same turn in all its orders.

There are two pairs of eyes. A BEGINNER takes what brings points now and likes to have cheese. An EXPERT also counts what is in
the hand already, knows what room and a look at the stack are worth, and gives no tile away for cheese that nobody needs. The
search looks ahead with the eyes of an expert, whose worths were found in many thousand games against beginners.
"""

import numpy as np

from quirkbox.engine import Codes, rule
from quirkbox.games.circuit_breaker.fits import find_spot, fits, lying_on
from quirkbox.games.circuit_breaker.mice import CHEESE, SEND, has_mouse, is_stack, legal_cheese, open_tile
from quirkbox.games.circuit_breaker.points import wants
from quirkbox.games.circuit_breaker.rules import DISCARD_TILE, END, PILES, PLACE_TILE, may
from quirkbox.games.circuit_breaker.state import (
    APPLIANCE,
    BACK,
    CELLS,
    DISCARD,
    FACE,
    FIRST_PILE,
    MOST_PLACED,
    MOUSE,
    NONE,
    PLACE,
    PLACES,
    STACK,
    STEP,
    TAKES,
    WALL,
    State,
    U,
)

BALANCED = sum(32 << 6 * number for number in range(6))  # nothing is lacking (see `lacking`)
ASKED = np.zeros(32, np.int64)  # by what a side takes: the number it asks for
ASKED[TAKES[1:]] = range(1, U + 1)
WALLS = 1 | 1 << 5 | 1 << 10 | 1 << 15  # the bits of a wall on each side, in what a spot accepts
BEGINNER, EXPERT = 0, 1  # numbers by these two are in this order
UNSEEN = np.array([11, 19])  # what an appliance from the stack is worth on average
ANY_WIRE = np.array([2, 4])  # what a wire is worth that only leads on
END_MISSING = np.array([2, 3])  # what a place for an appliance is worth, for each one that is missing
END_AT_MOST = np.array([20, 30])
PATIENCE = 2  # tiles: how early one begins to place appliances before it is too late for all of them
FITTING = 3  # what it is worth that an end asks for what is in the hand
CUBE = np.array([8, 4])  # what it costs to give one away
EARLY = 3  # an expert likes a kind that is not on the card less, by one for so many turns to come
# So much more is an action worth that comes first in the order of a turn.
FIRST, SECOND, THIRD, FOURTH = 4000, 3000, 2000, 1000


@rule
def sensible(s: State, seat: int, out: Codes) -> int:
    return worth_a_thought(s, seat, out, BEGINNER)


@rule
def judge(s: State, seat: int, action: int) -> int:
    return worth_doing(s, seat, action, BEGINNER)


@rule
def expert_sensible(s: State, seat: int, out: Codes) -> int:
    return worth_a_thought(s, seat, out, EXPERT)


@rule
def expert_judge(s: State, seat: int, action: int) -> int:
    return worth_doing(s, seat, action, EXPERT)


@rule
def worth_a_thought(s: State, seat: int, out: Codes, eyes: int) -> int:
    """Each tile on its best place or none, a discard that helps, mice that do harm, and where a mouse finds most."""
    if s.over or seat != s.turn:
        return 0
    n = 0
    if may(s, MOUSE):
        if may(s, PLACE) and s.placed < MOST_PLACED and not s.done & DISCARD:
            n = best_places(s, seat, out, n, eyes)
        if may(s, DISCARD) and s.cheese > 0:
            n = useful_discards(s, seat, out, n, eyes)
        n = useful_cheese(s, seat, out, n, eyes)
        n = useful_errands(s, seat, out, n, eyes)
    if n == 0 or not may(s, MOUSE) or turns_left(s, seat) == 0:
        out[n] = END
        n += 1
    return n


@rule
def best_places(s: State, seat: int, out: Codes, n: int, eyes: int) -> int:
    end, lack = worth_of_end(s, seat, eyes), lacking(s, seat)
    tiles = s.held[seat]
    slot = -1
    while tiles > 0:
        slot += 1
        tile = s.hands[seat, slot]
        if tile == NONE:
            continue
        tiles -= 1
        worth = 0 if tile < s.wires else worth_plugged(s, seat, tile, end, eyes)
        if tile >= s.wires and worth <= 1:
            continue
        best, found = 0, NONE
        for spot in range(s.spots[seat]):
            for turn in range(4):
                if fits(s, seat, spot, tile, turn):
                    here = worth - open_side(s, seat, spot)
                    if tile < s.wires:
                        here = worth_wired(s, seat, tile, s.spot[seat, spot], spot, turn, end, lack)
                    if here > best:
                        best, found = here, s.spot[seat, spot] * 4 + turn
        if found != NONE:
            out[n] = PLACE_TILE + slot * CELLS * 4 + found
            n += 1
    return n


@rule
def useful_discards(s: State, seat: int, out: Codes, n: int, eyes: int) -> int:
    """The tile that is most easily spared, onto each pile where that is good for something."""
    end = worth_of_end(s, seat, eyes)
    best, found = -1000, NONE
    tiles = s.held[seat]
    slot = -1
    while tiles > 0:
        slot += 1
        if s.hands[seat, slot] != NONE:
            tiles -= 1
            spared = -worth_held(s, seat, s.hands[seat, slot], end, eyes)
            if spared > best:
                best, found = spared, slot
    if found != NONE:
        best += worth_of_cube(s, seat, eyes)
        for pile in range(PILES):
            if best + worth_covered(s, seat, FIRST_PILE + pile, s.hands[seat, found], eyes) > 0:
                out[n] = DISCARD_TILE + found * PILES + pile
                n += 1
    return n


@rule
def useful_cheese(s: State, seat: int, out: Codes, n: int, eyes: int) -> int:
    end = legal_cheese(s, seat, out, n)
    kept = n
    for i in range(n, end):
        if worth_cheesed(s, seat, out[i] - CHEESE, eyes) > 0:
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def useful_errands(s: State, seat: int, out: Codes, n: int, eyes: int) -> int:
    """All of the market, and of each other network what is worth most."""
    if turns_left(s, seat) == 0:
        return n
    for place in range(PLACES):
        if s.height[place] > 0 and (is_stack(place) or not has_mouse(s, place)):
            out[n] = SEND + place
            n += 1
    for owner in range(s.players):
        best, found = 0, NONE
        for plug in range(s.plugged[owner]):
            place = PLACES + owner * CELLS + s.plugs[owner, plug]
            if owner != seat and not has_mouse(s, place):
                worth = worth_fetched(s, seat, place, eyes)
                if worth > best:
                    best, found = worth, place
        if found != NONE:
            out[n] = SEND + found
            n += 1
    return n


@rule
def worth_doing(s: State, seat: int, action: int, eyes: int) -> int:
    if action < SEND:
        slot, cell, turn = action // 4 // CELLS, action // 4 % CELLS, action % 4
        tile, spot = s.hands[seat, slot], find_spot(s, seat, cell)
        if tile >= s.wires and can_wait(s, seat):
            return -1
        return in_order(FIRST, worth_placed(s, seat, tile, cell, spot, turn, eyes))
    if action < DISCARD_TILE:
        return in_order(FOURTH, worth_fetched(s, seat, action - SEND, eyes))
    if action < CHEESE:
        where = action - DISCARD_TILE
        return in_order(SECOND, worth_discarded(s, seat, where // PILES, where % PILES, eyes))
    if action < END - 1:
        return in_order(THIRD, worth_cheesed(s, seat, action - CHEESE, eyes))
    return 0 if action == END else -1


@rule
def in_order(first: int, worth: int) -> int:
    return first + worth if worth > 0 else worth


@rule
def turns_left(s: State, seat: int) -> int:
    """How many turns this seat will still begin."""
    comes = (seat - s.first + s.players) % s.players > (s.turn - s.first + s.players) % s.players
    return int(s.rounds - 1 - s.round + (1 if comes else 0))


@rule
def gain(s: State, seat: int, kind: int) -> int:
    """What one more of a kind would bring."""
    row, count = wants(s, seat, kind), s.count[seat, kind]
    return int(10 * (s.points[row, count + 1] - s.points[row, count]))


@rule
def promise(s: State, seat: int, tile: int, eyes: int) -> int:
    """What one more appliance will bring, if those of its kind in the hand will be placed too."""
    kind = s.kind[tile]
    row, count = wants(s, seat, kind), s.count[seat, kind] + beside(s, seat, tile, eyes)
    worth = int(10 * (s.points[row, count + 1] - s.points[row, count]))
    return worth - (turns_left(s, seat) + EARLY - 1) // EARLY if eyes == EXPERT and not row else worth


@rule
def loss(s: State, seat: int, kind: int) -> int:
    """What one less of a kind would cost."""
    row, count = wants(s, seat, kind), s.count[seat, kind]
    return int(10 * (s.points[row, count] - s.points[row, count - 1]))


@rule
def takes_appliance(accepts: int) -> bool:
    """Whether an appliance can be connected at a spot: just one side asks for a connection."""
    asks = WALLS & ~accepts
    return asks & (asks - 1) == 0


@rule
def room(s: State, seat: int) -> int:
    """For how many appliances there is a place."""
    found = 0
    for spot in range(s.spots[seat]):
        if takes_appliance(s.accepts[seat, spot]):
            found += 1
    return found


@rule
def appliances_held(s: State, seat: int) -> int:
    """The backs tell, also in the hands of others."""
    held, tiles, slot = 0, s.held[seat], 0
    while tiles > 0:
        tile = s.hands[seat, slot]
        slot += 1
        if tile != NONE:
            tiles -= 1
            held += tile >= s.wires or tile == BACK - APPLIANCE
    return held


@rule
def beside(s: State, seat: int, tile: int, eyes: int) -> int:
    """How many more of an appliance's kind are in the hand. A beginner does not look."""
    found, tiles, slot = 0, s.held[seat] if eyes == EXPERT else 0, 0
    while tiles > 0:
        other = s.hands[seat, slot]
        slot += 1
        if other != NONE:
            tiles -= 1
            found += other >= s.wires and other != tile and s.kind[other] == s.kind[tile]
    return found


@rule
def worth_placed(s: State, seat: int, tile: int, cell: int, spot: int, turn: int, eyes: int) -> int:
    end = worth_of_end(s, seat, eyes)
    if tile < s.wires:
        return worth_wired(s, seat, tile, cell, spot, turn, end, lacking(s, seat))
    return worth_plugged(s, seat, tile, end, eyes) - open_side(s, seat, spot)


@rule
def worth_of_end(s: State, seat: int, eyes: int) -> int:
    """What one more place for an appliance is worth: much, as long as more appliances will come than there are places."""
    left = turns_left(s, seat)
    missing = appliances_held(s, seat) + left - room(s, seat)
    if missing <= 0 or left == 0:
        return 1
    return int(min(END_AT_MOST[eyes], END_MISSING[eyes] * missing))


@rule
def worth_wired(s: State, seat: int, tile: int, cell: int, spot: int, turn: int, end: int, lack: int) -> int:
    fitting = fitting_ends(s, seat, tile, cell, spot, turn, lack)
    return 1 + end * new_ends(s, seat, tile, cell, spot, turn) + FITTING * fitting


@rule
def worth_plugged(s: State, seat: int, tile: int, end: int, eyes: int) -> int:
    """What all of its kind in the hand will bring is shared among them."""
    held, kind = 1 + beside(s, seat, tile, eyes), s.kind[tile]
    row, count = wants(s, seat, kind), s.count[seat, kind]
    return int(10 * (s.points[row, count + held] - s.points[row, count])) // held - end


@rule
def can_wait(s: State, seat: int) -> bool:
    """Nobody steals from a hand: as long as all appliances can still be placed later, they are safe there."""
    places = MOST_PLACED * (turns_left(s, seat) + 1) - s.placed
    return places - appliances_held(s, seat) > PATIENCE


@rule
def open_side(s: State, seat: int, spot: int) -> int:
    """1 for a spot that takes more than one number: better kept for what does not fit elsewhere."""
    accepts = s.accepts[seat, spot]
    for side in range(4):
        if accepts >> (5 * side) & 31 == 0b11110:
            return 1
    return 0


@rule
def new_ends(s: State, seat: int, tile: int, cell: int, spot: int, turn: int) -> int:
    """How many more places for appliances a wire makes than it takes."""
    ends = -1 if takes_appliance(s.accepts[seat, spot]) else 0
    for side in range(4):
        beside = cell + STEP[side]
        if lying_on(s, seat, beside) != NONE or FACE[s.face[tile], (side - turn) & 3] == WALL:
            continue
        other = find_spot(s, seat, beside)
        if other == s.spots[seat] or s.spot[seat, other] != beside:
            ends += 1
        elif takes_appliance(s.accepts[seat, other]):
            ends -= 1  # two wires lead there then
    return ends


@rule
def fitting_ends(s: State, seat: int, tile: int, cell: int, spot: int, turn: int, lack: int) -> int:
    """How many more ends a wire makes than it takes that will surely be of use: U, and what is lacking."""
    ends = 0
    for side in range(4):
        edge = FACE[s.face[tile], (side - turn) & 3]
        if lying_on(s, seat, cell + STEP[side]) == NONE and edge != WALL and (edge == U or lack >> 6 * edge & 63 > 32):
            ends += 1
    taken = asked(s.accepts[seat, spot])
    if taken == U or (taken != WALL and lack >> 6 * taken & 63 >= 32):
        ends -= 1
    return ends


@rule
def asked(accepts: int) -> int:
    """The number an appliance must have at a spot, U if any will do, WALL if none will."""
    if takes_appliance(accepts):
        for side in range(4):
            takes = accepts >> 5 * side & 31
            if not takes & 1:
                return int(ASKED[takes])
    return WALL


@rule
def lacking(s: State, seat: int) -> int:
    """For each number (six bits each, 32 is balanced): appliances in the hand that have it, less the places that ask for it."""
    found = BALANCED
    for spot in range(s.spots[seat]):
        found -= 1 << 6 * asked(s.accepts[seat, spot])
    tiles, slot = s.held[seat], 0
    while tiles > 0:
        tile = s.hands[seat, slot]
        slot += 1
        if tile != NONE:
            tiles -= 1
            if tile >= s.wires:
                face = s.face[tile]
                found += 1 << 6 * (FACE[face, 0] + FACE[face, 1] + FACE[face, 2] + FACE[face, 3])
    return found


@rule
def worth_held(s: State, seat: int, tile: int, end: int, eyes: int) -> int:
    """What a tile in hand will be worth, if a place for an appliance is worth `end`."""
    if turns_left(s, seat) == 0:
        return 0
    if tile >= s.wires:
        return promise(s, seat, tile, eyes)
    return int(ANY_WIRE[eyes] + (connections(s, tile) - 2) * end)


@rule
def connections(s: State, tile: int) -> int:
    found = 0
    for side in range(4):
        if FACE[s.face[tile], side] != WALL:
            found += 1
    return found


@rule
def worth_fetched(s: State, seat: int, place: int, eyes: int) -> int:
    """What a mouse brings from a place, and what that costs whom it is taken from."""
    if turns_left(s, seat) == 0:
        return -1
    if place == STACK[APPLIANCE]:
        return int(UNSEEN[eyes])
    tile = open_tile(s, place)
    if tile < s.wires:
        end = worth_of_end(s, seat, eyes)
        return int(ANY_WIRE[eyes] + end * 2 // 3) if tile == NONE else worth_held(s, seat, tile, end, eyes)
    worth = promise(s, seat, tile, eyes)
    if place < PLACES:
        return worth
    owner = (place - PLACES) // CELLS
    if owner == seat:
        return -1
    worth += loss(s, owner, s.kind[tile]) // (s.players - 1)
    return int(worth + UNSEEN[eyes]) // 2 if s.cubes[owner] > 0 else worth  # cheese will send it to the stack


@rule
def worth_cheesed(s: State, seat: int, whose: int, eyes: int) -> int:
    """What it saves: the tile a mouse would carry off, less what it brings instead."""
    if turns_left(s, whose) == 0:
        return int(-CUBE[eyes])
    place = s.mouse[whose]
    tile = open_tile(s, place)
    if tile < s.wires:
        return int(-CUBE[eyes])
    saved = int(gain(s, whose, s.kind[tile]) - UNSEEN[eyes]) // (s.players - 1) - int(CUBE[eyes])
    if place >= PLACES and (place - PLACES) // CELLS == seat:
        saved += loss(s, seat, s.kind[tile])
    return saved


@rule
def worth_discarded(s: State, seat: int, slot: int, pile: int, eyes: int) -> int:
    """A cube for a tile one can spare, best onto what others want."""
    tile = s.hands[seat, slot]
    end = worth_of_end(s, seat, eyes)
    spared = -worth_held(s, seat, tile, end, eyes)
    return spared + worth_of_cube(s, seat, eyes) + worth_covered(s, seat, FIRST_PILE + pile, tile, eyes)


@rule
def worth_of_cube(s: State, seat: int, eyes: int) -> int:
    """One or two are good to have; one is needed at once if a mouse is to be cheesed."""
    worth = int(CUBE[eyes]) if s.cubes[seat] < 2 else 0
    if s.cubes[seat] == 0:
        for whose in range(s.players):
            if whose != seat and s.mouse[whose] >= PLACES:
                worth += max(0, worth_cheesed(s, seat, whose, eyes))
    return worth


@rule
def worth_covered(s: State, seat: int, place: int, tile: int, eyes: int) -> int:
    """What a mouse on this pile brings less."""
    for whose in range(s.players):
        if whose != seat and s.mouse[whose] == place and turns_left(s, whose) > 0:
            end = worth_of_end(s, whose, eyes)
            less = worth_held(s, whose, s.top[place], end, eyes) - worth_held(s, whose, tile, end, eyes)
            return less // (s.players - 1)
    return 0
