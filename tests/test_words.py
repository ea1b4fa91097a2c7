"""The catalogue: every language says everything, of the same things, and whatever the house says is in it."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from quirkbox.coach.lessons import lessons_of, texts_of_lesson
from quirkbox.engine import Refusal, texts_of
from quirkbox.games import BUILT_IN, game
from quirkbox.words.catalogue import FIRST, LANGUAGES, best_language, catalogue
from quirkbox.words.sentence import PLAIN, Sentence

SRC = Path(__file__).parents[1] / "src/quirkbox"
WORDS = SRC / "words"
OTHERS = [language for language in LANGUAGES if language != FIRST]


class _Named(Visitor):
    """What a pattern speaks of, and which other messages are in it."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ftl.MessageReference) -> None:
        self.messages.add(node.id.name)


def read_file(file: Path) -> dict[str, ftl.Message]:
    """By its id, every message of a file. Whatever is not Fluent fails here."""
    found: dict[str, ftl.Message] = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        assert not isinstance(entry, ftl.Junk), f"{file.relative_to(WORDS)}: {entry.content.strip():.80}"
        if isinstance(entry, ftl.Message):
            assert entry.id.name not in found, f"{file.relative_to(WORDS)}: {entry.id.name} is there twice"
            found[entry.id.name] = entry
    return found


def read(language: str) -> dict[str, ftl.Message]:
    """All messages of a language."""
    found: dict[str, ftl.Message] = {}
    for file in sorted((WORDS / language).rglob("*.ftl")):
        own = read_file(file)
        assert not own.keys() & found.keys(), f"{file.relative_to(WORDS)}: {own.keys() & found.keys()} are there twice"
        found |= own
    return found


def spoken_of(id: str, messages: dict[str, ftl.Message]) -> set[str]:
    """The arguments of a sentence, those of the sentences in it too."""
    named = _Named()
    named.visit(messages[id])
    assert named.messages <= messages.keys(), f"{id} is made of {named.messages - messages.keys()}, which is not there"
    return named.variables.union(*[spoken_of(inner, messages) for inner in named.messages])


ENGLISH = read(FIRST)


def test_english_is_readable() -> None:
    for id in ENGLISH:
        spoken_of(id, ENGLISH)


@pytest.mark.parametrize("file", sorted(file.name for file in (WORDS / FIRST).glob("*.ftl")))
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_everything_and_speaks_of_the_same(language: str, file: str) -> None:
    if not (WORDS / language / file).exists():
        pytest.xfail(f"{language} has no {file} yet: it is said in English.")
    all, own = read(language), read_file(WORDS / language / file)
    for id in read_file(WORDS / FIRST / file):
        assert id in own, f"{language} has no words for {id}"
        assert spoken_of(id, all) <= spoken_of(id, ENGLISH), f"{language}: {id}"


def declared(id: str) -> dict[str, str]:
    """What stands in a game's own declaration and lessons, in English."""
    own = game(id)
    return texts_of(own) | {text: said for lesson in lessons_of(own) for text, said in texts_of_lesson(lesson).items()}


@pytest.mark.parametrize("game_id", BUILT_IN)
@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_what_a_game_declares(language: str, game_id: str) -> None:
    file = WORDS / language / "declared" / f"{game_id}.ftl"
    if not file.exists():
        pytest.xfail(f"{language} has no declared/{game_id}.ftl yet: it is said in English.")
    own = read_file(file)
    assert not declared(game_id).keys() - own.keys(), f"{language} has no words for these"


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_says_nothing_that_nobody_says(language: str) -> None:
    said = ENGLISH.keys() | {text for id in BUILT_IN for text in declared(id)}
    assert not read(language).keys() - said


def said_in(file: Path) -> Iterator[tuple[int, str, set[str] | None]]:
    """Every sentence that a file makes: its line, its id, and what it is given (None: that is not known)."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or not node.args:
            continue
        made = isinstance(node.func, ast.Name) and node.func.id == "Sentence"
        made |= isinstance(node.func, ast.Attribute) and node.func.attr == "because"
        first = node.args[0]
        if made and isinstance(first, ast.Constant) and isinstance(first.value, str):
            given = [keyword.arg for keyword in node.keywords]
            yield node.lineno, first.value, None if None in given else {name for name in given if name}


def test_whatever_is_said_is_in_the_catalogue_with_what_it_speaks_of() -> None:
    said = [(file, *found) for file in sorted(SRC.rglob("*.py")) for found in said_in(file)]
    assert len(said) > 100
    for file, line, id, given in said:
        where = f"{file.relative_to(SRC)}:{line}: {id}"
        assert id in ENGLISH, where
        assert given is None or spoken_of(id, ENGLISH) <= given, where


def test_a_sentence_is_said_in_english_until_somebody_says_it_otherwise() -> None:
    sentence = Sentence("start-too-few", game="Quirkies", least=2)
    assert str(sentence) == "Quirkies needs at least 2 players: invite somebody, or add a bot."
    assert Sentence.of_json(sentence.to_json()) == sentence
    assert str(Refusal.because("log-entry", entry=3, why=Sentence("game-over"))) == (
        "Entry 3 of the log cannot be played: The game is over."
    )
    assert str(Sentence("rules-compiling", games=["A", "B", "C"])) == "The rules of A, B and C are still being compiled."
    standings = [Sentence("quirkies-standing", you="no", who=who, tokens=2) for who in ("Ada", "Bo")]
    assert str(Sentence("quirkies-aim-last", standings=standings)) == "Last round: most tokens win. Ada 2, Bo 2."
    assert Refusal("Anything at all.").said == Sentence(PLAIN, text="Anything at all.")


@pytest.mark.parametrize("number", [10**30, -(10**40), float("inf"), float("nan")])
def test_whatever_number_somebody_sends_can_be_said(number: float) -> None:
    assert str(Sentence("seat-unknown", seat=number)).count(str(number)) == 1


def test_what_a_language_does_not_say_is_said_in_english(caplog: pytest.LogCaptureFixture) -> None:
    assert catalogue("xx").say(Sentence("game-over")) == "The game is over."
    assert catalogue(FIRST).say(Sentence("no-such-sentence")) == "no-such-sentence"
    assert "no-such-sentence" in caplog.text


@pytest.mark.parametrize(
    ("wanted", "best"),
    [("", "en"), ("en-GB,en;q=0.9", "en"), ("tlh;q=0.9, en;q=0.2", "en"), (";;q=x", "en"), ("tlh", "en")],
)
def test_the_best_language_is_read_off_what_a_browser_says(wanted: str, best: str) -> None:
    assert best_language(wanted) == best


def test_every_language_says_what_it_is_called() -> None:
    for language in LANGUAGES:
        assert re.fullmatch(r"\w+", catalogue(language).say(Sentence("language-name")))


@pytest.mark.parametrize("language", sorted(LANGUAGES))
def test_a_list_between_commas_may_have_any_length(language: str) -> None:
    program = [Sentence("tiny_turbo_cars-command", command="turbo")] * 3
    said = catalogue(language).say(Sentence("tiny_turbo_cars-puzzle-program", slides=3, program=program))
    turbo = catalogue(language).say(program[0])
    assert f"{turbo}, {turbo}, {turbo}" in said
