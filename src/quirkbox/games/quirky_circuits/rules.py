"""The rules of Quirky Circuits: the six functions and the phases of a round. What a card does is in run.py, the cards are in
deck.py. Numbers like QC-7 are those of README.md."""

from quirkbox.engine import Codes, Dice, Trail, content_reader, note, roll, rule
from quirkbox.games.quirky_circuits.actions import (
    ACTIONS,
    CARD_ACTS,
    EVENTS,
    PLAYED,
    RESET,
    REVEALED,
    ROUND,
    RUN,
    SAID,
    SHOWN,
)
from quirkbox.games.quirky_circuits.carry import take
from quirkbox.games.quirky_circuits.deck import (
    back_of,
    deal_hands,
    guess_cards,
    hand_size,
    has_quirk,
    hide_cards,
    make_deck,
    put_queue_under_deck,
)
from quirkbox.games.quirky_circuits.goal import BY_BATTERY, colour_of, count_spaces, lose
from quirkbox.games.quirky_circuits.run import act, drift
from quirkbox.games.quirky_circuits.state import (
    BEEPED,
    CHOOSE,
    FACE,
    FACES,
    HALF_OF,
    HAND,
    IS_SOLID,
    KIND_OF,
    MINIMUM,
    MUST_MEET,
    MUST_NOT,
    NAME,
    NONE,
    ON_GROUND,
    OVER,
    PROGRAM,
    QUIRK,
    RANK_OF,
    SPACE_OF,
    SPOT_HALF,
    SPOT_SPACE,
    SPOT_WANTS,
    SPOTS,
    STOPPED,
    TOKENS,
    TWIRL,
    WALKS_TO,
    WENT_ON,
    YELLOW,
    Content,
    State,
)
from quirkbox.games.quirky_circuits.world import find_ways, lies_on, mark_in_way, over

PLAY = ACTIONS.first("play")
DONE = ACTIONS.first("done")
STOP = ACTIONS.first("stop")
GO_ON = ACTIONS.first("go_on")
BEEP = ACTIONS.first("beep")
TAKE = ACTIONS.first("take")
# what somebody said
SAID_DONE = EVENTS.value("said", "word", "done")
SAID_STOP = EVENTS.value("said", "word", "stop")
SAID_GO_ON = EVENTS.value("said", "word", "go_on")
SAID_BEEP = EVENTS.value("said", "word", "beep")
SAID_NOT_DONE = EVENTS.value("said", "word", "not_done")
content_in = content_reader(Content)


@rule
def deal(s: State, options: Codes, dice: Dice, trail: Trail) -> None:
    s.players = options[0]
    s.practice = options[2]
    s.over = s.won = s.round = s.left_todo = s.running = s.next = 0
    lay_out(s, content_in(options))
    s.momentum = s.choosing = NONE
    s.held[:] = NONE
    s.hands[:] = NONE
    s.dealt[:] = 0
    s.queue[:] = NONE
    s.queued_by[:] = NONE
    s.queue_dealt[:] = 0
    s.queue_size = 0
    make_deck(s)
    begin_round(s, dice, trail)


@rule
def lay_out(s: State, scenario: Content) -> None:
    """QC-1: the scenario as its file says."""
    s.number, s.stars, s.robot = scenario.number, scenario.stars, scenario.robot
    s.width, s.height = scenario.width, scenario.height
    s.full = s.battery = scenario.battery
    s.goal, s.dock = scenario.goal, scenario.dock
    s.space, s.facing = scenario.start, scenario.facing
    for i in range(NAME):
        s.name[i] = scenario.name[i]
    s.blocked, s.tables = scenario.blocked, scenario.tables
    s.vases, s.bunnies = scenario.vases, scenario.bunnies
    s.broken = 0
    s.dirt = count_spaces(s.bunnies)
    for side in range(4):
        s.walls[side] = scenario.walls[side]
        s.rises[side] = scenario.rises[side]
        s.belts[side] = scenario.belts[side]
    for card in range(FACES):
        s.cards[card] = scenario.cards[card]
    lay_tokens(s, scenario)
    mark_spots(s, scenario)
    find_ways(s)


