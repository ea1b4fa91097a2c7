"""Games of strangers: packages that an installer has put beside Quirkbox, as far as the server can tell."""

from __future__ import annotations

import os
from pathlib import Path

from snippets import snippets

from quirkbox.scaffold import write_project

DOCS = Path(__file__).parents[1] / "docs"


class Site:
    """A folder that packages are installed into."""

    def __init__(self, folder: Path):
        self.folder = folder
        self._sources: list[Path] = []

    @property
    def path(self) -> str:
        """The PYTHONPATH of a process that is to find them."""
        known = os.environ.get("PYTHONPATH", "").split(os.pathsep)
        return os.pathsep.join(filter(None, [str(self.folder), *map(str, self._sources), *known]))

    def install(self, name: str, *pages: str) -> Path:
        """What `quirkbox new NAME` writes, then what stands in pages of the documentation; the folder of the package."""
        write_project(name, self.folder)
        for page in pages:
            for snippet in snippets(DOCS / page):
                if snippet.title:
                    (self.folder / snippet.title).write_text(snippet.text, encoding="utf-8")
        info = self.folder / f"{name}-0.1.dist-info"
        info.mkdir()
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 0.1\n")
        (info / "entry_points.txt").write_text(f"[quirkbox.games]\n{name} = {name}:GAME\n")
        sources = self.folder / name / "src"
        self._sources.append(sources)
        return sources / name
