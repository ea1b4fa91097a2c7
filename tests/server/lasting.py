"""Real server processes, to be killed."""

from __future__ import annotations

import asyncio
import signal
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx

SERVE = """
import sys
from pathlib import Path
from quirkbox.server.run import serve
if __name__ == "__main__":
    serve(port=int(sys.argv[1]), data=Path(sys.argv[2]), database=sys.argv[3] or None, workers=int(sys.argv[4]))
"""


class Process:
    """A real server process, to be killed."""

    def __init__(self, data: Path, database: str = "", workers: int = 1):
        self.data, self.database, self.workers = data, database, workers
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.host = f"127.0.0.1:{self.port}"

    async def start(self) -> None:
        command = [sys.executable, "-c", SERVE, str(self.port), str(self.data), self.database, str(self.workers)]
        self.process = subprocess.Popen(command, stdout=subprocess.PIPE)
        async with asyncio.timeout(60), httpx.AsyncClient() as http:
            while True:
                try:
                    await http.get(f"http://{self.host}/health")
                    return
                except httpx.TransportError:
                    assert self.process.poll() is None
                    await asyncio.sleep(0.02)

    def end(self, how: signal.Signals = signal.SIGKILL) -> int:
        self.process.send_signal(how)
        return self.process.wait(10)


@asynccontextmanager
async def process(data: Path, database: str = "", workers: int = 1) -> AsyncIterator[Process]:
    running = Process(data, database, workers)
    await running.start()
    try:
        yield running
    finally:
        if running.process.poll() is None:
            running.end()
