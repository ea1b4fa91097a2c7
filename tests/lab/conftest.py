"""The tests of the lab share the toys of the bots' tests, and keep what is stopped in a folder of their own."""

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parents[1] / "bots"))


@pytest.fixture(autouse=True)
def _own_cache(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> None:
    """Compiled rules stay where they are."""
    folder = tmp_path_factory.mktemp("kept")
    monkeypatch.setattr("quirkbox.lab.kept.cache_root", lambda: folder / "rules")
