"""Who is told what about a table: always through the eyes of the seat that a connection sees it as."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from quirkbox.engine import SPECTATOR
from quirkbox.server.clock import Clock, Timer
from quirkbox.server.connection import Connection, as_text
from quirkbox.server.presence import Presence
from quirkbox.server.table_state import TableState
from quirkbox.table import Line, Phrase, Reading, clocks, history, info, update
from quirkbox.table.tells import ChatLine, TableInfo

# Seconds in which coming and going is gathered before all are told.
SOON = 0.1


class Broadcast:
    def __init__(
        self,
        state: TableState,
        presence: Presence,
        clock: Clock,
        also: Callable[[], None] = lambda: None,
        readings: Callable[[], Mapping[int, Reading]] = dict,
        begins: Callable[[], int | None] = lambda: None,
    ):
        """`also` is called whenever all are told who has come and gone; `readings` says what is on people's clocks,
        `begins` when the game begins by itself."""
        self._state, self._presence, self._clock, self._also = state, presence, clock, also
        self._readings, self._begins = readings, begins
        self._soon: Timer | None = None

    def info(self, token: str, viewer: int) -> TableInfo:
        presence = self._presence
        now, table = self._clock.now_ms(), self._state.table
        return info(
            table, token, viewer, presence.here, presence.watchers, now, presence.away_ms, self._state.seal, self._begins()
        )

    def table_to(self, connection: Connection) -> None:
        connection.tell(self.info(connection.token, connection.viewer))

    def table(self) -> None:
        """The table itself, to all."""
        for connection in self._presence.connections:
            self.table_to(connection)

    def table_soon(self) -> None:
        """Coming and going is told to all once for many."""
        if self._soon is None:
            self._soon = self._clock.call_later(SOON, self._table_now)

    def _table_now(self) -> None:
        self._soon = None
        self.table()
        self._also()

    def past_to(self, connection: Connection, after: int) -> None:
        """What happened after entry `after`."""
        if self._state.play:
            connection.tell(history(self._state.play, connection.viewer, after, self._state.table.names))

    def present_to(self, connection: Connection) -> None:
        """The game as it is, to somebody who has seen how it came to be so, or sees it through other eyes now."""
        if self._state.play:
            connection.tell(update(self._state.play, connection.viewer, self._state.table.names, trail=False))

    def back_to(self, connection: Connection) -> None:
        """The game as it is, to somebody who has seen entries that do not count any more."""
        connection.tell({"type": "back"})
        self.past_to(connection, -1)
        self.present_to(connection)

    def update(self) -> None:
        """What has just happened in the game, to all."""
        play = self._state.play
        assert play
        texts: dict[int, str] = {}
        for connection in self._presence.connections:
            viewer = connection.viewer
            if viewer not in texts:
                texts[viewer] = as_text(update(play, viewer, self._state.table.names))
            connection.tell_text(texts[viewer])

    def clocks_to(self, connection: Connection) -> None:
        """What is on people's clocks, if they play with some."""
        if self._state.table.clock and self._state.play:
            connection.tell(clocks(self._readings()))

    def clocks(self) -> None:
        for connection in self._presence.connections:
            self.clocks_to(connection)

    def said(self, seat: int, phrase: Phrase) -> None:
        """What somebody says, to all."""
        for connection in self._presence.connections:
            connection.tell({"type": "said", "seat": seat, "phrase": phrase})

    def written(self, lines: Sequence[Line]) -> None:
        """What people have written, to all who sit here."""
        for connection in self._presence.connections:
            self.written_to(connection, lines)

    def written_to(self, connection: Connection, lines: Sequence[Line]) -> None:
        table = self._state.table
        if not lines or connection.only_watches or not table.sits(connection.token):
            return
        seats = {seat.chair: number for number, seat in enumerate(table.seats)}
        told: list[ChatLine] = [
            {"n": line.n, "seat": seats.get(line.chair, SPECTATOR), "who": line.who, "text": line.text, "at": line.at}
            for line in lines
        ]
        connection.tell({"type": "chat", "lines": told})

    def close(self) -> None:
        if self._soon:
            self._soon.cancel()
