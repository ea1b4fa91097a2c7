"""What a log begins from where it is no deal: a moment of another game, or a position that somebody has set up by hand.

Neither is a state that is written down: it is played, or set up, anew whenever it is read. So no file holds a state that the
rules could not have come to, or that a game has not looked over.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from quirkbox.engine.refusal import Refusal

if TYPE_CHECKING:
    from quirkbox.engine.game import Game

Json = Mapping[str, Any]
Entries = Sequence[tuple[int, int]]
# What was gone on from was gone on from before, and so on: so many times at most.
DEEPEST = 12


@dataclass(frozen=True)
class Branched:
    """After the last of these entries of another game, which had the same options and as many players."""

    #: of the other game's dice
    secret: bytes
    #: seat and action code of what had been done there
    entries: tuple[tuple[int, int], ...]
    #: hidden things are dealt anew, as this seat could have believed; None: they are the same
    believed_by: int | None = None
    #: that game's seal, to compare with its own transcript; None where nobody knows it
    seal: str | None = None
    #: what that game itself began from; None: its deal
    beginning: Beginning | None = None

    def to_json(self, game: Game) -> dict[str, Any]:
        """As a transcript and a database hold it."""
        return {
            "secret": self.secret.hex(),
            "seal": self.seal,
            "believed_by": self.believed_by,
            **({"beginning": self.beginning.to_json(game)} if self.beginning else {}),
            "log": [{"seat": seat, **game.actions.to_json(action)} for seat, action in self.entries],
        }

    def proves(self) -> list[str]:
        """What a transcript that begins from here cannot prove, in sentences."""
        number = len(self.entries)
        whose = f"the game with the seal {self.seal}" if self.seal else "a game whose seal is not told"
        said = [f"It goes on after entry {number} of {whose}: that this one was played so, only its own transcript proves."]
        if self.believed_by is not None:
            said.append(
                f"What seat {self.believed_by} could not know there was dealt anew, by this file's own secret: "
                "it is not what lay hidden then."
            )
        return said


@dataclass(frozen=True)
class Placed:
    """A position that was set up by hand, as the game's `Setup` reads it."""

    position: Json

    def to_json(self, game: Game) -> dict[str, Any]:
        """As a transcript and a database hold it."""
        return {"position": dict(self.position)}

    def proves(self) -> list[str]:
        """What a transcript that begins from here cannot prove, in sentences."""
        return ["It begins from a position that somebody has set up by hand: it proves what was played from there on."]


Beginning = Branched | Placed


def depth_of(beginning: Beginning | None) -> int:
    """How often a game was gone on from."""
    return 1 + depth_of(beginning.beginning) if isinstance(beginning, Branched) else 0


def read_beginning(game: Game, told: object, deepest: int = DEEPEST) -> Beginning:
    """What `to_json` has written. Refusal says what is wrong with it."""
    if not isinstance(told, Mapping):
        raise Refusal("This transcript is broken: beginning is missing or no object.")
    if isinstance(told.get("position"), Mapping):
        return Placed(told["position"])
    if deepest == 0:
        raise Refusal.because("branch-deepest", most=DEEPEST)
    secret, log, seat, seal = (told.get(name) for name in ("secret", "log", "believed_by", "seal"))
    if not isinstance(secret, str) or not isinstance(log, list) or not isinstance(seal, str | None):
        raise Refusal("This transcript is broken: its beginning has no secret, log or seal.")
    if seat is not None and type(seat) is not int:
        raise Refusal("This transcript is broken: believed_by of its beginning is no seat.")
    try:
        known = bytes.fromhex(secret)
    except ValueError:
        raise Refusal("This transcript is broken: the secret of its beginning is not hexadecimal.") from None
    before = read_beginning(game, told["beginning"], deepest - 1) if told.get("beginning") else None
    entries = tuple(read_entry(game, number, entry) for number, entry in enumerate(log, 1))
    return Branched(known, entries, seat, seal, before)


def read_entry(game: Game, number: int, entry: Any) -> tuple[int, int]:
    """An entry of a log as JSON: seat and action code."""
    if not isinstance(entry, dict) or type(entry.get("seat")) is not int:
        raise Refusal(f"This transcript is broken: entry {number} of the log names no seat.")
    try:
        return entry["seat"], game.actions.read({key: value for key, value in entry.items() if key != "seat"})
    except Refusal as refusal:
        raise Refusal(f"This transcript is broken: entry {number} of the log: {refusal}") from None
