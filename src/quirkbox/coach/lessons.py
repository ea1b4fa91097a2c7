"""Lessons: a game is learned in small steps on the real board, by the real rules.

A lesson is a TOML file in the folder `lessons` of a game's package; the files' names give the order. It begins with a deal and
what was done since, and says step by step what is said, what is waited for, and what a mistake gets. docs/design/lessons.md tells
how to write one; `quirkbox lessons GAME` looks them over.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import resources
from itertools import islice
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from quirkbox.engine import Game, GameLog, Refusal, Step, secret_from_seed
from quirkbox.words.catalogue import Catalogue
from quirkbox.words.sentence import Sentence

Json = Mapping[str, Any]
NAMES = ("Tock", "Snap", "Pip")
# Of the ways to solve a step, the check follows so many to the end.
MOST_WAYS = 40
# Nobody does more in two minutes.
MOST_DONE = 200

Said = Annotated[str, Field(min_length=1, max_length=260)]
Do = Annotated[str, Field(description="an action in words, as `quirkbox play` takes it")]
Pattern = Annotated[dict[str, str | int], Field(min_length=1, description="some fields of an action or event, with their values")]
Facts = Annotated[dict[str, Any], Field(description="what the learner's view holds, by its path: `tokens.0 = 1`")]


class _Strict(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True)


class Slip(_Strict):
    """A mistake that one may make, and what is said of it. Nothing happens."""

    do: list[Pattern] = []
    #: or: what would come of it
    brings: list[Pattern] = []
    say: Said


class Stage(_Strict):
    """One step. With an `answer` it waits for the learner to do something, without one for "Next"."""

    say: Said
    #: what to look at: names that the board's elements carry (`data-at`)
    point: list[str] = []
    #: how the step is done, by "Show me" and by the check
    answer: list[Do] = []
    #: what is right; by default the answer alone, or anything if `brings` or `until` says what has to come of it
    accept: list[Pattern] = []
    #: one of these events has to come of it
    brings: list[Pattern] = []
    #: the step lasts until the view is so
    until: Facts = {}
    #: what is said to everything that is not right
    wrong: Annotated[str, Field(max_length=260)] = ""
    slip: list[Slip] = []
    #: what the others do afterwards: `1: lay …`, `table: close`
    then: list[str] = []
    #: what the text relies on
    fits: Facts = {}


class Whole(_Strict):
    """A whole game at a table of one's own, instead of steps."""

    bots: list[str] = Field(min_length=1)
    options: dict[str, str] = {}


class LessonFile(_Strict):
    title: Annotated[str, Field(min_length=1, max_length=40)]
    teaches: Annotated[str, Field(min_length=1, max_length=110)]
    seed: int = 0
    players: int = 2
    seat: int = 0
    names: list[str] = list(NAMES)
    options: dict[str, str] = {}
    log: list[str] = []
    step: list[Stage] = []
    table: Whole | None = None


@dataclass(frozen=True)
class Lesson:
    game: Game
    id: str
    file: LessonFile

    @property
    def names(self) -> list[str]:
        """What everybody is called; the learner is "You"."""
        others = iter(self.file.names)
        return ["You" if seat == self.file.seat else next(others) for seat in range(self.file.players)]


def texts_of_lesson(lesson: Lesson) -> dict[str, str]:
    """What a lesson says, in English, by the ids under which other languages have it."""
    whole, file = f"{lesson.game.id}-lesson-{lesson.id}", lesson.file
    found = {whole: file.title, f"{whole}-teaches": file.teaches}
    for number, step in enumerate(file.step, 1):
        found |= {f"{whole}-{number}": step.say, f"{whole}-{number}-wrong": step.wrong}
        found |= {f"{whole}-{number}-slip-{which}": slip.say for which, slip in enumerate(step.slip, 1)}
    return {id: text for id, text in found.items() if text}


