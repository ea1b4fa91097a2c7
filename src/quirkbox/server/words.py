"""What is wrong with a message, in one sentence: which field, and what it should be."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping, Sequence
from typing import Any

from quirkbox.engine import Refusal
from quirkbox.server.settings import LARGEST

NOT_JSON = "This is not JSON."
TOO_LARGE = f"That message is too large: {LARGEST // 1024} KiB is the most."
TOO_FAST = "That was too much at once: wait a moment and try again."
OUR_FAULT = "Something went wrong on our side, and nothing has changed. Please try again."

_SHOULD_BE = {
    "int_type": "must be a whole number",
    "int_parsing": "must be a whole number",
    "int_from_float": "must be a whole number",
    "string_type": "must be text",
    "string_unicode": "must be readable text",
    "bool_type": "must be true or false",
    "dict_type": "must be an object",
    "model_type": "must be an object",
    "model_attributes_type": "must be an object",
    "list_type": "must be a list",
    "literal_error": "must be {expected}",
    "string_too_short": "must not be empty",
    "string_too_long": "must have at most {max_length} characters",
}


def what_is_wrong(errors: Sequence[Mapping[str, Any]]) -> str:
    """The first of Pydantic's errors, as a person would say it."""
    error = errors[0]
    kind, context = error["type"], error.get("ctx", {})
    if kind == "json_invalid":
        return NOT_JSON
    if kind == "union_tag_invalid":
        return f"There is no message of the type {context['tag']!r:.40}; there is {_plain(context['expected_tags'])}."
    if kind == "union_tag_not_found":
        return "A message needs a type."
    where = _where(error["loc"])
    if kind == "missing":
        return f"{where} is missing."
    if kind == "extra_forbidden":
        return f"There is no field {where} here."
    return f"{where} {_SHOULD_BE.get(kind, 'is not right').format(**context)}."


def _where(loc: Sequence[str | int]) -> str:
    """The path of a field: without where it came from (the body, the kind of message), and not longer than a line."""
    path = [str(part) for part in loc]
    if len(path) > 1:
        path = path[1:]
    elif path == ["body"]:
        return "The message"
    return f"{'.'.join(path) or 'The message':.60}"


def _plain(tags: str) -> str:
    return tags.replace("'", "")


_UNSEEN = re.compile("[\u0000-\u001f\u007f-\u009f\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]")


def clean_name(name: str) -> str:
    """A nickname without what cannot be seen or turns the line around."""
    seen = " ".join(_UNSEEN.sub(" ", unicodedata.normalize("NFC", name)).split())
    if not seen:
        raise Refusal("A name needs at least one letter.")
    return seen[:24]
