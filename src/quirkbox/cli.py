"""The command `quirkbox`. Heavy imports wait until a command needs them, so that --help answers at once."""

from __future__ import annotations

import json
import os
import sys
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from click import ClickException, UsageError
from rich.console import Console
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

import quirkbox

if TYPE_CHECKING:
    from quirkbox.engine import Game
    from quirkbox.lab import Result

app = typer.Typer(
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Five odd little games, one table. Without a command: [bold]serve[/bold], and open the lobby in the browser.",
    epilog="Try [bold]quirkbox play quirkies[/bold], or [bold]quirkbox sim quirkies --games 1000 --bots search,greedy[/bold].",
)
out = Console()
err = Console(stderr=True)

GameName = Annotated[str, typer.Argument(help="the game, such as quirkies", metavar="GAME")]
Bots = Annotated[str, typer.Option("--bots", help="who plays, seat by seat, such as search,greedy")]
Seed = Annotated[int, typer.Option("--seed", help="the same seed is the same result, on any machine")]
Options = Annotated[
    list[str] | None,
    typer.Option("--option", "-O", metavar="NAME=CHOICE", help="an option of the game; may be repeated"),
]
Iterations = Annotated[
    int, typer.Option("--iterations", min=1, help="how much the search bot looks ahead per move")
]
Threads = Annotated[int, typer.Option("--threads", min=0, help="how many at once; 0: one per core")]
AsJson = Annotated[bool, typer.Option("--json", help="for programs")]
Host = Annotated[str, typer.Option("--host", help="127.0.0.1 for this computer alone")]
Port = Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes a free one")]
Data = Annotated[
    Path | None,
    typer.Option("--data", help="the folder of the database", show_default="the user's data folder"),
]
Database = Annotated[
    str | None, typer.Option("--database", help="another database than the one in the data folder")
]
Pace = Annotated[float, typer.Option("--pace", min=0, help="how slow bots are: 1 like people, 0 at once")]


def main() -> None:
    """Every mistake ends in one sentence and an exit code other than 0, never in a traceback."""
    from quirkbox.engine.refusal import Refusal

    try:
        app(standalone_mode=False)
    except Refusal as refusal:
        _fail(str(refusal), 1)
    except UsageError as error:
        _fail(f"{error.format_message()} (quirkbox --help shows how.)", 2)
    except ClickException as error:
        _fail(error.format_message(), error.exit_code)
    except (KeyboardInterrupt, typer.Abort):
        _fail("Stopped.", 130)
    except BrokenPipeError:  # whoever read our output has had enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)


def _fail(sentence: str, code: int) -> None:
    err.print(sentence, style="red", markup=False, highlight=False, soft_wrap=True)
    sys.exit(code)


def _version(show: bool) -> None:
    if show:
        out.print(f"quirkbox {quirkbox.__version__}", highlight=False)
        raise typer.Exit


@app.callback(invoke_without_command=True)
def start(
    context: typer.Context,
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="say which version this is")
    ] = False,
) -> None:
    if context.invoked_subcommand is None:
        serve(open_browser=True)


