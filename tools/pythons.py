"""Installs the package for every Python here that it is meant for, and plays a little with each (smoke.py).

    python tools/pythons.py

A Python is looked for on the PATH, among those that uv knows, and among pyenv's. Nothing but packages is downloaded.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
# the minor versions of Python 3 that are looked for: from the oldest that is supported to the newest there is
MINORS = range(11, 15)
# Builds without the interpreter lock are another story: Numba has none for them.
ASK = """
import platform, sys, sysconfig
usual = platform.python_implementation() == "CPython" and not sysconfig.get_config_var("Py_GIL_DISABLED")
print(*sys.version_info[:3], "usual" if usual else "unusual")
"""


@dataclass(frozen=True)
class Python:
    version: tuple[int, int, int]
    path: Path

    @property
    def name(self) -> str:
        return "Python " + ".".join(map(str, self.version))


def candidates(environment: Mapping[str, str]) -> Iterator[Path]:
    """Whatever may be a Python of a wanted version, the likeliest first."""
    for minor in MINORS:
        for folder in environment.get("PATH", "").split(os.pathsep):
            yield Path(folder) / f"python3.{minor}"
    yield from _known_to_uv(environment)
    home = environment.get("PYENV_ROOT") or Path(environment.get("HOME", "/")) / ".pyenv"
    for minor in MINORS:
        yield from sorted(Path(home).glob(f"versions/3.{minor}.*/bin/python3.{minor}"), reverse=True)


def _known_to_uv(environment: Mapping[str, str]) -> Iterator[Path]:
    command = ["uv", "python", "list", "--only-installed", "--offline", "--output-format", "json"]
    try:
        listed = subprocess.run(command, env=dict(environment), capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return
    for known in json.loads(listed.stdout):
        yield Path(known["path"])


def asked(path: Path) -> Python | None:
    """What a program says it is; None if it is no Python that works (pyenv leaves a name on the PATH for each that it could
    run), or an unusual one."""
    try:
        said = subprocess.run([path, "-c", ASK], capture_output=True, text=True, check=True, timeout=60).stdout.split()
    except (OSError, subprocess.SubprocessError):
        return None
    match said:
        case [major, minor, micro, "usual"]:
            return Python((int(major), int(minor), int(micro)), path)
    return None


def chosen(paths: Iterable[Path]) -> dict[int, Python]:
    """One for each wanted version: the first that works."""
    found: dict[int, Python] = {}
    for path in dict.fromkeys(paths):
        if not path.exists() or _minor_in(path.name) in found:
            continue
        python = asked(path)
        if python and python.version[0] == 3 and python.version[1] in MINORS:
            found.setdefault(python.version[1], python)
    return dict(sorted(found.items()))


def _minor_in(name: str) -> int | None:
    """What version a program's name promises."""
    minor = name.removeprefix("python3.")
    return int(minor) if minor.isdecimal() else None


def in_words(found: Mapping[int, Python]) -> str:
    here = [f"{python.name} ({python.path})" for python in found.values()]
    missing = [f"3.{minor}" for minor in MINORS if minor not in found]
    words = f"Found {', '.join(here)}." if here else "No Python was found."
    return f"{words} Not here: {', '.join(missing)}." if missing else words


def build_wheel(folder: Path) -> Path:
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=ROOT, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def try_out(python: Python, wheel: Path, folder: Path) -> str:
    """What the first signs of life are; CalledProcessError if there are none."""
    venv = folder / f"3.{python.version[1]}"
    program = venv / "bin/python"
    install = ["uv", "pip", "install", "--quiet", "--python", str(program), "--only-binary", ":all:"]
    # of the package that was installed, not of this tree, and nothing compiled that another Python left
    clean = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "PYTHONHOME", "VIRTUAL_ENV")}
    env = {**clean, "QUIRKBOX_CACHE": str(folder / "cache")}
    for command in (
        ["uv", "venv", "--quiet", "--no-python-downloads", "--python", str(python.path), str(venv)],
        [*install, "--require-hashes", "--requirements", str(ROOT / "requirements.lock")],
        [*install, "--no-deps", str(wheel)],
        [str(program), str(ROOT / "tools/smoke.py"), str(ROOT / "tests/golden")],
    ):
        done = subprocess.run(command, env=env, cwd=folder, capture_output=True, text=True, check=True)
    return done.stdout.strip()


def main() -> None:
    found = chosen(candidates(os.environ))
    print(f"  {in_words(found)}", flush=True)
    failed = not found
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = build_wheel(folder)
        for python in found.values():
            begun = time.monotonic()
            try:
                said = try_out(python, wheel, folder)
            except subprocess.CalledProcessError as error:
                failed = True
                said = f"failed\n\n{error.stderr or error.stdout}"
            print(f"  {python.name:<14} {time.monotonic() - begun:4.0f} s   {said}", flush=True)
    sys.exit(failed)


if __name__ == "__main__":
    main()
