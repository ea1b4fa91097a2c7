"""The deck, the hands and what one may not see of them."""

from quirkbox.engine import Dice, Trail, note, roll, rule
from quirkbox.games.quirky_circuits.actions import DREW
from quirkbox.games.quirky_circuits.state import (
    BACK,
    DECK,
    FACES,
    HAND,
    HAND_SIZE,
    HIDDEN,
    NONE,
    QUIRK,
    YELLOW,
    State,
)


@rule
def make_deck(s: State) -> None:
    s.deck[:] = NONE
    s.layer[:] = 0
    s.deck_size = 0
    for card in range(FACES):
        for _ in range(s.cards[card]):
            s.deck[s.deck_size] = card
            s.deck_size += 1


@rule
def top_layer(s: State) -> int:
    """The lowest place of the topmost layer."""
    first = s.deck_size - 1
    layer = s.layer[first]
    while first > 0 and s.layer[first - 1] == layer:
        first -= 1
    return int(first)


@rule
def draw(s: State, first: int, dice: Dice) -> tuple[int, int]:
    """A card of the topmost layer, which begins there, and which layer that is."""
    top = s.deck_size - 1
    layer = s.layer[top]
    place = first + roll(dice, top - first + 1)
    card = s.deck[place]
    s.deck[place] = s.deck[top]
    s.deck[top] = NONE
    s.layer[top] = 0
    s.deck_size = top
    return int(card), int(layer)


@rule
def put_queue_under_deck(s: State) -> None:
    """QC-51: a layer of its own, below everything."""
    size = s.queue_size
    for place in range(s.deck_size - 1, -1, -1):
        s.deck[place + size] = s.deck[place]
        s.layer[place + size] = s.layer[place]
    for place in range(size):
        s.deck[place] = s.queue[place]
        s.layer[place] = s.round
        s.queue[place] = s.queued_by[place] = NONE
        s.queue_dealt[place] = 0
    s.deck_size += size
    s.queue_size = 0


@rule
def hand_size(s: State, seat: int) -> int:
    n = 0
    for slot in range(HAND):
        n += s.hands[seat, slot] != NONE
    return n


@rule
def deal_hands(s: State, dice: Dice, trail: Trail) -> None:
    """QC-53: one card at a time clockwise, beginning with whoever has fewest, skipping full hands."""
    full = int(HAND_SIZE[s.players])
    seat, held = 0, hand_size(s, 0)  # a byte for each seat
    for other in range(1, s.players):
        size = hand_size(s, other)
        held |= size << 8 * other
        if size < (held >> 8 * seat) & 0xFF:
            seat = other
    waiting, first = 0, DECK
    while s.deck_size > 0 and waiting < s.players:
        if (held >> 8 * seat) & 0xFF < full:
            if first >= s.deck_size:
                first = top_layer(s)
            deal_card(s, seat, first, dice, trail)
            held += 1 << 8 * seat
            waiting = 0
        else:
            waiting += 1
        seat = seat + 1 if seat + 1 < s.players else 0


@rule
def deal_card(s: State, seat: int, first: int, dice: Dice, trail: Trail) -> None:
    slot = 0
    while s.hands[seat, slot] != NONE:
        slot += 1
    card, layer = draw(s, first, dice)
    s.hands[seat, slot] = card
    s.dealt[seat, slot] = layer
    back = int(BACK[card])
    note(trail, DREW, seat, slot, back % YELLOW, card // QUIRK, card % QUIRK)


@rule
def back_of(card: int) -> int:
    """What everybody sees of a card, also of one that is hidden."""
    return int(BACK[card]) if card >= 0 else HIDDEN - card


@rule
def has_quirk(s: State, seat: int) -> bool:
    for slot in range(HAND):
        card = s.hands[seat, slot]
        if card >= QUIRK or card <= HIDDEN - YELLOW:  # the card, or a back of such
            return True
    return False


@rule
def hide_cards(s: State, seat: int) -> None:
    """Only backs are left of what this seat may not see. What everybody can work out stays: which cards are out of sight, by
    layer. They lie in the deck in order, those from the hands among them."""
    size = int(s.deck_size)
    for other in range(s.players):
        if other != seat:
            for slot in range(HAND):
                card = s.hands[other, slot]
                if card >= 0:
                    size = put_in_order(s, size, card, s.dealt[other, slot])
                    s.hands[other, slot] = HIDDEN - back_of(card)
    if not s.running and not s.practice:
        for place in range(s.queue_size):
            card = s.queue[place]
            if card >= 0 and s.queued_by[place] != seat:
                size = put_in_order(s, size, card, s.queue_dealt[place])
                s.queue[place] = HIDDEN - back_of(card)
    sort_deck(s, size)


@rule
def put_in_order(s: State, size: int, card: int, layer: int) -> int:
    s.deck[size] = card
    s.layer[size] = layer
    return size + 1


@rule
def sort_deck(s: State, size: int) -> None:
    """The newest layer is the lowest."""
    for end in range(1, size):
        card, layer, place = s.deck[end], s.layer[end], end
        while place > 0 and (s.layer[place - 1] < layer or (s.layer[place - 1] == layer and s.deck[place - 1] > card)):
            s.deck[place] = s.deck[place - 1]
            s.layer[place] = s.layer[place - 1]
            place -= 1
        s.deck[place] = card
        s.layer[place] = layer


@rule
def guess_cards(s: State, dice: Dice) -> None:
    """Every back gets a card that is out of sight, of its layer and with that back, each as likely; the rest is the deck."""
    for seat in range(s.players):
        for slot in range(HAND):
            if s.hands[seat, slot] <= HIDDEN:
                s.hands[seat, slot] = find_card(s, back_of(s.hands[seat, slot]), s.dealt[seat, slot], dice)
    for place in range(s.queue_size):
        if s.queue[place] <= HIDDEN:
            s.queue[place] = find_card(s, back_of(s.queue[place]), s.queue_dealt[place], dice)
    close_gaps(s)


@rule
def find_card(s: State, back: int, layer: int, dice: Dice) -> int:
    there = 0
    for place in range(DECK):
        if s.deck[place] >= 0 and s.layer[place] == layer and BACK[s.deck[place]] == back:
            there += 1
    left = roll(dice, there)
    for place in range(DECK):
        if s.deck[place] >= 0 and s.layer[place] == layer and BACK[s.deck[place]] == back:
            if left == 0:
                card = int(s.deck[place])
                s.deck[place] = NONE
                return card
            left -= 1
    return NONE


@rule
def close_gaps(s: State) -> None:
    kept = 0
    for place in range(DECK):
        if s.deck[place] >= 0:
            s.deck[kept], s.layer[kept] = s.deck[place], s.layer[place]
            kept += 1
    for place in range(kept, DECK):
        s.deck[place] = NONE
        s.layer[place] = 0
