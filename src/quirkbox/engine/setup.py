"""Positions set up by hand: what a game says about them, in its setup.py."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from quirkbox.engine.refusal import Refusal, quoted


@dataclass(frozen=True)
class Setup:
    """A game whose positions people may set up by hand. What they set is JSON, with words of the game's own for its fields; the
    game reads it onto a fresh deal of the same options, and looks it over."""

    #: place(s, told, dice): have the position be as told, so that the rules can play on from there; Refusal says what is wrong
    #: with it. `s` is fresh from a deal; what is not told, the dice say
    place: Callable[[Any, Mapping[str, Any], Any], None]
    #: told(s): what `place` wants to know to have this position again, of one whose hands are all open
    told: Callable[[Any], Mapping[str, Any]]
    #: the type of what is told (a TypedDict): its fields are those that a position may have
    told_type: Any

    def read(self, told: Mapping[str, Any]) -> Fields:
        """What somebody has told, to be asked for field by field."""
        known = sorted(self.told_type.__annotations__)
        for name in told:
            if name not in known:
                raise Refusal.because("setup-field", given=quoted(name), known=known)
        return Fields(told)


@dataclass(frozen=True)
class Fields:
    """The fields of a position that was set up by hand. Whatever is not as it must be is a Refusal that names its field."""

    told: Mapping[str, Any]

    def __contains__(self, name: str) -> bool:
        return self.told.get(name) is not None

    def number(self, name: str, low: int, high: int, otherwise: int) -> int:
        """A whole number."""
        return whole(self.told[name], name, low, high) if name in self else otherwise

    def numbers(self, name: str, count: int, low: int, high: int, otherwise: Sequence[int]) -> list[int]:
        """So many of them."""
        if name not in self:
            return [int(number) for number in otherwise]
        return [whole(one, name, low, high) for one in self.several(name, count, exactly=True)]

    def several(self, name: str, most: int, exactly: bool = False) -> list[Any]:
        """A list."""
        return several(self.told.get(name, []), name, most, exactly)


def whole(given: Any, name: str, low: int, high: int) -> int:
    """A whole number of a field."""
    if type(given) is not int or not low <= given <= high:
        raise Refusal.because("setup-number", field=name, low=low, high=high)
    return given


def several(given: Any, name: str, most: int, exactly: bool = False) -> list[Any]:
    """A list of a field."""
    if not isinstance(given, list) or len(given) > most or (exactly and len(given) != most):
        raise Refusal.because("setup-list", field=name, count=most, exactly="yes" if exactly else "no")
    return given


def each_once(all_of_them: Iterable[str], taken: Collection[str] = ()) -> None:
    """Refusal if something is there twice."""
    seen = set(taken)
    for one in all_of_them:
        if one in seen:
            raise Refusal.because("setup-twice", what=quoted(one))
        seen.add(one)
