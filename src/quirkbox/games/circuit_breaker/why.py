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
from quirkbox.words.sentence import Sentence

SIDES = ("north", "east", "south", "west")


def why_not(s: State, seat: int, action: Mapping[str, Any], names: Sequence[str]) -> Sentence:
    """`s` is what the seat knows."""
    if seat == s.players:
        return Sentence("circuit_breaker-why-table")
    if seat != s.turn and action["act"] != "undo":
        return Sentence("circuit_breaker-why-turn", who=names[s.turn])
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


def _why_not_place(s: State, seat: int, action: Mapping[str, Any]) -> Sentence:
    if s.placed == MOST_PLACED:
        return Sentence("circuit_breaker-why-placed")
    if s.done & PLACE and s.doing != PLACE:
        return Sentence("circuit_breaker-why-one-go", act="place")
    tile = s.hands[seat, action["slot"]]
    if tile == NONE:
        return Sentence("circuit_breaker-why-no-slot", slot=action["slot"])
    network, cell = unfolded(s, seat), action["x"] * SIDE + action["y"]
    if cell in network:
        return Sentence("circuit_breaker-why-box") if network[cell] == BOX else Sentence("circuit_breaker-why-taken")
    mine = [int(FACE[s.face[tile], (side - action["turn"]) % 4]) for side in range(4)]
    theirs = [_edge_facing(s, network, cell, side) for side in range(4)]
    for side in range(4):
        if theirs[side] != NONE and not TAKES[theirs[side]] >> mine[side] & 1:
            return _clash(mine[side], theirs[side], SIDES[side])
    if all(edge == NONE for edge in theirs):
        return Sentence("circuit_breaker-why-apart")
    return Sentence("circuit_breaker-why-walls")


def _edge_facing(s: State, network: Mapping[int, int], cell: int, side: int) -> int:
    """The edge that a tile on this cell would touch on this side; NONE where nothing lies."""
    tile = network.get(cell + STEP[side])
    return NONE if tile is None else int(FACE[s.face[tile], (side + 2 - s.turned[tile]) % 4])


def _clash(mine: int, theirs: int, side: str) -> Sentence:
    if mine == WALL or theirs == WALL:
        return Sentence("circuit_breaker-why-wall", side=side)
    return Sentence("circuit_breaker-why-clash", side=side, mine=EDGES[mine], theirs=EDGES[theirs])


def _why_not_mouse(s: State, place: int, names: Sequence[str]) -> Sentence:
    if s.done & MOUSE:
        return Sentence("circuit_breaker-why-mouse-out")
    if place < PLACES and s.height[place] == 0:
        return Sentence("circuit_breaker-why-nothing-on", place=MARKET[place])
    there = next(other for other in range(s.players) if s.mouse[other] == place)
    return Sentence("circuit_breaker-why-mouse-there", who=names[there])


def _why_not_raid(s: State, action: Mapping[str, Any], names: Sequence[str]) -> Sentence:
    owner, cell = action["owner"], action["x"] * SIDE + action["y"]
    if owner >= s.players:
        return Sentence("circuit_breaker-why-no-seat", seat=owner)
    tile = unfolded(s, owner).get(cell)
    if not s.done & MOUSE:
        if tile is None:
            return Sentence("circuit_breaker-why-no-tile")
        if tile == BOX:
            return Sentence("circuit_breaker-why-carry")
        if s.kind[tile] == NONE:
            return Sentence("circuit_breaker-why-wires-stay")
    return _why_not_mouse(s, PLACES + owner * CELLS + cell, names)


def _why_not_discard(s: State, seat: int, action: Mapping[str, Any]) -> Sentence:
    if s.done & DISCARD and s.doing != DISCARD:
        return Sentence("circuit_breaker-why-one-go", act="discard")
    if s.cheese == 0:
        return Sentence("circuit_breaker-why-no-cheese")
    return Sentence("circuit_breaker-why-no-slot", slot=action["slot"])


def _why_not_cheese(s: State, seat: int, whose: int, names: Sequence[str]) -> Sentence:
    if whose >= s.players:
        return Sentence("circuit_breaker-why-no-seat", seat=whose)
    if whose == seat:
        return Sentence("circuit_breaker-why-own-mouse")
    if s.mouse[whose] == HOME:
        return Sentence("circuit_breaker-why-at-home", who=names[whose])
    if s.mouse[whose] == KICKED:
        return Sentence("circuit_breaker-why-cheesed", who=names[whose])
    return Sentence("circuit_breaker-why-no-cubes")


def _why_not_undo(s: State, seat: int, names: Sequence[str]) -> Sentence:
    if not s.undo:
        return Sentence("circuit_breaker-why-never-back")
    if seat != s.turn:
        return Sentence("circuit_breaker-why-back-turn", who=names[s.turn])
    if s.undone == MOST_UNDONE:
        return Sentence("circuit_breaker-why-back-enough", most=MOST_UNDONE)
    return Sentence("circuit_breaker-why-nothing-back")
