"""The rules of Circuit Breaker: the six functions, and the turn they are about. Numbers like CB-7 are those of README.md.

What fits where is in fits.py, how tiles move in tiles.py, what mice do in mice.py, what it is worth in points.py.
"""

from quirkbox.engine import Codes, Dice, Trail, content_reader, note, roll, rule
from quirkbox.games.circuit_breaker.actions import ACTIONS, EVENTS
from quirkbox.games.circuit_breaker.fits import look_around
from quirkbox.games.circuit_breaker.mice import (
    CHEESE,
    SEND,
    bring_mouse_home,
    cheese_mouse,
    legal_cheese,
    legal_mouse,
    send_mouse,
)
from quirkbox.games.circuit_breaker.points import tell_score
from quirkbox.games.circuit_breaker.state import (
    APPLIANCE,
    BACK,
    BOX,
    CARDS,
    CELLS,
    COPIES,
    DISCARD,
    FIRST_PILE,
    FOLD,
    HAND,
    HOME,
    KINDS,
    MIDDLE,
    MOST_PLACED,
    MOST_UNDONE,
    MOUSE,
    NAME,
    NONE,
    OFFER,
    PLACE,
    PLACES,
    REFILL,
    ROUNDS,
    SEATS,
    SIDE,
    SPOTS,
    STACK,
    TILES,
    WIRE,
    Content,
    State,
)
from quirkbox.games.circuit_breaker.tiles import (
    back_into_hand,
    draw,
    holds,
    into_network,
    kind_in_events,
    off_the_pile,
    onto_pile,
    out_of_hand,
    out_of_network,
    refill,
    sort_of,
)

PLACE_TILE = ACTIONS.first("place")
DISCARD_TILE = ACTIONS.first("discard")
UNDO = ACTIONS.first("undo")
END = ACTIONS.first("end")
BEGAN = EVENTS.number("began")
CARD = EVENTS.number("card")
ROUND = EVENTS.number("round")
TURN = EVENTS.number("turn")
PLACED = EVENTS.number("placed")
DISCARDED = EVENTS.number("discarded")
UNDONE = EVENTS.number("undone")
ENDED = EVENTS.number("ended")
# why a tile was drawn
BY_DEAL = EVENTS.value("drew", "why", "deal")
BY_ROUND = EVENTS.value("drew", "why", "round")
# what was taken back
TOOK_BACK_PLACE = EVENTS.value("undone", "act", "place")
TOOK_BACK_SEND = EVENTS.value("undone", "act", "send")
TOOK_BACK_DISCARD = EVENTS.value("undone", "act", "discard")
TOOK_BACK_CHEESE = EVENTS.value("undone", "act", "cheese")
PILES = 3
MOST_LEGAL = HAND * SPOTS * 4 + PLACES + SEATS * HAND + HAND * PILES + SEATS + 2
content_in = content_reader(Content)


@rule
def deal(s: State, options: Codes, dice: Dice, trail: Trail) -> None:
    s.players = options[0]
    s.undo = 1 - options[2]
    take_content(s, content_in(options))
    clear_table(s)
    s.first = roll(dice, s.players)
    note(trail, BEGAN, s.first)
    deal_cards(s, dice, trail)
    deal_tiles(s, dice, trail)
    s.turn = s.first
    begin_round(s, dice, trail)
    begin_turn(s, dice, trail)


@rule
def take_content(s: State, content: Content) -> None:
    """CB-40: faces, kinds, cards, points and rounds are what the content file says."""
    s.wires, s.tiles, s.kinds, s.cards = content.wires, content.tiles, content.kinds, content.cards
    s.cheese = content.cheese
    s.dealt[WIRE], s.dealt[APPLIANCE] = content.dealt[WIRE], content.dealt[APPLIANCE]
    for tile in range(TILES + 1):
        s.face[tile] = content.face[tile]
    for tile in range(TILES):
        s.kind[tile] = content.kind[tile]
    for card in range(CARDS):
        s.card_kinds[card] = content.card[card]
    for count in range(COPIES + 1):
        s.points[0, count], s.points[1, count] = content.points[0, count], content.points[1, count]
    s.rounds = content.rounds[s.players]
    s.columns = content.columns[s.players]
    for number in range(ROUNDS):
        s.icons[number] = content.icons[s.players, number]
    for kind in range(KINDS):
        s.known[kind] = content.known[kind]
        for letter in range(NAME):
            # a byte from 0 to 255 as the record keeps it, from -128 to 127
            s.names[kind, letter] = (content.names[kind, letter] ^ 128) - 128


