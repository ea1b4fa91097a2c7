"""A beam search for the order in which a seat best plays its cards: of each length only the best few beginnings are carried on.

There are two beams. One is the thinker's own, in many worlds at once. In the other the answer to it is found, in one world.
"""

from typing import Any

import numpy as np

from quirkbox.engine import i32, i32s, i64s, rule, shape
from quirkbox.games.quirky_circuits.chart import Chart
from quirkbox.games.quirky_circuits.cost import cost
from quirkbox.games.quirky_circuits.mind import do_card
from quirkbox.games.quirky_circuits.state import FACES, HAND, NONE, QUIRK, State

OWN, ANSWER = range(2)
WORLDS, WIDEST = 32, 12
# by beam: how many beginnings it carries on, and in how many worlds at most
WIDTH = np.array([WIDEST, 4])
SPAN = np.array([WORLDS, 1])

# places in the array of states; the first four are the bots' own
KNOWN, WORK, ROOT = 1, 2, 4
ANSWERED = ROOT + WORLDS
FIRST = np.array([ANSWERED + 1, ANSWERED + 1 + 2 * WIDEST * WORLDS])
PLACES = int(FIRST[ANSWER] + 2 * WIDTH[ANSWER])


class Memory(Chart):
    """What a bot keeps from move to move: the chart. The rest are notes of one thought."""

    worlds: i32
    weights: i64s = shape(FACES)

    # --- by beam, by layer (the last one and the next) and in order: beginnings of programs ---
    size: i32s = shape(2, 2)
    # slots of the hand, a bit each
    used: i32s = shape(2, 2, WIDEST)
    # the slot played first
    begins: i32s = shape(2, 2, WIDEST)
    # what is left to do, in all worlds together
    sums: i64s = shape(2, 2, WIDEST)
    # where a new one comes from: the one before, and the slot played then
    parents: i32s = shape(2, WIDEST)
    slots: i32s = shape(2, WIDEST)


@rule
def place_of(beam: int, layer: int, entry: int) -> int:
    """Where the worlds of a beginning are."""
    return int(FIRST[beam] + (layer * WIDTH[beam] + entry) * SPAN[beam])


@rule
def begin(states: Any, beam: int, first: int, worlds: int, used: int, memory: Memory) -> None:
    """With nothing played yet, in the worlds from `first` on; some slots were `used` before."""
    memory.size[beam, 0] = 1
    memory.used[beam, 0, 0] = used
    memory.begins[beam, 0, 0] = NONE
    there = place_of(beam, 0, 0)
    for world in range(worlds):
        states[there + world] = states[first + world]


@rule
def lengthen(states: Any, beam: int, old: int, hands: State, seat: int, worlds: int, memory: Memory) -> int:
    """Every beginning by one card of this seat, the best of them in order; how many there are."""
    new = 1 - old
    memory.size[beam, new] = 0
    for entry in range(memory.size[beam, old]):
        first, used = place_of(beam, old, entry), int(memory.used[beam, old, entry])
        quirk = holds_quirk(hands, seat, used)
        for slot in range(HAND):
            card = hands.hands[seat, slot]
            if card == NONE or used >> slot & 1 or (card >= QUIRK) != quirk or is_twin(hands, seat, slot, used):
                continue
            total = 0
            for world in range(worlds):
                states[WORK] = states[first + world]
                do_card(states[WORK], card)
                total += cost(memory, states[WORK])
            keep(memory, beam, new, entry, slot, total)
    for entry in range(memory.size[beam, new]):
        carry_on(states, beam, old, entry, hands, seat, worlds, memory)
    return int(memory.size[beam, new])


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
def keep(memory: Memory, beam: int, new: int, entry: int, slot: int, total: int) -> None:
    """Among the best few, in order."""
    sums, parents, slots = memory.sums[beam, new], memory.parents[beam], memory.slots[beam]
    last = WIDTH[beam] - 1
    place = memory.size[beam, new]
    if place > last:
        if total >= sums[last]:
            return
        place = last
    else:
        memory.size[beam, new] += 1
    while place > 0 and sums[place - 1] > total:
        sums[place], parents[place], slots[place] = sums[place - 1], parents[place - 1], slots[place - 1]
        place -= 1
    sums[place], parents[place], slots[place] = total, entry, slot


@rule
def carry_on(states: Any, beam: int, old: int, entry: int, hands: State, seat: int, worlds: int, memory: Memory) -> None:
    """Play the card that was kept, in all worlds."""
    new, parent, slot = 1 - old, memory.parents[beam, entry], memory.slots[beam, entry]
    memory.used[beam, new, entry] = memory.used[beam, old, parent] | 1 << slot
    begins = memory.begins[beam, old, parent]
    memory.begins[beam, new, entry] = slot if begins == NONE else begins
    first, then = place_of(beam, old, parent), place_of(beam, new, entry)
    for world in range(worlds):
        states[then + world] = states[first + world]
        do_card(states[then + world], hands.hands[seat, slot])
