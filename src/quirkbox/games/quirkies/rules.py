"""The rules of Quirkies: the six functions, and the small ones they are made of. Numbers like QK-7 are those of README.md."""

from quirkbox.engine import Codes, Dice, Trail, note, roll, rule
from quirkbox.games.quirkies.actions import ACTIONS, EVENTS
from quirkbox.games.quirkies.state import (
    BACK,
    CALL,
    CARDS,
    CELLS,
    COLOURS_AMONG,
    FITS,
    GOAL,
    HAND,
    LINES,
    LINES_AT,
    NONE,
    PATTERNS_AMONG,
    WINDOW_SECONDS,
    State,
)

LAY = ACTIONS.first("lay")
CALL_LINE = ACTIONS.first("call")
DONE = ACTIONS.first("done")
PASS = ACTIONS.first("pass")
CLOSE = ACTIONS.first("close")
DEALT = EVENTS.number("dealt")
TURN = EVENTS.number("turn")
LAID = EVENTS.number("laid")
WON = EVENTS.number("won")
WRONG = EVENTS.number("wrong")
LATE = EVENTS.number("late")
SAID = EVENTS.number("said")
CLOSED = EVENTS.number("closed")
DREW = EVENTS.number("drew")
LAST_ROUND = EVENTS.number("last_round")
ENDED = EVENTS.number("ended")
# what the three cards of a line share
BY_COLOUR = EVENTS.value("won", "how", "colour")
BY_PATTERN = EVENTS.value("won", "how", "pattern")
BY_BOTH = EVENTS.value("won", "how", "both")
ALL_DIFFERENT = EVENTS.value("won", "how", "different")
# what was said
SAID_DONE = EVENTS.value("said", "word", "done")
SAID_PASS = EVENTS.value("said", "word", "pass")
# why the last round comes
FIVE = EVENTS.value("last_round", "why", "five")
PILE = EVENTS.value("last_round", "why", "pile")


@rule
def deal(s: State, options: Codes, dice: Dice, trail: Trail) -> None:
    s.players = options[0]
    s.version = options[1]
    s.claims = options[2]
    s.window = WINDOW_SECONDS[options[3]]
    s.over = s.second = s.last_round = 0
    s.tokens[:] = 0
    s.dealer = roll(dice, s.players)
    note(trail, DEALT, s.dealer)
    lay_out_board(s, dice)
    deal_hands(s, dice, trail)
    shut_window(s)
    s.turn = clockwise(s, s.dealer)
    note(trail, TURN, s.turn)


@rule
def lay_out_board(s: State, dice: Dice) -> None:
    """QK-2, QK-3: nine white cards at random, a random coloured card of the creature on each corner."""
    for creature in range(CELLS):
        other = roll(dice, creature + 1)
        s.cell_of[creature] = s.cell_of[other]
        s.cell_of[other] = creature
    s.tops[:] = NONE
    s.heights[:] = 0
    s.laid_count = 0
    s.story[:] = NONE
    s.story_by[:] = NONE
    s.gone[:] = 0
    for card in range(CARDS):
        s.pile[card] = card
    s.pile_size = CARDS
    for creature in range(CELLS - 1, -1, -1):  # downwards, so that pile[card] still is the card
        if is_corner(s.cell_of[creature]):
            card = creature * 9 + roll(dice, 9)
            put_on_board(s, NONE, card)
            s.pile_size -= 1
            s.pile[card] = s.pile[s.pile_size]


@rule
def is_corner(cell: int) -> bool:
    return cell != 4 and cell % 2 == 0


