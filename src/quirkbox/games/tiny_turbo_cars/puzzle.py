"""What one can do with a controller: scramble it, slide its tiles, take slides back. Numbers like TT-7 are those of README.md."""

from quirkbox.engine import Dice, roll, rule
from quirkbox.games.tiny_turbo_cars.state import (
    CELLS,
    COUNTED,
    DOWN,
    EXTRA_SLIDES,
    HIDDEN,
    HOLE,
    HOLE_GOES,
    LEFT,
    MOST_SLIDES,
    PER_WORD,
    TILES,
    UP,
    WIDE,
    State,
)


@rule
def scramble(s: State, seat: int, dice: Dice) -> None:
    """TT-10: every arrangement that slides can reach is as likely as any other, as after endless random slides."""
    put_in_order(s, seat)
    odd = 0
    for cell in range(CELLS - 1, 0, -1):
        other = roll(dice, cell + 1)
        if other != cell:
            swap(s, seat, cell, other)
            odd ^= 1
    hole = s.holes[seat]
    if odd != (hole // WIDE + hole % WIDE) % 2:  # the hole has come an even way to where it is, or an odd one
        swap_two_tiles(s, seat)


@rule
def put_in_order(s: State, seat: int) -> None:
    """As it comes out of the box."""
    for tile in range(TILES):
        s.puzzles[seat, tile] = s.tiles[tile]
    s.puzzles[seat, TILES] = HOLE
    s.holes[seat] = TILES


@rule
def swap(s: State, seat: int, cell: int, other: int) -> None:
    held = s.puzzles[seat, cell]
    s.puzzles[seat, cell] = s.puzzles[seat, other]
    s.puzzles[seat, other] = held
    if s.holes[seat] == cell:
        s.holes[seat] = other
    elif s.holes[seat] == other:
        s.holes[seat] = cell


@rule
def swap_two_tiles(s: State, seat: int) -> None:
    """The first two cells that are no hole: what slides could not reach becomes what they can."""
    first = 1 if s.holes[seat] == 0 else 0
    second = first + 1 if s.holes[seat] != first + 1 else first + 2
    swap(s, seat, first, second)


@rule
def can_slide(s: State, seat: int, way: int) -> bool:
    """TT-11: a tile beside the hole can go into it."""
    hole = int(s.holes[seat])
    if way == UP:
        return hole < CELLS - WIDE
    if way == DOWN:
        return hole >= WIDE
    return hole % WIDE < WIDE - 1 if way == LEFT else hole % WIDE > 0


@rule
def move_tile(s: State, seat: int, way: int) -> int:
    """Put the tile into the hole; the cell that it comes from, which is the hole now."""
    hole = s.holes[seat]
    cell = hole + HOLE_GOES[way]
    s.puzzles[seat, hole] = s.puzzles[seat, cell]
    s.puzzles[seat, cell] = HOLE
    s.holes[seat] = cell
    return int(cell)


@rule
def slide(s: State, seat: int, way: int) -> int:
    """A slide that counts, and is remembered where it may have to be taken back."""
    if s.programming == COUNTED:
        made = s.slides[seat]
        s.past[seat, made // PER_WORD] |= way << (made % PER_WORD * 2)
    s.slides[seat] += 1
    return move_tile(s, seat, way)


@rule
def take_back_slide(s: State, seat: int) -> None:
    s.slides[seat] -= 1
    made = s.slides[seat]
    word, shift = made // PER_WORD, made % PER_WORD * 2
    way = (s.past[seat, word] >> shift) & 3
    s.past[seat, word] ^= way << shift
    move_tile(s, seat, way ^ 1)  # up and down, left and right are neighbours


@rule
def may_slide(s: State, seat: int) -> bool:
    """TT-15, TT-16: nobody slides for ever, and when slides count the last one has ten more than the others."""
    if s.slides[seat] >= MOST_SLIDES[s.programming]:
        return False
    if s.programming != COUNTED or still_programming(s) > 1:
        return True
    return bool(s.slides[seat] < most_slides_of_others(s, seat) + EXTRA_SLIDES)


@rule
def still_programming(s: State) -> int:
    count = 0
    for seat in range(s.players):
        if not s.finished[seat]:
            count += 1
    return count


@rule
def most_slides_of_others(s: State, seat: int) -> int:
    most = 0
    for other in range(s.players):
        if other != seat and s.slides[other] > most:
            most = int(s.slides[other])
    return most


@rule
def hide_controller(s: State, seat: int) -> None:
    for cell in range(CELLS):
        s.puzzles[seat, cell] = HIDDEN
    s.holes[seat] = HIDDEN
    forget_slides(s, seat)


@rule
def forget_slides(s: State, seat: int) -> None:
    for word in range(s.past.shape[1]):
        s.past[seat, word] = 0


@rule
def guess_controller(s: State, seat: int, dice: Dice) -> None:
    """Any arrangement is possible, and any slides that may have led to it: they are drawn backwards."""
    scramble(s, seat, dice)
    if s.programming != COUNTED:
        return
    hole = s.holes[seat]
    for made in range(s.slides[seat] - 1, -1, -1):
        way = roll(dice, 4)
        while not can_slide(s, seat, way ^ 1):
            way = roll(dice, 4)
        s.past[seat, made // PER_WORD] |= way << (made % PER_WORD * 2)
        s.holes[seat] -= HOLE_GOES[way]
    s.holes[seat] = hole
