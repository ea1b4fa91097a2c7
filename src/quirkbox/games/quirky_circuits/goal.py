"""What has to be done, how much of it is done, and in which colour one wins."""

from quirkbox.engine import Trail, note, rule
from quirkbox.games.quirky_circuits.actions import EVENTS, LOST, WON
from quirkbox.games.quirky_circuits.state import (
    CLEAN,
    DELIVER,
    DOCK,
    GREEN,
    HELD,
    MEET,
    NONE,
    ON_GROUND,
    OVER,
    RED,
    YELLOW_PART,
    State,
)

# why a game is lost
BY_BATTERY = EVENTS.value("lost", "why", "battery")
EATEN = EVENTS.value("lost", "why", "eaten")


@rule
def colour_of(full: int, battery: int) -> int:
    """QC-7: green the top third, yellow half of the rest, red what is left; halves and thirds are rounded up."""
    green = (full + 2) // 3
    yellow = (full - green + 1) // 2
    if battery > full - green:
        return GREEN
    return YELLOW_PART if battery > full - green - yellow else RED


@rule
def count_spaces(spaces: int) -> int:
    n = 0
    while spaces:
        spaces &= spaces - 1
        n += 1
    return n


@rule
def dirt_left(s: State) -> int:
    return count_spaces(s.bunnies) + count_spaces(s.broken)


@rule
def to_deliver(s: State) -> int:
    """How many tokens the spots still want."""
    n = 0
    for spot in range(s.spots):
        missing = s.wants[spot] & ~s.has[spot]
        while missing:
            missing &= missing - 1
            n += 1
    return n


@rule
def is_met(s: State, token: int) -> bool:
    """This token stands where the goal wants it (QC-46)."""
    other = s.must_meet[token]
    return bool(s.fate[token] == ON_GROUND and s.fate[other] == ON_GROUND and s.at[token] == s.at[other])


@rule
def all_but_docking(s: State) -> bool:
    """QC-44 to QC-46: everything is done, except to enter the dock."""
    if s.goal & CLEAN and (s.bunnies or s.broken):
        return False
    if s.goal & DELIVER:
        for spot in range(s.spots):
            if s.has[spot] != s.wants[spot]:
                return False
    if s.goal & MEET:
        for token in range(s.tokens):
            if s.must_meet[token] != NONE and not is_met(s, token):
                return False
    return True


@rule
def win_if_done(s: State, trail: Trail) -> None:
    """After something was done: QC-47, at once, also in the middle of a card."""
    if not s.goal & DOCK and all_but_docking(s):
        win(s, trail)


@rule
def win_if_docked(s: State, trail: Trail) -> None:
    """After entering a space."""
    if s.space == s.dock and s.goal & DOCK and all_but_docking(s):
        win(s, trail)


@rule
def win(s: State, trail: Trail) -> None:
    s.over = 1
    s.phase = OVER
    s.won = colour_of(s.full, s.battery)
    note(trail, WON, s.battery, s.won - 1, s.round, s.next)


@rule
def lose(s: State, why: int, token: int, other: int, space: int, trail: Trail) -> None:
    s.over = 1
    s.phase = OVER
    note(trail, LOST, why, token, other, space)


@rule
def lose_if_eaten(s: State, trail: Trail) -> None:
    """QC-49: after a token was moved or dropped. What is held cannot eat nor be eaten; what is delivered can still eat."""
    for token in range(s.tokens):
        prey = s.must_not[token]
        if prey == NONE or s.fate[token] == HELD or s.fate[prey] != ON_GROUND:
            continue
        if s.at[token] == s.at[prey] and not s.over:
            lose(s, EATEN, token, prey, s.at[token], trail)
