"""One state of a game, with the verbs of a player."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from quirkbox.engine.checked import read_trail
from quirkbox.engine.dice import Dice, dice_from_seed
from quirkbox.engine.record import States, copied, plain
from quirkbox.engine.refusal import Refusal
from quirkbox.engine.trail import Happened, Notebook
from quirkbox.words.sentence import Sentence

if TYPE_CHECKING:
    from quirkbox.engine.game import Game
    from quirkbox.engine.seen import Seen

# the seat of whoever only watches
SPECTATOR = -1


class Position:
    """One state of a game, with the verbs of a player. The true state stays inside; whatever a viewer is told comes from
    `seen_by(viewer)`, whatever a bot is given from `hidden(seat)`."""

    def __init__(self, game: Game, states: States):
        self.game = game
        self.states = states

    @property
    def plain(self) -> Any:
        """The record itself, its fields as whole numbers: for a look at everything, nothing hidden."""
        return plain(self.states, self.game.rules.state)

    @property
    def players(self) -> int:
        """How many play."""
        return int(self.states["players"][0])

    @property
    def host(self) -> int:
        """The seat of the table itself."""
        return self.players

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.states["over"][0])

    def copy(self) -> Position:
        """The same position, to play on in another way."""
        return Position(self.game, copied(self.states))

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, Any]) -> Position:
        return self.copy()

    def tobytes(self) -> bytes:
        """The whole state: two positions of a game are the same if these are."""
        return self.states.tobytes()

    def __reduce__(self) -> tuple[Any, ...]:
        return _from_bytes, (self.game, self.tobytes())

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Position):
            return NotImplemented
        return self.game is other.game and self.tobytes() == other.tobytes()

    # a position moves on: it is no key
    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        now = f"won by {self.winners()}" if self.over else f"waiting for {self.waiting() or 'the table'}"
        return f"<Position of {self.game.name}: {self.players} players, score {self.score()}, {now}>"

    def __str__(self) -> str:
        """As a spectator sees it."""
        return self.text(SPECTATOR)

    def legal(self, seat: int) -> list[int]:
        """The codes of all actions this seat may take now."""
        if self.over or not 0 <= seat <= self.host:
            return []
        out = self.game.codes()
        codes: list[int] = out[: self.game.rules.legal(self.states[0], seat, out)].tolist()
        return codes

    def refusal(self, seat: int, code: int, names: Sequence[str] | None = None) -> Sentence | None:
        """Why this seat may not do this now; None if it may. The sentence comes from what the seat knows itself."""
        if self.over:
            return Sentence("game-over")
        if not 0 <= seat <= self.host:
            return Sentence("seat-unknown", seat=seat)
        if code in self.legal(seat):
            return None
        if not 0 <= code < self.game.actions.size:
            return Sentence("action-number", number=code, game=self.game.name)
        return self.seen_by(seat).why_not(code, names)

    def play(self, seat: int, code: int, dice: Dice | None = None, names: Sequence[str] | None = None) -> Happened:
        """Do one action, and say what was seen to happen. Refusal, and nothing changed, if it is not legal. Without dice, by
        fresh ones."""
        seat, code = operator.index(seat), operator.index(code)
        why = self.refusal(seat, code, names)
        if why:
            raise Refusal(why)
        notebook = Notebook()
        rolled = dice_from_seed(secrets.randbits(62)) if dice is None else dice
        self.game.rules.play(self.states[0], seat, code, rolled, notebook.trail)
        return read_trail(self.game.events, notebook)

    def default_names(self) -> list[str]:
        """What players are called where nobody has said it."""
        return [f"Player {seat + 1}" for seat in range(self.players)]

    def waiting(self) -> list[int]:
        """The players' seats that may act now, except those that rest."""
        return [seat for seat in range(self.players) if self.legal(seat) and not self.rests(seat)]

    def rests(self, seat: int) -> bool:
        """Whether nobody waits for this seat, though it may act."""
        rests = self.game.rules.rests
        return rests is not None and bool(rests(self.states[0], seat))

    def next_to_act(self, last: int) -> int:
        """Who acts when nobody is faster than the others: whoever acted `last`, then clockwise; the table itself when no player
        can."""
        first = last if 0 <= last < self.players else 0
        return min(self.waiting(), key=lambda seat: (seat - first) % self.players, default=self.host)

    def host_delay(self) -> float | None:
        """How many seconds the table waits before it acts itself; None if it has nothing to do."""
        return self.game.live.host_delay(self.plain) if self.legal(self.host) else None

    def host_waits_for(self) -> object:
        """What the table waits for: when this changes, its waiting begins anew."""
        return self.game.live.host_waits_for(self.plain)

    def hidden(self, seat: int) -> Position:
        """A copy in which everything this seat may not know is blank."""
        copy = self.copy()
        self.game.rules.hide(copy.states[0], seat)
        return copy

    def guessed(self, seat: int, dice: Dice) -> Position:
        """A possible truth, as far as this seat knows."""
        copy = self.hidden(seat)
        self.game.rules.guess(copy.states[0], seat, dice)
        return copy

    def seen_by(self, viewer: int) -> Seen:
        """Everything this viewer may be told."""
        from quirkbox.engine.seen import Seen

        return Seen(self, viewer)

    def view(self, seat: int) -> dict[str, Any]:
        """What this seat sees, as JSON."""
        return self.seen_by(seat).view()

    def open_view(self) -> dict[str, Any]:
        """Everything, as JSON: for a game that is over, or a record of one."""
        return dict(self.game.show.view(self.plain))

    def text(self, seat: int, names: Sequence[str] | None = None) -> str:
        """What this seat sees, as text for a terminal."""
        return self.seen_by(seat).text(names)

    def svg(self, seat: int = SPECTATOR, names: Sequence[str] | None = None) -> str:
        """What this seat sees, as a drawing."""
        return self.seen_by(seat).svg(names)

    def _repr_svg_(self) -> str:
        """What a notebook shows: as a spectator sees it."""
        return self.svg()

    def score(self) -> list[int]:
        """What each seat has by now."""
        out = np.zeros(self.players, np.int64)
        self.game.rules.score(self.states[0], out)
        points: list[int] = out.tolist()
        return points

    def winners(self) -> list[int]:
        """Once it is over: whoever has most; of those, whom the game's tie-break favours; what is still equal shares the
        victory. A team wins with more than nothing."""
        if not self.over:
            return []
        score = self.score()
        if self.game.cooperative and max(score) <= 0:
            return []
        between = self.game.rules.tie_break or (lambda state, seat: 0)
        result = [(points, between(self.states[0], seat)) for seat, points in enumerate(score)]
        return [seat for seat, reached in enumerate(result) if reached == max(result)]


def _from_bytes(game: Game, state: bytes) -> Position:
    position = Position(game, game.states(1))
    position.states.view(np.uint8)[:] = np.frombuffer(state, np.uint8)
    return position
