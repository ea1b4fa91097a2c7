"""The laws of events: they are what was declared, and they tell as much as `hide` leaves."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.engine.actions import Event
from quirkbox.engine.checked import check_trail
from quirkbox.engine.dice import dice_from_seed, roll
from quirkbox.engine.game import Game
from quirkbox.engine.laws.broken import Broken
from quirkbox.engine.laws.elements import Mask, elements_of
from quirkbox.engine.laws.law import MomentLaw
from quirkbox.engine.laws.tables import Moment, legal_codes, seat_name
from quirkbox.engine.position import SPECTATOR, Position
from quirkbox.engine.trail import Happened

SURE = 1e-9  # so unlikely is what these laws take for a mistake
OFTEN = 0.5  # in so many guesses at least something must differ from the truth to be called unknown
GUESSED = 40
SAMPLES = 500
TIMES = 2  # each kind of event is looked into so often in a game


class EventsAsDeclared(MomentLaw):
    """Looks at what led to a moment, and at one of each seat's possible actions of each kind."""

    id = "events"
    says = "Events are noted as they are declared, a secret field reaches its seat alone, and there are words for each."
    untested = "no events are noted"

    def look(self, moment: Moment) -> None:
        self._check(moment.position, moment.step.happened)
        if moment.position.over:
            return
        for seat in range(moment.position.host + 1):
            of_act = {self.game.actions.act(code).name: code for code in legal_codes(moment.position, seat)}
            for code in of_act.values():
                position = moment.position.copy()
                self._check(position, position.play(seat, code, dice_from_seed(moment.seq, code)))

    def _check(self, position: Position, happened: Happened) -> None:
        declared = self.game.events.events
        self.looks += len(happened)
        wrong = check_trail(self.game.events, happened)
        if wrong:
            raise Broken(wrong)
        names = position.default_names()
        for viewer in range(SPECTATOR, position.players):
            seen = position.seen_by(viewer)
            for row, event in zip(happened.tolist(), seen.events(happened), strict=True):
                self._check_secrets(declared[row[0]], event, viewer)
                said = seen.sentence(event, names)
                if not isinstance(said, str) or not said.strip():
                    raise Broken(f"`words` says nothing about {json.dumps(event)}.")

    def _check_secrets(self, event: Event, shown: dict[str, Any], viewer: int) -> None:
        if event.secret and "seat" not in shown:
            raise Broken(f"`{event.name}` has secret fields, but no field `seat` says who may see them.")
        told = [name for name in event.secret if shown[name] is not None]
        if told and shown["seat"] != viewer:
            raise Broken(
                f"The secret field {told[0]} of `{event.name}` reaches seat {viewer}, and not only seat {shown['seat']}."
            )


class _Rows:
    """What the samples have in common that share an event with what really happened, or one value of it (`key`)."""

    def __init__(self, place: int, row: str, elements: int, key: str = ""):
        self.place = place
        self.row = row
        self.key = key or row
        self.count = 0
        self.alive: Mask = np.ones(elements, bool)


def _keys(row: str) -> list[str]:
    """What an event tells: all of it, and each of its values alone."""
    event = json.loads(row)
    whose = f"{event.pop('event')} of {event.pop('seat', None)}"
    return [row, *(f"{whose}: {name} {value}" for name, value in event.items() if value is not None)]


