"""Content files of Circuit Breaker: read, checked, and turned into the numbers that `deal` reads."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path

import numpy as np

from quirkbox.engine import Refusal, Row, Sheet, content_record, dtype_of, plain
from quirkbox.games.circuit_breaker.state import (
    APPLIANCE,
    CARDS,
    COPIES,
    EDGES,
    HAND,
    KINDS,
    NAME,
    NONE,
    ROUNDS,
    SEATS,
    TILES,
    WIRE,
    Content,
)

STANDARD = "standard"
FOLDER = Path(__file__).parent / "content"
KEYS = (
    "wires_dealt", "appliances_dealt", "cheese", "box", "wires", "appliances", "cards", "points.wanted", "points.other",
    "rounds.two_players", "rounds.three_players", "rounds.four_players",
)  # fmt: skip
ICONS = {".": NONE, "w": WIRE, "a": APPLIANCE}


@lru_cache(maxsize=64)
def content(answer: str) -> tuple[int, ...]:
    """The numbers of our own content file, or of the text of somebody's."""
    if answer == STANDARD:
        return _numbers(_standard_sheet())
    if "=" not in answer:
        raise Refusal(f"The tiles can be {STANDARD}, or the text of a file, not {answer!r:.40}.")
    return _numbers(Sheet("your file", answer))


def describe(answer: str) -> str:
    """What is in a file, for whoever made it."""
    c = plain(np.array(content(answer), np.int64).view(dtype_of(Content)), Content)
    tiles = f"{c.wires} wires, {c.tiles - c.wires} appliances of {c.kinds} kinds"
    rounds = ", ".join(f"{c.rounds[players]} with {players} players" for players in range(2, SEATS + 1))
    return f"{tiles}, {c.cards} secret cards, {c.cheese} cubes of cheese. Rounds: {rounds}."


def _standard_sheet() -> Sheet:
    file = FOLDER / f"{STANDARD}.toml"
    return Sheet(file.name, file.read_text(encoding="utf-8"))


def kind_id(name: str) -> str:
    """Gumball Machine: gumball_machine."""
    return "_".join(name.lower().split())


def _names(rows: Sequence[Row]) -> list[str]:
    return [row.parts(":")[0][0] for row in rows]


# The kinds we have pictures and words for, by id. Other kinds of somebody's own file are known by their number there.
KNOWN = {kind_id(name): name for name in _names(_standard_sheet().rows("appliances"))}


def _numbers(sheet: Sheet) -> tuple[int, ...]:
    """Everything a file says, checked."""
    c, numbers = content_record(Content)
    c.kind[:] = c.icons[:] = NONE
    c.dealt[WIRE], c.dealt[APPLIANCE] = sheet.number("wires_dealt", 0, 8), sheet.number("appliances_dealt", 0, 8)
    c.cheese = sheet.number("cheese", 0, 60)
    c.face[TILES] = _face(sheet.row("box"))
    _wires(sheet, c)
    names = _appliances(sheet, c)
    _cards(sheet, c, names)
    _points(sheet, c)
    for players, key in enumerate(("two", "three", "four"), 2):
        _rounds(sheet, c, players, f"rounds.{key}_players")
    sheet.done(KEYS)
    return tuple(numbers.tolist())


def _face(row: Row, text: str | None = None) -> int:
    """The number of a face written as its edges."""
    edges = row.text if text is None else text
    for at, edge in enumerate(edges[:4]):
        if edge not in EDGES:
            raise row.refuse(f"{edge!r} is no edge; an edge is . (a wall), 1, 2, 3 or U.", at)
    if len(edges) != 4:
        raise row.refuse(f"a face has 4 edges (north, east, south, west), not {len(edges)}.", min(len(edges), 4))
    if edges == "....":
        raise row.refuse("this face has no connection at all.")
    return sum(EDGES.index(edge) * 5 ** (3 - at) for at, edge in enumerate(edges))


def _wires(sheet: Sheet, c: Content) -> None:
    wires = 0
    for row in sheet.rows("wires"):
        edges, *times = row.text.split()
        copies = 1
        if times:
            odd = times[0] if not re.fullmatch(r"x[1-9][0-9]{0,2}", times[0], re.ASCII) else "".join(times[1:2])
            if odd:
                why = f"after the face there can only be how many of it, like x2, not {odd!r:.20}."
                raise row.refuse(why, row.text.rindex(odd))
            copies = int(times[0][1:])
        if wires + copies > TILES:
            raise row.refuse(f"there can be {TILES} tiles at most.")
        c.face[wires : wires + copies] = _face(row, edges)
        wires += copies
    c.wires = c.tiles = wires
    _enough(sheet, "wires", wires, SEATS * int(c.dealt[WIRE]) + 2)


