"""How a bot makes up its mind in Quirky Circuits.

It imagines some worlds in which the queue has been carried out and everybody holds cards that can be behind their backs. Then it
looks for the order of its own cards after which the least is left to do, on average over these worlds: once the others have
answered with the best they hold, and it has added what it then can. It plays the first of them. If it is better to play none it
says "let us stop" ("Beep-boop" as long as the program cannot stop without it), waits for what the others do, and is done if there
is nothing to add then.
"""

from typing import Any

from quirkbox.engine import Dice, rule
from quirkbox.games.quirky_circuits.beam import (
    ANSWER,
    ANSWERED,
    KNOWN,
    OWN,
    ROOT,
    WORK,
    WORLDS,
    Memory,
    begin,
    lengthen,
    place_of,
)
from quirkbox.games.quirky_circuits.carry import take
from quirkbox.games.quirky_circuits.chart import QUIET, keep_current
from quirkbox.games.quirky_circuits.cost import cost
from quirkbox.games.quirky_circuits.deck import hand_size, has_quirk
from quirkbox.games.quirky_circuits.imagine import imagine
from quirkbox.games.quirky_circuits.mind import do_card
from quirkbox.games.quirky_circuits.rules import BEEP, DONE, PLAY, STOP, TAKE, legal_tokens
from quirkbox.games.quirky_circuits.run import drift
from quirkbox.games.quirky_circuits.state import BEEPED, CHOOSE, MINIMUM, NONE, PROGRAM, QUIRK, STOPPED, TWIRL, State

PER_WORLD = 64  # looks ahead that a world stands for
EFFORT = 1  # what playing a card costs by itself: cards in hand are good for later
# Of four parts of what is expected, so many come after the others' answer. They cannot know what one holds, and not for sure what
# one has played.
TRUST, PARTS = 3, 4


@rule
def think(states: Any, seat: int, looks: int, dice: Dice, buffers: Any, memory: Memory) -> int:
    s = states[KNOWN]
    keep_current(memory, s, states[WORK])
    if s.phase == CHOOSE:
        return choose_token(states, memory, buffers)
    memory.worlds = max(4, min(WORLDS, looks // PER_WORLD))
    for world in range(memory.worlds):
        states[ROOT + world] = states[KNOWN]
        imagine(states, ROOT + world, memory, dice)
    slot = best_slot(states, seat, memory)
    if slot == NONE:
        return wait_or_be_done(s, seat)
    card = s.hands[seat, slot]
    return int(PLAY + card % QUIRK * 2 + card // QUIRK)


@rule
def wait_or_be_done(s: State, seat: int) -> int:
    if must_play(s, seat):
        return int(BEEP)
    return int(STOP if may_wait(s, seat) else DONE)


@rule
def may_wait(s: State, seat: int) -> bool:
    """It has not waited already, and somebody can go on."""
    return not waits(s, seat) and not s.signs[seat] & STOPPED and others_go_on(s, seat)


@rule
def waits(s: State, seat: int) -> bool:
    """Hands flat on the table, or "Beep-boop" after the last card: somebody else shall go on."""
    return bool(s.stop[seat] or s.signs[seat] & BEEPED)


@rule
def others_go_on(s: State, seat: int) -> bool:
    """Somebody else is neither done nor waits."""
    for other in range(s.players):
        if other != seat and not s.done[other] and not waits(s, other):
            return True
    return False


@rule
def yields(s: State, seat: int) -> bool:
    """Whoever waits, waits for those who do not. And quirks come first: better while all know where the robot is."""
    if s.phase != PROGRAM or s.done[seat]:
        return False
    if waits(s, seat):
        return others_go_on(s, seat)
    if has_quirk(s, seat):
        return False
    for other in range(s.players):
        if other != seat and not s.done[other] and not waits(s, other) and has_quirk(s, other):
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
def best_slot(states: Any, seat: int, memory: Memory) -> int:
    """The first card of the best program one's own cards can make; NONE if it is best to play none."""
    s, worlds = states[KNOWN], int(memory.worlds)
    need = must_play(s, seat)
    best, least = NONE, 1 << 60
    if need == 0 or may_wait(s, seat):
        least = outlook(states, ROOT, seat, 0, 0, memory)
    begin(states, OWN, ROOT, worlds, 0, memory)
    old = length = 0
    while lengthen(states, OWN, old, s, seat, worlds, memory):
        old, length = 1 - old, length + 1
        for i in range(memory.size[OWN, old]):
            total = outlook(states, place_of(OWN, old, i), seat, int(memory.used[OWN, old, i]), length, memory)
            total += PARTS * EFFORT * worlds * length
            if length >= need and total < least:
                best, least = int(memory.begins[OWN, old, i]), total
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
def outlook(states: Any, first: int, seat: int, used: int, length: int, memory: Memory) -> int:
    """What will be left to do, in all worlds from `first` on together, if this seat plays so many cards and the others answer."""
    total = 0
    for world in range(memory.worlds):
        total += (PARTS - TRUST) * cost(memory, states[first + world])
        states[ANSWERED] = states[first + world]
        total += TRUST * answer(states, world, seat, used, length, memory)
    return total


@rule
def answer(states: Any, world: int, seat: int, used: int, length: int, memory: Memory) -> int:
    """Everybody else in turn adds the best they hold, then this seat does once more; what is left to do then."""
    s = states[KNOWN]
    laid, effort = s.queue_size + length, 0
    for turn in range(1, s.players + 1):
        who = (seat + turn) % s.players
        if who == seat:
            need = MINIMUM - laid
        elif s.done[who]:
            continue
        else:
            need = 1 if s.played[who] == 0 else 0
        more = add_best(states, world, who, used if who == seat else 0, need, memory)
        laid += more
        effort += EFFORT * more
    return int(cost(memory, states[ANSWERED]) + effort)


@rule
def add_best(states: Any, world: int, seat: int, used: int, need: int, memory: Memory) -> int:
    """This seat goes on from states[ANSWERED] as is best for it; by how many cards."""
    hands = states[ROOT + world]
    best, least = 0, 1 << 60
    if need <= 0:
        least = cost(memory, states[ANSWERED])
    begin(states, ANSWER, ANSWERED, 1, used, memory)
    old = length = 0
    while lengthen(states, ANSWER, old, hands, seat, 1, memory):
        old, length = 1 - old, length + 1
        total = memory.sums[ANSWER, old, 0] + EFFORT * length
        if length >= need and total < least:
            best, least = length, total
            states[ANSWERED] = states[place_of(ANSWER, old, 0)]
    return best
