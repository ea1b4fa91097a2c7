"""The command `quirkbox`. Heavy imports wait until a command needs them, so that --help answers at once."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, NoReturn

import typer
from rich.markup import escape
from rich.table import Table as Grid

import quirkbox
from quirkbox.commands.coach import analyse, puzzles
from quirkbox.commands.host import backup, export, restore
from quirkbox.commands.lab import lab
from quirkbox.commands.ladder import ladder
from quirkbox.commands.lessons import lessons
from quirkbox.commands.reports import reports
from quirkbox.commands.shared import (
    INTERRUPTED,
    AsJson,
    Bars,
    Bots,
    Data,
    Database,
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
    progress_bar,
    say_why,
    seats_given,
    text_of,
    toml_of,
)
from quirkbox.commands.train import train

if TYPE_CHECKING:
    from quirkbox.engine import Game
    from quirkbox.engine.laws import Verdict
    from quirkbox.lab import Result

app = typer.Typer(
    add_completion=False,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    help="Five odd little games, one table. Without a command: [bold]serve[/bold], and open the lobby in the browser.",
    epilog="Try [bold]quirkbox play quirkies[/bold], or [bold]quirkbox sim quirkies --games 1000 --bots search,greedy[/bold].",
)
Host = Annotated[str, typer.Option("--host", envvar="QUIRKBOX_HOST", help="0.0.0.0 for everybody in your network")]
Port = Annotated[int, typer.Option("--port", envvar="QUIRKBOX_PORT", min=0, max=65535, help="0 takes a free one")]
Workers = Annotated[
    int,
    typer.Option("--workers", envvar="QUIRKBOX_WORKERS", min=1, help="how many processes serve; several need PostgreSQL"),
]
Pace = Annotated[
    float | None,
    typer.Option("--pace", min=0, help="how slow bots are: 1 like people, 0 at once", show_default="1"),
]
SETTINGS = "settings of the server"


def _read_config(context: typer.Context, file: Path | None) -> Path | None:
    """What stands in the file is usual from then on: command line and environment come first."""
    if file is not None:
        told = toml_of(file)
        options = {"host", "port", "data", "database", "workers"}
        context.default_map = {name: told.pop(name) for name in options & told.keys()}
        context.meta[SETTINGS] = told
    return file


Config = Annotated[
    Path | None,
    typer.Option(
        "--config",
        envvar="QUIRKBOX_CONFIG",
        is_eager=True,
        callback=_read_config,
        help="a TOML file with these and other settings",
    ),
]


def main() -> None:
    """Every mistake ends in one sentence and an exit code other than 0, never in a traceback."""
    # a bot or a game of one's own may lie in the current folder (`--bots my_bots:Careful`); last, so that it hides nobody else's
    sys.path.append(os.getcwd())
    try:
        code = app(standalone_mode=False) or 0
        sys.stdout.flush()
    except (KeyboardInterrupt, typer.Abort):
        code = INTERRUPTED
    except typer.TyperException as error:
        code = error.exit_code
        say_why(f"{error.format_message().rstrip('.')}. (quirkbox --help shows how.)")
    except BrokenPipeError:  # whoever read our output has had enough
        code = 1
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    except Exception as error:
        if not _is_refusal(error):
            raise
        code = 1
        say_why(str(error))
    if code == INTERRUPTED:
        say_why("Stopped.")
        os._exit(code)  # without waiting for compiled code in other threads, which hears of nothing
    sys.exit(code)


def _is_refusal(error: Exception) -> bool:
    """Whoever refuses has loaded the engine; for a mistake in the command itself that would take too long."""
    engine = sys.modules.get("quirkbox.engine")
    return engine is not None and isinstance(error, (engine.Refusal, engine.Mistake))


app.command()(analyse)
app.command()(backup)
app.command()(export)
app.command()(restore)
app.command()(reports)
app.command()(puzzles)
app.command()(ladder)
app.command()(lessons)
app.command()(train)
app.add_typer(lab, name="lab")


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
        serve(context, open_browser=True)


@app.command()
def serve(
    context: typer.Context,
    host: Host = "127.0.0.1",
    port: Port = 8000,
    data: Data = None,
    database: Database = None,
    workers: Workers = 1,
    config: Config = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="open the lobby in the browser")] = False,
    pace: Pace = None,
) -> None:
    """Serve the lobby and the tables until Ctrl-C: on this computer alone, or with --host 0.0.0.0 to your network."""
    import platformdirs

    from quirkbox.server.readiness import in_processes
    from quirkbox.server.run import serve as run
    from quirkbox.server.settings import Settings

    folder = data or Path(platformdirs.user_data_dir("quirkbox", appauthor=False))
    settings = Settings.of(context.meta.get(SETTINGS, {}), os.environ)
    if pace is not None:
        settings = replace(settings, pace=pace)
    run(host, port, folder, open_browser, database, settings, in_processes(_is_compiled, _compile), workers)


def _is_compiled(game_id: str) -> bool:
    from quirkbox.engine.modes import INTERPRETED
    from quirkbox.lab import compiled_stamp

    return INTERPRETED or compiled_stamp(game_named(game_id)).exists()


@app.command()
def games(as_json: AsJson = False) -> None:
    """List the games in the box."""
    from quirkbox.games import GAMES

    if as_json:
        print_json([_about(game) for game in GAMES.values()])
        return
    grid = Grid("game", "name", "players", "minutes", "options")
    for game in GAMES.values():
        options = "\n".join(f"{o.id}: {', '.join(choice.id for choice in o.choices)}" for o in game.options)
        grid.add_row(game.id, game.name, f"{game.players[0]}-{game.players[1]}", str(game.about.minutes), options)
    out.print(grid)


def _about(game: Game) -> dict[str, Any]:
    return {
        "game": game.id,
        "name": game.name,
        "players": list(game.players),
        "minutes": game.about.minutes,
        "cooperative": game.cooperative,
        "options": {option.id: [choice.id for choice in option.choices] for option in game.options},
    }


@app.command()
def sim(
    game_id: GameName,
    games: Games = 1000,
    bots: Bots = "greedy,random",
    seed: Seed = 0,
    options: Options = None,
    iterations: Iterations = 1000,
    threads: Threads = 0,
    on: On = "threads",
    resume: Resume = False,
    as_json: AsJson = False,
) -> None:
    """Let bots play many games: who wins how often, with 95 % intervals. They change seats from game to game.

    For example: [bold]quirkbox sim quirkies --bots search,greedy,random --options version=advanced[/bold]
    """
    from quirkbox.lab import place, simulate

    game = game_named(game_id)
    seats, agreed = seats_given(game, bots), options_given(game, options)
    with Bars({"games": ", ".join(seats)}) as bars:
        result = simulate(game, games, seats, seed, agreed, iterations, place(on, threads), resume, bars)
    if as_json:
        print_json(result.to_json())
    else:
        _show(game, result)
    if result.games < games:
        err.print(f"{result.games} of {games} games have been played; --resume goes on.", highlight=False)
        raise typer.Exit(INTERRUPTED)


def _show(game: Game, result: Result) -> None:
    title = f"{game.name}: {result.games} games, seed {result.seed}"
    grid = Grid("", "won", "95 %", title=title, title_style="bold")
    for name, rate, (low, high) in result.rows():
        grid.add_row(name, f"{rate:.1%}", f"{low:.1%} to {high:.1%}")
    out.print(grid)
    out.print(f"{result.ties} shared victories, {result.mean_length:.1f} actions a game", highlight=False)


@app.command()
def record(
    game_id: GameName,
    file: Annotated[Path, typer.Option("--output", "-o", help="the file to write")],
    bots: Bots = "greedy,random",
    seed: Seed = 0,
    options: Options = None,
    iterations: Iterations = 1000,
) -> None:
    """Let bots play one game, and write down all of it, so that anyone can play it again and check it.

    For example: [bold]quirkbox record quirkies --bots search,greedy --seed 7 -o game.json[/bold]
    """
    from quirkbox.engine import Match, Refusal
    from quirkbox.lab import play_out

    game = game_named(game_id)
    seats = seats_given(game, bots)
    match = Match(game, len(seats), seed, options_given(game, options))
    with progress_bar() as progress:
        progress.add_task(", ".join(seats), total=1)
        play_out(match, seats, seed, iterations)
    try:
        file.write_text(match.transcript(seats).to_json(), encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from None
    err.print(f"Written to {file}: {len(match.log)} actions, score {match.position.score()}.", highlight=False)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="a transcript")],
    verify: Annotated[bool, typer.Option("--verify", help="check commitment, every action, the result and the seal")] = False,
    seal: Annotated[str | None, typer.Option("--seal", help="the seal that was shown at the table, to check it too")] = None,
    states: Annotated[bool, typer.Option("--states", help="one full JSON state per line, every hand open")] = False,
) -> None:
    """Tell a recorded game in words, check that nothing about it was changed, or print its states."""
    from quirkbox.engine import Transcript
    from quirkbox.games import game

    transcript = Transcript.load(file, game)
    if verify or seal:
        unknown = transcript.verify(seal)
        fits = f"It fits: {len(transcript.log)} actions, score {transcript.score}."
        (err if states else out).print(" ".join([fits, *unknown]), highlight=False)
    if states:
        for step in transcript.replay():
            view = step.position.open_view()
            print_json({**view, "seq": step.seq, "seat": step.seat, "score": step.position.score()})
    elif not (verify or seal):
        from quirkbox.engine import SPECTATOR

        for step in transcript.replay():
            seen = step.position.seen_by(SPECTATOR)
            for event in transcript.game.events.to_json(step.happened, step.seat, open_hands=True):
                print(seen.sentence(event, transcript.players))


@app.command()
def check(
    game_id: GameName,
    file: Annotated[Path, typer.Argument(help="a track, a scenario, a set of tiles: what you drew for the game")],
    as_json: Annotated[bool, typer.Option("--json", help="for programs, with the steps of a solution")] = False,
) -> None:
    """Look over a file of your own: what is in it, or what is wrong with it and where.

    For example: [bold]quirkbox check tiny_turbo_cars sofa.toml[/bold]
    """
    from quirkbox.engine import Refusal

    game = game_named(game_id)
    option = next((option for option in game.options if option.content), None)
    if option is None:
        raise Refusal(f"{game.name} takes no files.")
    text = text_of(file)
    with by_name(file), progress_bar() as progress:
        task = progress.add_task("Looking it over", total=100)
        report = option.report(text, lambda part: progress.update(task, completed=round(100 * part)))
    print(json.dumps({"words": report.words, "trail": report.trail}) if as_json else report.words)


@app.command()
def new(
    name: Annotated[str, typer.Argument(help="the game's id, such as three_robots", metavar="NAME")],
    where: Annotated[Path, typer.Option("--in", help="the folder to write it into")] = Path("."),
) -> None:
    """Begin a game of your own: a package with a complete little game in it, to change step by step (docs/new-game.md).

    For example: [bold]quirkbox new three_robots[/bold], then [bold]quirkbox laws ./three_robots[/bold]
    """
    from quirkbox.scaffold import write_project

    for path in write_project(name, where):
        print(path)
    folder = where / name
    shown = folder if folder.is_absolute() else f"./{folder}"
    err.print(f"It is a whole game already. Try: quirkbox play {shown}", highlight=False)


@app.command()
def laws(
    game_id: GameName,
    games: Annotated[int, typer.Option("--games", min=1, max=10_000, help="how many games to look at")] = 20,
    seed: Seed = 0,
    file: Annotated[Path | None, typer.Option("--output", "-o", help="where to write the game that breaks a law")] = None,
    as_json: AsJson = False,
) -> None:
    """Look whether a game keeps the laws: it ends, nobody is shown what they may not know, events and guesses are right …

    What breaks a law is said in one sentence, with the smallest game that shows it. For example:
    [bold]quirkbox laws ./three_robots[/bold]
    """
    if os.environ.get("QUIRKBOX_CHECKED") != "1":
        args = ["--games", str(games), "--seed", str(seed), *(["--output", str(file)] if file else []), *["--json"] * as_json]
        _in_checked_mode("laws", game_id, args)
    from quirkbox.engine.laws import check_laws, steps

    game = game_named(game_id)
    with progress_bar() as progress:
        task = progress.add_task("Dealing", total=steps(games))
        verdicts = check_laws(game, games, seed, tick=lambda what: progress.update(task, advance=1, description=what[:60]))
    broken = [verdict for verdict in verdicts if not verdict.kept]
    written = _write_breach(broken, file) if file else False
    if as_json:
        print_json({"game": game.id, "games": games, "seed": seed, "kept": not broken, "laws": [v.to_json() for v in verdicts]})
    else:
        _print_verdicts(game, verdicts)
    if written:
        err.print(f"The game is written to {file}.", highlight=False)
    if broken:
        raise typer.Exit(1)


def _in_checked_mode(command: str, game_id: str, args: Sequence[str]) -> NoReturn:
    """Run a command again in a process in which an index out of bounds is a sentence, and in which nothing else can break."""
    import signal
    import subprocess

    # Ctrl-C is heard by both: the one that works says so
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    again = [sys.executable, "-m", "quirkbox.cli", command, game_id, *args]
    code = subprocess.run(again, env={**os.environ, "QUIRKBOX_CHECKED": "1"}, check=False).returncode
    if code < 0:
        say_why(f"The rules of {game_id} have brought the process down ({signal.Signals(-code).name}).")
    sys.exit(code if code >= 0 else 1)


def _print_verdicts(game: Game, verdicts: Sequence[Verdict]) -> None:
    grid = Grid("law", "", "", "looks", title=f"The laws of {game.name}", title_style="bold")
    for verdict in verdicts:
        what = "[red]broken[/red]" if not verdict.kept else "not tested" if verdict.untested else "[green]kept[/green]"
        says = f"{verdict.says} ({verdict.untested})" if verdict.untested else verdict.says
        grid.add_row(verdict.law, what, escape(says), f"{verdict.looks:,}")
    out.print(grid)
    broken = [verdict for verdict in verdicts if not verdict.kept]
    for verdict in broken:
        say_why(f"The law `{verdict.law}` is broken. {verdict.breach}")
        for line in verdict.breach.lines() if verdict.breach else ():
            err.print(f"  {line}", markup=False, highlight=False, soft_wrap=True)
    if not broken:
        out.print(f"{game.name} keeps all laws that could be looked at.", highlight=False)


def _write_breach(broken: Sequence[Verdict], file: Path) -> bool:
    """The game that breaks the first of the laws, as a transcript; False if none is needed."""
    from quirkbox.engine import Refusal

    games = [verdict.breach.transcript() for verdict in broken if verdict.breach]
    first = next((transcript for transcript in games if transcript), None)
    try:
        if first:
            file.write_text(first.to_json(), encoding="utf-8")
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror}.") from None
    return first is not None


@app.command()
def play(
    game_id: GameName,
    bots: Annotated[str, typer.Option("--bots", help="the others, such as search,greedy")] = "search",
    options: Options = None,
    name: Annotated[str, typer.Option("--name", help="what you are called")] = "Guest",
) -> None:
    """Play in the terminal against bots."""
    from quirkbox.terminal import play_in_terminal

    game = game_named(game_id)
    others = seats_given(game, f"random,{bots}")[1:]
    untimed = [f"{option}={choice}" for option, choice in game.live.without_clock.items()]
    play_in_terminal(game, others, options_given(game, [*untimed, *(options or [])]), name, out)


@app.command()
def bench(
    game_id: Annotated[str | None, typer.Argument(help="one game; all if none is named", metavar="[GAME]")] = None,
    as_json: AsJson = False,
) -> None:
    """Measure random games on one core: steps and games per second, the size of a state, the time to load."""
    from quirkbox.games import GAMES
    from quirkbox.lab import measure

    chosen = [game_named(game_id)] if game_id else list(GAMES.values())
    with progress_bar() as progress:
        task = progress.add_task("Playing", total=len(chosen))
        figures = []
        for game in chosen:
            figures.append(measure(game))
            progress.advance(task)
    if as_json:
        print_json(figures[0] if game_id else figures)
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
def warm(
    game_id: Annotated[str | None, typer.Argument(help="one game; all if none is named", metavar="[GAME]")] = None,
) -> None:
    """Compile the rules of all games, or of one, so that nobody waits for it later."""
    from concurrent.futures import ProcessPoolExecutor, as_completed
    from multiprocessing import get_context

    from quirkbox.games import GAMES
    from quirkbox.processes import end_with_parent

    if game_id:
        with progress_bar() as progress:
            progress.add_task(f"Rules of {game_id}", total=1)
            _compile(game_id)
        return
    # The compiler holds the interpreter: only processes run side by side. Each game is one process's, so nothing is done twice.
    spawn = get_context("spawn")
    with ProcessPoolExecutor(mp_context=spawn, initializer=end_with_parent) as pool, progress_bar() as progress:
        steps = {pool.submit(_compile, known): known for known in GAMES}
        task = progress.add_task("Rules", total=len(steps))
        for step in as_completed(steps):
            step.result()
            progress.update(task, advance=1, description=f"Rules of {steps[step]}")


def _compile(game_id: str) -> None:
    from quirkbox.lab import compile_parts, compiled_stamp

    game = game_named(game_id)
    stamp = compiled_stamp(game)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    with _alone(stamp.parent / f"{game.id}.lock"):
        if not stamp.exists():
            for part in compile_parts(game):
                part()
            stamp.touch()


@contextmanager
def _alone(lock: Path) -> Iterator[None]:
    """Whoever compiles the same game at the same moment waits, and finds it done."""
    try:
        import fcntl
    except ImportError:  # not on Windows: there it is compiled twice
        yield
        return
    with lock.open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        yield


@app.command()
def schema() -> None:
    """Print everything that browser and server say to each other, as JSON Schema."""
    from quirkbox.server.schema import wire_schema

    print(json.dumps(wire_schema(), indent=1))


if __name__ == "__main__":
    main()
