"""Puzzles over HTTP. The browser says with every call what was done: here nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from typing import Any

from quirkbox.coach.lessons import NAMES
from quirkbox.coach.puzzles import Puzzle, daily, pack
from quirkbox.engine import GameLog, Refusal, quoted, secret_from_seed
from quirkbox.games import GAMES
from quirkbox.server import wire
from quirkbox.server.lobby import NotHere
from quirkbox.server.scenes import Scene
from quirkbox.table import tells
from quirkbox.table.tells import told_sentence
from quirkbox.words.sentence import Sentence


def puzzles_in(game_id: str) -> Sequence[Puzzle]:
    if game_id not in GAMES:
        raise NotHere.because("game-unknown", given=quoted(game_id))
    return pack(GAMES[game_id])


def listed(game_id: str) -> list[wire.PuzzleInfo]:
    return [_info(puzzle) for puzzle in puzzles_in(game_id)]


def of_day(game_id: str, day: str) -> wire.PuzzleInfo:
    """The same for everybody, from the date alone."""
    if not puzzles_in(game_id):
        raise NotHere.because("puzzle-none", game=GAMES[game_id].name)
    try:
        return _info(daily(GAMES[game_id], date.fromisoformat(day)))
    except ValueError:
        raise Refusal.because("puzzle-day", given=quoted(day)) from None


def _info(puzzle: Puzzle) -> wire.PuzzleInfo:
    return wire.PuzzleInfo(
        id=puzzle.id, kind=puzzle.kind, task=told_sentence(puzzle.task), rating=puzzle.rating, moves=puzzle.moves
    )


def puzzle_named(game_id: str, puzzle_id: str) -> Puzzle:
    for puzzle in puzzles_in(game_id):
        if puzzle.id == puzzle_id:
            return puzzle
    raise NotHere.because("puzzle-unknown", given=quoted(puzzle_id))


def moment(puzzle: Puzzle, ask: wire.LessonAsk) -> tells.LessonMoment:
    """Where the solver is after all that was done; if the last of it leads nowhere, why, and the game as before."""
    others = iter(NAMES)
    names = ["You" if seat == puzzle.seat else next(others) for seat in range(puzzle.players)]
    scene = Scene(puzzle.game, puzzle.players, puzzle.options, puzzle.seed, puzzle.seat, names)
    log = GameLog(puzzle.game, puzzle.players, puzzle.options, secret_from_seed(puzzle.seed))
    for seat, code in puzzle.log:
        log.play(seat, code)
    done: list[int] = []
    why = None
    try:
        for given in ask.done:
            done.append(_step(puzzle, log, done, given, names))
    except Refusal as refusal:
        why = refusal.said
    solved = bool(done) and puzzle.solves(done) is True
    return {
        "table": scene.table(),
        "title": told_sentence(Sentence("puzzle")),
        "step": len(done),
        "steps": puzzle.moves,
        "say": told_sentence(puzzle.explanation if solved else puzzle.task),
        "point": [],
        "waits": "end" if solved else "move",
        "answer": None if solved else puzzle.game.actions.to_json(_answer(puzzle, done)),
        "why": told_sentence(why) if why else None,
        "begun": list(range(len(done) + 1)),
        "updates": scene.updates(log.entries, ask.since),
    }


def _step(puzzle: Puzzle, log: GameLog, done: Sequence[int], given: dict[str, Any] | None, names: Sequence[str]) -> int:
    """One action more, if it may be done and begins a solution."""
    if done and puzzle.solves(done):
        raise Refusal.because("puzzle-solved")
    code = puzzle.game.actions.read(given)
    made = log.preview(puzzle.seat, code, names)
    if puzzle.solves([*done, code]) is False:
        seen = made.position.seen_by(puzzle.seat)
        meant = seen.aim(seen.events(made.happened), names).meant
        raise (
            Refusal.because("puzzle-not-best", meant=Sentence.of(meant)) if meant else Refusal.because("puzzle-something-better")
        )
    log.append(made)
    return code


def _answer(puzzle: Puzzle, done: Sequence[int]) -> int:
    """What comes next in a solution that begins like this."""
    return next(solution[len(done)] for solution in puzzle.solutions if list(solution[: len(done)]) == list(done))
