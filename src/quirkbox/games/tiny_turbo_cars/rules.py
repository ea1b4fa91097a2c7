"""The rules of Tiny Turbo Cars: the six functions and the phases of a game. What a controller does is in puzzle.py, what a car
does in race.py. Numbers like TT-7 are those of README.md."""

from quirkbox.engine import Codes, Dice, Trail, content_reader, note, roll, rule
from quirkbox.games.tiny_turbo_cars.actions import (
    ACTIONS,
    CHOSE,
    COUNTDOWN,
    CROSSED,
    DROPPED,
    ENDED,
    EVENTS,
    FINISHED,
    FLEW,
    GOT_DRY,
    HOME,
    LAID,
    MOVED,
    PLACED,
    REVEALED,
    ROUND,
    SAID_READY,
    SLID,
    SMILED,
    TURN_OVER,
    UNDONE,
)
from quirkbox.games.tiny_turbo_cars.puzzle import (
    can_slide,
    forget_slides,
    guess_controller,
    hide_controller,
    may_slide,
    most_slides_of_others,
    put_in_order,
    scramble,
    slide,
    still_programming,
    take_back_slide,
)
from quirkbox.games.tiny_turbo_cars.race import (
    BEHIND,
    boost,
    gain_shields,
    ground,
    run_program,
    smile_shown,
)
from quirkbox.games.tiny_turbo_cars.state import (
    BIRD_RACER,
    BOARD_ROWS,
    BOARDS,
    BOOSTING,
    CARS,
    CHOOSE,
    COUNTED,
    EMPTY,
    EXTRA_SLIDES,
    FACE,
    FACE_ROWS,
    FACE_SPACES,
    FINISH,
    FLY,
    FULL,
    HOLE_GOES,
    LANES,
    LAST_ROUND,
    LONG_GAME,
    NONE,
    OVER,
    PLACE,
    PROGRAM,
    SEATS,
    SHIELDS,
    START,
    TILES,
    WATCH,
    Content,
    State,
)

CHOOSE_CAR = ACTIONS.first("choose")
PLACE_CAR = ACTIONS.first("place")
SLIDE = ACTIONS.first("slide")
DONE = ACTIONS.first("done")
READY = ACTIONS.first("ready")
FLY_TO = ACTIONS.first("fly")
STAY = ACTIONS.first("stay")
BOOST_ON = ACTIONS.first("boost")
STOP = ACTIONS.first("stop")
TIME_UP = ACTIONS.first("time_up")
GO = ACTIONS.first("go")
content_in = content_reader(Content)
# how programming ends for a seat
SAID = EVENTS.value("finished", "how", "said")
TIMED_OUT = EVENTS.value("finished", "how", "time_up")
# how a game ends
AT_FINISH = EVENTS.value("ended", "why", "finish")
BY_GRANDMA = EVENTS.value("ended", "why", "grandma")


@rule
def deal(s: State, options: Codes, dice: Dice, trail: Trail) -> None:
    s.players = options[0]
    s.programming = options[3]
    s.race_on = options[4]
    s.phase = CHOOSE
    s.over = s.round = s.turn = s.slippery = s.pending = 0
    s.raced = s.racers = s.players
    track = content_in(options)
    lay_out_track(s, track, options[2], dice, trail)
    for tile in range(TILES):
        s.tiles[tile] = track.tiles[tile]
    s.supply = SHIELDS
    for seat in range(SEATS):
        unpack(s, seat)


@rule
def unpack(s: State, seat: int) -> None:
    """TT-5: what lies before a seat at the start."""
    s.cars[seat] = s.lane[seat] = s.row[seat] = s.smiles[seat] = s.places[seat] = NONE
    s.batteries[seat] = FULL if seat < s.players else 0
    s.down[seat] = s.shields[seat] = s.finished[seat] = s.ready[seat] = s.slides[seat] = 0
    put_in_order(s, seat)
    forget_slides(s, seat)


@rule
def lay_out_track(s: State, track: Content, length: int, dice: Dice, trail: Trail) -> None:
    """TT-2 to TT-4: the start, some boards in the middle, in the order of the file or shuffled, and the finish."""
    s.lanes = track.lanes
    s.boards = s.rows = 0
    s.faces[:] = NONE
    s.first_rows[:] = 0
    s.track[:] = EMPTY
    lay_board(s, track, 0, dice, trail)
    unused = (1 << track.middle) - 1
    for place in range(track.long if length == LONG_GAME else track.short):
        board = nth_bit(unused, roll(dice, track.middle - place)) if track.shuffle else place
        unused ^= 1 << board
        lay_board(s, track, board + 1, dice, trail)
    lay_board(s, track, BOARDS - 1, dice, trail)


