"""The server's log: a line of words, or of JSON for programs; with the request or table it is about, and without secrets."""

from __future__ import annotations

import json
import logging
import re
import secrets
from contextvars import ContextVar

# What a line is about.
request_id: ContextVar[str] = ContextVar("request_id", default="")
table_code: ContextVar[str] = ContextVar("table_code", default="")

# Tokens of cookies, hashes and secrets of games, passwords in the address of a database.
_SECRETS = re.compile(r"(?<![A-Za-z0-9_-])(?:[0-9a-f]{64}|[A-Za-z0-9_-]{43})(?![A-Za-z0-9_-])|(?<=://)[^\s:/@]+:[^\s/@]+(?=@)")


def without_secrets(text: str) -> str:
    return _SECRETS.sub("***", text)


def new_request_id(said: str | None) -> str:
    """The one that a proxy has given, if it looks like one."""
    return said if said and re.fullmatch(r"[A-Za-z0-9_.-]{1,64}", said) else secrets.token_hex(6)


class _Lines(logging.Formatter):
    """Words for people."""

    def format(self, record: logging.LogRecord) -> str:
        about = "".join(f" [{what}]" for what in (table_code.get(), request_id.get()) if what)
        return without_secrets(f"{self.formatTime(record)} {record.levelname.lower()}{about} {super().format(record)}")


class _Json(logging.Formatter):
    """One object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "says": without_secrets(record.getMessage()),
            "table": table_code.get() or None,
            "request": request_id.get() or None,
            **getattr(record, "more", {}),
        }
        if record.exc_info:
            line["trace"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps({name: value for name, value in line.items() if value is not None}, ensure_ascii=False)


def set_up(kind: str) -> None:
    """For this process: everything that is logged goes to standard error, as "words" or as "json"."""
    handler = logging.StreamHandler()
    handler.setFormatter(_Json() if kind == "json" else _Lines("%(message)s"))
    logger = logging.getLogger("quirkbox")
    logger.handlers, logger.propagate = [handler], False
    logger.setLevel(logging.INFO if kind == "json" else logging.WARNING)
    logging.getLogger("uvicorn").handlers = [handler]
