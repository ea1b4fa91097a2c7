"""What a network is shown of Circuit Breaker: how far everybody is, what is in the hand and on the market, and of each action
what it would bring. Worths are those of an expert (worth.py)."""

from quirkbox.bots.learned import Features, PracticeTable, Shown, each_action
from quirkbox.engine import rule
from quirkbox.games.circuit_breaker.fits import find_spot
from quirkbox.games.circuit_breaker.mice import CHEESE, SEND, has_mouse, open_tile
from quirkbox.games.circuit_breaker.points import points_of, wants
from quirkbox.games.circuit_breaker.rules import DISCARD_TILE, END, PILES
from quirkbox.games.circuit_breaker.state import (
    APPLIANCE,
    CELLS,
    FACE,
    FIRST_PILE,
    HOME,
    KINDS,
    NONE,
    PLACES,
    STACK,
    State,
    U,
)
from quirkbox.games.circuit_breaker.worth import (
    BEGINNER,
    EXPERT,
    appliances_held,
    beside,
    can_wait,
    connections,
    expert_judge,
    expert_sensible,
    fitting_ends,
    gain,
    lacking,
    loss,
    new_ends,
    open_side,
    promise,
    room,
    turns_left,
    worth_doing,
    worth_of_end,
)

SEATS = 4
MOST = 24
OPEN_PLACES = 5  # W1, W2, A1, A2, A3

# the acts, told apart more finely than by name
WIRE, PLUG, STACK_WIRE, STACK_PLUG, MARKET_WIRE, MARKET_PLUG, RAID, OWN_RAID, DROP, CHEESING, STOP = range(11)
ACTS = 11
# of an action, after which act it is
(
    WORTH,
    BEGINNERS_WORTH,
    BEST,
    WANTED,
    PROMISE,
    GAIN,
    HAVE,
    BESIDE,
    CONNECTIONS,
    ENDS,
    FITTING,
    LOSS,
    CUBED,
    WAITS,
    OPEN,
    NUMBER,
) = range(ACTS, ACTS + 16)
COVERS = NUMBER + U + 1
ACTION_CELLS = COVERS + 2

# of a state: what goes by seat comes first
PER_SEAT = 14
BY_KIND = SEATS * PER_SEAT
PER_KIND = 6
MARKET = BY_KIND + KINDS * PER_KIND
PER_PLACE = 6
LACKS = MARKET + OPEN_PLACES * PER_PLACE
REST = LACKS + 6
CELLS_SHOWN = REST + 16


