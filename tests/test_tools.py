"""What the scripts in tools/ decide."""

import importlib.util
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).parents[1]


def tool(name: str) -> ModuleType:
    spec = importlib.util.spec_from_file_location(name, ROOT / f"tools/{name}.py")
    assert spec
    assert spec.loader
    module = sys.modules[name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


pythons = tool("pythons")
rule_coverage = tool("rule_coverage")


@pytest.fixture
def program(tmp_path: Path) -> Callable[[str, str], Path]:
    """A program that does the same whatever it is asked."""

    def make(path: str, script: str) -> Path:
        made = tmp_path / path
        made.parent.mkdir(parents=True, exist_ok=True)
        made.write_text(f"#!/bin/sh\n{script}\n")
        made.chmod(0o755)
        return made

    return make


def test_the_first_python_of_each_version_that_works_is_taken(tmp_path: Path, program: Callable[[str, str], Path]) -> None:
    program("shims/python3.12", "exit 127")
    program("shims/python3.13", "echo 3 13 5 unusual")
    eleven = program("shims/python3.11", "echo 3 11 7 usual")
    program("bin/python3.11", "echo 3 11 2 usual")
    program("bin/python3.10", "echo 3 10 9 usual")
    program("pyenv/versions/3.12.1/bin/python3.12", "echo 3 12 1 usual")
    twelve = program("pyenv/versions/3.12.4/bin/python3.12", "echo 3 12 4 usual")
    fourteen = program("elsewhere/python3", "echo 3 14 0 usual")
    program("bin/uv", f"""echo '[{{"path": "{fourteen}"}}, {{"path": "{tmp_path}/gone"}}]'""")
    environment = {"PATH": f"{tmp_path}/shims:{tmp_path}/bin:{tmp_path}/nowhere:/bin", "PYENV_ROOT": f"{tmp_path}/pyenv"}
    # those of this machine are none of the test's business
    mine = [path for path in pythons.candidates(environment) if path.is_relative_to(tmp_path)]

    found = pythons.chosen(mine)

    assert {minor: (python.version, python.path) for minor, python in found.items()} == {
        11: ((3, 11, 7), eleven),
        12: ((3, 12, 4), twelve),
        14: ((3, 14, 0), fourteen),
    }
    said = pythons.in_words(found)
    assert "Python 3.12.4" in said
    assert said.endswith("Not here: 3.13.")


def test_without_uv_and_without_any_python(tmp_path: Path) -> None:
    found = pythons.chosen(pythons.candidates({"PATH": str(tmp_path), "HOME": str(tmp_path)}))
    assert pythons.in_words(found) == "No Python was found. Not here: 3.11, 3.12, 3.13, 3.14."


def test_this_python_says_what_it_is() -> None:
    python = pythons.asked(Path(sys.executable))
    assert python
    assert python.version == sys.version_info[:3]


def test_what_the_rules_are_made_of() -> None:
    """What only bots and screens read is no part of them."""
    for game in rule_coverage.games():
        names = {path.name for path in rule_coverage.rule_files(game)}
        assert {"rules.py", "state.py", "actions.py"} <= names
        assert not names & {"bot.py", "show.py", "why.py", "solver.py"}


def test_lines_that_are_never_reached_are_told() -> None:
    golden = next(test for test in rule_coverage.tests("quirkies") if "golden" in test)
    reached = rule_coverage.measure("quirkies", [golden])
    (rules,) = (one for one in reached if one.file == "rules.py")
    assert 0 < rules.missed < rules.statements / 2  # one game shows much, but not all
    assert f"never reached: {rules.lines}" in rule_coverage.in_words("quirkies", reached)


def test_a_test_that_fails_without_the_compiler_ends_it(tmp_path: Path) -> None:
    failing = tmp_path / "test_no.py"
    failing.write_text("def test_no() -> None:\n    assert False\n")
    with pytest.raises(SystemExit, match="The tests of quirkies fail without the compiler"):
        rule_coverage.measure("quirkies", [str(failing)])