@app.command()
def serve(
    host: Host = "0.0.0.0",
    port: Port = 8000,
    data: Data = None,
    database: Database = None,
    open_browser: Annotated[
        bool, typer.Option("--open/--no-open", help="open the lobby in the browser")
    ] = False,
    pace: Pace = 1.0,
) -> None:
    """Serve the lobby and the tables to everybody in your network, until Ctrl-C."""
    import platformdirs

    from quirkbox.server.run import serve as run
    from quirkbox.server.settings import Settings

    folder = data or Path(platformdirs.user_data_dir("quirkbox", appauthor=False))
    run(host, port, folder, open_browser, database, Settings(pace=pace))


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games in the box."""
    from quirkbox.games import GAMES

    if as_json:
        _print_json([_about(game) for game in GAMES.values()])
        return
    grid = Grid("game", "name", "players", "minutes", "options")
    for game in GAMES.values():
        options = "\n".join(f"{o.id}: {', '.join(choice.id for choice in o.choices)}" for o in game.options)
        grid.add_row(game.id, game.name, f"{game.players[0]}-{game.players[1]}", str(game.minutes), options)
    out.print(grid)


def _about(game: Game) -> dict[str, Any]:
    return {
        "game": game.id,
        "name": game.name,
        "players": list(game.players),
        "minutes": game.minutes,
        "cooperative": game.cooperative,
        "options": {option.id: [choice.id for choice in option.choices] for option in game.options},
    }


def _game(game_id: str) -> Game:
    from quirkbox.games import game

    return game(game_id)


def _options(game: Game, given: list[str] | None) -> dict[str, str]:
    """`name=choice` pairs, checked."""
    from quirkbox.engine import Refusal

    pairs = [text.partition("=") for text in given or []]
    for name, equals, _ in pairs:
        if not equals:
            raise Refusal(f"An option is written name=choice, not {name!r:.40}.")
    return game.read_options({name: choice for name, _, choice in pairs})


def _seats(game: Game, names: str) -> list[str]:
    """The bots named for the seats."""
    from quirkbox.bots import BOTS
    from quirkbox.engine import Refusal

    bots = names.split(",")
    for bot in bots:
        if bot not in BOTS:
            raise Refusal(f"There is no bot {bot!r:.40}; there is {', '.join(BOTS)}.")
    low, high = game.players
    if not low <= len(bots) <= high:
        raise Refusal(f"{game.name} is for {low} to {high} players; {names} are {len(bots)}.")
    return bots


def _progress() -> Progress:
    """On stderr, so that stdout stays for results; gone when done."""
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        TextColumn("{task.completed}/{task.total}"),
        TimeRemainingColumn(),
    )
    return Progress(*columns, console=err, transient=True)


def _print_json(value: Any) -> None:
    print(json.dumps(value))


@app.command()
def sim(
    game_id: GameName,
    games: Annotated[int, typer.Option("--games", min=1, help="how many games")] = 1000,
    bots: Bots = "greedy,random",
    seed: Seed = 0,
    option: Options = None,
    iterations: Iterations = 1000,
    threads: Threads = 0,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games: who wins how often, with 95 % intervals. Seats are rotated."""
    from quirkbox.lab import simulate

    game = _game(game_id)
    seats, options = _seats(game, bots), _options(game, option)
    with _progress() as progress:
        task = progress.add_task(f"{game.name}: {', '.join(seats)}", total=games)
        result = simulate(
            game, games, seats, seed, options, iterations, threads, partial(progress.advance, task)
        )
    if as_json:
        _print_json(result.to_json())
    else:
        _print_result(result)


def _print_result(result: Result) -> None:
    grid = Grid(
        "",
        "won",
        "95 %",
        title=f"{result.game}: {result.games} games, seed {result.seed}",
        title_style="bold",
    )
    for name, rate, (low, high) in result.rows():
        grid.add_row(name, f"{rate:.1%}", f"{low:.1%} to {high:.1%}")
    out.print(grid)
    out.print(f"{result.ties} shared victories, {result.mean_length:.1f} actions a game", highlight=False)


@app.command()
def ladder(
    game_id: GameName,
    games: Annotated[int, typer.Option("--games", min=2, help="how many games for each pair")] = 1000,
    seed: Seed = 0,
    option: Options = None,
    iterations: Iterations = 1000,
    threads: Threads = 0,
    as_json: AsJson = False,
) -> None:
    """Let every bot play every other: who is stronger, and by how much."""
    from quirkbox.lab import pairs, simulate

    game = _game(game_id)
    options = _options(game, option)
    results = []
    with _progress() as progress:
        for pair in pairs():
            task = progress.add_task(" against ".join(pair), total=games)
            count = partial(progress.advance, task)
            results.append(simulate(game, games, pair, seed, options, iterations, threads, count))
    if as_json:
        _print_json([result.to_json() for result in results])
        return
    for result in results:
        _print_result(result)


