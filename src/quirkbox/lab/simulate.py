"""Whole games between bots, inside compiled code and in threads. The result depends on the seed alone."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.bots import BOTS, Bot, BuiltinBot, Looks, Workspace, bot, chooser, eager
from quirkbox.bots.search import HIDDEN
from quirkbox.engine import (
    Game,
    Match,
    Position,
    Refusal,
    dice_from_seed,
    in_threads,
    next_to_act,
    rule,
    seed_dice,
    standings,
)
from quirkbox.engine.loops import ENDLESS, MOST_ACTIONS, STUCK, Unfinished
from quirkbox.engine.record import records
from quirkbox.engine.trail import TRAIL

# the bots' own dice: nobody who thinks can see what the game will roll
THOUGHTS = 1 << 40


@cache
def bot_games(game: Game) -> Callable[..., None]:
    """`games(states, buffers, memories, options, bots, iterations, seed, first, last, lengths, scores, standing)`: games first to
    last - 1, each with the bots one seat further on."""
    rules, stand = game.rules, standings(game)
    deal, play, hide, score = rules.deal, rules.play, rules.hide, rules.score
    next_seat, choose = next_to_act(game, eager(game)), chooser(game)

    @rule
    def games(
        states: Any, buffers: Any, memories: Any, options: Any, bots: Any, iterations: int, seed: int, first: int, last: int,
        lengths: Any, scores: Any, standing: Any,
    ) -> None:  # fmt: skip
        s, mine, thinking, memory = states[0], buffers[0], buffers[1], memories[0]
        for number in range(first, last):
            seed_dice(mine.dice, seed, number)
            seed_dice(thinking.dice, seed, number + THOUGHTS)
            deal(s, options, mine.dice, mine.trail)
            steps = seat = 0
            while s.over == 0:
                seat, n = next_seat(s, seat, mine.codes)
                if n == 0 or steps == MOST_ACTIONS:
                    steps = STUCK if n == 0 else ENDLESS
                    break
                action = int(mine.codes[0])
                if seat < s.players:
                    states[HIDDEN] = states[0]
                    hide(states[HIDDEN], seat)
                    bot = bots[(seat + number) % s.players]
                    action = choose(bot, states, seat, iterations, thinking.dice, thinking, memory)
                play(s, seat, action, mine.dice, mine.trail)
                steps += 1
            lengths[number] = steps
            score(s, scores[number])
            stand(s, standing[number])

    return games


@dataclass(frozen=True)
class Result:
    """What came of many games. `scores` and `standings` (with what counts between equal scores) are by game and bot, in the order
    in which the bots were named."""

    game: str
    games: int
    seed: int
    bots: list[str]
    cooperative: bool
    scores: npt.NDArray[np.int64]
    standings: npt.NDArray[np.int64]
    lengths: npt.NDArray[np.int64]

    @property
    def _best(self) -> npt.NDArray[np.bool_]:
        least = 1 if self.cooperative else self.standings.max(axis=1, keepdims=True)
        best: npt.NDArray[np.bool_] = self.standings >= least
        return best

    @property
    def _shared(self) -> npt.NDArray[np.bool_]:
        shared: npt.NDArray[np.bool_] = (self._best.sum(axis=1) > 1) & (not self.cooperative)
        return shared

    @property
    def wins(self) -> list[int]:
        """Games won alone, by bot; of a cooperative game, the team's."""
        alone = self._best & ~self._shared[:, None]
        return [int(n) for n in alone.sum(axis=0)]

    @property
    def seat_wins(self) -> list[int]:
        """Games won alone, by seat."""
        alone = self._best & ~self._shared[:, None]
        players = len(self.bots)
        number = np.arange(self.games)
        return [int(alone[number, (seat + number) % players].sum()) for seat in range(players)]

    @property
    def ties(self) -> int:
        """Games whose victory was shared."""
        return int(self._shared.sum())

    @property
    def mean_length(self) -> float:
        """Actions a game, on average."""
        return float(self.lengths.mean())

    def rows(self) -> Iterator[tuple[str, float, tuple[float, float]]]:
        """Name, rate and interval of each bot, then of each seat."""
        if self.cooperative:
            yield "the team", self.wins[0] / self.games, interval(self.wins[0], self.games)
            return
        named = [*zip(self.bots, self.wins, strict=True)]
        named += [(f"seat {seat + 1}", wins) for seat, wins in enumerate(self.seat_wins)]
        for name, wins in named:
            yield name, wins / self.games, interval(wins, self.games)

    def to_json(self) -> dict[str, Any]:
        """What `quirkbox sim --json` prints."""
        return {
            "game": self.game,
            "games": self.games,
            "seed": self.seed,
            "bots": self.bots,
            "wins": self.wins,
            "ci95": [interval(wins, self.games) for wins in self.wins],
            "mean_scores": [round(float(mean), 3) for mean in self.scores.mean(axis=0)],
            "seat_wins": self.seat_wins,
            "ties": self.ties,
            "mean_length": self.mean_length,
        }


