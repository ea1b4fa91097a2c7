"""`quirkbox serve`: the server on this machine, in one process or several, until Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import os
import shutil
import socket
import tempfile
import webbrowser
from functools import partial
from pathlib import Path
from typing import Any

import uvicorn
from fastapi import FastAPI
from uvicorn.supervisors import Multiprocess

from quirkbox.engine import Refusal
from quirkbox.games import GAMES
from quirkbox.processes import end_with_parent
from quirkbox.server import logs
from quirkbox.server.app import create_app
from quirkbox.server.database import database_url
from quirkbox.server.readiness import ALL_COMPILED, Compiler
from quirkbox.server.settings import Settings
from quirkbox.server.store import Store

LARGEST_HEARD = 16 * 1024 * 1024  # what is larger than this is not even answered: the socket closes
ALONE = ("127.0.0.1", "localhost", "::1")
# Connections that wait until a process takes them.
BACKLOG = 2048
HOW: dict[str, Any] = {
    "log_level": "warning",
    "access_log": False,
    "ws_max_size": LARGEST_HEARD,
    "ws_per_message_deflate": False,  # a few KB per move; not worth a compressor's memory per connection
    "timeout_graceful_shutdown": 3,
    "server_header": False,
    # Uvicorn's usual five seconds end a process that is still importing on a busy machine, again and again.
    "timeout_worker_healthcheck": 60,
}


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path("."),
    open_browser: bool = False,
    database: str | None = None,
    settings: Settings | None = None,
    compiler: Compiler = ALL_COMPILED,
    workers: int = 1,
) -> None:
    """Serve until Ctrl-C. Refusal if the port is taken or the data folder cannot be used."""
    url, settings = database_url(data, database), settings or Settings()
    if workers > 1 and not url.startswith("postgresql"):
        raise Refusal("Several processes need a database that tells them of each other: --database postgresql://…")
    listening = _listen(host, port)
    with listening:
        _make_folder(data)
        address = f"http://{_shown_host(host)}:{listening.getsockname()[1]}"
        hint = "\nOnly this computer can reach it: --host 0.0.0.0 opens it to your network." if host in ALONE else ""
        if workers > 1:
            _serve_in_processes(workers, url, settings, compiler, listening, address, hint, open_browser)
        else:
            logs.set_up(settings.log)
            _serve_here(
                create_app(url, settings, compiler=compiler, loaded=_stays),
                listening,
                address,
                hint,
                open_browser,
                settings.drain,
            )


def _serve_here(app: FastAPI, listening: socket.socket, address: str, hint: str, open_browser: bool, drain: float) -> None:
    server = _Server(uvicorn.Config(app, **HOW), address, hint, open_browser, drain)
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


def _serve_in_processes(
    workers: int,
    url: str,
    settings: Settings,
    compiler: Compiler,
    listening: socket.socket,
    address: str,
    hint: str,
    open_browser: bool,
) -> None:
    """Uvicorn's supervisor: all processes take from one listening socket, and one that dies is started again."""
    asyncio.run(_first(url, compiler))
    # The figures of all processes are added up through files there.
    folder = os.environ["PROMETHEUS_MULTIPROC_DIR"] = tempfile.mkdtemp(prefix="quirkbox-metrics-")
    listening.listen(BACKLOG)
    listening.set_inheritable(True)
    config = uvicorn.Config(partial(_app_of_worker, url, settings, compiler), factory=True, workers=workers, **HOW)
    print(f"Quirkbox is open at {address} in {workers} processes (Ctrl-C closes it).{hint}", flush=True)
    if open_browser:
        webbrowser.open(address)
    try:
        Multiprocess(config, sockets=[listening]).run()
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _app_of_worker(url: str, settings: Settings, compiler: Compiler) -> FastAPI:
    """In a process of the supervisor's. It ends with it, however that ends."""
    end_with_parent()
    logs.set_up(settings.log)
    return create_app(url, settings, compiler=compiler, loaded=_stays)


def _stays() -> None:
    """What is in memory by now stays there. The collector would look at all of it again and again, for a tenth of a second each
    time, while nobody hears of a move."""
    gc.collect()
    gc.freeze()


async def _first(url: str, compiler: Compiler) -> None:
    """What one process does for all: the database gets its newest form, and the rules are compiled."""
    async with Store(url):
        missing = [game_id for game_id in GAMES if not compiler.is_compiled(game_id)]
    if missing:
        print(f"Compiling the rules of {', '.join(missing)}; this happens once.", flush=True)
    for game_id in missing:
        await compiler.compile(game_id)


class _Server(uvicorn.Server):
    """Says where it is, and opens the browser, as soon as it answers."""

    def __init__(self, config: uvicorn.Config, address: str, hint: str, open_browser: bool, drain: float):
        super().__init__(config)
        self.address, self.hint, self.open_browser, self.drain = address, hint, open_browser, drain

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.should_exit:
            return
        print(f"Quirkbox is open at {self.address} (Ctrl-C closes it).{self.hint}", flush=True)
        if self.open_browser:
            webbrowser.open(self.address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Say for a while that nobody else should be sent here, then close the door. Sockets are told to connect elsewhere."""
        if self.drain and not self.force_exit:
            self.config.app.state.lobby.draining = True  # type: ignore[union-attr]  # an application, not its name
            await asyncio.sleep(self.drain)
        await super().shutdown(sockets)


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
