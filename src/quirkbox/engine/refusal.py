"""The one exception for bad input: a sentence for the person who gave it."""

from __future__ import annotations

from typing import Self

from quirkbox.words.sentence import Arg, Sentence


class Refusal(Exception):
    """Something asked for cannot be done. `said` is one clear sentence; nothing has changed."""

    def __init__(self, said: Sentence | str):
        self.said = Sentence.of(said)
        super().__init__(self.said)

    @classmethod
    def because(cls, id: str, /, **args: Arg) -> Self:
        """For what people meet in the browser: the id of a sentence in the catalogue, and what it speaks of."""
        return cls(Sentence(id, **args))

    def __str__(self) -> str:
        return str(self.said)


def quoted(given: object) -> str:
    """What somebody gave, in a few characters."""
    return f"{given!r:.40}"
