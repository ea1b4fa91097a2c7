"""Where tables are written down, so that any process can take any of them up again. One thread writes (writer.py), a few read."""

from __future__ import annotations

import asyncio
import contextlib
import json
import secrets
import threading
from collections.abc import Callable, Coroutine, Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Any, Self, TypeVar

from limits.storage import Storage
from sqlalchemy import Connection, Insert, Select, delete, func, insert, make_url, or_, select, update
from sqlalchemy.exc import DBAPIError

from quirkbox.engine import Refusal
from quirkbox.games import game
from quirkbox.server import rows
from quirkbox.server.chat import Chat, lines_of
from quirkbox.server.database import lost, migrate, open_engine, snapshot
from quirkbox.server.deals import Deals
from quirkbox.server.friends import Friends
from quirkbox.server.limits import SqlStorage
from quirkbox.server.news import News, listen
from quirkbox.server.people import People
from quirkbox.server.presence import Present
from quirkbox.server.shown import Shown
from quirkbox.server.writer import PATIENCE, PAUSE, Conflict, Row, Write, Writer
from quirkbox.table import Door, Entry, Line, Move, Play, Proposal, Said, Seat, Settled, Table, TimeControl
from quirkbox.table.talk import PAUSE as HUSH
from quirkbox.words.sentence import Sentence

T = TypeVar("T")
READERS = 4
# So many games that go on from one are told of.
MOST_BRANCHES = 50


@dataclass(frozen=True)
class Saved:
    """A table as it was found. `entries` may be only the newest ones."""

    table: Table
    entries: list[Entry]
    keys: set[str]
    # the options as they were dealt from, where content files have changed since
    codes: Sequence[int] | None = None
    # through other processes
    elsewhere: Present = field(default_factory=dict)
    comings: int = 0
    # what each chair has said last
    said: Mapping[int, Said] = field(default_factory=dict)
    # what people have written last
    chat: Sequence[Line] = ()


class OldRules(Refusal):
    """The table was dealt by rules that are not here any more."""

    def __init__(self, name: str, status: str, code: str, then: int, now: int):
        what = "rules-old-over" if status == "over" else "rules-old-running"
        super().__init__(Sentence(what, game=name, code=code, then=then, now=now))


