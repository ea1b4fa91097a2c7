"""`quirkbox lab`: what designers ask of a game, answered from many games of bots."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.table import Table as Grid
from typer.core import TyperGroup

from quirkbox.commands.shared import (
    INTERRUPTED,
    AsJson,
    Bars,
    GameName,
    Games,
    Iterations,
    On,
    Options,
    Resume,
    Seed,
    Threads,
    by_name,
    err,
    game_named,
    options_given,
    out,
    print_json,
    seats_given,
    text_of,
)

if TYPE_CHECKING:
    from quirkbox.engine import Game
    from quirkbox.lab import Comparison

STANDARD = "report"


class WithStandard(TyperGroup):
    """`quirkbox lab GAME` is `quirkbox lab report GAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if not args:
            args = ["--help"]
        elif args[0] not in self.commands and args[0] != "--help":
            args = [STANDARD, *args]
        return super().parse_args(ctx, args)


lab = typer.Typer(
    cls=WithStandard,
    rich_markup_mode="rich",
    help="Is it fair, how long is it, when is it decided, what is done in it? [bold]quirkbox lab GAME -o FILE.html[/bold]",
)

Players = Annotated[
    str | None,
    typer.Option("--bots", help="who plays, such as greedy,greedy,search@100", show_default="greedy bots, as few as can play"),
]
Strength = Annotated[
    int,
    typer.Option("--strength", min=0, max=100_000, help="how many deals bots with 1, 4 and 16 times the budget play; 0: none"),
]
Looks = Annotated[int, typer.Option("--iterations", min=1, max=60_000, help="how often the weakest of them looks ahead per move")]
Page = Annotated[Path | None, typer.Option("--output", "-o", help="the page to write, such as report.html")]


@lab.command()
def report(
    game_id: GameName,
    file: Page = None,
    games: Games = 10_000,
    bots: Players = None,
    seed: Seed = 0,
    options: Options = None,
    strength: Strength = 20,
    iterations: Looks = 10,
    threads: Threads = 0,
    on: On = "threads",
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Write a report on a game: one HTML file that stands alone, or JSON for programs.

    Who wins by seat, how long it is, when it is decided, how much is skill, what is done where, and the ten most extreme games.
    For example: [bold]quirkbox lab quirkies --games 100000 -o quirkies.html[/bold]
    """
    from quirkbox.engine import Refusal
    from quirkbox.lab import Order, place
    from quirkbox.lab.report import report as page

    if file is None and not as_json:
        raise Refusal("Where shall the report go? -o FILE.html writes it, --json prints its figures.")
    if file is not None and not file.parent.is_dir():
        raise Refusal(f"{file} cannot be written: there is no folder {file.parent}.")
    game = game_named(game_id)
    order = Order(game, _seats(game, bots), games, seed, options_given(game, options), strength, iterations)
    with _kept_after_ctrl_c(), Bars({"watched": "Watching", "chances": "Playing on"}) as bars:
        for step in order.steps():
            bars(step)
        found = order.make(place(on, threads), resume, bars)
    if as_json:
        print_json(found.to_json())
    if file:
        write_page(file, page(found))


@contextmanager
def _kept_after_ctrl_c() -> Iterator[None]:
    try:
        yield
    except KeyboardInterrupt:
        err.print("What was played is kept: the same command with --resume goes on.", highlight=False)
        raise


def _seats(game: Game, bots: str | None) -> tuple[str, ...]:
    """Who plays: greedy bots, as few as can, if none are named."""
    return tuple(seats_given(game, bots or ",".join(["greedy"] * game.players[0])))


def write_page(file: Path, text: str) -> None:
    from quirkbox.engine import Refusal

    try:
        file.write_text(text, encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from None
    err.print(f"Written to {file}.", highlight=False)


@lab.command()
def dataset(
    game_id: GameName,
    file: Annotated[Path, typer.Option("--output", "-o", help="FILE.parquet, or FILE.jsonl for JSON lines")],
    games: Games = 1000,
    bots: Players = None,
    seed: Seed = 0,
    options: Options = None,
    threads: Threads = 0,
    on: On = "threads",
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Write games down as data to learn from: for each decision what the seat saw, could do and did, and the result.

    For example: [bold]quirkbox lab dataset quirkies --games 1000 --bots search@100,greedy -o quirkies.parquet[/bold]
    """
    from quirkbox.lab import Lineup, place, write_dataset

    game = game_named(game_id)
    lineup = Lineup(game, _seats(game, bots), seed, options_given(game, options))
    try:
        with Bars() as bars:
            rows = write_dataset(lineup, games, file, place(on, threads), resume, bars)
    except KeyboardInterrupt:
        err.print(f"{file} holds the games that were played so far; --resume goes on.", highlight=False)
        raise
    err.print(f"Written to {file}: {rows:,} decisions.", highlight=False)
    if as_json:
        print_json({"game": game.id, "file": str(file), "games": games, "decisions": rows})


Side = Annotated[str, typer.Argument(help="options, such as tiles=mine.toml or version=advanced,claims=call; or: usual")]


@lab.command("compare")
def compare_(
    game_id: GameName,
    one: Side,
    other: Side,
    measure: Annotated[
        str | None,
        typer.Option("--measure", help="seat1, ties, margin, length, minutes, points, or team", show_default="seat1, or team"),
    ] = None,
    least: Annotated[float, typer.Option("--least", min=1e-9, help="a difference smaller than this does not matter")] = 0.03,
    games: Games = 100_000,
    bots: Players = None,
    seed: Seed = 0,
    iterations: Iterations = 1000,
    threads: Threads = 0,
    on: On = "threads",
    resume: Resume = False,
    file: Page = None,
    as_json: AsJson = False,
) -> None:
    """Compare two sets of options, or two content files, on the same deals: what changes, by how much, how sure.

    It stops as soon as the two are known to differ in the measure, or to be alike but for the least difference. The intervals may
    be believed whenever one looks. For example: [bold]quirkbox lab compare circuit_breaker usual tiles=mine.toml[/bold]
    """
    from quirkbox.lab import ask, compare, place
    from quirkbox.lab.report import comparison_page

    game = game_named(game_id)
    sides = [options_given(game, None if side == "usual" else [side]) for side in (one, other)]
    question = ask(game, sides[0], sides[1], _seats(game, bots), measure, least, seed, games, iterations)
    with Bars({"games of each": "Games of each, at most"}) as bars:
        found = compare(question, place(on, threads), resume, bars)
    if as_json:
        print_json(found.to_json())
    else:
        _show(found, one, other)
    if file:
        write_page(file, comparison_page(found, one, other))
    if found.answer is None and found.games < games:
        raise typer.Exit(INTERRUPTED)


def _show(found: Comparison, one: str, other: str) -> None:
    question = found.question
    grid = Grid("", one, other, "difference", "95 %", title=f"{question.one.game.name}: {found.games} games of each")
    for name in question.measures:
        first, second, difference = found.row(name)
        rate = name in ("team", "ties") or name.startswith("seat")
        times, digits = (100, 1) if rate else (1, 2)
        told = [f"{times * value:.{digits}f}{' %' * rate}" for value in (first, second)]
        apart, low, high = (f"{times * value:+.{digits}f}" for value in (difference.value, difference.low, difference.high))
        marked = f"[bold]{name}[/bold]" if name == question.measure else name
        grid.add_row(marked, *told, apart, f"{low} to {high}")
    out.print(grid)
    answers = {
        "differ": f"They differ in {question.measure}.",
        "alike": f"In {question.measure} they are alike: if they differ, then by less than {question.least:g}.",
        None: f"Whether they differ in {question.measure} can't be told yet; "
        + ("--resume goes on." if found.games < question.most_games else "more --games may tell."),
    }
    out.print(answers[found.answer], highlight=False)


@lab.command("tune")
def tune_(
    game_id: GameName,
    content: Annotated[Path, typer.Argument(help="the file to begin with: a scenario, a set of tiles", metavar="FILE")],
    want: Annotated[str, typer.Option("--want", help="such as team=0.6, seat1=0.5, length=40 or minutes=30")],
    file: Annotated[Path, typer.Option("--output", "-o", help="the file to write; its trials as pictures go beside it")],
    vary: Annotated[
        list[str] | None,
        typer.Option(
            "--vary", help="a number of the file, such as battery=6..14, or what stands in it as {square}, such as 'square=.|o|w'"
        ),
    ] = None,
    within: Annotated[float, typer.Option("--within", min=0, help="how near is near enough")] = 0.02,
    games: Games = 1000,
    trials: Annotated[int, typer.Option("--trials", min=1, max=10_000, help="variants to try, at most")] = 30,
    bots: Players = None,
    seed: Seed = 0,
    options: Options = None,
    threads: Threads = 0,
    on: On = "threads",
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Find numbers for a content file with which a game is as you want it.

    Bots play variants with the same dice; an optimiser says which to try next; the best one is confirmed with fresh games. What
    may change is a number by its key, or anything that stands in the file as a name in braces: how often a tile is in the box
    (1.2. x{twos}), a square of a track.

    For example: [bold]quirkbox lab tune quirky_circuits mine.toml --want team=0.6 --vary battery=6..14 -o tuned.toml[/bold]
    """
    from quirkbox.engine import Refusal
    from quirkbox.lab import Task, Vary, Wish, place, tune
    from quirkbox.lab.report import tuning_page

    game = game_named(game_id)
    with by_name(content):
        varied = tuple(Vary.read(text) for text in vary or [])
        wish = Wish.read(want, within)
        task = Task(game, text_of(content), varied, wish, _seats(game, bots), options_given(game, options), seed, games, trials)
        with _kept_after_ctrl_c(), Bars() as bars:
            found = tune(task, place(on, threads), resume, bars)
    picture = file.with_suffix(".html")
    try:
        file.write_text(found.text, encoding="utf-8")
        picture.write_text(tuning_page(found), encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from None
    if as_json:
        print_json(found.to_json())
    chosen = ", ".join(f"{name} = {value}" for name, value in found.best.values.items())
    figure = found.confirmed
    told = f"{wish.measure} is {figure.value:.4g} ({figure.low:.4g} to {figure.high:.4g}) with {chosen}"
    err.print(f"{told}: written to {file}, the trials to {picture}.", highlight=False)
    if not found.found:
        raise Refusal(f"Nothing was found that has {want}, give or take {within:g}; this comes nearest.")
