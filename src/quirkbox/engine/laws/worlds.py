"""The laws of two worlds: as long as a viewer has seen the same in both, it is shown the same.

In one of them a game is played. The other one differs in what the viewer can't know; the same actions are done in it, as long as
they are possible there. Where an event tells the viewer of a difference, the worlds part, and another one is begun.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator

import numpy as np

from quirkbox.engine.dice import dice_from_secret, dice_from_seed, roll, secret_from_seed
from quirkbox.engine.game import Game
from quirkbox.engine.laws.broken import Broken
from quirkbox.engine.laws.elements import elements_of
from quirkbox.engine.laws.law import TableLaw
from quirkbox.engine.laws.tables import Moment, Table, choose, moves, seat_name
from quirkbox.engine.laws.views import differences, everything_sent, refused_to
from quirkbox.engine.position import SPECTATOR, Position
from quirkbox.engine.trail import Happened

DEALS = 150
BY_DICE, BY_ACTION = 16, 6  # other ways in which a step could have gone
COMPARED = 2  # worlds of a moment in which everything is compared that is sent
MOST_STEPS = 150  # of one game


class TwoWorlds(TableLaw):
    def look_at_table(self, table: Table) -> None:
        for viewer in (SPECTATOR, table.seed % table.players):
            self._walk(table, viewer)

    def _walk(self, table: Table, viewer: int) -> None:
        """A game in which two worlds stay together as long as they can."""
        self._compared: Counter[int] = Counter()
        log = table.log()
        secret = secret_from_seed(table.seed)
        dice = dice_from_seed(table.seed, 3)
        other: Position | None = None
        while not log.position.over and log.seq < MOST_STEPS:
            before = log.position
            able = moves(before)
            if not able:
                return
            common = [] if other is None else sorted(set(able) & set(moves(other)))
            if common and roll(dice, 4):
                able = common
            seat, code = choose(self.game, able, dice, table.seed)
            moment = Moment(table, before, log.play(seat, code))
            try:
                if other is not None and (seat, code) in common:
                    happened = other.play(seat, code, dice_from_secret(secret, log.seq))
                    if not self.same(moment, viewer, other, happened):
                        other = None
                else:
                    other = None
                for world in self.worlds(moment, viewer):
                    other = other or world
            except Broken as broken:
                raise Broken(str(broken), log.entries) from None

    def worlds(self, moment: Moment, viewer: int) -> Iterator[Position]:
        """Other worlds in which this viewer has seen the same up to now."""
        raise NotImplementedError

    def same(self, moment: Moment, viewer: int, other: Position, happened: Happened) -> bool:
        """Whether the viewer still can't tell the worlds apart; Broken if only what it is shown tells them apart."""
        position, events = moment.position, self.game.events
        shown = json.dumps(events.to_json(moment.step.happened, viewer))
        if shown != json.dumps(events.to_json(happened, viewer)):
            return False
        if not self.shown_alike(position, other, viewer, moment.step.happened):
            return False
        if moment.is_looked_at and self._compared[moment.seq] < COMPARED:
            self._compared[moment.seq] += 1
            asked = refused_to(position, viewer)
            sent = everything_sent(position, viewer, moment.step.happened, asked)
            wrong = differences(sent, everything_sent(other, viewer, happened, asked))
            if wrong:
                raise Broken(self.sentence(position, viewer, f"in its {' and its '.join(wrong)}"))
        return True

    def shown_alike(self, position: Position, other: Position, viewer: int, happened: Happened) -> bool:
        """Whether the viewer is shown the same after the same events; Broken if not, and nothing accounts for it."""
        self.looks += 1
        one, two = position.hidden(viewer), other.hidden(viewer)
        if one == two:
            return True
        elements = elements_of(self.game)
        differ = elements.numbers(one) != elements.numbers(two)
        differ &= ~elements.opened(self.game, happened)
        if not differ.any() or self._is_its_own(position, other, viewer, differ):
            return False
        raise Broken(self.sentence(position, viewer, f"in {elements.in_words(differ)}"))

    def _is_its_own(
        self, position: Position, other: Position, viewer: int, differ: np.ndarray[tuple[int], np.dtype[np.bool_]]
    ) -> bool:
        """What lies before the viewer's seat, and nobody else sees: it may look at that without an event."""
        elements = elements_of(self.game)
        if viewer == SPECTATOR or (differ & ~elements.of_seat(viewer)).any():
            return False
        others = [seat for seat in range(SPECTATOR, position.players) if seat != viewer]
        return not any(
            (elements.numbers(position.hidden(seat)) != elements.numbers(other.hidden(seat)))[differ].any() for seat in others
        )

    def sentence(self, position: Position, viewer: int, where: str) -> str:
        raise NotImplementedError


