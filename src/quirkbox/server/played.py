"""What stays of a finished game with each of its players: how it went for them, and what they missed. For their own eyes."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import TypeVar

from sqlalchemy import Connection, insert, select, update

from quirkbox.engine import Habit, Transcript
from quirkbox.server import rows
from quirkbox.server.ratings import places
from quirkbox.table import Play, Table, transcript

T = TypeVar("T")
logger = logging.getLogger("quirkbox")


@dataclass(frozen=True)
class Line:
    """A finished game, as one of its seats had it."""

    table: str
    started: int
    seat: int
    token: str
    game: str
    at: int
    players: int
    #: how many of the others were people
    people: int
    place: int
    #: how many share the victory
    winners: int
    #: what the seat was in it, by an id of the game's
    role: str
    #: by the id of a habit: how often it was missed, and of how many
    habits: Mapping[str, Sequence[int]]


def lines_of(table: Table, play: Play) -> list[Line]:
    """One for each person; none of a game that would have been. It plays the whole game again: not for the event loop."""
    mine = [(number, seat.token) for number, seat in enumerate(table.seats) if seat.kind == "person" and seat.token]
    if table.beginning or not play.over or not mine:
        return []
    file, winners = transcript(table, play), play.position.winners()
    reached, after = places(play.position.score(), winners), table.game.after
    roles = _said_of(file, after.roles) or [""] * len(table.seats)
    habits: Sequence[Mapping[str, Habit]] = _said_of(file, after.habits) or [{}] * len(table.seats)
    return [
        Line(
            table.code,
            table.started,
            seat,
            token,
            table.game.id,
            play.entries[-1].at,
            len(table.seats),
            len({other for _, other in mine} - {token}),
            reached[seat],
            len(winners),
            roles[seat],
            {name: [habit.missed, habit.of] for name, habit in habits[seat].items()},
        )
        for seat, token in mine
    ]


def _said_of(file: Transcript, say: Callable[[Transcript], T] | None) -> T | None:
    """What a game says itself; a stranger's game may stumble, and its players have a line all the same."""
    try:
        return say(file) if say else None
    except Exception:
        logger.exception("What %s has to say of a game failed", file.game.id)
        return None


def is_written(connection: Connection, table: Table) -> bool:
    """Whether this game has its lines, or had them."""
    line = rows.played.c
    wanted = select(line.seat).where(line.table == table.code, line.started == table.started).limit(1)
    return connection.scalar(wanted) is not None


def write(connection: Connection, lines: Sequence[Line]) -> None:
    connection.execute(insert(rows.played), [asdict(line) for line in lines])


def forget(connection: Connection, token: str) -> None:
    """Whose they were is forgotten, and what they said; that there was a line stays, or it would be written again."""
    empty = {"token": "", "role": "", "habits": {}}
    connection.execute(update(rows.played).where(rows.played.c.token == token).values(empty))
