"""One game being played: seats, log, what each may see. No I/O: time and randomness come in as arguments."""

from quirkbox.table.messages import history, info, replay, seats_info, transcript, update
from quirkbox.table.play import Entry, Move, Play
from quirkbox.table.table import NOBODY, Seat, Status, Table

__all__ = [
    "NOBODY",
    "Entry",
    "Move",
    "Play",
    "Seat",
    "Status",
    "Table",
    "history",
    "info",
    "replay",
    "seats_info",
    "transcript",
    "update",
]
