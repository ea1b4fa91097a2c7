"""Games as data to learn from: what a seat saw, what it could do, what it did, and what came of it. One row for each decision."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from quirkbox.engine import Game, Observation, Refusal, rule
from quirkbox.engine.record import records
from quirkbox.lab.lineup import Lineup, victories
from quirkbox.lab.watching import ACTION, LEGAL, SEAT, Watched, rolls_of, watch_piece
from quirkbox.lab.work import HERE, Job, Place, Progress, Step, nobody

PIECE = 100  # games
ENDINGS = (".parquet", ".jsonl")
Columns = dict[str, Any]


@cache
def seen_along(game: Game) -> Callable[..., None]:
    """`along(states, buffers, options, rolls, moves, until, rows, legal)`: play watched games again, and write down what each
    player saw before each move, and all that was legal then."""
    rules, observe = game.rules, Observation(game).observe
    deal, play, hide, able = rules.deal, rules.play, rules.hide, rules.legal

    @rule
    def along(
        states: Any, buffers: Any, options: Any, rolls: Any, moves: Any, until: Any, rows: Any, legal: Any, legal_until: Any
    ) -> None:
        s, mine = states[0], buffers[0]
        move = row = at = 0
        for number in range(until.shape[0]):
            for entry in range(until[number, 0] - move + 1):
                mine.dice.a = rolls[number, entry, 0]
                mine.dice.b = rolls[number, entry, 1]
                mine.dice.c = rolls[number, entry, 2]
                mine.dice.count = rolls[number, entry, 3]
                if entry == 0:
                    deal(s, options, mine.dice, mine.trail)
                    begun = move
                    continue
                seat = int(moves[begun + entry - 1, SEAT])
                if seat < s.players:
                    states[1] = states[0]
                    hide(states[1], seat)
                    observe(states[1], seat, rows[row])
                    for place in range(able(s, seat, mine.codes)):
                        legal[at] = mine.codes[place]
                        at += 1
                    legal_until[row] = at
                    row += 1
                play(s, seat, int(moves[begun + entry - 1, ACTION]), mine.dice, mine.trail)
            move = int(until[number, 0])

    return along


def columns(watched: Watched) -> Columns:
    """The decisions of some games: arrays, and lists of legal actions by where each of them ends."""
    lineup, moves = watched.lineup, watched.moves
    game = lineup.game
    decided = moves[:, SEAT] < watched.players
    mine, which = moves[decided], watched.of_moves()[decided]
    rows = records(len(mine), Observation(game).rows)
    legal = np.zeros(int(mine[:, LEGAL].sum()), np.int32)
    legal_until = np.zeros(len(mine), np.int64)
    rolls = rolls_of(lineup, watched.first, watched.first + watched.games, int(watched.played.lengths.max()) + 1)
    seen_along(game)(game.states(2), game.buffers(), lineup.options, rolls, moves, watched.until, rows, legal, legal_until)
    starts = np.concatenate([[0], watched.until[:-1, 0]])
    entry = np.flatnonzero(decided) - starts[which] + 1
    seats = mine[:, SEAT]
    bots = np.array(lineup.names)[(seats + watched.first + which) % watched.players]
    return {
        "game": watched.first + which,
        "entry": entry,
        "seat": seats.astype(np.int8),
        "bot": bots,
        "observation": np.asarray(rows)["cells"],
        "legal": (legal[: legal_until[-1] if len(mine) else 0], legal_until),
        "action": mine[:, ACTION],
        "points": watched.played.scores[which, seats],
        "won": victories(watched.played, game.cooperative)[which, seats].astype(np.float32),
    }


@dataclass(frozen=True)
class Rows(Job[tuple[int, int], Columns]):
    """The decisions of some games of a lineup."""

    lineup: Lineup

    def __call__(self, piece: tuple[int, int]) -> Columns:
        return columns(watch_piece(self.lineup, *piece))


def write_dataset(
    lineup: Lineup, games: int, file: Path, on: Place = HERE, resume: bool = False, progress: Progress = nobody
) -> int:
    """Write so many games to a file, Parquet or JSON lines by its ending; how many decisions they have. The file is the same on
    any number of cores. After Ctrl-C it holds the games so far, and `resume` goes on with it."""
    if file.suffix not in ENDINGS:
        raise Refusal(f"{file} should end in {' or '.join(ENDINGS)}: that says how it is written.")
    kind: type[_Writer] = _Parquet if file.suffix == ".parquet" else _JsonLines
    try:
        # what is there is copied to a new file, which takes its place: a program that is killed meanwhile leaves the old one
        with kind(file, lineup) as out:
            done = out.go_on() if resume else 0
            progress(Step("games", done, games))
            for found, played in _in_order(lineup, done, games, on):
                out.write(found)
                done += played
                progress(Step("games", done, games))
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror or error}.") from None
    return out.rows


def _in_order(lineup: Lineup, done: int, games: int, on: Place) -> Iterator[tuple[Columns, int]]:
    pieces = [(first, min(first + PIECE, games)) for first in range(done, games, PIECE)]
    early: dict[tuple[int, int], Columns] = {}
    wanted = iter(pieces)
    following = next(wanted, None)
    for piece, found in on.do(Rows(lineup), pieces):
        early[piece] = found
        while following in early:
            yield early.pop(following), following[1] - following[0]
            following = next(wanted, None)


def about(lineup: Lineup) -> dict[str, Any]:
    """What whoever reads the file must know."""
    seen = Observation(lineup.game)
    fields = [{"name": field.name, "cells": [field.cells.start, field.cells.stop]} for field in seen.fields]
    return {**lineup.key(), "actions": lineup.game.actions.size, "observation": fields}


class _Writer(AbstractContextManager["_Writer"], ABC):
    """A file that is written beside the one it will be, so that a program that is killed meanwhile leaves that as it was."""

    def __init__(self, file: Path, lineup: Lineup):
        self.file, self.about = file, json.loads(json.dumps(about(lineup)))
        self.fresh = file.with_name(f"{file.name}.part")
        self.rows = 0

    def go_on(self) -> int:
        """Take over what is in the file; of how many games."""
        games = 0
        try:
            for told, rows, last in self._there():
                if told != self.about:
                    raise Refusal(f"{self.file} holds other games than these: another game, options, bots or seed.")
                self.rows += rows
                games = last + 1
        except FileNotFoundError:
            raise Refusal(f"There is no {self.file} to go on with.") from None
        except (ValueError, KeyError, TypeError) as error:
            raise Refusal(f"{self.file} can't be gone on with ({error}); begin anew without --resume.") from None
        return games

    @abstractmethod
    def _there(self) -> Iterator[tuple[Any, int, int]]:
        """Copy what is there part by part: what is told about it, how many rows it has, and the number of its last game."""

    def write(self, found: Columns) -> None:
        self.rows += len(found["action"])
        self._write(found)

    @abstractmethod
    def _write(self, found: Columns) -> None: ...

    @abstractmethod
    def close(self) -> None: ...

    def __exit__(self, error: type[BaseException] | None, *_: object) -> None:
        self.close()
        if self.rows and (error is None or not issubclass(error, Refusal)):
            self.fresh.replace(self.file)
        else:
            self.fresh.unlink(missing_ok=True)


class _JsonLines(_Writer):
    """The first line tells about the others."""

    def __init__(self, file: Path, lineup: Lineup):
        super().__init__(file, lineup)
        self._out = self.fresh.open("w", encoding="utf-8")
        self._out.write(json.dumps({"about": self.about}) + "\n")

    def _there(self) -> Iterator[tuple[Any, int, int]]:
        with self.file.open(encoding="utf-8") as lines:
            told = json.loads(next(lines, "null"))["about"]
            for line in lines:
                self._out.write(line)
                yield told, 1, json.loads(line)["game"]

    def _write(self, found: Columns) -> None:
        legal, until = found["legal"]
        plain = {name: column.tolist() for name, column in found.items() if name != "legal"}
        plain["legal"] = [part.tolist() for part in np.split(legal, until[:-1])]
        names = list(found)
        for row in zip(*(plain[name] for name in names), strict=True):
            self._out.write(json.dumps(dict(zip(names, row, strict=True))) + "\n")

    def close(self) -> None:
        self._out.close()


class _Parquet(_Writer):
    """`about` is in the file's metadata, under the key quirkbox."""

    def __init__(self, file: Path, lineup: Lineup):
        super().__init__(file, lineup)
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise Refusal("Parquet needs the package pyarrow: pip install 'quirkbox[lab]'. FILE.jsonl needs nothing.") from None
        self._arrow, self._parquet = pyarrow, pyarrow.parquet
        self._writer: Any = None

    def _there(self) -> Iterator[tuple[Any, int, int]]:
        with self._parquet.ParquetFile(self.file) as there:
            told = json.loads(there.schema_arrow.metadata[b"quirkbox"])
            for number in range(there.num_row_groups):
                table = there.read_row_group(number)
                self._append(table)
                yield told, len(table), table["game"][-1].as_py()

    def _write(self, found: Columns) -> None:
        table = self._arrow.table({name: self._array(column) for name, column in found.items()})
        self._append(table.replace_schema_metadata({"quirkbox": json.dumps(self.about)}))

    def _append(self, table: Any) -> None:
        if self._writer is None:
            self._writer = self._parquet.ParquetWriter(self.fresh, table.schema, compression="zstd")
        self._writer.write_table(table)

    def _array(self, column: Any) -> Any:
        arrow = self._arrow
        if isinstance(column, tuple):
            values, until = column
            return arrow.ListArray.from_arrays(np.concatenate([[0], until]).astype(np.int32), arrow.array(values))
        if column.ndim == 2:
            return arrow.FixedSizeListArray.from_arrays(arrow.array(np.ascontiguousarray(column).reshape(-1)), column.shape[1])
        return arrow.array(column)

    def close(self) -> None:
        if self._writer is not None:
            self._writer.close()