class Store:
    def __init__(self, url: str):
        self.url = url
        # This process, among all that serve the database.
        self.node = secrets.token_hex(8)
        self._engine = open_engine(url)
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="reader")
        self._writer = Writer(self._engine, self.node)
        self._closing = threading.Event()
        self.people = People(self._read, self._write)
        self.chat = Chat(self._read, self._write)
        self.deals = Deals(self._read, self._write)
        self.friends = Friends(self._read, self._write)

    async def __aenter__(self) -> Self:
        try:
            await self._writer.first(migrate)
        except DBAPIError as error:
            where = make_url(self.url).render_as_string(hide_password=True)
            raise Refusal(f"The database {where} cannot be used: {str(error.orig).strip()}.") from None
        return self

    async def __aexit__(self, *_: object) -> None:
        self._closing.set()
        await self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    def listen(self, tell: Callable[[News], None], missed: Callable[[], Coroutine[Any, Any, None]]) -> asyncio.Task[None] | None:
        """Be told what other processes write, if the database tells; else None: then one has to look now and then."""
        if self._engine.dialect.name != "postgresql":
            return None
        return asyncio.create_task(listen(self.url, self.node, tell, missed), name="listen")

    @property
    def waiting(self) -> int:
        """How many writes wait."""
        return self._writer.queue

    def shared_counts(self) -> Storage | None:
        """Where processes count together how much is asked for; None where there is one process."""
        return SqlStorage(self._engine) if self._engine.dialect.name == "postgresql" else None

    # --- reading ---

    async def _read(self, work: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_now, work)

    def _read_now(self, work: Callable[[Connection], T]) -> T:
        """All of it from one moment; once more if the connection is lost."""
        for left in range(round(PATIENCE / PAUSE), -1, -1):
            try:
                with snapshot(self._engine) as connection:
                    return work(connection)
            except DBAPIError as error:
                if not (left and lost(error)) or self._closing.wait(PAUSE):
                    raise
        raise AssertionError("the last attempt has raised")

    async def load(self, code: str, after: int = 0) -> Saved | None:
        """A table with the entries of its log after number `after`."""
        return await self._read(lambda connection: _load(connection, code, after, self.node))

    async def versions(self, codes: Sequence[str]) -> dict[str, tuple[int, int, int]]:
        """Version, seq and comings of some tables: what has been done to them elsewhere shows here."""

        def look(connection: Connection) -> dict[str, tuple[int, int, int]]:
            found: dict[str, tuple[int, int, int]] = {}
            for part in _parts(codes):
                table = rows.tables.c
                lines = connection.execute(
                    select(table.code, table.version, table.seq, table.comings).where(table.code.in_(part))
                )
                found |= {code: (version, seq, comings) for code, version, seq, comings in lines}
            return found

        return await self._read(look)

    async def tables_of(self, token: str, most: int) -> list[tuple[Table, Row]]:
        """One's own tables, not finished first, then the newest; with the place one reached, where that is known."""
        mine = select(rows.seats.c.table).where(rows.seats.c.token == token, ~rows.seats.c.left)
        order = (rows.tables.c.status == "over", rows.tables.c.changed.desc())
        wanted = select(rows.tables).where(rows.tables.c.code.in_(mine)).order_by(*order).limit(most)
        done = rows.played.c

        def look(connection: Connection) -> list[tuple[Table, Row]]:
            found = _list(connection, wanted)
            own = (done.token == token) & done.table.in_([table.code for table, _ in found])
            best = select(done.table, done.started, func.min(done.place)).where(own).group_by(done.table, done.started)
            places = {(code, started): place for code, started, place in connection.execute(best)}
            return [(table, row | {"place": places.get((table.code, table.started))}) for table, row in found]

        return await self._read(look)

    async def tables_by_code(self, codes: Sequence[str]) -> dict[str, Table]:
        wanted = select(rows.tables).where(rows.tables.c.code.in_(codes))
        return {table.code: table for table, _ in await self._read(lambda connection: _list(connection, wanted))}

    async def open_tables(self, seen_since: int, most: int) -> list[tuple[Table, Row]]:
        """Public tables that wait for players, somebody being there and the door not locked."""
        waiting = (rows.tables.c.status == "waiting", rows.tables.c.seen >= seen_since, rows.tables.c.public)
        wanted = select(rows.tables).where(*waiting).order_by(rows.tables.c.changed.desc()).limit(most)
        found = await self._read(lambda connection: _list(connection, wanted))
        return [
            (table, row)
            for table, row in found
            if table.door.opens != "locked" and any(seat.kind == "free" for seat in table.seats)
        ]

    async def count(self) -> dict[str, int]:
        """How many tables there are of each status."""
        wanted = select(rows.tables.c.status, func.count()).group_by(rows.tables.c.status)
        return await self._read(lambda connection: {row[0]: row[1] for row in connection.execute(wanted)})

    async def is_shown(self, code: str) -> bool:
        wanted = select(rows.shown.c.table).where(rows.shown.c.table == code)
        return await self._read(lambda connection: connection.scalar(wanted)) is not None

    async def shown(self, code: str) -> Shown | None:
        """A finished game as it was shown, if that is kept."""
        wanted = select(rows.shown.c.replay, rows.shown.c.transcript).where(rows.shown.c.table == code)
        found = await self._read(lambda connection: connection.execute(wanted).first())
        return Shown(*found) if found else None

    async def analysis(self, code: str, open_hands: bool) -> bytes | None:
        """What the coach said of a finished game, if it was asked."""
        here = rows.analyses.c
        wanted = select(here.told).where(here.table == code, here.open == open_hands)
        return await self._read(lambda connection: connection.scalar(wanted))

    async def branches(self, code: str) -> tuple[tuple[str, int] | None, list[tuple[Table, int]]]:
        """From which table and entry a game goes on, and which ones go on from it."""
        here = rows.branches.c

        def look(connection: Connection) -> tuple[tuple[str, int] | None, list[tuple[Table, int]]]:
            origin = connection.execute(select(here.origin, here.seq).where(here.table == code)).first()
            from_here = select(here.table, here.seq).where(here.origin == code).order_by(here.seq, here.table)
            later = {line.table: line.seq for line in connection.execute(from_here.limit(MOST_BRANCHES))}
            found = _list(connection, select(rows.tables).where(rows.tables.c.code.in_(later)))
            tables = sorted((table for table, _ in found), key=lambda table: (later[table.code], table.started, table.code))
            return (origin[0], origin[1]) if origin else None, [(table, later[table.code]) for table in tables]

        return await self._read(look)

    # --- writing: every call returns when it is durable ---

    async def enter(self, table: Table, move: Move, runs: Mapping[int, int]) -> None:
        """The next entry of the log, and when whose clock runs out then; Conflict if there is one of that number or key already,
        or if the table has changed."""
        entry = move.entry
        line = _line(table, entry)
        status = "over" if move.public.over else "playing"
        now = {
            "of": table.code,
            "of_version": table.version,
            "to_seq": entry.seq,
            "to_waiting": json.dumps(move.waiting),
            "at": entry.at,
            "to_status": status,
            "to_runs": json.dumps(runs) if runs else None,
            "to_due": _due(runs),
        }
        await self._writer.write(Write(line=line, now=now))

    async def create(self, table: Table, play: Play | None, now: int) -> None:
        """A new table; Conflict if its code is taken."""
        await self._write(lambda connection: _create(connection, table, play, now))

    async def save(
        self,
        table: Table,
        play: Play | None,
        now: int,
        key: str,
        seq: int | None = None,
        runs: Mapping[int, int] | None = None,
    ) -> None:
        """A changed table, and when whose clock runs out; Conflict if somebody changed it first, if this ask was carried out
        before, or if the log has gone on since entry `seq`."""
        await self._write(lambda connection: _save(connection, table, play, now, key, seq, runs or {}), table.code)

    async def take_back(self, table: Table, play: Play, seq: int, now: int, key: str) -> None:
        """A table whose game has gone back to where `play` stands; Conflict if its last entry was not `seq` any more."""
        await self._write(lambda connection: _take_back(connection, table, play, seq, now, key), table.code)

    async def save_rematch(self, table: Table, fresh: Table, now: int, key: str) -> None:
        """A finished table that names its rematch, and the rematch."""

        def both(connection: Connection) -> None:
            _create(connection, fresh, None, now)
            _save(connection, table, None, now, key, None, {})

        await self._write(both, table.code)

    async def keep_shown(self, code: str, shown: Shown) -> None:
        """A finished game as it was shown; whoever comes second had the same to keep."""
        with contextlib.suppress(Conflict):
            await self._write(lambda connection: _insert_shown(connection, code, shown))

    async def keep_analysis(self, code: str, open_hands: bool, told: bytes) -> None:
        """What the coach said; whoever comes second has asked for the same."""
        kept = insert(rows.analyses).values(table=code, open=open_hands, told=told)
        with contextlib.suppress(Conflict):
            await self._write(lambda connection: _do(connection, kept))

    async def note_branch(self, code: str, origin: str, seq: int) -> None:
        """This table goes on from an entry of another one's log."""
        noted = insert(rows.branches).values(table=code, origin=origin, seq=seq)
        await self._write(lambda connection: _do(connection, noted))

    async def forget(self, statuses: Sequence[str], before: int) -> int:
        """Delete tables, with all that belongs to them, where nothing has happened and nobody has been since. How many."""
        table, deleted = rows.tables.c, 0

        def put(connection: Connection) -> None:
            nonlocal deleted
            old = table.status.in_(statuses) & (table.changed < before) & (table.seen < before)
            deleted = connection.execute(delete(rows.tables).where(old)).rowcount

        await self._write(put)
        return deleted

    async def forget_counts(self, now: int) -> None:
        """What was counted for limits that are over."""
        await self._write(lambda connection: _forget_counts(connection, now))

    async def seen(self, codes: Sequence[str], now: int) -> None:
        """Somebody is connected to these tables."""

        def mark(connection: Connection) -> None:
            for part in _parts(codes):
                connection.execute(update(rows.tables).where(rows.tables.c.code.in_(part)).values(seen=now))

        await self._write(mark)

    async def say(self, code: str, chair: int, said: Said, key: str) -> int:
        """What a chair says, in place of what it said before. How many comings and goings the table has seen with this one;
        0 if the same ask has said it before. Refusal if it talks too fast."""
        comings = left = 0

        def put(connection: Connection) -> None:
            nonlocal comings, left
            comings = left = 0
            here = rows.said.c
            mine = (here.table == code) & (here.chair == chair)
            last = connection.execute(select(here.at, here.key).where(mine)).first()
            if last and last.key == key:
                return
            left = last.at + HUSH - said.at if last else 0
            if left > 0:
                return
            now = {"phrase": said.phrase, "at": said.at, "key": key}
            if last:
                connection.execute(update(rows.said).where(mine).values(now))
            else:
                connection.execute(insert(rows.said).values(table=code, chair=chair, **now))
            heard = update(rows.tables).where(rows.tables.c.code == code).values(comings=rows.tables.c.comings + 1)
            comings = connection.scalar(heard.returning(rows.tables.c.comings)) or 0

        try:
            await self._write(put, code)
        except Conflict:  # the same chair, at the same moment, elsewhere
            await self._write(put, code)
        if left > 0:
            raise Refusal.because("talk-slowly")
        return comings

    # --- the processes that serve this database ---

    async def present(self, code: str, tokens: Mapping[str, int], now: int) -> int:
        """These are connected to a table through this process now. How many comings and goings it has seen with this one."""
        comings = 0

        def put(connection: Connection) -> None:
            nonlocal comings
            here = rows.present.c
            connection.execute(delete(rows.present).where(here.table == code, here.node == self.node))
            known: Row = {"comings": rows.tables.c.comings + 1}
            if tokens:
                known |= {"seen": now, "tended": self.node}
            changed = update(rows.tables).where(rows.tables.c.code == code).values(known)
            comings = connection.scalar(changed.returning(rows.tables.c.comings)) or 0
            if tokens and comings:
                lines = [{"table": code, "node": self.node, "token": token, "watching": n} for token, n in tokens.items()]
                connection.execute(insert(rows.present), lines)

        await self._write(put, code)
        return comings

    async def beat(self, patience: float) -> tuple[set[str], bool]:
        """This process is alive. Which ones are; and whether we were taken for dead meanwhile, and must say again who is here.

        Whoever has not been heard of for `patience` seconds is taken for dead, and who was connected there for gone."""
        alive: set[str] = set()
        fresh = False

        def put(connection: Connection) -> None:
            nonlocal alive, fresh
            now, node = _now(connection), rows.nodes.c
            known = connection.execute(update(rows.nodes).where(node.id == self.node).values(seen=now)).rowcount
            fresh = known == 0
            if fresh:
                connection.execute(insert(rows.nodes).values(id=self.node, seen=now))
            died = connection.execute(delete(rows.nodes).where(node.seen < now - round(patience * 1000))).rowcount
            alive = set(connection.scalars(select(node.id)))
            if died or fresh:
                connection.execute(delete(rows.present).where(rows.present.c.node.not_in(alive)))

        await self._write(put)
        return alive, fresh

    async def run_out(self, now: int) -> list[str]:
        """The running games in which somebody's time is over by now."""
        table = rows.tables.c
        wanted = select(table.code).where(table.due <= now, table.status == "playing")
        return await self._read(lambda connection: list(connection.scalars(wanted)))

    async def take_up(self, seen_since: int) -> list[str]:
        """The running games that no living process tends, and somebody may come back to any moment: from now on this one does."""
        codes: list[str] = []

        def claim(connection: Connection) -> None:
            table = rows.tables.c
            nobody = or_(table.tended.is_(None), table.tended.not_in(select(rows.nodes.c.id)))
            playing = update(rows.tables).where(table.status == "playing", table.seen >= seen_since, nobody)
            codes[:] = connection.scalars(playing.values(tended=self.node).returning(table.code))

        await self._write(claim)
        return codes

    async def leave(self) -> None:
        """This process ends in good order: others may take up at once what it has tended."""

        def put(connection: Connection) -> None:
            connection.execute(delete(rows.present).where(rows.present.c.node == self.node))
            connection.execute(delete(rows.nodes).where(rows.nodes.c.id == self.node))

        await self._write(put)

    async def _write(self, work: Callable[[Connection], None], *codes: str) -> None:
        await self._writer.write(Write(work=work, codes=codes))


