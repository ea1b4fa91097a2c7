"""Positions of Quirkies set up by hand."""

from collections.abc import Mapping

from quirkbox.engine import Position, dice_from_seed
from quirkbox.games.quirkies import GAME
from quirkbox.games.quirkies.actions import CREATURES
from quirkbox.games.quirkies.state import NONE

CELL = {creature: cell for cell, creature in enumerate(CREATURES)}  # in these positions the creatures stand in alphabetical order


def card(text: str) -> int:
    """ "wink green dots" as a number."""
    return GAME.actions.parse(f"lay {text}") - GAME.actions.first("lay")


def position(
    hands: list[list[str]],
    tops: list[str] = [],  # noqa: B006 - never changed
    tokens: list[int] | None = None,
    turn: int = 0,
    dealer: int | None = None,
    pile: list[str] | None = None,
    **options: str,
) -> Position:
    """A position in which these cards, and no others, lie on top and in the hands. The dealer sits last unless named."""
    made, _ = GAME.start(len(hands), options, dice_from_seed(0))
    s = made.plain
    for creature in range(9):
        s.cell_of[creature] = creature
    s.tops[:], s.heights[:], s.gone[:], s.hands[:] = NONE, 0, 0, NONE
    s.laid_count, s.story[:], s.story_by[:] = len(tops), NONE, NONE
    s.story[: s.laid_count] = [card(top) for top in tops]
    for top in tops:
        s.tops[card(top) // 9] = card(top)
        s.heights[card(top) // 9] = 1
        s.gone[card(top)] = 1
    for seat, hand in enumerate(hands):
        for slot, held in enumerate(hand):
            s.hands[seat, slot] = card(held)
    used = {card(c) for c in [*tops, *(c for hand in hands for c in hand)]}
    rest = [card(c) for c in pile] if pile is not None else [c for c in range(81) if c not in used]
    s.pile[: len(rest)] = rest
    s.pile_size = len(rest)
    s.turn = turn
    s.dealer = len(hands) - 1 if dealer is None else dealer
    for seat, count in enumerate(tokens or []):
        s.tokens[seat] = count
    return made


def do(at: Position, seat: int, text: str) -> list[Mapping[str, object]]:
    """Play an action written as text; what everybody saw happen."""
    happened = at.play(seat, GAME.actions.parse(text), dice_from_seed(1))
    return GAME.events.to_json(happened, -1)


def tokens(at: Position) -> list[int]:
    return at.score()


# A filler hand: these six make no sequence with anything in the tests below.
SIX = [
    "fuzz green stripes",
    "fuzz green dots",
    "fuzz green triangles",
    "fuzz blue stripes",
    "fuzz blue dots",
    "fuzz blue triangles",
]
