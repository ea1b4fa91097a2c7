"""Puzzles: found in games, the same by the same seed, and every one that is shipped is what it says."""

from __future__ import annotations

import json
import random
from datetime import date, timedelta
from pathlib import Path

import pytest
from typer.testing import CliRunner

from quirkbox.bots import BOTS, Looks
from quirkbox.cli import app
from quirkbox.coach import Puzzle, daily, find_puzzles, pack
from quirkbox.coach.puzzles import _after
from quirkbox.coach.solver import solve
from quirkbox.engine import Game, Refusal, dice_from_seed, plain
from quirkbox.games import GAMES, game
from quirkbox.words.catalogue import catalogue
from quirkbox.words.sentence import Sentence

every_game = pytest.mark.parametrize("played", [game for game in GAMES.values() if game.puzzles], ids=lambda game: game.id)
# so many of a pack are looked at in one run, others every day
SAMPLE = 12


def some_of(played: Game) -> list[Puzzle]:
    return random.Random(date.today().toordinal()).sample(pack(played), SAMPLE)


@every_game
def test_a_pack_has_a_few_hundred_and_each_is_of_a_kind_that_the_game_knows(played: Game) -> None:
    puzzles = pack(played)
    assert len(puzzles) >= 200
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles)
    assert {puzzle.kind for puzzle in puzzles} == {kind.id for kind in played.puzzles}
    assert len({puzzle.rating for puzzle in puzzles}) > 10


@every_game
def test_every_shipped_puzzle_is_posed_and_explained_in_every_language(played: Game) -> None:
    """As its kind says it: the sentences of a pack are those that would be made of its moments today."""
    kinds = {kind.id: kind for kind in played.puzzles}
    for puzzle in pack(played):
        for said in (puzzle.task, puzzle.explanation):
            assert isinstance(said, Sentence), puzzle.id
            told = [catalogue(language).say(said) for language in ("en", "de", "fr", "it")]
            assert len(set(told)) == len(told), told
    for puzzle in some_of(played)[:4]:
        hidden = puzzle.match().position.hidden(puzzle.seat)
        solved = solve(played, kinds[puzzle.kind], hidden, puzzle.seat)
        assert solved is not None
        before, after = plain(hidden.states, played.rules.state), _after(hidden, puzzle.seat, solved.solutions[0])
        asked = before, puzzle.seat, after, solved.best - solved.start
        assert kinds[puzzle.kind].task(*asked) == puzzle.task
        assert kinds[puzzle.kind].explain(*asked) == puzzle.explanation


@every_game
def test_shipped_puzzles_have_exactly_the_solutions_they_say(played: Game) -> None:
    """The whole way again: replay the log by the rules, try everything from there."""
    kinds = {kind.id: kind for kind in played.puzzles}
    for puzzle in some_of(played):
        kind, hidden = kinds[puzzle.kind], puzzle.match().position.hidden(puzzle.seat)
        solved = solve(played, kind, hidden, puzzle.seat)
        assert solved is not None
        assert solved.solutions == puzzle.solutions
        assert solved.best - solved.second >= kind.margin
        assert solved.best - solved.start >= kind.least


@every_game
def test_a_solution_played_by_the_rules_gets_there_and_greedy_does_not(played: Game) -> None:
    kinds = {kind.id: kind for kind in played.puzzles}
    for puzzle in some_of(played)[:4]:
        kind, reached = kinds[puzzle.kind], set()
        for solution in puzzle.solutions:
            match = puzzle.match()
            for action in solution:
                match.play(puzzle.seat, action)
            reached.add(int(kind.worth(match.position.states[0], puzzle.seat)))
            assert puzzle.solves(solution) is True
            assert puzzle.solves(solution[:-1]) in (None, True)
        assert len(reached) == 1
        match, done = puzzle.match(), []
        while puzzle.solves(done) is None and not match.over and match.position.legal(puzzle.seat):
            hidden = match.position.hidden(puzzle.seat)
            done.append(BOTS["greedy"].choose(hidden, puzzle.seat, dice=dice_from_seed(3, len(done)), budget=Looks(1)))
            match.play(puzzle.seat, done[-1])
        assert puzzle.solves(done) is not True


@every_game
def test_the_same_seed_finds_the_same_puzzles(played: Game) -> None:
    one, two = (find_puzzles(played, 1, seed=5) for _ in range(2))
    assert [puzzle.to_line() for puzzle in one] == [puzzle.to_line() for puzzle in two]
    assert Puzzle.from_line(played, one[0].to_line()) == one[0]


@every_game
def test_the_daily_puzzle_comes_from_the_date_alone_and_changes(played: Game) -> None:
    days = [date(2026, 11, 17) + timedelta(days=days) for days in range(14)]
    assert daily(played, days[0]) is daily(played, date(2026, 11, 17))
    assert len({daily(played, day).id for day in days}) > 7


def test_the_command_prints_a_list_for_programs_and_writes_packs(tmp_path: Path) -> None:
    said = CliRunner().invoke(app, ["puzzles", "quirkies", "--count", "2", "--seed", "1", "--json"])
    puzzles = json.loads(said.stdout)
    assert len(puzzles) == 2
    assert {"id", "game", "players", "options", "seed", "log", "seat", "task", "solutions", "explanation", "rating"} <= set(
        puzzles[0]
    )
    CliRunner().invoke(app, ["puzzles", "quirkies", "--count", "2", "--seed", "1", "-o", str(tmp_path / "pack")])
    lines = (tmp_path / "pack").read_text(encoding="utf-8").splitlines()
    assert [Puzzle.from_line(game("quirkies"), line).to_json() for line in lines] == puzzles
    assert "Lay two cards" in CliRunner().invoke(app, ["puzzles", "quirkies", "--daily"]).stdout


def test_a_game_without_puzzles_says_so() -> None:
    from dataclasses import replace

    with pytest.raises(Refusal, match="declares no puzzles"):
        find_puzzles(replace(game("quirkies"), puzzles=()), 1)
