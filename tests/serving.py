"""A real server in a process of its own, and a real Chromium."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

CHROMIUM = Path(__file__).parents[1] / ".cache/chromium"


class Server:
    """`quirkbox serve` on a free port. It can be killed and started again on the same data and port."""

    def __init__(self, data: Path, **env: str) -> None:
        self.data = data
        self.env = env
        self.log = data.with_suffix(".log")
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port: int = free.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "quirkbox.cli",
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
            "--pace",
            "0.2",  # bots take their time at a table, but not in a test
        ]
        with self.log.open("ab") as log:
            # A session of its own, so that kill() reaches its workers too.
            self.process = subprocess.Popen(
                command, stdout=log, stderr=log, env={**os.environ, **self.env}, start_new_session=True
            )
        self._wait_until(self.healthy, 60)
        self._wait_until(self.ready, 900)  # where nothing is compiled yet

    def _wait_until(self, true: Callable[[], bool], seconds: float) -> None:
        until = time.monotonic() + seconds
        while not true():
            if self.process is None or self.process.poll() is not None or time.monotonic() > until:
                self.kill()
                pytest.fail(f"the server did not come up:\n{self.log.read_text()[-5000:]}")
            time.sleep(0.05)

    def ready(self) -> bool:
        """Every game can be started."""
        with urllib.request.urlopen(f"{self.url}/api/games", timeout=60) as answer:
            return all(game["ready"] for game in json.load(answer))

    def healthy(self) -> bool:
        try:
            with urllib.request.urlopen(f"{self.url}/health", timeout=2) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False

    def kill(self) -> None:
        """As a power cut would: nothing gets a chance to tidy up."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        try:
            os.killpg(self.process.pid, how)
            self.process.wait(10)
        except ProcessLookupError:
            self.process.wait()
        except subprocess.TimeoutExpired:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
        self.process = None


def running(data: Path, **env: str) -> Iterator[Server]:
    """Until the generator is closed. `env`: what its environment has besides."""
    server = Server(data, **env)
    try:
        server.start()
        yield server
    finally:
        server.kill()


@contextmanager
def chromium() -> Iterator[Browser]:
    """Chromium as unpacked by `make test`, or the one that QUIRKBOX_CHROMIUM names."""
    path = os.environ.get("QUIRKBOX_CHROMIUM") or str(CHROMIUM / "chromium")
    if not Path(path).exists():
        pytest.fail(f"{path} is not there: run `make test`, or name another Chromium in QUIRKBOX_CHROMIUM")
    libraries = f"{CHROMIUM / 'al2023/lib'}:{os.environ.get('LD_LIBRARY_PATH', '')}"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path,
            args=[
                "--no-sandbox",
                "--disable-gpu",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
            ],
            env={
                **os.environ,
                "FONTCONFIG_FILE": str(CHROMIUM / "fonts.conf"),
                "LD_LIBRARY_PATH": libraries.rstrip(":"),
            },
        )
        yield browser
        browser.close()
