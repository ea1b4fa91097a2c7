"""How a game is shown to people: a game's show.py. It is only ever given hidden states."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from quirkbox.engine.aim import Aim
from quirkbox.engine.piece import Piece
from quirkbox.words.sentence import Sentence

Json = Mapping[str, Any]
# left, top and side, in a drawing
Square = tuple[float, float, float]

OWN_CLIENT = "own"


@dataclass(frozen=True)
class Presentation:
    """How a game is shown to people. Its functions are only ever given hidden states."""

    #: view(s): the state as JSON, for the browser and for programs
    view: Callable[[Any], Any]
    #: text(s, names): the state for a terminal
    text: Callable[[Any, Sequence[str]], str]
    #: words(event, names): an event as a friendly person would tell it; a value one may not know is None
    words: Callable[[Json, Sequence[str]], str]
    #: why_not(s, seat, action, names): why this seat may not do this now; `s` is what the seat knows
    why_not: Callable[[Any, int, Json, Sequence[str]], Sentence | str]
    #: aim(s, viewer, events, names): what the viewer is after, and what the last events meant for it; `s` and `events` are what
    #: the viewer knows. Without it: who has how many points
    aim: Callable[[Any, int, Sequence[Json], Sequence[str]], Aim] | None = None
    #: the type of what `view` gives (a TypedDict): the client's types are made from it
    view_type: Any = None
    #: named(s, event): the event with what events do not say, like the names in somebody's own content
    named: Callable[[Any, Json], Json] | None = None
    #: svg(s, names): a drawing; without it the text is set as one
    svg: Callable[[Any, Sequence[str]], str] | None = None
    #: spots(s): says of any event where in the drawing of `s` it happens; None: nowhere
    spots: Callable[[Any], Callable[[Json], Square | None]] | None = None
    #: try_out(asked): a board to try things out on, outside of any game: JSON in, JSON out, nothing kept
    try_out: Callable[[Json], Any] | None = None
    #: what of a seat's own comes in several forms, chosen before the game: looks only
    pieces: tuple[Piece, ...] = ()
    #: the board in the browser: OWN_CLIENT where a folder of web/src/games has the game's id, the name of a file in the game's
    #: package (an ES module: docs/own-board.md), or None: the plain board shows what `svg` draws, or `text`
    client: str | None = None
