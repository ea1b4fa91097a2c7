"""Games with a mistake planted in them, for the laws to find."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import numpy as np

from quirkbox.engine import Events, Game, Live
from quirkbox.engine.laws.tables import tables, walk


def record_of(s: Any) -> Any:
    """The NumPy record behind what a rule or a show.py is given."""
    return getattr(s, "_record", s)


def without_hiding(game: Game) -> Game:
    """`hide` does nothing."""
    return replace(game, rules=replace(game.rules, hide=lambda s, seat: None))


def hidden_fields(game: Game) -> list[str]:
    """The fields that `hide` ever changes."""
    found: dict[str, None] = {}
    for table in tables(game, 4, 0):
        for moment in walk(table, 60):
            for viewer in table.viewers:
                truth, hidden = (np.asarray(p.states)[0] for p in (moment.position, moment.position.hidden(viewer)))
                found |= {name: None for name in game.dtype.names or () if not np.array_equal(truth[name], hidden[name])}
    return list(found)


def forgetting(game: Game, field: str) -> Game:
    """`hide` forgets one field."""

    def hide(s: Any, seat: int) -> None:
        record = record_of(s)
        kept = np.copy(record[field])
        game.rules.hide(s, seat)
        record[field] = kept

    return replace(game, rules=replace(game.rules, hide=hide))


def with_open_events(game: Game) -> Game:
    """No event keeps anything secret."""
    return replace(game, events=Events(*(replace(event, secret=()) for event in game.events.events)))


class Spy:
    """Remembers what `hide` blanked last, as one number: whatever depends on it depends on a secret."""

    def __init__(self, game: Game):
        self.secret = 0
        self._hidden = b""
        self._hide = game.rules.hide

    def hide(self, s: Any, seat: int) -> None:
        before = np.frombuffer(record_of(s).tobytes(), np.uint8)
        self._hide(s, seat)
        self._hidden = record_of(s).tobytes()
        self.secret = zlib.crc32(before[before != np.frombuffer(self._hidden, np.uint8)].tobytes()) % 97

    def leaked(self, s: Any) -> int:
        """The secret of a hidden state; nothing of a true one."""
        return self.secret if record_of(s).tobytes() == self._hidden else 0


# everything that is sent, by the names the laws give it
CHANNELS = ("view", "text", "legal actions", "waiting", "score", "winners", "deadline", "refusals", "log lines")


def leaking(game: Game, channel: str) -> Game:
    """A game in which one thing that is sent depends on what is hidden."""
    spy = Spy(game)
    rules, show, live = replace(game.rules, hide=spy.hide), game.show, game.live

    def legal(s: Any, seat: int, out: Any) -> int:
        count = game.rules.legal(s, seat, out)
        if spy.leaked(s) % 2:
            out[:count] = out[:count][::-1].copy()
        return count

    def rests(s: Any, seat: int) -> bool:
        return bool(game.rules.rests and game.rules.rests(s, seat)) or spy.leaked(s) % 2 == 1

    def score(s: Any, out: Any) -> None:
        game.rules.score(s, out)
        out[0] += spy.leaked(s)

    def hide_and_end(s: Any, seat: int) -> None:
        spy.hide(s, seat)
        if spy.secret % 2:
            record_of(s)["over"] = 1

    def one_more(s: Any, out: Any) -> None:
        """A team wins with more than nothing."""
        game.rules.score(s, out)
        out += 1

    plants: dict[str, Callable[[], Game]] = {
        "view": lambda: replace(game, show=replace(show, view=lambda s: {**show.view(s), "hint": spy.leaked(s)})),
        "text": lambda: replace(game, show=replace(show, text=lambda s, names: f"{show.text(s, names)} {spy.leaked(s)}")),
        "legal actions": lambda: replace(game, rules=replace(rules, legal=legal)),
        "waiting": lambda: replace(game, rules=replace(rules, rests=rests)),
        "score": lambda: replace(game, rules=replace(rules, score=score)),
        "winners": lambda: replace(game, rules=replace(rules, hide=hide_and_end, score=one_more)),
        "deadline": lambda: replace(
            game, live=Live(lambda s: float(spy.leaked(s)), lambda s: (live.host_waits_for(s), spy.leaked(s)))
        ),
        "refusals": lambda: replace(
            game, show=replace(show, why_not=lambda s, *rest: f"{show.why_not(s, *rest)} {spy.leaked(s)}")
        ),
        "log lines": lambda: replace(
            game, show=replace(show, words=lambda event, names: f"{show.words(event, names)} {spy.secret}")
        ),
    }
    planted = plants[channel]()
    return replace(planted, rules=rules) if planted.rules is game.rules else planted
