"""The wheel holds everything that is needed to play: no Node, no sources."""

import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_the_client_the_rules_and_the_migrations_are_inside(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    assert "quirkbox/server/client/index.html" in names
    assert "quirkbox/games/quirkies/README.md" in names
    assert any(name.startswith("quirkbox/server/migrations/versions/") for name in names)
    assert not any("node_modules" in name or name.startswith(("web/", "tests/", "docs/", "site/")) for name in names)


def test_it_says_what_it_is(wheel: Path) -> None:
    """Type checkers use its types, and whoever has it has the license and the README too."""
    inside = zipfile.ZipFile(wheel)
    assert "quirkbox/py.typed" in inside.namelist()
    (metadata,) = (name for name in inside.namelist() if name.endswith(".dist-info/METADATA"))
    head, _, readme = inside.read(metadata).decode().partition("\n\n")
    assert "License-Expression: MIT" in head.splitlines()
    assert readme == (ROOT / "README.md").read_text(encoding="utf-8")
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in inside.namelist())


def test_it_runs_from_the_wheel_alone(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    script = "import quirkbox.cli as cli; assert 'site' in cli.__file__; cli.main()"
    command = [sys.executable, "-c", script, "games"]
    env = {
        "PYTHONPATH": str(tmp_path / "site"),
        "QUIRKBOX_CACHE": str(tmp_path / "cache"),
        "PATH": "/usr/bin:/bin",
    }
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=False, cwd=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "quirkies" in done.stdout
