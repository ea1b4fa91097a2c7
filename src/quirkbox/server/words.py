"""What is wrong with a message, in one sentence: which field, and what it should be."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.engine import Refusal, quoted
from quirkbox.server.settings import LARGEST
from quirkbox.words.sentence import Sentence

NOT_JSON = Sentence("not-json")
TOO_LARGE = Sentence("message-too-large", most=LARGEST // 1024)
TOO_FAST = Sentence("too-fast")
OUR_FAULT = Sentence("our-fault")

# Pydantic's kinds of errors that have a sentence of their own; others are just not right.
_KINDS = {
    "int_type": "field-should-be-number",
    "int_parsing": "field-should-be-number",
    "int_from_float": "field-should-be-number",
    "string_type": "field-should-be-text",
    "string_unicode": "field-should-be-readable",
    "bool_type": "field-should-be-bool",
    "dict_type": "field-should-be-object",
    "model_type": "field-should-be-object",
    "model_attributes_type": "field-should-be-object",
    "list_type": "field-should-be-list",
    "literal_error": "field-should-be-one-of",
    "string_too_short": "field-should-not-be-empty",
    "string_too_long": "field-should-be-shorter",
    "missing": "field-is-missing",
    "extra_forbidden": "field-is-not-known",
}


def what_is_wrong(errors: Sequence[Mapping[str, Any]]) -> Sentence:
    """The first of Pydantic's errors, as a person would say it."""
    error = errors[0]
    kind, context = error["type"], error.get("ctx", {})
    if kind == "json_invalid":
        return NOT_JSON
    if kind == "union_tag_invalid":
        return Sentence("message-type-unknown", given=quoted(context["tag"]), known=_plain(context["expected_tags"]))
    if kind == "union_tag_not_found":
        return Sentence("message-type-missing")
    said = {"known": str(context.get("expected", "")), "most": context.get("max_length", 0)}
    where = _where(error["loc"])
    return Sentence(_KINDS.get(kind, "field-not-right"), field=where or "", whole="no" if where else "yes", **said)


def _where(loc: Sequence[str | int]) -> str:
    """The path of a field: without where it came from (the body, the kind of message), and not longer than a line. Empty for the
    whole message."""
    path = [str(part) for part in loc]
    if len(path) > 1:
        path = path[1:]
    elif path == ["body"]:
        path = []
    return f"{'.'.join(path):.60}"


def _plain(tags: str) -> str:
    return tags.replace("'", "")


LONGEST_LINE = 200

_UNSEEN = re.compile("[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


def clean_line(text: str, most: int = LONGEST_LINE) -> str:
    """Something that somebody has written, without what cannot be seen or turns the line around."""
    seen = " ".join(_UNSEEN.sub(" ", unicodedata.normalize("NFC", text)).split())
    if not seen:
        raise Refusal.because("chat-empty")
    return seen[:most]


def clean_name(name: str) -> str:
    """A nickname without what cannot be seen or turns the line around."""
    seen = " ".join(_UNSEEN.sub(" ", unicodedata.normalize("NFC", name)).split())
    if not seen:
        raise Refusal.because("name-empty")
    return seen[:24]
