"""`quirkbox ladder`: all bots against each other."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer
from rich.table import Table as Grid

from quirkbox.commands.shared import (
    INTERRUPTED,
    AsJson,
    Bars,
    GameName,
    Iterations,
    On,
    Options,
    Resume,
    Seed,
    Threads,
    err,
    game_named,
    options_given,
    out,
    print_json,
)

if TYPE_CHECKING:
    from quirkbox.lab import Ladder

Climbers = Annotated[
    str | None,
    typer.Option("--bots", help="who, such as search@1000,greedy,my_bots:Clever", show_default="all that are here"),
]
Deals = Annotated[int, typer.Option("--deals", min=2, max=10_000_000, help="how many deals each two play, from every seat")]
Players = Annotated[int, typer.Option("--players", min=0, max=16, help="at a table, two bots in turns; 0: as few as can play")]


def ladder(
    game_id: GameName,
    deals: Deals = 500,
    bots: Climbers = None,
    seed: Seed = 0,
    options: Options = None,
    players: Players = 0,
    iterations: Iterations = 1000,
    threads: Threads = 0,
    on: On = "threads",
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Let every bot play every other one on the same deals, from every seat: ratings with 95 % intervals.

    400 points more are ten games won for one lost; the bot random has 0. Ctrl-C shows what has been played, and the same command
    with --resume goes on. For example: [bold]quirkbox ladder quirkies --bots random,greedy,search@100,search@1000[/bold]
    """
    from quirkbox.lab import Contest, available, climb, place

    game = game_named(game_id)
    named = tuple(bots.split(",")) if bots else available(game)
    contest = Contest(game, named, deals, seed, options_given(game, options), players, iterations)
    with Bars({"strength": game.name}) as bars:
        climbed = climb(contest, place(on, threads), resume, bars)
    if as_json:
        print_json(climbed.to_json())
    else:
        _show(climbed)
    if climbed.deals < deals:
        err.print(f"{climbed.deals} of {deals} deals have been played; --resume goes on.", highlight=False)
        raise typer.Exit(INTERRUPTED)


def _show(climbed: Ladder) -> None:
    contest, ratings = climbed.contest, climbed.ratings
    title = f"{contest.game.name}: {climbed.deals} deals each, seed {contest.seed}"
    grid = Grid("", "rating", "95 %", title=title, caption="Under each name: games won against it, shared ones by half.")
    for bot in ratings.order:
        grid.add_column(contest.bots[bot], justify="right", no_wrap=True)
    for bot in ratings.order:
        rating, low, high = ratings.rating[bot], ratings.low[bot], ratings.high[bot]
        shares = ["" if other == bot else f"{climbed.against(bot, other):.0%}" for other in ratings.order]
        spread = "" if bot == ratings.zero else f"{low:.0f}…{high:.0f}"
        grid.add_row(contest.bots[bot], f"{rating:.0f}", spread, *shares)
    out.print(grid)
