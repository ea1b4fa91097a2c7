"""What a game itself has to say of one that is over: a game's after.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from quirkbox.engine.transcript import Transcript


@dataclass(frozen=True)
class Habit:
    """How often a player had a chance of some kind in a game, and how often it passed by."""

    missed: int
    of: int


def order_after(first: int, players: int) -> list[str]:
    """For games in which only the order tells seats apart: by seat, whether it was the first, the last or between."""
    behind = [(seat - first) % players for seat in range(players)]
    return ["first" if place == 0 else "last" if place == players - 1 else "middle" for place in behind]


@dataclass(frozen=True)
class Afterwards:
    """What a game itself has to say of one that is over, when every hand is open. Its functions may play the game again as often
    as they like: they are called in the background."""

    #: look_back(transcript, open_hands): what the client's own part of the analysis shows, as JSON; None: nothing this time.
    #: `open_hands`: judged with open hands, not by what each seat could know
    look_back: Callable[[Transcript, bool], Any] | None = None
    #: the type of what `look_back` gives (a TypedDict): the client's types are made from it
    type: Any = None
    #: habits(transcript): by seat, what one tends to miss, by the id of the habit. It is quick: no search
    habits: Callable[[Transcript], Sequence[Mapping[str, Habit]]] | None = None
    #: roles(transcript): by seat, what it was in this game, where that differs: the id of a car, or of who began
    roles: Callable[[Transcript], Sequence[str]] | None = None
    #: the compiled rules that `look_back` calls, where nobody else does: they are compiled with the game
    rules: tuple[Any, ...] = ()
