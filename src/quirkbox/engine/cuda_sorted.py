"""Whole games on a GPU, where a block of threads has more games than threads, and does together what is the same.

The 32 threads of a warp share one instruction at a time. In games with many kinds of acts, or long ones, hardly two threads of a
warp would do the same. Here the states lie in the GPU's large memory, and any thread may take any game of its block: each round
the games are sorted by what is to be done next, and warps do what 32 of them have in common. Who finds no company waits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numba
import numpy as np
from numba.np import numpy_support

from quirkbox.engine.copies import clear_words, copy_words
from quirkbox.engine.cuda_warp import WARP, cuda, first_codes, warp
from quirkbox.engine.dice import DICE_IN_WORDS, WORD, seed_dice
from quirkbox.engine.game import Game
from quirkbox.engine.loops import ENDLESS, STUCK, THOUGHTS, Player, next_to_act
from quirkbox.engine.rule import rule

# what is to be known about a game between two rounds; dice as 32-bit words
TABLE = np.dtype(
    [
        ("number", np.int64),
        ("seat", np.int32),
        ("code", np.int32),
        ("steps", np.int32),
        ("pad", np.int32),
        ("dice", np.int32, (4,)),
        ("thoughts", np.int32, (4,)),
    ],
    align=True,
)


@rule
def take_dice(dice: Any, words: Any) -> None:
    dice.a, dice.b, dice.c, dice.count = words[0] & WORD, words[1] & WORD, words[2] & WORD, words[3] & WORD


@rule
def lay_down_dice(dice: Any, words: Any) -> None:
    words[0], words[1], words[2], words[3] = dice.a, dice.b, dice.c, dice.count


def sorted_kernel(game: Game, player: Player, threads: int, each: int) -> Callable[..., None]:
    """`kernel(options, trails, seed, since, games, most, states, tables, lengths, scores, finals)`: like `playouts` on a CPU, so
    many games from number `since` on. `states` and `tables` have room for `each` games of every thread."""
    bare = warp().bare
    deal, play, score, next_seat = game.rules.deal, game.rules.play, game.rules.score, next_to_act(game, player.able)
    choose, own_dice = player.choose, player.own_dice
    dice_type, room = numpy_support.from_dtype(DICE_IN_WORDS), game.most_legal
    firsts = first_codes(game)
    acts = len(firsts)
    # beside the acts: begin a game; there is none left
    begin, out = acts + 1, acts + 2
    kinds, places, lanes = acts + 3, threads * each, WARP

    def kernel(
        options: Any, trails: Any, seed: int, since: int, games: int, most: int, states: Any, tables: Any,
        lengths: Any, scores: Any, finals: Any,
    ) -> None:  # fmt: skip
        me = cuda.threadIdx.x
        base = cuda.blockIdx.x * places
        wants = cuda.shared.array(places, numba.int32)
        ranks = cuda.shared.array(places, numba.int32)
        order = cuda.shared.array(places, numba.int32)
        counts = cuda.shared.array(kinds, numba.int32)
        starts = cuda.shared.array(kinds, numba.int32)
        dice = cuda.local.array(1, dice_type)[0]
        thoughts = cuda.local.array(1, dice_type)[0] if own_dice else dice
        codes = cuda.local.array(room, numba.int32)
        trail = bare(trails)[0]
        for place in range(me, places, threads):
            clear_words(bare(states)[base + place])
            bare(tables)[base + place]["number"] = base + place
            wants[place] = begin if base + place < games else out
        while True:
            cuda.syncthreads()
            for kind in range(me, kinds, threads):
                counts[kind] = 0
            cuda.syncthreads()
            for place in range(me, places, threads):
                ranks[place] = cuda.atomic.add(counts, wants[place], 1)
            cuda.syncthreads()
            if counts[out] == places:
                break
            full = 0
            for kind in range(out):
                full += counts[kind] // lanes
            if me == 0:
                start = 0
                for kind in range(out):
                    starts[kind] = start
                    start += counts[kind] // lanes * lanes if full > 0 else counts[kind]
                starts[out] = start
            cuda.syncthreads()
            for place in range(me, places, threads):
                want = wants[place]
                if want != out and ranks[place] < starts[want + 1] - starts[want]:
                    order[starts[want] + ranks[place]] = place
            cuda.syncthreads()
            for i in range(me, starts[out], threads):
                place = order[i]
                s, table = bare(states)[base + place], bare(tables)[base + place]
                number = table["number"]
                steps = seat = 0
                if wants[place] == begin:
                    seed_dice(dice, seed, since + number)
                    if own_dice:
                        seed_dice(thoughts, seed, since + number + THOUGHTS)
                    deal(s, bare(options), dice, trail)
                else:
                    take_dice(dice, table["dice"])
                    if own_dice:
                        take_dice(thoughts, table["thoughts"])
                    steps, seat = table["steps"] + 1, table["seat"]
                    play(s, seat, table["code"], dice, trail)
                n = 0
                if s["over"] == 0 and steps < most:
                    seat, n = next_seat(s, seat, codes)
                if n > 0:
                    code = choose(s, seat, codes, n, thoughts)
                    want = 0
                    for act in range(acts):
                        want += code >= firsts[act]
                    wants[place] = want
                    table["seat"], table["code"], table["steps"] = seat, code, steps
                    lay_down_dice(dice, table["dice"])
                    if own_dice:
                        lay_down_dice(thoughts, table["thoughts"])
                else:
                    if s["over"] == 0:
                        steps = ENDLESS if steps == most else STUCK
                    lengths[number] = steps
                    score(s, bare(scores)[number])
                    if len(finals) > 0:
                        copy_words(bare(finals)[number], s)
                    number += cuda.gridDim.x * places
                    table["number"] = number
                    wants[place] = begin if number < games else out

    return kernel