@rule
def clear_table(s: State) -> None:
    """CB-5, CB-14: only the breaker boxes lie out, and every mouse is at home."""
    s.over = s.round = 0
    s.cubes[:] = 0
    s.mouse[:] = HOME
    s.held[:] = 0
    s.hands[:] = NONE
    s.seen[:] = 0
    s.stack[:] = NONE
    s.height[:] = 0
    s.top[:] = NONE
    s.below[:] = NONE
    s.grid[:] = NONE
    s.turned[:] = 0
    s.plugged[:] = 0
    s.plugs[:] = 0
    s.count[:] = 0
    s.spots[:] = 0
    s.spot[:] = 0
    s.accepts[:] = 0
    s.did_what[:] = 0
    s.did_before[:] = 0
    s.did_mouse[:] = 0
    for seat in range(s.players):
        s.grid[seat, MIDDLE % FOLD] = BOX
        look_around(s, seat, MIDDLE)


@rule
def deal_cards(s: State, dice: Dice, trail: Trail) -> None:
    """CB-4: a different card for everybody."""
    s.card[:] = NONE
    for seat in range(s.players):
        s.card[seat] = another_card(s, dice)
        note(trail, CARD, seat, s.card[seat])


@rule
def another_card(s: State, dice: Dice) -> int:
    """One of the cards that nobody has."""
    free = int(s.cards)
    for seat in range(s.players):
        if s.card[seat] >= 0:
            free -= 1
    card = roll(dice, free)
    for number in range(s.cards):
        if not is_dealt(s, number):
            if card == 0:
                return number
            card -= 1
    return NONE


@rule
def is_dealt(s: State, card: int) -> bool:
    for seat in range(s.players):
        if s.card[seat] == card:
            return True
    return False


@rule
def deal_tiles(s: State, dice: Dice, trail: Trail) -> None:
    """CB-2, CB-3: two stacks, a hand for everybody, and the market."""
    for tile in range(s.tiles):
        sort = sort_of(s, tile)
        s.stack[sort, s.height[STACK[sort]]] = tile
        s.height[STACK[sort]] += 1
    for seat in range(s.players):
        for sort in range(2):
            for _ in range(s.dealt[sort]):
                draw(s, seat, sort, BY_DEAL, dice, trail)
    for place in range(PLACES):
        if REFILL[place] != NONE:
            refill(s, place, dice, trail)


@rule
def begin_round(s: State, dice: Dice, trail: Trail) -> None:
    """CB-8, CB-9: the cube moves on; an icon gives everybody a tile, in turn order."""
    icon = s.icons[s.round]
    note(trail, ROUND, s.round + 1, icon)
    if icon != NONE:
        seat = s.first
        for _ in range(s.players):
            draw(s, seat, icon, BY_ROUND, dice, trail)
            seat = clockwise(s, seat)


