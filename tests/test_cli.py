"""The command line: what it prints, and that every mistake ends in one sentence."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from importlib import resources
from pathlib import Path

import pytest

from quirkbox import cli
from quirkbox.bots import BOTS
from quirkbox.games import BUILT_IN

QUIRKBOX = [sys.executable, "-m", "quirkbox"]
COMMANDS = (
    "serve",
    "games",
    "sim",
    "ladder",
    "lab",
    "record",
    "replay",
    "analyse",
    "puzzles",
    "check",
    "bench",
    "play",
    "warm",
    "schema",
    "backup",
    "export",
    "restore",
)


@dataclass
class Said:
    code: object
    out: str
    err: str


Say = Callable[..., Said]


def in_process_of_its_own(*arguments: object, typed: str = "") -> Said:
    done = subprocess.run(
        [*QUIRKBOX, *map(str, arguments)],
        input=typed,
        capture_output=True,
        text=True,
        check=False,
        timeout=300,
    )
    return Said(done.returncode, done.stdout, done.stderr)


@pytest.fixture
def say(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Say:
    """The command in this process, which has Numba loaded already."""

    def run(*arguments: object) -> Said:
        monkeypatch.setattr(sys, "argv", ["quirkbox", *map(str, arguments)])
        code: object = None
        try:
            cli.main()
        except SystemExit as ended:
            code = ended.code
        return Said(code, *capsys.readouterr())

    return run


@pytest.fixture
def transcript(say: Say, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    assert say("record", "quirkies", "--bots", "greedy,random", "--seed", 3, "-o", file).code == 0
    return file


def is_one_sentence(said: Said) -> bool:
    return said.code != 0 and not said.out and len(said.err.strip().splitlines()) == 1 and "Traceback" not in said.err


def test_help_reads_well_and_does_not_load_numba() -> None:
    code = "import sys; from quirkbox import cli; sys.argv[1:] = ['--help']; cli.main(); sys.exit('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert all(command in done.stdout for command in COMMANDS)


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(say: Say, command: str) -> None:
    said = say(command, "--help")
    assert said.code == 0
    assert "Usage" in said.out


def test_version(say: Say) -> None:
    assert say("--version").out.startswith("quirkbox ")


def test_games(say: Say) -> None:
    assert all(game_id in say("games").out for game_id in BUILT_IN)
    told = json.loads(say("games", "--json").out)
    assert [game["game"] for game in told] == list(BUILT_IN)


def test_sim_tells_people_and_programs(say: Say) -> None:
    command = ("sim", "quirkies", "--games", 40, "--bots", "greedy,random", "--seed", 5)
    text = say(*command).out
    assert all(word in text for word in ("greedy", "random", "seat 1", "seat 2", "95 %", "shared"))
    told = json.loads(say(*command, "--json").out)
    assert list(told) == ["game", "games", "seed", "bots", "wins", "ci95", "mean_scores", "seat_wins", "ties", "mean_length"]
    assert len(told["wins"]) == len(told["ci95"]) == 2


def test_sim_prints_the_same_bytes_on_any_number_of_threads() -> None:
    command = (
        "sim",
        "quirkies",
        "--games",
        20,
        "--bots",
        "search,greedy,random",
        "--seed",
        8,
        "--iterations",
        50,
    )
    one, two = (in_process_of_its_own(*command, "--json", "--threads", threads) for threads in (1, 2))
    assert one.code == 0
    assert one.out == two.out


def test_options_change_the_game(say: Say) -> None:
    def length(*options: str) -> float:
        told = say("sim", "quirkies", "--games", 50, "--bots", "greedy,greedy", *options, "--json")
        return float(json.loads(told.out)["mean_length"])

    both = length("--options", "version=advanced,claims=call")
    assert both == length("--option", "version=advanced", "-O", "claims=call")
    assert both > length("--options", "version=advanced") > length()


def test_a_designers_own_file_is_played_with_and_checked(say: Say, tmp_path: Path) -> None:
    ours = resources.files("quirkbox.games.circuit_breaker").joinpath("content/standard.toml").read_text()
    mine = tmp_path / "mine.toml"

    def sim(text: str) -> Said:
        mine.write_text(text)
        return say(
            "sim",
            "circuit_breaker",
            "--games",
            10,
            "--bots",
            "random,random",
            "-O",
            f"tiles={mine}",
            "--json",
        )

    short = ours.replace("....\nw...\na...\nw...\n", "..wa\n")
    lengths = [json.loads(sim(text).out)["mean_length"] for text in (ours, short)]
    assert lengths[0] > 2 * lengths[1]
    refused = sim(ours.replace("2.2.", "2.x."))
    assert is_one_sentence(refused)
    assert "mine.toml, line 13, column 3: 'x' is no edge" in refused.err


def test_a_file_that_is_not_there_is_named(say: Say) -> None:
    said = say("sim", "circuit_breaker", "--games", 1, "--bots", "random,random", "-O", "tiles=nowhere.toml")
    assert is_one_sentence(said)
    assert "nowhere.toml can't be read" in said.err


def test_a_file_is_looked_over(say: Say, tmp_path: Path) -> None:
    mine = tmp_path / "sofa.toml"
    drawn = "track = ['START_A', 'SOFA', 'FIN_A']\n[boards]\nSOFA = '''\n......\nxx....\n'''\n"
    mine.write_text(drawn)
    told = say("check", "tiny_turbo_cars", mine)
    assert told.code == 0
    assert "SOFA: every lane can be passed, around something impassable in lane 1, 2;" in told.out
    mine.write_text(drawn.replace("xx....", "xx.?.."))
    refused = say("check", "tiny_turbo_cars", mine)
    assert is_one_sentence(refused)
    assert "sofa.toml, line 5, column 4: board SOFA, row 2 from the top, lane 4" in refused.err
    assert is_one_sentence(say("check", "tiny_turbo_cars", tmp_path / "nothing.toml"))
    assert is_one_sentence(say("check", "quirkies", mine))


def test_ladder(say: Say) -> None:
    command = ("ladder", "quirkies", "--deals", 6, "--bots", "random,greedy,search@10")
    shown = say(*command)
    assert "95 %" in shown.out
    assert "Quirkies: 6 deals each, seed 0" in shown.out
    told = json.loads(say(*command, "--json").out)
    assert {bot["bot"] for bot in told["bots"]} == {"random", "greedy", "search@10"}
    assert (told["deals"], told["games"]) == (6, 36)
    assert is_one_sentence(say(*command, "--resume"))


def test_the_lab_writes_a_page_and_tells_programs(say: Say, tmp_path: Path) -> None:
    page = tmp_path / "report.html"
    command = ("lab", "quirkies", "--games", 60, "--strength", 2, "--iterations", 1, "--seed", 2)
    assert f"Written to {page}" in say(*command, "-o", page).err.replace("\n", "")
    assert "Quirkies in the lab" in page.read_text()
    told = json.loads(say(*command, "--json").out)
    assert (told["game"], told["games"], told["strength"]["deals"]) == ("quirkies", 60, 2)
    assert is_one_sentence(say(*command))
    assert is_one_sentence(say(*command, "-o", tmp_path / "nowhere" / "report.html"))
    assert is_one_sentence(say(*command, "--json", "--resume"))
    assert is_one_sentence(say("lab", "report", "nothing", "--json"))
    assert "compare" in say("lab").out


def test_the_lab_compares(say: Say, tmp_path: Path) -> None:
    command = ("lab", "compare", "quirkies", "usual", "version=advanced", "--bots", "greedy,random", "--measure", "length")
    assert "They differ in length." in say(*command).out
    page = tmp_path / "compared.html"
    assert json.loads(say(*command, "--json", "-o", page).out)["answer"] == "differ"
    assert "Do they differ in length?" in page.read_text()
    assert is_one_sentence(say(*command[:-1], "fun"))
    assert is_one_sentence(say("lab", "compare", "quirkies", "usual", "colour=red"))


def test_the_lab_tunes(say: Say, tmp_path: Path) -> None:
    mine, tuned = tmp_path / "mine.toml", tmp_path / "tuned.toml"
    mine.write_text((resources.files("quirkbox.games") / "quirky_circuits/content/dust_bunnies.toml").read_text())
    command = ("lab", "tune", "quirky_circuits", mine, "--games", 20, "--trials", 3, "-o", tuned)
    told = say(*command, "--want", "team=0.7", "--within", 0.4, "--vary", "battery=8..14", "--json")
    assert json.loads(told.out)["found"]
    assert "What does battery do?" in tuned.with_suffix(".html").read_text()
    assert "Nothing was found" in say(*command, "--want", "length=9999", "--vary", "battery=8..14").err
    refused = say(*command, "--want", "team=0.5", "--vary", "battery=1..9")
    assert is_one_sentence(refused)
    assert "mine.toml, line 6" in refused.err
    assert is_one_sentence(say(*command, "--want", "team=0.5"))


def test_the_lab_writes_data(say: Say, tmp_path: Path) -> None:
    data = tmp_path / "games.jsonl"
    assert "decisions." in say("lab", "dataset", "quirkies", "--games", 3, "-o", data).err
    assert len(data.read_text().splitlines()) > 20
    told = json.loads(say("lab", "dataset", "quirkies", "--games", 5, "-o", data, "--resume", "--json").out)
    assert told["decisions"] == len(data.read_text().splitlines()) - 1
    assert json.loads(data.read_text().splitlines()[-1])["game"] == 4
    assert is_one_sentence(say("lab", "dataset", "quirkies", "-o", data, "--on", "mars"))
    assert is_one_sentence(say("lab", "dataset", "quirkies", "-o", tmp_path / "games.csv"))


def test_a_recorded_game_can_be_told_checked_and_printed(say: Say, transcript: Path) -> None:
    words = say("replay", transcript).out
    assert "lays" in words
    assert "The game is over." in words
    assert say("replay", transcript, "--verify").out.startswith("It fits")
    states = [json.loads(line) for line in say("replay", transcript, "--states").out.splitlines()]
    log = json.loads(transcript.read_text())["log"]
    assert [state["seq"] for state in states] == list(range(len(log) + 1))
    assert all(card for hand in states[0]["hands"] for card in hand)  # every hand open
    both = say("replay", transcript, "--states", "--verify")
    assert len(both.out.splitlines()) == len(states)
    assert both.err.startswith("It fits")


def test_same_seed_same_recording(say: Say, transcript: Path, tmp_path: Path) -> None:
    again = tmp_path / "again.json"
    assert in_process_of_its_own("record", "quirkies", "--bots", "greedy,random", "--seed", 3, "-o", again).code == 0
    assert again.read_bytes() == transcript.read_bytes()
    say("record", "quirkies", "--bots", "greedy,random", "--seed", 4, "-o", again)
    assert again.read_bytes() != transcript.read_bytes()


def tampered(transcript: Path, **changes: object) -> Path:
    told = json.loads(transcript.read_text())
    transcript.write_text(json.dumps({**told, **changes}))
    return transcript


def test_a_tampered_transcript_is_found(say: Say, transcript: Path) -> None:
    honest = transcript.read_text()
    told = json.loads(honest)
    log = told["log"]
    for changes in (
        {"log": [{**log[0], "colour": "green" if log[0]["colour"] != "green" else "blue"}, *log[1:]]},
        {"log": [log[1], log[0], *log[2:]]},
        {"log": log[:-1]},
        {"log": [*log, log[-1]]},
        {"log": []},
        {"score": [points + 1 for points in told["score"]]},
        {"winners": [1 - told["winners"][0]]},
        {"secret": "00" * 32},
        {"commitment": "00" * 32},
        {"options": {**told["options"], "version": "advanced"}},
        {"players": ["a", "b", "c"]},
    ):
        transcript.write_text(honest)
        assert is_one_sentence(say("replay", tampered(transcript, **changes), "--verify")), changes


BROKEN = {
    "nothing": b"",
    "a list": b"[]",
    "no game": b"{}",
    "another game": b'{"format": 1, "game": "chess"}',
    "another format": b'{"format": 99, "game": "quirkies"}',
    "half a game": b'{"format": 1, "game": "quirkies", "version": 1, "log": []}',
    "brackets": b"[" * 100_000,
    "bytes": bytes(range(256)),
}


@pytest.mark.parametrize("content", BROKEN.values(), ids=BROKEN.keys())
def test_a_broken_file_is_refused(say: Say, tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "broken.json"
    file.write_bytes(content)
    for how in ((), ("--verify",), ("--states",)):
        assert is_one_sentence(say("replay", file, *how))


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("secret", "zz"), ("secret", 5), ("players", []), ("players", ["a"] * 9), ("options", {"version": "hard"}),
        ("options", {"speed": "1"}), ("log", ["lay"]), ("log", [{"seat": "x"}]), ("log", [{"seat": 0, "act": "fly"}]),
        ("log", [{"seat": 10**30, "act": "done"}]), ("log", [{"seat": -1, "act": "done"}]), ("version", 0),
    ],
)  # fmt: skip
def test_a_bent_transcript_is_refused(say: Say, transcript: Path, key: str, value: object) -> None:
    assert is_one_sentence(say("replay", tampered(transcript, **{key: value}), "--verify"))


@pytest.mark.parametrize(
    "command",
    [
        "fly", "--fly", "sim", "sim chess", "sim quirkies --bots greedy,nobody", "sim quirkies --bots greedy",
        "sim quirkies --bots random,random,random,random,random", "sim quirkies --bots ,", "sim quirkies --games 0",
        "sim quirkies --games -5", "sim quirkies --games many", "sim quirkies --games 99999999999999", "sim quirkies --seed -1",
        "sim quirkies --seed 1.5", "sim quirkies --seed 99999999999999999999", "sim quirkies --iterations 0",
        "sim quirkies --threads -1", "sim quirkies --threads 99999999", "sim quirkies --options version",
        "sim quirkies --options speed=high", "sim quirkies --options version=hard", "sim quirkies extra", "ladder chess",
        "record quirkies", "record quirkies -o /nowhere/at/all.json", "record chess -o x.json", "replay",
        "replay /nowhere/at/all.json", "replay .", "bench chess", "play chess", "play quirkies --bots nobody",
        "play quirkies --bots random,random,random,random", "serve --port 99999999", "serve --port x", "games extra",
    ],
)  # fmt: skip
def test_a_mistake_is_one_sentence(say: Say, command: str) -> None:
    assert is_one_sentence(say(*command.split()))


def test_a_mistake_is_one_sentence_in_a_process_of_its_own() -> None:
    for command in ("fly", "sim chess", "sim quirkies --bots a,b"):
        assert is_one_sentence(in_process_of_its_own(*command.split()))


def test_serving_where_one_cannot_is_one_sentence(tmp_path: Path) -> None:
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        here = ("serve", "--host", "127.0.0.1")
        port = taken.getsockname()[1]
        assert is_one_sentence(in_process_of_its_own(*here, "--port", port, "--data", tmp_path))
    (tmp_path / "file").write_text("")
    assert is_one_sentence(in_process_of_its_own(*here, "--port", 0, "--data", tmp_path / "file"))
    wrong = in_process_of_its_own(*here, "--port", 0, "--data", tmp_path, "--database", "nonsense")
    assert is_one_sentence(wrong)


def test_bench_measures_one_game_or_all(say: Say, monkeypatch: pytest.MonkeyPatch) -> None:
    said = in_process_of_its_own("bench", "quirkies", "--json")
    assert list(json.loads(said.out)) == ["game", "steps_per_s", "games_per_s", "state_bytes", "load_s"]
    figures = {**json.loads(said.out), "steps_per_s": 123456}
    monkeypatch.setattr("quirkbox.lab.measure", lambda game: {**figures, "game": game.id})
    assert [told["game"] for told in json.loads(say("bench", "--json").out)] == list(BUILT_IN)
    assert "123,456" in say("bench").out


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="processes are counted in /proc")
def test_who_kills_warm_kills_its_helpers_too(tmp_path: Path) -> None:
    cold = {**os.environ, "QUIRKBOX_CACHE": str(tmp_path)}
    warm = subprocess.Popen([*QUIRKBOX, "warm"], env=cold, stderr=subprocess.DEVNULL)
    children = Path(f"/proc/{warm.pid}/task/{warm.pid}/children")
    _wait_until(lambda: len(children.read_text().split()) > 1)
    helpers = [Path("/proc", pid, "cmdline") for pid in children.read_text().split()]
    warm.kill()
    warm.wait()
    # A process that has ended, but that nobody has buried yet, has no command line.
    _wait_until(lambda: not any(helper.exists() and helper.read_bytes() for helper in helpers))


def _wait_until(true: Callable[[], bool]) -> None:
    until = time.monotonic() + 60
    while not true():
        assert time.monotonic() < until, "waited in vain"
        time.sleep(0.1)


def test_warm_says_nothing_when_all_is_well(say: Say) -> None:
    said = say("warm")
    assert (said.code, said.out) == (0, "")


def test_schema_is_json(say: Say) -> None:
    assert json.loads(say("schema").out)


def test_play_in_the_terminal_to_the_end() -> None:
    said = in_process_of_its_own("play", "quirkies", "--bots", "greedy,random", "--name", "Ada", typed="1\n" * 100)
    assert said.code == 0, said.err
    assert "Ada lays" in said.out
    assert " won." in said.out


def test_play_in_the_terminal_explains_and_forgives() -> None:
    said = in_process_of_its_own("play", "quirkies", "--bots", "random", typed="?\n99\nlay nothing\n-1\nfly away\nq\n")
    assert said.code == 0, said.err
    assert "There is no action 'fly' here" in said.out
    assert said.out.rstrip().endswith("Until next time.")
    assert in_process_of_its_own("play", "quirkies", "--bots", "random", typed="").code == 0


def test_without_a_clock_slides_count_in_the_terminal() -> None:
    typed = "1\n1\nready\nq\n"  # the first car and the first slot that are free
    said = in_process_of_its_own("play", "tiny_turbo_cars", "--bots", "greedy", "--option", "track=first", typed=typed)
    assert said.code == 0, said.err
    assert "Round 1: controllers up!" in said.out
    assert "ten seconds" not in said.out
    live = in_process_of_its_own("play", "tiny_turbo_cars", "--bots", "random", "--option", "programming=live", typed="q\n")
    assert live.code != 0
    assert "A terminal has no clock" in live.err


def test_nobody_sees_the_others_cards_in_the_terminal() -> None:
    said = in_process_of_its_own("play", "quirkies", "--bots", "random", "--name", "Ada", typed="1\n1\nq\n")
    theirs = [line for line in said.out.splitlines() if line.startswith(BOTS["random"].names[0]) and "tokens" in line]
    assert theirs
    assert all("cards" in line for line in theirs)


def test_whoever_reads_may_stop_reading(transcript: Path) -> None:
    reader = subprocess.Popen(
        [*QUIRKBOX, "replay", str(transcript), "--states"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert reader.stdout is not None
    assert reader.stderr is not None
    reader.stdout.readline()
    reader.stdout.close()
    assert reader.stderr.read() == ""
    reader.stderr.close()
    reader.wait(60)


def hear_ctrl_c() -> None:
    """A process that was started in the background would ignore it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def test_ctrl_c_ends_it_at_once() -> None:
    """While compiled code plays games that would take days."""
    sim = "sim quirkies --games 100000 --bots search,search --iterations 1000000"
    running = subprocess.Popen(
        [*QUIRKBOX, *sim.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=hear_ctrl_c,  # noqa: PLW1509 - this process has no threads that matter
    )
    time.sleep(5)
    running.send_signal(signal.SIGINT)
    out, err = running.communicate(timeout=30)
    assert running.returncode == 130
    assert out.strip() == ""
    assert err.strip().endswith("Stopped.")
    assert "Traceback" not in err
