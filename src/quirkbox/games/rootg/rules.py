"""The rules of ROOT\\G:: the six functions, and the course of a turn. Numbers like RG-7 are those of README.md. What is wired to
what is in circuit.py, where a tile may go in places.py, and the run of the circuit in run.py."""

from quirkbox.engine import Codes, Dice, Trail, content_reader, note, roll, rule
from quirkbox.games.rootg.actions import ACTIONS, EVENTS
from quirkbox.games.rootg.circuit import all_closed, lowest, printed_sum, values_of, what_is
from quirkbox.games.rootg.places import PLACE, lay_out_board, legal_places, put_on_board
from quirkbox.games.rootg.run import run_tick, turn_on
from quirkbox.games.rootg.state import (
    ACCEPTED,
    ANSWER,
    ASK,
    BACK,
    BY_ASKING,
    BY_FAST,
    BY_START,
    BY_TILE,
    CHARGES,
    CLOSED,
    CORE_CELLS,
    DROPS,
    FIRST,
    GONE,
    KEEP,
    LAST_TILE,
    NONE,
    RUN,
    SECOND,
    SPAN,
    TERMINALS,
    TILES,
    Content,
    State,
)

KEEP_TILE = ACTIONS.first("keep")
HAND_OVER = ACTIONS.first("hand_over")
REMOVE = ACTIONS.first("remove")
ASK_ON = ACTIONS.first("ask")
PLAY_ON = ACTIONS.first("play_on")
ACCEPT = ACTIONS.first("accept")
REFUSE = ACTIONS.first("refuse")
TICK_ON = ACTIONS.first("tick")
START_DRAW = EVENTS.number("start_draw")
TOOK = EVENTS.number("took")
MISSIONS = EVENTS.number("missions")
TURN = EVENTS.number("turn")
FASTEST = EVENTS.number("fastest")
PLAYED_ON = EVENTS.number("played_on")
ASKED = EVENTS.number("asked")
ANSWERED = EVENTS.number("answered")
RECHARGED = EVENTS.number("recharged")
DREW = EVENTS.number("drew")
KEPT = EVENTS.number("kept")
GAVE = EVENTS.number("gave")
GOT = EVENTS.number("got")
HANDED_OVER = EVENTS.number("handed_over")
PLACED = EVENTS.number("placed")
REMOVED = EVENTS.number("removed")
DROPPED = EVENTS.number("dropped")
DISCHARGING = EVENTS.number("discharging")
# why somebody takes R.O.O.T.\\G:
TOOK_BY_SUM = EVENTS.value("took", "why", "start")
TOOK_BY_LOT = EVENTS.value("took", "why", "lot")
TOOK_REFUSED = EVENTS.value("took", "why", "refused")
TIES = 20  # so many start draws may come out equal before the lot decides
content_in = content_reader(Content)


@rule
def deal(s: State, options: Codes, dice: Dice, trail: Trail) -> None:
    s.players, s.side = options[0], options[1]
    s.over = s.round = s.handed = s.fresh = 0
    unpack_set(s, content_in(options))
    clear_table(s)
    lay_out_board(s)
    draw_for_start(s, dice, trail)
    deal_missions(s, dice, trail)
    s.fastest = 1 - s.holder  # RG-9
    s.why_fastest = BY_START
    begin_turn(s, dice, trail)


@rule
def unpack_set(s: State, content: Content) -> None:
    """Tiles, missions and set-up."""
    s.tiles = content.tiles
    for tile in range(TILES):
        s.faces[0, tile], s.faces[1, tile] = content.faces[0, tile], content.faces[1, tile]
    for i in range(3):
        for speed in range(3):
            s.zeros[i, speed], s.ones[i, speed] = content.zeros[i, speed], content.ones[i, speed]
    for terminal in range(TERMINALS):
        s.terminal_cells[terminal] = content.terminal_cells[terminal]
    for i in range(CORE_CELLS):
        s.core_cells[i] = content.core_cells[i]


