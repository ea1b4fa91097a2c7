"""What leaves a table, as the JSON of server/wire.py: always as one seat sees it, through the engine's `hide`."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from quirkbox.engine import OWN_CLIENT, SPECTATOR, Position, Transcript, commitment
from quirkbox.table.play import Entry, Play
from quirkbox.table.table import Seat, Table

Json = dict[str, Any]


def update(play: Play, viewer: int, names: Sequence[str] | None = None, *, trail: bool = True) -> Json:
    """The game now, as one seat sees it. Without its trail for somebody who has seen that before."""
    position = play.position
    shown = play.game.events.to_json(play.trails[-1], viewer) if trail else []
    legal = [play.game.actions.to_json(code) for code in position.legal(viewer)] if viewer != SPECTATOR else []
    told = _update(play.entries[-1], position, shown, position.view(viewer), legal, play.deadline)
    return told | _for_plain_boards(position.seen_by(viewer).position, shown, names or position.default_names())


def _update(entry: Entry, position: Position, trail: list[Json], view: Json, legal: list[Json], deadline: int | None) -> Json:
    return {
        "type": "update",
        "seq": entry.seq,
        "seat": entry.seat,
        "at": entry.at,
        "trail": trail,
        "view": view,
        "legal": legal,
        "waiting": position.waiting(),
        "score": position.score(),
        "over": position.over,
        "winners": position.winners(),
        "deadline": deadline,
    }


def _for_plain_boards(seen: Position, trail: list[Json], names: Sequence[str]) -> Json:
    """What a board that knows nothing of the game shows, of a position in which all that is not to be shown is blank."""
    show = seen.game.show
    if show.client == OWN_CLIENT:
        return {}
    plain = {
        "text": show.text(seen.plain, names),
        "svg": show.svg(seen.plain, names) if show.svg else None,
        "open": seen == seen.hidden(SPECTATOR),
    }
    return {"plain": plain} | _in_words(seen, trail, names)


def _in_words(seen: Position, trail: list[Json], names: Sequence[str]) -> Json:
    """The lines of the log. A client of the game's own has its own words."""
    show = seen.game.show
    if show.client == OWN_CLIENT:
        return {}
    named = show.named or (lambda state, event: event)
    return {"lines": [show.words(named(seen.plain, event), names) for event in trail]}


def history(play: Play, viewer: int, after: int, names: Sequence[str] | None = None) -> Json:
    """What happened after entry `after`: the trails alone."""
    seen = play.position.seen_by(viewer)
    past = []
    for entry, happened in zip(play.entries, play.trails, strict=True):
        if entry.seq > after:
            trail = seen.events(happened)
            told = {"seq": entry.seq, "seat": entry.seat, "at": entry.at, "trail": trail}
            past.append(told | _in_words(seen.position, trail, names or play.position.default_names()))
    return {"type": "history", "past": past}


def info(table: Table, token: str, looking_as: int, here: Collection[str], watchers: int, now: int) -> Json:
    """The table itself, as the holder of a token sees it. `here` are the tokens of all who are connected."""
    secret = table.secret
    return {
        "type": "table",
        "code": table.code,
        "game": table.game.id,
        "options": dict(table.options),
        "public": table.public,
        "status": table.status,
        "seats": seats_info(table, token, here),
        "looking_as": looking_as,
        "watchers": watchers,
        "commitment": commitment(secret) if secret else None,
        "secret": secret.hex() if secret and table.status == "over" else None,
        "rematch": table.rematch,
        "now": now,
    }


def seats_info(table: Table, token: str, here: Collection[str]) -> list[Json]:
    return [_seat_info(number, seat, token, here) for number, seat in enumerate(table.seats)]


def _seat_info(number: int, seat: Seat, token: str, here: Collection[str]) -> Json:
    return {
        "seat": number,
        "chair": seat.chair,
        "kind": seat.kind,
        "name": seat.name,
        "bot": seat.bot,
        "here": seat.kind == "bot" or (seat.kind == "person" and seat.token in here),
        "mine": seat.token == token,
        "stands_in_for": seat.stands_in_for,
    }


def transcript(table: Table, play: Play) -> Transcript:
    """The finished game as a file that anyone can check."""
    if table.secret is None or table.status != "over":
        raise RuntimeError("a transcript holds the secret: only once the game is over")
    log = [(entry.seat, entry.code) for entry in play.entries[1:]]
    return Transcript.of(table.game, dict(table.options), table.names, table.secret, log)


def replay(table: Table, play: Play) -> Json:
    """The finished game again, every hand open."""
    updates = []
    for entry, step in zip(play.entries, transcript(table, play).replay(), strict=True):
        trail = table.game.events.to_json(step.happened, SPECTATOR, True)
        told = _update(entry, step.position, trail, step.position.open_view(), [], None)
        updates.append(told | _for_plain_boards(step.position, trail, table.names))
    return {
        "code": table.code,
        "game": table.game.id,
        "names": table.names,
        "chairs": [seat.chair for seat in table.seats],
        "options": dict(table.options),
        "updates": updates,
    }
