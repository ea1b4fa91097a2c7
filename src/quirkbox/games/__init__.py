"""Which games there are: those in the box, and those of packages with an entry point in the group `quirkbox.games`."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterator, Mapping
from functools import cached_property
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from quirkbox.engine import Game, Refusal

GROUP = "quirkbox.games"
BUILT_IN = ("quirkies", "tiny_turbo_cars", "circuit_breaker", "rootg", "quirky_circuits")

logger = logging.getLogger("quirkbox")


class _Games(Mapping[str, Game]):
    """By id. Each game is only loaded when it is asked for; a package that can't be loaded is left out, and said so once."""

    @cached_property
    def _outside(self) -> dict[str, EntryPoint]:
        return {entry.name: entry for entry in entry_points(group=GROUP) if entry.name not in BUILT_IN}

    @cached_property
    def _loaded(self) -> dict[str, Game]:
        """Those of the packages that can be loaded."""
        loaded = {}
        for name in self._outside:
            try:
                loaded[name] = self.load(name)
            except Refusal as refusal:
                logger.warning("%s", refusal)
        return loaded

    def load(self, name: str) -> Game:
        """A package's game; Refusal says what is wrong with it."""
        try:
            found = self._outside[name].load()
        except Exception as error:
            raise Refusal(f"The game {name!r:.40} can't be loaded: {type(error).__name__}: {error}") from error
        return _must_be_game(found, f"The entry point {name!r:.40}", name)

    def __getitem__(self, game_id: str) -> Game:
        if game_id in BUILT_IN:
            return _in_module(f"quirkbox.games.{game_id}")
        return self._loaded[game_id]

    def __iter__(self) -> Iterator[str]:
        yield from BUILT_IN
        yield from self._loaded

    def __len__(self) -> int:
        return len(BUILT_IN) + len(self._loaded)

    def __contains__(self, game_id: object) -> bool:
        return game_id in BUILT_IN or game_id in self._loaded

    def names_outside(self, game_id: str) -> bool:
        return game_id in self._outside


_GAMES = _Games()
GAMES: Mapping[str, Game] = _GAMES


def game(name: str) -> Game:
    """The game with this id; or the one in a folder (`./my_game`), or in a module (`my_game`, `my_game:GAME`)."""
    if name in BUILT_IN:
        return GAMES[name]
    if _GAMES.names_outside(name):
        return _GAMES.load(name)
    if "/" in name or "\\" in name or name in (".", ".."):
        return _in_folder(Path(name))
    module, colon, attribute = name.partition(":")
    if colon:
        return _in_module(module, attribute)
    raise Refusal(f"There is no game {name!r:.40}; there is {', '.join(GAMES)}, or ./FOLDER for one of your own.")


def _in_module(module: str, attribute: str = "GAME") -> Game:
    try:
        found = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise Refusal(f"There is no game at {module}:{attribute}: {error}.") from error
    return _must_be_game(found, f"{module}:{attribute}")


def _in_folder(folder: Path) -> Game:
    """A package's folder, or the folder of its project."""
    whole = folder.resolve()
    packages = [whole] if (whole / "__init__.py").is_file() else sorted(path.parent for path in _inside(whole))
    if not packages:
        raise Refusal(f"There is no game in {folder}: no Python package (a folder with __init__.py) is there, nor in its src.")
    if len(packages) > 1:
        names = ", ".join(path.name for path in packages)
        raise Refusal(f"There are several packages in {folder}: {names}. Name the folder of one of them.")
    (package,) = packages
    if str(package.parent) not in sys.path:
        sys.path.insert(0, str(package.parent))
    return _in_module(package.name)


def _inside(folder: Path) -> Iterator[Path]:
    for pattern in ("src/*/__init__.py", "*/__init__.py"):
        yield from (path for path in folder.glob(pattern) if path.parent.name not in ("tests", "test"))


def _must_be_game(found: object, where: str, name: str | None = None) -> Game:
    if not isinstance(found, Game):
        raise Refusal(f"{where} leads to {type(found).__name__}, not to a quirkbox.engine.Game.")
    if name is not None and found.id != name:
        raise Refusal(f"{where} leads to a game with another id, {found.id!r:.40}: they must be the same.")
    return found
