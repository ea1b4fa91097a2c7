"""Lessons over HTTP. The learner's browser keeps what was done and says it with every call: here nothing is kept."""

from __future__ import annotations

from functools import cache

from quirkbox.coach.lessons import Attempt, Lesson, lesson_in, lessons_of
from quirkbox.engine import Refusal, quoted
from quirkbox.games import GAMES
from quirkbox.server import wire
from quirkbox.server.lobby import NotHere
from quirkbox.server.scenes import Scene
from quirkbox.table import tells
from quirkbox.table.tells import told_sentence
from quirkbox.words.catalogue import Catalogue


@cache
def lessons_in(game_id: str, words: Catalogue) -> list[Lesson]:
    if game_id not in GAMES:
        raise NotHere.because("game-unknown", given=quoted(game_id))
    return [lesson_in(lesson, words) for lesson in lessons_of(GAMES[game_id])]


def listed(game_id: str, words: Catalogue) -> list[wire.LessonInfo]:
    return [
        wire.LessonInfo(
            id=lesson.id,
            title=lesson.file.title,
            teaches=lesson.file.teaches,
            steps=len(lesson.file.step),
            table=wire.WholeGame(**lesson.file.table.model_dump()) if lesson.file.table else None,
        )
        for lesson in lessons_in(game_id, words)
    ]


def lesson_named(game_id: str, lesson_id: str, words: Catalogue) -> Lesson:
    for lesson in lessons_in(game_id, words):
        if lesson.id == lesson_id and lesson.file.step:
            return lesson
    raise NotHere.because("lesson-unknown", given=quoted(lesson_id))


def moment(lesson: Lesson, ask: wire.LessonAsk) -> tells.LessonMoment:
    """Where the learner is after all that was done; if the last of it was not right, why, and the game as before."""
    attempt, why = Attempt(lesson), None
    try:
        attempt.go_through(ask.done)
    except Refusal as refusal:
        why = refusal.said
    step, file = attempt.step, lesson.file
    scene = Scene(lesson.game, file.players, file.options, file.seed, file.seat, lesson.names)
    return {
        "table": scene.table(),
        "title": told_sentence(file.title),
        "step": attempt.at,
        "steps": len(file.step),
        "say": told_sentence(step.say if step else ""),
        "point": step.point if step else [],
        "waits": ("move" if step.answer else "next") if step else "end",
        "answer": next(attempt.ways(), None),
        "why": told_sentence(why) if why else None,
        "begun": attempt.begun,
        "updates": scene.updates(attempt.log.entries, ask.since),
    }
