"""Tracks, boards and tiles as files, and what is wrong with one: the mistake, the line of the file, the row and the lane.

A track is a TOML file like content/first.toml:

    name = "Round the sofa"
    track = ["START_A", "T1_A", "RUG", "T3_B", "FIN_A"]   # from the start to the finish; a pair of names: either side, at random
    fourth = "T4_A"       # may be left out: the board that the long game adds before the finish
    shuffle = false       # may be left out; true: the boards between start and finish come in any order (three, or four)
    tiles = [...]         # may be left out: the fifteen tiles of one's own controller
    [boards]              # may be left out: own boards, drawn as in content/boards.toml
    RUG = '''
    ......
    .cccc.
    '''

The names of boards alone, with spaces between them, are a track too: START_B T4_A T1_B T2_A FIN_A.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from pathlib import Path

import numpy as np
import numpy.typing as npt

from quirkbox.engine import Refusal, Sheet, content_record
from quirkbox.games.tiny_turbo_cars.actions import COMMANDS, FACES
from quirkbox.games.tiny_turbo_cars.state import (
    BOARD_ROWS,
    BOARDS,
    FACE,
    FACE_ROWS,
    FACE_SPACES,
    FINISH,
    IMPASSABLE,
    JUMP,
    LANES,
    MIDDLE,
    SEATS,
    START,
    START_SLOTS,
    TILES,
    Content,
)

SPACES = ".cgoxwhSF"  # by the number of the space in state.py
OWN = FACES.index("own")
FOLDER = Path(__file__).parent / "content"
SHORT, LONG = 3, 4  # middle boards of a shuffled track


@dataclass(frozen=True)
class Board:
    name: str
    # spaces, from the near end
    rows: tuple[tuple[int, ...], ...]

    @property
    def lanes(self) -> int:
        return len(self.rows[0])

    @property
    def face(self) -> int:
        """Which of ours it is; a board of one's own may have the name of one of ours."""
        ours = _our_boards()
        return FACES.index(self.name) if ours.get(self.name) == self else OWN

    def count(self, space: int) -> int:
        return sum(row.count(space) for row in self.rows)

    def lets_through(self, lane: int, jumps: bool = True) -> bool:
        """Whether a car that comes along this lane gets to the far end: straight, diagonally, or with a jump of two."""
        reached = {(-1, lane)}
        for row in range(-1, len(self.rows)):
            for here in [here for there, here in reached if there == row]:
                steps = [(row + 1, here), (row + 1, here - 1), (row + 1, here + 1)]
                if jumps:
                    steps.append((row + 2, here))
                reached |= {step for step in steps if self._is_open(*step)}
        return any(row >= len(self.rows) for row, _ in reached)

    def _is_open(self, row: int, lane: int) -> bool:
        if not 0 <= lane < self.lanes:
            return False
        return row >= len(self.rows) or self.rows[row][lane] != IMPASSABLE


@dataclass(frozen=True)
class Track:
    name: str
    # both sides of each, start first, finish last; the fourth is one of them
    boards: tuple[tuple[Board, Board], ...]
    # middle boards in a short game
    short: int
    # and in a long one
    long: int
    shuffle: bool
    tiles: tuple[int, ...]

    @property
    def lanes(self) -> int:
        return self.boards[0][0].lanes

    def numbers(self) -> tuple[int, ...]:
        """As `deal` reads it."""
        made, numbers = content_record(Content)
        start, *middle, finish = self.boards
        made.lanes, made.shuffle, made.tiles[:] = self.lanes, int(self.shuffle), self.tiles
        made.short, made.long, made.middle = self.short, self.long, len(middle)
        places = [0, *range(1, 1 + len(middle)), BOARDS - 1]
        for place, pair in zip(places, (start, *middle, finish), strict=True):
            for side, board in enumerate(pair):
                _lay_face(made.boards[place, side], board)
        return tuple(numbers.tolist())


def _lay_face(columns: npt.NDArray[np.int64], board: Board) -> None:
    columns[FACE], columns[FACE_ROWS] = board.face, len(board.rows)
    spaces = columns[FACE_SPACES:].reshape(BOARD_ROWS, LANES)
    spaces[: len(board.rows), : board.lanes] = board.rows


