"""One step of many games, from small rules that any device calls: nothing in them allocates, and each looks at one game alone.

A lane is one place of a batch: the game that is played there now, its dice, and which game of its seed it is. What the outside
sees of a lane lies in arrays beside it (see batch_env.py), row i of each. Rules that are called for every action take records and
no arrays: a record is one pointer, an array seven numbers to be handed over.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import astuple
from functools import cache
from typing import Any, cast

import numpy as np

from quirkbox.bots.builtin import chooser, quick_chooser
from quirkbox.bots.heuristics import heuristics
from quirkbox.bots.search import HIDDEN
from quirkbox.engine import Game, next_to_act, roll, rule, seed_dice
from quirkbox.engine.cells import flat
from quirkbox.engine.copies import copy_record, fetcher, field_copier
from quirkbox.engine.dice import DICE
from quirkbox.engine.loops import MOST_ACTIONS, never, nothing
from quirkbox.engine.noting import NOTING, noter
from quirkbox.engine.observation import changes, observer
from quirkbox.engine.rule import inlined_rule
from quirkbox.engine.touched import touched

# what a step comes to, when it is not the number of a lane whose action is not legal
FINE = -1
# from here downwards: the lane in which nobody can act, or in which bots play on for ever
STUCK = -2
# the dice of whoever plays against the learner: streams of their own, so that nobody who thinks sees what the game will roll
THOUGHTS = 1 << 40
# of a lane: what was written to its state
NOTES = "notes"
# masks up to so many codes are blanked whole
SMALL_MASK = 256
# bytes that come at once from memory afar; and of a longer field only a part is needed
LINE, LONG_FIELD = 64, 256


def lane_dtype(game: Game) -> np.dtype[Any]:
    """A place of a batch."""
    seats = game.players[1]
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
        # how the last game here ended, by seat
        ("scores", np.int64, (seats,)),
        ("rewards", np.float32, (seats,)),
        # against bots: where the learner sits in this game, where always (-1: one seat back with each number), what sits how many
        # seats behind, and how far those who search look
        ("learner", np.int64),
        ("chair", np.int64),
        ("bots", np.int64, (seats,)),
        ("looks", np.int64),
        # what rules have written to the state since it was last shown (noting.py); it comes last: it is no part of the game
        (NOTES, np.int64),
    ]
    return np.dtype(fields, align=True)


@cache
def noted_state(game: Game) -> Callable[[Any], Any]:
    """`noted(lane.state)`: the same state, of which is noted what rules write to it."""
    if not NOTING:
        return as_it_is
    places = cast(Any, lane_dtype(game).fields)
    bits = tuple((name, astuple(where)) for name, where in changes(game).bits.items())
    return noter(places[NOTES][1] - places["state"][1], bits)


@inlined_rule
def as_it_is(s: Any) -> Any:
    return s


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
        lane.learner = lane.chair if lane.chair >= 0 else -lane.number % lane.state.players

    return begin_game


@cache
def advance(game: Game, notes: bool = False) -> Callable[..., tuple[int, int]]:
    """`advance(lane, last, able, states, buffers, memory) -> (seat, n)`: on to the next decision. The table acts as the dice say
    when no player can. `able.codes` holds the n legal actions; none: the game is over, or stuck. `notes`: of changes."""
    play, next_seat = game.rules.play, next_to_act(game)
    noted = noted_state(game) if notes else as_it_is

    @rule
    def to_next_player(lane: Any, last: int, able: Any, states: Any, buffers: Any, memory: Any) -> tuple[int, int]:
        s = lane.state
        seat = last
        while s.over == 0:
            seat, n = next_seat(s, seat, able.codes)
            if n == 0 or seat < s.players:
                return seat, n
            play(noted(s), seat, int(able.codes[roll(lane.dice, n)]), lane.dice, buffers.trail)
            lane.steps += 1
        return seat, 0

    return to_next_player


@cache
def next_at_table(game: Game) -> Callable[..., tuple[int, int]]:
    """`next_at_table(s, last, learner, out) -> (seat, n)`: like `next_to_act`, but bots let others go first where they would
    rather see what these do. When everybody waits, nobody does."""
    legal, rests, yields = game.rules.legal, game.rules.rests or never, heuristics(game).yields or never

    @rule
    def next_seat(s: Any, last: int, learner: int, out: Any) -> tuple[int, int]:
        players = int(s.players)
        for polite in (1, 0):
            seat = last if last < players else 0
            for _ in range(players):
                if not rests(s, seat) and not (polite and seat != learner and yields(s, seat)):
                    n = legal(s, seat, out)
                    if n > 0:
                        return seat, n
                seat = seat + 1 if seat + 1 < players else 0
            n = legal(s, players, out)
            if n > 0:
                return players, n
        return players, 0

    return next_seat


@cache
def advance_past_bots(game: Game, thinking: bool, notes: bool = False) -> Callable[..., tuple[int, int]]:
    """`advance` to the learner's next decision: bots play on the other seats, from what they know and by dice of their own."""
    play, hide, next_seat = game.rules.play, game.rules.hide, next_at_table(game)
    choose = chooser(game) if thinking else choose_without_search(game)
    noted = noted_state(game) if notes else as_it_is

    @rule
    def to_learner(lane: Any, last: int, able: Any, states: Any, buffers: Any, memory: Any) -> tuple[int, int]:
        s, hidden = lane.state, states[HIDDEN]
        seat = last
        while s.over == 0:
            seat, n = next_seat(s, seat, lane.learner, able.codes)
            if seat == lane.learner or n == 0 or lane.steps == MOST_ACTIONS:
                return seat, n if seat == lane.learner else 0
            if seat == s.players:
                action = int(able.codes[roll(lane.dice, n)])
            else:
                copy_record(hidden, s)
                hide(hidden, seat)
                kind = int(lane.bots[(seat - lane.learner) % s.players])
                action = choose(kind, states, seat, lane.looks, lane.thoughts, buffers, memory)
            play(noted(s), seat, action, lane.dice, buffers.trail)
            lane.steps += 1
        return seat, 0

    return to_learner