def interval(wins: int, games: int) -> tuple[float, float]:
    """The rate's 95 % interval by Wilson, which is right for rates near 0 and 1 too."""
    z = 1.959964
    rate = wins / games
    middle = (rate + z * z / (2 * games)) / (1 + z * z / games)
    half = z * math.sqrt(rate * (1 - rate) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return max(0.0, middle - half), min(1.0, middle + half)


def simulate(
    game: Game,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    iterations: int = 1000,
    threads: int = 0,
    progress: Callable[[int], object] = lambda done: None,
) -> Result:
    """Let bots play many games, seats rotated from game to game. Compiled loops play those of the house; where one comes from
    elsewhere, it is asked move by move."""
    players = len(bots)
    codes = game.option_codes(players, options or {})
    lengths = np.zeros(games, np.int64)
    scores, standing = np.zeros((2, games, players), np.int64)  # by seat
    named = [bot(name) for name in bots]
    house = [known for known in named if isinstance(known, BuiltinBot)]
    run, kinds = bot_games(game), np.array([known.kind for known in house])

    def compiled(first: int, last: int) -> None:
        work = Workspace.of(game)
        run(
            work.states, work.buffers, work.memories, codes, kinds, iterations, seed, first, last, lengths, scores, standing
        )  # fmt: skip

    def asked(first: int, last: int) -> None:
        for number in range(first, last):
            lengths[number] = _ask_through(game, codes, named, seed, number, iterations, scores[number], standing[number], [])

    every = len(house) == len(named)
    slow = not every or "search" in bots
    for finished in in_threads(compiled if every else asked, games, threads if every else 1, piece=1 if slow else 0):
        progress(finished)
    if (lengths < 0).any():
        worst = int(np.argmax(lengths < 0))
        done: list[tuple[int, int]] = []
        _ask_through(game, codes, named, seed, worst, iterations, scores[worst], standing[worst], done)
        raise Unfinished(game, seed, worst, MOST_ACTIONS, done)
    number = np.arange(games)

    def by_bot(by_seat: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
        return np.stack([by_seat[number, (bot - number) % players] for bot in range(players)], axis=1)

    return Result(game.id, games, seed, list(bots), game.cooperative, by_bot(scores), by_bot(standing), lengths)


def _ask_through(
    game: Game,
    options: Any,
    bots: Sequence[Bot],
    seed: int,
    number: int,
    iterations: int,
    score: Any,
    standing: Any,
    done: list[tuple[int, int]],
) -> int:
    """One game, the same as in compiled code; how long it was. What is done, as seat and code, goes to `done`."""
    position = Position(game, game.states(1))
    dice, thinking = dice_from_seed(seed, number), dice_from_seed(seed, number + THOUGHTS)
    state, quiet, out = position.states[0], records(1, TRAIL)[0], game.codes()
    game.rules.deal(state, options, dice, quiet)
    who = next_to_act(game, eager(game))
    steps = seat = 0
    while not position.over:
        seat, n = who(state, seat, out)
        if n == 0:
            return STUCK
        if steps == MOST_ACTIONS:
            return ENDLESS
        action = int(out[0])
        if seat < position.players:
            player = bots[(seat + number) % position.players]
            action = player.choose(position.hidden(seat), seat, dice=thinking, budget=Looks(iterations))
            if action not in position.legal(seat):
                raise Refusal(f"The bot {player.id} chose {action!r:.40} on seat {seat}, which is not legal there.")
        done.append((seat, action))
        game.rules.play(state, seat, action, dice, quiet)
        steps += 1
    game.rules.score(state, score)
    standings(game)(state, standing)
    return steps


def pairs(game: Game) -> list[tuple[str, ...]]:
    """Every bot against every other, the stronger one first; a team of its own if all play together."""
    if game.cooperative:
        return [(bot,) * game.players[0] for bot in BOTS]
    rest = max(1, game.players[0] - 1)
    return [(b, *(a,) * rest) for a, b in combinations(BOTS, 2)]


def play_out(match: Match, bots: Sequence[str], seed: int, iterations: int) -> None:
    """Let bots play a match to its end."""
    out = match.game.codes()
    who = next_to_act(match.game, eager(match.game))
    dice = dice_from_seed(seed, THOUGHTS)
    seat = 0
    while not match.over:
        seat, n = who(match.position.states[0], seat, out)
        if n == 0:
            raise Refusal("Nobody can act, and the game is not over.")
        code = int(out[0])
        if seat < match.position.players:
            code = bot(bots[seat]).choose(match.position.hidden(seat), seat, dice=dice, budget=Looks(iterations))
        match.play(seat, code)
