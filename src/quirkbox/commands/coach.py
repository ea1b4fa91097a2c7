"""`quirkbox analyse`: what a finished game turned on. `quirkbox puzzles`: tasks out of games that bots have played."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer
from rich.markup import escape
from rich.table import Table as Grid

from quirkbox.commands.shared import AsJson, GameName, Seed, Threads, err, game_named, out, print_json, progress_bar

if TYPE_CHECKING:
    from quirkbox.coach import Decision, GameAnalysis, Puzzle

TranscriptFile = Annotated[Path, typer.Argument(help="a transcript", metavar="FILE")]
LookCount = Annotated[int, typer.Option("--looks", min=100, max=1_000_000, help="how often it looks ahead per decision")]
PuzzleCount = Annotated[int, typer.Option("--count", min=1, max=100_000, help="how many")]
PackFile = Annotated[Path | None, typer.Option("--output", "-o", help="write a pack, one puzzle a line")]
Today = Annotated[bool, typer.Option("--daily", help="today's puzzle, out of those that come with the game")]
OpenHands = Annotated[bool, typer.Option("--open", help="with open hands, not by what each player could know")]


def analyse(
    file: TranscriptFile,
    looks: LookCount = 2000,
    open_hands: OpenHands = False,
    seed: Seed = 0,
    threads: Threads = 0,
    as_json: AsJson = False,
) -> None:
    """Look at every decision of a recorded game: the chance to win with what was done, and with what the search would have done.

    For example: [bold]quirkbox record quirkies --bots greedy,random -o game.json[/bold], then
    [bold]quirkbox analyse game.json[/bold]
    """
    from quirkbox.coach import analyse as look_at
    from quirkbox.engine import Transcript
    from quirkbox.games import game

    transcript = Transcript.load(file, game)
    with progress_bar() as progress:
        task = progress.add_task(transcript.game.name, total=None)
        found = look_at(
            transcript,
            looks=looks,
            seed=seed,
            open_hands=open_hands,
            threads=threads,
            tick=lambda done, of: progress.update(task, completed=done, total=of),
        )
    if as_json:
        print_json(found.to_json())
    else:
        _show(found)


def _show(found: GameAnalysis) -> None:
    transcript = found.transcript
    actions, names = transcript.game.actions, transcript.players
    lens = "with open hands" if found.open_hands else "as each player could know it"
    grid = Grid("", "who", "did", "chance", "better was", "chance", "cost", title=f"{transcript.game.name}, {lens}")
    turning = set(found.turning_points)
    for decision in found.decisions:
        better = decision.played != decision.best
        grid.add_row(
            str(decision.seq),
            escape(names[decision.seat]),
            actions.text(decision.played),
            f"{decision.played_value:.0%}",
            actions.text(decision.best) if better else "[green]strong[/green]" if decision.strong else "",
            f"{decision.best_value:.0%}" if better else "",
            f"{decision.cost:.0%}" if better and decision.cost else "",
            style="bold red" if decision in turning else None,
        )
    out.print(grid)
    for decision in found.turning_points:
        out.print(_told(found, decision), highlight=False, soft_wrap=True)
    if not found.turning_points:
        out.print("Nobody made a mistake that cost much.", highlight=False)


def _told(found: GameAnalysis, decision: Decision) -> str:
    actions, name = found.transcript.game.actions, escape(found.transcript.players[decision.seat])
    return (
        f"{decision.seq}: {name} gave away {decision.cost:.0%} with {actions.text(decision.played)}; "
        f"{actions.text(decision.best)} was better."
    )


def puzzles(
    game_id: GameName,
    count: PuzzleCount = 10,
    seed: Seed = 0,
    file: PackFile = None,
    today: Today = False,
    as_json: AsJson = False,
) -> None:
    """Find puzzles in games that bots play: a clear best that `greedy` does not see, with all its solutions.

    For example: [bold]quirkbox puzzles quirkies --count 5 --seed 3[/bold]
    """
    from datetime import UTC, datetime

    from quirkbox.coach import daily, find_puzzles
    from quirkbox.engine import Refusal

    game = game_named(game_id)
    if today:
        found = [daily(game, datetime.now(UTC).date())]
    else:
        with progress_bar() as progress:
            task = progress.add_task(game.name, total=count)
            found = find_puzzles(game, count, seed, lambda done: progress.update(task, completed=done))
    if file:
        try:
            file.write_text("".join(f"{puzzle.to_line()}\n" for puzzle in found), encoding="utf-8")
        except OSError as error:
            raise Refusal(f"{file} cannot be written: {error.strerror}.") from None
        err.print(f"Written to {file}: {len(found)} puzzles.", highlight=False)
    elif as_json:
        print_json([puzzle.to_json() for puzzle in found])
    else:
        for puzzle in found:
            _show_puzzle(puzzle)


def _show_puzzle(puzzle: Puzzle) -> None:
    text = puzzle.game.actions.text
    out.print(f"\n{puzzle.id}, rated {puzzle.rating}", style="bold", highlight=False)
    print(puzzle.match().position.text(puzzle.seat))
    out.print(f"You are player {puzzle.seat + 1}. {puzzle.task}", highlight=False, markup=False)
    for solution in puzzle.solutions:
        out.print(f"  {', '.join(text(action) for action in solution)}", highlight=False, markup=False)
    out.print(puzzle.explanation, style="dim", highlight=False, markup=False)