@app.command()
def record(
    game_id: GameName,
    file: Annotated[Path, typer.Option("--output", "-o", help="the file to write")],
    bots: Bots = "greedy,random",
    seed: Seed = 0,
    option: Options = None,
    iterations: Iterations = 1000,
) -> None:
    """Let bots play one game, and write its transcript."""
    from quirkbox.engine import Match, Refusal
    from quirkbox.lab import play_out

    game = _game(game_id)
    seats = _seats(game, bots)
    match = Match(game, len(seats), seed, _options(game, option))
    play_out(match, seats, seed, iterations)
    try:
        file.write_text(match.transcript(seats).to_json(), encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from None
    err.print(
        f"Written to {file}: {len(match.log)} actions, score {match.position.score()}.", highlight=False
    )


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a transcript")],
    verify: Annotated[
        bool, typer.Option("--verify", help="check commitment, every action and the result")
    ] = False,
    states: Annotated[
        bool, typer.Option("--states", help="one full JSON state per line, every hand open")
    ] = False,
) -> None:
    """Tell a recorded game again, check it, or print its states."""
    from quirkbox.engine import Transcript
    from quirkbox.games import game

    transcript = Transcript.load(file, game)
    if verify:
        transcript.verify()
        err.print(f"It fits: {len(transcript.log)} actions, score {transcript.score}.", highlight=False)
    if states:
        for step in transcript.replay():
            _print_json(
                {
                    "seq": step.seq,
                    "seat": step.seat,
                    "score": step.position.score(),
                    **step.position.open_view(),
                }
            )
    elif not verify:
        for step in transcript.replay():
            for event in transcript.game.events.show(step.happened, step.seat, open_hands=True):
                print(transcript.game.show.words(event, transcript.players))


@app.command()
def play(
    game_id: GameName,
    bots: Bots = "search",
    option: Options = None,
    name: Annotated[str, typer.Option("--name", help="what you are called")] = "You",
) -> None:
    """Play in the terminal against bots."""
    from quirkbox.terminal import play_in_terminal

    game = _game(game_id)
    others = _seats(game, f"random,{bots}")[1:]
    play_in_terminal(game, others, _options(game, option), name, out)


@app.command()
def bench(
    game_id: Annotated[
        str | None, typer.Argument(help="one game; all if none is named", metavar="[GAME]")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure random games on one core: steps and games per second, the size of a state, the time to load."""
    from quirkbox.games import GAMES
    from quirkbox.lab import measure

    chosen = [_game(game_id)] if game_id else list(GAMES.values())
    with _progress() as progress:
        task = progress.add_task("Playing", total=len(chosen))
        figures = []
        for game in chosen:
            figures.append(measure(game))
            progress.advance(task)
    if as_json:
        _print_json(figures[0] if game_id else figures)
        return
    grid = Grid("game", "steps/s", "games/s", "bytes a state", "seconds to load")
    for row in figures:
        grid.add_row(
            row["game"],
            f"{row['steps_per_s']:,.0f}",
            f"{row['games_per_s']:,.0f}",
            str(row["state_bytes"]),
            f"{row['load_s']:.2f}",
        )
    out.print(grid)


@app.command()
def warm() -> None:
    """Compile the rules of all games, so that nobody waits for it later."""
    from quirkbox.games import GAMES
    from quirkbox.lab import compile_parts

    parts = [part for game in GAMES.values() for part in compile_parts(game)]
    with _progress() as progress:
        task = progress.add_task("Rules", total=len(parts))
        for name, compile_part in parts:
            progress.update(task, description=name)
            compile_part()
            progress.advance(task)


@app.command()
def schema() -> None:
    """Print everything that browser and server say to each other, as JSON Schema."""
    from quirkbox.server.schema import wire_schema

    print(json.dumps(wire_schema(), indent=1))


if __name__ == "__main__":
    main()
