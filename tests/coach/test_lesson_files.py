"""Lessons: every one can be finished in every right way, every text fits its position, every mistake is explained."""

from __future__ import annotations

import pytest

from quirkbox.coach.lessons import Attempt, Lesson, check, lessons_of, read_lesson
from quirkbox.engine import Refusal
from quirkbox.games import BUILT_IN, GAMES
from quirkbox.server import lessons, wire
from quirkbox.words.catalogue import catalogue

ALL = [lesson for game_id in BUILT_IN for lesson in lessons_of(GAMES[game_id])]
QUIRKIES = GAMES["quirkies"]


@pytest.mark.parametrize("lesson", ALL, ids=lambda lesson: f"{lesson.game.id}-{lesson.id}")
def test_a_lesson_can_be_finished_and_its_texts_fit(lesson: Lesson) -> None:
    check(lesson)


@pytest.mark.parametrize("game_id", BUILT_IN)
def test_a_game_is_learned_in_five_to_eight_lessons_and_a_whole_game(game_id: str) -> None:
    course = lessons_of(GAMES[game_id])
    assert 5 <= len(course) <= 8
    assert all(lesson.file.step for lesson in course[:-1])
    assert course[-1].file.table is not None


LESSON = """
title = "Three of one colour"
teaches = "Three in a line."
seed = 2
[[step]]
say = "Look."
fits = { "board.6.top.colour" = "orange" }
[[step]]
say = "Make the line."
answer = ["lay blip orange stripes"]
brings = [{ event = "won", seat = 0 }]
wrong = "No line."
[[step.slip]]
do = [{ act = "lay", creature = "blip", colour = "blue" }]
say = "This one is blue."
"""


def lay(creature: str, colour: str, pattern: str) -> dict[str, str]:
    return {"act": "lay", "creature": creature, "colour": colour, "pattern": pattern}


def test_a_wrong_try_is_explained_and_nothing_has_changed() -> None:
    attempt = Attempt(read_lesson(QUIRKIES, "own.toml", LESSON))
    with pytest.raises(Refusal, match="read this first"):
        attempt.do(lay("blip", "orange", "stripes"))
    attempt.do(None)
    before = attempt.log.position.tobytes()
    for card, why in [
        (lay("blip", "blue", "stripes"), "This one is blue."),
        (lay("pogo", "blue", "stripes"), "No line."),
        (lay("fuzz", "blue", "stripes"), "do not hold"),
    ]:
        with pytest.raises(Refusal, match=why):
            attempt.do(card)
    assert attempt.log.position.tobytes() == before
    attempt.do(lay("blip", "orange", "stripes"))
    assert attempt.step is None


@pytest.mark.parametrize(
    ("change", "why"),
    [
        (('"orange" }', '"green" }'), "its text needs board.6.top.colour = 'green', but it is 'orange'"),
        (('"blip", colour = "blue"', '"blip", colour = "green"'), "nobody can do"),
        (('event = "won"', 'event = "ended"'), "can't be done"),
        (("[[step.slip]]", "then = ['1: lay wink blue dots']\n[[step.slip]]"), "then: "),
        (("seed = 2", "seed = 2\nspeed = 3"), "speed"),
        (("[[step]]", "[[step"), "own.toml"),
    ],
)
def test_a_mistake_in_a_file_is_one_sentence_with_its_place(change: tuple[str, str], why: str) -> None:
    with pytest.raises(Refusal, match=why):
        check(read_lesson(QUIRKIES, "own.toml", LESSON.replace(*change, 1)))


STUCK = """
title = "Two cards"
teaches = "A line gives a second card."
seed = 2
[[step]]
say = "Lay a card."
answer = ["lay blip orange stripes"]
accept = [{ act = "lay" }]
[[step]]
say = "And one more."
answer = ["lay pogo blue stripes"]
"""


def test_a_right_way_that_leads_nowhere_is_found() -> None:
    """The answer makes a line and gives a second card; every other card is right too, but leaves the learner waiting for ever."""
    with pytest.raises(Refusal, match="step 2 can't be done any more"):
        check(read_lesson(QUIRKIES, "own.toml", STUCK))


def test_the_browser_gets_what_has_happened_since_and_may_go_back() -> None:
    lesson = lessons.lesson_named("quirkies", "3_pattern", catalogue("en"))
    first = lessons.moment(lesson, wire.LessonAsk(done=[None]))
    assert (first["waits"], len(first["updates"])) == ("move", 1)
    done = [None, first["answer"]]
    then = lessons.moment(lesson, wire.LessonAsk(done=done, since=first["updates"][-1]["seq"]))
    assert [update["seq"] for update in then["updates"]] == [1]
    assert then["begun"] == [0, 1, 2]
    again = lessons.moment(lesson, wire.LessonAsk(done=[None]))
    assert again == first
