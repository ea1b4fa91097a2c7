"""Events of Quirky Circuits as a friendly person would tell them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from quirkbox.games.quirky_circuits.actions import COMMANDS, KINDS
from quirkbox.games.quirky_circuits.state import SIDE

ROBOT_NAMES = ("Gizmo", "Twirl", "Rover", "Lefty")
CARD_NAMES: dict[str, str] = dict(
    zip(
        COMMANDS,
        (
            "Forward 1", "Forward 2", "Forward 3", "Backward 1", "Shift left", "Shift right", "Move north", "Jump 2", "Jump 3",
            "Rotate left", "Rotate right", "Turn around", "Rotate north",
            "Pick up/drop", "Swap", "Conveyor 1", "Conveyor 2",
            "Patches 1", "Patches 2", "Tiger 1", "Tiger 2", "Scar 1", "Scar 2", "Hen 1", "Hen 2", "Fox 1", "Fox 2",
        ),
        strict=True,
    )
)  # fmt: skip
KIND_NAMES = {kind: kind.replace("_", " ") for kind in KINDS} | {
    "seed_red": "red seeds", "seed_green": "green seeds", "seed_yellow": "yellow seeds", "seed_blue": "blue seeds",
    "patches": "Patches", "tiger": "Tiger", "scar": "Scar", "toy": "cat toy", "box": "cardboard box",
}  # fmt: skip
WAYS = {"N": "north", "E": "east", "S": "south", "W": "west"}
BUMPS = {
    "edge": "the edge of the map",
    "barrier": "a barrier",
    "obstacle": "an obstacle",
    "vase": "the furniture with the vase",
    "table": "a table",
    "incline": "a slope that is too steep",
}
MOVES = {
    "forward": "goes",
    "backward": "backs up",
    "shift": "shifts",
    "north": "moves",
    "jump": "jumps",
    "drift": "drifts",
    "conveyor": "rides",
}
SIGNS = {
    "done": "is done",
    "stop": "lays both hands flat on the table: let us stop",
    "go_on": "takes the hands off the table",
    "beep": "says: Beep-boop",
    "not_done": "is not done after all",
}
WHY_NOTHING = {
    "empty": "there is nothing to pick up",
    "barrier": "a barrier is in between",
    "outside": "part of it would be outside",
}
WHY_STAYS = {
    "there": "is there already",
    "no_path": "finds no way",
    "held": "is being carried",
    "delivered": "has nowhere to go any more",
    "absent": "is not here",
}
DROPS = {
    "ground": "",
    "delivered": "",
    "too_early": ", but its turn has not come",
    "taken": ", but there is one already",
}


def many(number: int, one: str, more: str = "") -> str:
    """ "1 card", "2 cards"."""
    return f"{number} {one if number == 1 else more or one + 's'}"


def card_name(card: str) -> str:
    return CARD_NAMES[card]


def back_name(back: str, quirk: bool) -> str:
    return f"{back}{' quirk' if quirk else ''}"


def place(space: int) -> str:
    """Rows and columns as people count them."""
    return f"row {space // SIDE + 1}, column {space % SIDE + 1}"


def _thing(event: Mapping[str, Any]) -> str:
    name = KIND_NAMES[event["kind"]]
    return name if name[0].isupper() else f"the {name}"


def words(event: Mapping[str, Any], names: Sequence[str]) -> str:
    """An event in words. A value one may not know is None."""
    who = names[event["seat"]] if "seat" in event else ""
    said = _TOLD[event["event"]](event, who)
    return said[0].upper() + said[1:]


def _card(event: Mapping[str, Any]) -> str:
    quirk = event["colour"] == "yellow"
    if event["card"] is None:
        return f"a {back_name(event['back'], quirk)} card"
    return f"{card_name(event['card'])}{' (quirk)' if quirk else ''}"


def _moved(event: Mapping[str, Any], who: str) -> str:
    return f"The robot {MOVES[event['how']]} {WAYS[event['way']]} to {place(event['to'])}."


def _bumped(event: Mapping[str, Any], who: str) -> str:
    into = "somebody who is in the way" if event["into"] == "token" else BUMPS[event["into"]]
    return f"Bonk! The robot runs into {into} in the {WAYS[event['way']]}."


def _momentum(event: Mapping[str, Any], who: str) -> str:
    does = {"gained": "will drift", "used": "still has momentum to the", "lost": "loses the momentum to the"}
    return f"Twirl {does[event['what']]} {WAYS[event['way']]}."


def _cleaned(event: Mapping[str, Any], who: str) -> str:
    what = "a dust bunny" if event["what"] == "bunny" else "a broken vase"
    left = "nothing is left" if event["left"] == 0 else f"{event['left']} left"
    return f"The robot cleans up {what}: {left}."


def _dropped(event: Mapping[str, Any], who: str) -> str:
    return f"The robot drops {_thing(event)} on {place(event['space'])}{DROPS[event['result']]}."


def _delivered(event: Mapping[str, Any], who: str) -> str:
    left = "that was the last" if event["left"] == 0 else f"{event['left']} to go"
    return f"{_thing(event)} {'are' if _thing(event).endswith('seeds') else 'is'} where it belongs: {left}."


def _lost(event: Mapping[str, Any], who: str) -> str:
    if event["why"] == "eaten":
        return "Somebody was left alone with somebody hungry: lost."
    return "The battery is empty: lost."


_TOLD: Mapping[str, Callable[[Mapping[str, Any], str], str]] = {
    "round": lambda e, who: f"Round {e['number']}, battery at {e['battery']} ({e['colour']}).",
    "drew": lambda e, who: f"{who} gets {_card(e)}.",
    "played": lambda e, who: f"{who} plays {_card(e)}.",
    "shown": lambda e, who: f"It is {_card(e)}.",
    "said": lambda e, who: f"{who} {SIGNS[e['word']]}.",
    "run": lambda e, who: f"The program runs: {e['cards']} cards.",
    "revealed": lambda e, who: f"Card {e['place'] + 1}, from {who}: {_card(e)}.",
    "card": lambda e, who: f"Card {e['place'] + 1} acts: {_card(e)}.",
    "moved": _moved,
    "bumped": _bumped,
    "turned": lambda e, who: f"The robot turns to the {WAYS[e['to']]}{' by itself' if e['why'] == 'bump' else ''}.",
    "momentum": _momentum,
    "cleaned": _cleaned,
    "broke": lambda e, who: f"A vase breaks; the pieces lie on {place(e['space'])}.",
    "choice": lambda e, who: f"{who} chooses what to pick up from {place(e['space'])}.",
    "picked": lambda e, who: f"The robot picks up {_thing(e)}.",
    "dropped": _dropped,
    "delivered": _delivered,
    "nothing": lambda e, who: f"Nothing happens: {WHY_NOTHING[e['why']]}.",
    "swapped": lambda e, who: "Lefty swaps what is in his hands.",
    "walked": lambda e, who: f"{_thing(e)} walks to {place(e['to'])}.",
    "stayed": lambda e, who: f"{_thing(e)} {WHY_STAYS[e['why']]}.",
    "met": lambda e, who: "Just where it should be!",
    "conveyor": lambda e, who: "The conveyor runs.",
    "carried": lambda e, who: f"{_thing(e)} rides to {place(e['to'])}.",
    "rode": lambda e, who: f"{'A dust bunny' if e['what'] == 'bunny' else 'A broken vase'} rides to {place(e['to'])}.",
    "stuck": lambda e, who: f"{_thing(e)} cannot ride on.",
    "reset": lambda e, who: f"The cards go under the deck; the battery is at {e['battery']}.",
    "won": lambda e, who: f"Done! Won in the {e['colour']} with the battery at {e['battery']}.",
    "lost": _lost,
}
