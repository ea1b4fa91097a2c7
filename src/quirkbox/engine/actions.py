"""What can be done and what can be seen to happen, declared once per game by name and fields: codes, JSON and text follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from dataclasses import field as attribute
from functools import cached_property, lru_cache
from math import prod
from typing import Any

from quirkbox.engine.refusal import Refusal, quoted
from quirkbox.engine.trail import Happened


@dataclass(frozen=True)
class Field:
    """One field: a name, and either the names of its values, how many there are (0, 1, 2, …) or their range (-2, -1, 0, …)."""

    name: str
    values: Sequence[str] | range | int

    @property
    def size(self) -> int:
        """How many values there are."""
        return self.values if isinstance(self.values, int) else len(self.values)

    def value(self, index: int) -> str | int:
        """The value at this place among all of them."""
        return index if isinstance(self.values, int) else self.values[index]

    def read(self, value: object, where: str) -> int:
        """The index of a value as it came from outside."""
        if isinstance(self.values, (int, range)):
            numbers = range(self.values) if isinstance(self.values, int) else self.values
            if isinstance(value, str) and len(value) < 10 and value.removeprefix("-").isdecimal():
                value = int(value)
            if type(value) is int and value in numbers:
                return numbers.index(value)
            low, high = numbers[0], numbers[-1]
            raise Refusal.because("field-number", act=where, field=self.name, low=low, high=high, given=quoted(value))
        if isinstance(value, str) and value in self.values:
            return list(self.values).index(value)
        raise Refusal.because("field-one-of", act=where, field=self.name, known=", ".join(self.values), given=quoted(value))


@dataclass(frozen=True)
class Act:
    """One kind of action."""

    name: str
    fields: tuple[Field, ...] = ()

    @property
    def size(self) -> int:
        """How many actions of this kind there are."""
        return prod(field.size for field in self.fields)


class Actions:
    """All actions of a game. The codes of each act are one run of whole numbers, in the order of declaration."""

    def __init__(self, *acts: Act):
        self.acts = acts
        self._first: dict[str, int] = {}
        self._act_of: list[Act] = []
        for act in acts:
            self._first[act.name] = len(self._act_of)
            self._act_of += [act] * act.size
        self.size = len(self._act_of)

    def first(self, name: str) -> int:
        """The first code of an act: what the rules count from."""
        return self._first[name]

    def act(self, code: int) -> Act:
        """The kind of this action."""
        return self._act_of[code]

    def code(self, name: str, **values: str | int) -> int:
        """By name and fields: `actions.code("call", line=3)`."""
        return self.read({"act": name, **values})

    def to_json(self, code: int) -> dict[str, Any]:
        """The action as JSON: {"act": name, field: value, …}."""
        return dict(self._shown(code))

    @cached_property
    def _shown(self) -> Callable[[int], dict[str, Any]]:
        # The same few are shown again and again.
        return lru_cache(4096)(self._to_json)

    def _to_json(self, code: int) -> dict[str, Any]:
        act = self._act_of[code]
        rest = code - self._first[act.name]
        shown: dict[str, Any] = {}
        for field in reversed(act.fields):
            rest, index = divmod(rest, field.size)
            shown[field.name] = field.value(index)
        return {"act": act.name, **{field.name: shown[field.name] for field in act.fields}}

    def read(self, given: object) -> int:
        """The code of an action that came as JSON; Refusal says what is wrong with it."""
        if not isinstance(given, Mapping):
            raise Refusal.because("action-object")
        name = given.get("act")
        if not isinstance(name, str) or name not in self._first:
            raise Refusal.because("action-unknown", given=quoted(name), known=", ".join(self._first))
        act = self._act_of[self._first[name]]
        unknown = set(given) - {"act"} - {field.name for field in act.fields}
        if unknown:
            raise Refusal.because("field-unknown", act=name, given=quoted(min(map(str, unknown))))
        code = 0
        for field in act.fields:
            if field.name not in given:
                raise Refusal.because("field-missing", act=name, field=field.name)
            code = code * field.size + field.read(given[field.name], name)
        return self._first[name] + code

    def text(self, code: int) -> str:
        """The action as one line of text: the act and its values."""
        return " ".join(str(value) for value in self.to_json(code).values())

    def parse(self, text: str) -> int:
        """The code of an action written as text."""
        name, *values = text.split() or [""]
        if name not in self._first:
            raise Refusal.because("action-unknown", given=quoted(name), known=", ".join(self._first))
        fields = self._act_of[self._first[name]].fields
        if len(values) != len(fields):
            wanted = " ".join([name, *(field.name.upper() for field in fields)])
            raise Refusal.because("action-written", wanted=wanted)
        return self.read({"act": name, **dict(zip([field.name for field in fields], values, strict=True))})


@dataclass(frozen=True)
class Event:
    """One kind of thing a spectator sees happen. Its `secret` fields are seen only by the seat in its field `seat`; its
    `optional` fields may have no value at all, which the rules note as a negative number. `opens` names fields of the state that
    lie open from now on, though the event does not say what is in them. `keeps` says what its seat has from now on, by field, as
    players call it (`{"car": "car"}`): the lab tells how often one wins with each."""

    name: str
    fields: tuple[Field, ...] = ()
    secret: tuple[str, ...] = ()
    optional: tuple[str, ...] = ()
    opens: tuple[str, ...] = ()
    keeps: Mapping[str, str] = attribute(default_factory=dict, hash=False)

    def may_be_none(self, field: Field) -> bool:
        """Whether somebody may be shown None for this field."""
        return field.name in self.secret or field.name in self.optional


class Events:
    """All events of a game, numbered in the order of declaration."""

    def __init__(self, *events: Event):
        self.events = events
        self._number = {event.name: number for number, event in enumerate(events)}

    def number(self, name: str) -> int:
        """What the rules call an event."""
        return self._number[name]

    def value(self, name: str, field: str, value: str) -> int:
        """What the rules note for a field's value."""
        fields = {known.name: known for known in self.events[self._number[name]].fields}
        return fields[field].read(value, name)

    def to_json(self, happened: Happened, seat: int, open_hands: bool = False) -> list[dict[str, Any]]:
        """What happened as JSON for one seat: the gate every event passes. A value the seat may not know is None."""
        return [self._event_to_json(row, seat, open_hands) for row in happened.tolist()]

    def _event_to_json(self, row: list[int], seat: int, open_hands: bool) -> dict[str, Any]:
        event = self.events[row[0]]
        values = {field.name: row[1 + i] for i, field in enumerate(event.fields)}
        blind = set() if open_hands or values.get("seat") == seat else set(event.secret)
        shown = {
            field.name: None if field.name in blind or values[field.name] < 0 else field.value(values[field.name])
            for field in event.fields
        }
        return {"event": event.name, **shown}
