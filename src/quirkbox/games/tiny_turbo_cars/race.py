"""How a car runs its program: the value of a command, the movement, what it meets, damage and recovery. Numbers like TT-7 are
those of README.md."""

from quirkbox.engine import Trail, note, rule
from quirkbox.games.tiny_turbo_cars.actions import (
    BACKWARD,
    BOOSTED,
    BY_CAR,
    BY_EDGE,
    BY_IMPASSABLE,
    BY_MISSILE,
    BY_OBSTACLE,
    BY_SLOWNESS,
    CARRIED,
    COMMANDED,
    DAMAGED,
    EVENTS,
    FELL,
    FIRED,
    FORWARD,
    GAINED,
    GOT_SLIPPERY,
    HEALED,
    HIT,
    IGNORED,
    JUMPED,
    MOVED,
    NO_CHANGE,
    RECOVERED,
    SPENT,
    STOOD,
    TO_BLUE,
    TO_RED,
    TURN,
    UNHARMED,
)
from quirkbox.games.tiny_turbo_cars.state import (
    B1,
    BATTERY,
    BOOST,
    BRICK_GANG,
    CARPET,
    DIE_LINER,
    DOGTOR,
    EMPTY,
    FIRST_SLOT,
    FULL,
    GRASS,
    GRIM_THRESHER,
    HOLE,
    IMPASSABLE,
    INC,
    JUMP,
    L1,
    L2,
    M1_FURRY,
    MISSILE,
    OBSTACLE,
    PRINTED,
    R2,
    SLOTS,
    SONIC_FISH,
    SPEEDER,
    START,
    TURBO,
    TURBOTBOT,
    WATER,
    State,
)

NOTHING = -1  # stopped a car, harmed it
# why a command is ignored
ON_HOLE = EVENTS.value("ignored", "why", "hole")
ON_START = EVENTS.value("ignored", "why", "start")
# why damage does no harm
AT_START = EVENTS.value("unharmed", "why", "start")
LYING = EVENTS.value("unharmed", "why", "down")
SMALL_STEP = EVENTS.value("unharmed", "why", "small_step")
# why a shield is gained
BEHIND = EVENTS.value("gained", "why", "behind")
BY_HIT = EVENTS.value("gained", "why", "missile")
# with what damage is paid
BY_BATTERY = EVENTS.value("damaged", "paid", "battery")
BY_SHIELD = EVENTS.value("damaged", "paid", "shield")


@rule
def run_program(s: State, seat: int, trail: Trail) -> None:
    """TT-17, TT-19: what a car does by itself in its turn, slot by slot."""
    s.slippery = s.pending = 0
    note(trail, TURN, seat, smile_shown(s, s.smiles[seat]))
    if is_slowest(s, seat):
        lose_battery(s, seat, BY_SLOWNESS, trail)
    for slot in range(SLOTS):
        run_slot(s, seat, slot, trail)
    s.pending = 0


@rule
def smile_shown(s: State, smile: int) -> int:
    """The slowest always has the X, however many race."""
    return 3 if smile == s.racers - 1 else smile


@rule
def is_slowest(s: State, seat: int) -> bool:
    return bool(s.smiles[seat] == s.racers - 1)


@rule
def run_slot(s: State, seat: int, slot: int, trail: Trail) -> None:
    command = s.puzzles[seat, FIRST_SLOT + slot]
    if s.down[seat]:
        recover(s, seat, slot, command, trail)
    elif command == HOLE:
        s.pending = 0
        note(trail, IGNORED, seat, slot, HOLE, ON_HOLE)
    else:
        count = s.pending + (1 if ground_of(s, seat) == SPEEDER else 0)
        s.pending = 0
        if command >= INC:
            carry(s, seat, slot, command, count, trail)
        else:
            obey(s, seat, slot, command, change_of(s, seat, count), trail)


@rule
def carry(s: State, seat: int, slot: int, command: int, count: int, trail: Trail) -> None:
    """TT-32, TT-33: Increase and Decrease cancel one for one; what is left goes to the next slot."""
    s.pending = count + (1 if command == INC else -1)
    change = NO_CHANGE + change_of(s, seat, count)
    note(trail, COMMANDED, seat, slot, command, 0, ground_of(s, seat), change, 0)
    if slot < SLOTS - 1:  # after the last slot it is lost (TT-34)
        note(trail, CARRIED, seat, NO_CHANGE + change_of(s, seat, s.pending))


@rule
def change_of(s: State, seat: int, count: int) -> int:
    """TT-32, TT-51: what so many Increase (or, below zero, Decrease) commands are worth."""
    return count * 2 if count > 0 and s.cars[seat] == DIE_LINER else count


