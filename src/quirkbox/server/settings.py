"""How long things take at a live table, how large they may be, and how much anybody may ask for. Tests hurry.

Each can be set in a file (`quirkbox serve --config FILE`, TOML) or in the environment (`QUIRKBOX_AWAY=60`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields
from typing import Any, Self

from limits import parse_many

from quirkbox.engine import Refusal

# Bytes of one request, and of one message over a socket.
LARGEST = 64 * 1024
LOGS = ("words", "json")


@dataclass(frozen=True)
class Settings:
    """All in seconds, unless said otherwise."""

    # A contested action is held for this, less half the way there and back.
    hold: float = 0.150
    # What a bot may think.
    think: float = 0.2
    # What a hint may take.
    hint: float = 0.35
    # How often an analysis looks ahead, for each decision.
    analysis_looks: int = 1000
    # So long words move somebody to another device.
    move: float = 600.0
    # How slow bots are: 1 is like people, 0 at once.
    pace: float = 1.0
    # So long bots let people begin, where people come first.
    patience: float = 30.0
    # A table for whoever looks for a game waits so long for more people once there are enough, or so long once it is full.
    gather: float = 12.0
    gather_full: float = 3.0
    # Who is waited for and not at the table is told on their device after this.
    nudge: float = 10.0
    # Whom push services may write to about this server, such as mailto:me@example.org; empty: no word is sent to devices.
    contact: str = ""
    # The push services of browsers: nothing is sent anywhere else.
    push_services: str = "fcm.googleapis.com,push.services.mozilla.com,notify.windows.com,push.apple.com"
    # Who is not connected for so long can be stood in for by a bot.
    away: float = 20.0
    # Who is not connected for so long is stood in for by a bot, where the table wants that.
    grace: float = 60.0
    # With nobody connected for so long, bots rest and the table leaves memory.
    abandoned: float = 300.0
    # An open table is listed if somebody was there within this time.
    recent: float = 90.0
    ping: float = 4.0
    sweep: float = 30.0
    # How often other processes' moves are looked for, where the database does not tell (SQLite).
    poll: float = 1.0
    # How often a process says that it lives, and after what silence the others take it for dead.
    beat: float = 1.0
    dead: float = 5.0
    # How many tables without anybody connected stay in memory.
    keep: int = 1000
    # The lab: so many reports are made at once, so many more may wait.
    lab_at_once: int = 1
    lab_waiting: int = 4
    # Games of one report at most, and how long they may take: then it is a report on those that were played.
    lab_games: int = 20_000
    lab_seconds: float = 300.0
    # For a first look at somebody's file.
    lab_look: float = 5.0
    # A process of the lab ends when it has had nothing to do for so long.
    lab_rest: float = 300.0
    # So many finished reports are kept.
    lab_keep: int = 40
    # How often one visitor may ask: for anything over HTTP, for a socket, for a table that is not there, for a new table, for
    # people to play with, to make friends or ask them to a table, to write a line, to report somebody, to have a file looked at,
    # to have one solved or a lab's report made. In the words of the library `limits`; empty: as often as they like.
    limit_requests: str = "1200/minute"
    limit_sockets: str = "120/minute"
    limit_strangers: str = "30/minute"
    limit_tables: str = "30/minute;200/hour"
    limit_matches: str = "30/minute"
    limit_invites: str = "60/hour"
    limit_lines: str = "20/minute;300/hour"
    limit_reports: str = "10/hour"
    limit_files: str = "120/minute"
    limit_solving: str = "30/hour"
    # So many times as much from one address: a household, a school.
    per_address: int = 5
    # So many sockets of one visitor at once, in one process.
    most_sockets: int = 50
    # Days after which tables are deleted where nothing has happened since, not finished or finished; 0: never.
    keep_unfinished: float = 0.0
    keep_finished: float = 0.0
    # How often is looked for what is to be deleted.
    clean: float = 3600.0
    # When it is asked to end, /readyz says so for so long before the door closes.
    drain: float = 0.0
    # What is logged: "words" (what went wrong, for people) or "json" (every request too, for programs).
    log: str = "words"

    @classmethod
    def of(cls, file: Mapping[str, Any], environ: Mapping[str, str]) -> Self:
        """Settings of a file, and of the environment, which comes first. Refusal names what is wrong, and where it stands."""
        known = {field.name: type(field.default) for field in fields(cls)}
        for name in file:
            if name not in known:
                raise Refusal(f"There is no setting {name!r:.40}; there is {', '.join(known)}.")
        found = {name: _read(name, value, known[name]) for name, value in file.items()}
        for name, kind in known.items():
            if (said := environ.get(f"QUIRKBOX_{name.upper()}")) is not None:
                found[name] = _read(f"QUIRKBOX_{name.upper()}", said, kind)
        return cls(**found)


def _read(name: str, value: Any, kind: type) -> Any:
    try:
        read = kind(value)
        plain = name.lower().removeprefix("quirkbox_")
        if plain.startswith("limit_"):
            if read:
                parse_many(read)
        elif plain == "log":
            if read not in LOGS:
                raise Refusal(f"The setting {name} is {' or '.join(LOGS)}, not {value!r:.40}.")
        elif plain == "contact":
            if read and not read.startswith(("mailto:", "https://")):
                raise Refusal(f"The setting {name} is an address such as mailto:me@example.org, not {value!r:.60}.")
        elif plain == "push_services":
            pass
        elif read < 0 or isinstance(value, bool):
            raise ValueError
    except (ValueError, TypeError):
        should = {int: "a whole number", float: "a number", str: "a limit such as 30/minute"}[kind]
        raise Refusal(f"The setting {name} is {should}, not {value!r:.40}.") from None
    return read