@rule
def nth_bit(bits: int, n: int) -> int:
    """The place of the bit that has n set ones below it."""
    place = 0
    while n > 0 or not bits & (1 << place):
        if bits & (1 << place):
            n -= 1
        place += 1
    return place


@rule
def lay_board(s: State, track: Content, board: int, dice: Dice, trail: Trail) -> None:
    side = roll(dice, 2)
    face, rows = track.boards[board, side, FACE], track.boards[board, side, FACE_ROWS]
    note(trail, LAID, s.boards, face, s.rows, rows)
    s.faces[s.boards] = face
    s.first_rows[s.boards] = s.rows
    s.boards += 1
    for row in range(rows):
        for lane in range(LANES):
            s.track[s.rows, lane] = track.boards[board, side, FACE_SPACES + row * LANES + lane]
        if s.track[s.rows, 0] == FINISH:
            s.finish = s.rows
        s.rows += 1


@rule
def legal(s: State, seat: int, out: Codes) -> int:
    if seat == s.players:
        return legal_for_table(s, out)
    if s.phase == PROGRAM:
        return legal_slides(s, seat, out) if not s.finished[seat] else 0
    if s.phase == WATCH:
        out[0] = READY
        return 0 if s.ready[seat] else 1
    if s.phase == OVER or seat != s.turn:
        return 0
    if s.phase == CHOOSE:
        return legal_cars(s, out)
    if s.phase == PLACE:
        return legal_start_slots(s, out)
    if s.phase == FLY:
        return legal_flights(s, seat, out)
    out[0] = BOOST_ON
    out[1] = STOP
    return 2


@rule
def legal_for_table(s: State, out: Codes) -> int:
    """TT-13, TT-18: ten seconds for the last one; and nobody waits for ever for somebody who looks elsewhere."""
    if s.phase == WATCH:
        out[0] = GO
        return 1
    out[0] = TIME_UP
    return 1 if s.phase == PROGRAM and s.programming != COUNTED and still_programming(s) == 1 else 0


@rule
def legal_cars(s: State, out: Codes) -> int:
    """TT-6: any car that nobody has."""
    n = 0
    for car in range(CARS):
        if driver_of(s, car) == NONE:
            out[n] = CHOOSE_CAR + car
            n += 1
    return n


@rule
def driver_of(s: State, car: int) -> int:
    for seat in range(s.players):
        if s.cars[seat] == car:
            return seat
    return NONE


@rule
def legal_start_slots(s: State, out: Codes) -> int:
    """TT-7: any free space of the starting grid."""
    n = 0
    for row in range(s.first_rows[1]):
        for lane in range(s.lanes):
            if s.track[row, lane] == START and is_free(s, row, lane):
                out[n] = PLACE_CAR + lane * BOARD_ROWS + row
                n += 1
    return n


@rule
def is_free(s: State, row: int, lane: int) -> bool:
    for seat in range(s.players):
        if s.row[seat] == row and s.lane[seat] == lane:
            return False
    return True


@rule
def legal_slides(s: State, seat: int, out: Codes) -> int:
    """TT-11, TT-12: slide a tile beside the hole, or be done with it."""
    n = 0
    if may_slide(s, seat):
        for way in range(4):
            if can_slide(s, seat, way):
                out[n] = SLIDE + way
                n += 1
    out[n] = DONE
    return n + 1


@rule
def legal_flights(s: State, seat: int, out: Codes) -> int:
    """TT-56: sideways to any empty space, over whatever lies between."""
    n = 0
    for lane in range(s.lanes):
        if can_land(s, s.row[seat], lane):
            out[n] = FLY_TO + lane
            n += 1
    out[n] = STAY
    return n + 1


@rule
def can_land(s: State, row: int, lane: int) -> bool:
    here = ground(s, row, lane)
    return here in (EMPTY, START, FINISH) and is_free(s, row, lane)


