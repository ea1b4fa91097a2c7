"""Tracks, boards and tiles as files, and what is wrong with one: the mistake, the file, the board, the row and the lane.

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

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from quirkbox.engine import Refusal
from quirkbox.games.tiny_turbo_cars.actions import COMMANDS, FACES
from quirkbox.games.tiny_turbo_cars.state import (
    BOARD_ROWS,
    BOARDS,
    FINISH,
    IMPASSABLE,
    LANES,
    MIDDLE,
    SEATS,
    SIDE_SIZE,
    START,
    START_SLOTS,
    TILES,
    TRACK_SIZE,
)

SPACES = ".cgoxwhSF"  # by the number of the space in state.py
OWN = FACES.index("own")
MOST_TEXT = 20_000  # characters of a file
SHORT, LONG = 3, 4  # middle boards of a shuffled track


@dataclass(frozen=True)
class Board:
    name: str
    rows: tuple[tuple[int, ...], ...]  # spaces, from the near end

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

    def lets_through(self, lane: int) -> bool:
        """Whether a car that comes along this lane gets to the far end: straight, diagonally, or with a jump of two."""
        reached = {(-1, lane)}
        for row in range(-1, len(self.rows)):
            for here in [here for there, here in reached if there == row]:
                steps = ((row + 1, here), (row + 1, here - 1), (row + 1, here + 1), (row + 2, here))
                reached |= {step for step in steps if self._is_open(*step)}
        return any(row >= len(self.rows) for row, _ in reached)

    def _is_open(self, row: int, lane: int) -> bool:
        if not 0 <= lane < self.lanes:
            return False
        return row >= len(self.rows) or self.rows[row][lane] != IMPASSABLE


@dataclass(frozen=True)
class Track:
    name: str
    boards: tuple[
        tuple[Board, Board], ...
    ]  # both sides of each, start first, finish last; the fourth is one of them
    short: int  # middle boards in a short game
    long: int  # and in a long one
    shuffle: bool
    tiles: tuple[int, ...]

    @property
    def lanes(self) -> int:
        return self.boards[0][0].lanes

    def numbers(self) -> list[int]:
        """As `deal` reads it; the layout is in state.py."""
        start, *middle, finish = self.boards
        head = [self.lanes, int(self.shuffle), self.short, self.long, len(middle), *self.tiles]
        nothing = [0] * (2 * SIDE_SIZE * (MIDDLE - len(middle)))
        sides = [number for pair in (start, *middle) for side in pair for number in _side_numbers(side)]
        return head + sides + nothing + [number for side in finish for number in _side_numbers(side)]


def _side_numbers(board: Board) -> list[int]:
    spaces = [space for row in board.rows for space in (*row, *[0] * (LANES - len(row)))]
    return [board.face, len(board.rows), *spaces, *[0] * (BOARD_ROWS * LANES - len(spaces))]


@lru_cache(maxsize=64)
def numbers(answer: str) -> Sequence[int]:
    """The numbers behind an answer to the option `track`."""
    made = track(answer).numbers()
    assert len(made) == TRACK_SIZE
    return made


def track(answer: str) -> Track:
    """The track behind an answer: a file of ours by its name, the names of boards, or the text of a file."""
    if answer in ("first", "random"):
        return read_track(_our_file(answer), f"{answer}.toml")
    if "=" in answer:
        return read_track(answer, "your file")
    names = answer.split()
    if not names or not all(name in _our_boards() for name in names):
        ours = ", ".join(_our_boards())
        raise Refusal(
            f"The track can be first, random, the names of boards ({ours}), or the text of a file, not {answer!r:.40}."
        )
    return _make_track({"track": names}, _our_boards(), "your track")


def read_track(text: str, file: str) -> Track:
    """A track from the text of a file; Refusal names the mistake and its place."""
    if len(text) > MOST_TEXT:
        raise Refusal(f"{file}: a track has at most {MOST_TEXT} characters, this has {len(text)}.")
    try:
        data = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refusal(f"{file}: {error}.") from None
    unknown = set(data) - {"name", "track", "fourth", "shuffle", "tiles", "boards"}
    if unknown:
        raise Refusal(f"{file}: there is no {min(unknown)!r:.40} in a track file.")
    own = data.get("boards", {})
    if not isinstance(own, dict):
        raise Refusal(f"{file}: boards must be drawn under [boards].")
    boards = {name: read_board(name, drawn, file) for name, drawn in own.items()}
    return _make_track(data, {**_our_boards(), **boards}, file)


def read_board(name: str, drawn: object, file: str) -> Board:
    """A board from its drawing, the far end first."""
    where = f"{file}: board {name!r:.40}"
    if not isinstance(drawn, str):
        raise Refusal(f"{where} must be drawn as text, a line for each row.")
    lines = [line.strip() for line in drawn.strip().splitlines()]
    if not 1 <= len(lines) <= BOARD_ROWS:
        raise Refusal(f"{where} has {len(lines)} rows; a board has 1 to {BOARD_ROWS}.")
    for number, line in enumerate(lines, 1):
        for lane, drawn_space in enumerate(line, 1):
            if drawn_space not in SPACES:
                known = " ".join(SPACES)
                raise Refusal(
                    f"{where}, row {number} from the top, lane {lane}: {drawn_space!r} is no space; there are {known}."
                )
        if len(line) != len(lines[0]) or not 3 <= len(line) <= LANES:
            wanted = f"{len(lines[0])} like the first" if 3 <= len(lines[0]) <= LANES else f"3 to {LANES}"
            raise Refusal(f"{where}, row {number} from the top has {len(line)} lanes, not {wanted}.")
    return Board(name, tuple(tuple(SPACES.index(space) for space in line) for line in reversed(lines)))


def _make_track(data: Mapping[str, Any], boards: Mapping[str, Board], file: str) -> Track:
    names = data.get("track")
    if not isinstance(names, list) or len(names) < 2:
        raise Refusal(f"{file}: track must list the boards from the start to the finish.")
    if "fourth" in data:
        names = [*names[:-1], data["fourth"], names[-1]]
    pairs = tuple(_sides(name, boards, file) for name in names)
    if len(pairs) > BOARDS:
        raise Refusal(
            f"{file}: there is room for {MIDDLE} boards between start and finish, not {len(pairs) - 2}."
        )
    shuffle = data.get("shuffle", False)
    if not isinstance(shuffle, bool):
        raise Refusal(f"{file}: shuffle must be true or false.")
    _check(pairs, file)
    there = len(pairs) - 2
    short, long = (min(SHORT, there), min(LONG, there)) if shuffle else (there - ("fourth" in data), there)
    return Track(str(data.get("name", "")), pairs, short, long, shuffle, _tiles(data.get("tiles"), file))


def _sides(name: object, boards: Mapping[str, Board], file: str) -> tuple[Board, Board]:
    """One name, or a pair of them: the two sides of a board."""
    names = name if isinstance(name, list) and len(name) == 2 else [name, name]
    for side in names:
        if not isinstance(side, str) or side not in boards:
            raise Refusal(f"{file}: there is no board {side!r:.40}; there is {', '.join(boards)}.")
    front, back = names
    return boards[str(front)], boards[str(back)]


def _check(pairs: Sequence[tuple[Board, Board]], file: str) -> None:
    """Whether the boards fit together, and every lane can be passed."""
    for place, pair in enumerate(pairs):
        for board in pair:
            where = f"{file}: board {board.name!r:.40}"
            if board.lanes != pairs[0][0].lanes:
                raise Refusal(
                    f"{where} has {board.lanes} lanes, but {pairs[0][0].name!r:.40} has {pairs[0][0].lanes}."
                )
            _check_start(board, place == 0, where)
            _check_finish(board, place == len(pairs) - 1, where)
            closed = closed_lanes(board)
            if closed:
                raise Refusal(f"{where}: a car that comes along lane {closed[0]} cannot get through.")


def _check_start(board: Board, is_start: bool, where: str) -> None:
    slots = board.count(START)
    if is_start and not SEATS <= slots <= START_SLOTS:
        raise Refusal(
            f"{where} is the start: it needs {SEATS} to {START_SLOTS} start slots (S), and has {slots}."
        )
    if slots and not is_start:
        row = next(n for n, spaces in enumerate(reversed(board.rows), 1) if START in spaces)
        raise Refusal(f"{where}, row {row} from the top: only the first board has start slots (S).")


def _check_finish(board: Board, is_finish: bool, where: str) -> None:
    marked = [row for row in board.rows if FINISH in row]
    if is_finish and (len(marked) != 1 or set(marked[0]) != {FINISH}):
        raise Refusal(f"{where} is the finish: exactly one whole row of it must be F.")
    if marked and not is_finish:
        raise Refusal(f"{where}: only the last board has a finish (F).")


def closed_lanes(board: Board) -> list[int]:
    """The lanes, counted from 1 on the blue side, along which no car gets through."""
    return [lane + 1 for lane in range(board.lanes) if not board.lets_through(lane)]


def _tiles(given: object, file: str) -> tuple[int, ...]:
    if given is None:
        given, file = tomllib.loads(_our_file("controller"))["tiles"], "controller.toml"
    if not isinstance(given, list) or len(given) != TILES:
        raise Refusal(f"{file}: tiles must list the {TILES} tiles of a controller.")
    for number, tile in enumerate(given, 1):
        if tile not in COMMANDS[1:]:
            raise Refusal(
                f"{file}: tile {number} cannot be {tile!r:.40}; there is {', '.join(COMMANDS[1:])}."
            )
    return tuple(COMMANDS.index(tile) for tile in given)


def describe(made: Track) -> str:
    """A track in words for whoever drew it: how long it is, and how each lane of each board can be passed."""
    rows = [len(front.rows) for front, _ in made.boards]
    lines = [f"{made.name or 'A track'}: {len(made.boards)} boards, {made.lanes} lanes, {sum(rows)} rows."]
    for board in dict.fromkeys(side for pair in made.boards for side in pair):
        free = [lane + 1 for lane in range(board.lanes) if all(row[lane] != IMPASSABLE for row in board.rows)]
        around = [lane for lane in range(1, board.lanes + 1) if lane not in free]
        straight = (
            "every lane is open" if not around else f"around something impassable in lane {_list(around)}"
        )
        lines.append(f"  {board.name}: every lane can be passed, {straight}.")
    return "\n".join(lines)


def _list(numbers: Sequence[int]) -> str:
    return ", ".join(map(str, numbers))


def _our_file(name: str) -> str:
    package = resources.files("quirkbox.games.tiny_turbo_cars")
    return package.joinpath("content", f"{name}.toml").read_text(encoding="utf-8")


@cache
def _our_boards() -> dict[str, Board]:
    drawn = tomllib.loads(_our_file("boards"))["boards"]
    return {name: read_board(name, drawing, "boards.toml") for name, drawing in drawn.items()}
