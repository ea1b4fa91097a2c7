"""What tests of every kind share."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings
from playwright.sync_api import Browser
from serving import Server, chromium, running

# Times vary too much on a busy machine to fail a test for; CI draws the same examples every time.
settings.register_profile("quirkbox", deadline=None, derandomize="CI" in os.environ)
settings.load_profile("quirkbox")


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests that do not mind each other's tables."""
    yield from running(tmp_path_factory.mktemp("server") / "data")


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server for this test alone, to kill and to start again."""
    yield from running(tmp_path / "data")


# Not for the whole session: Playwright keeps an event loop running, and async tests of other modules could not start theirs.
@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as browser:
        yield browser
