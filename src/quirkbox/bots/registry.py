"""Which bots there are: those of the house, and those of packages with an entry point in the group `quirkbox.bots`."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from pathlib import Path

from quirkbox.bots.bot import Bot
from quirkbox.bots.builtin import BUILTIN
from quirkbox.bots.learned.bot import LearnedBot
from quirkbox.engine import Game, Refusal

GROUP = "quirkbox.bots"

logger = logging.getLogger("quirkbox")


class _Bots(Mapping[str, Bot]):
    """By id. A package that can't be loaded is left out, and said so once."""

    @cached_property
    def _house(self) -> dict[str, Bot]:
        return {bot.id: bot for bot in BUILTIN}

    @cached_property
    def _outside(self) -> dict[str, Bot]:
        loaded = {}
        for entry in entry_points(group=GROUP):
            if entry.name in self._house:
                continue
            try:
                loaded[entry.name] = _made(entry.load(), f"The bot {entry.name}")
            except Refusal as refusal:
                logger.warning("%s", refusal)
            except Exception as error:
                logger.warning("The bot %r can't be loaded: %s: %s", entry.name, type(error).__name__, error)
        return loaded

    def __getitem__(self, bot_id: str) -> Bot:
        return self._house[bot_id] if bot_id in self._house else self._outside[bot_id]

    def __iter__(self) -> Iterator[str]:
        yield from self._house
        yield from self._outside

    def __len__(self) -> int:
        return len(self._house) + len(self._outside)


BOTS: Mapping[str, Bot] = _Bots()


def bots_for(game: Game) -> dict[str, Bot]:
    """Those that play this game: a bot may say so itself, with `plays(game)`."""
    return {name: bot for name, bot in BOTS.items() if plays(bot, game)}


def plays(bot: Bot, game: Game) -> bool:
    """Whether a bot plays a game: one that has learned some games, or was written for one, says so with `plays(game)`."""
    asked = getattr(bot, "plays", None)
    return asked is None or bool(asked(game))


def bot(name: str) -> Bot:
    """A bot by its id, one that is written down somewhere as `module:Name`, or one from a file of what it has learned."""
    if name in BOTS:
        return BOTS[name]
    if name.endswith(".npz"):
        return LearnedBot(Path(name))
    module, colon, attribute = name.partition(":")
    if not colon:
        known = f"{', '.join(BOTS)}, module:Name for one of your own, or a file .npz of one that has learned"
        raise Refusal(f"There is no bot {name!r:.40}; there is {known}.")
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise Refusal(f"The bot {name!r:.60} can't be loaded: {error}.") from None
    return _made(found, f"{name:.60}")


def _made(found: object, name: str) -> Bot:
    """A bot, or a class of bots."""
    made = found() if isinstance(found, type) else found
    if not isinstance(made, Bot):
        raise Refusal(
            f"{name} is no bot: it needs id, names, words, pace and choose(hidden, seat, dice=, budget=, among_people=)."
        )
    return made
