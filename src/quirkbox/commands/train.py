"""`quirkbox train`: let a network learn a game by playing against itself."""

from __future__ import annotations

import time
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from quirkbox.commands.shared import (
    INTERRUPTED,
    AsJson,
    GameName,
    Options,
    Seed,
    Threads,
    err,
    game_named,
    options_given,
    out,
    print_json,
    progress_bar,
)

if TYPE_CHECKING:
    from quirkbox.engine import Game
    from quirkbox.train import Settings

LEVELS = "▁▂▃▄▅▆▇█"
LATEST = 40  # looks at how it fares that the curve in the terminal shows

Folder = Annotated[Path | None, typer.Option("-o", "--out", help="where it is kept", show_default="learned/GAME")]
Minutes = Annotated[float, typer.Option("--minutes", min=0.01, help="how long it learns")]
Side = Annotated[int, typer.Option("--games", min=8, max=1_000_000, help="how many games side by side")]
Steps = Annotated[int, typer.Option("--steps", min=2, max=4096, help="steps in each of them before something is learned")]
Players = Annotated[
    str | None, typer.Option("--players", help="at the table, such as 2 or 2,3,4", show_default="what the game says")
]
Device = Annotated[str, typer.Option("--device", help="where the network is: cpu, cuda, or auto")]
Margin = Annotated[float, typer.Option("--margin", min=0, max=1, help="how much winning high counts beside winning")]
Start = Annotated[Path | None, typer.Option("--start", help="begin with what a bot has learned, a file .npz")]
Resume = Annotated[bool, typer.Option("--resume", help="go on with what is there")]


def train(
    game_id: GameName,
    folder: Folder = None,
    minutes: Minutes = 10,
    games: Side = 1024,
    steps: Steps = 128,
    players: Players = None,
    options: Options = None,
    device: Device = "auto",
    seed: Seed = 1,
    threads: Threads = 0,
    margin: Margin = 0,
    start: Start = None,
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Let a network learn a game by playing against itself, and see how it fares against greedy all the while.

    What it has learned is a bot: [bold]quirkbox play GAME --bots learned/GAME/trained.npz[/bold]. Ctrl-C keeps what it has
    learned, and the same command with --resume goes on. For example: [bold]quirkbox train quirkies --minutes 5[/bold]
    """
    from quirkbox.engine import Refusal

    if not find_spec("torch"):
        raise Refusal("Learning needs PyTorch: pip install 'quirkbox[train]'.")
    from quirkbox.train import Trainer

    game = game_named(game_id)
    kept = folder or Path("learned") / game.id
    if not resume and (kept / "checkpoint.pt").exists():
        raise Refusal(
            f"Something has been learned in {str(kept)!r:.100} already; --resume goes on, or name another folder with -o."
        )
    if resume and not (kept / "checkpoint.pt").exists():
        raise Refusal(f"Nothing has been learned in {str(kept)!r:.100} yet.")
    if start and (resume or not start.is_file()):
        raise Refusal("It goes on, or it starts: not both." if resume else f"There is no file {str(start)!r:.100} to start with.")
    settings = _settings(game, games, steps, players, options, device, seed, threads)
    trainer = Trainer(game, replace(settings, margin=margin), kept)
    if resume:
        trainer.resume()
    if start:
        trainer.start_with(start)
    interrupted = False
    began = time.monotonic()
    with progress_bar() as progress:
        task = progress.add_task(game.name, total=round(minutes * 60))

        def tell(said: dict[str, float]) -> None:
            fares = [told["against_greedy"] for told in trainer.history]
            curve = f" {_curve(fares)} {fares[-1]:.0%} against greedy" if fares else ""
            progress.update(
                task, completed=round(time.monotonic() - began), description=f"{game.name}: round {said['round']:.0f}{curve}"
            )

        try:
            trainer.run(minutes * 60, tell)
        except KeyboardInterrupt:
            trainer.save()
            interrupted = True
    if as_json:
        print_json({"folder": str(kept), "rounds": trainer.round, "decisions": trainer.decisions, "curve": trainer.history})
    else:
        fares = [told["against_greedy"] for told in trainer.history]
        out.print(
            f"{trainer.decisions:,} decisions in {trainer.round} rounds. Against greedy: {_curve(fares)} {fares[-1]:.1%} won."
        )
        out.print(f"Play it: quirkbox play {game_id} --bots {kept / 'trained.npz'}", highlight=False)
    if interrupted:
        err.print("It was interrupted; --resume goes on.", highlight=False)
        raise typer.Exit(INTERRUPTED)


def _settings(
    game: Game, games: int, steps: int, players: str | None, options: list[str] | None, device: str, seed: int, threads: int
) -> Settings:
    import torch

    from quirkbox.bots.learned import PracticeTable, features
    from quirkbox.engine import Refusal
    from quirkbox.train import Settings

    if device not in ("auto", "cpu", "cuda"):
        raise Refusal(f"A network can be on cpu or cuda, not {device!r:.40}.")
    if device == "cuda" and not torch.cuda.is_available():
        raise Refusal("There is no GPU here that PyTorch can use.")
    tables = features(game).tables or (PracticeTable(game.players[0]),)
    if players or options:
        counts = (players or str(game.players[0])).split(",")
        if not all(count.isdecimal() for count in counts):
            raise Refusal(f"--players are numbers such as 2,3,4, not {players!r:.40}.")
        tables = tuple(PracticeTable(int(count), options_given(game, options)) for count in counts)
    for table in tables:
        game.about.must_seat(table.players)
    where = ("cuda" if torch.cuda.is_available() else "cpu") if device == "auto" else device
    return Settings(tables, seed=seed, games=games, steps=steps, device=where, threads=threads)


def _curve(fares: list[float]) -> str:
    return "".join(LEVELS[min(7, int(8 * fare))] for fare in fares[-LATEST:])
