"""How long watched games would take at a table.

Bots take the pace that the game gives its acts at a live table (`Live.paces`, the middle of it). People take THINKING seconds for
an action to which there is an alternative, and a bot's time for any other. What several could do at once takes each of them its
time, but not one after the other: the time of an action is shared by all who could act. Before the table itself acts it waits as
long as `Live.host_delay` says; that is looked up in some of the games, by kind of act.
"""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache

import numpy as np
import numpy.typing as npt

from quirkbox.engine import SPECTATOR
from quirkbox.lab.lineup import Lineup
from quirkbox.lab.watching import ABLE, ACTION, LEGAL, SEAT, Watched, watch

Floats = npt.NDArray[np.float64]
THINKING = 10.0  # seconds
LOOKED_AT = 10  # games, for how long the table waits
ENOUGH = 100  # games, for the mean time of an action


def minutes(watched: Watched, people: bool) -> Floats:
    """By game, at a table of people or of bots."""
    actions, live = watched.lineup.game.actions, watched.lineup.game.live
    moves = watched.moves
    act_of = np.repeat(np.arange(len(actions.acts)), [act.size for act in actions.acts])[moves[:, ACTION]]
    usual = np.array([np.mean(live.pace(act.name)) for act in actions.acts])[act_of]
    taken = np.where(moves[:, LEGAL] > 1, np.maximum(usual, THINKING), usual) if people else usual
    waits = np.array([_waits(watched).get(act.name, 0.0) for act in actions.acts])[act_of]
    seconds = np.where(moves[:, SEAT] < watched.players, taken / np.maximum(1, moves[:, ABLE]), waits)
    return np.bincount(watched.of_moves(), seconds, watched.games).astype(float) / 60


def _waits(watched: Watched) -> dict[str, float]:
    """By act of the table: how many seconds it waits before it, on average."""
    game = watched.lineup.game
    found: defaultdict[str, list[float]] = defaultdict(list)
    if not (watched.moves[:, SEAT] == watched.players).any():
        return {}
    for number in range(min(watched.games, LOOKED_AT)):
        before = None
        for step in watched.transcript(number).replay():
            if before is not None and step.action is not None and step.seat == watched.players:
                found[game.actions.act(step.action).name].append(before.seen_by(SPECTATOR).host_delay() or 0.0)
            before = step.position
    return {act: float(np.mean(delays)) for act, delays in found.items()}


@lru_cache(16)
def seconds_an_action(lineup: Lineup) -> float:
    """Among people, on average over some games."""
    watched = watch(lineup, ENOUGH)
    return float(60 * minutes(watched, people=True).sum() / len(watched.moves))
