"""A first look at some content: a few hundred quick games, and in words what players would feel."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import groupby

import numpy as np

from quirkbox.engine import Game
from quirkbox.lab.chances import MOMENTS
from quirkbox.lab.charts import percent
from quirkbox.lab.lineup import Lineup
from quirkbox.lab.stats import Figure, mean, rate
from quirkbox.lab.studies import Part, Study
from quirkbox.lab.until import Stop, watch_until
from quirkbox.lab.watching import EVENT
from quirkbox.words.sentence import Sentence

NOTICED = 0.05  # of all games: what a seat wins less or more, nobody at the table notices
SURELY = 0.02  # beyond an interval: of several seats, one is easily outside of its own
TOO_GOOD = 1.3  # times the average
LONG, SHORT = 1.6, 0.5  # times the usual game
FEW_ROUNDS = 2
ROUND = "round"  # the event that games call so
GREEDY, THINKING = "greedy", "search@20"  # a team needs a plan; rivals need only be alike


@dataclass(frozen=True)
class Remark:
    """One thing that players would feel. `about` says of what: seat, part, team, rounds, length, ties or nothing."""

    about: str
    words: Sentence

    @property
    def warns(self) -> bool:
        return self.about != "nothing"


def quick_bots(game: Game, players: int) -> list[str]:
    """Bots that are quick, and good enough to notice something."""
    return [THINKING if game.cooperative else GREEDY] * players


def first_look(lineup: Lineup, games: int, stop: Stop = lambda: False) -> Study:
    """So many games, watched; fewer if `stop` says so. Nothing is played on from the middle, nobody's strength is measured."""
    watched = watch_until(lineup, games, stop)
    return Study(lineup, watched.played, watched, None, np.zeros((0, MOMENTS, watched.players)))


def rounds(study: Study) -> Figure | None:
    """How many rounds a game has, where a game has rounds."""
    counted = _rounds(study)
    return None if counted is None else mean(counted)


def _rounds(study: Study) -> np.ndarray[tuple[int], np.dtype[np.int64]] | None:
    names = [event.name for event in study.game.events.events]
    if ROUND not in names:
        return None
    mine = study.watched.events[:, EVENT] == names.index(ROUND)
    return np.bincount(study.watched.of_events()[mine], minlength=study.watched.games)


def minutes(study: Study, usual: Study) -> float:
    """How long people would take, if they took as long for an action as in the usual game."""
    return study.game.about.minutes * study.length().value / usual.length().value


def remarks(study: Study, usual: Study) -> list[Remark]:
    """What stands out, the worst first. `usual` is the game as it is in the box, by the same bots: what is so there too is the
    bots' way of playing, and nobody's drawing."""
    found = [*_team(study), *_seats(study, usual), *_parts(study, usual), *_length(study, usual), *_ties(study, usual)]
    return found or [Remark("nothing", _nothing(study, usual))]


def _nothing(study: Study, usual: Study) -> Sentence:
    if study.game.cooperative:
        return Sentence("look-nothing-team", **_of(study.by_seat()[0]))
    seats = study.by_seat()
    most = max(range(study.players), key=lambda seat: seats[seat].value)
    if seats[most].low > 1 / study.players + NOTICED:
        before = percent(usual.by_seat()[most].value)
        return Sentence("look-nothing-usual", seat=most + 1, value=before)
    return Sentence("look-nothing")


def _of(figure: Figure) -> dict[str, str]:
    return {"value": percent(figure.value), "low": percent(figure.low), "high": percent(figure.high)}


def _team(study: Study) -> Iterator[Remark]:
    if not study.game.cooperative:
        return
    won = study.by_seat()[0]
    if won.value == 0:
        yield Remark("team", Sentence("look-team-none", games=study.games))
    elif won.high < 0.1:
        yield Remark("team", Sentence("look-team-hard", **_of(won)))
    elif won.low > 0.95:
        yield Remark("team", Sentence("look-team-easy", **_of(won)))


def _seats(study: Study, usual: Study) -> Iterator[Remark]:
    """The seat that is farthest ahead; if none is, the one that is farthest behind."""
    if study.game.cooperative:
        return
    fair = 1 / study.players
    seats, before = study.by_seat(), [figure.value for figure in usual.by_seat()]
    for sign, side in ((1, "ahead"), (-1, "behind")):
        off = [_beyond(won, sign, max(sign * fair, sign * was)) for won, was in zip(seats, before, strict=True)]
        seat = int(np.argmax(off))
        if off[seat] > 0:
            yield Remark("seat", Sentence("look-seat", seat=seat + 1, side=side, fair=percent(fair), **_of(seats[seat])))
            return


def _beyond(won: Figure, sign: int, line: float) -> float:
    """By how much a figure is surely and noticeably beyond a line; 0 if it is not. With -1 as sign, below it."""
    near, value = (won.low, won.value) if sign > 0 else (-won.high, -won.value)
    return value - line if near > line + SURELY and value > line + NOTICED else 0.0


def _parts(study: Study, usual: Study) -> Iterator[Remark]:
    """One car, lane or mission that wins far more than the others."""
    if study.game.cooperative:
        return
    fair = 1 / study.players
    before = {(part.what, part.value): part.won.value for part in usual.had()}
    for what, group in groupby(study.had(), key=lambda part: part.what):
        best = max(group, key=lambda part: part.won.low)
        if best.won.low > max(fair * TOO_GOOD, fair + NOTICED, before.get((what, best.value), 0.0)):
            yield Remark("part", Sentence("look-part", part=_named(what, best), **_of(best.won)))


def _named(what: str, part: Part) -> str:
    field = what.replace("_", " ")
    value = part.value.replace("_", " ")
    # lanes and the like are counted from 1 by people
    return f"{field.capitalize()} {int(value) + 1}" if value.isdecimal() else f"{value.capitalize()} ({field})"


def _length(study: Study, usual: Study) -> Iterator[Remark]:
    counted, before = _rounds(study), _rounds(usual)
    if counted is not None and before is not None and not study.game.cooperative:
        few = FEW_ROUNDS if before.mean() > FEW_ROUNDS + 1 else FEW_ROUNDS - 1
        quick = rate(counted <= few)
        if quick.low > 0.5:
            yield Remark("rounds", Sentence("look-rounds", rounds=few, **_of(quick)))
            return
    times = study.length().value / usual.length().value
    took = {"minutes": round(minutes(study, usual)), "usual": usual.game.about.minutes}
    if times > LONG:
        yield Remark("length", Sentence("look-long", **took))
    elif times < SHORT and not study.game.cooperative:
        yield Remark("length", Sentence("look-short", **took))


def _ties(study: Study, usual: Study) -> Iterator[Remark]:
    ties = study.ties()
    if ties.low > max(0.2, usual.ties().value):
        yield Remark("ties", Sentence("look-ties", **_of(ties)))
