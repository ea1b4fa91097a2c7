"""The laws of what leaves the engine: all of it comes through `hide`, and it is true."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

from quirkbox.engine.dice import dice_from_seed
from quirkbox.engine.game import Game
from quirkbox.engine.laws.broken import Broken
from quirkbox.engine.laws.elements import elements_of
from quirkbox.engine.laws.law import MomentLaw
from quirkbox.engine.laws.tables import MOST_ACTIONS, Moment, choose, illegal_codes, legal_codes, moves, seat_name
from quirkbox.engine.position import SPECTATOR, Position
from quirkbox.engine.trail import Happened

GUESSES = 2
PLAYED_ON = 3  # guesses of a game that are played to the end


def everything_sent(position: Position, viewer: int, happened: Happened, asked: Sequence[int] = ()) -> dict[str, Any]:
    """All that a viewer is sent of a position and of what led to it, by its name. `asked` are actions it is refused."""
    seen = position.seen_by(viewer)
    names = position.default_names()
    events = seen.events(happened)
    return {
        "state for bots": seen.position.tobytes(),
        "view": json.dumps(seen.view()),
        "text": seen.text(names),
        "drawing": seen.svg(names) if position.game.show.svg else None,
        "legal actions": seen.legal(),
        "waiting": seen.waiting(),
        "score": seen.score(),
        "winners": seen.winners(),
        "end": seen.over,
        "deadline": (seen.host_delay(), repr(seen.host_waits_for())),
        "refusals": [seen.why_not(code, names) for code in asked],
        "events": json.dumps(events),
        "log lines": [seen.sentence(event, names) for event in events],
    }


def refused_to(position: Position, viewer: int) -> list[int]:
    """What a viewer could ask for in vain."""
    return [] if position.over or viewer == SPECTATOR else illegal_codes(position, viewer)


def differences(one: dict[str, Any], other: dict[str, Any]) -> list[str]:
    return [name for name, value in one.items() if value != other[name]]


def where_they_differ(game: Game, one: Position, other: Position) -> str:
    """The first fields in which two positions differ, in words."""
    elements = elements_of(game)
    return elements.in_words(elements.numbers(one) != elements.numbers(other))


class NothingLeavesButThroughHide(MomentLaw):
    """One viewer at a time: it guesses other truths, and is sent the same in all of them, byte for byte."""

    id = "hide"
    says = "Nothing leaves but through `hide`: in every truth that a viewer can guess, it is sent the same."
    untested = "nothing is ever hidden"

    def look(self, moment: Moment) -> None:
        position = moment.position
        viewer = moment.turn_of(moment.table.viewers)
        asked = refused_to(position, viewer)
        sent = everything_sent(position, viewer, moment.step.happened, asked)
        for number in range(GUESSES):
            other = position.guessed(viewer, dice_from_seed(number, moment.seq))
            if other == position:
                continue
            self.looks += 1
            wrong = differences(sent, everything_sent(other, viewer, moment.step.happened, asked))
            if wrong:
                hidden = position.hidden(viewer), other.hidden(viewer)
                where = f" (in {where_they_differ(self.game, *hidden)})" if hidden[0] != hidden[1] else ""
                raise Broken(
                    f"What {seat_name(position, viewer)} is sent depends on what it can't know: "
                    f"in another truth that it can `guess`, its {' and its '.join(wrong)} would be different{where}."
                )


class WhatIsSeenIsTrue(MomentLaw):
    """Who needs a secret to say what is public fails here, not at the table. Points so far may be what each viewer knows of them;
    the result is the same for all."""

    id = "true"
    says = "What is seen is true: legal actions, waiting, end, deadline and result follow from what each viewer sees."

    def look(self, moment: Moment) -> None:
        position = moment.position
        truth = {
            "end": position.over,
            "waiting": position.waiting(),
            "table's chance to act": bool(legal_codes(position, position.host)),
            "deadline": (position.host_delay(), position.host_waits_for()),
            "final score": position.score() if position.over else [],
            "winners": position.winners(),
        }
        for viewer in moment.table.viewers:
            seen = position.seen_by(viewer)
            shown = {
                "end": seen.over,
                "waiting": seen.waiting(),
                "table's chance to act": bool(seen.position.legal(position.host)),
                "deadline": (seen.host_delay(), seen.host_waits_for()),
                "final score": seen.score() if position.over else [],
                "winners": seen.winners(),
            }
            self.looks += 1
            for what, value in truth.items():
                if shown[what] != value:
                    raise Broken(
                        f"The {what} follows from what is hidden: as {seat_name(position, viewer)} sees it, it is "
                        f"{shown[what]}, in truth {value}."
                    )
        for seat in range(position.host + 1):
            known, true = position.hidden(seat).legal(seat), position.legal(seat)
            self.looks += 1
            if known != true:
                raise Broken(
                    f"What {seat_name(position, seat)} may do follows from what is hidden from it: "
                    f"as it sees it, it has {self._actions(known)}, in truth {self._actions(true)}."
                )

    def _actions(self, codes: list[int]) -> str:
        several = ", ".join(f"`{self.game.actions.text(code)}`" for code in codes[:3])
        return several + (f" and {len(codes) - 3} more actions" if len(codes) > 3 else "") if codes else "nothing to do"


class GuessesArePossible(MomentLaw):
    id = "guess"
    says = "A guess keeps what its viewer knows, varies what it does not know, and can be played to the end."
    untested = "nothing is ever hidden"
    needs_end = True

    def __init__(self, game: Game):
        super().__init__(game)
        self._played_on = 0
        self._hidden_from: set[int] = set()
        self._varied: set[int] = set()

    def look(self, moment: Moment) -> None:
        position = moment.position
        for viewer in moment.table.viewers:
            self._guess(moment, viewer)
        if moment.seq == 0:
            self._played_on = 0
        if not position.over and self._played_on < PLAYED_ON and moment.seq % 7 == 0:
            self._played_on += 1
            self._play_on(moment, moment.turn_of(moment.table.viewers))

    def _guess(self, moment: Moment, viewer: int) -> None:
        position = moment.position
        hidden = position.hidden(viewer)
        if hidden == position:
            return
        self._hidden_from.add(viewer)
        guesses = [position.guessed(viewer, dice_from_seed(number, moment.seq)) for number in range(GUESSES)]
        for guess in guesses:
            self.looks += 1
            again = guess.hidden(viewer)
            if again != hidden:
                raise Broken(
                    f"A guess of {seat_name(position, viewer)} changes what it knows: "
                    f"hidden again, it differs in {where_they_differ(self.game, hidden, again)}."
                )
        if any(guess != guesses[0] for guess in guesses):
            self._varied.add(viewer)

    def _play_on(self, moment: Moment, viewer: int) -> None:
        position = moment.position.guessed(viewer, dice_from_seed(moment.table.seed, moment.seq))
        dice = dice_from_seed(moment.table.seed, 2)
        for _ in range(MOST_ACTIONS):
            able = moves(position)
            if position.over:
                self.looks += 1
                return
            if not able:
                raise Broken(f"A guess of {seat_name(position, viewer)} can't be played on: it leads to where nobody can act.")
            position.play(*choose(self.game, able, dice, moment.table.seed), dice)
        raise Broken(f"A guess of {seat_name(position, viewer)} can be played on for ever: {MOST_ACTIONS} actions, and no end.")

    def finish(self) -> None:
        never = self._hidden_from - self._varied
        if never:
            who = "a spectator" if SPECTATOR in never else f"seat {min(never)}"
            raise Broken(f"Something is hidden from {who}, but all its guesses are the same: `guess` rolls no dice.")
