"""Work on a Ray cluster: needs the extra `cluster`. Ray, since it does a lost node's tasks again by itself, and takes a job from
one machine to hundreds without a change."""

from __future__ import annotations

import hashlib
import logging
import pickle
import socket
import sys
import time
from collections.abc import Iterable, Iterator
from functools import cache, cached_property, lru_cache
from itertools import islice
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

from quirkbox.engine import Mistake, Refusal
from quirkbox.lab.work import Job, Pieces

P = TypeVar("P")
R = TypeVar("R")
ENOUGH = 0.2  # seconds: shorter tasks are bundled, since each costs some milliseconds, here and on the way
FOR_EACH = 0.005  # seconds more for each worker, since whoever asks can send only some hundred tasks a second
MOST_TOGETHER = 256  # pieces
AHEAD = 2  # tasks for each worker: one that it does, one that lies there when it is done


class Driver(NamedTuple):
    """What a worker must know of whoever asks."""

    code: str
    path: tuple[str, ...]


class Refused(NamedTuple):
    """What a worker says instead of a result."""

    why: str


class Cluster:
    """A Ray cluster: the one at an address (`ray://head:10001`), or, for `ray`, the one that this machine belongs to; if there is
    none, one of this machine's cores. Every node needs the same Quirkbox."""

    most_games = 1 << 16

    def __init__(self, address: str = "ray"):
        self.address = address

    @property
    def for_search(self) -> Cluster:
        return self

    @cached_property
    def _ray(self) -> Any:
        try:
            import ray
        except ImportError:
            raise Refusal("A cluster needs Ray: pip install 'quirkbox[cluster]'.") from None
        if not ray.is_initialized():
            address = None if self.address == "ray" else self.address
            try:
                ray.init(address, log_to_driver=False, logging_level=logging.ERROR)
            except (ConnectionError, RuntimeError, ValueError, OSError) as error:
                why = str(error).partition("\n")[0]
                raise Refusal(f"There is no Ray cluster at {self.address}: {why}") from None
        return ray

    @property
    def workers(self) -> int:
        return max(1, int(self._ray.cluster_resources().get("CPU", 1)))

    @property
    def seconds(self) -> float:
        return ENOUGH + FOR_EACH * self.workers

    @cached_property
    def _task(self) -> Any:
        return self._ray.remote(do_bundle).options(num_cpus=1, max_retries=-1, scheduling_strategy="SPREAD")

    def do(self, job: Job[P, R], pieces: Iterable[P]) -> Iterator[tuple[P, R]]:
        """Like threads do. What a lost node had is done again elsewhere."""
        ray, workers, enough = self._ray, self.workers, self.seconds
        most = 1 if isinstance(pieces, Pieces) else MOST_TOGETHER
        task = self._task
        driver, sent = Driver(code_of_the_house(), tuple(sys.path)), ray.put(_pickled(job))
        rest, together = iter(pieces), 1
        running: dict[Any, list[P]] = {}
        try:
            while True:
                while len(running) < workers * AHEAD and (bundle := list(islice(rest, together))):
                    running[task.remote(driver, sent, bundle)] = bundle
                if not running:
                    return
                (ready,), _ = ray.wait(list(running), num_returns=1)
                results, seconds = self._result(ready)
                bundle = running.pop(ready)
                together = max(1, min(most, 2 * together, round(len(bundle) * enough / max(seconds, 1e-6))))
                yield from zip(bundle, results, strict=True)
        finally:  # nobody waits for what nobody will look at
            for unwanted in running:
                ray.cancel(unwanted)

    def _result(self, task: Any) -> tuple[list[Any], float]:
        try:
            found = self._ray.get(task)
        except self._ray.exceptions.RayError as error:
            why = str(error).strip().rpartition("\n")[2]
            raise Refusal(f"The cluster can't do it: {why}") from None
        if isinstance(found, Refused):
            raise Refusal(found.why)
        results, seconds = found
        return results, seconds


def do_bundle(driver: Driver, sent: bytes, pieces: list[Any]) -> tuple[list[Any], float] | Refused:
    """On a worker: some pieces, and how many seconds they took."""
    where = f"the node {socket.gethostname()}"
    if code_of_the_house() != driver.code:
        return Refused(f"On {where} is another Quirkbox than here: install the same one on all nodes.")
    # a game or a bot of one's own lies in a folder that a worker on the same machine, or with the same disks, finds too
    sys.path.extend(folder for folder in driver.path if folder not in sys.path)
    try:
        job = _unpickled(sent)
        start = time.perf_counter()
        return [job(piece) for piece in pieces], time.perf_counter() - start
    except ModuleNotFoundError as error:
        return Refused(f"On {where} there is no module {error.name}: install it on all nodes.")
    except (Refusal, Mistake) as error:
        return Refused(str(error))


def _pickled(job: Job[Any, Any]) -> bytes:
    try:
        return pickle.dumps(job)
    except (pickle.PicklingError, AttributeError, TypeError) as error:
        raise Refusal(f"That can't be sent to a cluster: {error}") from None


@lru_cache(2)
def _unpickled(sent: bytes) -> Job[Any, Any]:
    job: Job[Any, Any] = pickle.loads(sent)
    return job


@cache
def code_of_the_house() -> str:
    """By which two machines know that they would do the same."""
    house = Path(__file__).parents[1]
    told = hashlib.sha256()
    for path in sorted(house.rglob("*.py")):
        told.update(str(path.relative_to(house)).encode() + b"\0" + path.read_bytes())
    return told.hexdigest()
