"""One game being played: seats, log, what each may see. No I/O: time and randomness come in as arguments."""

from quirkbox.table.clocks import Reading, Settled, TimeControl, Wait
from quirkbox.table.door import Door, Guest
from quirkbox.table.messages import clocks, history, info, replay, replay_file, seal, seats_info, transcript, update
from quirkbox.table.play import Entry, Move, Play
from quirkbox.table.proposal import Proposal
from quirkbox.table.table import NOBODY, Seat, Status, Table
from quirkbox.table.take_back import taken_back
from quirkbox.table.talk import Line, Phrase, Said

__all__ = [
    "NOBODY",
    "Door",
    "Entry",
    "Guest",
    "Line",
    "Move",
    "Phrase",
    "Play",
    "Proposal",
    "Reading",
    "Said",
    "Seat",
    "Settled",
    "Status",
    "Table",
    "TimeControl",
    "Wait",
    "clocks",
    "history",
    "info",
    "replay",
    "replay_file",
    "seal",
    "seats_info",
    "taken_back",
    "transcript",
    "update",
]
