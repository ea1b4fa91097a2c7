"""Lessons over HTTP. The learner's browser keeps what was done and says it with every call: here nothing is kept."""

from __future__ import annotations

from functools import cache

from quirkbox.coach.lessons import Attempt, Lesson, lessons_of
from quirkbox.engine import Refusal
from quirkbox.games import GAMES
from quirkbox.server import wire
from quirkbox.server.lobby import NotHere
from quirkbox.server.scenes import Scene
from quirkbox.table import tells


@cache
def lessons_in(game_id: str) -> list[Lesson]:
    if game_id not in GAMES:
        raise NotHere(f"There is no game {game_id!r:.40}.")
    return lessons_of(GAMES[game_id])


def listed(game_id: str) -> list[wire.LessonInfo]:
    return [
        wire.LessonInfo(
            id=lesson.id,
            title=lesson.file.title,
            teaches=lesson.file.teaches,
            steps=len(lesson.file.step),
            table=wire.WholeGame(**lesson.file.table.model_dump()) if lesson.file.table else None,
        )
        for lesson in lessons_in(game_id)
    ]


def lesson_named(game_id: str, lesson_id: str) -> Lesson:
    for lesson in lessons_in(game_id):
        if lesson.id == lesson_id and lesson.file.step:
            return lesson
    raise NotHere(f"There is no lesson {lesson_id!r:.40}.")


def moment(lesson: Lesson, ask: wire.LessonAsk) -> tells.LessonMoment:
    """Where the learner is after all that was done; if the last of it was not right, why, and the game as before."""
    attempt, why = Attempt(lesson), None
    try:
        attempt.go_through(ask.done)
    except Refusal as refusal:
        why = str(refusal)
    step, file = attempt.step, lesson.file
    scene = Scene(lesson.game, file.players, file.options, file.seed, file.seat, lesson.names)
    return {
        "table": scene.table(),
        "title": file.title,
        "step": attempt.at,
        "steps": len(file.step),
        "say": step.say if step else "",
        "point": step.point if step else [],
        "waits": ("move" if step.answer else "next") if step else "end",
        "answer": next(attempt.ways(), None),
        "why": why,
        "begun": attempt.begun,
        "updates": scene.updates(attempt.log.entries, ask.since),
    }
