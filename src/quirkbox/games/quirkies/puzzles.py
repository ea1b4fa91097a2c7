"""Puzzles of Quirkies: two cards that make more lines than the best first card does."""

from quirkbox.engine import Codes, PuzzleKind, rule
from quirkbox.games.quirkies.actions import COLOURS, CREATURES, PATTERNS
from quirkbox.games.quirkies.rules import legal
from quirkbox.games.quirkies.state import CALL, NONE, State

NUMBERS = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight")
CARDS = 2  # that somebody lays in a turn, if the first makes a line


@rule
def cards(s: State, seat: int, out: Codes) -> int:
    """Cards to lay, where the game sees the lines by itself."""
    return 0 if s.claims == CALL or s.turn != seat or s.laid != NONE else int(legal(s, seat, out))


@rule
def tokens(s: State, seat: int) -> int:
    return int(s.tokens[seat])


def task(before: State, seat: int, after: State, gain: int) -> str:
    return f"Lay two cards that make {NUMBERS[gain]} lines together."


def explain(before: State, seat: int, after: State, gain: int) -> str:
    first, second = (_card(after, place) for place in (after.laid_count - CARDS, after.laid_count - 1))
    return (
        f"The {first} makes a line, so you may lay one more card; then the {second} completes the rest, {NUMBERS[gain]} lines in "
        "all. Nothing else makes as many."
    )


def _card(s: State, place: int) -> str:
    card = int(s.story[place])
    return f"{COLOURS[card // 3 % 3]} {CREATURES[card // 9]} with {PATTERNS[card % 3]}"


PUZZLES = (
    PuzzleKind(
        "two_cards",
        cards,
        tokens,
        CARDS,
        task,
        explain,
        least=2,
        tables=({"version": "beginner"}, {"version": "advanced"}),
    ),
)
