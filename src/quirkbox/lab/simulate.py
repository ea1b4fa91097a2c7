"""Whole games between bots, inside compiled code and in threads. The result depends on the seed alone."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.bots import Looks, eager
from quirkbox.engine import Game, Match, Refusal, dice_from_seed, next_to_act
from quirkbox.engine.loops import THOUGHTS
from quirkbox.lab.counting import NOT_YET, count, kept_games, unplayed
from quirkbox.lab.lineup import Entrant, Lineup, Played
from quirkbox.lab.stats import interval
from quirkbox.lab.work import HERE, Place, Progress, Stopped, nobody


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
    #: which games of the seed they are: all, unless somebody has stopped
    numbers: npt.NDArray[np.int64]

    @classmethod
    def of(cls, lineup: Lineup, whole: Played) -> Result:
        """Of the games that have been played."""
        number = np.flatnonzero(whole.lengths != NOT_YET)
        players, whole_lot = len(lineup.names), len(number) == len(whole.lengths)

        def by_bot(by_seat: npt.NDArray[np.int64]) -> npt.NDArray[np.int64]:
            found = np.empty_like(by_seat)
            for first in range(players):  # in each of so many games the bots sit alike
                seats = [(bot - first) % players for bot in range(players)]
                found[first::players] = by_seat[first::players, seats]
            return found if whole_lot else found[number]

        scores, standings = by_bot(whole.scores), by_bot(whole.standings)
        lengths = whole.lengths if whole_lot else whole.lengths[number]
        game = lineup.game
        return cls(game.id, len(number), lineup.seed, lineup.names, game.cooperative, scores, standings, lengths, number)

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
        players, row = len(self.bots), np.arange(self.games)
        return [int(alone[row, (seat + self.numbers) % players].sum()) for seat in range(players)]

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


def simulate(
    game: Game,
    games: int,
    bots: Sequence[str],
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    iterations: int = 1000,
    on: Place = HERE,
    resume: bool = False,
    progress: Progress = nobody,
) -> Result:
    """Let bots play many games, seats rotated from game to game. After Ctrl-C it is the result of fewer games, and `resume` goes
    on from there."""
    lineup = Lineup(game, bots, seed, options, iterations)
    whole = unplayed(games, len(bots))
    kept = kept_games("simulation", lineup, whole)
    if resume:
        kept.load()
    try:
        with kept:
            count(lineup, whole, on, kept, progress)
    except (KeyboardInterrupt, Stopped):
        if (whole.lengths == NOT_YET).all():
            raise
    return Result.of(lineup, whole)


def play_out(match: Match, bots: Sequence[str], seed: int, iterations: int) -> None:
    """Let bots play a match to its end."""
    out = match.game.codes()
    who = next_to_act(match.game, eager(match.game))
    dice = dice_from_seed(seed, THOUGHTS)
    entrants = [Entrant.named(name, iterations) for name in bots]
    seat = 0
    while not match.over:
        seat, n = who(match.position.states[0], seat, out)
        if n == 0:
            raise Refusal("Nobody can act, and the game is not over.")
        code = int(out[0])
        if seat < match.position.players:
            player = entrants[seat]
            code = player.bot.choose(match.position.hidden(seat), seat, dice=dice, budget=Looks(player.looks))
        match.play(seat, code)
