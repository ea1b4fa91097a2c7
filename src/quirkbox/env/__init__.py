"""Doors for researchers: many games stepped by one call, and single games for PettingZoo, Gymnasium and OpenSpiel.

>>> from quirkbox import env
>>> games = env.batch("quirkies", 1000, players=2, seed=1)
>>> games.step(games.sample())
>>> one = env.aec("quirkies", players=2)

What is behind a door is loaded when it is opened. A module here has another name than the doors in it: Python would take one for
the other.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from quirkbox.env.registered import register

if TYPE_CHECKING:
    from quirkbox.env.batch_env import BatchEnv as BatchEnv
    from quirkbox.env.batch_env import batch as batch
    from quirkbox.env.batch_env import encoder as encoder
    from quirkbox.env.doors import aec as aec
    from quirkbox.env.doors import gym as gym
    from quirkbox.env.doors import openspiel as openspiel
    from quirkbox.env.doors import parallel as parallel

_HOME = {
    "quirkbox.env.batch_env": ("BatchEnv", "batch", "encoder"),
    "quirkbox.env.doors": ("aec", "gym", "openspiel", "parallel"),
}
_MODULE_OF = {name: module for module, names in _HOME.items() for name in names}
__all__ = [*_MODULE_OF]  # noqa: PLE0604  # all of them are texts


def __getattr__(name: str) -> Any:
    if name not in _MODULE_OF:
        raise AttributeError(f"module 'quirkbox.env' has no attribute {name!r}")
    return getattr(import_module(_MODULE_OF[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)


register()