@rule
def clockwise(s: State, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


@rule
def begin_turn(s: State, dice: Dice, trail: Trail) -> None:
    s.done = s.doing = s.placed = s.undone = s.did = 0
    note(trail, TURN, s.turn)
    bring_mouse_home(s, s.turn, dice, trail)


@rule
def may(s: State, action: int) -> bool:
    """CB-12: each of the three actions once a turn, in one go."""
    return not s.done & action or s.doing == action


@rule
def legal(s: State, seat: int, out: Codes) -> int:
    if s.over or seat != s.turn:
        return 0
    n = 0
    if may(s, PLACE) and s.placed < MOST_PLACED:
        n = legal_tiles(s, seat, out, n)
    if may(s, MOUSE):
        n = legal_mouse(s, out, n)
    if may(s, DISCARD) and s.cheese > 0:
        n = legal_discards(s, seat, out, n)
    n = legal_cheese(s, seat, out, n)
    if s.undo and s.did > 0 and s.undone < MOST_UNDONE:
        out[n] = UNDO
        n += 1
    out[n] = END
    return n + 1


@rule
def legal_tiles(s: State, seat: int, out: Codes, n: int) -> int:
    """CB-24 to CB-28: every tile in hand, in every turn, on every spot where it fits."""
    slot, spot = -1, int(s.spots[seat])
    left = s.held[seat] if spot > 0 else 0
    face = 0
    while left > 0 or spot < s.spots[seat]:
        # one loop, not one inside the other: a GPU's threads stay together
        if spot == s.spots[seat]:
            slot += 1
            if s.hands[seat, slot] != NONE:
                left -= 1
                spot = 0
                face = int(s.face[s.hands[seat, slot]])
        else:
            refused, code = ~s.accepts[seat, spot], PLACE_TILE + (slot * CELLS + s.spot[seat, spot]) * 4
            for turn in range(4):
                if OFFER[face, turn] & refused == 0:
                    out[n] = code + turn
                    n += 1
            spot += 1
    return n


@rule
def legal_discards(s: State, seat: int, out: Codes, n: int) -> int:
    """CB-31: any tile in hand onto any of the three piles."""
    slot, left = 0, int(s.held[seat])
    while left > 0:
        if s.hands[seat, slot] != NONE:
            left -= 1
            for pile in range(PILES):
                out[n] = DISCARD_TILE + slot * PILES + pile
                n += 1
        slot += 1
    return n


@rule
def play(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    if action == END:
        end_turn(s, dice, trail)
    elif action == UNDO:
        take_back(s, seat, trail)
    else:
        remember(s, action)
        if action < SEND:
            place_tile(s, seat, action - PLACE_TILE, trail)
        elif action < DISCARD_TILE:
            begin(s, MOUSE, 0)
            send_mouse(s, seat, action - SEND, trail)
        elif action < CHEESE:
            discard(s, seat, action - DISCARD_TILE, trail)
        else:
            s.did_mouse[s.did - 1] = s.mouse[action - CHEESE]
            cheese_mouse(s, seat, action - CHEESE, trail)


@rule
def begin(s: State, action: int, going_on: int) -> None:
    """One of the three actions begins or goes on; another one that was going on is over (CB-12)."""
    s.done |= action
    s.doing = going_on


@rule
def place_tile(s: State, seat: int, where: int, trail: Trail) -> None:
    slot, cell, turn = where // 4 // CELLS, where // 4 % CELLS, where % 4
    begin(s, PLACE, PLACE)
    s.placed += 1
    tile = out_of_hand(s, seat, slot)
    into_network(s, seat, cell, tile, turn)
    note(trail, PLACED, seat, tile, kind_in_events(s, tile), s.face[tile], cell // SIDE, cell % SIDE, turn)


@rule
def discard(s: State, seat: int, where: int, trail: Trail) -> None:
    """CB-31: a tile onto a pile, a cube into one's hand."""
    slot, pile = where // PILES, where % PILES
    begin(s, DISCARD, DISCARD)
    tile = out_of_hand(s, seat, slot)
    onto_pile(s, FIRST_PILE + pile, tile)
    s.cheese -= 1
    s.cubes[seat] += 1
    height = s.height[FIRST_PILE + pile]
    note(trail, DISCARDED, seat, slot, tile, kind_in_events(s, tile), s.face[tile], pile, height)


@rule
def remember(s: State, action: int) -> None:
    """Enough of a move to take it back (CB-39)."""
    s.did_what[s.did] = action
    s.did_before[s.did] = s.done + 8 * s.doing
    s.did_mouse[s.did] = HOME
    s.did += 1


@rule
def take_back(s: State, seat: int, trail: Trail) -> None:
    """CB-39: nothing hidden comes to light inside a turn, so every move of it can be taken back, the last one first."""
    s.did -= 1
    s.undone += 1
    action, before = s.did_what[s.did], s.did_before[s.did]
    s.done, s.doing = before % 8, before // 8
    if action < SEND:
        take_back_tile(s, seat, action - PLACE_TILE, trail)
    elif action < DISCARD_TILE:
        s.mouse[seat] = HOME
        note(trail, UNDONE, seat, TOOK_BACK_SEND, NONE, NONE, NONE, NONE)
    elif action < CHEESE:
        take_back_discard(s, seat, action - DISCARD_TILE, trail)
    else:
        s.mouse[action - CHEESE] = s.did_mouse[s.did]
        s.cubes[seat] += 1
        s.cheese -= 1
        note(trail, UNDONE, seat, TOOK_BACK_CHEESE, NONE, NONE, NONE, action - CHEESE)
    s.did_what[s.did] = s.did_before[s.did] = s.did_mouse[s.did] = 0


@rule
def take_back_tile(s: State, seat: int, where: int, trail: Trail) -> None:
    s.placed -= 1
    tile = out_of_network(s, seat, where // 4 % CELLS)
    back_into_hand(s, seat, where // 4 // CELLS, tile)
    note(trail, UNDONE, seat, TOOK_BACK_PLACE, tile, kind_in_events(s, tile), s.face[tile], NONE)


@rule
def take_back_discard(s: State, seat: int, where: int, trail: Trail) -> None:
    tile = off_the_pile(s, FIRST_PILE + where % PILES)
    back_into_hand(s, seat, where // PILES, tile)
    s.cubes[seat] -= 1
    s.cheese += 1
    note(trail, UNDONE, seat, TOOK_BACK_DISCARD, tile, kind_in_events(s, tile), s.face[tile], NONE)


@rule
def end_turn(s: State, dice: Dice, trail: Trail) -> None:
    """CB-6, CB-8, CB-10: on to the next player, the next round, or the end."""
    for move in range(s.did):
        s.did_what[move] = s.did_before[move] = s.did_mouse[move] = 0
    s.turn = clockwise(s, s.turn)
    if s.turn == s.first:
        s.round += 1
        if s.round == s.rounds:
            s.over = 1
            s.did = 0
            note(trail, ENDED)
            tell_score(s, trail)
            return
        begin_round(s, dice, trail)
    begin_turn(s, dice, trail)


@rule
def hide(s: State, seat: int) -> None:
    """CB-36 to CB-38: the stacks, what others hold unless everybody saw it going there, and the others' cards until the end."""
    s.stack[:] = NONE
    for other in range(s.players):
        if other == seat:
            continue
        if not s.over:
            s.card[other] = BACK
        left = s.held[other]
        for slot in range(HAND):
            if left == 0:
                break
            tile = s.hands[other, slot]
            left -= tile != NONE
            if tile >= 0 and not s.seen[tile]:
                s.hands[other, slot] = BACK - sort_of(s, tile)


@rule
def guess(s: State, seat: int, dice: Dice) -> None:
    """Deal what one has not seen anew: to the hidden hands, and the rest are the stacks; and other cards."""
    for sort in range(2):
        unseen = 0
        for tile in range(s.wires if sort else 0, s.tiles if sort else s.wires):
            if not s.seen[tile] and not holds(s, seat, tile):
                s.stack[sort, unseen] = tile
                unseen += 1
        for other in range(SEATS):
            for slot in range(HAND):
                if s.hands[other, slot] == BACK - sort:
                    unseen -= 1
                    place = roll(dice, unseen + 1)
                    s.hands[other, slot] = s.stack[sort, place]
                    s.stack[sort, place] = s.stack[sort, unseen]
                    s.stack[sort, unseen] = NONE
    for other in range(s.players):
        if s.card[other] == BACK:
            s.card[other] = another_card(s, dice)
