"""Games as data to learn from: what a seat saw, what it could do, what it did, and what came of it. One row for each decision."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, ExitStack
from functools import cache
from pathlib import Path
from typing import Any, Self

import numpy as np

from quirkbox.engine import Game, Observation, Refusal, rule, side_by_side
from quirkbox.engine.record import records
from quirkbox.lab.lineup import Lineup, victories
from quirkbox.lab.watching import ACTION, LEGAL, SEAT, Watched, rolls_of, watch_piece

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


def write_dataset(
    lineup: Lineup, games: int, file: Path, threads: int = 0, progress: Callable[[int], object] = lambda done: None
) -> int:
    """Write so many games to a file, Parquet or JSON lines by its ending; how many decisions they have. The file is the same on
    any number of cores. After Ctrl-C it holds the games so far."""
    if file.suffix not in ENDINGS:
        raise Refusal(f"{file} should end in {' or '.join(ENDINGS)}: that says how it is written.")
    written = 0
    try:
        with (_Parquet if file.suffix == ".parquet" else _JsonLines)(file, lineup) as out:
            for watched in _in_order(lineup, games, threads):
                found = columns(watched)
                out.write(found)
                written += len(found["action"])
                progress(watched.games)
    except OSError as error:
        raise Refusal(f"{file} cannot be written: {error.strerror or error}.") from None
    return written


def _in_order(lineup: Lineup, games: int, threads: int) -> Iterator[Watched]:
    pieces = [(first, min(first + PIECE, games)) for first in range(0, games, PIECE)]
    early: dict[int, Watched] = {}
    wanted = iter(first for first, _ in pieces)
    first = next(wanted)
    for (begun, _), watched in side_by_side(lambda piece: watch_piece(lineup, *piece), pieces, threads if lineup.compiled else 1):
        early[begun] = watched
        while first in early:
            yield early.pop(first)
            first = next(wanted, -1)


def about(lineup: Lineup) -> dict[str, Any]:
    """What whoever reads the file must know."""
    seen = Observation(lineup.game)
    fields = [{"name": field.name, "cells": [field.cells.start, field.cells.stop]} for field in seen.fields]
    return {**lineup.key(), "actions": lineup.game.actions.size, "observation": fields}


class _JsonLines(AbstractContextManager["_JsonLines"]):
    """The first line tells about the others."""

    def __init__(self, file: Path, lineup: Lineup):
        self._file = file.open("w", encoding="utf-8")
        self._file.write(json.dumps({"about": about(lineup)}) + "\n")

    def write(self, found: Columns) -> None:
        legal, until = found["legal"]
        plain = {name: column.tolist() for name, column in found.items() if name != "legal"}
        plain["legal"] = [part.tolist() for part in np.split(legal, until[:-1])]
        names = list(found)
        for row in zip(*(plain[name] for name in names), strict=True):
            self._file.write(json.dumps(dict(zip(names, row, strict=True))) + "\n")

    def __exit__(self, *error: object) -> None:
        self._file.close()


class _Parquet(AbstractContextManager["_Parquet"]):
    """`about` is in the file's metadata, under the key quirkbox."""

    def __init__(self, file: Path, lineup: Lineup):
        try:
            import pyarrow
            import pyarrow.parquet
        except ImportError:
            raise Refusal("Parquet needs the package pyarrow: pip install 'quirkbox[lab]'. FILE.jsonl needs nothing.") from None
        self._arrow, self._parquet = pyarrow, pyarrow.parquet
        self._file, self._about = file, {"quirkbox": json.dumps(about(lineup))}
        self._writer: Any = None
        self._open = ExitStack()

    def __enter__(self) -> Self:
        return self

    def write(self, found: Columns) -> None:
        table = self._arrow.table({name: self._array(column) for name, column in found.items()})
        table = table.replace_schema_metadata(self._about)
        if self._writer is None:
            self._writer = self._open.enter_context(self._parquet.ParquetWriter(self._file, table.schema, compression="zstd"))
        self._writer.write_table(table)

    def _array(self, column: Any) -> Any:
        arrow = self._arrow
        if isinstance(column, tuple):
            values, until = column
            return arrow.ListArray.from_arrays(np.concatenate([[0], until]).astype(np.int32), arrow.array(values))
        if column.ndim == 2:
            return arrow.FixedSizeListArray.from_arrays(arrow.array(np.ascontiguousarray(column).reshape(-1)), column.shape[1])
        return arrow.array(column)

    def __exit__(self, *error: object) -> None:
        self._open.close()
