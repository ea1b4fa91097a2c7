"""One step of many games, from small rules that any device calls: nothing in them allocates, and each looks at one game alone.

A `Lane` is one place of a batch: the game that is played there now, its dice, and which game of its seed it is. What the outside
sees of a lane lies in arrays beside it (see batch_env.py), row i of each.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from quirkbox.bots.search import HIDDEN
from quirkbox.engine import Game, next_to_act, roll, rule, seed_dice
from quirkbox.engine.copies import copy_record
from quirkbox.engine.dice import DICE
from quirkbox.engine.loops import nothing
from quirkbox.engine.observation import observer

# what a step comes to, when it is not the number of a lane whose action is not legal
FINE = -1
# from here downwards: the lane in which nobody can act, or whose bots play on for ever
STUCK = -2
# the dice of whoever plays against the learner: streams of their own, so that nobody who thinks sees what the game will roll
THOUGHTS = 1 << 40


def lane_dtype(game: Game) -> np.dtype[Any]:
    """A place of a batch."""
    fields = [
        ("state", game.dtype),
        ("dice", DICE),
        # of the bots
        ("thoughts", DICE),
        # this is game `number` of `seed`; the next one here is `stride` further
        ("seed", np.int64),
        ("number", np.int64),
        ("stride", np.int64),
        # actions so far, the table's own included
        ("steps", np.int64),
    ]
    return np.dtype(fields, align=True)


@cache
def begin(game: Game) -> Callable[..., None]:
    """`begin(lane, options, trail)`: deal the game whose number the lane says."""
    deal = game.rules.deal

    @rule
    def begin_game(lane: Any, options: Any, trail: Any) -> None:
        seed_dice(lane.dice, lane.seed, lane.number)
        seed_dice(lane.thoughts, lane.seed, lane.number + THOUGHTS)
        deal(lane.state, options, lane.dice, trail)
        lane.steps = 0

    return begin_game


@cache
def advance(game: Game) -> Callable[..., tuple[int, int]]:
    """`advance(lane, last, bots, states, buffers, memory, codes) -> (seat, n)`: on to the next decision. The table acts as the
    dice say when no player can. `codes` holds the n legal actions; none: the game is over, or stuck."""
    play, next_seat = game.rules.play, next_to_act(game)

    @rule
    def to_next_player(lane: Any, last: int, bots: Any, states: Any, buffers: Any, memory: Any, codes: Any) -> tuple[int, int]:
        s = lane.state
        seat = last
        while s.over == 0:
            seat, n = next_seat(s, seat, codes)
            if n == 0 or seat < s.players:
                return seat, n
            play(s, seat, int(codes[roll(lane.dice, n)]), lane.dice, buffers.trail)
            lane.steps += 1
        return seat, 0

    return to_next_player


@cache
def settle(game: Game) -> Callable[..., None]:
    """`settle(s, i, rewards, scores)`: what each seat has of a game that is over, into row i."""
    score, between, cooperative = game.rules.score, game.rules.tie_break or nothing, game.cooperative

    @rule
    def settle_game(s: Any, i: int, rewards: Any, scores: Any) -> None:
        players = int(s.players)
        score(s, scores[i])
        best = sharing = 0
        for seat in range(players):
            ahead = int(scores[i, seat] - scores[i, best])
            if ahead == 0:
                ahead = between(s, seat) - between(s, best)
            if ahead > 0:
                best, sharing = seat, 0
            if ahead >= 0:
                sharing += 1
        team = -1.0 if scores[i, best] <= 0 else 1.0
        for seat in range(players):
            if cooperative or players == 1:
                rewards[i, seat] = team
            elif scores[i, seat] == scores[i, best] and between(s, seat) == between(s, best):
                rewards[i, seat] = (players / sharing - 1) / (players - 1)
            else:
                rewards[i, seat] = -1 / (players - 1)

    return settle_game


@cache
def look(game: Game) -> Callable[..., None]:
    """`look(lane, seat, hidden, row)`: what a seat sees of a lane's game, by way of a hidden copy of its state."""
    hide, observe = game.rules.hide, observer(game)

    @rule
    def look_at(lane: Any, seat: int, hidden: Any, row: Any) -> None:
        copy_record(hidden, lane.state)
        hide(hidden, seat)
        observe(hidden, seat, row)

    return look_at


@rule
def mark(mask: Any, codes: Any, n: int, value: int) -> None:
    """Set a mask's cells for n codes: to 1 what is legal now, to 0 what was."""
    for k in range(n):
        mask.cells[codes[k]] = value


@rule
def is_among(code: int, codes: Any, n: int) -> bool:
    found = 0
    for k in range(n):  # to the end: without a way out a processor compares many at once
        found += codes[k] == code
    return found > 0


@rule
def find_illegal(actions: Any, legal: Any, counts: Any, first: int, last: int) -> int:
    """The first lane whose action is not legal; FINE if all are."""
    for i in range(first, last):
        if not is_among(int(actions[i]), legal[i].codes, int(counts[i])):
            return i
    return FINE


