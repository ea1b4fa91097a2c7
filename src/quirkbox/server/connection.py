"""One browser's socket, as a table knows it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from itertools import count

from pydantic_core import to_json

from quirkbox.server.clock import Clock
from quirkbox.table.tells import AnyTell, LessonMoment, Replay, told_sentence
from quirkbox.words.sentence import Sentence

# Messages; whoever is further behind reconnects and catches up from the log.
MOST_UNSENT = 500
# How many asks are taken at once, and how many per second.
BURST, PER_SECOND = 60.0, 50.0


class Allowance:
    """Nobody asks faster than people can, for long, over however many sockets."""

    def __init__(self, clock: Clock):
        self._clock = clock
        self._left, self._asked = BURST, clock.monotonic()

    def take(self) -> bool:
        now = self._clock.monotonic()
        self._left = min(BURST, self._left + (now - self._asked) * PER_SECOND)
        self._asked = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Connection:
    def __init__(self, token: str, viewer: int, clock: Clock, only_watches: bool = False):
        self.token = token
        # A screen for all in the room: it never sees more than a spectator, whoever's browser it is.
        self.only_watches = only_watches
        # The seat it sees the table as.
        self.viewer = viewer
        self._clock = clock
        # What is still to be sent; None: that was all, hang up.
        self.unsent: list[str | None] = []
        self.too_slow = False
        # Called when there is something to be sent, or when it has become too much.
        self.on_news: Callable[[], None] = _nobody
        self._numbers = count()
        self._pinged: dict[int, float] = {}
        self._trips: deque[float] = deque(maxlen=5)

    @property
    def stands_for(self) -> str:
        """Whose presence it is. Who left a screen on is not at the table for that: it is nobody's."""
        return "" if self.only_watches else self.token

    def tell(self, message: AnyTell) -> None:
        self.tell_text(as_text(message))

    def tell_text(self, text: str) -> None:
        if len(self.unsent) < MOST_UNSENT:
            self.unsent.append(text)
        else:
            self.too_slow = True
        self.on_news()

    def show_out(self, why: Sentence) -> None:
        """They may not be at this table any more."""
        self.tell({"type": "refused", "id": "", "why": told_sentence(why)})
        self.unsent.append(None)
        self.on_news()

    def ping(self) -> None:
        n = next(self._numbers)
        self._pinged = {n: self._clock.monotonic()}  # a late answer to an older one says nothing
        self.tell({"type": "ping", "n": n})

    def pong(self, n: int) -> None:
        sent = self._pinged.pop(n, None)
        if sent is not None:
            self._trips.append(self._clock.monotonic() - sent)

    @property
    def half_trip(self) -> float:
        """How long a message takes to get here, in seconds, as far as we have measured it."""
        return min(self._trips) / 2 if self._trips else 0.0  # what is slower now and then is no slow line


def _nobody() -> None:
    """Before anybody sends."""


def as_text(message: AnyTell | Replay | LessonMoment) -> str:
    return to_json(message).decode()
