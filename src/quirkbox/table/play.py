"""The game itself: a log of moves, and the position they lead to, which can always be made again from the log."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from quirkbox.engine import SPECTATOR, Game, Happened, Position, Refusal, dice_from_secret


@dataclass(frozen=True)
class Entry:
    """One line of the log. The deal is number 0, by nobody (-1). The same `key` twice is the same move."""

    seq: int
    seat: int
    code: int
    at: int  # ms
    key: str | None = None


@dataclass(frozen=True)
class Move:
    """A move that could be made, and the game after it. It counts once it is written down and entered."""

    entry: Entry
    position: Position
    happened: Happened
    waiting: list[int]  # the players' seats that may act then


class Play:
    def __init__(self, game: Game, players: int, options: Mapping[str, str], secret: bytes, at: int):
        self.game = game
        self._secret = secret
        position, happened = game.start(players, options, dice_from_secret(secret, 0))
        self.entries: list[Entry] = []
        self.trails: list[Happened] = []
        self.keys: dict[str, int] = {}
        self._since: list[Entry | None] = [None] * (players + 1)
        self._chance: list[Entry | None] = [None] * (players + 1)
        self._waits_for: object = None
        self.enter(Move(Entry(0, SPECTATOR, -1, at), position, happened, position.waiting()))

    @property
    def seq(self) -> int:
        return self.entries[-1].seq

    @property
    def over(self) -> bool:
        return self.position.over

    def move(self, seat: int, code: int, at: int, key: str | None = None, names: Sequence[str] | None = None) -> Move:
        """What would come of it; nothing has changed yet. Refusal says why if the seat may not do this now."""
        entry = Entry(self.seq + 1, seat, code, max(at, self.entries[-1].at), key)
        position = self.position.copy()
        happened = position.play(seat, code, dice_from_secret(self._secret, entry.seq), names)
        return Move(entry, position, happened, position.waiting())

    def enter(self, move: Move) -> None:
        """It is written down: the game goes on from there."""
        if move.entry.seq != len(self.entries):
            raise RuntimeError(f"entry {move.entry.seq} after {len(self.entries) - 1}")
        self.position = move.position
        self.entries.append(move.entry)
        self.trails.append(move.happened)
        if move.entry.key:
            self.keys[move.entry.key] = move.entry.seq
        self.waiting = move.waiting
        self._delay = move.position.host_delay()
        self._remember_since(move.entry)
        self._wait_anew(move)

    def replay(self, entry: Entry) -> None:
        """Enter what the log says was played."""
        try:
            self.enter(self.move(entry.seat, entry.code, entry.at, entry.key))
        except Refusal as refusal:
            why = f"entry {entry.seq} of its log does not fit the rules: {refusal}"
            raise Refusal(f"This game cannot go on: {why}") from None

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
        waits_for = move.position.host_waits_for()
        if self._since[-1] and waits_for != self._waits_for:
            self._since[-1] = move.entry
        self._waits_for = waits_for

    def must_know(self, seat: int, seen: int) -> None:
        """A move is meant for what its player has seen. Others may have moved since, but a chance that came later is not meant: a
        call for a card that is covered by now would be held against the next one."""
        chance = self._chance[seat] if 0 <= seat < len(self._chance) else None
        if chance and 0 <= seen < chance.seq:
            raise Refusal("That came too late: the game has gone on since.")

    def since(self, seat: int) -> Entry | None:
        return self._since[seat]

    @property
    def deadline(self) -> int | None:
        """When the table itself is to act, in ms; None if it has nothing to do."""
        since = self._since[-1]
        return None if since is None or self._delay is None else since.at + round(self._delay * 1000)

    def host_code(self) -> int:
        """What the table does when its time has come."""
        return self.position.legal(self.position.host)[0]

    def contested(self, code: int) -> bool:
        """Of several who do this, the first one counts."""
        return self._act(code) in self.game.live.contested

    def steady(self, code: int) -> bool:
        """A bot that has chosen this does it even if others have moved meanwhile."""
        return self._act(code) in self.game.live.steady

    def _act(self, code: int) -> str:
        return self.game.actions.act(code).name

    def bot_due(self, seat: int, code: int, luck: float) -> int:
        """When a bot makes this move at a live table, in ms: a person would take as long. `luck` is from 0 to 1."""
        shortest, longest = self.game.live.pace(self._act(code))
        since = self._since[seat] or self.entries[-1]
        return since.at + round((shortest + luck * (longest - shortest)) * 1000)
