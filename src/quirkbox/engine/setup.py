"""Positions set up by hand: what a game says about them, in its setup.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True)
class Setup:
    """A game whose positions people may set up by hand. What they set is JSON, with words of the game's own for its fields; the
    game reads it onto a fresh deal of the same options, and looks it over."""

    #: place(s, told, dice): have the position be as told, so that the rules can play on from there; Refusal says what is wrong
    #: with it. `s` is fresh from a deal; what is not told, the dice say
    place: Callable[[Any, Mapping[str, Any], Any], None]
    #: told(s): everything that `place` wants to know to have this very position; of one whose hands are all open
    told: Callable[[Any], Mapping[str, Any]]
    #: the type of what is told (a TypedDict): it is checked, and the client's types are made from it
    told_type: Any
