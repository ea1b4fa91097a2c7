"""Everything a seat can try in a puzzle, tried: what is the best that can be reached, and all ways that lead there."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

import numpy as np

from quirkbox.engine import Game, Position, PuzzleKind, dice_from_seed, rule, seed_dice

# the most ways of a puzzle: more are no puzzle but a haystack
MOST_TRIES = 200_000
MOST_SOLUTIONS = 60
TOO_MANY = -1


@dataclass(frozen=True)
class Solved:
    """The best that can be reached, the best of what falls short of it, and everything that gets there."""

    start: int
    best: int
    second: int
    #: how many ways there are in all
    tries: int
    solutions: tuple[tuple[int, ...], ...]


@cache
def all_ways(game: Game, kind: PuzzleKind) -> Callable[..., int]:
    """`walk(states, seat, …, best, paths, lengths)`: every way, the first action first. `best` gets the best
    worth, the second best, how many ways there are, and whether there were more solutions than room. How many solutions there
    are, TOO_MANY if it was given up."""
    play, ways, worth, moves = game.rules.play, kind.ways, kind.worth, kind.moves

    @rule
    def reached_before(worths: Any, depth: int, reached: int) -> bool:
        known = False
        for earlier in range(depth):
            known = known or worths[earlier] == reached
        return known

    @rule
    def walk(
        states: Any, seat: int, codes: Any, at: Any, counts: Any, worths: Any, dice: Any, buffers: Any, best: Any, paths: Any,
        lengths: Any,
    ) -> int:  # fmt: skip
        depth = found = 0
        worths[0] = worth(states[0], seat)
        best[0], best[1], best[2] = worths[0], worths[0] - 1, 0
        counts[0], at[0] = ways(states[0], seat, codes[0]), 0
        while depth >= 0:
            if at[depth] == counts[depth]:
                depth -= 1
                continue
            action = codes[depth, at[depth]]
            at[depth] += 1
            states[depth + 1] = states[depth]
            seed_dice(dice, 1, depth)
            play(states[depth + 1], seat, int(action), dice, buffers.trail)
            depth += 1
            reached = worth(states[depth], seat)
            worths[depth] = reached
            if reached > best[0]:
                best[1], best[0], best[3], found = best[0], reached, 0, 0
            elif best[1] < reached < best[0]:
                best[1] = reached
            if reached == best[0] and not reached_before(worths, depth, reached):
                if found == len(paths):
                    found = len(paths) - 1
                    best[3] = 1
                for i in range(depth):
                    paths[found, i] = codes[i, at[i] - 1]
                lengths[found] = depth
                found += 1
            counts[depth], at[depth] = 0, 0
            if depth < moves and states[depth].over == 0:
                counts[depth] = ways(states[depth], seat, codes[depth])
            if counts[depth] == 0:
                best[2] += 1
                if best[2] > MOST_TRIES:
                    return TOO_MANY
        return found

    return walk


def solve(game: Game, kind: PuzzleKind, hidden: Position, seat: int) -> Solved | None:
    """All ways of a seat from what it knows; None if there is no puzzle of this kind, or too much to try. What is hidden must
    not matter: two truths that the seat can't tell apart have the same solutions."""
    solved = [_solve_in(game, kind, hidden.guessed(seat, dice_from_seed(truth)), seat) for truth in (1, 2)]
    return solved[0] if solved[0] == solved[1] else None


def _solve_in(game: Game, kind: PuzzleKind, truth: Position, seat: int) -> Solved | None:
    states = game.states(kind.moves + 1)
    states[:1] = np.asarray(truth.states)
    levels = kind.moves + 1
    codes = np.zeros((levels, game.most_legal), np.int32)
    at, counts, worths = (np.zeros(levels, np.int64) for _ in range(3))
    best = np.zeros(4, np.int64)
    paths, lengths = np.zeros((MOST_SOLUTIONS, kind.moves), np.int32), np.zeros(MOST_SOLUTIONS, np.int64)
    buffers = game.buffers(1)
    found = all_ways(game, kind)(states, seat, codes, at, counts, worths, dice_from_seed(1), buffers[0], best, paths, lengths)
    if found in (0, TOO_MANY) or best[3]:
        return None
    solutions = tuple(sorted(tuple(int(code) for code in paths[i, : lengths[i]]) for i in range(found)))
    return Solved(int(worths[0]), int(best[0]), int(best[1]), int(best[2]), solutions)
