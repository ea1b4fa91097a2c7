"""The door of a table: who may come in, who may watch, who knocks, and who was sent away. Its host minds it.

Like a table, a `Door` never changes. It knows people by their tokens; others are told a guest's `who`, which says nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, replace
from typing import Any, Literal

from quirkbox.engine import Refusal

Opens = Literal["open", "knock", "locked"]
# Whoever knocks when so many do takes the place of the first.
MOST_KNOCKING = 12
MOST_SENT_AWAY = 200


@dataclass(frozen=True)
class Guest:
    """Somebody without a seat."""

    who: str
    token: str
    name: str


@dataclass(frozen=True)
class Door:
    # whoever opened the table
    host: str = ""
    opens: Opens = "open"
    # whether people without a seat see the game while it goes on
    watching: bool = True
    knocking: tuple[Guest, ...] = ()
    sent_away: tuple[Guest, ...] = ()

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Door:
        guests = {name: tuple(Guest(**guest) for guest in kept.get(name, ())) for name in ("knocking", "sent_away")}
        return cls(**{**kept, **guests})

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def set(self, opens: Opens, watching: bool) -> Door:
        return replace(self, opens=opens, watching=watching, knocking=self.knocking if opens == "knock" else ())

    def quiet(self) -> Door:
        """Nobody knocks any more: the game begins, or it is the door of the next table."""
        return replace(self, knocking=())

    def must_welcome(self, token: str) -> None:
        """Somebody new wants to sit down."""
        self.must_not_have_sent_away(token)
        if token == self.host:
            return
        if self.opens == "locked":
            raise Refusal.because("door-locked")
        if self.opens == "knock":
            raise Refusal.because("door-knock")

    def must_not_have_sent_away(self, token: str) -> None:
        if any(guest.token == token for guest in self.sent_away):
            raise Refusal.because("door-not-let-in")

    def knock(self, guest: Guest) -> Door:
        self.must_not_have_sent_away(guest.token)
        if self.opens == "locked":
            raise Refusal.because("door-locked")
        if self.opens == "open":
            raise Refusal.because("door-open")
        others = [other for other in self.knocking if other.token != guest.token]
        return replace(self, knocking=(*others, guest)[-MOST_KNOCKING:])

    def guest(self, who: str) -> Guest:
        for guest in (*self.knocking, *self.sent_away):
            if guest.who == who:
                return guest
        raise Refusal.because("door-nobody")

    def let_in(self, guest: Guest) -> Door:
        """They neither knock nor are they kept away any more."""
        return replace(
            self,
            knocking=tuple(other for other in self.knocking if other.token != guest.token),
            sent_away=tuple(other for other in self.sent_away if other.token != guest.token),
        )

    def send_away(self, guest: Guest) -> Door:
        if len(self.sent_away) >= MOST_SENT_AWAY:
            raise Refusal.because("door-sent-away", count=MOST_SENT_AWAY)
        rest = self.let_in(guest)
        return replace(rest, sent_away=(*rest.sent_away, guest))


OPEN_DOOR = Door()
