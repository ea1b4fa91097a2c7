"""The laws find what authors do wrong, say it in a sentence, and show it with a small game."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from planted import CHANNELS, forgetting, hidden_fields, leaking, record_of, with_open_events, without_hiding
from undercover import EVENTS, PEEK, SWAP, UNDERCOVER

import quirkbox
from quirkbox.engine import Events, Field, Game, Transcript, dice_from_seed
from quirkbox.engine.laws import LAWS, Breach, check_laws
from quirkbox.games import BUILT_IN, game

BY_ID = {law.id: law for law in LAWS}
SCAFFOLD = Path(quirkbox.__file__).parent / "scaffold" / "project"


def found(planted: Game, law: str, games: int = 4) -> Breach:
    """What one law says about a game with a mistake in it."""
    *_, verdict = check_laws(planted, games, laws=[BY_ID[law]], most_actions=2000)
    assert verdict.breach, f"{law} finds nothing in {verdict.looks} looks {verdict.untested}"
    return verdict.breach


def test_a_right_game_keeps_all_laws_and_all_are_tested() -> None:
    laws = [law for law in LAWS if law.id not in ("modes", "readme")]  # it is no package
    for verdict in check_laws(UNDERCOVER, 12, laws=laws):
        assert verdict.kept, str(verdict.breach)
        assert verdict.looks > 0, verdict.law


def test_a_law_that_compared_nothing_says_so() -> None:
    verdicts = {verdict.law: verdict for verdict in check_laws(without_hiding(UNDERCOVER), 3)}
    assert verdicts["hide"].untested == "nothing is ever hidden"
    assert verdicts["modes"].untested.startswith("another process can't import it")


# What a stranger planted in a little game of their own: all five are found.
@pytest.mark.parametrize("field", ["hands", "aside", "pile", "known"])
def test_a_field_that_hide_forgets_is_found(field: str) -> None:
    assert f"`{field}" in found(forgetting(UNDERCOVER, field), "same").sentence


def test_events_that_keep_nothing_secret_are_found() -> None:
    sentence = found(with_open_events(UNDERCOVER), "secrets").sentence
    assert sentence.startswith('The event {"event": "drew"')
    assert "what `hide` blanks for it, `hands[" in sentence


@pytest.mark.parametrize("game_id", BUILT_IN)
def test_hide_that_does_nothing_is_found(game_id: str) -> None:
    assert "`hide` forgets it" in found(without_hiding(game(game_id)), "same").sentence


@pytest.mark.parametrize("game_id", BUILT_IN)
def test_whatever_hide_forgets_is_found(game_id: str) -> None:
    fields = hidden_fields(game(game_id))
    assert fields
    for field in fields:
        verdicts = (
            verdict
            for law in ("same", "hide_on", "secrets")
            for verdict in check_laws(forgetting(game(game_id), field), 6, laws=[BY_ID[law]])
        )
        assert not all(verdict.kept for verdict in verdicts), field


@pytest.mark.parametrize("game_id", BUILT_IN)
def test_an_open_trail_is_found(game_id: str) -> None:
    assert "make the field of the event secret" in found(with_open_events(game(game_id)), "secrets").sentence


@pytest.mark.parametrize("channel", CHANNELS)
@pytest.mark.parametrize("game_id", BUILT_IN)
def test_a_leak_is_found_in_whatever_is_sent(game_id: str, channel: str) -> None:
    sentence = found(leaking(game(game_id), channel), "hide").sentence
    assert "depends on what it can't know" in sentence
    assert f"its {channel}" in sentence


@pytest.mark.parametrize("channel", ["view", "score", "deadline", "log lines"])
def test_a_leak_is_found_along_the_game_too(channel: str) -> None:
    assert f"its {channel}" in found(leaking(UNDERCOVER, channel), "hide_on").sentence


def rules(**changed: Callable[..., Any]) -> Game:
    return replace(UNDERCOVER, rules=replace(UNDERCOVER.rules, **changed))


def show(**changed: Callable[..., Any]) -> Game:
    return replace(UNDERCOVER, show=replace(UNDERCOVER.show, **changed))


def never_ending() -> Game:
    def play(s: Any, *rest: Any) -> None:
        UNDERCOVER.rules.play(s, *rest)
        record_of(s)["turns"] %= 4
        record_of(s)["over"] = 0

    return rules(play=play)


def nobody_can_act() -> Game:
    return rules(legal=lambda s, seat, out: 0 if record_of(s)["turns"] == 2 else UNDERCOVER.rules.legal(s, seat, out))


def legal_after_the_end() -> Game:
    def legal(s: Any, seat: int, out: Any) -> int:
        out[0] = PEEK
        return 1 if record_of(s)["over"] else UNDERCOVER.rules.legal(s, seat, out)

    return rules(legal=legal)


def legal_that_changes() -> Game:
    def legal(s: Any, seat: int, out: Any) -> int:
        record_of(s)["known"][2] = seat
        return UNDERCOVER.rules.legal(s, seat, out)

    return rules(legal=legal)


def twice() -> Game:
    def legal(s: Any, seat: int, out: Any) -> int:
        count = UNDERCOVER.rules.legal(s, seat, out)
        out[:count] = out[0]
        return count

    return rules(legal=legal)


def too_many() -> Game:
    def legal(s: Any, seat: int, out: Any) -> int:
        out[:3] = PEEK
        return 3 if record_of(s)["turns"] % record_of(s)["players"] == seat else 0

    return rules(legal=legal)


def unknown_code() -> Game:
    def legal(s: Any, seat: int, out: Any) -> int:
        count = UNDERCOVER.rules.legal(s, seat, out)
        out[:count] += 7
        return count

    return rules(legal=legal)


def failing() -> Game:
    def play(s: Any, seat: int, action: int, *rest: Any) -> None:
        if action == SWAP and record_of(s)["turns"] >= 1:
            record_of(s)["hands"][9] = 0
        UNDERCOVER.rules.play(s, seat, action, *rest)

    return rules(play=play)


def result_by_secrets() -> Game:
    def score(s: Any, out: Any) -> None:
        out[:] = 0
        out[0] = record_of(s)["aside"]

    return rules(score=score)


def legal_by_secrets() -> Game:
    def legal(s: Any, seat: int, out: Any) -> int:
        return UNDERCOVER.rules.legal(s, seat, out) if record_of(s)["aside"] != -2 else 0

    return rules(legal=legal)


def guess_that_forgets() -> Game:
    def guess(s: Any, seat: int, dice: Any) -> None:
        UNDERCOVER.rules.guess(s, seat, dice)
        record_of(s)["gone"][0] ^= 1

    return rules(guess=guess)


def guess_without_dice() -> Game:
    return rules(guess=lambda s, seat, dice: UNDERCOVER.rules.guess(s, seat, dice_from_seed(1)))


def events(**fields: tuple[Field, ...]) -> Game:
    return replace(UNDERCOVER, events=Events(*(replace(e, fields=fields.get(e.name, e.fields)) for e in EVENTS.events)))


SEAT = Field("seat", 3)
MISTAKES: dict[str, tuple[Callable[[], Game], str, str]] = {
    "an endless game": (never_ending, "ends", "goes on and on"),
    "a game that gets stuck": (nobody_can_act, "ends", "nobody can act"),
    "acting after the end": (legal_after_the_end, "ends", "`legal` still gives seat 0 something to do"),
    "a question that changes something": (legal_that_changes, "legal", "`legal` writes into the state"),
    "an action twice": (twice, "legal", "twice"),
    "most_legal too small": (too_many, "legal", "has 3 legal actions; `most_legal` says 2 at most"),
    "an unknown code": (unknown_code, "legal", "actions have numbers from 0 to 1"),
    "rules that fail": (failing, "legal", "may do `swap`, but that fails with IndexError: index 9 is out of bounds"),
    "no words for a refusal": (lambda: show(why_not=lambda *given: " "), "legal", "`why_not` says nothing"),
    "a result with secrets": (result_by_secrets, "true", "The final score follows from what is hidden"),
    "legal actions with secrets": (legal_by_secrets, "true", "waiting"),
    "an event with too many values": (lambda: events(swapped=(SEAT,)), "events", "more values than its 1 fields"),
    "an event beyond its values": (lambda: events(swapped=(SEAT, Field("card", 2))), "events", "it goes from 0 to 1"),
    "an event without words": (lambda: show(words=lambda *given: ""), "events", "`words` says nothing"),
    "words that fail": (
        lambda: show(words=lambda event, names: event["cards"]),
        "events",
        "KeyError: 'cards' (engine/test_laws.py",
    ),
    "a guess that forgets": (guess_that_forgets, "guess", "changes what it knows: hidden again, it differs in `gone[0]`"),
    "a guess without dice": (guess_without_dice, "guess", "all its guesses are the same"),
}


@pytest.mark.parametrize("mistake", MISTAKES)
def test_a_mistake_is_said_in_a_sentence(mistake: str) -> None:
    planted, law, words = MISTAKES[mistake]
    assert words in str(found(planted(), law))


def test_an_endless_game_is_said_with_its_seed_and_last_ten_actions() -> None:
    breach = found(never_ending(), "ends")
    assert "seed 0, 2 players" in str(breach)
    assert len(breach.lines()) == 11


def test_the_game_that_shows_a_breach_is_as_small_as_can_be() -> None:
    breach = found(failing(), "legal")
    assert breach.table is not None
    assert breach.table.players == 2
    assert len(breach.entries) == 1  # one turn, and then the other seat may swap
    transcript = breach.transcript()
    assert transcript is not None
    again = Transcript.from_json(transcript.to_json(), lambda game_id: UNDERCOVER)
    *_, last = again.replay()
    assert last.position.plain.turns == 1


def test_fewer_players_and_usual_options_come_first() -> None:
    """A mistake at a table of four with other options is shown at the simplest table, if it shows there too."""
    quirkies = game("quirkies")
    planted = leaking(quirkies, "legal actions")
    breach = found(planted, "hide")
    assert breach.table is not None
    assert (breach.table.players, dict(breach.table.options)) == (2, quirkies.read_options({}))


def test_verdicts_are_json() -> None:
    verdicts = check_laws(forgetting(UNDERCOVER, "known"), 3, laws=[BY_ID["same"], BY_ID["actions"]])
    broken, kept = json.loads(json.dumps([verdict.to_json() for verdict in verdicts]))
    assert (broken["law"], broken["kept"], broken["broken"]["players"]) == ("same", False, 2)
    assert broken["broken"]["log"][0].keys() == {"seat", "act"}
    assert (kept["kept"], kept["looks"], kept["broken"]) == (True, 2, None)


def test_the_map_lists_the_laws_as_they_say_it() -> None:
    text = (Path(__file__).parents[2] / "docs" / "architecture.md").read_text(encoding="utf-8")
    assert "\n".join(f"{number}. {law.says}" for number, law in enumerate(LAWS, 1)) in text


def command(*args: object) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "quirkbox.cli", "laws", *map(str, args)], capture_output=True, text=True, check=False
    )


def test_the_command_looks_at_any_game_and_writes_what_breaks_a_law(tmp_path: Path) -> None:
    project = tmp_path / "project"
    shutil.copytree(SCAFFOLD, project)
    right = command(project, "--games", 3, "--json")
    assert right.returncode == 0, right.stderr
    verdicts = json.loads(right.stdout)
    assert verdicts["kept"]
    assert [verdict["law"] for verdict in verdicts["laws"]] == list(BY_ID)
    source = next(project.glob("src/*/rules.py"))
    text = source.read_text(encoding="utf-8")
    assert "s.hands[other, slot] = BACK" in text
    source.write_text(text.replace("s.hands[other, slot] = BACK", "s.hands[other, slot] += 0"), encoding="utf-8")
    file = tmp_path / "breach.json"
    wrong = command(project, "--games", 3, "--output", file)
    assert wrong.returncode == 1
    assert "The law `same` is broken." in wrong.stderr
    assert "`hands[" in wrong.stderr
    assert json.loads(file.read_text(encoding="utf-8"))["log"] is not None
    assert "Traceback" not in wrong.stderr


def test_an_index_out_of_bounds_is_a_sentence(tmp_path: Path) -> None:
    project = tmp_path / "project"
    shutil.copytree(SCAFFOLD, project)
    source = next(project.glob("src/*/rules.py"))
    text = source.read_text(encoding="utf-8")
    assert "s.open[value] += 1" in text
    source.write_text(text.replace("s.open[value] += 1", "s.open[value + 9] += 1"), encoding="utf-8")
    wrong = command(project, "--games", 1)
    assert wrong.returncode == 1
    assert "The law `legal` is broken. Seat " in wrong.stderr
    assert "rules.py:" in wrong.stderr
    assert "an index is out of bounds" in wrong.stderr


def test_the_command_refuses_what_is_no_game() -> None:
    wrong = command("chess")
    assert wrong.returncode == 1
    assert wrong.stderr.startswith("There is no game 'chess'")