class EventsTellWhatHideLeaves(MomentLaw):
    """What could have happened is tried out many times, by other dice and in other truths the viewer can guess.

    If an event that the viewer sees goes with one value of something that `hide` blanks, again and again, then the event has told
    it. And if what an event keeps secret goes with something that `hide` leaves open, then the position tells the secret.
    """

    id = "secrets"
    says = "Events tell nobody what `hide` blanks, and `hide` leaves nobody what events keep secret."
    untested = "no event tells a viewer anything while something is hidden from it"

    def __init__(self, game: Game):
        super().__init__(game)
        self._told: Counter[tuple[int, int]] = Counter()
        self._kept: Counter[tuple[int, int]] = Counter()

    def look(self, moment: Moment) -> None:
        if moment.seq == 0:
            self._told.clear()
            self._kept.clear()
        if len(moment.step.happened):
            viewer = moment.turn_of(moment.table.viewers)
            self._look_for_tales(moment, viewer)
            self._look_for_open_secrets(moment, viewer)

    def _rows(self, happened: Happened, viewer: int, everything: bool = False) -> list[str]:
        return [json.dumps(event) for event in self.game.events.to_json(happened, viewer, everything)]

    def _samples(self, moment: Moment, viewer: int) -> Iterator[tuple[Position, Happened]]:
        """What the same seat could have done instead in other truths, by other dice; of a deal, other deals."""
        step, table = moment.step, moment.table
        for number in range(SAMPLES):
            dice = dice_from_seed(table.seed, 1000 * (moment.seq + 1) + number)
            if moment.before is None or step.action is None:
                yield self.game.start(table.players, table.options, dice)
                continue
            position = moment.before.guessed(viewer, dice)
            able = position.legal(step.seat)
            code = step.action if step.seat == viewer else able[roll(dice, len(able))] if able else None
            if code in able:
                yield position, position.play(step.seat, code, dice)

    def _fresh(self, moment: Moment, looked_into: Counter[tuple[int, int]], viewer: int, secret: bool) -> list[int]:
        """The places of events in the trail that are worth a look: of a kind that has not been looked into often."""
        places, kinds = [], []
        for place, (number, *values) in enumerate(moment.step.happened.tolist()):
            event = self.game.events.events[number]
            seat = dict(zip([field.name for field in event.fields], values, strict=False)).get("seat")
            blind = bool(event.secret) and seat != viewer
            kind = (number, int(seat == viewer))
            if looked_into[kind] < TIMES and kind not in kinds and (blind if secret else len(event.fields) > 1):
                places.append(place)
                kinds.append(kind)
        looked_into.update(kinds)
        return places

    def _look_for_tales(self, moment: Moment, viewer: int) -> None:
        """Events that tell what is blank."""
        position, elements = moment.position, elements_of(self.game)
        truth = elements.numbers(position)
        blank = truth != elements.numbers(position.hidden(viewer))
        if not blank.any():
            return
        # Somebody else sees it: in what lies in no order and nobody sees, the same thing can be written in many ways.
        seats = [seat for seat in range(position.players) if seat != viewer]
        blank &= np.any([elements.numbers(position.hidden(seat)) == truth for seat in seats], axis=0)
        guesses = [
            position.guessed(viewer, dice_from_seed(moment.seq, number)) for number in range(GUESSED if blank.any() else 0)
        ]
        if not guesses:
            return
        unknown = np.mean([~elements.found_again(truth, elements.numbers(guess), blank) for guess in guesses], axis=0)
        blank &= unknown >= OFTEN
        places = self._fresh(moment, self._told, viewer, secret=False) if blank.any() else []
        shown = self._rows(moment.step.happened, viewer)
        looked_into = [_Rows(place, shown[place], len(truth), key) for place in places for key in _keys(shown[place])]
        for row in looked_into:
            row.alive &= blank
        for sample, happened in self._samples(moment, viewer):
            keys = {key for row in self._rows(happened, viewer) for key in _keys(row)}
            found = elements.found_again(truth, elements.numbers(sample), blank)
            for row in [row for row in looked_into if row.key in keys]:
                row.count += 1
                row.alive &= found
                sure = row.alive & ((1.1 - unknown) ** row.count < SURE)
                if sure.any():
                    raise Broken(
                        f"The event {row.row} tells {seat_name(position, viewer)} what `hide` blanks for it, "
                        f"{elements.in_words(sure)}: make the field of the event secret, or leave that open."
                    )
            looked_into = [row for row in looked_into if row.alive.any()]
            self.looks += 1
            if not looked_into:
                return

    def _look_for_open_secrets(self, moment: Moment, viewer: int) -> None:
        """Open numbers that tell what events keep secret."""
        position, elements = moment.position, elements_of(self.game)
        places = self._fresh(moment, self._kept, viewer, secret=True)
        if not places:
            return
        seen = elements.numbers(position.hidden(viewer))
        shown = self._rows(moment.step.happened, viewer)
        secret = self._rows(moment.step.happened, viewer, everything=True)
        true_rows = [_Rows(place, secret[place], len(seen)) for place in places]
        for row in true_rows:
            row.alive &= ~elements.opened(self.game, moment.step.happened)
        shown_rows = [_Rows(place, row, len(seen)) for place, row in enumerate(shown)]
        differed = np.zeros((len(shown), len(seen)), np.int64)
        for sample, happened in self._samples(moment, viewer):
            differs = elements.numbers(sample.hidden(viewer)) != seen
            rows, rows_in_full = self._rows(happened, viewer), self._rows(happened, viewer, everything=True)
            for shown_row in [row for row in shown_rows if row.row in rows]:
                shown_row.count += 1
                differed[shown_row.place] += differs
            for row in [row for row in true_rows if row.row in rows_in_full]:
                row.count += 1
                row.alive &= ~differs
            self.looks += 1
            true_rows = [row for row in true_rows if row.count < 2 or self._open(row, shown_rows, differed).any()]
            if not true_rows:
                return
        for row in true_rows:
            self._must_not_be_open(row, shown_rows, differed, moment, viewer)

    def _open(self, row: _Rows, shown_rows: list[_Rows], differed: npt.NDArray[np.int64]) -> Mask:
        """What always goes with the secret, and not with what the viewer is told of any event."""
        varies: Mask = row.alive & (differed[row.place] >= OFTEN * shown_rows[row.place].count)
        for other in shown_rows:
            if other.count:
                varies &= differed[other.place] > 0
        return varies

    def _must_not_be_open(
        self, row: _Rows, shown_rows: list[_Rows], differed: npt.NDArray[np.int64], moment: Moment, viewer: int
    ) -> None:
        often = differed[row.place] / max(1, shown_rows[row.place].count)
        sure = self._open(row, shown_rows, differed) & ((1.1 - often) ** row.count < SURE)
        if sure.any():
            raise Broken(
                f"`hide` leaves {seat_name(moment.position, viewer)} what the event {row.row} keeps secret from it: "
                f"{elements_of(self.game).in_words(sure)}."
            )