@lru_cache(maxsize=64)
def numbers(answer: str) -> tuple[int, ...]:
    """The numbers behind an answer to the option `track`."""
    return track(answer).numbers()


def together(answers: Mapping[str, str]) -> None:
    """A long game needs a board more than a short one."""
    made = track(answers["track"])
    if answers["length"] == "long" and made.long == made.short:
        raise Refusal.because("tiny_turbo_cars-no-fourth")


def track(answer: str) -> Track:
    """The track behind an answer: a file of ours by its name, the names of boards, or the text of a file."""
    if answer in ("first", "random"):
        return read_track(_our_file(answer))
    if "=" in answer:
        return read_track(Sheet("your file", answer))
    names = answer.replace(",", " ").split()
    if not names or not all(name in _our_boards() for name in names):
        ours = ", ".join(_our_boards())
        raise Refusal(f"The track can be first, random, the names of boards ({ours}), or the text of a file, not {answer!r:.40}.")
    return read_track(Sheet("your track", f"track = {names}"))


def read_track(sheet: Sheet) -> Track:
    """A track from a file; Refusal names the mistake and its place."""
    boards = {**_our_boards(), **{name: read_board(sheet, name) for name in sheet.under("boards")}}
    name = sheet.row("name").text if sheet.has("name") else ""
    names = sheet.take("track")
    if not isinstance(names, list) or len(names) < 2:
        raise sheet.refuse("track must list the boards from the start to the finish.", sheet.line_of("track"))
    longer = sheet.has("fourth")
    if longer:
        names = [*names[:-1], sheet.take("fourth"), names[-1]]
    pairs = tuple(_sides(entry, boards, sheet) for entry in names)
    shuffle = sheet.take("shuffle") if sheet.has("shuffle") else False
    if not isinstance(shuffle, bool):
        raise sheet.refuse("shuffle must be true or false.", sheet.line_of("shuffle"))
    tiles = _tiles(sheet) if sheet.has("tiles") else _tiles(_our_file("controller"))
    sheet.done(("name", "track", "fourth", "shuffle", "tiles", "boards (under [boards])"))
    _check(pairs, sheet, jumps=JUMP in tiles)
    there = len(pairs) - 2
    short, long = (min(SHORT, there), min(LONG, there)) if shuffle else (there - longer, there)
    return Track(name, pairs, short, long, shuffle, tiles)


def read_board(sheet: Sheet, name: str) -> Board:
    """A board from its drawing, the far end first."""
    rows = sheet.rows(f"boards.{name}")
    if not 1 <= len(rows) <= BOARD_ROWS:
        raise _refuse(sheet, name, f"has {len(rows)} rows; there can be 1 to {BOARD_ROWS}.")
    for number, row in enumerate(rows, 1):
        where = f"board {name}, row {number} from the top"
        for lane, space in enumerate(row.text):
            if space not in SPACES:
                known = " ".join(SPACES)
                raise row.refuse(f"{where}, lane {lane + 1}: {space!r} is no space; there is {known}.", lane)
        if not 3 <= len(row.text) <= LANES:
            raise row.refuse(f"{where} has {len(row.text)} lanes; there can be 3 to {LANES}.")
        if len(row.text) != len(rows[0].text):
            raise row.refuse(f"{where} has {len(row.text)} lanes, the first row has {len(rows[0].text)}.")
    return Board(name, tuple(tuple(SPACES.index(space) for space in row.text) for row in reversed(rows)))


def _refuse(sheet: Sheet, board: str, why: str) -> Refusal:
    return sheet.refuse(f"board {board} {why}", sheet.line_of(f"boards.{board}"))


def _sides(entry: object, boards: Mapping[str, Board], sheet: Sheet) -> tuple[Board, Board]:
    """One name, or a pair of them: the two sides of a board."""
    names = entry if isinstance(entry, list) and len(entry) == 2 else [entry, entry]
    for side in names:
        if not isinstance(side, str) or side not in boards:
            why = f"there is no board {side!r:.40}; there is {', '.join(boards)}."
            raise sheet.refuse(why, sheet.line_of("track"))
    front, back = names
    return boards[str(front)], boards[str(back)]