@cache
def choose_without_search(game: Game) -> Callable[..., int]:
    """`chooser` for bots that neither look ahead nor have learned: both take long to compile."""
    choose_quickly = quick_chooser(game)

    @rule
    def choose(kind: int, states: Any, seat: int, looks: int, dice: Any, buffers: Any, memory: Any) -> int:
        return choose_quickly(kind, states[HIDDEN], seat, buffers.codes, dice)

    return choose


@cache
def settle(game: Game) -> Callable[..., None]:
    """`settle(lane)`: what each seat has of a game that is over."""
    score, between, cooperative = game.rules.score, game.rules.tie_break or nothing, game.cooperative

    @rule
    def settle_game(lane: Any) -> None:
        # `flat`: searches hand `score` arrays of other records, and Numba does not tell those by their lengths
        s, scores, rewards = lane.state, flat(lane.scores), lane.rewards
        players = int(s.players)
        score(s, scores)
        best = sharing = 0
        for seat in range(players):
            ahead = int(scores[seat] - scores[best])
            if ahead == 0:
                ahead = between(s, seat) - between(s, best)
            if ahead > 0:
                best, sharing = seat, 0
            if ahead >= 0:
                sharing += 1
        for seat in range(players):
            if cooperative or players == 1:
                rewards[seat] = 1 if scores[best] > 0 else -1
            elif scores[seat] == scores[best] and between(s, seat) == between(s, best):
                rewards[seat] = (players / sharing - 1) / (players - 1)
            else:
                rewards[seat] = -1 / (players - 1)

    return settle_game


@cache
def look(game: Game) -> Callable[..., None]:
    """`look(lane, seat, before, hidden, row)`: what a seat sees of a lane's game, by way of a hidden copy of its state. `before`
    saw what stands in the row."""
    hide, observe = game.rules.hide, observer(game)

    @rule
    def look_at(lane: Any, seat: int, before: int, hidden: Any, row: Any) -> None:
        copy_record(hidden, lane.state)
        hide(hidden, seat)
        observe(hidden, seat, row)
        lane.notes = 0

    return look_at


@cache
def look_again(game: Game) -> Callable[..., None]:
    """The same into a row that shows how the same game was before: only what has changed since is written, and hidden only where
    something has changed that is hidden or that hiding depends on. Then the secrets are laid aside for a moment, instead of
    copying the state."""
    if not NOTING:
        return look(game)
    seen, hide = changes(game), game.rules.hide
    write, lay_aside = seen.write, field_copier(seen.secrets)
    hiding, hidden_bits, to_another_seat = seen.hiding, seen.hidden, seen.by_seat | seen.hiding

    @rule
    def look_at_changes(lane: Any, seat: int, before: int, hidden: Any, row: Any) -> None:
        s = lane.state
        changed = lane.notes
        lane.notes = 0
        if seat != before:
            row.cells[0] = seat
            changed |= to_another_seat
        players = int(s.players)
        if changed & hiding:
            lay_aside(hidden, s)
            hide(s, seat)
            write(s, seat, players, row, changed | hidden_bits)
            lay_aside(s, hidden)
        else:
            write(s, seat, players, row, changed)

    return look_at_changes