@rule
def play(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    if s.phase == PROGRAM:
        program(s, seat, action, trail)
    elif s.phase == WATCH:
        get_ready(s, seat, action, dice, trail)
    elif s.phase == CHOOSE:
        choose_car(s, seat, action - CHOOSE_CAR, trail)
    elif s.phase == PLACE:
        place_car(s, seat, action - PLACE_CAR, trail)
    elif s.phase == FLY:
        if action != STAY:
            fly(s, seat, action - FLY_TO, trail)
        offer_boost(s, seat, trail)
    else:
        if action == BOOST_ON:
            boost(s, seat, trail)
        else:
            drop_shields(s, seat, trail)
        offer_boost(s, seat, trail)


@rule
def choose_car(s: State, seat: int, car: int, trail: Trail) -> None:
    """TT-6: clockwise from seat 0; whoever chose last places first (TT-7)."""
    s.cars[seat] = car
    note(trail, CHOSE, seat, car)
    if seat + 1 < s.players:
        s.turn = seat + 1
    else:
        s.phase = PLACE


@rule
def place_car(s: State, seat: int, place: int, trail: Trail) -> None:
    """TT-7: counter-clockwise."""
    s.lane[seat], s.row[seat] = place // BOARD_ROWS, place % BOARD_ROWS
    note(trail, PLACED, seat, s.lane[seat], s.row[seat])
    if seat > 0:
        s.turn = seat - 1
    else:
        pause(s)


@rule
def pause(s: State) -> None:
    """TT-18, TT-64: everybody who races looks, and says so, before it goes on."""
    s.phase = WATCH
    for seat in range(s.players):
        s.ready[seat] = is_home(s, seat)


@rule
def get_ready(s: State, seat: int, action: int, dice: Dice, trail: Trail) -> None:
    if action == READY:
        s.ready[seat] = 1
        note(trail, SAID_READY, seat)
        for other in range(s.players):
            if not s.ready[other]:
                return
    if s.raced < s.racers:
        race_next(s, trail)
    else:
        start_round(s, dice, trail)


@rule
def start_round(s: State, dice: Dice, trail: Trail) -> None:
    """TT-10, TT-60: the Smiles go back, controllers are scrambled, passed on and turned up, all at once."""
    s.round += 1
    s.phase = PROGRAM
    for seat in range(s.players):
        s.smiles[seat] = NONE
        s.slides[seat] = 0
        s.finished[seat] = is_home(s, seat)
        forget_slides(s, seat)
        if not is_home(s, seat):
            scramble(s, seat, dice)
    note(trail, ROUND, s.round)


@rule
def program(s: State, seat: int, action: int, trail: Trail) -> None:
    if action == TIME_UP:
        finish_programming(s, last_one(s), TIMED_OUT, trail)
    elif action == DONE:
        finish_programming(s, seat, SAID, trail)
    else:
        cell = slide(s, seat, action - SLIDE)
        command = s.puzzles[seat, cell - HOLE_GOES[action - SLIDE]]
        note(trail, SLID, seat, s.slides[seat], action - SLIDE, cell, command)


@rule
def last_one(s: State) -> int:
    seat = 0
    while s.finished[seat]:
        seat += 1
    return seat


@rule
def finish_programming(s: State, seat: int, how: int, trail: Trail) -> None:
    """TT-12, TT-13: the happiest Smile there is, unless slides count; the last one ends the phase."""
    left = still_programming(s) - 1
    s.finished[seat] = 1
    if s.programming == COUNTED:
        note(trail, FINISHED, seat, s.slides[seat], NONE, how)
    else:
        s.smiles[seat] = s.racers - 1 - left
        note(trail, FINISHED, seat, s.slides[seat], smile_shown(s, s.smiles[seat]), how)
        if left == 1:
            note(trail, COUNTDOWN, last_one(s))
    if left == 0:
        if s.programming == COUNTED:
            count_slides(s, trail)
        note(trail, REVEALED)
        s.raced = 0
        pause(s)


@rule
def count_slides(s: State, trail: Trail) -> None:
    """TT-14, TT-15: the fewest slides are the happiest, then the lower seat; what the slowest slid too much is taken back."""
    for seat in range(s.players):
        if not is_home(s, seat):
            s.smiles[seat] = 0
            for other in range(s.players):
                if not is_home(s, other) and slid_less(s, other, seat):
                    s.smiles[seat] += 1
    for seat in range(s.players):
        if not is_home(s, seat):
            note(trail, SMILED, seat, smile_shown(s, s.smiles[seat]))
    slowest = seat_with_smile(s, s.racers - 1)
    too_many = s.slides[slowest] - most_slides_of_others(s, slowest) - EXTRA_SLIDES
    if too_many > 0:
        for _ in range(too_many):
            take_back_slide(s, slowest)
        note(trail, UNDONE, slowest, too_many)


@rule
def slid_less(s: State, seat: int, other: int) -> bool:
    if s.slides[seat] != s.slides[other]:
        return bool(s.slides[seat] < s.slides[other])
    return seat < other


@rule
def seat_with_smile(s: State, smile: int) -> int:
    seat = 0
    while s.smiles[seat] != smile:
        seat += 1
    return seat


@rule
def race_next(s: State, trail: Trail) -> None:
    """TT-17: the next happiest car runs its program; then it may fly or boost."""
    seat = seat_with_smile(s, s.raced)
    s.turn = seat
    run_program(s, seat, trail)
    if s.cars[seat] == BIRD_RACER and not s.down[seat] and can_fly(s, seat):
        s.phase = FLY
    else:
        offer_boost(s, seat, trail)


@rule
def can_fly(s: State, seat: int) -> bool:
    for lane in range(s.lanes):
        if can_land(s, s.row[seat], lane):
            return True
    return False


@rule
def fly(s: State, seat: int, lane: int, trail: Trail) -> None:
    """TT-56"""
    note(trail, MOVED, seat, s.lane[seat], s.row[seat], lane, s.row[seat], FLEW, 0)
    s.lane[seat] = lane


@rule
def offer_boost(s: State, seat: int, trail: Trail) -> None:
    """TT-46, TT-49: as long as there are shields and the car stands, its driver may spend one; else the turn is over."""
    if s.shields[seat] > 0 and not s.down[seat]:
        s.phase = BOOSTING
    else:
        end_turn(s, seat, trail)


@rule
def drop_shields(s: State, seat: int, trail: Trail) -> None:
    if s.shields[seat] > 0:
        note(trail, DROPPED, seat, s.shields[seat])
        s.supply += s.shields[seat]
        s.shields[seat] = 0


@rule
def end_turn(s: State, seat: int, trail: Trail) -> None:
    """TT-41, TT-50: the Slippery token and all shields go back."""
    drop_shields(s, seat, trail)
    if s.slippery:
        s.slippery = 0
        note(trail, GOT_DRY, seat)
    note(trail, TURN_OVER, seat)
    s.raced += 1
    if s.raced == s.racers:
        end_round(s, trail)
    else:
        pause(s)


@rule
def end_round(s: State, trail: Trail) -> None:
    """TT-59 to TT-61, TT-63: whoever is past the line ends the race, or is home and leaves it; else shields for all who are
    behind, and another round."""
    crossed = 0
    for seat in range(s.players):
        if s.row[seat] >= s.finish:
            crossed += 1
            note(trail, CROSSED, seat, s.row[seat] - s.finish)
    if s.race_on:
        for _ in range(crossed):
            go_home(s, leader_on_track(s), trail)
    if s.round == LAST_ROUND or (s.racers <= 1 if s.race_on else crossed > 0):
        s.over = 1
        s.phase = OVER
        note(trail, ENDED, leader(s), AT_FINISH if crossed > 0 or s.racers < s.players else BY_GRANDMA)
    else:
        for seat in range(s.players):
            hand_out_shields(s, seat, trail)
        pause(s)


@rule
def is_home(s: State, seat: int) -> bool:
    return bool(s.places[seat] != NONE)


@rule
def go_home(s: State, seat: int, trail: Trail) -> None:
    """TT-63: a car that is home leaves the track, with all that is its own."""
    drop_shields(s, seat, trail)
    s.places[seat] = s.players - s.racers
    s.racers -= 1
    s.lane[seat] = s.row[seat] = s.smiles[seat] = NONE
    note(trail, HOME, seat, s.places[seat])


@rule
def leader_on_track(s: State) -> int:
    first = NONE
    for seat in range(s.players):
        if not is_home(s, seat) and (first == NONE or is_ahead(s, seat, first)):
            first = seat
    return first


@rule
def leader(s: State) -> int:
    first = 0
    for seat in range(1, s.players):
        if is_ahead(s, seat, first):
            first = seat
    return first


@rule
def is_ahead(s: State, seat: int, other: int) -> bool:
    """TT-48, TT-59: by the row, and on the same row by the Smile. TT-63: who is home is ahead of all who are not."""
    if is_home(s, seat) or is_home(s, other):
        return bool(is_home(s, seat) and (not is_home(s, other) or s.places[seat] < s.places[other]))
    if s.row[seat] != s.row[other]:
        return bool(s.row[seat] > s.row[other])
    return bool(0 <= s.smiles[seat] < s.smiles[other])


@rule
def hand_out_shields(s: State, seat: int, trail: Trail) -> None:
    """TT-48: one for each car ahead, on the track."""
    if is_home(s, seat):
        return
    ahead = 0
    for other in range(s.players):
        if other != seat and not is_home(s, other) and is_ahead(s, other, seat):
            ahead += 1
    if ahead > 0:
        gain_shields(s, seat, ahead, BEHIND, trail)


@rule
def hide(s: State, seat: int) -> None:
    """TT-62: while they are being programmed, the controllers of the others are private."""
    if s.phase == PROGRAM:
        for other in range(s.players):
            if other != seat:
                hide_controller(s, other)


@rule
def guess(s: State, seat: int, dice: Dice) -> None:
    if s.phase == PROGRAM:
        for other in range(s.players):
            if other != seat:
                guess_controller(s, other, dice)


@rule
def score(s: State, out: Codes) -> None:
    """How many cars each one is ahead of; before the first Smiles nobody on the same row is ahead."""
    for seat in range(s.players):
        out[seat] = 0
        for other in range(s.players):
            if other != seat and is_ahead(s, seat, other):
                out[seat] += 1
