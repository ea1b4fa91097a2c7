"""Who will win, along watched games: from each of some moments greedy bots play on, several times, with fresh dice."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.bots import GREEDY, Workspace, chooser, eager
from quirkbox.bots.search import HIDDEN
from quirkbox.engine import Game, next_to_act, rule, seed_dice, standings
from quirkbox.engine.loops import MOST_ACTIONS
from quirkbox.lab.lineup import Played, victories
from quirkbox.lab.watching import ACTION, SEAT, Watched, rolls_of
from quirkbox.lab.work import HERE, Job, Place, Progress, Step, nobody

Numbers = npt.NDArray[np.int64]
MOMENTS = 10
TIMES = 6  # so often each moment is played on
MOST_GAMES = 100
PIECE = 5  # games
# dice of their own: neither the games' nor the bots' thoughts'
FRESH = 1 << 41


@cache
def played_on(game: Game) -> Callable[..., None]:
    """`on(truth, states, buffers, memories, options, seed, first, rolls, moves, until, entries, standing)`: play watched games
    again, and from the entries of each that are asked for, on to other ends; `standing[game, moment, time]` is by seat."""
    rules, stand = game.rules, standings(game)
    deal, play, hide = rules.deal, rules.play, rules.hide
    next_seat, choose = next_to_act(game, eager(game)), chooser(game)

    @rule
    def to_the_end(states: Any, mine: Any, thinking: Any, memory: Any, seat: int) -> None:
        s = states[0]
        steps = 0
        while s.over == 0 and steps < MOST_ACTIONS:
            seat, n = next_seat(s, seat, mine.codes)
            if n == 0:
                break
            action = int(mine.codes[0])
            if seat < s.players:
                states[HIDDEN] = states[0]
                hide(states[HIDDEN], seat)
                action = choose(GREEDY, states, seat, 1, thinking.dice, thinking, memory)
            play(s, seat, action, mine.dice, mine.trail)
            steps += 1

    @rule
    def on(
        truth: Any, states: Any, buffers: Any, memories: Any, options: Any, seed: int, first: int, rolls: Any, moves: Any,
        until: Any, entries: Any, standing: Any,
    ) -> None:  # fmt: skip
        mine, thinking, memory = buffers[0], buffers[1], memories[0]
        begun = 0
        for number in range(until.shape[0]):
            moment = seat = 0
            for entry in range(until[number, 0] - begun + 1):
                mine.dice.a = rolls[number, entry, 0]
                mine.dice.b = rolls[number, entry, 1]
                mine.dice.c = rolls[number, entry, 2]
                mine.dice.count = rolls[number, entry, 3]
                if entry == 0:
                    deal(truth[0], options, mine.dice, mine.trail)
                else:
                    seat = int(moves[begun + entry - 1, SEAT])
                    play(truth[0], seat, int(moves[begun + entry - 1, ACTION]), mine.dice, mine.trail)
                while moment < entries.shape[1] and entries[number, moment] == entry:
                    for time in range(standing.shape[2]):
                        stream = ((first + number) * entries.shape[1] + moment) * standing.shape[2] + time
                        seed_dice(mine.dice, seed, FRESH + 2 * stream)
                        seed_dice(thinking.dice, seed, FRESH + 2 * stream + 1)
                        states[0] = truth[0]
                        to_the_end(states, mine, thinking, memory, seat)
                        stand(states[0], standing[number, moment, time])
                    moment += 1
            begun = int(until[number, 0])

    return on


@dataclass(frozen=True)
class PlayOn(Job[tuple[int, int], Numbers]):
    """Watched games, played on from their moments."""

    watched: Watched

    def __call__(self, piece: tuple[int, int]) -> Numbers:
        """By game, moment, time and seat: how it ended when it was played on from there."""
        first, last = piece
        watched = self.watched
        lineup, lengths = watched.lineup, watched.played.lengths[first:last]
        begun = int(watched.until[first - 1, 0]) if first else 0
        moves, until = watched.moves[begun:], watched.until[first:last] - begun
        entries = np.arange(MOMENTS) * lengths[:, None] // MOMENTS
        rolls = rolls_of(lineup, watched.first + first, watched.first + last, int(lengths.max()) + 1)
        work = Workspace.of(lineup.game)
        room = np.zeros((last - first, MOMENTS, TIMES, watched.players), np.int64)
        played_on(lineup.game)(
            lineup.game.states(1), work.states, work.buffers, work.memories, lineup.options, lineup.seed, watched.first + first,
            rolls, moves, until, entries, room,
        )  # fmt: skip
        return room


def standings_from(watched: Watched, on: Place = HERE, progress: Progress = nobody) -> Numbers:
    """By game (the first MOST_GAMES), moment, time and seat: how it ended when it was played on from there."""
    games = min(watched.games, MOST_GAMES)
    room = np.zeros((games, MOMENTS, TIMES, watched.players), np.int64)
    pieces = [(first, min(first + PIECE, games)) for first in range(0, games, PIECE)]
    done = 0
    for (first, last), ends in on.do(PlayOn(watched.beginning(games)), pieces):
        room[first:last] = ends
        done += last - first
        progress(Step("chances", done, games))
    return room


def chances(standing: npt.NDArray[np.int64], cooperative: bool) -> npt.NDArray[np.float64]:
    """By game, moment and seat: how often it wins from there."""
    games, moments, times, players = standing.shape
    flat = standing.reshape(-1, players)
    won = victories(Played(flat[:, 0], flat, flat), cooperative)
    shares: npt.NDArray[np.float64] = won.reshape(games, moments, times, players).mean(axis=2)
    return shares
