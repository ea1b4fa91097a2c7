"""Every page of the papers: what stands there can be done, and every link leads somewhere."""

import re
from importlib import import_module
from pathlib import Path

import pytest
from snippets import BLOCK, PAGES, ROOT, to_try, try_page

TUTORIAL = ROOT / "docs/new-game.md"  # test_tutorial.py has more to ask of it


def name(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", [page for page in PAGES if to_try(page) and page != TUTORIAL], ids=name)
def test_what_a_page_says_can_be_done(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    try_page(page, tmp_path)


@pytest.mark.parametrize("page", PAGES, ids=name)
def test_every_link_leads_somewhere(page: Path) -> None:
    """In the repository. On the site, `make docs` finds what is broken."""
    prose = BLOCK.sub("", page.read_text(encoding="utf-8"))
    for target in re.findall(r"\]\((?!\w+:)([^)#\s]+)\)", prose):
        assert (page.parent / target).exists(), f"{name(page)} links to {target}"


def test_every_environment_variable_is_told_to_hosts() -> None:
    sources = [path.read_text(encoding="utf-8") for path in (ROOT / "src/quirkbox").rglob("*.py")]
    used = {word for text in sources for word in re.findall(r"\bQUIRKBOX_[A-Z]+\b", text)}
    told = (ROOT / "docs/host/index.md").read_text(encoding="utf-8")
    assert [word for word in sorted(used) if f"| `{word}` |" not in told] == []


@pytest.mark.parametrize("package", ["quirkbox.engine", "quirkbox.bots", "quirkbox.coach", "quirkbox.lab"])
def test_every_public_name_is_in_the_reference(package: str) -> None:
    page = (ROOT / f"docs/reference/{package.removeprefix('quirkbox.')}.md").read_text(encoding="utf-8")
    told = re.findall(r"^(?:\.\. [\w:]+::|[ ]{12}) (\w+)(?:\(.*\))?$", page, re.M)
    assert [each for each in import_module(package).__all__ if each not in told] == []
