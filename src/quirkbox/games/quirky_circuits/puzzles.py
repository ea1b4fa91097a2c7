"""Puzzles of Quirky Circuits: the last word in a round. Everybody else is done, and the queue lies open: which cards, in which
order?"""

from quirkbox.engine import Codes, PuzzleKind, for_rules, rule
from quirkbox.games.quirky_circuits.goal import dirt_left, to_deliver
from quirkbox.games.quirky_circuits.rules import STOP, TAKE, legal
from quirkbox.games.quirky_circuits.state import HAND, NONE, PROGRAM, State
from quirkbox.words.sentence import Sentence

WIN = 100  # more than there is to clean and to deliver


@rule
def last_word(s: State, seat: int, out: Codes) -> int:
    """One's cards and "done", if everybody else is done and one knows every card in the queue."""
    if s.phase == PROGRAM:
        for other in range(s.players):
            if other != seat and not s.done[other]:
                return 0
        for place in range(s.queue_size):
            if s.queue[place] < 0:
                return 0
    n = legal(s, seat, out)
    kept = 0
    for i in range(n):
        if out[i] < STOP or out[i] >= TAKE:
            out[kept] = out[i]
            kept += 1
    return kept


@rule
def finished(s: State, seat: int) -> int:
    """How little is left to clean and to deliver, and whether it is won."""
    return (WIN if s.won else 0) - dirt_left(s) - to_deliver(s)


def task(before: State, seat: int, after: State, gain: int) -> Sentence:
    if after.won:
        return Sentence("quirky_circuits-puzzle-win", home="yes" if before.dock != NONE else "no")
    words = ("quirky_circuits-puzzle-cleans", "quirky_circuits-puzzle-delivers")
    done = [(id, had - has) for id, had, has in zip(words, _left(before), _left(after), strict=True)]
    return Sentence("quirky_circuits-puzzle-do", does=[Sentence(id, n=n) for id, n in done if n > 0])


def explain(before: State, seat: int, after: State, gain: int) -> Sentence:
    return Sentence("quirky_circuits-puzzle-why", won="yes" if after.won else "no")


def _left(s: State) -> tuple[int, int]:
    record = for_rules(s)
    return int(dirt_left(record)), int(to_deliver(record))


TABLES = tuple(
    {"queue": "up", "scenario": name}
    for name in (
        "dust_bunnies",
        "two_rooms",
        "cat_on_board",
        "handle_with_care",
        "good_dog",
        "hedge_maze",
        "sit_stay_jump",
        "seedlings",
        "table_for_two",
    )
)
PUZZLES = (PuzzleKind("last_word", last_word, finished, HAND + 1, task, explain, tables=TABLES),)
