"""Work in pieces, and where it is done. What comes of it is the same everywhere."""

from __future__ import annotations

import os
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from quirkbox.engine import side_by_side

P = TypeVar("P")
R = TypeVar("R")
SHARE = 3  # a worker's next piece is at most one of so many parts of what it still has to do: nobody waits long for the last one
FASTER = 4  # times as many games as in the piece before, at most, while their pace is found out
PIECES_A_WORKER = 8
SMALLEST = 20  # of so many parts of the usual piece: a smaller one costs more to hand out than it evens out


class Stopped(Exception):
    """Raised by whoever is told of progress, and has had enough: what was done is kept, and can be gone on with."""


@dataclass(frozen=True)
class Step:
    """How far a part of some work is: so many games (or deals, or variants) are done, of so many."""

    what: str
    done: int
    of: int


Progress = Callable[[Step], object]


def nobody(step: Step) -> None:
    """Nobody is told."""


class Job(ABC, Generic[P, R]):
    """Something that is done in pieces, in any order and in any place: it can be pickled, and a piece gives the same wherever and
    however often it is done."""

    @abstractmethod
    def __call__(self, piece: P) -> R: ...

    def on_gpu(self) -> Callable[[P], R] | None:
        """How a GPU does a piece, with the same result; None: it does not, and threads do. Refusal if it should but can't."""
        return None


class Place(Protocol):
    """Where jobs are done: in threads (`Threads`), on a cluster (`Cluster`), on a GPU (`Gpu`)."""

    @property
    def workers(self) -> int:
        """So many pieces are done at once."""

    @property
    def most_games(self) -> int:
        """Of a piece whose games are quick."""

    @property
    def seconds(self) -> float:
        """So long a piece should take, so that progress is seen, little is lost, and handing it out costs next to nothing."""

    @property
    def for_search(self) -> Place:
        """Where bots that look ahead play."""

    def do(self, job: Job[P, R], pieces: Iterable[P]) -> Iterator[tuple[P, R]]:
        """Each piece with what came of it, as it is finished, in any order."""


@dataclass(frozen=True)
class Threads:
    """Threads of this process; 0: one for each core."""

    count: int = 0
    most_games: int = 1 << 15
    seconds: float = 0.1

    @property
    def workers(self) -> int:
        return self.count or os.cpu_count() or 1

    @property
    def for_search(self) -> Place:
        return self

    def do(self, job: Job[P, R], pieces: Iterable[P]) -> Iterator[tuple[P, R]]:
        return side_by_side(job, pieces, self.workers)


HERE = Threads()


class Pieces:
    """Games of a lineup, from which to which, in pieces that are cut while they are done: as long as they should take where they
    are done, and shorter ones towards the end."""

    def __init__(self, lineup: int, ranges: Iterable[tuple[int, int]], on: Place):
        self._lineup, self._ranges = lineup, list(ranges)
        self._workers, self._seconds, self._most = on.workers, on.seconds, on.most_games
        self._rest = sum(last - first for first, last in self._ranges)
        self._usual = 1

    def __iter__(self) -> Iterator[tuple[int, int, int]]:
        for begin, last in self._ranges:
            end = begin
            while end < last:
                fair = self._rest // (self._workers * SHARE) if self._workers > 1 else self._rest
                fair = max(1, self._usual // SMALLEST, fair)
                first, end = end, min(end + min(self._usual, fair), last)
                self._rest -= end - first
                yield self._lineup, first, end

    def took(self, games: int, seconds: float) -> None:
        """How long a piece of so many games took."""
        fitting = int(games * self._seconds / max(seconds, 1e-6))
        self._usual = max(1, min(fitting, max(self._usual, FASTER * games), self._most))


def split(games: int, on: Place, slow: bool) -> list[tuple[int, int]]:
    """Pieces of range(games), as they are cut before anything is known of their pace: one by one if they are slow."""
    step = 1 if slow else max(1, min(on.most_games, games // (on.workers * PIECES_A_WORKER)))
    return [(first, min(first + step, games)) for first in range(0, games, step)]
