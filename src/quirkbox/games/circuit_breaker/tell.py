"""What things are called, and an event as a friendly person would tell it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any, cast

from quirkbox.games.circuit_breaker.actions import TILE
from quirkbox.games.circuit_breaker.content import KNOWN
from quirkbox.games.circuit_breaker.state import NAME, State

PLACE_NAMES = {
    "wires": "the wire stack",
    "appliances": "the appliance stack",
    **{place: place for place in ("W1", "W2", "A1", "A2", "A3")},
}


def kind_id(s: State, kind: int) -> str:
    return cast(str, TILE[1].value(s.known[kind]))


def kind_names(s: State) -> Sequence[str]:
    """The names of all kinds, as the content file has them."""
    return _decoded(s.names[: s.kinds].tobytes())


def called(s: State, kind: int) -> dict[str, str]:
    """What a sentence is given of a kind: its id where every language has a name for it, else the name in its file."""
    id, name = kind_id(s, kind), kind_names(s)[kind]
    return {"kind": id if id in KNOWN else "own", "name": name}


@lru_cache(maxsize=64)
def _decoded(names: bytes) -> Sequence[str]:
    return [names[at : at + NAME].rstrip(b"\0").decode() for at in range(0, len(names), NAME)]


def tile_text(tile: Mapping[str, Any], called: Mapping[str, str] = KNOWN) -> str:
    """A tile, or an event about one, in a few letters: "Jukebox 2", "wire 1.2."."""
    if tile["kind"] is None:
        return f"wire {tile['edges']}"
    return f"{_kind_text(tile, called)} {tile['edges'].strip('.')}"


def named(s: State, event: Mapping[str, Any]) -> Mapping[str, Any]:
    """An event with the names that the content file has: of its kind (`called`), of those on a card that one sees (`on_card`)."""
    if event.get("card") is not None:
        return {**event, "on_card": [kind_names(s)[kind] for kind in kinds_on_card(s, event["card"])]}
    if event.get("kind"):
        ids = [kind_id(s, kind) for kind in range(s.kinds)]
        return {**event, "called": kind_names(s)[ids.index(event["kind"])]}
    return event


def kinds_on_card(s: State, card: int) -> Sequence[int]:
    return [kind for kind in range(s.kinds) if s.card_kinds[card] >> kind & 1]


def _kind_text(tile: Mapping[str, Any], called: Mapping[str, str] = KNOWN) -> str:
    """An event that was not `named` knows of a kind of somebody's own file only the number."""
    return tile.get("called") or called.get(tile["kind"]) or "appliance " + tile["kind"].removeprefix("own_")


def so_many(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def where_text(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """Where a mouse is: "A2", "Ada's network"."""
    return PLACE_NAMES.get(event["place"]) or f"{names[event['owner']]}'s network"


def words(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """An event in a sentence. A value one may not know is None."""
    who = names[event["seat"]] if "seat" in event else ""
    match event["event"]:
        case "began":
            return f"{who} begins every round."
        case "card":
            return f"{who} gets a secret card."
        case "round":
            icon = f": {_a(event['icon'])} for everybody" if event["icon"] else ""
            return f"Round {event['number']}{icon}."
        case "turn":
            return f"It is {who}'s turn."
        case "drew" | "took" | "shows" | "placed" | "discarded":
            return _tile_words(event, who)
        case "home" | "sent" | "cheesed":
            return _mouse_words(event, who, names)
        case "undone":
            return f"{who} takes a move back: {_undone(event, names)}."
        case _:
            return _end_words(event, who)


def _a(noun: str) -> str:
    return f"an {noun}" if noun[0] in "aeiou" else f"a {noun}"


def _tile_said(event: Mapping[str, Any]) -> str:
    """A tile inside a sentence: the last wall of a wire is no full stop."""
    return tile_text(event) if event["kind"] else f"wire [{event['edges']}]"


def _tile_words(event: Mapping[str, Any], who: str) -> str:
    match event["event"]:
        case "drew":
            return f"{who} draws {_tile_said(event) if event['tile'] is not None else _a(event['sort'])}."
        case "took":
            return f"{who} gets {_tile_said(event)}."
        case "shows":
            how = "comes to light again on" if event["came"] == "below" else "is laid out on"
            what = _tile_said(event)
            return f"{what[0].upper()}{what[1:]} {how} {event['place']}."
        case "placed":
            where = f"at {event['x']} {event['y']}, turned {event['turn']}"
            return f"{who} places {_tile_said(event)} {where}."
        case _:
            return f"{who} discards {_tile_said(event)} onto {event['pile']} and takes a cheese cube."


def _mouse_words(event: Mapping[str, Any], who: str, names: Sequence[str]) -> str:
    where = where_text(event, names)
    if event["event"] == "home":
        nothing = ", with nothing" if event["loot"] == "nothing" else ""
        return f"{who}'s mouse comes home from {where}{nothing}."
    if event["event"] == "sent":
        what = f"{_kind_text(event)} in " if event["place"] == "network" else ""
        return f"{who} sends the mouse to {what}{where}."
    return f"{who} cheeses {names[event['whose']]}'s mouse away from {where}: it sits on the appliance stack now."


def _undone(event: Mapping[str, Any], names: Sequence[str]) -> str:
    match event["act"]:
        case "send":
            return "the mouse is at home again"
        case "cheese":
            return f"{names[event['whose']]}'s mouse is back where it was"
        case _:
            return f"{_tile_said(event)} is in hand again"


def _end_words(event: Mapping[str, Any], who: str) -> str:
    match event["event"]:
        case "ended":
            return "The game is over."
        case "revealed":
            return f"{who} shows the secret card" + (f": {', '.join(event['on_card'])}." if "on_card" in event else ".")
        case "counted":
            wanted = " (on the card)" if event["wanted"] else ""
            return f"{who}: {event['number']} × {_kind_text(event)}{wanted}, {so_many(event['points'], 'point')}."
        case _:
            held = so_many(event["appliances"], "appliance")
            return f"{who}: {so_many(event['points'], 'point')}, {held}, {event['cheese']} cheese."
