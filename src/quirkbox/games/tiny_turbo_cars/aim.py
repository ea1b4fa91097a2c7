"""What one is after in Tiny Turbo Cars, and what the last thing that happened meant for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.engine import Aim, amount
from quirkbox.games.tiny_turbo_cars.state import BOOSTING, CHOOSE, COUNTED, FLY, NONE, PLACE, PROGRAM, State

PLACES = ("first", "second", "third", "fourth")
Told = Sequence[Mapping[str, Any]]


def aim(s: State, viewer: int, events: Told, names: Sequence[str]) -> Aim:
    called = ["You" if seat == viewer else names[seat] for seat in range(s.players)]
    if s.over:
        return Aim(_result(s, called))
    return Aim(_after(s, viewer), _meant(s, viewer, events, called))


def _result(s: State, called: Sequence[str]) -> str:
    """The farthest car wins; on the same row the happier Smile decides, which nobody sees on the track."""
    if s.racers < s.players:
        return f"{next(called[seat] for seat in range(s.players) if s.places[seat] == 0)} came home first."
    far = max(s.row[seat] for seat in range(s.players))
    level = sorted((seat for seat in range(s.players) if s.row[seat] == far), key=lambda seat: int(s.smiles[seat]))
    who = called[level[0]]
    rows = far - s.finish
    past = "on the finish line" if rows == 0 else f"{amount(rows, 'row')} past the line" if rows > 0 else "ahead of the others"
    if len(level) > 1:
        other = called[level[1]].replace("You", "you")
        return f"{who} and {other} stopped on the same row: the happier Smile is first, and that is {who.replace('You', 'you')}."
    return f"{who} came farthest: {past}."


def _after(s: State, viewer: int) -> str:
    if s.phase == CHOOSE:
        return "Farthest past the finish line wins. First choose a car: each is good at one thing."
    if s.phase == PLACE:
        return "Farthest past the finish line wins. Choose a lane with a free way ahead."
    if viewer >= 0 and s.places[viewer] != NONE:
        return f"You are home, {PLACES[s.places[viewer]]}. The others race on for the places behind you."
    if s.phase == PROGRAM:
        hurry = "Few slides make you race early." if s.programming == COUNTED else "Be quick: the slowest loses a battery."
        return f"Slide the tiles: the two middle lines are your program, eight commands from the left. {hurry}"
    if s.phase == FLY and s.turn == viewer:
        return "The Bird Racer may fly to any free space of its row: choose a lane with a free way ahead."
    if s.phase == BOOSTING and s.turn == viewer:
        return "Each shield can be two spaces ahead now. Unspent ones go back."
    if viewer < 0:
        return "Farthest past the finish line wins, once somebody has crossed it."
    return f"Farthest past the finish line wins. You are {_placing(s, viewer)}, {_to_go(s, viewer)}."


def _placing(s: State, seat: int) -> str:
    ahead = sum(s.row[other] > s.row[seat] or s.places[other] != NONE for other in range(s.players))
    level = any(s.row[other] == s.row[seat] for other in range(s.players) if other != seat)
    return f"level for {PLACES[ahead]} place" if level else PLACES[ahead]


def _to_go(s: State, seat: int) -> str:
    left = s.finish - s.row[seat]
    return f"{amount(left, 'row')} to go" if left > 0 else "past the line"


def _meant(s: State, viewer: int, events: Told, called: Sequence[str]) -> str:
    told = {event["event"]: event for event in events}
    if "turn_over" in told:
        return _drive(s, told["turn_over"]["seat"], events, called)
    if "smile" in told or "revealed" in told:
        return _order(s, viewer, called)
    if "countdown" in told and told["countdown"]["seat"] == viewer:
        return "Everybody else is done: ten seconds!"
    if "finished" in told and told["finished"]["seat"] != viewer:
        return f"{called[told['finished']['seat']]} is done programming."
    return ""


def _drive(s: State, seat: int, events: Told, called: Sequence[str]) -> str:
    """The whole turn of a car: how far, and what it cost."""
    moved = [event for event in events if event["event"] == "moved" and event["seat"] == seat]
    rows = moved[-1]["row"] - moved[0]["from_row"] if moved else 0
    hurt = sum(event["event"] == "damaged" and event["seat"] == seat for event in events)
    way = "stayed on the row" if rows == 0 else f"came {amount(abs(rows), 'row')} {'ahead' if rows > 0 else 'back'}"
    cost = f", with {amount(hurt, 'hit')}" if hurt else ""
    lies = " The car lies down: every command it skips loads a battery." if s.down[seat] else ""
    return f"{called[seat]} {way}{cost}.{lies}"


def _order(s: State, viewer: int, called: Sequence[str]) -> str:
    order = sorted(range(s.players), key=lambda seat: int(s.smiles[seat]))
    if viewer < 0 or s.smiles[viewer] < 0:
        return ""
    if order[0] == viewer:
        return "You have the happiest Smile: you race first."
    if order[-1] == viewer:
        return "You were slowest: you race last, and it costs a battery."
    return f"You race as number {order.index(viewer) + 1}, after {called[order[order.index(viewer) - 1]]}."
