"""Puzzles of Quirkies: two cards that make more lines than the best first card does."""

from quirkbox.engine import Codes, PuzzleKind, rule
from quirkbox.games.quirkies.actions import COLOURS, CREATURES, PATTERNS
from quirkbox.games.quirkies.rules import legal
from quirkbox.games.quirkies.state import CALL, NONE, State
from quirkbox.words.sentence import Sentence

CARDS = 2  # that somebody lays in a turn, if the first makes a line


@rule
def cards(s: State, seat: int, out: Codes) -> int:
    """Cards to lay, where the game sees the lines by itself."""
    return 0 if s.claims == CALL or s.turn != seat or s.laid != NONE else int(legal(s, seat, out))


@rule
def tokens(s: State, seat: int) -> int:
    return int(s.tokens[seat])


def task(before: State, seat: int, after: State, gain: int) -> Sentence:
    return Sentence("quirkies-puzzle-task", gain=gain)


def explain(before: State, seat: int, after: State, gain: int) -> Sentence:
    first, second = (_card(after, place) for place in (after.laid_count - CARDS, after.laid_count - 1))
    return Sentence("quirkies-puzzle-why", first=first, second=second, gain=gain)


def _card(s: State, place: int) -> Sentence:
    card = int(s.story[place])
    return Sentence("quirkies-card", colour=COLOURS[card // 3 % 3], creature=CREATURES[card // 9], pattern=PATTERNS[card % 3])


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
