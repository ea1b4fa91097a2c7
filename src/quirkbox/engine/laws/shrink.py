"""The smallest game that shows a breach: fewer players and usual options first, then a shorter one, then without what is not
needed for it."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress

from quirkbox.engine.game import Game
from quirkbox.engine.laws.broken import Breach, Broken, in_words
from quirkbox.engine.laws.law import MomentLaw, TableLaw
from quirkbox.engine.laws.tables import Entries, Moment, Table, last_moment, walk

SEEDS = 3  # tried with the simplest tables
TRIES = 150  # at leaving something out
FURTHER = 20  # a simpler game may be longer by so many actions


def broken_at(law: MomentLaw, moment: Moment) -> str | None:
    """What is broken at this moment."""
    try:
        law.look(moment)
    except Broken as broken:
        return str(broken)
    except Exception as error:
        return in_words(error)
    return None


def broken_at_table(law: TableLaw, table: Table) -> Breach | None:
    """What is broken when this law plays at a table."""
    try:
        law.look_at_table(table)
    except Broken as broken:
        return Breach(str(broken), table, tuple(broken.entries or ()))
    except Exception as error:
        return Breach(in_words(error), table)
    return None


def smallest(law: MomentLaw | TableLaw, found: Breach) -> Breach:
    """A game as small as can be found quickly in which the same law is broken."""
    assert found.table
    for table in [*_simpler(law.game, found.table), found.table]:
        if isinstance(law, TableLaw):
            breach = broken_at_table(type(law)(law.game), table)
        else:
            breach = _first(law, table, len(found.entries) + FURTHER)
        if breach:
            return _without_needless(law, breach) if isinstance(law, MomentLaw) else breach
    return found


def _simpler(game: Game, table: Table) -> Iterator[Table]:
    fewest, usual = game.players[0], game.read_options({})
    for players, options in ((fewest, usual), (fewest, table.options), (table.players, usual)):
        if (players, options) != (table.players, table.options):
            for seed in range(table.seed, table.seed + SEEDS):
                yield Table(game, players, options, seed)


def _first(law: MomentLaw, table: Table, most: int) -> Breach | None:
    """The first moment of a game at which the law is broken."""
    fresh = type(law)(law.game)
    entries: list[tuple[int, int]] = []
    # where the walk itself comes to an end, another law is broken
    with suppress(Exception):
        for moment in walk(table, most):
            if moment.step.action is not None:
                entries.append((moment.step.seat, moment.step.action))
            sentence = broken_at(fresh, moment)
            if sentence:
                return Breach(sentence, table, tuple(entries))
    return None


def _without_needless(law: MomentLaw, breach: Breach) -> Breach:
    """Leave out some actions, ever fewer at a time, as long as the law is still broken at the end."""
    size, tries = len(breach.entries) // 2, 0
    while size > 0:
        place = 0
        while place + size <= len(breach.entries) and tries < TRIES:
            tries += 1
            shorter = _at_the_end(law, breach.table, breach.entries[:place] + breach.entries[place + size :])
            if shorter:
                breach = shorter
            else:
                place += size
        size //= 2
    return breach


def _at_the_end(law: MomentLaw, table: Table | None, entries: Entries) -> Breach | None:
    try:
        moment = last_moment(table, entries) if table else None
    except Exception:
        # another law is broken on the way there
        return None
    sentence = broken_at(type(law)(law.game), moment) if moment else None
    return Breach(sentence, table, tuple(entries)) if sentence else None
