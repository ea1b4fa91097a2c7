"""Boards of ROOT\\G: laid by hand."""

from __future__ import annotations

from typing import Any

from quirkbox.engine import Position, dice_from_seed
from quirkbox.games.rootg import GAME
from quirkbox.games.rootg.places import put_on_board
from quirkbox.games.rootg.state import ASK, FIRST, NONE, REACH, RUN, SPAN

FILLER = ["STRAIGHT"] * 4  # tiles left in the stack, so that no game ends before its time
Event = dict[str, Any]


def own_set(tiles: list[str], **tables: str) -> str:
    """A set of exactly these tiles, the same face on both sides. Tables of the box can be replaced."""
    rows = "\n".join(f"1 {face} {face}" for face in tiles)
    others = "".join(f'{name} = """\n{table}\n"""\n' for name, table in tables.items())
    return f'like = "box"\nname = "own"\nwords = "own"\n{others}tiles = """\n{rows}\n"""\n'


def dealt(seed: int = 5, **options: str) -> Position:
    return GAME.start(2, options, dice_from_seed(seed))[0]


def cell(x: int, y: int) -> int:
    return (x + REACH) * SPAN + y + REACH


def laid(
    tiles: list[str],
    hands: tuple[str, str] = ("STRAIGHT", "STRAIGHT"),
    stack: list[str] = FILLER,
    holder: int = 0,
    charges: tuple[int, int] = (18, 18),
    **tables: str,
) -> Position:
    """A board of tiles like "AND/Y 0 2 1" (face, x, y, turn), in the middle of a game: the holder is to place first, seat 1 drew
    the tiles. Tiles are numbered as they are given: board, hands, stack."""
    rows = [row.split() for row in tiles]
    at = dealt(set=own_set([row[0] for row in rows] + list(hands) + stack, **tables))
    s = at.plain
    s.drawn[:], s.hands[:] = NONE, NONE
    for tile, (face, x, y, turn) in enumerate(rows):
        lay(at, tile, int(x), int(y), int(turn), face)
    s.hands[:] = [len(tiles), len(tiles) + 1]
    s.left = len(stack)
    s.stack = ((1 << len(stack)) - 1) << (len(tiles) + 2)
    s.round, s.fresh, s.holder, s.fastest = 2, 0, holder, 1
    s.phase, s.turn = FIRST, holder
    s.charges[:] = charges
    return at


def lay(at: Position, tile: int, x: int, y: int, turn: int, face: str = "") -> None:
    """Put a tile on the board, where it must fit."""
    s = at.plain
    s.hands[0], s.phase, s.turn, s.charges[0] = tile, FIRST, 0, 0
    assert f"place {x} {y} {turn}" in texts(at, 0), f"{face} does not fit on {x}, {y}"
    put_on_board(at.states[0], 0, tile, cell(x, y), turn)
    s.hands[0] = NONE


def asking(at: Position, seat: int) -> Position:
    """At the beginning of a turn, the seat may ask."""
    s = at.plain
    s.hands[:] = NONE
    s.phase, s.turn = ASK, seat
    return at


def running(
    depths: list[int],
    values: list[int],
    wants: tuple[list[int], list[int]] = ([1, 1, 1], [1, 1, 1]),
    holder: int = 0,
    core: int = 0,
) -> Position:
    """A circuit that has just been turned on, with these depths and values at Fast, Norm and Slow of seat 0, then of seat 1."""
    at = laid([], holder=holder, charges=(0, 0))
    s = at.plain
    s.hands[:] = NONE
    s.depth[:6] = depths
    s.values = sum(value << terminal for terminal, value in enumerate(values))
    want(at, *wants)
    s.phase, s.turn, s.why_on, s.core = RUN, NONE, 0, core
    return at


def want(at: Position, first: list[int], second: list[int]) -> None:
    """Give the seats missions that ask for these values."""
    s = at.plain
    s.zeros[0] = [0, 1, 2]
    s.zero[:], s.one[:] = 0, [0, 1]
    s.ones[0], s.ones[1] = first, second


def texts(at: Position, seat: int) -> list[str]:
    return [GAME.actions.text(code) for code in at.legal(seat)]


def do(at: Position, seat: int, text: str, viewer: int = -1) -> list[Event]:
    """Play an action written as text; what the viewer saw happen."""
    return GAME.events.to_json(at.play(seat, GAME.actions.parse(text), dice_from_seed(1)), viewer)


def tick(at: Position) -> list[Event]:
    return do(at, 2, "tick")


def named(events: list[Event], name: str) -> list[Event]:
    """The events of one kind, without their name."""
    return [{k: v for k, v in e.items() if k != "event"} for e in events if e["event"] == name]


def names(events: list[Event]) -> list[str]:
    return [event["event"] for event in events]


def points(at: Position) -> list[int]:
    return at.score()


def charges(at: Position) -> list[int]:
    return [int(n) for n in at.plain.charges]


def depths(at: Position) -> list[int]:
    return [int(n) for n in at.plain.depth[:6]]


def phase(at: Position) -> str:
    return str(at.view(-1)["phase"])
