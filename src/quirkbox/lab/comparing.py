"""Two ways to play a game, on the same deals: what differs, by how much, how sure. It stops when the question is answered."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine import Game, Refusal
from quirkbox.lab.clock import seconds_an_action
from quirkbox.lab.counting import Play, undone, unplayed
from quirkbox.lab.kept import Kept
from quirkbox.lab.lineup import Lineup, Played, victories
from quirkbox.lab.stats import Figure
from quirkbox.lab.work import HERE, Place, Progress, Step, Stopped, nobody

Floats = npt.NDArray[np.float64]
LOOK = 200  # after so many games each one looks whether the question is answered,
LATER = 10  # and later after each tenth more
DOUBT = 0.05
FEWEST = 2 * LOOK  # before that the normal distribution is no good guess


def measures(lineup: Lineup) -> dict[str, Callable[[Played], Floats]]:
    """What can be compared, each by game."""
    found: dict[str, Callable[[Played], Floats]] = {}
    game, players = lineup.game, len(lineup.entrants)
    if game.cooperative:
        found["team"] = lambda played: victories(played, True)[:, 0]
    else:
        for seat in range(players):
            found[f"seat{seat + 1}"] = lambda played, seat=seat: victories(played, False)[:, seat]  # type: ignore[misc]
        found["ties"] = lambda played: (victories(played, False).max(axis=1) < 1).astype(float)
        found["margin"] = _margins
    found["length"] = lambda played: played.lengths.astype(float)
    found["minutes"] = lambda played: played.lengths.astype(float) * (seconds_an_action(lineup) / 60)
    found["points"] = lambda played: played.scores.max(axis=1).astype(float)
    return found


def _margins(played: Played) -> Floats:
    ranked = np.sort(played.scores, axis=1).astype(float)
    margins: Floats = ranked[:, -1] - ranked[:, -2]
    return margins


def at_any_time(values: Floats) -> Figure:
    """A mean and an interval that holds the truth 95 times in 100 however often, and whenever, one looks (the asymptotic
    confidence sequence of Waudby-Smith, Arbour, Sinha, Kennedy and Ramdas, narrowest after some thousand games)."""
    count = len(values)
    if count < 2:
        return Figure(float(values.mean()) if count else math.nan, -math.inf, math.inf, count)
    doubt = -2 * math.log(DOUBT)
    tuned = (doubt + math.log(doubt) + 1) / 2000
    spread = count * tuned + 1
    half = float(values.std()) * math.sqrt(2 * spread / (count * count * tuned) * math.log(math.sqrt(spread) / DOUBT))
    mean = float(values.mean())
    return Figure(mean, mean - half, mean + half, count)


@dataclass(frozen=True)
class Question:
    """Do two lineups differ in a measure, by `least` or more?"""

    one: Lineup
    other: Lineup
    measure: str
    least: float
    most_games: int

    def __post_init__(self) -> None:
        known = self.measures
        if self.measure not in known:
            raise Refusal(f"There is no measure {self.measure!r:.40}; there is {', '.join(known)}.")

    @property
    def measures(self) -> dict[str, Callable[[Played], Floats]]:
        return measures(self.one)

    def key(self) -> dict[str, Any]:
        return {
            "what": "comparison",
            "game": self.one.game.id,
            "one": self.one.key(),
            "other": self.other.key(),
            "games": self.most_games,
        }


@dataclass(frozen=True)
class Comparison:
    """Games of both, number by number with the same dice."""

    question: Question
    one: Played
    other: Played

    @property
    def games(self) -> int:
        return len(self.one.lengths)

    def row(self, measure: str) -> tuple[float, float, Figure]:
        """What one has, what the other has, and the difference."""
        one = measures(self.question.one)[measure](self.one)
        other = measures(self.question.other)[measure](self.other)
        return float(one.mean()), float(other.mean()), at_any_time(other - one)

    @property
    def answer(self) -> str | None:
        """`differ`, `alike`, or None as long as nobody can tell."""
        if self.games < FEWEST:
            return None
        _, _, difference = self.row(self.question.measure)
        least = self.question.least
        if difference.low > 0 or difference.high < 0:
            return "differ"
        return "alike" if -least < difference.low and difference.high < least else None

    def to_json(self) -> dict[str, Any]:
        """What `quirkbox lab compare --json` prints."""
        rows = {name: self.row(name) for name in self.question.measures}
        return {
            "game": self.question.one.game.id,
            "one": self.question.one.answers,
            "other": self.question.other.answers,
            "bots": self.question.one.names,
            "seed": self.question.one.seed,
            "measure": self.question.measure,
            "least": self.question.least,
            "answer": self.answer,
            "games": self.games,
            "measures": {
                name: {"one": round(one, 5), "other": round(other, 5), "difference": difference.to_json()}
                for name, (one, other, difference) in rows.items()
            },
        }


def ask(
    game: Game,
    one: Mapping[str, str],
    other: Mapping[str, str],
    bots: Sequence[str],
    measure: str | None = None,
    least: float = 0.03,
    seed: int = 0,
    most_games: int = 100_000,
    looks: int = 1000,
) -> Question:
    """A question about two sets of options."""
    first, second = (Lineup(game, bots, seed, options, looks) for options in (one, other))
    return Question(first, second, measure or ("team" if game.cooperative else "seat1"), least, most_games)


def compare(question: Question, on: Place = HERE, resume: bool = False, progress: Progress = nobody) -> Comparison:
    """Play until the question is answered, or there are no more games to play. After Ctrl-C it is the comparison so far, which
    may be believed as it stands; `resume` goes on."""
    lineups = (question.one, question.other)
    room = [unplayed(question.most_games, len(lineup.entrants)) for lineup in lineups]
    kept = Kept(
        question.key(),
        {f"{what}{side}": getattr(part, what) for side, part in enumerate(room) for what in ("lengths", "scores", "standings")},
    )
    if resume:
        kept.load()
    done = 0
    try:
        with kept:
            while done < question.most_games and _so_far(question, room, done).answer is None:
                last = min(done + max(LOOK, done // LATER), question.most_games)
                _play(lineups, room, done, last, on)
                done = last
                progress(Step("games of each", done, question.most_games))
                kept.save_now_and_then()
    except (KeyboardInterrupt, Stopped):
        if done < FEWEST:
            raise
    return _so_far(question, room, done)


def _play(lineups: tuple[Lineup, Lineup], room: Sequence[Played], first: int, last: int, on: Place) -> None:
    step = 1 if any(lineup.slow for lineup in lineups) else 50
    begun = [(begin, min(begin + step, last)) for begin in range(first, last, step)]
    pieces = [(side, *piece) for piece in begun for side in (0, 1) if undone(room[side], [piece])]
    for (side, begin, _), played in on.do(Play(lineups), pieces):
        room[side].put(begin, played)


def _so_far(question: Question, room: Sequence[Played], games: int) -> Comparison:
    one, other = (Played(part.lengths[:games], part.scores[:games], part.standings[:games]) for part in room)
    return Comparison(question, one, other)
