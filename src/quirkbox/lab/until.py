"""A report made of whatever was played when somebody says stop. One piece after the other, in one thread: it gives way."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress

import numpy as np

from quirkbox.lab.chances import chances, standings_from
from quirkbox.lab.counting import NOT_YET, count, unplayed
from quirkbox.lab.ladder import climb
from quirkbox.lab.lineup import Lineup, Played
from quirkbox.lab.orders import MOST_WATCHED, Order, choose_others, games_a_choice, other_choices
from quirkbox.lab.studies import Chosen, Study
from quirkbox.lab.watching import Watched, joined, watch_piece
from quirkbox.lab.work import Progress, Step, Stopped, Threads, nobody

ALONE = Threads(1)
A_FEW = 10  # games that are watched at once, where they are quick

Stop = Callable[[], bool]


def study_until(order: Order, stop: Stop, progress: Progress = nobody) -> Study:
    """The study that was ordered; after `stop`, of the games that were played by then. It is asked in the thread that called."""

    def go_on(step: Step) -> None:
        progress(step)
        if stop() and step.done:
            raise Stopped

    counted = unplayed(order.games, len(order.lineup.entrants))
    with suppress(Stopped):
        count(order.lineup, counted, ALONE, progress=go_on)
    counted = _finished(counted)
    watched = watch_until(order.lineup, min(len(counted.lengths), MOST_WATCHED), stop, progress)
    ends = standings_from(watched, ALONE, progress)
    chosen: list[Chosen] = []
    if not stop():
        with suppress(Stopped):
            others = other_choices(order.lineup)
            chosen = choose_others(others, games_a_choice(order.games, len(others)), ALONE, None, go_on)
    ladder = None
    if order.contest and not stop():
        with suppress(Stopped):
            ladder = climb(order.contest, ALONE, progress=go_on, partly=False)
    return Study(order.lineup, counted, watched, ladder, chances(ends, order.game.cooperative), chosen)


def watch_until(lineup: Lineup, games: int, stop: Stop, progress: Progress = nobody) -> Watched:
    """The first so many games of a lineup, on tape; after `stop` fewer, but never none."""
    step = 1 if lineup.slow else A_FEW
    pieces: list[Watched] = []
    for first in range(0, games, step):
        last = min(first + step, games)
        pieces.append(watch_piece(lineup, first, last))
        progress(Step("watched", last, games))
        if stop():
            break
    return joined(pieces)


def _finished(counted: Played) -> Played:
    """The games up to the first one that has not been played: bots change seats by the number of a game."""
    missing = np.flatnonzero(counted.lengths == NOT_YET)
    end = int(missing[0]) if len(missing) else len(counted.lengths)
    return Played(counted.lengths[:end], counted.scores[:end], counted.standings[:end])
