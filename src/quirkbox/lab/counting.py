"""Games that are only counted: how they ended, and how long they were."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import numpy as np

from quirkbox.lab.gpu import gpu_player, play_on_gpu
from quirkbox.lab.kept import Kept
from quirkbox.lab.lineup import Lineup, Played
from quirkbox.lab.work import HERE, Job, Pieces, Place, Progress, Step, nobody

NOT_YET = -9  # the length of a game that has not been played
Piece = tuple[int, int, int]  # a lineup, and from which of its games to which


@dataclass(frozen=True)
class Play(Job[Piece, Played]):
    """Games of one or more lineups."""

    lineups: tuple[Lineup, ...]

    def __call__(self, piece: Piece) -> Played:
        which, first, last = piece
        return self.lineups[which].play(first, last)

    def on_gpu(self) -> Callable[[Piece], Played]:
        players = [gpu_player(lineup) for lineup in self.lineups]
        return lambda piece: play_on_gpu(self.lineups[piece[0]], players[piece[0]], *piece[1:])


def unplayed(games: int, players: int) -> Played:
    """Room for games that have not been played yet."""
    room = Played.room(games, players)
    room.lengths[:] = NOT_YET
    return room


def unplayed_ranges(whole: Played) -> list[tuple[int, int]]:
    """From which to which game none has been played."""
    missing = np.concatenate([[False], whole.lengths == NOT_YET, [False]])
    edges = np.flatnonzero(missing[1:] != missing[:-1])
    return [(int(first), int(last)) for first, last in edges.reshape(-1, 2)]


def undone(whole: Played, pieces: Iterable[tuple[int, int]]) -> list[tuple[int, int]]:
    """The pieces in which a game has not been played."""
    return [piece for piece in pieces if (whole.lengths[slice(*piece)] == NOT_YET).any()]


def kept_games(what: str, lineup: Lineup, whole: Played) -> Kept:
    """Where so many games of a lineup are kept while they are played."""
    key = {"what": what, "games": len(whole.lengths), **lineup.key()}
    return Kept(key, {"lengths": whole.lengths, "scores": whole.scores, "standings": whole.standings})


def kept_room(kept: Kept | None, name: str, games: int, players: int) -> Played:
    """Room for games that are kept beside others, with those that have been played before."""
    room = unplayed(games, players)
    if kept is None:
        return room
    for what in ("lengths", "scores", "standings"):
        array, before = getattr(room, what), kept.get(f"{name} {what}")
        if before is not None:
            array[...] = before
        kept.put(f"{name} {what}", array)
    return room


def count(lineup: Lineup, whole: Played, on: Place = HERE, kept: Kept | None = None, progress: Progress = nobody) -> None:
    """Play the games that have not been played."""
    games = len(whole.lengths)
    done = int((whole.lengths != NOT_YET).sum())
    progress(Step("games", done, games))
    pieces = Pieces(0, unplayed_ranges(whole), on)
    for (_, first, last), played in on.do(Play((lineup,)), pieces):
        pieces.took(last - first, played.seconds)
        whole.put(first, played)
        done += last - first
        progress(Step("games", done, games))
        if kept:
            kept.save_now_and_then()