@rule
def put_on_board(s: State, seat: int, card: int) -> int:
    """Lay a card on its creature's cell (QK-6); which cell that is."""
    cell = int(s.cell_of[card // 9])
    s.tops[cell] = card
    s.heights[cell] += 1
    s.gone[card] = 1
    s.story[s.laid_count] = card
    s.story_by[s.laid_count] = seat
    s.laid_count += 1
    return cell


@rule
def deal_hands(s: State, dice: Dice, trail: Trail) -> None:
    """QK-4."""
    s.hands[:] = NONE
    for seat in range(s.players):
        fill_hand(s, seat, dice, trail)


@rule
def fill_hand(s: State, seat: int, dice: Dice, trail: Trail) -> None:
    """QK-9: draw up to six, as long as there are cards."""
    slot = next_gap(s, seat, 0)
    while slot < HAND and s.pile_size > 0:
        place = roll(dice, s.pile_size)
        card = s.pile[place]
        s.pile_size -= 1
        s.pile[place] = s.pile[s.pile_size]
        s.hands[seat, slot] = card
        note(trail, DREW, seat, card // 9, card // 3 % 3, card % 3)
        slot = next_gap(s, seat, slot + 1)


@rule
def next_gap(s: State, seat: int, slot: int) -> int:
    """The first place in a hand without a card, from this one on; HAND if there is none."""
    while slot < HAND and s.hands[seat, slot] != NONE:
        slot += 1
    return slot


@rule
def clockwise(s: State, seat: int) -> int:
    return seat + 1 if seat + 1 < s.players else 0


@rule
def legal(s: State, seat: int, out: Codes) -> int:
    if s.over:
        return 0
    if s.laid == NONE:
        return legal_cards(s, seat, out) if seat == s.turn else 0
    if seat == s.players:  # HOST ends the window some seconds after "done" (QK-19)
        out[0] = CLOSE
        return 1 if s.window > 0 and s.said[s.turn] else 0
    return legal_calls(s, seat, out) if not s.said[seat] else 0


@rule
def legal_cards(s: State, seat: int, out: Codes) -> int:
    """QK-6: every card in hand can be laid."""
    n = 0
    for slot in range(HAND):
        card = s.hands[seat, slot]
        if card != NONE:
            out[n] = LAY + card
            n += 1
    return n


@rule
def legal_calls(s: State, seat: int, out: Codes) -> int:
    """QK-17: point at any line one has not pointed at yet, or have nothing (more) to say."""
    n = 0
    for line in range(8):
        if not s.called[seat] & (1 << line):
            out[n] = CALL_LINE + line
            n += 1
    out[n] = DONE if seat == s.turn else PASS
    return n + 1


@rule
def play(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    if action < CALL_LINE:
        lay(s, seat, action - LAY, dice, trail)
    elif action < DONE:
        call(s, seat, action - CALL_LINE, trail)
    else:
        if action == CLOSE:
            note(trail, CLOSED)
        else:
            s.said[seat] = 1
            note(trail, SAID, seat, SAID_DONE if action == DONE else SAID_PASS)
        if action == CLOSE or everybody_said(s):
            earned = s.earned
            shut_window(s)
            card_done(s, earned, dice, trail)


@rule
def lay(s: State, seat: int, card: int, dice: Dice, trail: Trail) -> None:
    for slot in range(HAND):
        if s.hands[seat, slot] == card:
            s.hands[seat, slot] = NONE
    cell = put_on_board(s, seat, card)
    note(trail, LAID, seat, card // 9, card // 3 % 3, card % 3, cell, s.second)
    if s.claims == CALL:
        s.laid = cell
        return
    earned = 0
    for i in range(4):
        line = LINES_AT[cell, i]
        if line != NONE and is_sequence(s, line):
            win_token(s, seat, line, trail)
            earned = 1
    card_done(s, earned, dice, trail)


@rule
def is_sequence(s: State, line: int) -> bool:
    """QK-10 to QK-13: three coloured cards whose colours and patterns fit."""
    a, b, c = s.tops[LINES[line, 0]], s.tops[LINES[line, 1]], s.tops[LINES[line, 2]]
    return bool(a != NONE and b != NONE and c != NONE and FITS[s.version, a % 9, b % 9, c % 9])


@rule
def win_token(s: State, seat: int, line: int, trail: Trail) -> None:
    """QK-14, QK-24: a token; the fifth brings on the last round."""
    a, b, c = s.tops[LINES[line, 0]], s.tops[LINES[line, 1]], s.tops[LINES[line, 2]]
    how = what_they_share(a % 9, b % 9, c % 9)
    s.tokens[seat] += 1
    note(trail, WON, seat, line, how)
    if s.tokens[seat] >= GOAL:
        bring_last_round(s, seat, FIVE, trail)


@rule
def what_they_share(a: int, b: int, c: int) -> int:
    if COLOURS_AMONG[a, b, c] == 1:
        return BY_BOTH if PATTERNS_AMONG[a, b, c] == 1 else BY_COLOUR
    return BY_PATTERN if PATTERNS_AMONG[a, b, c] == 1 else ALL_DIFFERENT


@rule
def bring_last_round(s: State, seat: int, why: int, trail: Trail) -> None:
    if not s.last_round:
        s.last_round = 1
        note(trail, LAST_ROUND, seat, why)


@rule
def call(s: State, seat: int, line: int, trail: Trail) -> None:
    """QK-17 to QK-22: "Quirkies!", and a line pointed at."""
    s.called[seat] |= 1 << line
    if not is_sequence(s, line):
        cost = 1 if s.tokens[seat] > 0 else 0
        s.tokens[seat] -= cost
        note(trail, WRONG, seat, line, cost)
    elif s.claimed & (1 << line) or not goes_through(line, s.laid):
        note(trail, LATE, seat, line)
    else:
        s.claimed |= 1 << line
        if seat == s.turn:
            s.earned = 1
        win_token(s, seat, line, trail)


@rule
def goes_through(line: int, cell: int) -> bool:
    return bool(LINES[line, 0] == cell or LINES[line, 1] == cell or LINES[line, 2] == cell)


@rule
def everybody_said(s: State) -> bool:
    for seat in range(s.players):
        if not s.said[seat]:
            return False
    return True


@rule
def shut_window(s: State) -> None:
    s.laid = NONE
    s.claimed = s.earned = 0
    s.called[:] = 0
    s.said[:] = 0


@rule
def card_done(s: State, earned: int, dice: Dice, trail: Trail) -> None:
    """QK-7, QK-8: one extra card for a sequence, never a second one; else the turn ends."""
    if earned and not s.second and has_cards(s, s.turn):
        s.second = 1
    else:
        end_turn(s, dice, trail)


@rule
def has_cards(s: State, seat: int) -> bool:
    for slot in range(HAND):
        if s.hands[seat, slot] != NONE:
            return True
    return False


@rule
def end_turn(s: State, dice: Dice, trail: Trail) -> None:
    s.second = 0
    fill_hand(s, s.turn, dice, trail)
    if s.pile_size == 0:  # QK-27
        bring_last_round(s, s.turn, PILE, trail)
    if s.last_round and s.turn == s.dealer:  # QK-25
        s.over = 1
        note(trail, ENDED)
    else:
        s.turn = clockwise(s, s.turn)
        note(trail, TURN, s.turn)


@rule
def hide(s: State, seat: int) -> None:
    """The hands of the others, and the pile. A gap closes: from where in a hand a card came would tell when it was drawn."""
    for other in range(s.players):
        if other != seat:
            held = 0
            for slot in range(HAND):
                held += s.hands[other, slot] != NONE
            for slot in range(HAND):
                s.hands[other, slot] = BACK if slot < held else NONE
    s.pile[:] = NONE


@rule
def guess(s: State, seat: int, dice: Dice) -> None:
    """Deal the unseen cards anew: to the hidden hands, and the rest is the pile."""
    unseen = 0
    for card in range(CARDS):
        if not s.gone[card] and not holds(s, seat, card):
            s.pile[unseen] = card
            unseen += 1
    for other in range(s.players):
        for slot in range(HAND):
            if s.hands[other, slot] == BACK:
                place = roll(dice, unseen)
                unseen -= 1
                s.hands[other, slot] = s.pile[place]
                s.pile[place] = s.pile[unseen]


@rule
def holds(s: State, seat: int, card: int) -> bool:
    if seat < 0:
        return False
    for slot in range(HAND):
        if s.hands[seat, slot] == card:
            return True
    return False


@rule
def score(s: State, out: Codes) -> None:
    for seat in range(s.players):
        out[seat] = s.tokens[seat]
