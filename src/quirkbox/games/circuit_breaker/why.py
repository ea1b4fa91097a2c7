"""Why a seat may not do something now, as a friendly person would say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.games.circuit_breaker.actions import MARKET
from quirkbox.games.circuit_breaker.fits import unfolded
from quirkbox.games.circuit_breaker.state import (
    BOX,
    CELLS,
    DISCARD,
    EDGES,
    FACE,
    HOME,
    KICKED,
    MOST_PLACED,
    MOST_UNDONE,
    MOUSE,
    NONE,
    PLACE,
    PLACES,
    SIDE,
    STEP,
    TAKES,
    WALL,
    State,
)
from quirkbox.games.circuit_breaker.tell import PLACE_NAMES

SIDES = ("at the top", "on the right", "at the bottom", "on the left")


def why_not(s: State, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> str:
    """`s` is what the seat knows."""
    if seat == s.players:
        return "The table does not play along."
    if seat != s.turn and action["act"] != "undo":
        return f"It is {names[s.turn]}'s turn."
    match action["act"]:
        case "place":
            return _why_not_place(s, seat, action)
        case "send":
            return _why_not_mouse(s, MARKET.index(action["place"]), names)
        case "raid":
            return _why_not_raid(s, action, names)
        case "discard":
            return _why_not_discard(s, seat, action)
        case "cheese":
            return _why_not_cheese(s, seat, action["whose"], names)
        case _:
            return _why_not_undo(s, seat, names)


def _why_not_place(s: State, seat: int, action: Mapping[str, Any]) -> str:
    if s.placed == MOST_PLACED:
        return "You have placed two tiles in this turn."
    if s.done & PLACE and s.doing != PLACE:
        return "Tiles are placed in one go: you have done something else since."
    tile = s.hands[seat, action["slot"]]
    if tile == NONE:
        return f"There is no tile number {action['slot']} in your hand."
    network, cell = unfolded(s, seat), action["x"] * SIDE + action["y"]
    if cell in network:
        return "Your breaker box is there." if network[cell] == BOX else "There is a tile already."
    mine = [int(FACE[s.face[tile], (side - action["turn"]) % 4]) for side in range(4)]
    theirs = [_edge_facing(s, network, cell, side) for side in range(4)]
    for side in range(4):
        if theirs[side] != NONE and not TAKES[theirs[side]] >> mine[side] & 1:
            return _clash(mine[side], theirs[side], SIDES[side])
    if all(edge == NONE for edge in theirs):
        return "A tile must touch your network."
    return "Only walls touch there: at least one wire must be connected."


def _edge_facing(s: State, network: Mapping[int, int], cell: int, side: int) -> int:
    """The edge that a tile on this cell would touch on this side; NONE where nothing lies."""
    tile = network.get(cell + STEP[side])
    return NONE if tile is None else int(FACE[s.face[tile], (side + 2 - s.turned[tile]) % 4])


def _clash(mine: int, theirs: int, side: str) -> str:
    if mine == WALL or theirs == WALL:
        return f"A wire runs into a wall {side}."
    return f"{EDGES[mine]} meets {EDGES[theirs]} {side}."


def _why_not_mouse(s: State, place: int, names: Sequence[str]) -> str:
    if s.done & MOUSE:
        return "Your mouse is on its way already."
    if place < PLACES and s.height[place] == 0:
        return f"There is nothing on {PLACE_NAMES[MARKET[place]]}."
    return next(f"{names[other]}'s mouse is there." for other in range(s.players) if s.mouse[other] == place)


def _why_not_raid(s: State, action: Mapping[str, Any], names: Sequence[str]) -> str:
    owner, cell = action["owner"], action["x"] * SIDE + action["y"]
    if owner >= s.players:
        return f"There is no seat {owner} at this table."
    tile = unfolded(s, owner).get(cell)
    if not s.done & MOUSE:
        if tile is None:
            return "There is no tile."
        if tile == BOX:
            return "No mouse can carry a breaker box."
        if s.kind[tile] == NONE:
            return "Wires that are connected stay where they are."
    return _why_not_mouse(s, PLACES + owner * CELLS + cell, names)


def _why_not_discard(s: State, seat: int, action: Mapping[str, Any]) -> str:
    if s.done & DISCARD and s.doing != DISCARD:
        return "Tiles are discarded in one go: you have done something else since."
    if s.cheese == 0:
        return "There is no cheese left, so nothing can be discarded."
    return f"There is no tile number {action['slot']} in your hand."


def _why_not_cheese(s: State, seat: int, whose: int, names: Sequence[str]) -> str:
    if whose >= s.players:
        return f"There is no seat {whose} at this table."
    if whose == seat:
        return "You cannot cheese your own mouse."
    if s.mouse[whose] == HOME:
        return f"{names[whose]}'s mouse is at home."
    if s.mouse[whose] == KICKED:
        return f"{names[whose]}'s mouse is on the appliance stack already."
    return "You have no cheese."


def _why_not_undo(s: State, seat: int, names: Sequence[str]) -> str:
    if not s.undo:
        return "In this game moves are not taken back."
    if seat != s.turn:
        return f"It is {names[s.turn]}'s turn: a move is taken back in the turn in which it was made."
    if s.undone == MOST_UNDONE:
        return f"You have taken back {MOST_UNDONE} moves in this turn."
    return "Nothing to take back in this turn yet. What a mouse has brought stays."
