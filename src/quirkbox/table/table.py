"""A table: who sits on which chair, what was agreed on, and what anybody may change about it.

A `Table` never changes: each verb gives the table as it would be then, or refuses in words. Whoever keeps
tables writes the new one down first and shows it afterwards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Literal

from quirkbox.engine import SPECTATOR, Game, Refusal

Status = Literal["waiting", "playing", "over"]
NOBODY = "Nobody"  # the name of a seat in a running game that never belonged to a person


@dataclass(frozen=True)
class Seat:
    """One chair. `token` is the hashed cookie of the person it belongs to, also while a bot stands in for them."""

    chair: int
    person: str = ""
    token: str | None = None
    bot: str | None = None
    bot_name: str = ""
    # the person stood up in the middle of the game
    left: bool = False

    @property
    def kind(self) -> Literal["free", "person", "bot"]:
        if self.bot:
            return "bot"
        return "person" if self.token and not self.left else "free"

    @property
    def name(self) -> str:
        return self.bot_name if self.bot else self.person

    @property
    def stands_in_for(self) -> str | None:
        return self.person if self.bot and self.token else None

    def held_by(self, token: str) -> bool:
        """They play here now. While a bot stands in, it is still theirs, but they see no more than a spectator."""
        return self.kind == "person" and self.token == token


@dataclass(frozen=True)
class Table:
    code: str
    game: Game
    options: Mapping[str, str]
    seats: tuple[Seat, ...]
    public: bool = False
    status: Status = "waiting"
    secret: bytes | None = field(default=None, repr=False)
    # when the cards were dealt
    started: int = 0
    rematch: str | None = None
    # counts the changes, so that two servers never write over each other
    version: int = 0

    @classmethod
    def new(cls, code: str, game: Game, options: Mapping[str, str], public: bool = False) -> Table:
        chairs = tuple(Seat(chair) for chair in range(game.players[1]))
        return cls(code, game, game.read_options(options), chairs, public)

    def with_code(self, code: str) -> Table:
        return replace(self, code=code)

    @property
    def names(self) -> list[str]:
        return [seat.name or NOBODY for seat in self.seats]

    def own_seats(self, token: str) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.held_by(token)]

    def first_look(self, token: str) -> int:
        """Through whose eyes a newcomer sees the table."""
        return next(iter(self.own_seats(token)), SPECTATOR)

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise Refusal("There is no such seat at this table.")
        return self.seats[number]

    def must_hold(self, token: str, number: int) -> None:
        """Only one's own seat plays, and is looked through."""
        seat = self.seat(number)
        if seat.held_by(token):
            return
        if seat.token == token and seat.bot:
            raise Refusal(f"{seat.name} plays for you; take your seat back first.")
        raise Refusal(f"{seat.name} sits there, not you." if seat.kind != "free" else "You do not sit there.")

    def sit(self, token: str, number: int, name: str) -> Table:
        """Take a free chair, or take one's own seat back."""
        self._must_not_be_over()
        seat = self.seat(number)
        if seat.token != token and self.status == "playing" and any(other.token == token for other in self.seats):
            raise Refusal("You have a seat in this game: nobody looks into two hands.")
        if seat.kind == "free" or seat.token == token:
            return self._with_seat(number, Seat(seat.chair, name, token))
        raise Refusal(f"{seat.name} sits there.")

    def stand(self, token: str, number: int) -> Table:
        """Leave one's own seat, or send a bot away."""
        self._must_not_be_over()
        seat = self.seat(number)
        if seat.kind == "free":
            raise Refusal("Nobody sits there.")
        if seat.bot:
            self._must_sit(token, "send a bot away")
            return self._with_seat(number, self._without_bot(seat))
        if seat.token != token:
            raise Refusal(f"Only {seat.name} can leave this seat.")
        return self._with_seat(number, Seat(seat.chair) if self.status == "waiting" else replace(seat, left=True))

    def _without_bot(self, seat: Seat) -> Seat:
        if seat.token:
            return replace(seat, bot=None, bot_name="")
        if self.status == "waiting":
            return Seat(seat.chair)
        return Seat(seat.chair, person=seat.bot_name, left=True)

    def ask_in(self, token: str, number: int, bot: str, names: Sequence[str], away: bool) -> Table:
        """Put a bot on a free chair, or let it play for a person who is `away`."""
        self._must_not_be_over()
        self._must_sit(token, "ask a bot in")
        seat = self.seat(number)
        if seat.kind == "person" and not away:
            raise Refusal(f"{seat.name} is here; a bot only plays for somebody who has left.")
        return self._with_seat(number, replace(seat, bot=bot, bot_name=self._free_name(names, number)))

    def _free_name(self, names: Sequence[str], number: int) -> str:
        """The first that nobody here has; when all are taken, the first with a number."""
        taken = {seat.name for other, seat in enumerate(self.seats) if other != number}
        numbered = (f"{names[0]} {n}" for n in range(2, len(self.seats) + 2))
        return next(name for name in (*names, *numbered) if name not in taken)

    def agree(self, token: str, options: Mapping[str, str]) -> Table:
        """Change options before the start."""
        self._must_be_waiting()
        self._must_sit(token, "change how the game is played")
        return self._changed(options=self.game.read_options({**self.options, **options}))

    def list_publicly(self, token: str, public: bool) -> Table:
        self._must_sit(token, "show the table in the lobby")
        return self._changed(public=public)

    def start(self, token: str, secret: bytes, at: int) -> Table:
        """Empty chairs are taken away, and the cards are dealt."""
        self._must_be_waiting()
        self._must_sit(token, "start the game")
        taken = tuple(seat for seat in self.seats if seat.kind != "free")
        least = self.game.players[0]
        if len(taken) < least:
            raise Refusal(f"{self.game.name} needs at least {least} players: invite somebody, or add a bot.")
        return self._changed(status="playing", seats=taken, secret=secret, started=at)

    def again(self, token: str, code: str) -> tuple[Table, Table]:
        """A rematch: this table with the new one's code, and the new one, the same people on the same chairs."""
        if self.status != "over":
            raise Refusal("The game is not over yet.")
        self._must_sit(token, "ask for a rematch")
        fresh = Table.new(code, self.game, self.options, self.public)
        for seat in self.seats:
            fresh = fresh._with_seat(seat.chair, _who_comes_along(seat))
        return self._changed(rematch=code), replace(fresh, version=0)

    def over(self) -> Table:
        return replace(self, status="over")

    def _with_seat(self, number: int, seat: Seat) -> Table:
        return self._changed(seats=(*self.seats[:number], seat, *self.seats[number + 1 :]))

    def _changed(self, **changes: object) -> Table:
        return replace(self, version=self.version + 1, **changes)  # type: ignore[arg-type]  # the names of fields

    def _must_sit(self, token: str, what: str) -> None:
        if not any(seat.token == token and not seat.left for seat in self.seats):
            raise Refusal(f"Only somebody who sits at the table can {what}.")

    def _must_be_waiting(self) -> None:
        self._must_not_be_over()
        if self.status != "waiting":
            raise Refusal("The game has begun already.")

    def _must_not_be_over(self) -> None:
        if self.status == "over":
            raise Refusal("The game is over.")


def _who_comes_along(seat: Seat) -> Seat:
    """Who has left does not come back by a rematch; who was only away has their chair kept."""
    if seat.token and not seat.left:
        return Seat(seat.chair, seat.person, seat.token)
    return Seat(seat.chair, bot=seat.bot, bot_name=seat.bot_name) if seat.bot else Seat(seat.chair)
