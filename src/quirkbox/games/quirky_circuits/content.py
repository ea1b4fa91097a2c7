"""Scenarios as files, and what is wrong with one: the mistake, the line of the file, the row and the column of the map.

A scenario is a TOML file like those in content/:

    name = "Round the sofa"
    robot = "gizmo"              # gizmo, twirl, rover or lefty
    stars = 2                    # how hard it is, 1 to 5; may be left out
    battery = 10                 # rounds
    facing = "N"                 # where the robot looks
    decks = ["basic", "quirk"]   # the robot's own, and cats, farm, conveyor
    goal = ["clean", "tiger meets toy", "dock"]    # all of these: clean, deliver, KIND meets KIND, and dock last
    map = '''
    . . .|. b .
        - '
    . V . .\\t .
    @ . # > > v
    '''
    [tokens]                     # what stands for a token on the map …
    t = "toy"
    [spots]                      # … and for the place where one is wanted, or several: X = ["rice", "fish"]
    R = "seed_red"
    [tables]                     # the same, but the robot cannot enter it
    N = "nigiri"

On the map . is a free space, @ the robot's start, # an obstacle, V one with a vase, b a dust bunny, ^ > v < a conveyor. A map can
be drawn close, or with a blank between the spaces: then | and, in a row of its own, - are barriers; a slope leads up to the right
with /, up to the left with \\, up to the north with ' and up to the south with , between two rows. Rows and columns are counted
from 1 in the north-west. What else a file may say:

    things = '''…'''             # a second drawing of the same size, for tokens and dust on top of conveyors
    order = ["tail", "ribs"]     # to be delivered in this order
    long = ["ribs"]              # kinds that are two spaces long: each is two letters side by side
    blocks = ["tiger"]           # tokens that the robot cannot run over
    lose = ["fox meets hen"]     # what must never happen on the ground
    words = "…"                  # a sentence for the scenario book
    [walks]                      # where walking tokens go, if not where they always go
    hen = "wheat"
    [cards]                      # instead of decks: how many of each card
    forward_1 = 4
    [quirks]                     # and of the yellow ones
    turn_left = 2
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache, lru_cache
from pathlib import Path

import numpy as np

from quirkbox.engine import Choice, Refusal, Row, Sheet, content_record
from quirkbox.games.quirky_circuits.actions import COMMANDS, KINDS, ROBOTS, SIDES
from quirkbox.games.quirky_circuits.state import (
    ACROSS,
    CLEAN,
    DECK,
    DELIVER,
    DOCK,
    DOWN,
    HALF_OF,
    IS_SOLID,
    KIND_OF,
    MEET,
    MOST_BATTERY,
    MUST_MEET,
    MUST_NOT,
    NAME,
    NONE,
    QUIRK,
    RANK_OF,
    ROBOT,
    SIDE,
    SPACE_OF,
    SPOT_HALF,
    SPOT_SPACE,
    SPOT_WANTS,
    SPOTS,
    TOKENS,
    WALKS_TO,
    Content,
)
from quirkbox.games.quirky_circuits.tell import many

FOLDER = Path(__file__).parent / "content"
DECKS = ("basic", "quirk", "cats", "farm", "conveyor")
ARROWS = "^>v<"
FIXED = ".#V@b" + ARROWS  # what these stand for is no choice
WALKS = {"hen": "wheat", "patches": "robot", "fox": "hen", "tiger": "toy", "scar": "box"}
FEWEST_CARDS = 12  # so that four players can always make a program
LEAST = 3  # of the battery
PLAIN_GOALS = {"clean": CLEAN, "deliver": DELIVER, "dock": DOCK}
ACROSS_MARKS, BETWEEN_MARKS = "|/\\", "-',"
SECTIONS = ("tokens", "spots", "tables", "walks", "cards", "quirks")
KEYS = (
    "name", "words", "number", "robot", "stars", "battery", "facing", "decks", "goal", "map", "things", "order", "long", "blocks",
    "lose", *(f"{section} (under [{section}])" for section in SECTIONS),
)  # fmt: skip


@dataclass(frozen=True)
class Token:
    kind: int
    space: int
    # the side of its second half, or NONE
    half: int


@dataclass(frozen=True)
class Spot:
    space: int
    half: int
    wants: tuple[int, ...]


@dataclass(frozen=True)
class Scenario:
    name: str
    words: str
    number: int
    robot: int
    stars: int
    battery: int
    facing: int
    width: int
    height: int
    start: int
    goal: int
    # how many of each face
    cards: tuple[int, ...]
    blocked: frozenset[int]
    tables: frozenset[int]
    vases: frozenset[int]
    bunnies: frozenset[int]
    # space and side, the edge of the map included
    walls: frozenset[tuple[int, int]]
    rises: frozenset[tuple[int, int]]
    belts: frozenset[tuple[int, int]]
    tokens: tuple[Token, ...]
    spots: tuple[Spot, ...]
    # kinds
    solid: frozenset[int]
    # kinds; ROBOT
    walks: Mapping[int, int]
    meets: Mapping[int, int]
    never: Mapping[int, int]
    order: tuple[int, ...]

    def numbers(self) -> tuple[int, ...]:
        """As `deal` reads it."""
        made, numbers = content_record(Content)
        made.number, made.stars, made.robot, made.battery = self.number, self.stars, self.robot, self.battery
        made.width, made.height = self.width, self.height
        made.goal, made.dock = self.goal, self.start if self.goal & DOCK else NONE
        made.start, made.facing = self.start, self.facing
        name = np.frombuffer(self.name.encode(), np.int8)
        made.name[: len(name)] = name
        made.blocked, made.tables = _set(self.blocked), _set(self.tables)
        made.vases, made.bunnies = _set(self.vases), _set(self.bunnies)
        for side in range(4):
            made.walls[side], made.rises[side], made.belts[side] = (
                _set({space for space, way in edges if way == side}) for edges in (self.walls, self.rises, self.belts)
            )
        self._lay_tokens(made)
        self._mark_spots(made)
        made.cards[:] = self.cards
        return tuple(numbers.tolist())

    def _lay_tokens(self, made: Content) -> None:
        made.tokens[:] = NONE
        made.tokens[:, RANK_OF] = 0
        for row, token in zip(made.tokens, self.tokens, strict=False):
            row[KIND_OF], row[SPACE_OF], row[HALF_OF] = token.kind, token.space, token.half
            row[IS_SOLID] = token.kind in self.solid
            row[WALKS_TO] = self._first(self.walks.get(token.kind, NONE))
            row[MUST_MEET] = self._first(self.meets.get(token.kind, NONE))
            row[MUST_NOT] = self._first(self.never.get(token.kind, NONE))
            row[RANK_OF] = self.order.index(token.kind) + 1 if token.kind in self.order else 0

    def _mark_spots(self, made: Content) -> None:
        made.spots[:] = NONE
        made.spots[:, SPOT_WANTS] = 0
        for row, spot in zip(made.spots, self.spots, strict=False):
            row[SPOT_SPACE], row[SPOT_HALF] = spot.space, spot.half
            row[SPOT_WANTS] = sum(1 << kind for kind in spot.wants)

    def _first(self, kind: int) -> int:
        """The token of a kind; the robot is no token."""
        if kind < 0:
            return kind
        return next((n for n, token in enumerate(self.tokens) if token.kind == kind), NONE)


def _set(spaces: frozenset[int] | set[int]) -> int:
    bits = sum(1 << space for space in spaces)
    return bits - (1 << 64) if bits >> 63 else bits


@lru_cache(maxsize=64)
def numbers(answer: str) -> tuple[int, ...]:
    """The numbers behind an answer to the option `scenario`."""
    return scenario(answer).numbers()


def scenario(answer: str) -> Scenario:
    """The scenario behind an answer: one of the book by its name, or the text of a file."""
    if answer in book():
        return book()[answer]
    if not answer.strip():
        raise Refusal("Your file is empty: a scenario says at least its robot, battery, goal, map and decks.")
    if any(sign in answer for sign in "=[\n"):
        return read(Sheet("your file", answer))
    ours = ", ".join(book())
    raise Refusal(f"The scenario can be {ours}, or the text of a file, not {answer!r:.40}.")


@cache
def book() -> dict[str, Scenario]:
    """Our own scenarios, in their order."""
    found = {
        path.stem: read(Sheet(path.name, path.read_text(encoding="utf-8")), ours=True)
        for path in FOLDER.glob("*.toml")
        if path.stem != "decks"
    }
    return dict(sorted(found.items(), key=lambda entry: entry[1].number))


def describe(answer: str) -> str:
    """A scenario in words for whoever drew it."""
    made = scenario(answer)
    parts = [
        f"{made.name or 'A scenario'}: {ROBOTS[made.robot].capitalize()} on {made.width} by {made.height} spaces",
        f"battery {made.battery}",
        many(sum(made.cards), "card"),
        many(sum(made.cards[QUIRK:]), "quirk") + " among them" if any(made.cards[QUIRK:]) else "",
        many(len(made.bunnies), "dust bunny", "dust bunnies") if made.bunnies else "",
        many(len(made.tokens), "token") if made.tokens else "",
        many(len(made.spots), "spot") if made.spots else "",
    ]
    return ", ".join(part for part in parts if part) + "."


def choices() -> tuple[Choice, ...]:
    return tuple(
        Choice(name, made.name, made.words, ROBOTS[made.robot].capitalize(), made.stars) for name, made in book().items()
    )


@dataclass
class Drawing:
    """A map being read: the character of each space with its place in the file, and the edges between them."""

    rows: list[Row] = field(default_factory=list)
    # of each space in its row's text
    columns: list[list[int]] = field(default_factory=list)
    walls: set[tuple[int, int]] = field(default_factory=set)
    rises: set[tuple[int, int]] = field(default_factory=set)

    @property
    def width(self) -> int:
        return len(self.columns[0])

    @property
    def height(self) -> int:
        return len(self.rows)

    def at(self, space: int) -> str:
        row, column = divmod(space, SIDE)
        return self.rows[row].text[self.columns[row][column]]

    def spaces(self) -> list[int]:
        return [row * SIDE + column for row in range(self.height) for column in range(self.width)]

    def find(self, letter: str) -> list[int]:
        return [space for space in self.spaces() if self.at(space) == letter]

    def refuse(self, space: int, why: str) -> Refusal:
        row, column = divmod(space, SIDE)
        return self.rows[row].refuse(f"row {row + 1}, column {column + 1}: {why}", self.columns[row][column])


def draw(sheet: Sheet, key: str) -> Drawing:
    """A drawing, close or with gaps; rows of edges lie between rows of spaces."""
    rows = sheet.rows(key, remarks=False)
    made = Drawing()
    left = min((row.indent for row in rows if not _is_between(row)), default=0)
    wide = any(set(row.text) & set(" " + ACROSS_MARKS) for row in rows if not _is_between(row))
    for row in rows:
        if _is_between(row):
            _draw_between(made, row, left)
        else:
            _draw_row(made, row, left, wide)
    if rows and _is_between(rows[-1]):
        raise rows[-1].refuse("edges lie between two rows of spaces.")
    if not 3 <= made.height <= SIDE:
        raise sheet.refuse(f"{key} has {many(made.height, 'row')}; there can be 3 to {SIDE}.", sheet.line_of(key))
    return made


def _is_between(row: Row) -> bool:
    return set(row.text) <= set(BETWEEN_MARKS + " ")


def _draw_row(made: Drawing, row: Row, left: int, wide: bool) -> None:
    number = len(made.rows)
    if row.indent != left:
        raise row.refuse(f"row {number + 1} does not begin where the others do.")
    columns = list(range(0, len(row.text), 2 if wide else 1))
    if not 3 <= len(columns) <= SIDE:
        raise row.refuse(f"row {number + 1} has {many(len(columns), 'space')}; there can be 3 to {SIDE}.")
    if made.columns and len(columns) != made.width:
        raise row.refuse(f"row {number + 1} has {many(len(columns), 'space')}, the first row has {made.width}.")
    made.rows.append(row)
    made.columns.append(columns)
    for column, place in enumerate(columns):
        if row.text[place].isspace():
            raise row.refuse(f"row {number + 1}, column {column + 1}: there is nothing here; a free space is a dot.", place)
        mark = row.text[place + 1] if wide and place + 1 < len(row.text) else " "
        space = number * SIDE + column
        if mark == "|":
            made.walls |= {(space, 1), (space + 1, 3)}
        elif mark == "/":
            made.rises.add((space, 1))
        elif mark == "\\":
            made.rises.add((space + 1, 3))
        elif mark != " ":
            why = f"row {number + 1}, after column {column + 1}: {mark!r} is no edge; there is | / \\ and a blank."
            raise row.refuse(why, place + 1)


def _draw_between(made: Drawing, row: Row, left: int) -> None:
    if not made.rows:
        raise row.refuse("edges lie between two rows of spaces.")
    above = len(made.rows) - 1
    wide = len(made.columns[above]) > 1 and made.columns[above][1] == 2
    for place, mark in enumerate(row.text):
        if mark == " ":
            continue
        column, rest = divmod(row.indent - left + place, 2 if wide else 1)
        if rest or not 0 <= column < made.width:
            raise row.refuse(f"below row {above + 1}: this {mark} lies under no space.", place)
        space = above * SIDE + column
        if mark == "-":
            made.walls |= {(space, 2), (space + SIDE, 0)}
        elif mark == "'":
            made.rises.add((space + SIDE, 0))
        else:
            made.rises.add((space, 2))


def read(sheet: Sheet, ours: bool = False) -> Scenario:
    """A scenario from a file; Refusal names the mistake and its place."""
    return _Reading(sheet, ours).scenario()


class _Reading:
    """A file on its way to a scenario."""

    def __init__(self, sheet: Sheet, ours: bool):
        self.sheet = sheet
        for section in SECTIONS:
            if sheet.has(section):
                raise self._refuse(section, f"{section} must be a section, written [{section}].")
        self.name = self._text("name") or "A scenario"
        if len(self.name.encode()) > NAME:
            raise sheet.refuse(f"name has at most {NAME} letters.", sheet.line_of("name"))
        self.words = self._text("words")
        self.number = sheet.number("number", 1, 99) if sheet.has("number") else 0
        self.number = self.number if ours else 0
        self.robot = self._one("robot", ROBOTS)
        self.stars = sheet.number("stars", 1, 5) if sheet.has("stars") else 1
        self.battery = sheet.number("battery", LEAST, MOST_BATTERY)
        self.facing = self._one("facing", SIDES) if sheet.has("facing") else 0
        self.map = draw(sheet, "map")
        self.things = draw(sheet, "things") if sheet.has("things") else None
        self.long = self._kinds("long")
        self.legend = self._legend()

    def scenario(self) -> Scenario:
        sheet = self.sheet
        blocks, order = self._kinds("blocks"), self._kinds("order")
        cards = self._cards()
        tokens, spots = self._tokens(), self._spots()
        goal, meets = self._goal(tokens, spots)
        for key, kinds in (("long", self.long), ("blocks", blocks), ("order", order)):
            self._check_named(key, kinds, tokens)
        never = self._pairs("lose", sheet.take("lose") if sheet.has("lose") else [], tokens)
        if set(meets.items()) & set(never.items()):
            raise self._refuse("lose", "lose and goal name the same two.")
        walks = self._walks(cards, tokens)
        self._check_cards(cards)
        self._check_order(order, tokens, spots)
        self._check_long({*walks, *walks.values(), *meets, *meets.values(), *never, *never.values()})
        sheet.done(KEYS)
        tables = frozenset(space for space in self.map.spaces() if self.map.at(space) in self.legend["tables"])
        vases = frozenset(self.map.find("V"))
        return Scenario(
            name=self.name, words=self.words, number=self.number, robot=self.robot, stars=self.stars, battery=self.battery,
            facing=self.facing, width=self.map.width, height=self.map.height, start=self._start(), goal=goal, cards=cards,
            blocked=vases | tables | frozenset(self.map.find("#")), tables=tables, vases=vases,
            bunnies=frozenset(self._dust(goal)), walls=frozenset(self._walls()), rises=frozenset(self.map.rises),
            belts=frozenset((space, way) for way, mark in enumerate(ARROWS) for space in self.map.find(mark)),
            tokens=tokens, spots=spots, solid=frozenset(blocks), walks=walks, meets=meets, never=never, order=tuple(order),
        )  # fmt: skip

    def _text(self, key: str) -> str:
        return self.sheet.row(key).text if self.sheet.has(key) else ""

    def _refuse(self, key: str, why: str) -> Refusal:
        return self.sheet.refuse(why, self.sheet.line_of(key))

    def _one(self, key: str, known: Sequence[str]) -> int:
        given = self.sheet.take(key)
        return self._index(key, given, known)

    def _index(self, key: str, given: object, known: Sequence[str]) -> int:
        if not isinstance(given, str) or given not in known:
            raise self._refuse(key, f"{key} cannot be {given!r:.40}; there is {', '.join(known)}.")
        return known.index(given)

    def _list(self, key: str) -> list[object]:
        given = self.sheet.take(key)
        if not isinstance(given, list):
            raise self._refuse(key, f"{key} must be a list, not {given!r:.40}.")
        return given

    def _kinds(self, key: str) -> list[int]:
        return [self._index(key, kind, KINDS) for kind in self._list(key)] if self.sheet.has(key) else []

    def _legend(self) -> dict[str, dict[str, tuple[int, ...]]]:
        """What each letter stands for: a token, a spot or a table."""
        legend: dict[str, dict[str, tuple[int, ...]]] = {}
        seen = set(FIXED)
        for section in ("tokens", "spots", "tables"):
            legend[section] = {}
            for letter in self.sheet.under(section):
                key = f"{section}.{letter}"
                if len(letter) != 1 or letter in seen:
                    why = f"{letter!r} cannot stand for something: it must be one letter that stands for nothing else yet."
                    raise self._refuse(key, why)
                seen.add(letter)
                given = self.sheet.take(key)
                kinds = given if isinstance(given, list) and given and section != "tokens" else [given]
                legend[section][letter] = tuple(self._index(key, kind, KINDS) for kind in kinds)
                self._check_twice(key, legend[section][letter])
        for drawing in (self.map, self.things) if self.things else (self.map,):
            for space in drawing.spaces():
                if drawing.at(space) not in seen:
                    known = " ".join([*FIXED, *sorted(seen - set(FIXED))])
                    raise drawing.refuse(space, f"{drawing.at(space)!r} is no space; there is {known}.")
        return legend

    def _start(self) -> int:
        found = self.map.find("@")
        if len(found) != 1:
            if len(found) > 1:
                raise self.map.refuse(found[1], "there is a second start (@).")
            raise self._refuse("map", "the map has no start (@) for the robot.")
        return found[0]

    def _walls(self) -> set[tuple[int, int]]:
        """Barriers, and the edge of the map."""
        walls = set(self.map.walls)
        for space in self.map.spaces():
            for side in range(4):
                row, column = space // SIDE + DOWN[side], space % SIDE + ACROSS[side]
                if not (0 <= row < self.map.height and 0 <= column < self.map.width):
                    walls.add((space, side))
        return walls

    def _dust(self, goal: int) -> list[int]:
        drawings = [self.map, self.things] if self.things else [self.map]
        for drawing in drawings:
            for space in drawing.find("b"):
                if not goal & CLEAN:
                    raise drawing.refuse(space, 'there is a dust bunny (b), but the goal does not say "clean".')
                if self.map.at(space) in ("#", "V", *self.legend["tables"]):
                    raise drawing.refuse(space, "there is a dust bunny (b) where no robot can go.")
        return [space for drawing in drawings for space in drawing.find("b")]

    def _tokens(self) -> tuple[Token, ...]:
        found: list[Token] = []
        if self.things:
            self._check_things(self.things)
        for drawing in (self.map, self.things) if self.things else (self.map,):
            found += [
                Token(kinds[0], space, half)
                for letter, kinds in self.legend["tokens"].items()
                for space, half in self._pieces(drawing, letter, kinds)
            ]
        if len(found) > TOKENS:
            raise self._refuse("map", f"there is room for {TOKENS} tokens, not {len(found)}.")
        return tuple(sorted(found, key=lambda token: token.space))

    def _check_things(self, things: Drawing) -> None:
        if (things.width, things.height) != (self.map.width, self.map.height):
            raise self._refuse("things", "things must be drawn as large as the map.")
        for space in things.spaces():
            if things.at(space) not in (".", "b", *self.legend["tokens"]):
                raise things.refuse(space, f"{things.at(space)!r} is no token.")

    def _spots(self) -> tuple[Spot, ...]:
        found = [
            Spot(space, half, kinds)
            for section in ("spots", "tables")
            for letter, kinds in self.legend[section].items()
            for space, half in self._pieces(self.map, letter, kinds)
        ]
        if len(found) > SPOTS:
            raise self._refuse("map", f"there is room for {SPOTS} spots, not {len(found)}.")
        return tuple(sorted(found, key=lambda spot: spot.space))

    def _pieces(self, drawing: Drawing, letter: str, kinds: Sequence[int]) -> list[tuple[int, int]]:
        """Where a letter stands; two of them together where its kind is two spaces long."""
        spaces = drawing.find(letter)
        if not any(kind in self.long for kind in kinds):
            return [(space, NONE) for space in spaces]
        pieces = []
        while spaces:
            first = spaces.pop(0)
            side = next((way for way in (1, 2) if first + (1 if way == 1 else SIDE) in spaces), NONE)
            if side == NONE:
                why = f"this {letter} is two spaces long, but its other half is neither right of it nor below."
                raise drawing.refuse(first, why)
            spaces.remove(first + (1 if side == 1 else SIDE))
            pieces.append((first, side))
        return pieces

    def _goal(self, tokens: Sequence[Token], spots: Sequence[Spot]) -> tuple[int, dict[int, int]]:
        parts = self._list("goal")
        goal = sum(bit for word, bit in PLAIN_GOALS.items() if word in parts)
        others = [part for part in parts if part not in tuple(PLAIN_GOALS)]
        meets = self._pairs("goal", others, tokens)
        goal |= MEET if meets else 0
        if not goal & ~DOCK:
            raise self._refuse("goal", "goal must name something to do: clean, deliver, or KIND meets KIND.")
        if goal & CLEAN and not self.map.find("b"):
            raise self._refuse("goal", "there is nothing to clean: the map has no dust bunny (b).")
        if bool(spots) != bool(goal & DELIVER):
            raise self._refuse("goal", "goal says deliver where the map has spots or tables, and only there.")
        for spot in spots:
            self._check_wanted(spot, tokens, spots)
        return goal, meets

    def _check_wanted(self, spot: Spot, tokens: Sequence[Token], spots: Sequence[Spot]) -> None:
        for kind in spot.wants:
            there = sum(token.kind == kind for token in tokens)
            wanted = sum(kind in other.wants for other in spots)
            if there < wanted:
                why = f"this wants {KINDS[kind]}; the map has {there} of them, and {wanted} are wanted."
                raise self.map.refuse(spot.space, why)

    def _pairs(self, key: str, given: object, tokens: Sequence[Token]) -> dict[int, int]:
        """ "fox meets hen", as kinds."""
        pairs: dict[int, int] = {}
        for text in given if isinstance(given, list) else [given]:
            words = text.split() if isinstance(text, str) else []
            if len(words) != 3 or words[1] != "meets":
                plain = f"there is {', '.join(PLAIN_GOALS)}, and for two that meet " if key == "goal" else ""
                raise self._refuse(key, f"{key} cannot be {text!r:.40}; {plain}it is written: fox meets hen.")
            one, other = (self._index(key, words[place], KINDS) for place in (0, 2))
            self._check_pair(key, one, other, tokens)
            if one in pairs:
                why = f"{key}: {KINDS[one]} meets {KINDS[pairs[one]]} already; it can meet one other only."
                raise self._refuse(key, why)
            pairs[one] = other
        return pairs

    def _check_pair(self, key: str, one: int, other: int, tokens: Sequence[Token]) -> None:
        """Two different tokens, each the only one of its kind, apart from each other at the beginning."""
        if one == other:
            raise self._refuse(key, f"{key}: {KINDS[one]} cannot meet itself.")
        if self._only(key, one, tokens).space == self._only(key, other, tokens).space:
            why = f"{key}: {KINDS[one]} and {KINDS[other]} are on the same space from the beginning."
            raise self._refuse(key, why)

    def _only(self, key: str, kind: int, tokens: Sequence[Token]) -> Token:
        """The one token of a kind that walks or meets."""
        self._check_named(key, [kind], tokens)
        found = [token for token in tokens if token.kind == kind]
        if len(found) > 1:
            why = f"{key}: there are {len(found)} of {KINDS[kind]}; of those that walk or meet there can be one."
            raise self._refuse(key, why)
        return found[0]

    def _check_named(self, key: str, kinds: Sequence[int], tokens: Sequence[Token]) -> None:
        """Kinds that a file names must be on the map."""
        self._check_twice(key, kinds)
        for kind in kinds:
            if not any(token.kind == kind for token in tokens):
                raise self._refuse(key, f"{key}: there is no {KINDS[kind]} on the map.")

    def _check_twice(self, key: str, kinds: Sequence[int]) -> None:
        for kind in kinds:
            if kinds.count(kind) > 1:
                raise self._refuse(key, f"{key} names {KINDS[kind]} twice.")

    def _check_order(self, order: Sequence[int], tokens: Sequence[Token], spots: Sequence[Spot]) -> None:
        """What comes next waits for all of them, so all must be wanted."""
        for kind in order:
            there = sum(token.kind == kind for token in tokens)
            wanted = sum(kind in spot.wants for spot in spots)
            if there != wanted:
                why = f"order: the map has {there} of {KINDS[kind]}, and {wanted} wanted; it must be as many."
                raise self._refuse("order", why)

    def _check_long(self, others: set[int]) -> None:
        for kind in self.long:
            if kind in others:
                why = f"long: {KINDS[kind]} walks, is walked to or meets somebody, so it takes one space only."
                raise self._refuse("long", why)

    def _walks(self, cards: Sequence[int], tokens: Sequence[Token]) -> dict[int, int]:
        """Where each walking kind goes. Whoever has a card must be there, with somewhere to go."""
        goes = dict(WALKS)
        for kind in self.sheet.under("walks"):
            self._index(f"walks.{kind}", kind, tuple(WALKS))
            to = self.sheet.take(f"walks.{kind}")
            self._index(f"walks.{kind}", to, ("robot", *KINDS))
            if to == kind:
                raise self._refuse(f"walks.{kind}", f"{kind} cannot walk to itself.")
            self._check_named(f"walks.{kind}", [KINDS.index(kind)], tokens)
            goes[kind] = to
        there = {KINDS[token.kind] for token in tokens}
        for command in self._commands(cards):
            kind = command.rpartition("_")[0]
            if kind in goes:
                self._check_walker(command, kind, goes[kind], tokens)
        return {
            KINDS.index(kind): ROBOT if to == "robot" else KINDS.index(to)
            for kind, to in goes.items()
            if kind in there and (to == "robot" or to in there)
        }

    def _check_walker(self, command: str, kind: str, to: str, tokens: Sequence[Token]) -> None:
        there = {KINDS[token.kind] for token in tokens}
        if kind not in there:
            raise self._refuse_card(command, f"there are cards for {kind}, but no {kind} on the map.")
        if to != "robot" and to not in there:
            raise self._refuse_card(command, f"{kind} walks to {to}, but there is no {to} on the map.")
        for one in (kind, to):
            if one != "robot":
                self._only(self._key_of_card(command), KINDS.index(one), tokens)

    def _check_cards(self, cards: Sequence[int]) -> None:
        """Every card must be able to do something."""
        robot = ROBOTS[self.robot]
        for command in self._commands(cards):
            if command.startswith("conveyor") and not any(self.map.find(mark) for mark in ARROWS):
                raise self._refuse_card(command, f"there are cards for conveyors, but no arrow ({ARROWS}) on the map.")
            if command == "pick_or_drop" and robot == "gizmo":
                raise self._refuse_card(command, "there are cards to pick up and drop, but Gizmo has no hands.")
            if command == "swap" and robot != "lefty":
                raise self._refuse_card(command, "there are cards to swap hands, but only Lefty has two.")

    def _commands(self, cards: Sequence[int]) -> list[str]:
        """Which there are cards for."""
        return [command for card, command in enumerate(COMMANDS) if cards[card] or cards[card + QUIRK]]

    def _refuse_card(self, command: str, why: str) -> Refusal:
        return self._refuse(self._key_of_card(command), why)

    def _key_of_card(self, command: str) -> str:
        """Where the file says that there is such a card."""
        named = [key for key in (f"cards.{command}", f"quirks.{command}") if self.sheet.line_of(key)]
        return named[0] if named else "decks"

    def _cards(self) -> tuple[int, ...]:
        """From its decks, or card by card."""
        counts = [0] * (2 * QUIRK)
        if self.sheet.has("decks"):
            for deck in self._list("decks"):
                self._index("decks", deck, DECKS)
                for command, n in _decks()[f"{ROBOTS[self.robot]}.{deck}" if deck in DECKS[:2] else str(deck)]:
                    counts[command + (QUIRK if deck == "quirk" else 0)] += n
        for section, first in (("cards", 0), ("quirks", QUIRK)):
            for name in self.sheet.under(section):
                command = self._index(f"{section}.{name}", name, COMMANDS)
                counts[first + command] = self.sheet.number(f"{section}.{name}", 0, DECK)
        if not FEWEST_CARDS <= sum(counts) <= DECK:
            why = f"a scenario has {FEWEST_CARDS} to {DECK} cards, not {sum(counts)}."
            raise self._refuse("decks", why)
        return tuple(counts)


@cache
def _decks() -> dict[str, list[tuple[int, int]]]:
    """Command and number of each card, by deck."""
    sheet = Sheet("decks.toml", (FOLDER / "decks.toml").read_text(encoding="utf-8"))
    decks: dict[str, list[tuple[int, int]]] = {}
    for name in (*(f"{robot}.{deck}" for robot in ROBOTS for deck in DECKS[:2]), *DECKS[2:]):
        decks[name] = [(COMMANDS.index(card), sheet.number(f"{name}.{card}", 1, DECK)) for card in sheet.under(name)]
    return decks