@rule
def lay_tokens(s: State, scenario: Content) -> None:
    s.tokens = 0
    for token in range(TOKENS):
        s.tokens += scenario.tokens[token, KIND_OF] != NONE
        s.kind[token] = scenario.tokens[token, KIND_OF]
        s.at[token] = scenario.tokens[token, SPACE_OF]
        s.half[token] = scenario.tokens[token, HALF_OF]
        s.solid[token] = scenario.tokens[token, IS_SOLID]
        s.walks_to[token] = scenario.tokens[token, WALKS_TO]
        s.must_meet[token] = scenario.tokens[token, MUST_MEET]
        s.must_not[token] = scenario.tokens[token, MUST_NOT]
        s.rank[token] = scenario.tokens[token, RANK_OF]
        s.fate[token] = ON_GROUND
    mark_in_way(s)


@rule
def mark_spots(s: State, scenario: Content) -> None:
    s.spots = 0
    for spot in range(SPOTS):
        s.spots += scenario.spots[spot, SPOT_SPACE] != NONE
        s.spot[spot] = scenario.spots[spot, SPOT_SPACE]
        s.spot_half[spot] = scenario.spots[spot, SPOT_HALF]
        s.wants[spot] = scenario.spots[spot, SPOT_WANTS]
        s.has[spot] = 0


@rule
def begin_round(s: State, dice: Dice, trail: Trail) -> None:
    s.round += 1
    s.phase = PROGRAM
    s.played[:] = 0
    s.done[:] = 0
    s.stop[:] = 0
    s.beeps[:] = 0
    s.signs[:] = 0
    note(trail, ROUND, s.round, s.battery, colour_of(s.full, s.battery) - 1)
    deal_hands(s, dice, trail)


@rule
def legal(s: State, seat: int, out: Codes) -> int:
    if s.over or seat == s.players:
        return 0
    if s.phase == CHOOSE:
        return legal_tokens(s, out) if seat == s.queued_by[s.next] else 0
    n = legal_cards(s, seat, out)
    if may_be_done(s, seat):
        out[n] = DONE
        n += 1
    return legal_signs(s, seat, out, n)


@rule
def legal_cards(s: State, seat: int, out: Codes) -> int:
    """QC-4: a yellow card before all others. Two of the same are one action. Of others' cards only the backs are known; the first
    card with such a back stands for it, so that everybody knows who can still play."""
    quirk = has_quirk(s, seat)
    n = told = 0
    for slot in range(HAND):
        card = int(s.hands[seat, slot])
        if card == NONE:
            continue
        if card < 0:
            card = int(FACE[back_of(card)])
        if (card >= QUIRK) != quirk:
            continue
        if not (told >> card) & 1:
            told |= 1 << card
            out[n] = PLAY + (card - QUIRK) * 2 + 1 if quirk else PLAY + card * 2
            n += 1
    return n


@rule
def may_be_done(s: State, seat: int) -> bool:
    """QC-5: after a card of one's own, and not if too few cards are left for the minimum."""
    if s.done[seat] or s.played[seat] == 0:
        return False
    within_reach, other = int(s.queue_size), 0
    while within_reach < MINIMUM and other < s.players:
        if other != seat and not s.done[other]:
            within_reach += hand_size(s, other)
        other += 1
    return within_reach >= MINIMUM


@rule
def legal_signs(s: State, seat: int, out: Codes, n: int) -> int:
    """QC-9: each sign once between two cards."""
    given = s.signs[seat]
    if s.stop[seat] and not given & WENT_ON:
        out[n] = GO_ON
        n += 1
    if not s.stop[seat] and not given & STOPPED:
        out[n] = STOP
        n += 1
    if not given & BEEPED:
        out[n] = BEEP
        n += 1
    return n


@rule
def legal_tokens(s: State, out: Codes) -> int:
    space, n = over(s, int(s.choosing)), 0
    for token in range(s.tokens):
        if lies_on(s, token, space):
            out[n] = TAKE + token
            n += 1
    return n


