"""What is agreed on before a game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from quirkbox.engine.refusal import Refusal, quoted


@dataclass(frozen=True)
class Choice:
    """One answer to an `Option`."""

    id: str
    name: str
    words: str = ""
    #: where there are many: a heading they stand under
    group: str = ""
    #: how hard it is, in stars; 0: not told
    level: int = 0


@dataclass(frozen=True)
class Report:
    """What there is to say about somebody's own content."""

    #: in a few lines
    words: str
    #: where it can be solved: how, event by event, as the game's own events in JSON
    trail: tuple[dict[str, Any], ...] = ()


@dataclass(frozen=True)
class Option:
    """Something to agree on before the game: a question and its possible answers, the first one being usual.

    With `content` the answers stand for content (a track, a scenario), and any other text is an answer too: somebody's own file.
    `content` gives the numbers that `deal` reads, always as many; Refusal says what is wrong with a file, and where.
    `describe` tells whoever made a file what is in it, in a few lines; where content is a puzzle, `solve` says how it can be
    solved, in words and as it would be seen to happen, and calls what it is given with the part (0 to 1) of its search that is
    done. Where the content of a choice is a file, it lies in `folder` under the choice's id."""

    id: str
    question: str
    choices: tuple[Choice, ...]
    content: Callable[[str], Sequence[int]] | None = None
    describe: Callable[[str], str] | None = None
    solve: Callable[[str, Callable[[float], object]], Report] | None = None
    folder: Path | None = None

    @property
    def default(self) -> str:
        """The usual answer."""
        return self.choices[0].id

    def file(self, answer: str) -> str:
        """The text behind an answer: somebody's own file, or ours for a choice; empty where there is none."""
        if all(choice.id != answer for choice in self.choices):
            return answer
        ours = self.folder and self.folder / f"{answer}.toml"
        return ours.read_text(encoding="utf-8") if ours and ours.is_file() else ""

    def report(self, answer: str, tick: Callable[[float], object] = lambda part: None) -> Report:
        """What is in somebody's own content, and how it is solved; Refusal if something is wrong with it."""
        self.index(answer)
        said = self.describe(answer) if self.describe else "Nothing is wrong with it."
        if self.solve is None:
            return Report(said)
        solved = self.solve(answer, tick)
        return Report(f"{said}\n{solved.words}", solved.trail)

    def index(self, answer: str) -> int:
        """The number of the choice; one more than the last for somebody's own content."""
        if not isinstance(answer, str):
            raise Refusal.because("option-text", option=self.id, given=quoted(answer))
        for number, known in enumerate(self.choices):
            if known.id == answer:
                return number
        if self.content:
            self.content(answer)
            return len(self.choices)
        known_ids = ", ".join(known.id for known in self.choices)
        raise Refusal.because("option-choices", option=self.id, known=known_ids, given=quoted(answer))