@rule
def action(s: State, seat: int, action: int, shown: Shown, i: int) -> None:
    worth, tile, act = 0, NONE, STOP
    if action < SEND:
        slot, cell, turn = action // 4 // CELLS, action // 4 % CELLS, action % 4
        tile, spot = s.hands[seat, slot], find_spot(s, seat, cell)
        act = WIRE if tile < s.wires else PLUG
        if tile < s.wires:
            shown.actions[i, ENDS] = 0.5 * new_ends(s, seat, tile, cell, spot, turn)
            shown.actions[i, FITTING] = 0.5 * fitting_ends(s, seat, tile, cell, spot, turn, lacking(s, seat))
        shown.actions[i, OPEN] = open_side(s, seat, spot)
        shown.actions[i, WAITS] = can_wait(s, seat)
    elif action < DISCARD_TILE:
        place = action - SEND
        tile = open_tile(s, place)
        if place < PLACES:
            if place == STACK[APPLIANCE]:
                act = STACK_PLUG
            elif place == STACK[0]:
                act = STACK_WIRE
            else:
                act = MARKET_WIRE if tile < s.wires else MARKET_PLUG
        else:
            owner = (place - PLACES) // CELLS
            act = OWN_RAID if owner == seat else RAID
            shown.actions[i, CUBED] = s.cubes[owner] > 0
            shown.actions[i, LOSS] = loss(s, owner, s.kind[tile]) / 50
    elif action < CHEESE:
        where = action - DISCARD_TILE
        tile, act = s.hands[seat, where // PILES], DROP
        for other in range(s.players):
            if s.mouse[other] == FIRST_PILE + where % PILES:
                shown.actions[i, COVERS + (1 if other == seat else 0)] = 1
    elif action < END - 1:
        act = CHEESING
        place = s.mouse[action - CHEESE]
        tile = open_tile(s, place)
        if place >= PLACES and tile >= s.wires:
            owner = (place - PLACES) // CELLS
            shown.actions[i, CUBED] = owner == seat
            shown.actions[i, LOSS] = loss(s, owner, s.kind[tile]) / 50
    worth = worth_doing(s, seat, action, EXPERT)
    shown.actions[i, act] = 1
    shown.actions[i, WORTH] = within_its_act(worth) / 30
    shown.actions[i, BEGINNERS_WORTH] = within_its_act(worth_doing(s, seat, action, BEGINNER)) / 30
    shown.actions[i, BEST] = worth
    if tile >= s.wires:
        kind = s.kind[tile]
        shown.actions[i, WANTED] = wants(s, seat, kind)
        shown.actions[i, PROMISE] = promise(s, seat, tile, EXPERT) / 50
        shown.actions[i, GAIN] = gain(s, seat, kind) / 50
        shown.actions[i, HAVE] = s.count[seat, kind] / 4
        shown.actions[i, BESIDE] = beside(s, seat, tile, EXPERT) / 3
        face = s.face[tile]
        shown.actions[i, NUMBER + FACE[face, 0] + FACE[face, 1] + FACE[face, 2] + FACE[face, 3]] = 1
    elif tile >= 0:
        shown.actions[i, CONNECTIONS] = connections(s, tile) / 4


@rule
def within_its_act(worth: int) -> int:
    """Without the thousands that put acts in order."""
    return worth % 1000 if worth >= 1000 else worth


@rule
def state(s: State, seat: int, shown: Shown) -> None:
    best = shown.actions[0, BEST]
    for i in range(1, shown.count):
        best = max(best, shown.actions[i, BEST])
    for i in range(shown.count):
        shown.actions[i, BEST] = shown.actions[i, BEST] == best
    players = int(s.players)
    mine = points_of(s, seat)
    for k in range(players):
        other = (seat + k) % players
        at = k * PER_SEAT
        points = points_of(s, other)
        shown.cells[at] = points / 50
        shown.cells[at + 1] = (mine - points) / 30
        shown.cells[at + 2] = s.cubes[other] / 4
        shown.cells[at + 3] = s.held[other] / 8
        shown.cells[at + 4] = appliances_held(s, other) / 6
        shown.cells[at + 5] = room(s, other) / 8
        shown.cells[at + 6] = s.plugged[other] / 16
        shown.cells[at + 7] = turns_left(s, other) / 16
        mouse = s.mouse[other]
        shown.cells[at + 8] = mouse == HOME
        shown.cells[at + 9] = 0 <= mouse < PLACES
        if mouse >= PLACES:
            owner = (mouse - PLACES) // CELLS
            shown.cells[at + 10 + (0 if owner == seat else 1)] = loss(s, owner, s.kind[open_tile(s, mouse)]) / 50
        shown.cells[at + 12] = other == s.first
        shown.cells[at + 13] = 1
    following = (seat + 1) % players
    for kind in range(s.kinds):
        at = BY_KIND + kind * PER_KIND
        shown.cells[at] = wants(s, seat, kind)
        shown.cells[at + 1] = s.count[seat, kind] / 4
        shown.cells[at + 2] = s.count[following, kind] / 4
    for slot in range(len(s.hands[seat])):
        tile = s.hands[seat, slot]
        if tile >= s.wires:
            shown.cells[BY_KIND + s.kind[tile] * PER_KIND + 3] += 0.25
    for place in range(OPEN_PLACES):
        where = place + 1 if place < 2 else place + 2
        at = MARKET + place * PER_PLACE
        tile = s.top[where]
        shown.cells[at] = has_mouse(s, where)
        if tile >= s.wires:
            shown.cells[BY_KIND + s.kind[tile] * PER_KIND + 4] = 1
            shown.cells[at + 1] = promise(s, seat, tile, EXPERT) / 50
            shown.cells[at + 2] = gain(s, following, s.kind[tile]) / 50
            shown.cells[at + 3] = 1
        elif tile >= 0:
            shown.cells[at + 4] = connections(s, tile) / 4
        shown.cells[at + 5] = s.height[where] / 4
    lack = lacking(s, seat)
    for number in range(6):
        shown.cells[LACKS + number] = ((lack >> 6 * number & 63) - 32) / 4
    left = turns_left(s, seat)
    shown.cells[REST] = s.round / s.rounds
    shown.cells[REST + 1] = left / 16
    shown.cells[REST + 2] = left == 0
    shown.cells[REST + 3] = left == 1
    shown.cells[REST + 4] = s.placed / 2
    for bit in range(3):
        shown.cells[REST + 5 + bit] = s.done >> bit & 1
    shown.cells[REST + 8] = s.doing != 0
    shown.cells[REST + 9] = s.cheese / 12
    shown.cells[REST + 10] = worth_of_end(s, seat, EXPERT) / 30
    shown.cells[REST + 11] = can_wait(s, seat)
    shown.cells[REST + 12] = s.height[0] / 30
    shown.cells[REST + 13] = s.height[STACK[APPLIANCE]] / 40
    shown.cells[REST + 14] = players == 2
    shown.cells[REST + 15] = players == 3


FEATURES = Features(
    CELLS_SHOWN,
    ACTION_CELLS,
    MOST,
    each_action(expert_sensible, expert_judge, MOST, action),
    state,
    start=((BEST, 3.0),),
    tables=(PracticeTable(2, share=6), PracticeTable(3), PracticeTable(4)),
)
