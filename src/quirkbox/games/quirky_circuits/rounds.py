"""The best program of a round of Quirky Circuits with open hands, as if one mind played all cards.

A beam search among all orders of all cards, each by whoever holds it, with the bots' own estimate of what is left to do. It sees
no card before it is drawn.
"""

from typing import Any

from quirkbox.engine import Record, i32, i32s, i64s, rule, shape
from quirkbox.games.quirky_circuits.beam import KNOWN, WORK, Memory
from quirkbox.games.quirky_circuits.cost import cost
from quirkbox.games.quirky_circuits.mind import do_card
from quirkbox.games.quirky_circuits.state import HAND, MINIMUM, NONE, QUEUE, QUIRK, State

WIDTH = 64
FIRST = 4  # where the beam's states begin, behind those that every bot has
LAST = FIRST + 2 * WIDTH


class Programs(Record):
    """By layer, the last one and the next: beginnings of programs, the best first. A card is named by seat * HAND + slot."""

    size: i32s = shape(2)
    sums: i64s = shape(2, WIDTH)
    used: i32s = shape(2, WIDTH)
    cards: i32s = shape(2, WIDTH, QUEUE)
    best: i32s = shape(QUEUE)
    length: i32


@rule
def place_of(layer: int, entry: int) -> int:
    return FIRST + layer * WIDTH + entry


@rule
def find_program(states: Any, memory: Memory, programs: Programs) -> None:
    """The best program of this round."""
    s = states[KNOWN]
    programs.size[0], programs.used[0, 0], programs.length = 1, 0, 0
    states[FIRST] = states[KNOWN]
    old, least = 0, 1 << 60
    for length in range(s.players * HAND):
        new = 1 - old
        programs.size[new] = 0
        for entry in range(programs.size[old]):
            if not states[place_of(old, entry)].over:
                lengthen(states, old, entry, length, memory, programs)
        for entry in range(programs.size[new]):
            won = states[place_of(new, entry)].won
            if programs.sums[new, entry] < least and (won or may_run(s, int(programs.used[new, entry]), length + 1)):
                least, programs.length = programs.sums[new, entry], length + 1
                programs.best[:] = programs.cards[new, entry]
        old = new


@rule
def may_run(s: State, used: int, length: int) -> bool:
    """QC-3."""
    for seat in range(s.players):
        if used >> seat * HAND & ((1 << HAND) - 1) == 0:
            return False
    return length >= MINIMUM


@rule
def lengthen(states: Any, old: int, entry: int, length: int, memory: Memory, programs: Programs) -> None:
    """This beginning, by any card that anybody may play next."""
    s, used = states[KNOWN], programs.used[old, entry]
    for seat in range(s.players):
        quirk = False
        for slot in range(HAND):
            quirk = quirk or (s.hands[seat, slot] >= QUIRK and not used >> (seat * HAND + slot) & 1)
        for slot in range(HAND):
            name, card = seat * HAND + slot, s.hands[seat, slot]
            if card != NONE and not used >> name & 1 and (card >= QUIRK) == quirk:
                states[WORK] = states[place_of(old, entry)]
                do_card(states[WORK], card)
                keep(states, old, entry, name, length, cost(memory, states[WORK]) + length, programs)


@rule
def keep(states: Any, old: int, entry: int, name: int, length: int, total: int, programs: Programs) -> None:
    """states[WORK], if it is among the best few and new there."""
    new, used = 1 - old, programs.used[old, entry] | 1 << name
    for other in range(programs.size[new]):
        if programs.sums[new, other] == total and programs.used[new, other] == used:
            there, s = states[place_of(new, other)], states[WORK]
            if there.space == s.space and there.facing == s.facing and there.momentum == s.momentum:
                return
    place = programs.size[new]
    if place == WIDTH:
        place -= 1
        if total >= programs.sums[new, place]:
            return
    else:
        programs.size[new] += 1
    while place > 0 and programs.sums[new, place - 1] > total:
        programs.sums[new, place] = programs.sums[new, place - 1]
        programs.used[new, place] = programs.used[new, place - 1]
        programs.cards[new, place] = programs.cards[new, place - 1]
        states[place_of(new, place)] = states[place_of(new, place - 1)]
        place -= 1
    programs.sums[new, place], programs.used[new, place] = total, used
    programs.cards[new, place] = programs.cards[old, entry]
    programs.cards[new, place, length] = name
    states[place_of(new, place)] = states[WORK]