def _now(connection: Connection) -> int:
    """The database's own clock, in ms: machines' clocks may differ."""
    if connection.dialect.name == "postgresql":
        return int(connection.scalar(select(func.extract("epoch", func.clock_timestamp()) * 1000)) or 0)
    return int(connection.scalar(select((func.julianday("now") - 2440587.5) * 86_400_000)) or 0)


def _forget_counts(connection: Connection, now: int) -> None:
    connection.execute(delete(rows.counts).where(rows.counts.c.expires < now))


def _do(connection: Connection, statement: Insert) -> None:
    connection.execute(statement)


def _insert_shown(connection: Connection, code: str, shown: Shown) -> None:
    connection.execute(insert(rows.shown).values(table=code, replay=shown.replay, transcript=shown.transcript))


def _parts(codes: Sequence[str]) -> Iterator[Sequence[str]]:
    """A statement holds only so many values."""
    for start in range(0, len(codes), 500):
        yield codes[start : start + 500]


def _load(connection: Connection, code: str, after: int, node: str) -> Saved | None:
    found = connection.execute(select(rows.tables).where(rows.tables.c.code == code)).mappings().first()
    if found is None:
        return None
    table = _table(dict(found), _seats_of(connection, [code])[code])
    if table.status != "waiting" and found["rules"] != table.game.version:
        raise OldRules(table.game.name, table.status, code, found["rules"], table.game.version)
    lines = select(rows.log).where(rows.log.c.table == code, rows.log.c.seq > after).order_by(rows.log.c.seq)
    entries = [entry_of(table, dict(line)) for line in connection.execute(lines).mappings()]
    keys = connection.scalars(select(rows.asks.c.key).where(rows.asks.c.table == code))
    elsewhere = {other: here for other, here in _present(connection, [code])[code].items() if other != node}
    words = connection.execute(select(rows.said).where(rows.said.c.table == code))
    said = {line.chair: Said(line.phrase, line.at) for line in words}
    return Saved(
        table, entries, set(keys), codes_of(table, found["dealt"]), elsewhere, found["comings"], said, lines_of(connection, code)
    )


