"""Processes that work for another one."""

from __future__ import annotations

import os
from multiprocessing import parent_process
from threading import Thread


def end_with_parent() -> None:
    """Whoever kills a program means its helpers too, however it ends: they would go on for nobody."""

    def follow() -> None:
        if parent := parent_process():
            parent.join()
            os._exit(1)

    Thread(target=follow, daemon=True).start()
