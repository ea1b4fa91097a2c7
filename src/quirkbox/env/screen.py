"""What an environment renders: what a spectator sees of its game, or the seat that it is shown to.

"human" is a page in the browser that shows the board as the game draws it, and again whenever it has changed. It comes from a
server on this machine alone, which lives as long as the environment.
"""

from __future__ import annotations

import logging
import threading
import time
import webbrowser
from functools import cached_property
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from quirkbox.engine import Position, Refusal
from quirkbox.env.pictures import Pixels, pixels

MODES = ("human", "ansi", "rgb_array", "svg")
FPS = 2
# so long a page waits for the next drawing before it asks again
PATIENCE = 10.0

PAGE = """<!doctype html><meta charset="utf-8"><title>{name}</title>
<style>body{{margin:0;height:100vh;display:grid;place-items:center;background:#efe6d4}}
#board svg{{max-width:98vw;max-height:98vh;height:auto}}</style>
<main id="board"></main>
<script>
const board = document.getElementById("board");
async function follow(seen) {{
  try {{
    const answer = await fetch("drawing?after=" + seen);
    if (answer.status === 200) board.innerHTML = await answer.text();
    if (answer.ok) return follow(answer.headers.get("Drawing"));
  }} catch {{ document.title = "{name} (over)"; }}
}}
follow(0);
</script>
"""

logger = logging.getLogger("quirkbox")


class Screen:
    def __init__(self, mode: str | None, name: str):
        if mode is not None and mode not in MODES:
            raise Refusal(f"The render mode can be {', '.join(MODES)}, not {mode!r:.40}.")
        self.mode, self._name = mode, name

    def show(self, position: Position, viewer: int) -> str | Pixels | None:
        if self.mode == "ansi":
            return position.text(viewer)
        if self.mode == "svg":
            return position.svg(viewer)
        if self.mode == "rgb_array":
            return pixels(position.svg(viewer))
        if self.mode == "human":
            self._window.show(position.svg(viewer))
        return None

    @cached_property
    def _window(self) -> Window:
        return Window(self._name)

    def close(self) -> None:
        if "_window" in self.__dict__:
            self._window.close()
            del self._window

    def __getstate__(self) -> dict[str, Any]:
        """A window does not travel: a copy opens its own."""
        return {"mode": self.mode, "_name": self._name}


class Window:
    """A page in the browser, and the drawing on it."""

    def __init__(self, name: str):
        self.name = name
        self._changed = threading.Condition()
        self._drawing, self._count, self._watching = "", 0, 0
        self._shown_at = 0.0
        window = self

        class Answer(_Answer):
            shows = window

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Answer)
        self._server.daemon_threads = True
        threading.Thread(target=self._server.serve_forever, name="quirkbox screen", daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_address[1]}/"
        if not webbrowser.open(self.address):
            logger.warning("No browser could be opened: the board is at %s", self.address)

    def show(self, svg: str) -> None:
        """Put a drawing on the page; while somebody watches, not more often than they can follow."""
        if self._watching:
            time.sleep(max(0.0, self._shown_at + 1 / FPS - time.monotonic()))
        with self._changed:
            self._drawing, self._count = svg, self._count + 1
            self._changed.notify_all()
        self._shown_at = time.monotonic()

    def wait(self, after: int) -> tuple[int, str]:
        """The drawing that came after another one, and its number; none if there is none for a while."""
        with self._changed:
            self._watching += 1
            self._changed.wait_for(lambda: self._count != after, PATIENCE)
            self._watching -= 1
            return (self._count, self._drawing) if self._count != after else (after, "")

    def close(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class _Answer(BaseHTTPRequestHandler):
    shows: Window

    def do_GET(self) -> None:
        path, _, after = self.path.partition("?after=")
        if path == "/":
            self._send(200, "text/html; charset=utf-8", PAGE.format(name=self.shows.name))
        elif path == "/drawing" and after.isdecimal():
            new = self.shows.wait(int(after))
            self._send(200, "image/svg+xml; charset=utf-8", new[1], new[0]) if new else self._send(
                204, "text/plain", "", int(after)
            )
        else:
            self._send(404, "text/plain", "There is nothing here.")

    def _send(self, status: int, kind: str, body: str, drawing: int = 0) -> None:
        data = body.encode()
        self.send_response(status)
        self.send_header("Content-Type", kind)
        self.send_header("Content-Length", str(len(data)))
        self.send_header("Drawing", str(drawing))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, format: str, *args: object) -> None:
        """Nobody wants to read in a training run that a page was fetched."""