@rule
def clear_table(s: State) -> None:
    s.stack = (1 << s.tiles) - 1
    s.left = s.tiles
    s.asker = s.why_on = NONE
    s.charges[:] = CHARGES  # RG-5
    s.points[:] = 0
    s.drawn[:] = NONE
    s.hands[:] = NONE
    s.cell_of[:] = NONE
    s.turned[:] = 0
    s.placed_by[:] = NONE
    s.placed_in[:] = 0
    s.place_cell[:] = 0
    s.place_need[:] = 0
    s.place_node[:] = 0
    s.order[:] = s.tile_of[:] = s.part[:] = s.inputs[:] = s.printed[:] = s.open[:] = s.depth[:] = 0
    s.source[:] = 0
    s.vouched[:] = NONE
    s.feeds[:] = s.below[:] = 0
    s.values = s.tick = s.core = s.processings = 0
    s.piles[:] = 0
    s.processed[:] = 0


@rule
def draw_for_start(s: State, dice: Dice, trail: Trail) -> None:
    """RG-8: the higher sum on the black side takes R.O.O.T.\\G:; the tiles go back."""
    for _ in range(TIES):
        s.start_tiles[0] = roll(dice, s.tiles)
        other = roll(dice, s.tiles - 1)
        s.start_tiles[1] = other + 1 if other >= s.start_tiles[0] else other
        a, b = printed_sum(s.faces[1, s.start_tiles[0]]), printed_sum(s.faces[1, s.start_tiles[1]])
        note(trail, START_DRAW, 0, s.start_tiles[0], a)
        note(trail, START_DRAW, 1, s.start_tiles[1], b)
        if a != b:
            s.holder = 0 if a > b else 1
            note(trail, TOOK, s.holder, TOOK_BY_SUM)
            return
    s.holder = roll(dice, 2)
    note(trail, TOOK, s.holder, TOOK_BY_LOT)


@rule
def deal_missions(s: State, dice: Dice, trail: Trail) -> None:
    """RG-6."""
    s.zero[0], s.one[0] = roll(dice, 3), roll(dice, 3)
    s.zero[1] = another_of_three(s.zero[0], dice)
    s.one[1] = another_of_three(s.one[0], dice)
    for seat in range(2):
        note(trail, MISSIONS, seat, s.zero[seat], s.one[seat])


@rule
def another_of_three(taken: int, dice: Dice) -> int:
    return (taken + 1 + roll(dice, 2)) % 3


@rule
def legal(s: State, seat: int, out: Codes) -> int:
    if s.over:
        return 0
    if s.phase == RUN:
        out[0] = TICK_ON
        return 1 if seat == s.players else 0
    if seat != s.turn:
        return 0
    if s.phase == FIRST or s.phase == SECOND:
        return legal_placings(s, seat, out)
    out[0], out[1] = ASK_ON, PLAY_ON
    if s.phase == ANSWER:
        out[0], out[1] = ACCEPT, REFUSE
    elif s.phase == KEEP:
        out[0], out[1] = KEEP_TILE + s.drawn[0], KEEP_TILE + s.drawn[1]
    return 2


@rule
def legal_placings(s: State, seat: int, out: Codes) -> int:
    """RG-18: a tile without a legal place leaves the game. RG-22: the first may hand R.O.O.T.\\G: over instead, once a turn."""
    n = legal_places(s, seat, out)
    if n == 0:
        out[0] = REMOVE
        n = 1
    if s.phase == FIRST and not s.handed:
        out[n] = HAND_OVER
        n += 1
    return n


