"""All words of a language. They are written in Fluent (https://projectfluent.org), which knows plurals, genders and cases, and
which Mozilla keeps for Python and for browsers: server and client read the same files."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib import resources
from importlib.resources.abc import Traversable
from typing import Any, Literal

from babel import Locale, negotiate_locale
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from quirkbox.words.sentence import Arg, Sentence

FIRST = "en"
# which rules of plurals, lists and numbers a language has, where its id alone would not say ours
LOCALES = {"en": "en-GB"}

# the largest number that browsers, too, tell from the next one
LARGEST = 2**53
# packages of games from elsewhere that bring words of their own: `words/de.ftl` beside their README
_packages: list[str] = []


def _house() -> Traversable:
    return resources.files(__package__ or "quirkbox.words")


#: what there are words for; each is a folder here
LANGUAGES: tuple[str, ...] = tuple(
    sorted(
        (folder.name for folder in _house().iterdir() if folder.joinpath("common.ftl").is_file()),
        key=lambda language: (language != FIRST, language),
    )
)


class Catalogue:
    """The words of one language. What it has not is said in English."""

    def __init__(self, language: str):
        self.language = language
        locale = LOCALES.get(language, language)
        self._locale = Locale.parse(locale.replace("-", "_"))
        self._bundle = FluentBundle([locale], functions={"COMMAS": _commas}, use_isolating=False)
        for text in texts(language):
            self._bundle.add_resource(FluentResource(text))

    def has(self, id: str) -> bool:
        """Whether this language has words for it itself."""
        return bool(self._bundle.has_message(id))

    def say(self, sentence: Sentence) -> str:
        """The sentence in this language."""
        said = self._said(sentence.id, sentence.args)
        if said is not None:
            return said
        if self.language != FIRST:
            return catalogue(FIRST).say(sentence)
        logging.getLogger(__name__).error("There are no words for %s.", sentence.id)
        return sentence.id

    def text(self, id: str, english: str) -> str:
        """Words that stand elsewhere in English, as data of a game: in this language if it has them."""
        return self._said(id, {}) or english

    def _said(self, id: str, args: Mapping[str, Arg]) -> str | None:
        if not self._bundle.has_message(id):
            return None
        pattern = self._bundle.get_message(id).value
        if pattern is None:
            return None
        said, errors = self._bundle.format_pattern(pattern, {name: self._arg(arg) for name, arg in args.items()})
        for error in errors:
            logging.getLogger(__name__).error("%s, in %s: %s", id, self.language, error)
        return str(said)

    def _arg(self, arg: Arg) -> Any:
        if isinstance(arg, Sentence):
            return self.say(arg)
        if isinstance(arg, (int, float)) and not abs(arg) <= LARGEST:  # locales can't write it, nor what is no number
            return str(arg)
        if isinstance(arg, (str, int, float)):
            return arg
        return _Listed([self.say(part) if isinstance(part, Sentence) else part for part in arg])


class _Listed(FluentType):
    """ "Ada, Ben and Cleo"; between commas alone, "Ada 3, Ben 2"."""

    def __init__(self, parts: Sequence[str], style: Literal["standard", "unit"] = "standard"):
        self.parts = parts
        self._style = style

    def format(self, locale: Locale) -> str:
        # the locales' own data for it is incomplete: German has it for two parts alone
        return ", ".join(self.parts) if self._style == "unit" else format_list(self.parts, self._style, locale)


def _commas(listed: _Listed) -> _Listed:
    return _Listed(listed.parts, "unit")


@cache
def catalogue(language: str) -> Catalogue:
    """The words of a language; English where there are none."""
    return Catalogue(language if language in LANGUAGES else FIRST)


def include(package: str) -> None:
    """A game's package may bring its own words along."""
    if package not in _packages:
        _packages.append(package)
        catalogue.cache_clear()


def texts(language: str) -> Iterator[str]:
    """Everything that is written down in a language, file by file."""
    own = _house().joinpath(language)
    for folder in (own, own.joinpath("declared")):
        for file in sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else ():
            if file.name.endswith(".ftl"):
                yield file.read_text(encoding="utf-8")
    for package in _packages:
        own = resources.files(package).joinpath("words", f"{language}.ftl")
        if own.is_file():
            yield own.read_text(encoding="utf-8")


def best_language(wanted: str) -> str:
    """Of an `Accept-Language` header, or one language: the one we have that is liked best."""
    weighed = []
    for place, part in enumerate(wanted.split(",")):
        name, _, weight = part.strip().partition(";q=")
        try:
            weighed.append((-float(weight or 1), place, name.strip()))
        except ValueError:
            continue
    liked = [name.partition("-")[0].lower() for _, _, name in sorted(weighed)]
    return negotiate_locale(liked, LANGUAGES) or FIRST
