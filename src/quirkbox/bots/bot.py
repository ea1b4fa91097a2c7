"""What a bot is: whoever can say what a seat does, from what that seat knows."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

from quirkbox.bots.budget import Budget
from quirkbox.engine import Dice, Position


@runtime_checkable
class Bot(Protocol):
    """Whoever can say what a seat does, from what that seat knows: compiled or not, a network, a process elsewhere,
    somebody's script."""

    @property
    def id(self) -> str:
        """By which it is named on the command line and at tables."""
        ...

    @property
    def names(self) -> tuple[str, ...]:
        """So that several of a kind at a table are told apart."""
        ...

    @property
    def words(self) -> str:
        """As they stand under the name at a table."""
        ...

    @property
    def pace(self) -> float:
        """How slow it is at a live table, compared with a usual player."""
        ...

    def choose(self, hidden: Position, seat: int, *, dice: Dice, budget: Budget | None = None, among_people: bool = False) -> int:
        """The code of a legal action, knowing no more than the hidden position (`hidden.guessed(seat, dice)` is a possible
        truth). All chance comes from the dice: the same dice, the same choice, unless the budget is a time. Among people even
        an easy bot makes an effort."""
        ...
