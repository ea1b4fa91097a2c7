"""`quirkbox serve`: the server on this machine, until Ctrl-C."""

from __future__ import annotations

import contextlib
import errno
import logging
import os
import socket
import webbrowser
from pathlib import Path

import uvicorn

from quirkbox.engine import Refusal
from quirkbox.server.app import create_app
from quirkbox.server.database import database_url
from quirkbox.server.readiness import ALL_COMPILED, Compiler
from quirkbox.server.settings import Settings

LARGEST_HEARD = 16 * 1024 * 1024  # what is larger than this is not even answered: the socket closes


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path("."),
    open_browser: bool = False,
    database: str | None = None,
    settings: Settings | None = None,
    compiler: Compiler = ALL_COMPILED,
) -> None:
    """Serve until Ctrl-C. Refusal if the port is taken or the data folder cannot be used."""
    listening = _listen(host, port)
    with listening:
        _make_folder(data)
        app = create_app(database_url(data, database), settings, compiler=compiler)
        config = uvicorn.Config(
            app,
            log_level="warning",
            access_log=False,
            ws_max_size=LARGEST_HEARD,
            ws_per_message_deflate=False,  # a few KB per move; not worth a compressor's memory per connection
            timeout_graceful_shutdown=1,
            server_header=False,
        )
        address = f"http://{_shown_host(host)}:{listening.getsockname()[1]}"
        server = _Server(config, address, open_browser)
        # A refusal is for the person who started us: one sentence, not a traceback in the server's log.
        logging.getLogger("uvicorn.error").addFilter(lambda _: app.state.refusal is None)
        try:
            server.run(sockets=[listening])
        except KeyboardInterrupt:
            return
        except SystemExit:  # uvicorn's answer to an application that does not start
            if app.state.refusal:
                raise app.state.refusal from None
            raise


class _Server(uvicorn.Server):
    """Says where it is, and opens the browser, as soon as it answers."""

    def __init__(self, config: uvicorn.Config, address: str, open_browser: bool):
        super().__init__(config)
        self.address, self.open_browser = address, open_browser

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Quirkbox is open at {self.address} (Ctrl-C closes it).", flush=True)
        if self.open_browser:
            webbrowser.open(self.address)


def _listen(host: str, port: int) -> socket.socket:
    """Take the port now, so that nobody else can, and so that it is known to be free before anything is loaded."""
    if not 0 <= port <= 65535:
        raise Refusal(f"There is no port {port}: ports go from 0 to 65535.")
    try:
        family, kind, proto, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listening = socket.socket(family, kind, proto)
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            raise Refusal(f"Port {port} is in use. Choose another one with --port.") from None
        raise Refusal(f"{host}:{port} cannot be used: {error.strerror}.") from None
    listening.set_inheritable(False)
    return listening


def _make_folder(data: Path) -> None:
    try:
        data.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Refusal(f"The folder {data} cannot be used: {error.strerror}.") from None


def _shown_host(host: str) -> str:
    """Where others in the house reach us: for 0.0.0.0, this machine's own address."""
    if host not in ("0.0.0.0", "::", ""):
        return f"[{host}]" if ":" in host else host
    with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way out is taken
        return str(probe.getsockname()[0])
    return "127.0.0.1"
