"""Links are written for the repository, from file to file. On the site they lead to the page that shows that file.

A page whose first line includes a file of the repository is that file's page. A content file is a download. A link to another
file that has no page (a source file) becomes its text. A link to nothing is left as it is, and Sphinx complains. A block of code
with a title shows it.
"""

import re
from os.path import relpath
from pathlib import Path

from sphinx.application import Sphinx

LINK = re.compile(r"(?<!!)\[((?:[^][]|\[[^]]*\])+)\]\((?!\w+:|#|/)([^)#\s]+)(#[^)\s]*)?\)")
PICTURE = re.compile(r"(!\[[^]]*\]\()(?!\w+:|/)([^)\s]+)(\))")
FENCE = re.compile(r"^(```.*?^```$)", re.M | re.S)
TITLE = re.compile(r'^```(\w+) title="([^"]+)"$', re.M)
INCLUDED = re.compile(r"\A```\{include\} (\S+)$", re.M)


class Pages:
    """Which file of the repository is shown on which page."""

    def __init__(self, source: Path):
        self.source = source
        self.page_of: dict[Path, Path] = {}
        for page in source.rglob("*.md"):
            self.page_of[page] = page
        for page in list(self.page_of):
            if shown := INCLUDED.search(page.read_text(encoding="utf-8")):
                self.page_of[(page.parent / shown[1]).resolve()] = page

    def link(self, text: str, file: Path, anchor: str, written: str) -> str:
        page = self.page_of.get(file)
        if page:
            return f"[{text}](/{page.relative_to(self.source).as_posix()}{anchor})"
        if file.suffix == ".toml" and file.exists():
            return f"[{text}](/{relpath(file, self.source)})"
        return text if file.exists() else written

    def rewrite(self, text: str, folder: Path) -> str:
        """What is inside of code blocks stays as it is."""
        parts = FENCE.split(TITLE.sub(r"```{code-block} \1\n:caption: \2", text))
        parts[::2] = [self._rewrite_prose(part, folder) for part in parts[::2]]
        return "".join(parts)

    def _rewrite_prose(self, text: str, folder: Path) -> str:
        text = LINK.sub(lambda m: self.link(m[1], (folder / m[2]).resolve(), m[3] or "", m[0]), text)
        return PICTURE.sub(lambda m: m[1] + "/" + relpath((folder / m[2]).resolve(), self.source) + m[3], text)


def setup(app: Sphinx) -> dict[str, bool]:
    source = Path(app.srcdir).resolve()
    pages = Pages(source)

    def page_read(app: Sphinx, docname: str, content: list[str]) -> None:
        content[0] = pages.rewrite(content[0], (source / docname).parent)

    def file_included(app: Sphinx, file: Path, docname: str, content: list[str]) -> None:
        content[0] = pages.rewrite(content[0], (source / file).resolve().parent)

    app.connect("source-read", page_read)
    app.connect("include-read", file_included)
    return {"parallel_read_safe": True}
