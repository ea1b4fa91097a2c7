"""How a bot makes up its mind in Quirky Circuits.

It imagines some worlds in which the queue has been carried out. Its own cards it knows; of the others' it knows the backs, and
takes them for what a sensible player would have played there. Then it looks for the order of its own cards after which, on
average over these worlds, the least is left to do. It plays the first of them. If none makes it better it says "let us stop",
waits for what the others do, and is done if there is nothing to add then.
"""

import math
from typing import Any

from quirkbox.engine import Dice, i32, i32s, i64s, roll, rule, shape
from quirkbox.games.quirky_circuits.carry import take
from quirkbox.games.quirky_circuits.chart import QUIET, Chart, keep_current
from quirkbox.games.quirky_circuits.cost import cost
from quirkbox.games.quirky_circuits.deck import back_of, hand_size, has_quirk
from quirkbox.games.quirky_circuits.rules import DONE, PLAY, STOP, TAKE, legal_tokens
from quirkbox.games.quirky_circuits.run import act, drift
from quirkbox.games.quirky_circuits.state import (
    BACK,
    CHOOSE,
    DECK,
    FACES,
    HAND,
    HIDDEN,
    MINIMUM,
    NONE,
    PROGRAM,
    QUIRK,
    STOPPED,
    TWIRL,
    State,
)
from quirkbox.games.quirky_circuits.world import lies_on, over

WORLDS, BEAM = 32, 12
PER_WORLD = 32  # looks ahead that a world stands for
TEMPER = 6.0  # how much worse (in eighths of a card) a card must be to be taken for e times less likely
EFFORT = 1  # what playing a card costs by itself: cards in hand are good for later

# places in the array of states; the first four are the bots' own
KNOWN, WORK, ROOT = 1, 2, 4
LAYER = ROOT + WORLDS
ROOM = WORLDS * (1 + 2 * BEAM)


class Memory(Chart):
    """What a bot keeps from move to move: the chart, and the best beginnings of a program so far."""

    # slots of the hand, a bit each
    used: i32s = shape(2, BEAM)
    # the slot played first
    begins: i32s = shape(2, BEAM)
    sums: i64s = shape(2, BEAM)
    parents: i32s = shape(BEAM)
    slots: i32s = shape(BEAM)
    size: i32s = shape(2)
    worlds: i32
    weights: i64s = shape(FACES)


