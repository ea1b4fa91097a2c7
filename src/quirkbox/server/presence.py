"""Who is connected to a table, and since when the others are not."""

from __future__ import annotations

from quirkbox.engine import SPECTATOR
from quirkbox.server.clock import Clock
from quirkbox.server.connection import Connection
from quirkbox.server.settings import Settings


class Presence:
    def __init__(self, settings: Settings, clock: Clock):
        self.connections: set[Connection] = set()
        self._settings, self._clock = settings, clock
        # Nobody is known to have been away for longer than the table has been in memory.
        self._loaded = self.last_used = clock.monotonic()
        self._gone: dict[str, float] = {}

    def come(self, connection: Connection) -> None:
        self.connections.add(connection)
        self._gone.pop(connection.token, None)

    def go(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.use()
        if connection.token not in self.here:
            self._gone[connection.token] = self._clock.monotonic()

    def use(self) -> None:
        """Somebody has asked for the table."""
        self.last_used = self._clock.monotonic()

    @property
    def here(self) -> set[str]:
        """The tokens of all who are connected."""
        return {connection.token for connection in self.connections}

    @property
    def watchers(self) -> int:
        return sum(connection.viewer == SPECTATOR for connection in self.connections)

    @property
    def abandoned(self) -> bool:
        """Nobody has been connected for so long that bots rest and the table may leave memory."""
        return not self.connections and self._clock.monotonic() - self.last_used > self._settings.abandoned

    @property
    def away_ms(self) -> int:
        return round(self._settings.away * 1000)

    def away(self, token: str | None) -> bool:
        """Whose token it is has not been connected for some time. Nobody's is never away."""
        if token is None or token in self.here:
            return False
        return self._clock.monotonic() - self._gone.get(token, self._loaded) >= self._settings.away
