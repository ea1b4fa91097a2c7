"""Networks of Circuit Breaker that were set up by hand: as JSON, with the tiles by their numbers in the box."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import Any, TypedDict

from quirkbox.engine import Dice, Refusal, Setup, each_once, for_rules, roll, several, whole
from quirkbox.games.circuit_breaker.fits import unfolded
from quirkbox.games.circuit_breaker.rules import clear_table
from quirkbox.games.circuit_breaker.state import BOX, HAND, NONE, OFFER, PLACES, REFILL, SIDE, STACK, State
from quirkbox.games.circuit_breaker.tiles import into_network

OPEN = [place for place in range(PLACES) if REFILL[place] != NONE]  # W1, W2, A1, A2, A3
PARTS = ("tile", "x", "y", "turn")


class Wired(TypedDict):
    tile: int
    # the breaker box is in the middle, at 33, 33
    x: int
    y: int
    # quarter turns to the right
    turn: int


class Networks(TypedDict, total=False):
    # by seat, in any order in which each tile is connected
    networks: list[list[Wired]]
    # by seat: tiles
    hands: list[list[int]]
    # by seat: its secret card
    cards: list[int]
    # the open tiles W1, W2, A1, A2, A3
    market: list[int]
    # cubes on the cheese tile, and everybody's
    cheese: int
    cubes: list[int]
    # from 1
    round: int
    # who begins every round, and whose turn it is
    first: int
    turn: int


def place(s: State, told: Mapping[str, Any], dice: Dice) -> None:
    """Every mouse is at home, and nothing lies under the open tiles."""
    fields, many = SETUP.read(told), int(s.tiles)
    networks = _lists(fields.several("networks", s.players), "networks")
    wired = [[_wired(one, many) for one in network] for network in networks]
    hands = [[whole(tile, "hands", 0, many - 1) for tile in hand] for hand in _lists(fields.several("hands", s.players), "hands")]
    market = fields.numbers("market", len(OPEN), 0, many - 1, [])
    for place, tile in zip(OPEN, market, strict=False):
        if (tile >= s.wires) != bool(REFILL[place]):
            raise Refusal.because("circuit_breaker-setup-market", tile=tile)
    each_once(str(tile) for tile in chain((one["tile"] for network in wired for one in network), *hands, market))
    cards = fields.numbers("cards", s.players, 0, s.cards - 1, s.card[: s.players].tolist())
    each_once(str(card) for card in cards)
    cheese = int(s.cheese) + sum(int(one) for one in s.cubes)
    told_hands = "hands" in fields
    dealt, first = int(sum(s.dealt)), int(s.first)
    clear_table(for_rules(s))
    s.card[: s.players] = cards
    for seat, network in enumerate(wired):
        _wire(s, seat, network)
    loose = [tile for tile in range(many) if not _is_out(tile, wired, hands, market)]
    for seat in range(s.players):
        if told_hands:
            hand = hands[seat] if seat < len(hands) else []
        else:
            hand = [loose.pop(roll(dice, len(loose))) for _ in range(min(dealt, len(loose)))]
        s.hands[seat, : len(hand)] = hand
        s.held[seat] = len(hand)
    for number, place in enumerate(OPEN):
        of_sort = [tile for tile in loose if (tile >= s.wires) == bool(REFILL[place])]
        tile = market[number] if market else of_sort[roll(dice, len(of_sort))] if of_sort else NONE
        if tile != NONE:
            if tile in loose:
                loose.remove(tile)
            s.top[place], s.height[place], s.seen[tile] = tile, 1, 1
    for sort in range(2):
        stack = [tile for tile in loose if (tile >= s.wires) == bool(sort)]
        s.stack[sort, : len(stack)] = stack
        s.height[STACK[sort]] = len(stack)
    s.cubes[: s.players] = fields.numbers("cubes", s.players, 0, cheese, [0] * s.players)
    s.cheese = fields.number("cheese", 0, cheese, max(0, cheese - sum(int(one) for one in s.cubes)))
    s.round = fields.number("round", 1, s.rounds, 1) - 1
    s.first = fields.number("first", 0, s.players - 1, first)
    s.turn = fields.number("turn", 0, s.players - 1, s.first)
    s.done = s.doing = s.placed = s.undone = s.did = 0


def _lists(told: list[Any], field: str) -> list[list[Any]]:
    return [several(one, field, HAND) for one in told]


def _wired(one: Any, many: int) -> dict[str, int]:
    if not isinstance(one, dict) or set(one) != set(PARTS):
        raise Refusal.because("setup-part", field="networks", parts=list(PARTS))
    return {
        "tile": whole(one["tile"], "tile", 0, many - 1),
        "x": whole(one["x"], "x", 0, SIDE - 1),
        "y": whole(one["y"], "y", 0, SIDE - 1),
        "turn": whole(one["turn"], "turn", 0, 3),
    }


def _is_out(tile: int, wired: list[list[dict[str, int]]], hands: list[list[int]], market: Sequence[int]) -> bool:
    in_networks = any(one["tile"] == tile for network in wired for one in network)
    return in_networks or tile in market or any(tile in hand for hand in hands)


def _wire(s: State, seat: int, network: list[dict[str, int]]) -> None:
    """Whatever fits comes first, since each tile has to be connected to something that lies there already."""
    waiting = network
    while waiting:
        left = []
        for one in waiting:
            cell, offer = one["x"] * SIDE + one["y"], int(OFFER[s.face[one["tile"]], one["turn"]])
            spots = [spot for spot in range(s.spots[seat]) if s.spot[seat, spot] == cell]
            if spots and not offer & ~int(s.accepts[seat, spots[0]]):
                into_network(for_rules(s), seat, cell, one["tile"], one["turn"])
                s.seen[one["tile"]] = 1
            else:
                left.append(one)
        if len(left) == len(waiting):
            one = left[0]
            raise Refusal.because("setup-fits", what=str(one["tile"]), x=one["x"], y=one["y"], turn=one["turn"])
        waiting = left


def told(s: State) -> Networks:
    """As if every mouse were at home, and nothing lay under the open tiles."""
    found: Networks = {
        "networks": [
            [
                {"tile": tile, "x": cell // SIDE, "y": cell % SIDE, "turn": int(s.turned[tile])}
                for cell, tile in unfolded(s, seat).items()
                if tile != BOX
            ]
            for seat in range(s.players)
        ],
        "hands": [[int(tile) for tile in s.hands[seat] if tile >= 0] for seat in range(s.players)],
        "cards": [int(s.card[seat]) for seat in range(s.players)],
        "cheese": int(s.cheese),
        "cubes": [int(s.cubes[seat]) for seat in range(s.players)],
        "round": int(s.round) + 1,
        "first": int(s.first),
        "turn": int(s.turn),
    }
    market = [int(s.top[place]) for place in OPEN]
    return found | {"market": market} if NONE not in market else found


SETUP = Setup(place, told, Networks)
