"""The built web client: files with a hash in their name are kept for good, the page itself is asked for again."""

from __future__ import annotations

import re
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles

CLIENT = Path(__file__).parent / "client"
FOR_GOOD = "public, max-age=31536000, immutable"
NOT_BUILT = """<!doctype html><html lang="en"><title>Quirkbox</title>
<p>The web client is not built yet: <code>make web</code> builds it.</p></html>"""


class Client:
    def __init__(self, folder: Path = CLIENT):
        self.folder = folder
        self._files = StaticFiles(directory=folder, check_dir=False)

    @property
    def built(self) -> bool:
        return (self.folder / "index.html").is_file()

    def inline_scripts(self) -> list[str]:
        """The scripts written into the page itself, which the security policy has to name."""
        if not self.built:
            return []
        page = (self.folder / "index.html").read_text(encoding="utf-8")
        return re.findall(r"<script(?![^>]*\bsrc=)[^>]*>(.*?)</script>", page, re.DOTALL)

    def _is_file(self, path: str) -> bool:
        try:
            found, _ = self._files.lookup_path(path)  # only inside the folder
            return found != "" and Path(found).is_file()
        except (OSError, ValueError):  # a name that no file can have
            return False

    async def answer(self, request: Request, path: str) -> Response:
        """A file of the client; any other path is a screen of it, and so its page."""
        if not self.built:
            return HTMLResponse(NOT_BUILT, 503)
        if path != "index.html" and self._is_file(path):
            response = await self._files.get_response(path, request.scope)
            response.headers["cache-control"] = FOR_GOOD if path.startswith("assets/") else "no-cache"
            return response
        if path.startswith("assets/"):
            return Response(status_code=404)
        return FileResponse(self.folder / "index.html", headers={"cache-control": "no-cache"})

    def page(self, head: str) -> Response:
        """A screen of the client, with something more in its head."""
        page = (self.folder / "index.html").read_text(encoding="utf-8")
        return HTMLResponse(page.replace("</title>", f"</title>{head}", 1), headers={"cache-control": "no-cache"})
