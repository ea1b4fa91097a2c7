"""Puzzles of Circuit Breaker: what a turn's tiles can be worth."""

from quirkbox.engine import Codes, PuzzleKind, for_rules, rule
from quirkbox.games.circuit_breaker.mice import SEND
from quirkbox.games.circuit_breaker.points import points_of
from quirkbox.games.circuit_breaker.rules import PLACE_TILE, legal
from quirkbox.games.circuit_breaker.state import MOST_PLACED, State
from quirkbox.words.sentence import Sentence

GROWN = 5  # points


@rule
def placings(s: State, seat: int, out: Codes) -> int:
    """Tiles to place, before anything else is done in a turn."""
    if s.turn != seat or s.did > s.placed:
        return 0
    n = legal(s, seat, out)
    kept = 0
    for i in range(n):
        if PLACE_TILE <= out[i] < SEND:
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def further_placings(s: State, seat: int, out: Codes) -> int:
    """The same in a network that has grown already."""
    return placings(s, seat, out) if points_of(s, seat) >= GROWN else 0


@rule
def points(s: State, seat: int) -> int:
    return int(points_of(s, seat))


def task(before: State, seat: int, after: State, gain: int) -> Sentence:
    return Sentence("circuit_breaker-puzzle-task", tiles=int(after.placed - before.placed), points=gain)


def explain(before: State, seat: int, after: State, gain: int) -> Sentence:
    had, has = (int(points_of(for_rules(state), seat)) for state in (before, after))
    return Sentence("circuit_breaker-puzzle-why", had=had, has=has)


PUZZLES = (
    PuzzleKind("two_tiles", placings, points, MOST_PLACED, task, explain, least=5, margin=2),
    PuzzleKind("more_tiles", further_placings, points, MOST_PLACED, task, explain, least=3),
)
