"""Under which names Gymnasium finds the games: `gymnasium.make("quirkbox/Quirkies-v1")`.

Whoever imports `quirkbox.env` may never want Gymnasium, so nothing is loaded for it: the names are told as soon as Gymnasium is
there. For the same reason the versions of the games in the box stand here once more.
"""

from __future__ import annotations

import sys
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.metadata import entry_points
from importlib.util import find_spec
from types import ModuleType
from typing import Any

VERSIONS = {"quirkies": 1, "tiny_turbo_cars": 1, "circuit_breaker": 2, "rootg": 1, "quirky_circuits": 2}
REGISTRY = "gymnasium.envs.registration"


def register() -> None:
    """Name all games: now, or once Gymnasium is imported."""
    if REGISTRY in sys.modules:
        _tell(sys.modules[REGISTRY])
    elif not any(isinstance(finder, _WhenImported) for finder in sys.meta_path):
        sys.meta_path.insert(0, _WhenImported())


def env_id(game: str, version: int) -> str:
    return f"quirkbox/{game.title().replace('_', '')}-v{version}"


def _versions() -> dict[str, int]:
    """Of all games: those of other packages are only loaded where there are any."""
    if all(entry.name in VERSIONS for entry in entry_points(group="quirkbox.games")):
        return VERSIONS
    from quirkbox.games import GAMES

    return {name: game.version for name, game in GAMES.items()}


def _tell(gymnasium: Any) -> None:
    for game, version in _versions().items():
        if env_id(game, version) not in gymnasium.registry:
            gymnasium.register(
                env_id(game, version),
                entry_point="quirkbox.env.seat:OneSeat",
                vector_entry_point="quirkbox.env.seats:ManySeats",
                kwargs={"game": game},
            )


class _WhenImported(MetaPathFinder):
    """Waits for Gymnasium's registry, and is gone."""

    def find_spec(self, name: str, path: Any = None, target: ModuleType | None = None) -> ModuleSpec | None:
        if name != REGISTRY:
            return None
        sys.meta_path.remove(self)
        spec = find_spec(name)
        if spec is None or spec.loader is None:
            return spec
        load = spec.loader.exec_module

        def load_and_tell(module: ModuleType) -> None:
            load(module)
            _tell(module)

        spec.loader.exec_module = load_and_tell  # type: ignore[method-assign]
        return spec
