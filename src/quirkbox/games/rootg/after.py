"""What is to be said of a game of ROOT\\G: that is over: gates that dropped nothing, and terminals that were wrong."""

from __future__ import annotations

from collections.abc import Sequence

from quirkbox.engine import SPECTATOR, Afterwards, Habit, Transcript
from quirkbox.games.rootg.actions import EVENTS
from quirkbox.games.rootg.state import SEATS

NO_GATES = ("input", "link")


def roles(transcript: Transcript) -> Sequence[str]:
    """Who had R.O.O.T.\\G: at first, and who was the fastest."""
    holder = transcript.dealt().position.plain.holder
    return ["root" if seat == holder else "fastest" for seat in range(SEATS)]


def habits(transcript: Transcript) -> Sequence[dict[str, Habit]]:
    """Turns with a gate of one's own that dropped nothing, while there were charges; and signals with the wrong value."""
    gates, idle, signals, wrong = ([0] * SEATS for _ in range(4))
    placed: set[int] = set()
    dropped: set[int] = set()
    charged = [True] * SEATS
    for step in transcript.replay():
        for event in EVENTS.to_json(step.happened, SPECTATOR):
            kind = event["event"]
            if kind == "placed" and event["what"] not in NO_GATES and charged[event["seat"]]:
                placed.add(event["seat"])
            elif kind == "dropped":
                dropped.add(event["seat"])
            elif kind in ("wrong", "right"):
                signals[event["seat"]] += 1
                wrong[event["seat"]] += kind == "wrong"
            elif kind in ("fastest", "on") and placed | dropped:
                for seat in placed:
                    gates[seat] += 1
                    idle[seat] += seat not in dropped
                placed, dropped = set(), set()
        charged = [step.position.plain.charges[seat] > 0 for seat in range(SEATS)]
    return [{"gates": Habit(idle[seat], gates[seat]), "signals": Habit(wrong[seat], signals[seat])} for seat in range(SEATS)]


AFTER = Afterwards(habits=habits, roles=roles)
