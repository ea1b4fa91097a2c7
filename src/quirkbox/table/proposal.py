"""What somebody asks the others at a table: to pause, to go on, to end the game. It happens once all people who play agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from quirkbox.engine import Refusal

What = Literal["pause", "go_on", "end"]
# ms until whoever was told no may ask the same again.
HUSH = 30_000


@dataclass(frozen=True)
class Proposal:
    what: What
    # the chair that asks, and when
    by: int
    at: int
    # the chairs that have said yes
    agreed: tuple[int, ...]
    # the chair that has said no
    declined: int | None = None

    @classmethod
    def from_json(cls, kept: Mapping[str, Any]) -> Proposal:
        return cls(**{**kept, "agreed": tuple(kept["agreed"])})

    def to_json(self) -> dict[str, Any]:
        return asdict(self)

    def must_not_repeat(self, what: What, chairs: Sequence[int], now: int) -> None:
        """Refusal if that is asked already, or was declined just now."""
        if what == self.what and self.declined is None:
            raise Refusal.because("asked-already")
        if what == self.what and self.by in chairs and 0 <= now - self.at < HUSH:
            raise Refusal.because("asked-lately")
