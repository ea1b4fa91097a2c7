"""What happens in ROOT\\G:, as a friendly person would tell it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

ROOT = "R.O.O.T.\\G:"
WHY_ON = {
    "last tile": "The last tile lies.",
    "closed": "No input is open any more.",
    "accepted": "Both agree.",
}
FASTEST = {
    "start": "is the fastest",
    "fast": "is the fastest: fewer gates at Fast",
    "norm": "is the fastest: Fast is level, fewer gates at Norm",
    "slow": "is the fastest: only Slow differs, and has fewer gates",
    "tile": f"is the fastest: all is level, and {ROOT} is the other's",
    "asked": "is the fastest this turn for having been refused",
}


def words(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """An event in words. A value one may not know is None."""
    who = names[event["seat"]] if "seat" in event else ""
    if event["event"] in _RUN:
        return _run_words(event, who)
    return _turn_words(event, who)


def _turn_words(event: Mapping[str, Any], who: str) -> str:
    tile = "a tile" if event.get("tile") is None else f"tile {event['tile']}"
    what = f"{tile} ({event['what']})" if "what" in event else tile
    match event["event"]:
        case "start_draw":
            return f"{who} draws {tile} to see who starts: the numbers on its black side make {event['sum']}."
        case "took":
            return f"{who} takes {ROOT}{', by lot' if event['why'] == 'lot' else ''}."
        case "missions":
            return f"{who} gets two mission tiles."
        case "turn":
            return f"Turn {event['number']}."
        case "fastest":
            return f"{who} {FASTEST[event['why']]}."
        case "played_on":
            return f"{who} does not ask to turn the circuit on."
        case "asked":
            return f"{who} asks to turn the circuit on."
        case "answered":
            return f"{who} {'agrees' if event['yes'] else 'refuses'}."
        case "recharged":
            return f"{who} takes a charge back."
        case "drew" | "kept" | "gave" | "got":
            verb = {"drew": "draws", "kept": "keeps", "gave": "gives away", "got": "gets"}[event["event"]]
            return f"{who} {verb} {tile}."
        case "handed_over":
            return f"{who} hands {ROOT} over and places second."
        case "placed":
            return f"{who} places {what} on {event['x']}, {event['y']}, turned by {90 * event['turn']}°."
        case "removed":
            return f"{who} has no place for {what}; it leaves the game."
        case "dropped":
            return f"{who} drops {_charges(event['charges'])} at {event['speed'].title()}; {event['left']} left."
        case _:
            return f"{who} is discharging now."


_RUN = (
    "on", "revealed", "penalty", "signal", "tick", "passed", "wrong", "right", "core_taken", "core_odd", "cleared",
    "core_lost", "ended",
)  # fmt: skip


def _run_words(event: Mapping[str, Any], who: str) -> str:
    signal = f"{who}'s {event['speed'].title()}" if "speed" in event else ""
    match event["event"]:
        case "on":
            return f"{WHY_ON[event['why']]} The circuit is turned on."
        case "revealed":
            return f"{who} wanted {event['fast']} at Fast, {event['norm']} at Norm, {event['slow']} at Slow."
        case "penalty":
            return f"{who} has {_charges(event['charges'])} left: {_points(event['points'])} for the opponent."
        case "signal":
            return f"{signal} signal passes {_gates(event['depth'])} and says {event['value']}."
        case "tick":
            return f"Tick {event['number']}."
        case "passed":
            return f"{signal} passes a gate, its pile is {event['pile']}, {event['to_go']} to go."
        case "wrong":
            return (
                f"{signal} says {event['value']}, which is wrong: {_charges(event['pile'])} to the core, "
                f"which has {event['core']}."
            )
        case "right":
            return f"{signal} says {event['value']}, which is right: {_points(event['pile'])}."
        case "core_taken":
            return f"{who} takes {_charges(event['charges'])} from the core."
        case "core_odd":
            return "The odd charge of the core is discarded."
        case "cleared":
            return "All piles are cleared."
        case "core_lost":
            return f"{_charges(event['charges']).capitalize()} on the core are lost."
        case _:
            return f"{who} wins{f', holding {ROOT}' if event['by_tile'] else ''}."


def _gates(n: int) -> str:
    return "one gate" if n == 1 else f"{n} gates"


def _charges(n: int) -> str:
    return "one charge" if n == 1 else f"{n} charges"


def _points(n: int) -> str:
    return "one point" if n == 1 else f"{n} points"
