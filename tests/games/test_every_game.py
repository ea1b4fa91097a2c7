"""Laws that hold for every game in the box."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from fuzz import fingerprint, tables, wild_game
from hypothesis import given, settings
from hypothesis import strategies as st

from quirkbox.engine import (
    Game,
    Match,
    Refusal,
    Transcript,
    dice_from_seed,
    play_random,
    standings,
)
from quirkbox.games import GAMES, game

SAMPLE = 5  # long games are looked at every so many moments
HERE = Path(__file__).parent
every_game = pytest.mark.parametrize("played", GAMES.values(), ids=GAMES.keys())


@every_game
@settings(max_examples=15)
@given(data=st.data())
def test_every_game_ends_and_nobody_acts_out_of_turn(played: Game, data: st.DataObject) -> None:
    players, options = data.draw(st.sampled_from(tables(played)))
    for number, moment in enumerate(wild_game(played, players, options, data.draw(st.integers(0, 2**32)))):
        at = moment.position
        if number % SAMPLE and not at.over:
            continue
        assert at.over == (not any(at.legal(seat) for seat in range(at.host + 1)))
        idle = [seat for seat in range(at.host + 1) if not at.legal(seat)]
        before = at.tobytes()
        for seat in [*idle, -1, at.host + 1]:
            with pytest.raises(Refusal):
                at.play(seat, 0, dice_from_seed(0))
        assert at.tobytes() == before  # a refusal changes nothing
    assert at.over
    assert at.winners() or played.cooperative
    stands = np.zeros(players, np.int64)
    standings(played)(at.states[0], stands)
    best = np.flatnonzero(stands == stands.max()).tolist()
    assert at.winners() == best or (played.cooperative and at.winners() == [])  # tie-breaks count in simulations too


@every_game
@settings(max_examples=15)
@given(data=st.data())
def test_nobody_is_shown_what_they_may_not_know(played: Game, data: st.DataObject) -> None:
    """The leak test: another truth that this seat cannot tell from the real one looks the same to it, byte by byte."""
    players, options = data.draw(st.sampled_from(tables(played)))
    viewer = data.draw(st.integers(-1, players - 1))
    for number, moment in enumerate(wild_game(played, players, options, data.draw(st.integers(0, 2**32)))):
        at = moment.position
        if number % SAMPLE:
            continue
        other = at.guessed(viewer, dice_from_seed(number))
        assert other.hidden(viewer).tobytes() == at.hidden(viewer).tobytes()
        assert json.dumps(other.view(viewer)) == json.dumps(at.view(viewer))
        assert other.legal(viewer) == at.legal(viewer)
        assert other.score() == at.score() or not at.over


@every_game
@settings(max_examples=15)
@given(data=st.data())
def test_events_are_noted_as_they_are_declared(played: Game, data: st.DataObject) -> None:
    """Each field has one of its values, and none (below 0) only where the event says that it may have none."""
    players, options = data.draw(st.sampled_from(tables(played)))
    for moment in wild_game(played, players, options, data.draw(st.integers(0, 2**32))):
        for number, *values in moment.happened.tolist():
            event = played.events.events[number]
            wrong = [
                (field.name, value)
                for field, value in zip(event.fields, values, strict=False)
                if value >= field.size or (value < 0 and not event.may_be_none(field))
            ]
            assert not wrong, f"{event.name}: {wrong}"


@every_game
def test_a_guess_can_be_played_on(played: Game) -> None:
    """A guessed state is a real one: a whole game can be played from it."""
    for seed in range(5):
        players, options = tables(played)[seed % len(tables(played))]
        for number, moment in enumerate(wild_game(played, players, options, seed)):
            if number == 6:
                at = moment.position.guessed(seed % players, dice_from_seed(seed))
                break
        while not at.over:
            seat = min(seat for seat in range(at.host + 1) if at.legal(seat))
            at.play(seat, at.legal(seat)[-1], dice_from_seed(number))
            number += 1


@every_game
def test_interpreted_and_compiled_rules_agree_byte_for_byte(played: Game) -> None:
    games = 6
    interpreted = subprocess.run(
        [sys.executable, str(HERE / "fuzz.py"), played.id, str(games)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    assert interpreted.stdout.strip() == fingerprint(played, games)


@every_game
def test_same_seed_same_games_for_any_number_of_threads(played: Game) -> None:
    one, three = (play_random(played, 500, played.players[1], seed=11, threads=n) for n in (1, 3))
    assert np.array_equal(one.lengths, three.lengths)
    assert np.array_equal(one.scores, three.scores)
    other = play_random(played, 500, played.players[1], seed=12, threads=1)
    assert not np.array_equal(one.lengths, other.lengths)


def record(played: Game, players: int, options: dict[str, str], seed: int) -> Transcript:
    match = Match(played, players, seed, options)
    while not match.over:
        seat = min(seat for seat in range(players + 1) if match.legal(seat))
        match.play(seat, match.legal(seat)[(seed + len(match.log)) % len(match.legal(seat))])
    return match.transcript()


@every_game
@settings(max_examples=4)
@given(data=st.data())
def test_a_transcript_plays_again(played: Game, data: st.DataObject) -> None:
    players, options = data.draw(st.sampled_from(tables(played)))
    made = record(played, players, options, data.draw(st.integers(0, 1000)))
    read = Transcript.from_json(made.to_json(), game)
    assert read == made
    read.verify()
    states = [step.position.tobytes() for step in made.replay()]
    assert [step.position.tobytes() for step in read.replay()] == states


@every_game
def test_actions_go_from_code_to_json_to_text_and_back(played: Game) -> None:
    for code in range(0, played.actions.size, played.actions.size // 50_000 | 1):  # an odd step: every turn of a tile
        assert played.actions.read(json.loads(json.dumps(played.actions.to_json(code)))) == code
        assert played.actions.parse(played.actions.text(code)) == code


@every_game
def test_every_numbered_rule_has_a_test(played: Game) -> None:
    rules = set(re.findall(r"\*\*([A-Z]{2}-\d+)\*\*", played.about.rules_text()))
    assert rules, "the README numbers its rules like **QK-1**"
    tests = "".join(path.read_text(encoding="utf-8") for path in (HERE / played.id).glob("test_*.py"))
    assert rules - set(re.findall(r"\b[A-Z]{2}-\d+\b", tests)) == set()


@every_game
def test_a_folder_has_the_same_files_as_every_other(played: Game) -> None:
    folder = Path(sys.modules[played.about.package].__file__ or "").parent
    for name in ("state.py", "rules.py", "actions.py", "show.py", "bot.py", "README.md"):
        assert (folder / name).exists(), f"{played.id} has no {name}"


@every_game
def test_what_is_no_number_or_no_text_is_refused_in_words(played: Game) -> None:
    for players in (2.5, "2", None):
        with pytest.raises(Refusal, match=f"{re.escape(played.name)} is for .* players, not "):
            Match(played, players)  # type: ignore[arg-type]
    for option in played.options:
        for answer in (3, None, ["x"]):
            with pytest.raises(Refusal, match=f"The option {option.id} is answered with a text, not "):
                Match(played, played.players[0], options={option.id: answer})  # type: ignore[dict-item]
