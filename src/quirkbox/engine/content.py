"""Content: what a designer may change without touching the rules, as TOML files.

A game takes the values it wants from a `Sheet`. Whatever is wrong becomes one sentence that names the file, and the line and
column where that is known. Things laid out in rows (faces, maps, tracks) are texts between triple quotes, one thing a line;
what follows a # is a remark.
"""

from __future__ import annotations

import re
import tomllib
import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from quirkbox.engine.refusal import Refusal

MOST_TEXT = 20_000  # characters of a file
MOST_DOTS = 200  # in a line
TURNING = "\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069"  # signs that turn the direction of writing


@dataclass(frozen=True)
class Row:
    """One line of a text in rows, with its place in the file."""

    sheet: Sheet
    text: str
    line: int
    #: how many columns of the file come before `text`
    indent: int = 0

    def refuse(self, why: str, at: int = 0) -> Refusal:
        """What is wrong with the character number `at`, counted from 0."""
        return self.sheet.refuse(why, self.line, self.indent + at + 1)

    def parts(self, separator: str) -> list[tuple[str, int]]:
        """The row cut at a separator: each part without the blanks around it, and where it begins."""
        found, start = [], 0
        for part in self.text.split(separator):
            found.append((part.strip(), start + len(part) - len(part.lstrip())))
            start += len(part) + len(separator)
        return found


class Sheet:
    """A content file being read. `take` what there is to take, then say `done`: what is left over is refused as unknown."""

    def __init__(self, name: str, text: str):
        self.name = name
        if len(text) > MOST_TEXT:
            raise self.refuse(f"a file has at most {MOST_TEXT} characters, this one has {len(text)}.")
        text = text.removeprefix("\ufeff")  # some editors begin every file with it
        self.lines = text.splitlines()
        # As keys, so many dots would take their reader seconds.
        if any(part.count(".") > MOST_DOTS for line in self.lines for part in line.split("=")):
            raise self.refuse("it is nested too deeply.")
        try:
            self._left = _flat(tomllib.loads(text))
        except tomllib.TOMLDecodeError as error:
            raise Refusal(f"{name}: {error}.") from None
        except RecursionError:
            raise self.refuse("it is nested too deeply.") from None
        except ValueError:  # Python reads no number of thousands of digits
            raise self.refuse("a number in it is too long.") from None
        for key, value in self._left.items():
            self._must_be_readable(key, value)

    def _must_be_readable(self, key: str, value: object) -> None:
        """Names are shown to people and printed to terminals: nothing may hide in them."""
        for sign in f"{key}{value}" if isinstance(value, str) else key:
            if (unicodedata.category(sign) == "Cc" and sign not in "\n\t") or sign in TURNING:
                raise self.refuse(f"{key!a:.40} holds the invisible sign U+{ord(sign):04X}.", self.line_of(key))

    def refuse(self, why: str, line: int = 0, column: int = 0) -> Refusal:
        """What is wrong with the file, and where: `raise sheet.refuse(…)`."""
        where = f", line {line}" if line else ""
        return Refusal(f"{self.name}{where}{f', column {column}' if column else ''}: {why}")

    def has(self, key: str) -> bool:
        """Whether it is there, and not yet taken."""
        return key in self._left

    def under(self, section: str) -> list[str]:
        """The names of what is left in a section, in their order."""
        return [key.removeprefix(f"{section}.") for key in self._left if key.startswith(f"{section}.")]

    def take(self, key: str) -> Any:
        """A value, as TOML has it; `section.key` for one in a section."""
        if key not in self._left:
            parent = key.rpartition(".")[0]
            if parent in self._left:
                raise self.refuse(f"{parent} must be a section, written [{parent}].", self.line_of(parent))
            raise self.refuse(f"{key} is missing.")
        return self._left.pop(key)

    def number(self, key: str, low: int, high: int) -> int:
        """A whole number between two."""
        return self._number(key, self.take(key), low, high)

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        """A list of whole numbers."""
        values = self.take(key)
        if not isinstance(values, list) or not values:
            raise self.refuse(f"{key} must be a list of whole numbers, not {_told(values)}.", self.line_of(key))
        return [self._number(key, value, low, high) for value in values]

    def _number(self, key: str, value: object, low: int, high: int) -> int:
        if type(value) is int and low <= value <= high:
            return value
        why = f"{key} must be a whole number from {low} to {high}, not {_told(value)}."
        raise self.refuse(why, self.line_of(key))

    def row(self, key: str) -> Row:
        """A text of one line."""
        rows = self.rows(key)
        if len(rows) != 1:
            raise self.refuse(f"{key} must be one line of text.", self.line_of(key))
        return rows[0]

    def rows(self, key: str, remarks: bool = True) -> list[Row]:
        """The lines of a text that hold something. Without `remarks` a # is a thing like any other (a wall on a map)."""
        value = self.take(key)
        line = self.line_of(key)
        if not isinstance(value, str):
            raise self.refuse(f"{key} must be a text, not {_told(value)}.", line)
        opening = self.lines[line - 1]
        quotes = re.search("\"\"\"|'''|[\"']", opening)
        start = quotes.end() if quotes else 0
        if opening[start:].strip() == "":  # TOML leaves out the line break after the quotes
            line, start = line + 1, 0
        found = []
        for number, full in enumerate(value.split("\n")):
            text = (full.split("#")[0] if remarks else full).rstrip()
            blanks = len(text) - len(text.lstrip())
            if text:
                found.append(Row(self, text.lstrip(), line + number, blanks + (start if number == 0 else 0)))
        return found

    def line_of(self, key: str) -> int:
        """The line a key stands on; 0 if it is written in a way that hides it."""
        section = ""
        for number, line in enumerate(self.lines, 1):
            if header := re.match(r"\s*\[([^\[\]]+)\]", line):
                section = header[1].strip() + "."
            named = re.match(r"\s*([\w.-]+)\s*=", line)
            if named and section + named[1] == key:
                return number
        return 0

    def done(self, known: Sequence[str]) -> None:
        """Everything has been taken; `known` are the keys to name to whoever has mistyped one."""
        for key in self._left:
            raise self.refuse(f"there is no {key} here; there is {', '.join(known)}.", self.line_of(key))


def _told(value: object) -> str:
    """A value as its designer wrote it, more or less."""
    return f"{value!r:.40}" if isinstance(value, (str, list)) else f"{value!s:.40}"


def _flat(table: dict[str, Any], before: str = "") -> dict[str, Any]:
    """All values by their full names: {"points.wanted": …}."""
    flat: dict[str, Any] = {}
    for key, value in table.items():
        flat |= _flat(value, f"{before}{key}.") if isinstance(value, dict) else {before + key: value}
    return flat
