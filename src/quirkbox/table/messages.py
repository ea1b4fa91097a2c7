"""What leaves a table, as the JSON of tells.py.

The one gate: a message to a viewer is made of what the engine lets that viewer see (`Seen`) and of public facts (the entry's
seat and time, the table's deadline). The true position is not touched after that.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any

from quirkbox.engine import OWN_CLIENT, SPECTATOR, Position, Seen, Transcript, commitment
from quirkbox.table.play import Entry, Play
from quirkbox.table.table import Seat, Table
from quirkbox.table.tells import History, Past, Plain, Replay, SeatInfo, TableInfo, Update

Json = dict[str, Any]


def update(play: Play, viewer: int, names: Sequence[str] | None = None, *, trail: bool = True) -> Update:
    """The game now, as one viewer sees it. Without its trail for somebody who has seen that before."""
    seen = play.position.seen_by(viewer)
    shown = seen.events(play.trails[-1]) if trail else []
    legal = [play.game.actions.to_json(code) for code in seen.legal()]
    told = _update(play.entries[-1], seen, shown, seen.view(), legal, play.deadline)
    return _for_plain_boards(told, seen, names or seen.position.default_names())


def _update(
    entry: Entry, game: Seen | Position, trail: list[Json], view: Json, legal: list[Json], deadline: int | None
) -> Update:
    return {
        "type": "update",
        "seq": entry.seq,
        "seat": entry.seat,
        "at": entry.at,
        "trail": trail,
        "view": view,
        "legal": legal,
        "waiting": game.waiting(),
        "score": game.score(),
        "over": game.over,
        "winners": game.winners(),
        "deadline": deadline,
    }


def _for_plain_boards(told: Update, seen: Seen, names: Sequence[str]) -> Update:
    """With what a board that knows nothing of the game shows. A client of the game's own has its own drawings and words."""
    if seen.game.show.client != OWN_CLIENT:
        told["lines"] = [seen.sentence(event, names) for event in told["trail"]]
        told["plain"] = Plain(
            text=seen.text(names),
            svg=seen.svg(names) if seen.game.show.svg else None,
            open=seen.position == seen.position.hidden(SPECTATOR),
        )
    return told


def history(play: Play, viewer: int, after: int, names: Sequence[str] | None = None) -> History:
    """What happened after entry `after`: the trails alone."""
    seen, first = play.position.seen_by(viewer), max(0, after + 1)
    past: list[Past] = [
        {"seq": entry.seq, "seat": entry.seat, "at": entry.at, "trail": seen.events(trail)}
        for entry, trail in zip(play.entries[first:], play.trails[first:], strict=True)
    ]
    if play.game.show.client != OWN_CLIENT:
        for told in past:
            told["lines"] = [seen.sentence(event, names or seen.position.default_names()) for event in told["trail"]]
    return {"type": "history", "past": past}


def info(table: Table, token: str, looking_as: int, here: Collection[str], watchers: int, now: int, away_ms: int) -> TableInfo:
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
        "away_ms": away_ms,
    }


def seats_info(table: Table, token: str, here: Collection[str]) -> list[SeatInfo]:
    return [_seat_info(number, seat, token, here) for number, seat in enumerate(table.seats)]


def _seat_info(number: int, seat: Seat, token: str, here: Collection[str]) -> SeatInfo:
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
    return Transcript.of(table.game, dict(table.options), table.names, table.secret, list(play.log.entries))


class _Everything(Seen):
    """What there is to see when a game is over: every hand open."""

    def __init__(self, position: Position):
        self.game, self.viewer, self.position = position.game, SPECTATOR, position


def replay(table: Table, play: Play) -> Replay:
    """The finished game again, every hand open."""
    updates = []
    for entry, step in zip(play.entries, transcript(table, play).replay(), strict=True):
        trail = table.game.events.to_json(step.happened, SPECTATOR, True)
        told = _update(entry, step.position, trail, step.position.open_view(), [], None)
        updates.append(_for_plain_boards(told, _Everything(step.position), table.names))
    return {
        "code": table.code,
        "game": table.game.id,
        "names": table.names,
        "chairs": [seat.chair for seat in table.seats],
        "options": dict(table.options),
        "updates": updates,
    }