def _enough(sheet: Sheet, key: str, there: int, needed: int) -> None:
    if there < needed:
        why = f"four players need {needed} {key} at the start, and there are {there}."
        raise sheet.refuse(why, sheet.line_of(key))


def _appliances(sheet: Sheet, c: Content) -> list[str]:
    """Every kind with its tiles; the names of the kinds."""
    rows = sheet.rows("appliances")
    if len(rows) > KINDS:
        raise rows[KINDS].refuse(f"there can be {KINDS} kinds of appliance at most.")
    names = _names(rows)
    for kind, row in enumerate(rows):
        letters = list(names[kind].encode())
        if not 1 <= len(letters) <= NAME:
            also = "" if names[kind].isascii() else " (accents and the like count double or more)"
            raise row.refuse(f"a name has 1 to {NAME} letters, not {len(letters)}{also}.")
        if "," in names[kind]:
            raise row.refuse("a name has no comma: on a card, commas stand between names.", names[kind].index(","))
        if kind_id(names[kind]) in [kind_id(name) for name in names[:kind]]:
            raise row.refuse(f"{names[kind]} is there twice.")
        c.names[kind, : len(letters)] = letters
        known = list(KNOWN).index(kind_id(names[kind])) if kind_id(names[kind]) in KNOWN else len(KNOWN) + kind
        c.known[kind] = known
        _tiles_of_kind(row, c, kind)
    c.kinds = len(rows)
    needed = SEATS * int(c.dealt[APPLIANCE]) + 3
    _enough(sheet, "appliances", int(c.tiles - c.wires), needed)
    return names


def _tiles_of_kind(row: Row, c: Content, kind: int) -> None:
    parts = row.parts(":")
    if len(parts) != 2 or not parts[1][0]:
        raise row.refuse("a kind is written like Jukebox: 123U, its name and the connections of its tiles.")
    connections, start = parts[1]
    if len(connections) > COPIES:
        raise row.refuse(f"there can be {COPIES} tiles of a kind at most, not {len(connections)}.", start)
    for at, edge in enumerate(connections):
        if edge not in EDGES[1:]:
            raise row.refuse(f"{edge!r} is no connection; a connection is 1, 2, 3 or U.", start + at)
        if c.tiles == TILES:
            raise row.refuse(f"there can be {TILES} tiles at most.", start + at)
        c.face[c.tiles] = EDGES.index(edge) * 5**3
        c.kind[c.tiles] = kind
        c.tiles += 1


def _cards(sheet: Sheet, c: Content, names: Sequence[str]) -> None:
    rows = sheet.rows("cards")
    if len(rows) > CARDS:
        raise rows[CARDS].refuse(f"there can be {CARDS} cards at most.")
    for card, row in enumerate(rows):
        for name, at in row.parts(","):
            if name not in names:
                raise row.refuse(f"there is no appliance {name!r:.30}.", at)
            if c.card[card] & (1 << names.index(name)):
                raise row.refuse(f"{name} is on this card twice.", at)
            c.card[card] |= 1 << names.index(name)
    c.cards = len(rows)
    _enough(sheet, "cards", len(rows), SEATS)


def _points(sheet: Sheet, c: Content) -> None:
    most = int(np.bincount(c.kind[c.wires : c.tiles]).max())
    for row, key in enumerate(("points.other", "points.wanted")):
        points = sheet.numbers(key, 0, 100)
        if not most <= len(points) <= COPIES:
            why = f"{key} needs {most} numbers, one for each tile of a kind, not {len(points)}."
            raise sheet.refuse(why, sheet.line_of(key))
        c.points[row, 1 : len(points) + 1] = points


def _rounds(sheet: Sheet, c: Content, players: int, key: str) -> None:
    rows = sheet.rows(key)
    icons = [_icon(row, at) for row in rows for at in range(len(row.text))]
    for row in rows:
        if len(row.text) != len(rows[0].text):
            raise row.refuse(f"this row has {len(row.text)} rounds, the first one has {len(rows[0].text)}.")
    if not 1 <= len(icons) <= ROUNDS:
        raise sheet.refuse(f"{key} must have 1 to {ROUNDS} rounds, not {len(icons)}.", sheet.line_of(key))
    most = int(sum(c.dealt)) + len(icons) - 1 + sum(icon != NONE for icon in icons)
    if most > HAND:
        why = f"with so many rounds and icons a player could get {most} tiles; {HAND} can be held."
        raise sheet.refuse(why, sheet.line_of(key))
    c.rounds[players], c.columns[players] = len(icons), len(rows[0].text)
    c.icons[players, : len(icons)] = icons


def _icon(row: Row, at: int) -> int:
    if row.text[at] not in ICONS:
        raise row.refuse(f"{row.text[at]!r} is no round; a round is . or, with an icon, w or a.", at)
    return ICONS[row.text[at]]
