"""Sets of tiles, missions and set-up, read from TOML files and checked: what is wrong is said with line and column."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from quirkbox.engine import Choice, Refusal, Row, Sheet, content_record
from quirkbox.games.rootg.actions import WHATS
from quirkbox.games.rootg.face import Face, Part
from quirkbox.games.rootg.state import (
    AND,
    BLANK,
    CORE_CELLS,
    IN_A,
    IN_B,
    LINK,
    MOST_INPUTS,
    NODES,
    NONE,
    NOT,
    NOTHING,
    OUT_A,
    OUT_B,
    PRINTED_0,
    PRINTED_1,
    REACH,
    SPAN,
    TERMINALS,
    TILES,
    Content,
)

FOLDER = Path(__file__).parent / "content"
SHIPPED = ("box", "quick")
EDGES = {".": BLANK, "i": IN_A, "o": OUT_A, "0": PRINTED_0, "1": PRINTED_1}
EDGES_OF_TWO = {".": BLANK, "ia": IN_A, "ib": IN_B, "oa": OUT_A, "ob": OUT_B, "0": PRINTED_0, "1": PRINTED_1}
LETTERS = ("A", "B", "C")
TERMINAL_MARKS = "FNSfns"  # seat * 3 + speed
WIDEST_MAP = 9
TABLES = ("board", "zero", "one", "faces", "tiles")
Table = list[list["Word"]]


@dataclass(frozen=True)
class Word:
    """A word of a table, which knows where it stands."""

    text: str
    row: Row
    at: int

    def refuse(self, why: str) -> Refusal:
        return self.row.refuse(why, self.at)


class Set:
    """A set being read. One that is like another takes the tables it lacks from that one."""

    def __init__(self, sheet: Sheet):
        self.sheet = sheet
        like = sheet.row("like") if sheet.has("like") else None
        if like and like.text not in SHIPPED:  # said first: whatever else is missing follows from it
            raise like.refuse(f"a set can be like {' or '.join(SHIPPED)}, not {like.text}.")
        self.name, self.words = sheet.row("name").text, sheet.row("words").text
        base = Set(shipped(like.text)).tables if like else {}
        self.tables: dict[str, Table] = {
            key: base[key] if key in base and not sheet.has(key) else _table(sheet, key) for key in TABLES
        }
        sheet.done(("like", "name", "words", *TABLES))

    def __getitem__(self, key: str) -> Table:
        return self.tables[key]

    def refuse(self, key: str, why: str) -> Refusal:
        return self.sheet.refuse(f"{key}: {why}", self.sheet.line_of(key))

    def numbers(self) -> tuple[int, ...]:
        """What `deal` reads."""
        made, numbers = content_record(Content)
        self.write(made)
        return tuple(numbers.tolist())

    def write(self, made: Content) -> None:
        """Everything it says, checked."""
        tiles = _tiles(self, _faces(self["faces"]))
        made.tiles = len(tiles)
        made.faces[0, : len(tiles)], made.faces[1, : len(tiles)] = zip(*tiles, strict=True)
        made.zeros[:], made.ones[:] = _missions(self)
        terminals, core = _board(self)
        made.terminal_cells[:], made.core_cells[:] = terminals, NONE
        made.core_cells[: len(core)] = core


def shipped(name: str) -> Sheet:
    return Sheet(f"{name}.toml", (FOLDER / f"{name}.toml").read_text(encoding="utf-8"))


def _table(sheet: Sheet, key: str) -> Table:
    table = [[Word(text, row, at) for text, at in row.parts(" ") if text] for row in sheet.rows(key)]
    if not table:
        raise sheet.refuse(f"{key} is empty.", sheet.line_of(key))
    return table


def _faces(table: Table) -> dict[str, int]:
    faces: dict[str, int] = {}
    for row in table:
        if not 6 <= len(row) <= 7:
            raise row[0].refuse("a face is its name, four edges, and one or two parts.")
        if row[0].text in faces:
            raise row[0].refuse(f"there is a face {row[0].text} already.")
        faces[row[0].text] = _face(row)
    return faces


def _face(row: list[Word]) -> int:
    parts = [_part(word) for word in row[5:]]
    edges = [_edge(word, EDGES if len(parts) == 1 else EDGES_OF_TWO) for word in row[1:5]]
    if parts == [Part(NOTHING, 0, 0)]:
        _check_input(row, edges)
    else:
        for number, part in enumerate(parts):
            _check_part(row[5 + number], part, edges.count(IN_A + number), edges.count(OUT_A + number))
    return Face(tuple(edges), tuple(parts)).pack()


def _part(word: Word) -> Part:
    """What a part is, and how many zeros and ones are printed inside."""
    name, colon, inside = word.text.partition(":")
    if name not in WHATS:
        raise word.refuse(f"there is no part {name}; there is {', '.join(WHATS)}.")
    part = WHATS.index(name)
    if set(inside) - {"0", "1"} or bool(colon) != bool(inside):
        raise word.refuse("after the colon come the printed values, 0 or 1.")
    if inside and part < AND:
        raise word.refuse("only gates have values printed inside.")
    if len(inside) >= MOST_INPUTS:
        raise word.refuse(f"a gate has {MOST_INPUTS} inputs at most.")
    return Part(part, inside.count("0"), inside.count("1"))


def _edge(word: Word, known: dict[str, int]) -> int:
    if word.text not in known:
        raise word.refuse(f"an edge of this face is {', '.join(known)}, not {word.text}.")
    return known[word.text]


def _check_input(row: list[Word], edges: list[int]) -> None:
    for word, edge in zip(row[1:5], edges, strict=True):
        if edge not in (BLANK, PRINTED_0, PRINTED_1):
            raise word.refuse("an input tile has only printed values.")
    if edges == [BLANK] * 4:
        raise row[0].refuse("an input tile needs a printed value.")


def _check_part(word: Word, part: Part, ports: int, outputs: int) -> None:
    inputs = ports + part.zeros + part.ones
    if part.what == NOTHING:
        raise word.refuse("input stands alone.")
    if outputs == 0:
        raise word.refuse("this part has no output port.")
    if ports == 0:
        raise word.refuse("this part has no input port.")
    if part.what in (LINK, NOT) and inputs != 1:
        raise word.refuse(f"{WHATS[part.what]} has one input, not {inputs}.")
    if part.what not in (LINK, NOT) and not 2 <= inputs <= MOST_INPUTS:
        raise word.refuse(f"{WHATS[part.what]} has 2 to {MOST_INPUTS} inputs, not {inputs}.")


def _tiles(given: Set, faces: dict[str, int]) -> list[tuple[int, int]]:
    """The green and the black face of each tile."""
    tiles: list[tuple[int, int]] = []
    for row in given["tiles"]:
        if len(row) != 3:
            raise row[0].refuse("a tile is how many there are of it, its green face and its black face.")
        count, *names = (word.text for word in row)
        if not count.isdecimal() or not 1 <= int(count) <= TILES:
            raise row[0].refuse(f"must be a number from 1 to {TILES}, not {count}.")
        for word in row[1:]:
            if word.text not in faces:
                raise word.refuse(f"there is no face {word.text}.")
        tiles += [(faces[names[0]], faces[names[1]])] * int(count)
    if not 2 <= len(tiles) <= TILES:
        raise given.refuse("tiles", f"a set has 2 to {TILES} tiles, not {len(tiles)}.")
    for side, name in enumerate(("green", "black")):
        parts = sum(len(Face.unpack(tile[side]).parts) for tile in tiles)
        if parts > NODES - TERMINALS:
            raise given.refuse("tiles", f"{parts} {name} gates and wires; {NODES - TERMINALS} are the most.")
    return tiles


def _missions(given: Set) -> tuple[list[list[int]], list[list[int]]]:
    """The letters of the three zero-tiles, and the bits of the three one-tiles."""
    zeros = _three_rows(given, "zero", LETTERS)
    for row in zeros:
        if len({word.text for word in row}) < 3:
            raise row[0].refuse("a zero-tile has three different letters.")
    ones = _three_rows(given, "one", ("0", "1"))
    letters = [[LETTERS.index(word.text) for word in row] for row in zeros]
    return letters, [[int(word.text) for word in row] for row in ones]


def _three_rows(given: Set, key: str, known: tuple[str, ...]) -> Table:
    if len(given[key]) != 3:
        raise given.refuse(key, f"there are 3 of these tiles, not {len(given[key])}.")
    for row in given[key]:
        if len(row) != 3:
            raise row[0].refuse(f"must be 3 entries, not {len(row)}.")
        for word in row:
            if word.text not in known:
                raise word.refuse(f"must be one of {', '.join(known)}, not {word.text}.")
    return given[key]


def _board(given: Set) -> tuple[list[int], list[int]]:
    """The cells of the six terminals, and those of the core."""
    rows = given["board"]
    width, height = len(rows[0]), len(rows)
    for row in rows:
        if len(row) != width:
            raise row[0].refuse(f"this row has {len(row)} cells, the first one {width}.")
    if not (width % 2 and height % 2 and width <= WIDEST_MAP and height <= WIDEST_MAP):
        raise given.refuse("board", f"rows and columns are odd in number, {WIDEST_MAP} at most.")
    cells: dict[str, list[int]] = {mark: [] for mark in f"C{TERMINAL_MARKS}"}
    for y, row in enumerate(rows):
        for x, word in enumerate(row):
            if word.text in cells:
                cells[word.text].append((x - width // 2 + REACH) * SPAN + height // 2 - y + REACH)
            elif word.text != ".":
                raise word.refuse(f"a cell is ., C or one of {', '.join(TERMINAL_MARKS)}, not {word.text}.")
    return _check_board(given, cells)


def _check_board(given: Set, cells: dict[str, list[int]]) -> tuple[list[int], list[int]]:
    core = cells.pop("C")
    if not 1 <= len(core) <= CORE_CELLS:
        raise given.refuse("board", f"the core has 1 to {CORE_CELLS} cells, not {len(core)}.")
    for mark, found in cells.items():
        if len(found) != 1:
            raise given.refuse("board", f"there is one terminal {mark}, not {len(found)}.")
    terminals = [found[0] for found in cells.values()]
    for mark, cell in zip(cells, terminals, strict=True):
        if cell + (1 if mark.isupper() else -1) in {*core, *terminals}:
            raise given.refuse("board", f"the port of terminal {mark} is not free.")
    return terminals, core


SETS = {name: Set(shipped(name)) for name in SHIPPED}
CHOICES = tuple(Choice(name, made.name, made.words) for name, made in SETS.items())
NUMBERS = {name: made.numbers() for name, made in SETS.items()}


@lru_cache(maxsize=64)
def content(answer: str) -> tuple[int, ...]:
    """The numbers of a set of the box, or of the text of somebody's own."""
    if answer in NUMBERS:
        return NUMBERS[answer]
    if "=" not in answer:
        raise Refusal(f"The set can be {', '.join(SHIPPED)}, or the text of a file, not {answer!r:.40}.")
    return Set(Sheet("your file", answer)).numbers()


def describe(answer: str) -> str:
    """What is in a set: how many tiles of each kind, on both sides."""
    made = SETS[answer] if answer in SETS else Set(Sheet("your file", answer))
    tiles = _tiles(made, _faces(made["faces"]))
    lines = [f"{made.name}: {made.words}"]
    for side, name in enumerate(("green", "black")):
        whats = Counter(_what(Face.unpack(tile[side])) for tile in tiles)
        counted = ", ".join(f"{whats[what]} {what}" for what in WHATS if whats[what])
        lines.append(f"{len(tiles)} tiles, {name} side up: {counted}")
    return "\n".join(lines)


def _what(face: Face) -> str:
    """The gate of a tile, if it has one; else link or input."""
    return WHATS[max((part.what for part in face.parts), default=NOTHING)]