@rule
def play(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    if action < DONE:
        lay_card(s, seat, (action - PLAY) // 2 + (action - PLAY) % 2 * QUIRK, dice, trail)
    elif action == DONE:
        s.done[seat] = 1
        note(trail, SAID, seat, SAID_DONE)
    elif action < TAKE:
        give_sign(s, seat, action, trail)
        return
    else:
        take(s, action - TAKE, trail)
        finish_choice(s, dice, trail)
        return
    if everybody_done(s):
        begin_run(s, trail)
        run_on(s, dice, trail)


@rule
def lay_card(s: State, seat: int, card: int, dice: Dice, trail: Trail) -> None:
    """QC-2, QC-6: to the right of the last one. Whoever was done is not any more, unless it was the last card."""
    slot = find_slot(s, seat, card, dice)
    place = s.queue_size
    s.queue[place], s.queued_by[place], s.queue_dealt[place] = card, seat, s.dealt[seat, slot]
    s.queue_size = place + 1
    s.hands[seat, slot] = NONE
    s.dealt[seat, slot] = 0
    s.played[seat] += 1
    s.signs[:] = 0
    note(trail, PLAYED, seat, slot, place, back_of(card) % YELLOW, card // QUIRK, card % QUIRK)
    if s.practice:
        note(trail, SHOWN, seat, place, card % QUIRK, card // QUIRK)
    empty = hand_size(s, seat) == 0
    if s.done[seat] and not empty:
        note(trail, SAID, seat, SAID_NOT_DONE)
    if empty and not s.done[seat]:
        note(trail, SAID, seat, SAID_DONE)
    s.done[seat] = 1 if empty else 0


@rule
def find_slot(s: State, seat: int, card: int, dice: Dice) -> int:
    """Where a card is held. Of several alike the dice say which: always the leftmost would tell that none is further left."""
    slot, alike = NONE, 0
    for other in range(HAND):
        if s.hands[seat, other] == card:
            alike += 1
            if alike == 1 or roll(dice, alike) == 0:
                slot = other
    return slot


@rule
def give_sign(s: State, seat: int, action: int, trail: Trail) -> None:
    """QC-8, QC-9."""
    if action == BEEP:
        s.signs[seat] |= BEEPED
        s.beeps[seat] += 1
        note(trail, SAID, seat, SAID_BEEP)
    elif action == STOP:
        s.stop[seat] = 1
        s.signs[seat] |= STOPPED
        note(trail, SAID, seat, SAID_STOP)
    else:
        s.stop[seat] = 0
        s.signs[seat] |= WENT_ON
        note(trail, SAID, seat, SAID_GO_ON)


@rule
def everybody_done(s: State) -> bool:
    """QC-5."""
    for seat in range(s.players):
        if not s.done[seat]:
            return False
    return bool(s.queue_size >= MINIMUM)


@rule
def begin_run(s: State, trail: Trail) -> None:
    """QC-10: every card is turned up."""
    s.running = 1
    s.next = 0
    note(trail, RUN, s.queue_size)
    for place in range(s.queue_size):
        card = s.queue[place]
        note(trail, REVEALED, place, s.queued_by[place], card % QUIRK, card // QUIRK)


@rule
def run_on(s: State, dice: Dice, trail: Trail) -> None:
    """QC-11: card by card, until one needs a choice, the game is over, or the queue is."""
    while s.next < s.queue_size:
        card = s.queue[s.next]
        note(trail, CARD_ACTS, s.next, s.queued_by[s.next], card % QUIRK, card // QUIRK, s.space, s.facing)
        act(s, card % QUIRK, trail)
        if s.over or s.phase == CHOOSE:
            return
        s.next += 1
    reset(s, dice, trail)


@rule
def finish_choice(s: State, dice: Dice, trail: Trail) -> None:
    if s.choosing != NONE:
        return
    s.phase = OVER if s.over else PROGRAM
    if s.robot == TWIRL and not s.over:
        drift(s, False, NONE, trail)
    if not s.over:
        s.next += 1
        run_on(s, dice, trail)


@rule
def reset(s: State, dice: Dice, trail: Trail) -> None:
    """QC-50 to QC-53."""
    cards = s.queue_size
    put_queue_under_deck(s)
    s.running = s.next = 0
    s.battery -= 1
    note(trail, RESET, cards, s.battery, colour_of(s.full, s.battery) - 1 if s.battery else NONE)
    if s.battery == 0:
        lose(s, BY_BATTERY, NONE, NONE, NONE, trail)
    else:
        begin_round(s, dice, trail)


@rule
def rests(s: State, seat: int) -> bool:
    """QC-6: who is done may go on, but nobody waits for it."""
    return bool(s.phase == PROGRAM and s.done[seat])


@rule
def hide(s: State, seat: int) -> None:
    hide_cards(s, seat)


@rule
def guess(s: State, seat: int, dice: Dice) -> None:
    guess_cards(s, dice)


@rule
def score(s: State, out: Codes) -> None:
    """QC-7: together, three for green, two for yellow, one for red."""
    for seat in range(s.players):
        out[seat] = s.won