@rule
def obey(s: State, seat: int, slot: int, command: int, change: int, trail: Trail) -> None:
    ground = ground_of(s, seat)
    if command == B1 and ground == START:
        note(trail, IGNORED, seat, slot, command, ON_START)
        return
    printed = printed_value(s, seat, command)
    value = printed
    if command != BATTERY or doctor_drives(s, seat):
        value = value_on(s, seat, ground, printed)
    if is_diagonal(command) and s.slippery and s.cars[seat] == SONIC_FISH:
        change += 1
    value = max(0, value + change)
    note(trail, COMMANDED, seat, slot, command, printed, ground, NO_CHANGE + change, value)
    if command == BATTERY and not doctor_drives(s, seat):
        heal(s, seat, value, trail)
        return
    if command == MISSILE:
        fire(s, seat, trail)
    move(s, seat, command, value, trail)


@rule
def printed_value(s: State, seat: int, command: int) -> int:
    """TT-20, TT-29, TT-57, TT-58"""
    if command == TURBO:
        return 4 if s.cars[seat] == TURBOTBOT else int(s.batteries[seat])
    if command == BATTERY and s.cars[seat] == DOGTOR:
        return 2
    return int(PRINTED[command])


@rule
def doctor_drives(s: State, seat: int) -> bool:
    """TT-57: a fully loaded Dogtor moves instead of healing."""
    return bool(s.cars[seat] == DOGTOR and s.batteries[seat] == FULL)


@rule
def value_on(s: State, seat: int, ground: int, printed: int) -> int:
    """TT-37, TT-52: on carpet and grass every movement is 1, the Brick Gang's 2."""
    if ground in (CARPET, GRASS):
        return 2 if s.cars[seat] == BRICK_GANG else 1
    return printed


@rule
def is_diagonal(command: int) -> bool:
    return L1 <= command <= R2


@rule
def heal(s: State, seat: int, value: int, trail: Trail) -> None:
    """TT-30"""
    gained = min(value, FULL - s.batteries[seat])
    s.batteries[seat] += gained
    note(trail, HEALED, seat, gained, s.batteries[seat])


@rule
def fire(s: State, seat: int, trail: Trail) -> None:
    """TT-27, TT-55: a missile flies through everything, and hits every car in its way."""
    around = s.cars[seat] == M1_FURRY
    note(trail, FIRED, seat, s.lane[seat], s.row[seat], 1 if around else 0)
    hits = 0
    for other in range(s.players):
        if other != seat and in_line_of_fire(s, seat, other, around):
            hits += 1
            note(trail, HIT, other, seat, s.lane[other], s.row[other])
            take_damage(s, other, BY_MISSILE, trail)
    if around and hits > 0 and s.supply > 0:
        gain_shields(s, seat, 1, BY_HIT, trail)


@rule
def in_line_of_fire(s: State, seat: int, other: int, around: bool) -> bool:
    ahead, aside = s.row[other] - s.row[seat], s.lane[other] - s.lane[seat]
    if aside == 0:
        return bool(ahead > 0 or (around and ahead < 0))
    return bool(around and ahead == 0)


@rule
def gain_shields(s: State, seat: int, count: int, why: int, trail: Trail) -> None:
    s.shields[seat] += count
    s.supply -= count
    note(trail, GAINED, seat, count, s.shields[seat], why)


@rule
def move(s: State, seat: int, command: int, value: int, trail: Trail) -> None:
    """TT-21 to TT-29: a movement of this value, and what comes of it."""
    if value == 0:
        return
    reversed_now = s.slippery  # TT-41: not by a puddle that this very command meets
    if ground_of(s, seat) == WATER:
        get_slippery(s, seat, trail)
    if is_diagonal(command):
        to_blue = (command in (L1, L2)) != (reversed_now != 0)
        stop = drive(s, seat, 1, -1 if to_blue else 1, value, TO_BLUE if to_blue else TO_RED, trail)
    elif command == B1:
        stop = drive(s, seat, -1, 0, value, BACKWARD, trail)
    elif command == JUMP and value > 1:
        stop = jump(s, seat, value, trail)
    else:
        stop = drive(s, seat, 1, 0, value, FORWARD, trail)
    if stop != NOTHING:
        small_step = value == 1 and command != B1 and not is_diagonal(command)
        crash(s, seat, stop, small_step, command == TURBO, trail)


@rule
def crash(s: State, seat: int, cause: int, small_step: bool, turbo: bool, trail: Trail) -> None:
    """TT-43, TT-54, TT-58: one damage, none for a small step of Grim Thresher, two for a turbo of Turbotbot."""
    if small_step and s.cars[seat] == GRIM_THRESHER:
        note(trail, UNHARMED, seat, cause, SMALL_STEP)
        return
    take_damage(s, seat, cause, trail)
    if turbo and s.cars[seat] == TURBOTBOT and not s.down[seat] and ground_of(s, seat) != START:
        take_damage(s, seat, cause, trail)