@inlined_rule
def no_look(lane: Any, seat: int, before: int, hidden: Any, row: Any) -> None:
    """Nothing is seen yet."""


def lines_of(game: Game) -> tuple[int, ...]:
    """Which lines of a lane a step will need, by where they begin: all but the long fields, of which it needs little."""
    dtype, lines = lane_dtype(game), set()
    state = cast(Any, dtype.fields)["state"][0]
    asked = {name: place for name, place in state.fields.items() if name in touched(game.rules.legal, game.rules.state).read}
    for kind, place in [*asked.values(), *((kind, place) for kind, place in cast(Any, dtype.fields).values() if kind != state)]:
        if kind.itemsize <= LONG_FIELD:
            lines |= {*range(place // LINE * LINE, place + kind.itemsize, LINE)}
    return tuple(sorted(lines))


@inlined_rule
def leave(lane: Any) -> None:
    """It is fetched when it is needed."""


@inlined_rule
def mark(mask: Any, able: Any, n: int, value: int) -> None:
    """Set a mask's cells for n codes: to 1 what is legal now, to 0 what was."""
    for k in range(n):
        mask.cells[able.codes[k]] = value


@inlined_rule
def unmark(mask: Any, able: Any, n: int) -> None:
    """Nothing in a mask is legal any more, where these n codes were."""
    mark(mask, able, n, 0)


@cache
def blank(game: Game) -> Callable[[Any, Any, int], None]:
    """The same, whole where that takes less time than to find what was legal."""
    size = game.actions.size

    @inlined_rule
    def blank_whole(mask: Any, able: Any, n: int) -> None:
        for code in range(size):
            mask.cells[code] = 0

    return blank_whole if size <= SMALL_MASK else unmark


@inlined_rule
def is_among(code: int, able: Any, n: int) -> bool:
    found = 0
    for k in range(n):  # to the end: without a way out a processor compares many at once
        found += able.codes[k] == code
    return found > 0


@rule
def find_illegal(actions: Any, legal: Any, counts: Any, first: int, last: int) -> int:
    """The first lane whose action is not legal; FINE if all are."""
    for i in range(first, last):
        if not is_among(int(actions[i]), legal[i], int(counts[i])):
            return i
    return FINE


@rule
def find_masked(actions: Any, masks: Any, codes: int, first: int, last: int) -> int:
    """The same where masks say what is legal."""
    for i in range(first, last):
        code = int(actions[i])
        if not (0 <= code < codes and masks[i].cells[code]):
            return i
    return FINE


@cache
def act(game: Game, to_decision: Callable[..., tuple[int, int]], notes: bool) -> Callable[..., tuple[int, int]]:
    """`act(lane, seat, action, able, states, buffers, memory) -> (seat, n)`: an action, and all that follows until the next
    decision."""
    play, noted = game.rules.play, noted_state(game) if notes else as_it_is

    @inlined_rule
    def act_in(lane: Any, seat: int, action: int, able: Any, states: Any, buffers: Any, memory: Any) -> tuple[int, int]:
        play(noted(lane.state), seat, action, lane.dice, buffers.trail)
        lane.steps += 1
        next_seat, n = to_decision(lane, seat, able, states, buffers, memory)
        return next_seat, n

    return act_in


@cache
def first_decision(game: Game, to_decision: Callable[..., tuple[int, int]]) -> Callable[..., tuple[int, int]]:
    """`begin(lane, able, options, states, buffers, memory) -> (seat, n)`: deal the lane's game, and on to its first decision.
    Bots can end a game before the learner is asked at all: then the next one."""
    begin_game = begin(game)

    @rule
    def to_first(lane: Any, able: Any, options: Any, states: Any, buffers: Any, memory: Any) -> tuple[int, int]:
        while True:
            begin_game(lane, options, buffers.trail)
            seat, n = to_decision(lane, 0, able, states, buffers, memory)
            if lane.state.over == 0:
                return seat, n
            lane.number += lane.stride

    return to_first


@inlined_rule
def no_deal(lane: Any, able: Any, options: Any, states: Any, buffers: Any, memory: Any) -> tuple[int, int]:
    """Nobody acts yet."""
    return 0, 0


@cache
def step_lanes(
    game: Game, to_decision: Callable[..., tuple[int, int]], looks: bool = True, deals: bool = True
) -> Callable[..., int]:
    """`step(actions, lanes, rows, masks, legal, counts, seats, numbers, rewards, done, lengths, scores, options, states, buffers,
    memories, first, last, masked, check)`: lanes first to last - 1. FINE, or which lane's action is not legal (then nothing has
    changed), or STUCK minus the lane that does not go on. The rows hold what the last step wrote there, so only what has changed
    is written; without `looks` somebody else writes them. Without `deals` the next game of who is done is left to `deal_lanes`;
    until then such a lane stands still."""
    act_in, settle_game = act(game, to_decision, looks), settle(game)
    to_first = first_decision(game, to_decision) if deals else no_deal
    look_at, look_on = (look(game), look_again(game)) if looks else (no_look, no_look)
    # a GPU's threads would write far apart
    blank_mask, codes = blank(game) if looks else unmark, game.actions.size
    fetch_lane, fetch_begin = (fetcher(lines_of(game)), fetcher((0,))) if looks and NOTING else (leave, leave)

    @rule
    def step(
        actions: Any, lanes: Any, rows: Any, masks: Any, legal: Any, counts: Any, seats: Any, numbers: Any, rewards: Any,
        done: Any, lengths: Any, scores: Any, options: Any, states: Any, buffers: Any, memories: Any, first: int, last: int,
        masked: int, check: int,
    ) -> int:  # fmt: skip
        if check:
            if masked and looks:
                wrong = find_masked(actions, masks, codes, first, last)
            else:
                wrong = find_illegal(actions, legal, counts, first, last)
            if wrong != FINE:
                return wrong
        told = FINE
        for i in range(first, last):
            lane, able, mask = lanes[i], legal[i], masks[i if masked else 0]
            then = i + 1 if i + 1 < last else i
            fetch_lane(lanes[then])
            fetch_begin(rows[then])
            fetch_begin(legal[then])
            if masked:
                blank_mask(mask, able, int(counts[i]))
            before = int(seats[i])
            seat, n = act_in(lane, before, int(actions[i]), able, states, buffers[0], memories[0])
            players = int(lane.state.players)
            if done[i]:
                done[i] = 0
                for other in range(players):
                    rewards[i, other] = 0
            if lane.state.over:
                settle_game(lane)
                done[i], lengths[i] = 1, lane.steps
                for other in range(players):
                    rewards[i, other], scores[i, other] = lane.rewards[other], lane.scores[other]
                lane.number += lane.stride
                seat, n = to_first(lane, able, options, states, buffers[0], memories[0])
                numbers[i] = lane.number
            seats[i], counts[i] = seat, n
            if masked:
                mark(mask, able, n, 1)
            if done[i]:
                look_at(lane, seat, before, states[HIDDEN], rows[i])
            else:
                look_on(lane, seat, before, states[HIDDEN], rows[i])
            if n == 0:
                told = STUCK - i
        return told

    return step


@cache
def deal_lanes(game: Game, to_decision: Callable[..., tuple[int, int]], looks: bool = True) -> Callable[..., int]:
    """`deal(lanes, rows, masks, legal, counts, seats, numbers, options, states, buffers, memories, first, last, masked)`: the
    first games of lanes whose numbers are set. It comes to the same as `step_lanes`."""
    to_first, look_at = first_decision(game, to_decision), look(game) if looks else no_look

    @rule
    def deal(
        lanes: Any, rows: Any, masks: Any, legal: Any, counts: Any, seats: Any, numbers: Any, options: Any, states: Any,
        buffers: Any, memories: Any, first: int, last: int, masked: int,
    ) -> int:  # fmt: skip
        told = FINE
        for i in range(first, last):
            seat, n = to_first(lanes[i], legal[i], options, states, buffers[0], memories[0])
            seats[i], counts[i], numbers[i] = seat, n, lanes[i].number
            if masked:
                mark(masks[i], legal[i], n, 1)
            look_at(lanes[i], seat, seat, states[HIDDEN], rows[i])
            if n == 0:
                told = STUCK - i
        return told

    return deal


@cache
def show_lanes(game: Game, looks: bool = True) -> Callable[..., None]:
    """`show(lanes, rows, masks, legal, counts, seats, states, first, last, masked)`: write anew what is seen of games that were
    put there from outside."""
    legal_actions, look_at = game.rules.legal, look(game) if looks else no_look

    @rule
    def show_again(
        lanes: Any, rows: Any, masks: Any, legal: Any, counts: Any, seats: Any, states: Any, first: int, last: int, masked: int
    ) -> None:
        for i in range(first, last):
            seat = int(seats[i])
            n = legal_actions(lanes[i].state, seat, legal[i].codes)
            counts[i] = n
            if masked:
                mark(masks[i], legal[i], n, 1)
            look_at(lanes[i], seat, seat, states[HIDDEN], rows[i])

    return show_again


@rule
def sample_lanes(lanes: Any, legal: Any, counts: Any, out: Any, first: int, last: int) -> None:
    """One legal action each, as the game's own dice say."""
    for i in range(first, last):
        out[i] = legal[i].codes[roll(lanes[i].dice, int(counts[i]))]