@rule
def think(states: Any, seat: int, looks: int, dice: Dice, buffers: Any, memory: Memory) -> int:
    s = states[KNOWN]
    keep_current(memory, s, states[WORK])
    if s.phase == CHOOSE:
        return choose_token(states, memory, buffers)
    memory.worlds = max(4, min(WORLDS, looks // PER_WORLD))
    for world in range(memory.worlds):
        states[ROOT + world] = states[KNOWN]
        imagine_queue(states, ROOT + world, memory, dice)
    slot = best_slot(states, seat, memory)
    if slot == NONE:
        return DONE if s.stop[seat] or s.signs[seat] & STOPPED or not others_go_on(s, seat) else STOP
    card = s.hands[seat, slot]
    return int(PLAY + card % QUIRK * 2 + card // QUIRK)


@rule
def others_go_on(s: State, seat: int) -> bool:
    """Somebody else has neither said "done" nor "let us stop"."""
    for other in range(s.players):
        if other != seat and not s.done[other] and not s.stop[other]:
            return True
    return False


@rule
def yields(s: State, seat: int) -> bool:
    """Whoever has said "let us stop" waits for those who have not. And quirks come first: better while all know where the robot
    is."""
    if s.phase != PROGRAM or s.done[seat]:
        return False
    if s.stop[seat] and others_go_on(s, seat):
        return True
    if s.stop[seat] or has_quirk(s, seat):
        return False
    for other in range(s.players):
        if other != seat and not s.done[other] and not s.stop[other] and has_quirk(s, other):
            return True
    return False


@rule
def choose_token(states: Any, memory: Memory, buffers: Any) -> int:
    """The queue lies open: whatever leaves least to do at its end."""
    n = legal_tokens(states[KNOWN], buffers.codes)
    best, least = int(buffers.codes[0]), 1 << 30
    for i in range(n):
        action = int(buffers.codes[i])
        states[WORK] = states[KNOWN]
        s = states[WORK]
        take(s, action - TAKE, QUIET[0])
        s.choosing = NONE
        s.phase = PROGRAM
        if s.robot == TWIRL:
            drift(s, False, NONE, QUIET[0])
        place = s.next + 1
        while place < s.queue_size and s.over == 0:
            do_card(s, s.queue[place])
            place += 1
        left = cost(memory, s)
        if left < least:
            best, least = action, left
    return best


@rule
def do_card(s: State, card: int) -> None:
    """A card acts; where somebody would have to choose a token, they take the first."""
    if s.over:
        return
    act(s, card % QUIRK, QUIET[0])
    while s.phase == CHOOSE:
        take_any(s)


@rule
def take_any(s: State) -> None:
    from_here = NONE
    for token in range(s.tokens - 1, -1, -1):
        if can_take(s, token):
            from_here = token
    s.phase = PROGRAM
    take(s, from_here, QUIET[0])
    if s.choosing == NONE and s.robot == TWIRL:
        drift(s, False, NONE, QUIET[0])


@rule
def can_take(s: State, token: int) -> bool:
    return lies_on(s, token, over(s, int(s.choosing)))


@rule
def imagine_queue(states: Any, world: int, memory: Memory, dice: Dice) -> None:
    """The queue is carried out in this world, every back taken for a likely card."""
    s = states[world]
    for place in range(s.queue_size):
        if s.queue[place] <= HIDDEN:
            s.queue[place] = likely_card(states, world, place, memory, dice)
        do_card(s, s.queue[place])


@rule
def likely_card(states: Any, world: int, place: int, memory: Memory, dice: Dice) -> int:
    """Of the cards that can be behind this back, each with the likelihood that somebody who thinks like us had played it here. It
    is gone from those that can be behind the next."""
    s = states[world]
    back, layer = back_of(s.queue[place]), s.queue_dealt[place]
    least, last = 1 << 30, NONE
    for i in range(DECK):
        card = s.deck[i]
        if card >= 0 and s.layer[i] == layer and BACK[card] == back and card != last:
            states[WORK] = states[world]
            do_card(states[WORK], card)
            memory.weights[card] = cost(memory, states[WORK])
            least, last = min(least, memory.weights[card]), card
    total = 0.0
    chosen = NONE
    for i in range(DECK):
        card = s.deck[i]
        if card >= 0 and s.layer[i] == layer and BACK[card] == back:
            weight = math.exp((least - memory.weights[card]) / TEMPER)
            total += weight
            if roll(dice, 1 << 20) * total < weight * (1 << 20):
                chosen = i
    card = int(s.deck[chosen])
    s.deck[chosen] = NONE
    return card


@rule
def best_slot(states: Any, seat: int, memory: Memory) -> int:
    """The first card of the best program one's own cards can make; NONE if it is best to be done. A beam search: of each length
    only the best few beginnings are carried on."""
    s, worlds = states[KNOWN], memory.worlds
    need = must_play(s, seat)
    best, least = NONE, 1 << 60
    if need == 0:
        least = 0
        for world in range(worlds):
            least += cost(memory, states[ROOT + world])
    old, length = 0, 0
    memory.size[0], memory.used[0, 0], memory.begins[0, 0] = 1, 0, NONE
    while memory.size[old] > 0:
        new = 1 - old
        find_best(states, seat, old, length, memory)
        length += 1
        for i in range(memory.size[new]):
            carry_on(states, seat, old, i, memory)
            total = memory.sums[new, i] + EFFORT * worlds * length
            if length >= need and total < least:
                best, least = int(memory.begins[new, i]), total
        old = new
    return best


@rule
def must_play(s: State, seat: int) -> int:
    """How many cards this seat has to play at least."""
    missing = MINIMUM - int(s.queue_size)
    for other in range(s.players):
        if other != seat and not s.done[other]:
            missing -= hand_size(s, other)
    return max(missing, 1 if s.played[seat] == 0 else 0)


@rule
def place_of(layer: int, entry: int, length: int) -> int:
    """Where the worlds of a beginning are; the empty one is the root."""
    return ROOT if length == 0 else LAYER + (layer * BEAM + entry) * WORLDS


@rule
def find_best(states: Any, seat: int, old: int, length: int, memory: Memory) -> None:
    """Try every next card after every beginning, and keep the best few."""
    s, new = states[KNOWN], 1 - old
    memory.size[new] = 0
    for entry in range(memory.size[old]):
        first = place_of(old, entry, length)
        quirk = holds_quirk(s, seat, int(memory.used[old, entry]))
        for slot in range(HAND):
            card = s.hands[seat, slot]
            if card == NONE or memory.used[old, entry] >> slot & 1 or (card >= QUIRK) != quirk:
                continue
            if is_twin(s, seat, slot, int(memory.used[old, entry])):
                continue
            total = 0
            for world in range(memory.worlds):
                states[WORK] = states[first + world]
                do_card(states[WORK], card)
                total += cost(memory, states[WORK])
            keep(memory, new, old, entry, slot, total)


@rule
def holds_quirk(s: State, seat: int, used: int) -> bool:
    for slot in range(HAND):
        if s.hands[seat, slot] >= QUIRK and not used >> slot & 1:
            return True
    return False


@rule
def is_twin(s: State, seat: int, slot: int, used: int) -> bool:
    """The same card is still there further left."""
    for other in range(slot):
        if s.hands[seat, other] == s.hands[seat, slot] and not used >> other & 1:
            return True
    return False


@rule
def keep(memory: Memory, new: int, old: int, entry: int, slot: int, total: int) -> None:
    """Among the best few, in order."""
    place = memory.size[new]
    if place == BEAM:
        if total >= memory.sums[new, BEAM - 1]:
            return
        place = BEAM - 1
    else:
        memory.size[new] += 1
    while place > 0 and memory.sums[new, place - 1] > total:
        memory.sums[new, place] = memory.sums[new, place - 1]
        memory.parents[place], memory.slots[place] = memory.parents[place - 1], memory.slots[place - 1]
        place -= 1
    memory.sums[new, place] = total
    memory.parents[place], memory.slots[place] = entry, slot


@rule
def carry_on(states: Any, seat: int, old: int, entry: int, memory: Memory) -> None:
    """Play the card that was kept, in all worlds."""
    new, parent, slot = 1 - old, memory.parents[entry], memory.slots[entry]
    used = memory.used[old, parent]
    memory.used[new, entry] = used | 1 << slot
    memory.begins[new, entry] = slot if used == 0 else memory.begins[old, parent]
    first, then = place_of(old, parent, 0 if used == 0 else 1), place_of(new, entry, 1)
    for world in range(memory.worlds):
        states[then + world] = states[first + world]
        do_card(states[then + world], states[KNOWN].hands[seat, slot])
