"""The ceiling of Quirky Circuits: how often a team would win that lays its hands open, as if one mind played all cards.

It looks for the program of a round among all orders of all cards, each by whoever holds it, and sees no card before it is drawn.
A beam search with the bots' own estimate of what is left to do: so this is what they could reach at least if they knew all hands.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from quirkbox.engine import Record, dtype_of, i32, i32s, i64s, rule, seed_dice, shape
from quirkbox.engine.record import records
from quirkbox.games.quirky_circuits import GAME
from quirkbox.games.quirky_circuits.beam import KNOWN, WORK, Memory
from quirkbox.games.quirky_circuits.chart import keep_current
from quirkbox.games.quirky_circuits.cost import cost
from quirkbox.games.quirky_circuits.mind import do_card
from quirkbox.games.quirky_circuits.rules import DONE, PLAY, deal, legal, may_be_done, play
from quirkbox.games.quirky_circuits.state import CHOOSE, HAND, MINIMUM, NONE, PROGRAM, QUEUE, QUIRK, State
from quirkbox.games.quirky_circuits.think import choose_token

WIDTH = 64
FIRST = 4  # where the beam's states begin, behind those that every bot has


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


@rule
def play_round(states: Any, buffers: Any, programs: Programs) -> None:
    """Everybody plays their cards of the program, then anything where it is too short because it wins before its end."""
    s, mine, known = states[0], buffers[0], states[KNOWN]
    for i in range(programs.length):
        seat = programs.best[i] // HAND
        card = known.hands[seat, programs.best[i] % HAND]
        play(s, seat, PLAY + card % QUIRK * 2 + card // QUIRK, mine.dice, mine.trail)
    for seat in range(s.players):
        while s.over == 0 and s.phase == PROGRAM and s.round == known.round and not s.done[seat]:
            legal(s, seat, mine.codes)
            enough = s.queue_size >= MINIMUM and may_be_done(s, seat)
            play(s, seat, DONE if enough else mine.codes[0], mine.dice, mine.trail)


@rule
def play_games(
    states: Any, buffers: Any, memory: Memory, programs: Programs, options: Any, seed: int, games: int, won: Any
) -> None:
    s, dice, trail = states[0], buffers[0].dice, buffers[0].trail
    for number in range(games):
        seed_dice(dice, seed, number)
        deal(s, options, dice, trail)
        while s.over == 0:
            states[KNOWN] = states[0]
            keep_current(memory, states[KNOWN], states[WORK])
            if s.phase == CHOOSE:
                play(s, int(s.queued_by[s.next]), choose_token(states, memory, buffers[1]), dice, trail)
            else:
                find_program(states, memory, programs)
                play_round(states, buffers, programs)
        won[number] = s.won


def wins_with_open_hands(scenario: str, games: int, seed: int) -> int:
    """Of so many games of two; the same deals as `simulate` has with this seed."""
    states, buffers = GAME.states(FIRST + 2 * WIDTH), GAME.buffers(2)
    memory, programs = records(1, dtype_of(Memory)), records(1, dtype_of(Programs))
    won = np.zeros(games, np.int64)
    options = GAME.option_codes(2, {"scenario": scenario})
    play_games(states, buffers, memory[0], programs[0], options, seed, games, won)
    return int((won > 0).sum())