def codes_of(table: Table, dealt: list[int] | None) -> list[int] | None:
    """What the cards were dealt from, if today's content files would say something else."""
    if dealt is None:
        return None
    try:
        same = dealt == table.game.option_codes(len(table.seats), table.options).tolist()
    except Refusal:  # a choice that is no longer offered
        same = False
    return None if same else dealt


def _list(connection: Connection, wanted: Select[Any]) -> list[tuple[Table, Row]]:
    found = connection.execute(wanted).mappings().all()
    codes = [row["code"] for row in found]
    chairs, here = _seats_of(connection, codes), _present(connection, codes)
    return [(_table(dict(row), chairs[row["code"]]), {**row, "here": set().union(*here[row["code"]].values())}) for row in found]


def _present(connection: Connection, codes: Sequence[str]) -> dict[str, dict[str, dict[str, int]]]:
    """Who is connected to these tables, through processes that are alive."""
    alive = rows.present.c.node.in_(select(rows.nodes.c.id))
    found: dict[str, dict[str, dict[str, int]]] = {code: {} for code in codes}
    for row in connection.execute(select(rows.present).where(rows.present.c.table.in_(codes), alive)):
        found[row.table].setdefault(row.node, {})[row.token] = row.watching
    return found


def _create(connection: Connection, table: Table, play: Play | None, now: int) -> None:
    dealt = _dealt(table, play) if play else None
    connection.execute(insert(rows.tables).values(**_table_row(table, play, now), seen=now, dealt=dealt))
    connection.execute(insert(rows.seats), _seat_rows(table))
    if play and play.seq > 0:  # it goes on from a moment of another game
        connection.execute(insert(rows.log), [_line(table, entry) for entry in play.entries[1:]])