@rule
def play(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    if action < KEEP_TILE:
        place(s, seat, action - PLACE, dice, trail)
    elif action < HAND_OVER:
        keep(s, seat, action - KEEP_TILE, trail)
    elif action == HAND_OVER:
        hand_over(s, seat, trail)
    elif action == REMOVE:
        remove(s, seat, dice, trail)
    elif action == TICK_ON:
        run_tick(s, trail)
    else:
        speak(s, seat, action, dice, trail)


@rule
def begin_turn(s: State, dice: Dice, trail: Trail) -> None:
    """RG-19, RG-35: whoever is discharging may ask to turn the circuit on, the holder of R.O.O.T.\\G: first."""
    s.round += 1
    s.handed = s.fresh = 0
    s.asker = NONE
    note(trail, TURN, s.round)
    if is_discharging(s, s.holder):
        s.phase, s.turn = ASK, s.holder
    elif is_discharging(s, 1 - s.holder):
        s.phase, s.turn = ASK, 1 - s.holder
    else:
        draw_tiles(s, dice, trail)


@rule
def is_discharging(s: State, seat: int) -> bool:
    """RG-31, RG-32."""
    return bool(s.charges[seat] == 0)


@rule
def speak(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    """Ask or play on; accept or refuse."""
    if action == ASK_ON:
        note(trail, ASKED, seat)
        s.asker = seat
        vouch(s, seat, 0x3F)
        s.phase, s.turn = ANSWER, 1 - seat
    elif action == PLAY_ON:
        note(trail, PLAYED_ON, seat)
        if seat == s.holder and is_discharging(s, 1 - seat):
            s.turn = 1 - seat
        else:
            draw_tiles(s, dice, trail)
    elif action == ACCEPT:
        note(trail, ANSWERED, seat, 1)
        turn_on(s, ACCEPTED, trail)
    else:
        note(trail, ANSWERED, seat, 0)
        bear_refusal(s, 1 - seat, trail)
        draw_tiles(s, dice, trail)


@rule
def bear_refusal(s: State, asker: int, trail: Trail) -> None:
    """RG-37 to RG-39: the asker is the fastest and takes R.O.O.T.\\G:; if he has it, the other takes a charge."""
    s.fastest = asker
    s.why_fastest = BY_ASKING
    if s.holder == asker:
        s.charges[1 - asker] += 1
        note(trail, RECHARGED, 1 - asker)
    else:
        s.holder = asker
        note(trail, TOOK, asker, TOOK_REFUSED)
    note(trail, FASTEST, asker, BY_ASKING)


@rule
def draw_tiles(s: State, dice: Dice, trail: Trail) -> None:
    """RG-20: the fastest draws two. RG-24: the last one of an odd number is placed by the fastest alone."""
    s.turn = s.fastest
    if s.left == 1:
        s.hands[s.turn] = draw_tile(s, dice)
        note(trail, DREW, s.turn, s.hands[s.turn])
        s.phase = SECOND
        return
    for i in range(2):
        s.drawn[i] = draw_tile(s, dice)
        note(trail, DREW, s.turn, s.drawn[i])
    s.phase = KEEP


@rule
def draw_tile(s: State, dice: Dice) -> int:
    """One of the tiles in the stack, each as likely."""
    s.left -= 1
    return take_unseen(s, roll(dice, s.left + 1))


@rule
def take_unseen(s: State, number: int) -> int:
    """The unseen tile of this number, counted from the lowest; it is seen now."""
    unseen = s.stack
    for _ in range(number):
        unseen &= unseen - 1
    s.stack ^= unseen & -unseen
    return lowest(unseen)


@rule
def keep(s: State, seat: int, tile: int, trail: Trail) -> None:
    """RG-20, RG-21: keep one, give the other away; then the holder of R.O.O.T.\\G: places first."""
    given = s.drawn[1] if tile == s.drawn[0] else s.drawn[0]
    s.hands[seat], s.hands[1 - seat] = tile, given
    s.drawn[0] = s.drawn[1] = NONE
    note(trail, KEPT, seat, tile)
    note(trail, GAVE, seat, given)
    note(trail, GOT, 1 - seat, given)
    s.phase, s.turn = FIRST, s.holder


@rule
def hand_over(s: State, seat: int, trail: Trail) -> None:
    """RG-22."""
    s.handed = 1
    s.holder = s.turn = 1 - seat
    note(trail, HANDED_OVER, seat)


@rule
def place(s: State, seat: int, where: int, dice: Dice, trail: Trail) -> None:
    tile, cell, turn = s.hands[seat], where // 4, where % 4
    s.hands[seat] = NONE
    vouch(s, seat, put_on_board(s, seat, tile, cell, turn))
    note(trail, PLACED, seat, tile, cell // SPAN, cell % SPAN, turn, what_is(s.faces[s.side, tile]))
    tile_done(s, seat, dice, trail)


@rule
def vouch(s: State, seat: int, terminals: int) -> None:
    """Remember what a seat has made of its own terminals: it tells others about the seat's missions."""
    if terminals & (7 << 3 * seat):
        values = values_of(s)
        for terminal in range(3 * seat, 3 * seat + 3):
            if (terminals >> terminal) & 1:
                s.vouched[terminal] = (values >> terminal) & 1


@rule
def remove(s: State, seat: int, dice: Dice, trail: Trail) -> None:
    """RG-18."""
    tile = s.hands[seat]
    s.hands[seat] = NONE
    s.cell_of[tile] = GONE
    note(trail, REMOVED, seat, tile, what_is(s.faces[s.side, tile]))
    tile_done(s, seat, dice, trail)


@rule
def tile_done(s: State, seat: int, dice: Dice, trail: Trail) -> None:
    """RG-23: after the first the other places; then the turn ends."""
    if s.phase == FIRST:
        s.phase, s.turn = SECOND, 1 - seat
    else:
        end_turn(s, dice, trail)


@rule
def end_turn(s: State, dice: Dice, trail: Trail) -> None:
    """RG-27, RG-40 to RG-42: charges, then a look whether the circuit goes on by itself, then the new fastest."""
    drop_charges(s, trail)
    if s.left == 0:
        turn_on(s, LAST_TILE, trail)
    elif all_closed(s):
        turn_on(s, CLOSED, trail)
    else:
        declare_fastest(s, trail)
        begin_turn(s, dice, trail)


@rule
def drop_charges(s: State, trail: Trail) -> None:
    """RG-27 to RG-30: once for each terminal that a gate placed this turn reaches."""
    reached = fresh_reach(s)
    for terminal in range(TERMINALS):
        if (reached >> terminal) & 1:
            drop(s, terminal // 3, terminal % 3, trail)


@rule
def fresh_reach(s: State) -> int:
    """The terminals that gates of this turn reach: a bit each."""
    reached, fresh = 0, s.fresh
    while fresh:
        reached |= s.below[lowest(fresh)]
        fresh &= fresh - 1
    return int(reached)


@rule
def drops_at(charges: int, speed: int) -> int:
    """RG-28: what a terminal drops for an owner who has so many charges."""
    return int(min(charges, DROPS[speed]))


@rule
def drop(s: State, seat: int, speed: int, trail: Trail) -> None:
    """RG-28, RG-31."""
    charges = drops_at(s.charges[seat], speed)
    s.charges[seat] -= charges
    if charges > 0:
        note(trail, DROPPED, seat, speed, charges, s.charges[seat])
        if is_discharging(s, seat):
            note(trail, DISCHARGING, seat)


@rule
def declare_fastest(s: State, trail: Trail) -> None:
    """RG-26: fewer gates at Fast, then at Norm, then at Slow; then whoever has not R.O.O.T.\\G:."""
    s.fastest, s.why_fastest = 1 - s.holder, BY_TILE
    for speed in range(2, -1, -1):
        if s.depth[speed] != s.depth[3 + speed]:
            s.fastest = 0 if s.depth[speed] < s.depth[3 + speed] else 1
            s.why_fastest = BY_FAST + speed
    note(trail, FASTEST, s.fastest, s.why_fastest)


@rule
def hide(s: State, seat: int) -> None:
    """RG-56: the opponent's missions until the circuit is on, tiles drawn by another, the tile another keeps."""
    for other in range(2):
        if other == seat:
            continue
        if s.why_on == NONE:
            s.zero[other] = s.one[other] = BACK
        if s.hands[other] >= 0 and seat != s.fastest:
            s.stack |= 1 << s.hands[other]
            s.hands[other] = BACK
    if seat != s.fastest:
        for i in range(2):
            if s.drawn[i] >= 0:
                s.stack |= 1 << s.drawn[i]
                s.drawn[i] = BACK


@rule
def guess(s: State, seat: int, dice: Dice) -> None:
    """Missions that nobody known to this seat has, and unseen tiles."""
    unseen = s.left
    for i in range(2):
        unseen += (1 if s.hands[i] == BACK else 0) + (1 if s.drawn[i] == BACK else 0)
    for i in range(2):
        if s.hands[i] == BACK:
            s.hands[i] = take_unseen(s, roll(dice, unseen))
            unseen -= 1
        if s.drawn[i] == BACK:
            s.drawn[i] = take_unseen(s, roll(dice, unseen))
            unseen -= 1
    if s.zero[0] == BACK and s.zero[1] == BACK:
        s.zero[0], s.one[0] = roll(dice, 3), roll(dice, 3)
    for other in range(2):
        if s.zero[other] == BACK:
            s.zero[other] = another_of_three(s.zero[1 - other], dice)
            s.one[other] = another_of_three(s.one[1 - other], dice)


@rule
def score(s: State, out: Codes) -> None:
    for seat in range(2):
        out[seat] = s.points[seat]


@rule
def holds_root(s: State, seat: int) -> int:
    """RG-55: what breaks a tie."""
    return 1 if s.holder == seat else 0
