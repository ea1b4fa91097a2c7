"""Processes that work for another one."""

from __future__ import annotations

import os
import threading
from contextlib import suppress
from multiprocessing import parent_process
from threading import Thread

# How much what is worked out for somebody gives way to whatever answers people.
NICENESS = 10


def give_way(process: int | None = None) -> None:
    """Tables come first: this thread has the processor when nobody else wants it, or a process that was just started. Only Linux
    knows priorities of single threads."""
    with suppress(AttributeError, OSError):
        who = threading.get_native_id() if process is None else process
        os.setpriority(os.PRIO_PROCESS, who, max(NICENESS, os.getpriority(os.PRIO_PROCESS, who)))


def end_with_parent() -> None:
    """Whoever kills a program means its helpers too, however it ends: they would go on for nobody."""

    def follow() -> None:
        if parent := parent_process():
            parent.join()
            os._exit(1)

    Thread(target=follow, daemon=True).start()
