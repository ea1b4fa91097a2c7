"""`quirkbox lab`: what designers ask of a game, answered from many games of bots."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer
from typer.core import TyperGroup

from quirkbox.commands.ladder import Resume
from quirkbox.commands.shared import (
    AsJson,
    GameName,
    Games,
    Options,
    Seed,
    Threads,
    err,
    game_named,
    options_given,
    print_json,
    progress_bar,
    seats_given,
)

STANDARD = "report"


class WithStandard(TyperGroup):
    """`quirkbox lab GAME` is `quirkbox lab report GAME`."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] != "--help":
            args = [STANDARD, *args]
        return super().parse_args(ctx, args)


lab = typer.Typer(
    cls=WithStandard,
    no_args_is_help=True,
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
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Write a report on a game: one HTML file that stands alone, or JSON for programs.

    Who wins by seat, how long it is, when it is decided, how much is skill, what is done where, and the ten most extreme games.
    For example: [bold]quirkbox lab quirkies --games 100000 -o quirkies.html[/bold]
    """
    from quirkbox.engine import Refusal
    from quirkbox.lab import Lineup, budgets, study
    from quirkbox.lab.report import report as page

    if file is None and not as_json:
        raise Refusal("Where shall the report go? -o FILE.html writes it, --json prints its figures.")
    if file is not None and not file.parent.is_dir():
        raise Refusal(f"{file} cannot be written: there is no folder {file.parent}.")
    game = game_named(game_id)
    lineup = Lineup(game, seats_given(game, bots or ",".join(["greedy"] * game.players[0])), seed, options_given(game, options))
    contest = budgets(game, strength, iterations, seed, lineup.answers) if strength else None
    try:
        with progress_bar() as progress:
            tasks = {
                "games": progress.add_task("Games", total=games),
                "watched": progress.add_task("Watching", total=None),
                "strength": progress.add_task("Strength", total=contest.games if contest else 0),
            }
            found = study(lineup, games, contest, threads, resume, lambda what, done: progress.advance(tasks[what], done))
    except KeyboardInterrupt:
        err.print("What was played is kept: the same command with --resume goes on.", highlight=False)
        raise
    if as_json:
        print_json(found.to_json())
    if file is None:
        return
    try:
        file.write_text(page(found), encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from None
    err.print(f"Written to {file}.", highlight=False)
