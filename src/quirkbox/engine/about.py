"""What a game is called, and for whom it is."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import resources

from quirkbox.engine.refusal import Refusal, quoted


@dataclass(frozen=True)
class About:
    """What a game is called, and for whom it is."""

    id: str
    name: str
    tagline: str
    #: the fewest and the most
    players: tuple[int, int]
    minutes: int
    #: of the rules: a change of behaviour raises it
    version: int
    #: the game's own package, by its full name: where its README and its content lie
    package: str
    #: all win or lose together
    cooperative: bool = False

    def rules_text(self) -> str:
        """The rules in words (Markdown): the package's README."""
        return resources.files(self.package).joinpath("README.md").read_text(encoding="utf-8")

    def must_seat(self, players: int) -> None:
        """Refusal if so many can't play."""
        low, high = self.players
        if not isinstance(players, int) or not low <= players <= high:
            how_many = "players-not-in-range" if low < high else "players-exactly"
            raise Refusal.because(how_many, game=self.name, low=low, high=high, given=quoted(players))
