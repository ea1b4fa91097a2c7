"""A game at a live table: its log with the time and the ask of every entry, since when who may act, and when the table is to.

What counts as known to everybody (who is waited for, what the table itself waits for) is what a spectator sees.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from quirkbox.engine import SPECTATOR, Beginning, Game, GameLog, Happened, Position, Refusal, Seen, Step
from quirkbox.table.clocks import Wait, waits_after


@dataclass(frozen=True)
class Entry:
    """One line of the log. The deal is number 0, by nobody (-1). The same `key` twice is the same move."""

    seq: int
    seat: int
    code: int
    # ms
    at: int
    key: str | None = None


@dataclass(frozen=True)
class Move:
    """A move that could be made, and the game after it. It counts once it is written down and entered."""

    entry: Entry
    step: Step

    @cached_property
    def public(self) -> Seen:
        """What everybody may know of the game after it."""
        return self.step.position.seen_by(SPECTATOR)

    @cached_property
    def waiting(self) -> list[int]:
        """The players' seats that the game waits for then."""
        return self.public.waiting()

    @cached_property
    def delay(self) -> float | None:
        """How many seconds the table itself waits then; None if it has nothing to do."""
        return self.public.host_delay()

    @property
    def clocks(self) -> list[int]:
        """The seats whose clocks run then: where the table counts down itself, those of people stand still."""
        return self.waiting if self.delay is None else []


class Play:
    def __init__(
        self,
        game: Game,
        players: int,
        options: Mapping[str, str],
        secret: bytes,
        at: int,
        codes: Sequence[int] | None = None,
        beginning: Beginning | None = None,
    ):
        """`codes`: the options as they were dealt from, where content files have changed since. `beginning`: what is there
        instead of a deal."""
        self.game = game
        self.log = GameLog(game, players, options, secret, codes, beginning)
        self.entries: list[Entry] = []
        self.trails: list[Happened] = []
        self.keys: dict[str, int] = {}
        self._since: list[Entry | None] = [None] * (players + 1)
        self._chance: list[Entry | None] = [None] * (players + 1)
        self._waits_for: object = None
        # By seat: when the game has waited for it.
        self.waits: list[list[Wait]] = [[] for _ in range(players)]
        # The entry since which the table waited when everything stood still, and for how many ms that was.
        self.stood = (-1, 0)
        # what people begin now, and which seats have acted in it
        self._begun: object = None
        self._acted: set[int] = set()
        self._take_in(Move(Entry(0, SPECTATOR, -1, at), self.log.last))

    @property
    def position(self) -> Position:
        return self.log.position

    @property
    def seq(self) -> int:
        return self.log.seq

    @property
    def over(self) -> bool:
        return self.position.over

    def move(self, seat: int, code: int, at: int, key: str | None = None, names: Sequence[str] | None = None) -> Move:
        """What would come of it; nothing has changed yet. Refusal says why if the seat may not do this now."""
        step = self.log.preview(seat, code, names)
        return Move(Entry(step.seq, seat, code, max(at, self.entries[-1].at), key), step)

    def enter(self, move: Move) -> None:
        """It is written down: the game goes on from there."""
        self.log.append(move.step)
        self._take_in(move)

    def _take_in(self, move: Move) -> None:
        self.entries.append(move.entry)
        self.trails.append(move.step.happened)
        if move.entry.key:
            self.keys[move.entry.key] = move.entry.seq
        self.waiting = move.waiting
        self._delay = move.delay
        self.waits = self.waits_after(move)
        self._remember_since(move.entry)
        self._wait_anew(move)
        self._remember_acted(move)

    def replay(self, entry: Entry) -> None:
        """Enter what the log says was played."""
        try:
            self.enter(self.move(entry.seat, entry.code, entry.at, entry.key))
        except Refusal as refusal:
            raise Refusal.because("game-cannot-go-on", entry=entry.seq, why=refusal.said) from None

    def _remember_since(self, entry: Entry) -> None:
        """Since which entry each seat has been able to act: without a break, and without having acted itself."""
        host = len(self._since) - 1
        able = {*self.waiting, host} if self._delay is not None else {*self.waiting}
        for seat, since in enumerate(self._since):
            if seat not in able:
                self._since[seat] = self._chance[seat] = None
            elif since is None or seat == entry.seat:
                self._since[seat] = entry
                self._chance[seat] = self._chance[seat] or entry

    def _wait_anew(self, move: Move) -> None:
        """The table may act all the time, and yet wait for one thing after another."""
        waits_for = move.public.host_waits_for()
        if self._since[-1] and waits_for != self._waits_for:
            self._since[-1] = move.entry
        self._waits_for = waits_for

    def _remember_acted(self, move: Move) -> None:
        begun = move.public.people_first()
        self._acted = {*self._acted, move.entry.seat} if begun == self._begun else set()
        self._begun = begun

    def people_first(self, people: Collection[int]) -> bool:
        """Whether bots are to let these seats begin: one of them is waited for, and none has acted yet."""
        return self._begun is not None and not self._acted.intersection(people) and bool(set(self.waiting).intersection(people))

    def waits_after(self, move: Move) -> list[list[Wait]]:
        """When the game has waited for each seat, once this is played."""
        entry = move.entry
        return waits_after(self.waits, entry.seq, entry.seat, entry.at, move.clocks)

    def put_off(self, ms: int) -> None:
        """The table's own waiting stood still for so long."""
        self.stood = self.stood_still(ms)

    def stood_still(self, ms: int) -> tuple[int, int]:
        """What `stood` is after everything has stood still for so long."""
        since = self._since[-1]
        return (since.seq, ms + (self.stood[1] if self.stood[0] == since.seq else 0)) if since else (-1, 0)

    def must_know(self, seat: int, seen: int) -> None:
        """A move is meant for what its player has seen. Others may have moved since, but a chance that came later is not meant: a
        call for a card that is covered by now would be held against the next one."""
        chance = self._chance[seat] if 0 <= seat < len(self._chance) else None
        if chance and 0 <= seen < chance.seq:
            raise Refusal.because("move-too-late")

    def since(self, seat: int) -> Entry | None:
        return self._since[seat]

    @property
    def deadline(self) -> int | None:
        """When the table itself is to act, in ms; None if it has nothing to do."""
        since = self._since[-1]
        if since is None or self._delay is None:
            return None
        return since.at + round(self._delay * 1000) + (self.stood[1] if self.stood[0] == since.seq else 0)

    @property
    def longest_wait(self) -> float:
        """Seconds between the moment that the table's waiting is counted from, and its deadline."""
        return self._delay or 0.0

    def host_code(self) -> int:
        """What the table does when its time has come."""
        return self.position.legal(self.position.host)[0]

    def contested(self, code: int) -> bool:
        """Of several who do this, the first one counts."""
        return self._act(code) in self.game.live.contested

    def steady(self, code: int) -> bool:
        """A bot that has chosen this does it even if others have moved meanwhile."""
        return self._act(code) in self.game.live.steady

    def bot_due(self, seat: int, code: int, luck: float) -> int:
        """When a bot makes this move at a live table, in ms: a person would take as long. `luck` is from 0 to 1."""
        shortest, longest = self.game.live.pace(self._act(code))
        since = self._since[seat] or self.entries[-1]
        return since.at + round((shortest + luck * (longest - shortest)) * 1000)

    def _act(self, code: int) -> str:
        return self.game.actions.act(code).name
