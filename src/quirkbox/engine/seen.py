"""The one gate: everything a viewer may be told of a position, computed from that viewer's hidden copy alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any

from quirkbox.engine.aim import Aim, plain_aim
from quirkbox.engine.position import Position
from quirkbox.engine.record import still
from quirkbox.engine.svg import text_as_svg
from quirkbox.engine.trail import Happened
from quirkbox.words.sentence import Sentence

Json = dict[str, Any]


class Seen:
    """What a seat, or a spectator, sees. The true position is gone once it is made: a game whose rules need a secret to tell
    who is waited for, or how many points there are, fails its laws, not its players."""

    def __init__(self, position: Position, viewer: int):
        self.game = position.game
        self.viewer = viewer
        self.position = position.hidden(viewer)

    @cached_property
    def _plain(self) -> Any:
        """The hidden record, for the game's show.py. Nobody plays on in it."""
        return still(self.position.states, self.game.rules.state)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    def view(self) -> Json:
        """The state as JSON."""
        return dict(self.game.show.view(self._plain))

    def text(self, names: Sequence[str] | None = None) -> str:
        """The state for a terminal."""
        return self.game.show.text(self._plain, names or self.position.default_names())

    def svg(self, names: Sequence[str] | None = None) -> str:
        """The state as a drawing; where a game draws none, its text set as one."""
        draw = self.game.show.svg
        return draw(self._plain, names or self.position.default_names()) if draw else text_as_svg(self.text(names))

    @cached_property
    def _legal(self) -> list[list[int]]:
        """What each player may do, as far as the viewer knows."""
        return [self.position.legal(seat) for seat in range(self.position.players)]

    def legal(self) -> list[int]:
        """What the viewer may do now."""
        if 0 <= self.viewer < self.position.players:
            return list(self._legal[self.viewer])
        return self.position.legal(self.viewer)

    def waiting(self) -> list[int]:
        """The seats the game waits for."""
        return [seat for seat, legal in enumerate(self._legal) if legal and not self.position.rests(seat)]

    def score(self) -> list[int]:
        """What each seat has, as far as the viewer knows."""
        return self.position.score()

    def winners(self) -> list[int]:
        """Once it is over: the seats that have won."""
        return self.position.winners()

    def host_delay(self) -> float | None:
        """How many seconds the table waits before it acts itself."""
        return self.position.host_delay()

    def host_waits_for(self) -> object:
        """What it waits for."""
        return self.position.host_waits_for()

    def people_first(self) -> object:
        """What people begin now: bots wait in it until a person has acted."""
        return self.game.live.people_first(self.position.plain)

    def why_not(self, code: int, names: Sequence[str] | None = None) -> Sentence:
        """Why the viewer may not do this now."""
        action = self.game.actions.to_json(code)
        return Sentence.of(self.game.show.why_not(self._plain, self.viewer, action, names or self.position.default_names()))

    def events(self, happened: Happened) -> list[Json]:
        """What the viewer saw happen."""
        return self.game.events.to_json(happened, self.viewer)

    def sentence(self, event: Mapping[str, Any], names: Sequence[str]) -> str:
        """An event in words. What events do not say, like the names in somebody's own content, the game's `named` adds."""
        named = self.game.show.named
        return self.game.show.words(named(self._plain, event) if named else event, names)

    def aim(self, events: Sequence[Mapping[str, Any]], names: Sequence[str] | None = None) -> Aim:
        """What the viewer is after right now, and what these last events meant for it."""
        names = names or self.position.default_names()
        own = self.game.show.aim
        if own:
            return own(self._plain, self.viewer, events, names)
        last = self.sentence(events[-1], names) if events else ""
        return plain_aim(self.score(), self.winners(), self.over, self.game.cooperative, self.viewer, last, names)
