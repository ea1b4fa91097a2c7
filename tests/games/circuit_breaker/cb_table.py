"""Positions of Circuit Breaker set up by hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.engine import Position, dice_from_seed
from quirkbox.games.circuit_breaker import GAME
from quirkbox.games.circuit_breaker.actions import MARKET
from quirkbox.games.circuit_breaker.content import KNOWN
from quirkbox.games.circuit_breaker.fits import look_around
from quirkbox.games.circuit_breaker.state import BOX, CELLS, FOLD, HOME, MIDDLE, NONE, PLACES, SIDE
from quirkbox.games.circuit_breaker.tiles import into_network, onto_pile

# A wire tile by its face as printed, an appliance by its name and connection: "1.2.", "Jukebox 2".
FACES = GAME.start(2, {}, dice_from_seed(0))[0].plain
EDGES = GAME.events.events[GAME.events.number("took")].fields[-1]
TILE: dict[str, int] = {
    **{str(EDGES.value(FACES.face[tile])): tile for tile in range(36)},
    **{
        f"{name} {connection}": 36 + 4 * kind + number
        for kind, name in enumerate(KNOWN.values())
        for number, connection in enumerate("123U")
    },
}
NAME = {tile: name for name, tile in TILE.items()}
Laid = tuple[str, int, int, int]  # a tile, x, y, turn


def table(
    hands: Sequence[Sequence[str]],
    networks: Mapping[int, Sequence[Laid]] = {},
    market: Mapping[str, Sequence[str]] = {},  # piles from below; what is not named is empty
    stacks: Mapping[str, Sequence[str]] | None = None,  # all that is left, if not named
    mice: Mapping[int, str | tuple[int, int, int]] = {},  # a place, or owner, x, y
    cubes: Sequence[int] = (),
    cards: Sequence[int] = (),
    turn: int = 0,
    first: int = 0,
    round: int = 1,
    cheese: int | None = None,
    **options: str,
) -> Position:
    """A position in which these tiles, and no others, lie in hands, networks and on the market."""
    made, _ = GAME.start(len(hands), options, dice_from_seed(0))
    _clear(made)
    s = made.plain
    lying = [TILE[tile] for pile in market.values() for tile in pile]
    for place, pile in market.items():
        for tile in pile:
            onto_pile(made.states[0], MARKET.index(place), TILE[tile])
    for seat, laid in networks.items():
        for tile, x, y, quarters in laid:
            lying.append(TILE[tile])
            s.seen[TILE[tile]] = 1
            into_network(made.states[0], seat, x * SIDE + y, TILE[tile], quarters)
    for seat, hand in enumerate(hands):
        s.held[seat] = len(hand)
        for slot, tile in enumerate(hand):
            s.hands[seat, slot] = TILE[tile]
            lying.append(TILE[tile])
    assert len(lying) == len(set(lying)), "a tile is there only once"
    _stacks(made, [tile for tile in range(84) if tile not in lying], stacks)
    for seat, where in mice.items():
        s.mouse[seat] = MARKET.index(where) if isinstance(where, str) else place_of(*where)
    for seat in range(len(hands)):
        s.cubes[seat] = cubes[seat] if cubes else 0
        s.card[seat] = cards[seat] if cards else seat
    s.turn, s.first, s.round = turn, first, round - 1
    s.cheese = 12 - sum(cubes) if cheese is None else cheese
    return made


def _clear(at: Position) -> None:
    s = at.plain
    s.held[:], s.hands[:], s.height[:], s.top[:], s.below[:] = 0, NONE, 0, NONE, NONE
    s.stack[:], s.mouse[:], s.seen[:], s.grid[:] = NONE, HOME, 0, NONE
    for seat in range(s.players):
        s.grid[seat, MIDDLE % FOLD] = BOX
        look_around(at.states[0], seat, MIDDLE)


def _stacks(at: Position, rest: Sequence[int], named: Mapping[str, Sequence[str]] | None) -> None:
    s = at.plain
    for sort, (place, name) in enumerate(((0, "wires"), (3, "appliances"))):
        mine = [tile for tile in rest if (tile >= 36) == bool(sort)]
        if named is not None:
            mine = [TILE[tile] for tile in named.get(name, ())]
        s.stack[sort, : len(mine)] = mine
        s.height[place] = len(mine)


def place_of(owner: int, x: int, y: int) -> int:
    return PLACES + owner * CELLS + x * SIDE + y


def do(at: Position, text: str, seat: int | None = None, dice: int = 1) -> list[dict[str, Any]]:
    """The player on turn does something, written as text; what everybody saw happen."""
    who = at.plain.turn if seat is None else seat
    return GAME.events.to_json(at.play(who, GAME.actions.parse(text), dice_from_seed(dice)), -1)


def can(at: Position, text: str) -> bool:
    return GAME.actions.parse(text) in at.legal(at.plain.turn)


def why(at: Position, text: str, seat: int | None = None) -> str:
    """Why something cannot be done."""
    who = at.plain.turn if seat is None else seat
    refused = at.refusal(who, GAME.actions.parse(text), ["Ann", "Ben", "Cid", "Dora"][: at.players])
    assert refused, f"{text} is legal"
    return str(refused)


def hand(at: Position, seat: int) -> list[str]:
    return sorted(NAME[tile] for tile in at.plain.hands[seat].tolist() if tile != NONE)


def pile(at: Position, place: str) -> list[str]:
    """The tiles of an open place, from below."""
    shown = next(p for p in at.view(-1)["market"] if p["place"] == place)
    return [NAME[t["tile"]] for t in [*shown["covered"], *([shown["top"]] if shown["top"] else [])]]


def network(at: Position, seat: int) -> dict[tuple[int, int], str]:
    tiles = at.view(-1)["networks"][seat]["tiles"]
    return {(t["x"], t["y"]): NAME[t["tile"]] for t in tiles if t["sort"] != "box"}


def mouse(at: Position, seat: int) -> Any:
    shown = at.view(-1)["mice"][seat]
    return shown["place"] if shown["owner"] is None else (shown["owner"], shown["x"], shown["y"])


def told(events: Sequence[Mapping[str, Any]]) -> list[str]:
    return [event["event"] for event in events]
