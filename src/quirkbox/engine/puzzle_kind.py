"""A kind of puzzle that a game knows: a game's puzzles.py."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from quirkbox.engine.rules import Codes
from quirkbox.words.sentence import Sentence


@dataclass(frozen=True, eq=False)
class PuzzleKind:
    """A seat is to do a few things after each other, so that something becomes as good as it can. Whatever gets there is a
    solution. Its two first functions are decorated with `@rule`."""

    #: by which it is named: `two_cards`
    id: str
    #: ways(s, seat, out): like `legal`, but only what the puzzle is about; nothing where there is no such puzzle
    ways: Callable[[Any, int, Codes], int]
    #: worth(s, seat): what has been reached, as far as the seat knows
    worth: Callable[[Any, int], int]
    #: the most actions
    moves: int
    #: task(before, seat, after, gain): what is to be done, in a sentence or two; `before` and `after` are plain records. Words of
    #: the catalogue are said in the reader's language
    task: Callable[[Any, int, Any, int], Sentence | str]
    #: explain(before, seat, after, gain): why the solution is one
    explain: Callable[[Any, int, Any, int], Sentence | str]
    #: so much more than at the beginning must be there to be reached
    least: int = 1
    #: and so much more than with anything else
    margin: int = 1
    #: at which tables it is looked for: their options, and how many players
    tables: Sequence[Mapping[str, str]] = field(default=({},))
    players: int = 2