def _line(table: Table, entry: Entry) -> Row:
    """An entry of the log as it is written down."""
    return {
        "table": table.code,
        "seq": entry.seq,
        "seat": entry.seat,
        "action": table.game.actions.text(entry.code),
        "at": entry.at,
        "key": entry.key,
    }


# What can change while a game goes on, whose own columns are written with its moves.
_BESIDE = ("public", "chat", "deal", "rematch", "door", "tempo", "paused_at", "minder", "stood", "asked", "version")


def _due(runs: Mapping[int, int]) -> int | None:
    return min(runs.values(), default=None)


def _save(
    connection: Connection,
    table: Table,
    play: Play | None,
    now: int,
    key: str,
    seq: int | None,
    runs: Mapping[int, int],
) -> None:
    connection.execute(insert(rows.asks).values(table=table.code, key=key))
    same = (rows.tables.c.code == table.code) & (rows.tables.c.version == table.version - 1)
    if seq is not None:
        same &= rows.tables.c.seq == seq
    row = _table_row(table, play, now)
    if play:
        row["dealt"] = _dealt(table, play)
    if table.status != "waiting" and play is None:  # the game goes on meanwhile: its columns are not ours
        over: Row = {"status": "over", "closed": table.closed, "waiting": []} if table.closed else {}
        row = {name: row[name] for name in _BESIDE} | over
    row |= {"runs": dict(runs) or None, "due": _due(runs)}
    changed = connection.execute(update(rows.tables).where(same).values(row))
    if changed.rowcount == 0:
        raise Conflict
    connection.execute(delete(rows.seats).where(rows.seats.c.table == table.code))
    connection.execute(insert(rows.seats), _seat_rows(table))