@rule
def drive(s: State, seat: int, ahead: int, aside: int, steps: int, how: int, trail: Trail) -> int:
    """TT-39, TT-42: step by step, until something stops the car; what it was, or NOTHING."""
    from_lane, from_row = int(s.lane[seat]), int(s.row[seat])
    lane, row, stop, wet = from_lane, from_row, NOTHING, False
    for _ in range(steps):
        if not on_track(s, row + ahead, lane + aside):
            stop = BY_EDGE
        elif ground(s, row + ahead, lane + aside) == IMPASSABLE:
            stop = BY_IMPASSABLE
        else:
            row += ahead
            lane += aside
            wet = wet or ground(s, row, lane) == WATER
            stop = what_stops(s, seat, row, lane)
        if stop != NOTHING:
            break
    s.lane[seat], s.row[seat] = lane, row
    note(trail, MOVED, seat, from_lane, from_row, lane, row, how, stop + 1)
    if wet:
        get_slippery(s, seat, trail)
    return stop


@rule
def jump(s: State, seat: int, value: int, trail: Trail) -> int:
    """TT-24, TT-25: only the landing space matters; from an impassable one it is back to the last space before."""
    lane, from_row = int(s.lane[seat]), int(s.row[seat])
    row = from_row + value
    stop = BY_IMPASSABLE if ground(s, row, lane) == IMPASSABLE else what_stops(s, seat, row, lane)
    while ground(s, row, lane) == IMPASSABLE:
        row -= 1
    s.row[seat] = row
    note(trail, MOVED, seat, lane, from_row, lane, row, JUMPED, stop + 1)
    if stop != BY_IMPASSABLE and ground(s, row, lane) == WATER:
        get_slippery(s, seat, trail)
    return stop


@rule
def boost(s: State, seat: int, trail: Trail) -> None:
    """TT-49: a shield for two spaces. It is no command: neither ground nor Increase change it."""
    s.shields[seat] -= 1
    s.supply += 1
    note(trail, SPENT, seat, s.shields[seat])
    stop = drive(s, seat, 1, 0, BOOST, BOOSTED, trail)
    if stop != NOTHING:
        take_damage(s, seat, stop, trail)


@rule
def on_track(s: State, row: int, lane: int) -> bool:
    """TT-42: the sides and the near end are walls; the far end is open."""
    return 0 <= lane < s.lanes and row >= 0


@rule
def ground(s: State, row: int, lane: int) -> int:
    return int(s.track[row, lane]) if row < s.rows else EMPTY


@rule
def ground_of(s: State, seat: int) -> int:
    """What the car stands on."""
    return ground(s, s.row[seat], s.lane[seat])


@rule
def what_stops(s: State, seat: int, row: int, lane: int) -> int:
    """TT-39: a car or an obstacle on a space that is entered."""
    for other in range(s.players):
        if other != seat and s.row[other] == row and s.lane[other] == lane:
            return BY_CAR
    return BY_OBSTACLE if ground(s, row, lane) == OBSTACLE else NOTHING


@rule
def get_slippery(s: State, seat: int, trail: Trail) -> None:
    """TT-41"""
    if not s.slippery:
        s.slippery = 1
        note(trail, GOT_SLIPPERY, seat)


@rule
def take_damage(s: State, seat: int, cause: int, trail: Trail) -> None:
    """TT-35, TT-46: no harm on the starting grid, nor to a car lying down."""
    if s.down[seat]:
        note(trail, UNHARMED, seat, cause, LYING)
    elif ground_of(s, seat) == START:
        note(trail, UNHARMED, seat, cause, AT_START)
    else:
        lose_battery(s, seat, cause, trail)


@rule
def lose_battery(s: State, seat: int, cause: int, trail: Trail) -> None:
    """TT-43, TT-44: a shield instead, if there is one. Without a battery the car lies down."""
    if s.shields[seat] > 0:
        s.shields[seat] -= 1
        s.supply += 1
        note(trail, DAMAGED, seat, cause, BY_SHIELD, s.batteries[seat], s.shields[seat])
    elif s.batteries[seat] > 0:
        s.batteries[seat] -= 1
        note(trail, DAMAGED, seat, cause, BY_BATTERY, s.batteries[seat], 0)
        if s.batteries[seat] == 0 and not s.down[seat]:
            s.down[seat] = 1
            note(trail, FELL, seat)


@rule
def recover(s: State, seat: int, slot: int, command: int, trail: Trail) -> None:
    """TT-45: an ignored command loads a battery; with three the car stands up, and the next command counts."""
    s.pending = 0
    s.batteries[seat] += 1
    note(trail, RECOVERED, seat, slot, command, s.batteries[seat])
    if s.batteries[seat] == FULL:
        s.down[seat] = 0
        note(trail, STOOD, seat)
