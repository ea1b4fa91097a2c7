"""Things of a seat's own that come in several forms: which mouse, which token. Looks only: no rule knows of it."""

from __future__ import annotations

from dataclasses import dataclass

from quirkbox.engine.options import Choice
from quirkbox.engine.refusal import Refusal, quoted


@dataclass(frozen=True)
class Piece:
    """Something of a seat's own: a question and the forms it may have, the first one being usual."""

    id: str
    question: str
    choices: tuple[Choice, ...]

    @property
    def default(self) -> str:
        """The usual form."""
        return self.choices[0].id

    def must_have(self, form: str) -> None:
        """Refusal if there is no such form of it."""
        known = [choice.id for choice in self.choices]
        if form not in known:
            raise Refusal.because("piece-choices", piece=self.id, known=", ".join(known), given=quoted(form))
