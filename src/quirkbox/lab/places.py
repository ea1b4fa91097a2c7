"""Places by their names, as the command line knows them."""

from __future__ import annotations

from quirkbox.engine import Refusal
from quirkbox.lab.cluster import Cluster
from quirkbox.lab.gpu import Gpu
from quirkbox.lab.work import Place, Threads


def place(name: str = "threads", threads: int = 0) -> Place:
    """`threads`, so many (0: one for each core); `ray` or `ray://HEAD:10001`, a cluster; `cuda`, a GPU."""
    if name == "threads":
        return Threads(threads)
    if name == "cuda":
        return Gpu()
    if name == "ray" or name.startswith("ray://"):
        return Cluster(name)
    raise Refusal(f"There is no place {name!r:.60} to work on; there is threads, ray, ray://HEAD:10001 and cuda.")
