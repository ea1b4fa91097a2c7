"""The map is right: every path, module, class and command that docs/architecture.md names is there."""

import re
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

from quirkbox.engine.laws import LAWS

ROOT = Path(__file__).parents[1]
MAP = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
# where a path may begin
PLACES = [ROOT, ROOT / "src/quirkbox", *sorted((ROOT / "src/quirkbox/games").glob("*/"))]
ENDINGS = (".css", ".js", ".lock", ".md", ".py", ".svelte", ".toml", ".ts")


def quoted(text: str) -> list[str]:
    """What stands in backticks."""
    return sorted(set(re.findall(r"`([^`\n]+)`", text)))


@cache
def sources() -> str:
    """All code, and the names of its files: a Svelte component is named by its file."""
    files = [path for folder in ("src/quirkbox", "web/src") for path in (ROOT / folder).rglob("*") if path.suffix in ENDINGS]
    own = [path for path in files if "server/client" not in path.as_posix()]
    return "\n".join([path.name + "\n" + path.read_text(encoding="utf-8") for path in own])


def problem(name: str) -> str | None:
    """What is wrong with a name; None if it is there."""
    words = name.split()
    if words[0] == "make":
        known = re.search(rf"^{words[1]}:.*##", (ROOT / "Makefile").read_text(), re.M)
        return None if known else "is no target of the Makefile"
    if words[0] == "quirkbox" and len(words) > 1:
        files = [ROOT / "src/quirkbox/cli.py", *(ROOT / "src/quirkbox/commands").glob("*.py")]
        commands = "\n".join(path.read_text(encoding="utf-8") for path in files)
        known = re.search(rf'^@app\.command\("{words[1]}"|^def {words[1]}_?\(|name="{words[1]}"', commands, re.M)
        return None if known else "is no command"
    if "/" in name or name.endswith(ENDINGS):
        return None if any(_is_there(place, name) for place in PLACES) else "is no file and no folder"
    if re.fullmatch(r"quirkbox(\.\w+)+", name):
        return None if find_spec(name) else "is no module"
    if re.fullmatch(r"[A-Z][a-zA-Z]*[a-z][a-zA-Z]*", name):
        kinds = rf"\b(class|interface|type|enum) {name}\b|^{name} = |^{name}\.svelte$"
        return None if name == "None" or re.search(kinds, sources(), re.M) else "is no class, type or component"
    # a function, a field, an environment variable: each of its words is one of the code's
    missing = [word for word in re.findall(r"[A-Za-z_]{2,}", name) if not re.search(rf"\b{word}\b", sources())]
    return f"has words that the code does not know: {', '.join(missing)}" if missing else None


def _is_there(place: Path, name: str) -> bool:
    return any(place.glob(name.replace("<game>", "*").rstrip("/")))


@pytest.mark.parametrize("name", quoted(MAP))
def test_what_the_map_names_is_there(name: str) -> None:
    assert problem(name) is None, f"`{name}` {problem(name)}"


@pytest.mark.parametrize(
    "name", ["engine/no_such.py", "quirkbox.nothing", "NoSuchClass", "make nothing", "quirkbox nothing", "no_such_function(s)"]
)
def test_what_is_not_there_is_found_out(name: str) -> None:
    assert problem(name)


def test_the_map_tells_all_laws_in_their_own_words() -> None:
    told = re.findall(r"^\d+\. (.*)$", MAP.partition("## Laws")[2].partition("## Glossary")[0], re.M)
    assert told == [law.says for law in LAWS]


def test_every_package_of_the_house_is_on_the_map() -> None:
    packages = [path.parent.name for path in (ROOT / "src/quirkbox").glob("*/__init__.py")]
    assert [name for name in packages if f"{name}/`" not in MAP] == []


def test_headings_that_are_linked_are_there() -> None:
    headings = {re.sub(r"[^\w -]", "", line).strip().lower().replace(" ", "-") for line in re.findall(r"^## (.*)$", MAP, re.M)}
    assert [link for link in re.findall(r"\]\(#([^)]+)\)", MAP) if link not in headings] == []