def _check(pairs: Sequence[tuple[Board, Board]], sheet: Sheet, jumps: bool) -> None:
    """Whether the boards fit together, and every lane can be passed."""
    if len(pairs) > BOARDS:
        why = f"there is room for {MIDDLE} boards between start and finish, not {len(pairs) - 2}."
        raise sheet.refuse(why, sheet.line_of("track"))
    first = pairs[0][0]
    for place, pair in enumerate(pairs):
        for board in pair:
            if board.lanes != first.lanes:
                raise _refuse(sheet, board.name, f"has {board.lanes} lanes, but {first.name} has {first.lanes}.")
            _check_start(board, place == 0, sheet)
            _check_finish(board, place == len(pairs) - 1, sheet)
            closed = closed_lanes(board, jumps)
            if closed:
                why = f"is closed: a car in lane {_list(closed)} cannot get through"
                raise _refuse(sheet, board.name, why + ("." if jumps else ": no tile is a jump."))


def _check_start(board: Board, is_start: bool, sheet: Sheet) -> None:
    slots = board.count(START)
    if is_start and not SEATS <= slots <= START_SLOTS:
        why = f"is the start: it needs {SEATS} to {START_SLOTS} start slots (S), and has {slots}."
        raise _refuse(sheet, board.name, why)
    if slots and not is_start:
        row = next(n for n, spaces in enumerate(reversed(board.rows), 1) if START in spaces)
        raise _refuse(sheet, board.name, f"row {row} from the top: only the first board has start slots (S).")


def _check_finish(board: Board, is_finish: bool, sheet: Sheet) -> None:
    marked = [row for row in board.rows if FINISH in row]
    if is_finish and (len(marked) != 1 or set(marked[0]) != {FINISH}):
        raise _refuse(sheet, board.name, "is the finish: exactly one whole row of it must be F.")
    if marked and not is_finish:
        raise _refuse(sheet, board.name, "has a finish (F): only the last board may.")


def closed_lanes(board: Board, jumps: bool = True) -> list[int]:
    """The lanes, counted from 1 on the blue side, along which no car gets through."""
    return [lane + 1 for lane in range(board.lanes) if not board.lets_through(lane, jumps)]


def _tiles(sheet: Sheet) -> tuple[int, ...]:
    given = sheet.take("tiles")
    line = sheet.line_of("tiles")
    if not isinstance(given, list) or len(given) != TILES:
        raise sheet.refuse(f"tiles must list the {TILES} tiles of a controller.", line)
    for number, tile in enumerate(given, 1):
        if tile not in COMMANDS[1:]:
            known = ", ".join(COMMANDS[1:])
            raise sheet.refuse(f"tile {number} cannot be {tile!r:.40}; there is {known}.", line)
    return tuple(COMMANDS.index(tile) for tile in given)


def describe(answer: str) -> str:
    """A track in words for whoever drew it: how long it is, and how each lane of each board can be passed."""
    made = track(answer)
    rows = [len(front.rows) for front, _ in made.boards]
    lines = [f"{made.name or 'A track'}: {len(made.boards)} boards, {made.lanes} lanes, {sum(rows)} rows."]
    for board in dict.fromkeys(side for pair in made.boards for side in pair):
        free = [lane + 1 for lane in range(board.lanes) if all(row[lane] != IMPASSABLE for row in board.rows)]
        around = [lane for lane in range(1, board.lanes + 1) if lane not in free]
        straight = "every lane is open" if not around else f"around something impassable in lane {_list(around)}"
        walled = closed_lanes(board, jumps=False)
        jump = f"; from lane {_list(walled)} only with a jump" if walled else ""
        lines.append(f"  {board.name}: every lane can be passed, {straight}{jump}.")
    return "\n".join(lines)


def _list(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _our_file(name: str) -> Sheet:
    return Sheet(f"{name}.toml", (FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


@cache
def _our_boards() -> dict[str, Board]:
    sheet = _our_file("boards")
    return {name: read_board(sheet, name) for name in sheet.under("boards")}
