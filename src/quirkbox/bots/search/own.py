"""A game's own way of searching, where none of the usual ones fits (many play one program together, blind)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np

from quirkbox.bots.first_sight import first_sight
from quirkbox.bots.heuristics import eager, heuristics
from quirkbox.bots.search.compiled import HIDDEN, STATES, CompiledSearch, Line
from quirkbox.bots.search.tree import SEEDS, share_team, share_victory
from quirkbox.engine import Game, Record, copy_of, dtype_of, next_to_act, roll, rule, scratch, seed_dice, standings
from quirkbox.engine.record import States

# so many looks ahead of everybody, for each action of a game that is played on
QUICK = 1
# one in so many of these actions is done at first sight: nobody always thinks, and a team that never errs wins anyhow
UNTHINKING = 8
# so many looks ahead such a game takes as long as
LOOKS_PER_GAME = 32


@dataclass(frozen=True)
class OwnSearch:
    """A game's own way. `think(states, seat, looks, dice, buffers, memory)`: what to do, knowing `states[HIDDEN]`. `memory`
    is a record for its notes, which is kept from move to move: they must depend on nothing but what they say they are
    about."""

    think: Callable[..., int]
    memory: type[Record]
    #: how many states it needs behind the usual ones
    more_states: int = 0
    #: it can't be interrupted: so many looks stand for a second
    looks_per_second: int = 5000

    def compile(self, game: Game) -> CompiledSearch:
        def think_for(states: States, seat: int, seconds: float, dice: Any, buffers: Any, memories: States) -> int:
            looks = max(1, round(seconds * self.looks_per_second))
            return int(self.think(states, seat, looks, dice, buffers, memories[0]))

        memory, first = np.dtype(dtype_of(self.memory)), STATES + self.more_states
        weigh = weigh_by_games(game, self.think, first)
        return CompiledSearch(self.think, memory, think_for, _nothing_told, weigh, first + 3, LOOKS_PER_GAME)


def _nothing_told(memories: States) -> list[Line]:
    return []


def weigh_by_games(game: Game, think: Callable[..., int], first: int) -> Callable[..., None]:
    """A search's `weigh`: after each action everybody plays on in the same way, thinking little, to the end. What it needs to
    remember lies in the states from `first` on."""
    play, guess, hide, stand = game.rules.play, game.rules.guess, game.rules.hide, standings(game)
    sensible, at_sight = heuristics(game).sensible, first_sight(heuristics(game).judge)
    next_seat, share = next_to_act(game, eager(game)), share_team if game.cooperative else share_victory
    known, truth, now = first, first + 1, first + 2

    @rule
    def play_on(states: Any, last: int, dice: Any, luck: Any, buffers: Any, memory: Any) -> None:
        s = states[now]
        while s.over == 0:
            last, n = next_seat(s, last, buffers.codes)
            if n == 0:
                return
            action = int(buffers.codes[0])
            if last == s.players:
                action = int(buffers.codes[roll(dice, n)])
            elif n > 1:
                states[HIDDEN] = states[now]
                hide(states[HIDDEN], last)
                if roll(dice, UNTHINKING):
                    action = think(states, last, QUICK, dice, buffers, memory)
                else:
                    n = sensible(states[HIDDEN], last, buffers.codes)
                    action = at_sight(states[HIDDEN], last, buffers.codes, n, dice)
            play(s, last, action, luck, buffers.trail)

    @rule
    def weigh(states: Any, seat: int, actions: Any, open_hands: bool, dice: Any, buffers: Any, memory: Any, out: Any) -> None:
        states[known] = states[HIDDEN]
        own, luck, points = copy_of(dice), copy_of(dice), scratch(8, np.int64)
        for number in range(out.shape[0]):
            states[truth] = states[known]
            if not open_hands:
                guess(states[truth], seat, dice)
            one, other = roll(dice, SEEDS), roll(dice, SEEDS)
            for i in range(len(actions)):
                states[now] = states[truth]
                seed_dice(own, one, other)
                seed_dice(luck, other, one)
                play(states[now], seat, int(actions[i]), luck, buffers.trail)
                play_on(states, seat, own, luck, buffers, memory)
                stand(states[now], points)
                share(points, out[number, i], out.shape[2])
        states[HIDDEN] = states[known]

    return weigh
