"""Packages that only some doors need."""

from __future__ import annotations

from importlib import import_module
from importlib.util import find_spec
from typing import Any

from quirkbox.engine import Refusal


def needed(module: str, who_needs_it: str) -> Any:
    """A module that comes with the extra `env`."""
    if find_spec(module) is None:
        raise Refusal(f"{who_needs_it}: pip install 'quirkbox[env]'.")
    return import_module(module)