def _take_back(connection: Connection, table: Table, play: Play, seq: int, now: int, key: str) -> None:
    """Entries that do not count any more leave the log. Their asks were carried out all the same: nobody does them again."""
    connection.execute(insert(rows.asks).values(table=table.code, key=key))
    here = rows.tables.c
    same = (here.code == table.code) & (here.version == table.version - 1) & (here.seq == seq)
    back = update(rows.tables).where(same).values(version=table.version, seq=play.seq, waiting=play.waiting, changed=now)
    if connection.execute(back).rowcount == 0:
        raise Conflict
    gone = (rows.log.c.table == table.code) & (rows.log.c.seq > play.seq)
    keys = select(rows.log.c.table, rows.log.c.key).where(gone, rows.log.c.key.is_not(None))
    connection.execute(insert(rows.asks).from_select(["table", "key"], keys))
    connection.execute(delete(rows.log).where(gone))


def _table_row(table: Table, play: Play | None, now: int) -> Row:
    return {
        "code": table.code,
        "game": table.game.id,
        "rules": table.game.version,
        "options": dict(table.options),
        "public": table.public,
        "deal": table.deal,
        "chat": table.chat,
        "gathers": table.gathers,
        "hints": table.hints,
        "status": table.status,
        "secret": table.secret.hex() if table.secret else None,
        "started": table.started,
        "rematch": table.rematch,
        "door": table.door.to_json(),
        "tempo": table.tempo,
        "paused_at": table.paused_at,
        "minder": table.minder,
        "clock": table.clock.to_json() if table.clock else None,
        "stood": list(table.stood),
        "asked": table.asked.to_json() if table.asked else None,
        "closed": table.closed,
        "beginning": table.beginning,
        "version": table.version,
        "seq": play.seq if play else -1,
        "waiting": play.waiting if play else [],
        "changed": now,
    }


def _dealt(table: Table, play: Play) -> list[int]:
    """What the cards were dealt from: content of ours included, which may change while the game goes on."""
    if play.log.codes is not None:
        return list(play.log.codes)
    codes: list[int] = table.game.option_codes(len(table.seats), table.options).tolist()
    return codes


def _seat_rows(table: Table) -> list[Row]:
    return [{"table": table.code, **vars(seat)} for seat in table.seats]


def _seats_of(connection: Connection, codes: Sequence[str]) -> dict[str, list[Seat]]:
    wanted = select(rows.seats).where(rows.seats.c.table.in_(codes)).order_by(rows.seats.c.table, rows.seats.c.chair)
    found: dict[str, list[Seat]] = {code: [] for code in codes}
    for row in connection.execute(wanted).mappings():
        values = dict(row)
        values["clock"] = Settled(*values["clock"]) if values["clock"] else None
        found[values.pop("table")].append(Seat(**values))
    return found


def _table(row: Row, chairs: list[Seat]) -> Table:
    return Table(
        code=row["code"],
        game=game(row["game"]),
        options=row["options"],
        seats=tuple(chairs),
        public=row["public"],
        deal=row["deal"],
        chat=row["chat"],
        gathers=row["gathers"],
        hints=row["hints"],
        status=row["status"],
        secret=bytes.fromhex(row["secret"]) if row["secret"] else None,
        started=row["started"],
        rematch=row["rematch"],
        door=Door.from_json(row["door"]),
        tempo=row["tempo"],
        paused_at=row["paused_at"],
        minder=row["minder"],
        clock=TimeControl.from_json(row["clock"]) if row["clock"] else None,
        stood=(row["stood"][0], row["stood"][1]),
        asked=Proposal.from_json(row["asked"]) if row["asked"] else None,
        closed=row["closed"],
        beginning=row["beginning"],
        version=row["version"],
    )


def entry_of(table: Table, line: Row) -> Entry:
    return Entry(line["seq"], line["seat"], table.game.actions.parse(line["action"]), line["at"], line["key"])