def lesson_in(lesson: Lesson, words: Catalogue) -> Lesson:
    """The same lesson in another language, as far as that has words for it."""
    texts = {id: words.text(id, english) for id, english in texts_of_lesson(lesson).items()}
    whole, file = f"{lesson.game.id}-lesson-{lesson.id}", lesson.file
    steps = []
    for number, step in enumerate(file.step, 1):
        name = f"{whole}-{number}"
        slips = [slip.model_copy(update={"say": texts[f"{name}-slip-{which}"]}) for which, slip in enumerate(step.slip, 1)]
        update = {"say": texts[name], "wrong": texts.get(f"{name}-wrong", ""), "slip": slips}
        steps.append(step.model_copy(update=update))
    return replace(
        lesson, file=file.model_copy(update={"title": texts[whole], "teaches": texts[f"{whole}-teaches"], "step": steps})
    )


def lessons_of(game: Game) -> list[Lesson]:
    """A game's lessons in their order; none where its package has none."""
    folder = resources.files(game.about.package).joinpath("lessons")
    if not folder.is_dir():
        return []
    files = sorted((file for file in folder.iterdir() if file.name.endswith(".toml")), key=lambda file: file.name)
    return [read_lesson(game, file.name, file.read_text("utf-8")) for file in files]


def read_lesson(game: Game, name: str, text: str) -> Lesson:
    """A lesson from its file; Refusal says what is wrong with it, and where."""
    try:
        file = LessonFile.model_validate(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        raise Refusal(f"{name}: {error}.") from None
    except ValidationError as error:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        raise Refusal(f"{name}: {where}: {first['msg']}.") from None
    if bool(file.step) == (file.table is not None):
        raise Refusal(f"{name}: a lesson has either steps, or a table for a whole game.")
    return Lesson(game, name.removesuffix(".toml"), file)


@dataclass
class Attempt:
    """A lesson being gone through. All that it knows follows from what the learner has done: nothing has to be kept."""

    lesson: Lesson
    log: GameLog = field(init=False)
    #: the number of the step that is waited for
    at: int = 0
    #: how many things had been done when each step began
    begun: list[int] = field(default_factory=lambda: [0])
    done: int = 0

    def __post_init__(self) -> None:
        file = self.lesson.file
        self.log = GameLog(self.lesson.game, file.players, file.options, secret_from_seed(file.seed))
        self._play(file.log, "log")

    @property
    def step(self) -> Stage | None:
        """None: the lesson is over."""
        steps = self.lesson.file.step
        return steps[self.at] if self.at < len(steps) else None

    @property
    def view(self) -> Json:
        """What the learner sees."""
        return self.log.position.view(self.lesson.file.seat)

    def go_through(self, done: Sequence[Json | None]) -> None:
        """Everything the learner has done, None for "Next". Refusal if some of it is not right: what came before has counted."""
        for given in done:
            self.do(given)

    def do(self, given: Json | None) -> None:
        """One thing more. Refusal says why it is not right, and nothing has changed."""
        step = self.step
        if step is None:
            raise Refusal.because("lesson-over")
        if not step.answer:
            if given is not None:
                raise Refusal.because("lesson-read-first")
            self.done += 1
            self._finish(step)
        elif given is None:
            raise Refusal(step.wrong or Sentence("lesson-not-so"))
        else:
            self._try(step, given)

    def _try(self, step: Stage, given: Json) -> None:
        made = self.log.preview(self.lesson.file.seat, self.lesson.game.actions.read(given), self.lesson.names)
        why = self._mistake(step, made)
        if why:
            raise Refusal(why)
        self.log.append(made)
        self.done += 1
        if not step.until or holds(self.view, step.until):
            self._finish(step)

    def _mistake(self, step: Stage, made: Step) -> Sentence | str | None:
        """Why something that may be done is not right here."""
        game = self.lesson.game
        assert made.action is not None
        action = game.actions.to_json(made.action)
        events = made.position.seen_by(made.seat).events(made.happened)
        for slip in step.slip:
            if _any_fits(slip.do, [action]) or _any_fits(slip.brings, events):
                return slip.say
        if step.accept:
            right = _any_fits(step.accept, [action])
        else:
            right = bool(step.brings or step.until) or game.actions.text(made.action) in step.answer
        if right and (not step.brings or _any_fits(step.brings, events)):
            return None
        return step.wrong or Sentence("lesson-not-after")

    def ways(self) -> Iterator[dict[str, Any]]:
        """Every right action of the step, the one its file names first."""
        step, game, seat = self.step, self.lesson.game, self.lesson.file.seat
        if step is None or not step.answer:
            return
        named = step.answer[min(self.done - self.begun[-1], len(step.answer) - 1)]
        legal = self.log.position.legal(seat)
        for code in sorted(legal, key=lambda code: game.actions.text(code) != named):
            if self._mistake(step, self.log.preview(seat, code)) is None:
                yield game.actions.to_json(code)

    def _finish(self, step: Stage) -> None:
        self._play(step.then, f"step {self.at + 1}: then")
        self.at += 1
        self.begun.append(self.done)

    def _play(self, entries: Sequence[str], where: str) -> None:
        for entry in entries:
            who, _, words = entry.partition(":")
            try:
                seat = self.log.position.host if who == "table" else int(who)
                self.log.play(seat, self.lesson.game.actions.parse(words.strip()))
            except (Refusal, ValueError) as error:
                raise Refusal(f"{self.lesson.id}: {where}: {entry!r}: {error}") from None


def _any_fits(patterns: Sequence[Json], things: Sequence[Json]) -> bool:
    return any(all(thing.get(name) == value for name, value in pattern.items()) for pattern in patterns for thing in things)


def holds(view: Json, facts: Json) -> bool:
    """Whether a view is as these facts say."""
    return all(is_so(value_at(view, path), value) for path, value in facts.items())


def is_so(found: Any, value: Any) -> bool:
    """TOML has no word for nothing: `false` will do."""
    return bool(found == value or (value is False and not found))


def value_at(view: Any, path: str) -> Any:
    """What stands in a view at a path like `drivers.0.row`; None where there is nothing."""
    for name in path.split("."):
        if isinstance(view, list | tuple):
            view = view[int(name)] if name.isdecimal() and int(name) < len(view) else None
        else:
            view = view.get(name) if isinstance(view, Mapping) else None
    return view


def check(lesson: Lesson) -> None:
    """That the lesson can be gone through to its end, that every text fits its position, and that every right way goes on."""
    file = lesson.file
    if file.table is not None:
        lesson.game.about.must_seat(len(file.table.bots) + 1)
        lesson.game.read_options(file.table.options)
        return
    done: list[Json | None] = []
    for number, step in enumerate(file.step):
        attempt = _after(lesson, done)
        if attempt.at != number:
            raise Refusal(f"{lesson.id}: step {number + 1} is never waited for: the one before is not over.")
        for path, value in step.fits.items():
            found = value_at(attempt.view, path)
            if not is_so(found, value):
                raise Refusal(f"{lesson.id}: step {number + 1}: its text needs {path} = {value!r}, but it is {found!r}.")
        _check_slips(attempt, step)
        for way in [] if step.until else islice(attempt.ways(), MOST_WAYS):
            _finish_from(lesson, [*done, way], number)
        while attempt.at == number and len(done) < MOST_DONE:
            given = next(attempt.ways(), None)
            if given is None and step.answer:
                raise Refusal(f"{lesson.id}: step {number + 1} can't be done as its answer says.")
            attempt.do(given)
            done.append(given)
    if _after(lesson, done).step is not None:
        raise Refusal(f"{lesson.id}: its answers do not lead to the end.")


def _after(lesson: Lesson, done: Sequence[Json | None]) -> Attempt:
    attempt = Attempt(lesson)
    attempt.go_through(done)
    return attempt


def _check_slips(attempt: Attempt, step: Stage) -> None:
    """A mistake that nobody can make would never be explained."""
    seat, game = attempt.lesson.file.seat, attempt.lesson.game
    actions = [game.actions.to_json(code) for code in attempt.log.position.legal(seat)]
    for slip in step.slip:
        if slip.do and not _any_fits(slip.do, actions):
            raise Refusal(f"{attempt.lesson.id}: step {attempt.at + 1}: nobody can do {slip.do} here.")


def _finish_from(lesson: Lesson, done: Sequence[Json | None], number: int) -> None:
    """Whatever right thing was done, the lesson goes on to its end."""
    attempt = _after(lesson, done)
    while attempt.step is not None and attempt.done < MOST_DONE:
        given = next(attempt.ways(), None)
        if given is None and attempt.step.answer:
            raise Refusal(f"{lesson.id}: after {done[-1]} in step {number + 1}, step {attempt.at + 1} can't be done any more.")
        attempt.do(given)
