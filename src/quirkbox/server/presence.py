"""Who is connected to a table, through this process or another, and since when the others are not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from quirkbox.engine import SPECTATOR
from quirkbox.server.clock import Clock
from quirkbox.server.connection import Connection
from quirkbox.server.settings import Settings

# Which tokens are connected through which process, and with how many connections as spectators.
Present = Mapping[str, Mapping[str, int]]


class Presence:
    def __init__(
        self, settings: Settings, clock: Clock, node: str = "", elsewhere: Mapping[str, Mapping[str, int]] | None = None
    ):
        self.connections: set[Connection] = set()
        self.elsewhere: Present = elsewhere or {}
        self._node, self._settings, self._clock = node, settings, clock
        # Nobody is known to have been away for longer than the table has been in memory.
        self._loaded = self.last_used = clock.monotonic()
        self._gone: dict[str, float] = {}

    def come(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._gone.pop(connection.stands_for, None)

    def go(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.use()
        self._note_gone({connection.stands_for})

    def hear(self, elsewhere: Present) -> bool:
        """This is who is connected elsewhere now. Whether that is news."""
        if elsewhere == self.elsewhere:
            return False
        before = self._there
        self.elsewhere = elsewhere
        self._note_gone(before)
        return True

    def _note_gone(self, tokens: set[str]) -> None:
        for token in tokens - self.here:
            self._gone[token] = self._clock.monotonic()

    def use(self) -> None:
        """Somebody has asked for the table."""
        self.last_used = self._clock.monotonic()

    @property
    def through_us(self) -> dict[str, int]:
        """What other processes are to know: who is connected here, each with how many connections as a spectator."""
        watching = Counter({connection.stands_for: 0 for connection in self.connections})
        watching.update(connection.stands_for for connection in self.connections if connection.viewer == SPECTATOR)
        return dict(watching)

    @property
    def _there(self) -> set[str]:
        return {token for tokens in self.elsewhere.values() for token in tokens}

    @property
    def here(self) -> set[str]:
        """The tokens of all who are connected, wherever."""
        return {connection.stands_for for connection in self.connections} | self._there

    @property
    def watchers(self) -> int:
        there = sum(watching for tokens in self.elsewhere.values() for watching in tokens.values())
        return there + sum(connection.viewer == SPECTATOR for connection in self.connections)

    @property
    def ours(self) -> bool:
        """Of all processes where somebody is connected this is the one whose bots think; of none, each that has the table."""
        return not self.elsewhere or (bool(self.connections) and self._node < min(self.elsewhere))

    @property
    def abandoned(self) -> bool:
        """Nobody has been connected here for so long that bots rest and the table may leave memory."""
        return not self.connections and self._clock.monotonic() - self.last_used > self._settings.abandoned

    @property
    def away_ms(self) -> int:
        return round(self._settings.away * 1000)

    def away(self, token: str | None) -> bool:
        """Whose token it is has not been connected for some time. Nobody's is never away."""
        if token is None or token in self.here:
            return False
        return self.gone_for(token) >= self._settings.away

    def gone_for(self, token: str) -> float:
        """For how many seconds somebody who is not connected has not been."""
        return self._clock.monotonic() - self._gone.get(token, self._loaded)
