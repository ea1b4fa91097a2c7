"""Something to be said to a person, before it is known in which language."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Union

# a list is told as "Ada, Ben and Cleo"; a sentence may stand inside another
Arg = Union[str, int, float, Sequence["str | Sentence"], "Sentence"]

# the id of a text that is no part of the catalogue: a stranger's game has words of its own
PLAIN = "plain"


class Sentence:
    """An id of the catalogue with its arguments. Whoever shows it says it in the reader's language; as a string it is English."""

    __slots__ = ("args", "id")

    def __init__(self, id: str, /, **args: Arg):
        self.id = id
        self.args = args

    @classmethod
    def plain(cls, text: str) -> Sentence:
        """A finished text, the same in every language."""
        return cls(PLAIN, text=text)

    @classmethod
    def of(cls, said: Sentence | str) -> Sentence:
        """A sentence as it is, or a finished text as one."""
        return said if isinstance(said, Sentence) else cls.plain(said)

    def __str__(self) -> str:
        from quirkbox.words.catalogue import catalogue

        return catalogue("en").say(self)

    def __repr__(self) -> str:
        return f"<Sentence {self.id}: {self}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Sentence) and (self.id, self.to_json()) == (other.id, other.to_json())

    def __hash__(self) -> int:
        return hash(self.id)

    def __reduce__(self) -> tuple[Any, ...]:
        return Sentence.of_json, (self.to_json(),)

    def to_json(self) -> dict[str, Any]:
        """As it goes over the wire."""
        return {"id": self.id, "args": {name: _to_json(arg) for name, arg in self.args.items()}}

    @classmethod
    def of_json(cls, told: Mapping[str, Any]) -> Sentence:
        """What `to_json` made."""
        return cls(told["id"], **{name: _of_json(arg) for name, arg in told["args"].items()})


def _to_json(arg: Arg) -> Any:
    if isinstance(arg, Sentence):
        return arg.to_json()
    return arg if isinstance(arg, (str, int, float)) else [_to_json(part) for part in arg]


def _of_json(arg: Any) -> Arg:
    if isinstance(arg, list):
        return [Sentence.of_json(part) if isinstance(part, dict) else part for part in arg]
    return Sentence.of_json(arg) if isinstance(arg, dict) else arg
