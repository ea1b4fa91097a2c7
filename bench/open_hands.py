"""The ceiling of Quirky Circuits: how often a team would win that lays its hands open, as if one mind played all cards.

The program of each round is the one that the analysis of a finished game shows (rounds.py): so this is what bots could reach at
least if they knew all hands.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from quirkbox.engine import dtype_of, rule, seed_dice
from quirkbox.engine.record import records
from quirkbox.games.quirky_circuits import GAME
from quirkbox.games.quirky_circuits.beam import KNOWN, WORK, Memory
from quirkbox.games.quirky_circuits.chart import keep_current
from quirkbox.games.quirky_circuits.rounds import LAST, Programs, find_program
from quirkbox.games.quirky_circuits.rules import DONE, PLAY, deal, legal, may_be_done, play
from quirkbox.games.quirky_circuits.state import CHOOSE, HAND, MINIMUM, PROGRAM, QUIRK
from quirkbox.games.quirky_circuits.think import choose_token


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
    states, buffers = GAME.states(LAST), GAME.buffers(2)
    memory, programs = records(1, dtype_of(Memory)), records(1, dtype_of(Programs))
    won = np.zeros(games, np.int64)
    options = GAME.option_codes(2, {"scenario": scenario})
    play_games(states, buffers, memory[0], programs[0], options, seed, games, won)
    return int((won > 0).sum())
