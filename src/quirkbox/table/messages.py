"""What leaves a table, as the JSON of tells.py.

The one gate: a message to a viewer is made of what the engine lets that viewer see (`Seen`) and of public facts (the entry's
seat and time, the table's deadline). The true position is not touched after that.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping, Sequence
from typing import Any

from quirkbox.engine import OWN_CLIENT, SPECTATOR, Position, Seen, Transcript, commitment
from quirkbox.table.clocks import Reading
from quirkbox.table.door import Guest
from quirkbox.table.play import Entry, Play
from quirkbox.table.table import Seat, Table
from quirkbox.table.tells import (
    Asked,
    BeginningInfo,
    ClockAgreed,
    ClocksTold,
    ClockTold,
    DoorInfo,
    GuestInfo,
    History,
    Past,
    Plain,
    Replay,
    SeatInfo,
    TableInfo,
    Update,
    told_sentence,
)

Json = dict[str, Any]


def update(play: Play, viewer: int, names: Sequence[str] | None = None, *, trail: bool = True) -> Update:
    """The game now, as one viewer sees it. Without its trail for somebody who has seen that before."""
    seen = play.position.seen_by(viewer)
    happened = seen.events(play.trails[-1])
    shown = happened if trail else []
    legal = [play.game.actions.to_json(code) for code in seen.legal()]
    told = _update(play.entries[-1], seen, shown, seen.view(), legal, play.deadline)
    aim = seen.aim(happened, names)
    told["aim"] = {"after": told_sentence(aim.after), "meant": told_sentence(aim.meant) if aim.meant else None}
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
        told["lines"] = [told_sentence(seen.sentence(event, names)) for event in told["trail"]]
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
            told["lines"] = [
                told_sentence(seen.sentence(event, names or seen.position.default_names())) for event in told["trail"]
            ]
    return {"type": "history", "past": past}


def info(
    table: Table,
    token: str,
    looking_as: int,
    here: Collection[str],
    watchers: int,
    now: int,
    away_ms: int,
    seal: str | None = None,
    begins: int | None = None,
) -> TableInfo:
    """The table itself, as the holder of a token sees it. `here` are the tokens of all who are connected."""
    secret = table.secret
    return {
        "type": "table",
        "code": table.code,
        "game": table.game.id,
        "options": dict(table.options),
        "public": table.public,
        "hints": table.hints,
        "status": table.status,
        "seats": seats_info(table, token, here),
        "looking_as": looking_as,
        "watchers": watchers,
        "commitment": commitment(secret) if secret else None,
        "secret": secret.hex() if secret and table.status == "over" and table.tells_secret(token) else None,
        "seal": seal,
        "rematch": table.rematch,
        "door": _door_info(table, token, here),
        "now": now,
        "away_ms": away_ms,
        "tempo": table.tempo,
        "minder": table.minder,
        "clock": _clock_info(table),
        "asked": _asked_info(table),
        "closed": table.closed,
        "beginning": _beginning_info(table),
        "chat": table.chat and table.game.live.talk,
        "deal": None if table.beginning else table.deal or None,
        "gathers": table.gathers,
        "begins": begins,
    }


def _beginning_info(table: Table) -> BeginningInfo | None:
    told = table.beginning
    if told is None:
        return None
    branched = told["begun"].get("position") is None
    return {
        "code": told["of"],
        "seq": len(told["begun"]["log"]) if branched else 0,
        "believed_by": told["begun"]["believed_by"] if branched else None,
        "by_hand": not branched,
    }


def _clock_info(table: Table) -> ClockAgreed | None:
    agreed = table.clock
    if agreed is None:
        return None
    return {"kind": agreed.kind, "seconds": agreed.seconds, "plus": agreed.plus, "bot": agreed.bot}


def _asked_info(table: Table) -> Asked | None:
    asked = table.asked
    if asked is None or table.status != "playing":
        return None
    seats = {seat.chair: number for number, seat in enumerate(table.seats)}
    declined = None if asked.declined is None else seats[asked.declined]
    return {"what": asked.what, "by": seats[asked.by], "agreed": [seats[chair] for chair in asked.agreed], "declined": declined}


def clocks(readings: Mapping[int, Reading]) -> ClocksTold:
    """What is on everybody's clock."""
    told: list[ClockTold] = [{"seat": seat, "left": read.left, "runs": read.runs} for seat, read in readings.items()]
    return {"type": "clocks", "clocks": told}


def _door_info(table: Table, token: str, here: Collection[str]) -> DoorInfo:
    door, minds = table.door, table.may_mind_door(token)
    return {
        "host": table.host,
        "opens": door.opens,
        "watching": door.watching,
        "knocked": any(guest.token == token for guest in door.knocking),
        "knocking": _guests_info(guest for guest in door.knocking if minds and guest.token in here),
        "sent_away": _guests_info(door.sent_away if minds else ()),
    }


def _guests_info(guests: Iterable[Guest]) -> list[GuestInfo]:
    return [{"who": guest.who, "name": guest.name} for guest in guests]


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
        "pieces": dict(seat.pieces),
    }


def transcript(table: Table, play: Play) -> Transcript:
    """The finished game as a file that anyone can check."""
    if table.secret is None or table.status != "over":
        raise RuntimeError("a transcript holds the secret: only once the game is over")
    log = play.log
    return Transcript.of(table.game, dict(table.options), table.names, table.secret, list(log.entries), log.codes, log.beginning)


def seal(table: Table, play: Play) -> str:
    """What ties the finished game's transcript together, without playing it again."""
    if table.secret is None or table.status != "over":
        raise RuntimeError("a seal is made with the secret: only once the game is over")
    told, log, last = table.secret.hex(), list(play.log.entries), play.position
    score, winners = last.score(), last.winners()
    options, codes, begun = dict(table.options), play.log.codes, play.log.beginning
    drawn = Transcript(table.game, options, table.names, commitment(table.secret), told, log, score, winners, None, codes, begun)
    return drawn.sealed()


class _Everything(Seen):
    """What there is to see when a game is over: every hand open."""

    def __init__(self, position: Position):
        self.game, self.viewer, self.position = position.game, SPECTATOR, position


def replay(table: Table, play: Play) -> Replay:
    """The finished game again, every hand open."""
    return _replay(table.code, transcript(table, play), play.entries, [seat.chair for seat in table.seats])


def replay_file(told: Transcript) -> Replay:
    """A game that was never played at a table. Nobody looked at the clock."""
    log = [(SPECTATOR, -1), *told.log]
    entries = [Entry(seq, seat, code, 0) for seq, (seat, code) in enumerate(log)]
    return _replay("", told, entries, list(range(len(told.players))))


def _replay(code: str, told: Transcript, entries: Sequence[Entry], chairs: list[int]) -> Replay:
    updates = []
    for entry, step in zip(entries, told.replay(), strict=True):
        trail = told.game.events.to_json(step.happened, SPECTATOR, True)
        shown = _update(entry, step.position, trail, step.position.open_view(), [], None)
        updates.append(_for_plain_boards(shown, _Everything(step.position), told.players))
    return {
        "code": code,
        "game": told.game.id,
        "names": told.players,
        "chairs": chairs,
        "options": dict(told.options),
        "updates": updates,
    }