class NothingLeavesAlongTheGame(TwoWorlds):
    """The other world is a guess of the viewer's."""

    id = "hide_on"
    says = (
        "Nothing leaves but through `hide`, along whole games: a world that a viewer has guessed goes on looking the same to it."
    )
    untested = "nothing is ever hidden"

    def worlds(self, moment: Moment, viewer: int) -> Iterator[Position]:
        if moment.is_looked_at:
            world = moment.position.guessed(viewer, dice_from_seed(moment.table.seed, moment.seq))
            if world != moment.position:
                yield world

    def sentence(self, position: Position, viewer: int, where: str) -> str:
        return (
            f"What {seat_name(position, viewer)} is shown depends on what it can't know: in a truth that it guessed before, "
            f"the same things have happened before its eyes since, and yet it sees something else {where}."
        )


class SameSeenSameShown(TwoWorlds):
    """This law does not lean on `guess`: the other world is the same game by other dice, or with another action of somebody else,
    of which the viewer has seen nothing."""

    id = "same"
    says = "Same things seen, same things shown: what a viewer has not seen happen changes nothing of what it is shown."
    untested = "no two games looked the same to anybody"

    def __init__(self, game: Game):
        super().__init__(game)
        self._dealt: set[tuple[int, str]] = set()

    def look_at_table(self, table: Table) -> None:
        agreed = (table.players, json.dumps(dict(table.options)))
        if agreed not in self._dealt:
            self._dealt.add(agreed)
            self._deal(table)
        super().look_at_table(table)

    def _deal(self, table: Table) -> None:
        """Many deals: those that look alike must be alike."""
        dealt: dict[tuple[int, str], Position] = {}
        for number in range(DEALS):
            dice = dice_from_seed(table.seed, 4 + number)
            position, happened = self.game.start(table.players, table.options, dice)
            for viewer in table.viewers:
                seen = (viewer, json.dumps(self.game.events.to_json(happened, viewer)))
                first = dealt.setdefault(seen, position)
                if first is not position:
                    self.shown_alike(first, position, viewer, happened)

    def worlds(self, moment: Moment, viewer: int) -> Iterator[Position]:
        before, step = moment.before, moment.step
        if before is None or step.action is None or not moment.is_looked_at:
            return
        able = [] if step.seat == viewer else before.legal(step.seat)
        choice = dice_from_seed(moment.table.seed, 5)
        codes = [step.action] * BY_DICE + [able[roll(choice, len(able))] for _ in range(BY_ACTION) if able]
        for number, code in enumerate(codes):
            world = before.copy()
            happened = world.play(step.seat, code, dice_from_seed(number, moment.seq))
            if world != moment.position and self.same(moment, viewer, world, happened):
                yield world

    def sentence(self, position: Position, viewer: int, where: str) -> str:
        return (
            f"In two games {seat_name(position, viewer)} has seen the same happen, and yet it is shown something else {where}: "
            "`hide` forgets it, or, if all may see it, no event tells of it (an event that only `opens` fields names them)."
        )
