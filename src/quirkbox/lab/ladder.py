"""All bots against each other on the same deals, from every seat: who is stronger, and by how much."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine import Game, Refusal
from quirkbox.lab.counting import Piece, Play
from quirkbox.lab.kept import Kept
from quirkbox.lab.lineup import Lineup
from quirkbox.lab.ratings import Ratings, rate, solver
from quirkbox.lab.stats import Figure
from quirkbox.lab.stats import rate as share_of
from quirkbox.lab.work import HERE, Place, Progress, Step, Stopped, nobody, split

Floats = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Contest:
    """What a ladder is made of. Every two bots meet at a table of their own, sitting in turns; where all play together, each bot
    is a team of its own."""

    game: Game
    bots: tuple[str, ...]
    deals: int
    seed: int = 0
    options: Mapping[str, str] | None = None
    players: int = 0
    looks: int = 1000

    def __post_init__(self) -> None:
        if len(self.bots) < 2:
            raise Refusal("A ladder needs two bots or more.")
        twice = next((name for name in self.bots if self.bots.count(name) > 1), None)
        if twice:
            raise Refusal(f"{twice!r:.60} is named twice; with another budget ({twice:.60}@4000) it would be another bot.")
        self.game.about.must_seat(self.seats)
        solver()

    @property
    def seats(self) -> int:
        return self.players or self.game.players[0]

    @property
    def pairs(self) -> list[tuple[int, int]]:
        return list(combinations(range(len(self.bots)), 2))

    @cached_property
    def tables(self) -> list[Lineup]:
        """One for each pair; of a team game, one for each bot."""
        together = self.game.cooperative
        named = [(name, name) for name in self.bots] if together else [(self.bots[a], self.bots[b]) for a, b in self.pairs]
        around = [[two[seat % 2] for seat in range(self.seats)] for two in named]
        return [Lineup(self.game, bots, self.seed, self.options, self.looks, paired=not together) for bots in around]

    @property
    def games_a_deal(self) -> int:
        """At one table: a bot plays a deal from every seat, a team plays it once."""
        return self.tables[0].each

    @property
    def games(self) -> int:
        return self.deals * self.games_a_deal * len(self.tables)

    def key(self) -> dict[str, Any]:
        """What the results depend on."""
        table = self.tables[0].key()
        return {**table, "what": "ladder", "players": self.seats, "bots": self.bots, "deals": self.deals, "looks": self.looks}


@dataclass(frozen=True)
class Ladder:
    """`points[pair, deal]`: what the first of the pair won of the deal against the second, 0 to 1; a shared place is a half."""

    contest: Contest
    points: Floats

    @property
    def deals(self) -> int:
        """So many have been played by all."""
        return int(self.points.shape[1])

    @cached_property
    def ratings(self) -> Ratings:
        """On the scale of Elo, with 95 % intervals."""
        contest = self.contest
        return rate(contest.bots, contest.pairs, self.points, contest.games_a_deal, contest.seed)

    def met(self, one: int, other: int) -> Figure:
        """The share of points that one bot won against another, by deal."""
        a, b = min(one, other), max(one, other)
        won = self.points[self.contest.pairs.index((a, b))]
        return share_of(won if one == a else 1 - won)

    def against(self, one: int, other: int) -> float:
        """The share of points that one bot won against another."""
        return self.met(one, other).value

    def to_json(self) -> dict[str, Any]:
        """What `quirkbox ladder --json` prints."""
        contest, ratings = self.contest, self.ratings
        bots = [
            {
                "bot": contest.bots[bot],
                "rating": round(ratings.rating[bot], 1),
                "ci95": [round(ratings.low[bot], 1), round(ratings.high[bot], 1)],
                "against": {name: round(self.against(bot, other), 4) for other, name in enumerate(contest.bots) if other != bot},
            }
            for bot in ratings.order
        ]
        key = contest.key()
        told = {name: key[name] for name in ("game", "version", "options", "players", "seed", "looks")}
        return {
            **told,
            "deals": self.deals,
            "games": self.deals * contest.games_a_deal * len(contest.tables),
            "zero": contest.bots[ratings.zero],
            "bots": bots,
        }


def kept_ladder(contest: Contest, results: Floats | None = None) -> Kept:
    """Where a ladder that was stopped is kept."""
    return Kept(contest.key(), {} if results is None else {"results": results})


def climb(contest: Contest, on: Place = HERE, resume: bool = False, progress: Progress = nobody, partly: bool = True) -> Ladder:
    """Play it all. After Ctrl-C it is a ladder of fewer deals, unless only all will do (`partly`); `resume` goes on from
    there."""
    tables, each = contest.tables, contest.games_a_deal
    # by table and deal: the first one's points, or how the team did; nan before it is played
    results = np.full((len(tables), contest.deals), np.nan)
    kept = kept_ladder(contest, results)
    if resume:
        kept.load()
    done = int((~np.isnan(results)).sum()) * each
    progress(Step("strength", done, contest.games))
    try:
        with kept:
            for (table, begun, ended), played in on.do(Play(tuple(tables)), _pieces(contest, results, on)):
                first, last = begun // each, ended // each
                results[table, first:last] = played.standings[:, 0] if contest.game.cooperative else _points(played.standings)
                done += ended - begun
                progress(Step("strength", done, contest.games))
                kept.save_now_and_then()
    except (KeyboardInterrupt, Stopped):
        if not partly or np.isnan(results).any(axis=0).all():
            raise
    return _ladder(contest, results)


def _pieces(contest: Contest, results: Floats, on: Place) -> Iterator[Piece]:
    """What is still to be played, deal by deal at all tables, so that whatever is stopped has deals that all have played."""
    slow, each = any(table.slow for table in contest.tables), contest.games_a_deal
    for first, last in split(contest.deals, on, slow):
        for table in range(len(results)):
            if np.isnan(results[table, first:last]).any():
                yield table, first * each, last * each


def _points(standings: npt.NDArray[np.int64]) -> Floats:
    """By deal, what the first of a pair won against the second. They sit in turns; each deal was played from every seat."""
    games, seats = standings.shape
    number = np.arange(games)
    by_place = [standings[number, (place - number) % seats] for place in range(seats)]
    won = [
        (by_place[mine] > by_place[theirs]) + 0.5 * (by_place[mine] == by_place[theirs])
        for mine in range(0, seats, 2)
        for theirs in range(1, seats, 2)
    ]
    points: Floats = np.mean(won, axis=0).reshape(-1, seats).mean(axis=1)
    return points


def _ladder(contest: Contest, results: Floats) -> Ladder:
    """Of the deals that have been played at all tables."""
    results = results[:, ~np.isnan(results).any(axis=0)]
    if not contest.game.cooperative:
        return Ladder(contest, results)
    teams = [(results[a] > results[b]) + 0.5 * (results[a] == results[b]) for a, b in contest.pairs]
    return Ladder(contest, np.array(teams))
