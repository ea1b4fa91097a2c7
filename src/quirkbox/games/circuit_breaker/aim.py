"""What one is after in Circuit Breaker, and what the last thing that happened meant for it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.engine import Aim, amount, for_rules, listed
from quirkbox.games.circuit_breaker.points import points_of, wants
from quirkbox.games.circuit_breaker.state import NONE, State
from quirkbox.games.circuit_breaker.tell import kind_names, named


def aim(s: State, viewer: int, events: Sequence[Mapping[str, Any]], names: Sequence[str]) -> Aim:
    called = ["You" if seat == viewer else names[seat] for seat in range(s.players)]
    if s.over:
        return Aim(_result(s, called))
    said = [_sentence(s, viewer, named(s, event), called) for event in events]
    return Aim(_after(s, viewer), next((sentence for sentence in said if sentence), ""))


def _points(s: State, seat: int) -> int:
    return int(points_of(for_rules(s), seat))


def _result(s: State, called: Sequence[str]) -> str:
    points = [_points(s, seat) for seat in range(s.players)]
    level = [seat for seat in range(s.players) if points[seat] == max(points)]
    if len(level) == 1:
        who = called[level[0]]
        return f"{who} {'have' if who == 'You' else 'has'} most points: {max(points)}."
    reached = {seat: (s.plugged[seat], s.cubes[seat]) for seat in level}
    order = sorted(level, key=lambda seat: reached[seat], reverse=True)
    best = [called[seat] for seat in order if reached[seat] == reached[order[0]]]
    together = listed([called[seat] for seat in level])
    if len(best) == len(level):
        return f"{together} are level in everything, {amount(max(points), 'point')} each, and share the victory."
    by = "connected appliances" if s.plugged[order[0]] != s.plugged[order[len(best)]] else "cheese cubes"
    return f"{together} have {amount(max(points), 'point')} each; more {by} decide, for {listed(best).replace('You', 'you')}."


def _after(s: State, viewer: int) -> str:
    left = int(s.rounds - s.round)
    when = "this is the last round" if left == 1 else f"{left} rounds to go"
    if viewer < 0:
        return f"Connect appliances, several of a kind: they count more and more; {when}."
    now = amount(_points(s, viewer), "point")
    return f"Connect appliances, best several of one kind on your secret card. You have {now}, {when}."


def _sentence(s: State, viewer: int, event: Mapping[str, Any], called: Sequence[str]) -> str:
    mine = event.get("seat") == viewer
    who = called[event["seat"]] if "seat" in event else ""
    match event["event"]:
        case "placed":
            return _placed(s, viewer, event, who)
        case "sent":
            return _sent(viewer, event, who, called)
        case "took" if mine:
            return "Your mouse brought a tile: place it, or discard it for cheese."
        case "home" if event["owner"] == viewer and not mine:
            return f"{who}’s mouse has taken it: those points are gone."
        case "home" if mine and event["loot"] == "nothing":
            return "Your mouse came home with nothing."
        case "cheesed":
            whose = "your mouse" if event["whose"] == viewer else f"{called[event['whose']]}’s mouse"
            return f"{who} gave {whose} cheese: it runs to the appliance stack instead."
        case "discarded":
            return f"{who} got a cheese cube: it chases a mouse away from what is dear to you." if mine else ""
        case "undone":
            return f"{who} took that back."
        case _:
            return ""


def _placed(s: State, viewer: int, event: Mapping[str, Any], who: str) -> str:
    """What the points of its kind have become: as far as one knows the card."""
    seat = event["seat"]
    if s.kind[event["tile"]] == NONE:
        return f"{who} placed a wire: no points yet, but room for more." if seat == viewer else f"{who} placed a wire."
    kind = int(s.kind[event["tile"]])
    wanted, number = int(wants(for_rules(s), seat, kind)), int(s.count[seat, kind])
    gain = int(s.points[wanted, number]) - int(s.points[wanted, number - 1])
    card = ", a kind on your card" if wanted and seat == viewer else ""
    least = "" if seat == viewer else "at least "
    return f"{kind_names(s)[kind]} number {number} for {who.replace('You', 'you')}{card}: {least}{amount(gain, 'point')}."


def _sent(viewer: int, event: Mapping[str, Any], who: str, called: Sequence[str]) -> str:
    mine = event["seat"] == viewer
    owner = event["owner"]
    if event["place"] == "network" and owner == viewer and not mine:
        return f"{who}’s mouse sits on your appliance: give it cheese on your turn, or it is gone."
    if mine:
        return "At the beginning of your next turn your mouse brings this home."
    return f"{who}’s mouse is after something of {called[owner]}." if event["place"] == "network" else ""