@cache
def step_lane(game: Game, to_decision: Callable[..., tuple[int, int]]) -> Callable[..., tuple[int, int]]:
    """`step(lane, i, seat, action, codes, rewards, done, lengths, scores, options, bots, states, buffers, memory) -> (seat, n)`:
    an action, all that follows until the next decision, and a new game when this one is over. n is 0 where that does not end."""
    play, begin_game, settle_game = game.rules.play, begin(game), settle(game)

    @rule
    def step(
        lane: Any, i: int, seat: int, action: int, codes: Any, rewards: Any, done: Any, lengths: Any, scores: Any, options: Any,
        bots: Any, states: Any, buffers: Any, memory: Any,
    ) -> tuple[int, int]:  # fmt: skip
        s = lane.state
        if done[i]:
            done[i] = 0
            for other in range(s.players):
                rewards[i, other] = 0
        play(s, seat, action, lane.dice, buffers.trail)
        lane.steps += 1
        seat, n = to_decision(lane, seat, bots, states, buffers, memory, codes)
        if s.over:
            done[i] = 1
            lengths[i] = lane.steps
            settle_game(s, i, rewards, scores)
            while s.over:  # bots can end a game before the learner is asked for the first time
                lane.number += lane.stride
                begin_game(lane, options, buffers.trail)
                seat, n = to_decision(lane, 0, bots, states, buffers, memory, codes)
        return seat, n

    return step


@cache
def show_lane(game: Game) -> Callable[..., None]:
    """`show(lane, seat, n, hidden, row, mask, codes, masked)`: what whoever acts now sees and may do."""
    look_at = look(game)

    @rule
    def show(lane: Any, seat: int, n: int, hidden: Any, row: Any, mask: Any, codes: Any, masked: int) -> None:
        if masked:
            mark(mask, codes, n, 1)
        look_at(lane, seat, hidden, row)

    return show


@cache
def step_lanes(game: Game, to_decision: Callable[..., tuple[int, int]]) -> Callable[..., int]:
    """`step(actions, lanes, rows, masks, legal, counts, seats, numbers, rewards, done, lengths, scores, options, bots, states,
    buffers, memories, first, last, masked, check)`: lanes first to last - 1. FINE, or which lane's action is not legal (then
    nothing has changed), or STUCK minus the lane that does not go on."""
    step_one, show = step_lane(game, to_decision), show_lane(game)

    @rule
    def step(
        actions: Any, lanes: Any, rows: Any, masks: Any, legal: Any, counts: Any, seats: Any, numbers: Any, rewards: Any,
        done: Any, lengths: Any, scores: Any, options: Any, bots: Any, states: Any, buffers: Any, memories: Any, first: int,
        last: int, masked: int, check: int,
    ) -> int:  # fmt: skip
        if check:
            wrong = find_illegal(actions, legal, counts, first, last)
            if wrong != FINE:
                return wrong
        hidden, mine, memory = states[HIDDEN], buffers[0], memories[0]
        told = FINE
        for i in range(first, last):
            lane, codes, mask = lanes[i], legal[i].codes, masks[i if masked else 0]
            if masked:
                mark(mask, codes, int(counts[i]), 0)
            seat, n = step_one(
                lane, i, int(seats[i]), int(actions[i]), codes, rewards, done, lengths, scores, options, bots, states, mine,
                memory,
            )  # fmt: skip
            seats[i], counts[i], numbers[i] = seat, n, lane.number
            show(lane, seat, n, hidden, rows[i], mask, codes, masked)
            if n == 0:
                told = STUCK - i
        return told

    return step


@cache
def deal_lanes(game: Game, to_decision: Callable[..., tuple[int, int]]) -> Callable[..., int]:
    """`deal(the same as step_lanes, without actions and check)`: the first games of all lanes, whose numbers are set."""
    begin_game, show = begin(game), show_lane(game)

    @rule
    def deal(
        lanes: Any, rows: Any, masks: Any, legal: Any, counts: Any, seats: Any, numbers: Any, options: Any, bots: Any,
        states: Any, buffers: Any, memories: Any, first: int, last: int, masked: int,
    ) -> int:  # fmt: skip
        hidden, mine, memory = states[HIDDEN], buffers[0], memories[0]
        told = FINE
        for i in range(first, last):
            lane, codes, mask = lanes[i], legal[i].codes, masks[i if masked else 0]
            begin_game(lane, options, mine.trail)
            seat, n = to_decision(lane, 0, bots, states, mine, memory, codes)
            while lane.state.over:
                lane.number += lane.stride
                begin_game(lane, options, mine.trail)
                seat, n = to_decision(lane, 0, bots, states, mine, memory, codes)
            seats[i], counts[i], numbers[i] = seat, n, lane.number
            show(lane, seat, n, hidden, rows[i], mask, codes, masked)
            if n == 0:
                told = STUCK - i
        return told

    return deal


@cache
def show_lanes(game: Game) -> Callable[..., None]:
    """`show(lanes, rows, masks, legal, counts, seats, states, first, last, masked)`: write anew what is seen of games that were
    put there from outside."""
    legal_actions, show = game.rules.legal, show_lane(game)

    @rule
    def show_again(
        lanes: Any, rows: Any, masks: Any, legal: Any, counts: Any, seats: Any, states: Any, first: int, last: int, masked: int
    ) -> None:
        for i in range(first, last):
            seat, codes = int(seats[i]), legal[i].codes
            counts[i] = legal_actions(lanes[i].state, seat, codes)
            show(lanes[i], seat, int(counts[i]), states[HIDDEN], rows[i], masks[i if masked else 0], codes, masked)

    return show_again


@rule
def sample_lanes(lanes: Any, legal: Any, counts: Any, out: Any, first: int, last: int) -> None:
    """One legal action each, as the game's own dice say."""
    for i in range(first, last):
        out[i] = legal[i].codes[roll(lanes[i].dice, int(counts[i]))]
