"""Where the robot would go by a queue that lies face up, in practice: the cards are carried out for a look."""

from __future__ import annotations

from typing import TypedDict

import numpy as np

from quirkbox.engine import SPECTATOR, dtype_of, for_rules, records
from quirkbox.engine.trail import Notebook
from quirkbox.games.quirky_circuits.actions import EVENTS
from quirkbox.games.quirky_circuits.run import act
from quirkbox.games.quirky_circuits.state import CHOOSE, QUIRK, State

DTYPE = dtype_of(State)


class WayPoint(TypedDict):
    space: int
    # in the queue, of the card that brings it there; -1: where it stands
    place: int


def way_of(s: State) -> list[WayPoint]:
    """As far as nobody has to choose, and nothing is decided."""
    states = records(1, DTYPE)
    states[0] = for_rules(s)
    after = np.asarray(states)[0]
    way: list[WayPoint] = [{"space": int(s.space), "place": -1}]
    for place in range(s.queue_size):
        if after["over"] or after["phase"] == CHOOSE:
            break
        after["next"] = place
        notebook = Notebook()
        act(states[0], int(s.queue[place]) % QUIRK, notebook.trail)
        moves = EVENTS.to_json(notebook.happened(), SPECTATOR)
        way += [{"space": event["to"], "place": place} for event in moves if event["event"] == "moved"]
    return way
