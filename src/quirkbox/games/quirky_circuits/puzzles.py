"""Puzzles of Quirky Circuits: the last word in a round. Everybody else is done, and the queue lies open: which cards, in which
order?"""

from quirkbox.engine import Codes, PuzzleKind, for_rules, rule
from quirkbox.games.quirky_circuits.goal import dirt_left, to_deliver
from quirkbox.games.quirky_circuits.rules import STOP, TAKE, legal
from quirkbox.games.quirky_circuits.state import HAND, NONE, PROGRAM, State

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


def task(before: State, seat: int, after: State, gain: int) -> str:
    if after.won:
        home = " and bring the robot home" if before.dock != NONE else ""
        return f"You have the last word. Play your cards so that this program does all that is left to do{home}."
    dirt, tokens = _left(before), _left(after)
    cleaned, brought = dirt[0] - tokens[0], dirt[1] - tokens[1]
    wanted = [f"cleans {_many(cleaned, 'space')}"] * (cleaned > 0) + [f"delivers {_many(brought, 'thing')}"] * (brought > 0)
    return f"You have the last word. Play your cards so that this program {' and '.join(wanted)}."


def explain(before: State, seat: int, after: State, gain: int) -> str:
    how = "it is won" if after.won else "no other order does as much"
    return f"The queue is carried out from the left, then your cards in the order you play them: this way {how}."


def _left(s: State) -> tuple[int, int]:
    record = for_rules(s)
    return int(dirt_left(record)), int(to_deliver(record))


def _many(number: int, what: str) -> str:
    return f"one {what}" if number == 1 else f"{number} {what}s"


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
