"""All laws, looked at in many games."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quirkbox.engine.game import Game
from quirkbox.engine.laws.again import InterpretedAndCompiledAgree, SameSeedSameGames, TranscriptsPlayAgain
from quirkbox.engine.laws.broken import Breach, Broken, Verdict, in_words
from quirkbox.engine.laws.gpu import RulesGoOnAGpu
from quirkbox.engine.laws.law import GameLaw, Law, MomentLaw, TableLaw
from quirkbox.engine.laws.paper import ActionsAreWritten, OptionsAreAgreedOn, RulesAreNumbered
from quirkbox.engine.laws.play import EveryGameEnds, OnlyLegalActions
from quirkbox.engine.laws.shrink import broken_at, broken_at_table, smallest
from quirkbox.engine.laws.tables import MOST_ACTIONS, Table, tables, walk
from quirkbox.engine.laws.trails import EventsAsDeclared, EventsTellWhatHideLeaves
from quirkbox.engine.laws.views import GuessesArePossible, NothingLeavesButThroughHide, WhatIsSeenIsTrue
from quirkbox.engine.laws.worlds import NothingLeavesAlongTheGame, SameSeenSameShown

LAWS: tuple[type[Law], ...] = (
    EveryGameEnds,
    OnlyLegalActions,
    NothingLeavesButThroughHide,
    NothingLeavesAlongTheGame,
    WhatIsSeenIsTrue,
    SameSeenSameShown,
    EventsAsDeclared,
    EventsTellWhatHideLeaves,
    GuessesArePossible,
    InterpretedAndCompiledAgree,
    SameSeedSameGames,
    RulesGoOnAGpu,
    TranscriptsPlayAgain,
    ActionsAreWritten,
    OptionsAreAgreedOn,
    RulesAreNumbered,
)


def check_laws(
    game: Game,
    games: int = 20,
    seed: int = 0,
    laws: Sequence[type[Law]] = LAWS,
    tick: Callable[[str], object] = lambda what: None,
    most_actions: int = MOST_ACTIONS,
) -> list[Verdict]:
    """One verdict for each law, in their order. `tick` is called `steps(games, laws)` times, with what is done next. A game with
    more than `most_actions` counts as endless."""
    return _Trial(game, tables(game, games, seed), laws, tick, most_actions).verdicts()


def steps(games: int, laws: Sequence[type[Law]] = LAWS) -> int:
    """How many parts a check has, for whoever shows how far it is."""
    return games + sum(1 if issubclass(law, GameLaw) else games if issubclass(law, TableLaw) else 0 for law in laws)


class _Trial:
    def __init__(
        self, game: Game, tables: Sequence[Table], laws: Sequence[type[Law]], tick: Callable[[str], object], most_actions: int
    ):
        self.game = game
        self.most_actions = most_actions
        self.tables = tables
        self.tick = tick
        self.laws = [law(game) for law in laws]
        self.breaches: dict[str, Breach] = {}

    def verdicts(self) -> list[Verdict]:
        for table in self.tables:
            self.tick("Playing")
            self._play(table)
        for law in self.laws:
            if isinstance(law, GameLaw):
                self.tick(law.says)
                self._look_at_game(law)
            elif isinstance(law, TableLaw):
                for table in self.tables:
                    self.tick(law.says)
                    self._look_at_table(law, table)
            elif law.id not in self.breaches:
                self._finish(law)
        # games that do not end, and rules that fail, are found whatever one looks for
        asked = {law.id for law in self.laws}
        unasked = [law(self.game) for law in (EveryGameEnds, OnlyLegalActions) if law.id in self.breaches and law.id not in asked]
        return [self._verdict(law) for law in [*unasked, *self.laws]]

    def _play(self, table: Table) -> None:
        """One game, looked at by all laws that look at moments."""
        if all(law.id in self.breaches or not (law.needs_end or isinstance(law, MomentLaw)) for law in self.laws):
            return
        laws = [law for law in self.laws if isinstance(law, MomentLaw)]
        entries: list[tuple[int, int]] = []
        position = None
        try:
            for moment in walk(table, self.most_actions):
                position = moment.position
                if moment.step.action is not None:
                    entries.append((moment.step.seat, moment.step.action))
                for law in laws if moment.is_looked_at else ():
                    if law.id not in self.breaches and (sentence := broken_at(law, moment)):
                        self.breaches[law.id] = smallest(law, Breach(sentence, table, tuple(entries)))
        except Broken as broken:
            self.breaches.setdefault(OnlyLegalActions.id, Breach(str(broken), table, tuple(entries)))
        except Exception as error:
            self.breaches.setdefault(OnlyLegalActions.id, Breach(f"The deal fails with {in_words(error)}.", table))
        if position and not position.over and len(entries) >= self.most_actions:
            endless = f"A game goes on and on: after {self.most_actions} actions it is not over."
            self.breaches.setdefault(EveryGameEnds.id, Breach(endless, table, tuple(entries)))

    def _look_at_table(self, law: TableLaw, table: Table) -> None:
        if law.id in self.breaches or self._in_vain(law):
            return
        breach = broken_at_table(law, table)
        if breach:
            self.breaches[law.id] = smallest(law, breach)

    def _look_at_game(self, law: GameLaw) -> None:
        if self._in_vain(law):
            return
        try:
            law.look_at_game(self.tables)
        except Broken as broken:
            self.breaches[law.id] = Breach(str(broken))
        except Exception as error:
            self.breaches[law.id] = Breach(in_words(error))

    def _finish(self, law: Law) -> None:
        try:
            law.finish()
        except Broken as broken:
            self.breaches[law.id] = Breach(str(broken))

    def _in_vain(self, law: Law) -> bool:
        """A law that plays whole games by itself is of no use where games do not end or fail."""
        return law.needs_end and bool({EveryGameEnds.id, OnlyLegalActions.id} & self.breaches.keys())

    def _verdict(self, law: Law) -> Verdict:
        untested = "games do not come to their end" if self._in_vain(law) else law.untested
        breach = self.breaches.get(law.id)
        return Verdict(law.id, law.says, law.looks, "" if law.looks or breach else untested, breach)
