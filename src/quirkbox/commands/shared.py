"""What all commands share: how things are asked for on the command line, and how results and mistakes are told."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Self

import typer
from rich.console import Console
from rich.progress import BarColumn, Progress, SpinnerColumn, TaskID, TextColumn, TimeElapsedColumn, TimeRemainingColumn

if TYPE_CHECKING:
    from quirkbox.engine import Game
    from quirkbox.lab import Step

out = Console(emoji=False)
err = Console(stderr=True, emoji=False)
INTERRUPTED = 130  # the exit code after Ctrl-C

GameName = Annotated[str, typer.Argument(help="the game, such as quirkies; or ./FOLDER of one of your own", metavar="GAME")]
Games = Annotated[int, typer.Option("--games", min=1, max=10_000_000, help="how many games")]
Bots = Annotated[str, typer.Option("--bots", help="who plays, such as search,greedy or search@4000")]
Seed = Annotated[int, typer.Option("--seed", min=0, max=2**63 - 1, help="the same seed is the same result, on any machine")]
Options = Annotated[
    list[str] | None,
    typer.Option("--options", "--option", "-O", metavar="NAME=CHOICE,...", help="what the players agree on"),
]
Iterations = Annotated[
    int,
    typer.Option("--iterations", min=1, max=1_000_000, help="how often the search bot looks ahead per move"),
]
Threads = Annotated[int, typer.Option("--threads", min=0, max=256, help="how many at once; 0: one per core")]
Resume = Annotated[bool, typer.Option("--resume", help="go on with what was stopped")]
On = Annotated[
    str,
    typer.Option("--on", help="where: threads of this machine, ray (a cluster), ray://HEAD:10001, or cuda (a GPU)"),
]
AsJson = Annotated[bool, typer.Option("--json", help="for programs")]
Data = Annotated[
    Path | None,
    typer.Option("--data", envvar="QUIRKBOX_DATA", help="the folder of the database", show_default="the user's data folder"),
]
Database = Annotated[
    str | None,
    typer.Option("--database", envvar="QUIRKBOX_DATABASE", help="another database than the one in the data folder"),
]


def game_named(game_id: str) -> Game:
    from quirkbox.games import game

    return game(game_id)


def options_given(game: Game, given: list[str] | None) -> dict[str, str]:
    """`name=choice` pairs, checked."""
    from quirkbox.engine import Refusal

    pairs = [text.partition("=") for several in given or [] for text in several.split(",")]
    for name, equals, _ in pairs:
        if not equals:
            raise Refusal(f"An option is written name=choice, not {name!r:.40}.")
    return game.agree_on({name: _answer(game, name, choice) for name, _, choice in pairs})


def _answer(game: Game, name: str, given: str) -> str:
    """A choice by its name; or, where an option takes content, the text of the file that is named."""
    from quirkbox.engine import Refusal

    for option in game.options:
        if option.id == name and option.content and given not in [choice.id for choice in option.choices]:
            try:
                text = Path(given).read_text(encoding="utf-8")
            except (OSError, UnicodeDecodeError) as error:
                if given.endswith(".toml"):
                    why = error.strerror if isinstance(error, OSError) else "it is no text in UTF-8"
                    raise Refusal(f"{given} can't be read: {why}.") from None
                break
            with by_name(given):
                option.index(text)
            return text
    return given


def toml_of(file: Path) -> dict[str, Any]:
    """A TOML file that somebody has written."""
    import tomllib

    from quirkbox.engine import Refusal

    try:
        return tomllib.loads(text_of(file))
    except (ValueError, RecursionError) as error:
        raise Refusal(f"{file}: {error}.") from None


def text_of(file: Path) -> str:
    """A file that somebody has written."""
    from quirkbox.engine import Refusal

    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        why = "it is no text" if isinstance(error, UnicodeDecodeError) else error.strerror
        raise Refusal(f"{file} cannot be read: {why}.") from None


@contextmanager
def by_name(file: object) -> Iterator[None]:
    """A refusal of a file names it."""
    from quirkbox.engine import Refusal

    try:
        yield
    except Refusal as refusal:
        raise Refusal(str(refusal).replace("your file", str(file), 1)) from None


def seats_given(game: Game, names: str) -> list[str]:
    """The bots named for the seats."""
    from quirkbox.lab import Entrant

    bots = names.split(",")
    for name in bots:
        Entrant.named(name)
    game.about.must_seat(len(bots))
    return bots


def progress_bar() -> Progress:
    """On stderr, so that stdout stays for results; gone when done."""
    columns = (
        SpinnerColumn(),
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=err, transient=True)


class Bars:
    """One bar for each kind of step, with the time that is left; on stderr, gone when done."""

    def __init__(self, names: Mapping[str, str] | None = None):
        """What the steps are called to people."""
        self._names, self._progress = names or {}, progress_bar()
        self._tasks: dict[str, TaskID] = {}

    def __enter__(self) -> Self:
        self._progress.start()
        return self

    def __exit__(self, *error: object) -> None:
        self._progress.stop()

    def __call__(self, step: Step) -> None:
        if step.what not in self._tasks:
            self._tasks[step.what] = self._progress.add_task(self._names.get(step.what, step.what.capitalize()), total=step.of)
        self._progress.update(self._tasks[step.what], completed=step.done, total=step.of)


def print_json(value: Any) -> None:
    print(json.dumps(value))


def say_why(sentence: str) -> None:
    err.print(sentence, style="red", markup=False, highlight=False, soft_wrap=True)
