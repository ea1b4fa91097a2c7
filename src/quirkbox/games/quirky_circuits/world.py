"""The map: who can go where, what a hand reaches, how a token walks."""

from typing import Any

import numpy as np

from quirkbox.engine import rule
from quirkbox.games.quirky_circuits.state import (
    ACROSS,
    BIT,
    DOWN,
    LEFT,
    NONE,
    ON_GROUND,
    ROVER,
    SIDE,
    STEP,
    TWIRL,
    State,
)

DIAGONALS_FIRST = np.array([4, 5, 6, 7, 0, 1, 2, 3])  # each clockwise from north (QC-33)


@rule
def inside(s: State, space: int, way: int) -> bool:
    """Whether one step from a space stays on the map."""
    row, column = space // SIDE + DOWN[way], space % SIDE + ACROSS[way]
    return bool(0 <= row < s.height and 0 <= column < s.width)


@rule
def has(spaces: int, space: int) -> bool:
    """Whether a set of spaces holds this one."""
    return (spaces >> space) & 1 == 1


@rule
def second_space(space: int, side: int) -> int:
    """Where the second half of something lies; NONE if it has none, or lies outside."""
    if side == NONE:
        return NONE
    row, column = space // SIDE + DOWN[side], space % SIDE + ACROSS[side]
    return int(row * SIDE + column) if 0 <= row < SIDE and 0 <= column < SIDE else NONE


@rule
def find_ways(s: State) -> None:
    """Where the robot and where tokens can go, once and for all: obstacles, barriers and inclines stay (QC-12, QC-13, QC-24).
    Whole sets of spaces at once; the edge of the map is a barrier, so nothing comes in from the other side."""
    blocked = np.int64(s.blocked)
    for way in range(4):
        s.open[way] = ~np.int64(s.walls[way]) & ~np.int64(s.rises[way]) & ~beyond(blocked, way)
        s.paths[way] = s.open[way]
    for way in range(4, 8):  # a diagonal leads past one of its two corners (QC-33)
        one, other = way - 4, (way - 3) & 3  # NE lies between N and E, …
        first, second = np.int64(s.open[one]), np.int64(s.open[other])
        s.paths[way] = (first & beyond(second, one)) | (second & beyond(first, other))


@rule
def beyond(spaces: Any, way: int) -> Any:
    """All spaces from which one step leads to one of these. They are 64-bit numbers, so that in interpreted rules too what is
    shifted out is gone."""
    by = int(STEP[way])
    return spaces << -by if by < 0 else spaces >> by


@rule
def free_to_stand(s: State, space: int) -> bool:
    return not has(s.blocked | s.in_way, space)


@rule
def mark_in_way(s: State) -> None:
    """The spaces of solid tokens, after one has moved."""
    s.in_way = 0
    for token in range(s.tokens):
        if s.solid[token] and s.fate[token] == ON_GROUND:
            s.in_way |= BIT[s.at[token]]
            if s.half[token] != NONE:
                s.in_way |= BIT[second_space(int(s.at[token]), int(s.half[token]))]


@rule
def reach(s: State, hand: int) -> tuple[int, int]:
    """In which direction a hand reaches, and how far (QC-36 to QC-38)."""
    if s.robot == TWIRL:
        return int(s.facing), 0
    if s.robot == ROVER:
        return int(s.facing), 1
    if hand == LEFT:
        return (s.facing + 3) & 3, 2
    return (s.facing + 1) & 3, 1


@rule
def over(s: State, hand: int) -> int:
    """The space a hand picks up from, drops on, and holds things over; NONE outside of the map."""
    way, far = reach(s, hand)
    space = int(s.space)
    for _ in range(far):
        if not inside(s, space, way):
            return NONE
        space += int(STEP[way])
    return space


@rule
def is_barred(s: State, hand: int) -> bool:
    """A barrier lies between the robot and the space its hand is over (QC-40)."""
    way, far = reach(s, hand)
    space = int(s.space)
    for _ in range(far):
        if has(s.walls[way], space):
            return True
        space += int(STEP[way])
    return False


@rule
def lies_on(s: State, token: int, space: int) -> bool:
    """A token on the ground, with one of its halves here."""
    if s.fate[token] != ON_GROUND:
        return False
    return bool(s.at[token] == space or second_space(int(s.at[token]), int(s.half[token])) == space)


@rule
def next_steps(s: State, start: int, goal: int) -> tuple[int, int]:
    """The next two spaces of a token on its shortest way (QC-33), NONE where there is none. A flood from the goal backwards
    remembers its last two shores: they are what the token comes to first."""
    shore = flooded = BIT[goal]
    behind = flooded & 0
    while not has(flooded, start):
        near = flooded & 0
        for way in range(8):
            near |= beyond(shore, way) & s.paths[way]
        near &= ~flooded
        if near == 0:
            return NONE, NONE
        if has(near, start):
            break
        behind, shore, flooded = shore, near, flooded | near
    first = step_onto(s, start, shore)
    return first, NONE if first == NONE else step_onto(s, first, behind)


@rule
def step_onto(s: State, space: int, shore: int) -> int:
    """One step onto one of these spaces, diagonals first, then clockwise from north; NONE if there is none."""
    for way in DIAGONALS_FIRST:
        if has(s.paths[way], space) and has(shore, space + int(STEP[way])):
            return space + int(STEP[way])
    return NONE
