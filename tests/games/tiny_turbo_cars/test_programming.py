"""Setting up, programming and the end of a game of Tiny Turbo Cars, each rule by its number in the game's README."""

from collections import Counter

import pytest
from garage import Car, do, legal, next_round, race, slide, started, tiles

from quirkbox.bots import bot
from quirkbox.engine import Match, Position, Refusal, dice_from_seed
from quirkbox.games.tiny_turbo_cars import GAME
from quirkbox.games.tiny_turbo_cars.actions import CARS
from quirkbox.games.tiny_turbo_cars.state import HOLE, LAST_ROUND, NONE

LIVE, COUNTED = {"programming": "live"}, {"programming": "counted"}
OPEN = "......\n" * 20


def dealt(players: int = 3, seed: int = 5, **options: str) -> Position:
    return GAME.start(players, options, dice_from_seed(seed))[0]


def smiles(at: Position) -> list[str | None]:
    return [driver["smile"] for driver in at.view(-1)["drivers"]]


def events_of(at: Position, seat: int, action: str) -> list[str]:
    return [event["event"] for event in do(at, seat, action)]


# --- setting up


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players_tt_1(players: int) -> None:
    """TT-1"""
    with pytest.raises(Refusal, match="2 to 4 players"):
        dealt(players)


def test_three_batteries_a_controller_and_seven_shields_tt_5() -> None:
    """TT-5"""
    for players in (2, 3, 4):
        at = dealt(players)
        for driver in at.view(0)["drivers"]:
            assert (driver["batteries"], driver["shields"], driver["car"], driver["smile"]) == (
                3,
                0,
                None,
                None,
            )
            assert len(driver["controller"]) == 16
        assert at.view(0)["supply"] == 7


@pytest.mark.parametrize(("players", "names"), [(2, ["I", "X"]), (3, ["I", "II", "X"]), (4, ["I", "II", "III", "X"])])
def test_a_smile_for_everybody_tt_5(players: int, names: list[str]) -> None:
    """TT-5"""
    at = started(players, **LIVE)
    for seat in range(players):
        do(at, seat, "done")
    assert smiles(at) == names


def test_cars_are_chosen_clockwise_tt_6() -> None:
    """TT-6: any that is still there."""
    at = dealt(3)
    assert [legal(at, seat) for seat in (1, 2)] == [[], []]
    assert legal(at, 0) == [f"choose {car}" for car in CARS]
    do(at, 0, "choose dogtor")
    assert "choose dogtor" not in legal(at, 1)
    with pytest.raises(Refusal, match="drives Dogtor already"):
        do(at, 1, "choose dogtor")
    with pytest.raises(Refusal, match="Player 2 is to choose"):
        do(at, 2, "choose turbotbot")
    do(at, 1, "choose m1_furry")
    do(at, 2, "choose turbotbot")
    assert [driver["car"] for driver in at.view(1)["drivers"]] == ["dogtor", "m1_furry", "turbotbot"]


def test_cars_are_placed_the_other_way_round_tt_7() -> None:
    """TT-7: on any free slot."""
    at = dealt(3, track="START_B FIN_A")
    for seat, car in enumerate(CARS[:3]):
        do(at, seat, f"choose {car}")
    assert [bool(legal(at, seat)) for seat in range(3)] == [False, False, True]
    assert legal(at, 2) == ["place 1 1", "place 3 1", "place 5 1", "place 0 2", "place 2 2", "place 4 2"]
    do(at, 2, "place 3 1")
    assert "place 3 1" not in legal(at, 1)
    with pytest.raises(Refusal, match="no free start slot"):
        do(at, 1, "place 3 1")
    do(at, 1, "place 0 2")
    do(at, 0, "place 2 2")
    assert [(d["lane"], d["row"]) for d in at.view(-1)["drivers"]] == [(2, 2), (0, 2), (3, 1)]
    assert at.view(-1)["phase"] == "watch"


# --- programming


def test_a_round_is_programming_racing_and_its_end_tt_8() -> None:
    """TT-8"""
    at = started(2, **COUNTED)
    phases = []
    while at.plain.round == 1 and not at.over:
        phases.append(at.view(-1)["phase"])
        seat = min(seat for seat in range(3) if at.legal(seat))
        do(at, seat, legal(at, seat)[-1])
    assert phases[0] == "program"
    assert "watch" in phases
    assert at.over or at.view(-1)["phase"] == "program"


def test_only_the_middle_lines_are_the_program_tt_9() -> None:
    """TT-9"""
    made = race(OPEN, Car(0, 0), Car(5, 0))
    made.at.plain.puzzles[0] = [1, 1, 1, 1, 1, 0, 0, 0, 0, 0, 0, 2, 1, 1, 1, 1]
    made.turn()
    assert [event["slot"] for event in made.saw("command")] == [0, 7]
    assert made.where() == (0, 3)


def test_controllers_are_scrambled_each_round_tt_10() -> None:
    """TT-10: all tiles are there, the hole is anywhere, and all places are alike."""
    at = started(4, **COUNTED)
    full = tiles(at, 0)
    assert sum(full.values()) == 16
    assert max(full.values()) == 2
    assert len(full) == 14
    holes: Counter[int] = Counter()
    first: Counter[int] = Counter()
    for seed in range(400):
        s = started(2, seed, **COUNTED).plain
        for seat in range(2):
            assert Counter(int(cell) for cell in s.puzzles[seat]) == full
            assert s.puzzles[seat, s.holes[seat]] == HOLE
            holes[s.holes[seat]] += 1
            first[s.puzzles[seat, 5]] += 1
    assert min(holes[cell] for cell in range(16)) > 25
    assert min(first[command] for command in range(14)) > 25


def even(arrangement: list[int]) -> bool:
    """Whether slides can lead from the order 0 to 15 (15 is the hole) to this arrangement."""
    inversions = sum(a > b for i, a in enumerate(arrangement) for b in arrangement[i + 1 :])
    hole = arrangement.index(15)
    return (inversions + hole // 4 + hole % 4) % 2 == 0


def test_only_arrangements_that_slides_can_reach_tt_10() -> None:
    """TT-10: fifteen different tiles would show a swap of two. (Numbers that are no commands stand for them.)"""
    from quirkbox.games.tiny_turbo_cars.puzzle import scramble

    at = started(2, **COUNTED)
    for seed in range(300):
        at.plain.tiles[:] = range(20, 35)
        scramble(at.states[0], 0, dice_from_seed(seed))
        assert even([int(cell) - 20 if cell else 15 for cell in at.plain.puzzles[0]])


def test_a_slide_moves_a_tile_into_the_hole_tt_11() -> None:
    """TT-11: from each side, and only if there is one."""
    at = started(2, **COUNTED)
    s = at.plain
    s.puzzles[0] = [*range(5), HOLE, *range(5, 15 - 1), 13]
    s.puzzles[0, 5], s.holes[0] = HOLE, 5
    before = [int(cell) for cell in s.puzzles[0]]
    assert legal(at, 0) == ["slide up", "slide down", "slide left", "slide right", "done"]
    do(at, 0, "slide up")
    assert (s.puzzles[0, 5], s.holes[0]) == (before[9], 9)
    do(at, 0, "slide down")
    assert [int(cell) for cell in s.puzzles[0]] == before
    do(at, 0, "slide left")
    assert (s.puzzles[0, 5], s.holes[0]) == (before[6], 6)
    do(at, 0, "slide left")
    assert legal(at, 0) == ["slide up", "slide down", "slide right", "done"]
    with pytest.raises(Refusal, match="no tile on that side"):
        do(at, 0, "slide left")


@pytest.mark.parametrize(
    ("hole", "ways"),
    [(0, "up left"), (3, "up right"), (12, "down left"), (15, "down right"), (7, "up down right"), (13, "down left right")],
)  # fmt: skip
def test_the_ways_at_the_edges_tt_11(hole: int, ways: str) -> None:
    """TT-11"""
    at = started(2, **COUNTED)
    s = at.plain
    other = int(s.puzzles[0, hole])
    s.puzzles[0, s.holes[0]], s.puzzles[0, hole], s.holes[0] = other, HOLE, hole
    assert legal(at, 0) == [*(f"slide {way}" for way in ways.split()), "done"]


def test_all_program_at_the_same_time_tt_11() -> None:
    """TT-11: everybody may slide, in any order; all see how often."""
    at = started(3, **LIVE)
    assert at.waiting() == [0, 1, 2]
    slide(at, 2, 3)
    slide(at, 0, 1)
    assert [driver["slides"] for driver in at.view(1)["drivers"]] == [1, 0, 3]


def test_done_is_done_tt_12() -> None:
    """TT-12"""
    at = started(3, **LIVE)
    do(at, 1, "done")
    assert legal(at, 1) == []
    with pytest.raises(Refusal, match="your program stands"):
        do(at, 1, "slide up")


def test_first_done_is_happiest_tt_13() -> None:
    """TT-13"""
    at = started(4, **LIVE)
    slide(at, 2, 9)
    for seat, smile in ((2, "I"), (0, "II"), (3, "III")):
        finished = do(at, seat, "done")[0]
        assert (finished["smile"], finished["how"]) == (smile, "said")
    assert at.view(0)["last"] == 1


def test_ten_seconds_for_the_last_one_tt_13() -> None:
    """TT-13: the table ends it; until then the last one slides on."""
    at = started(3, **LIVE)
    assert at.host_delay() is None
    do(at, 0, "done")
    assert at.host_delay() is None
    assert events_of(at, 2, "done") == ["finished", "countdown"]
    assert at.host_delay() == 10
    slide(at, 1, 1)
    before = [int(cell) for cell in at.plain.puzzles[1]]
    assert events_of(at, at.host, "time_up") == ["finished", "revealed"]
    assert [int(cell) for cell in at.plain.puzzles[1]] == before
    assert smiles(at) == ["I", "X", "II"]


def test_the_last_one_may_be_done_before_tt_13() -> None:
    """TT-13"""
    at = started(2, **LIVE)
    do(at, 1, "done")
    assert events_of(at, 0, "done") == ["finished", "revealed"]
    assert smiles(at) == ["X", "I"]


def test_fewest_slides_are_happiest_tt_14() -> None:
    """TT-14: whoever says "done" first; of equals the lower seat."""
    at = started(4, **COUNTED)
    for seat, count in ((0, 5), (1, 2), (2, 2), (3, 9)):
        slide(at, seat, count)
    for seat in (3, 2, 0):
        assert events_of(at, seat, "done") == ["finished"]
    assert smiles(at) == [None] * 4
    assert at.host_delay() is None
    assert events_of(at, 1, "done") == ["finished", *["smile"] * 4, "revealed"]
    assert smiles(at) == ["III", "I", "II", "X"]


def test_what_the_slowest_slid_too_much_is_taken_back_tt_15() -> None:
    """TT-15: all beyond ten more than the second slowest."""
    at = started(3, **COUNTED)
    slide(at, 1, 3)
    slide(at, 0, 12)
    then = [int(cell) for cell in at.plain.puzzles[0]]
    do(at, 0, "slide " + legal(at, 0)[0].split()[1])
    for way in ("up", "left", "down", "right", "up"):
        if f"slide {way}" in legal(at, 0):
            do(at, 0, f"slide {way}")
    made = int(at.plain.slides[0])
    assert made > 13
    do(at, 0, "done")
    slide(at, 2, 2)
    do(at, 1, "done")
    told = do(at, 2, "done")
    assert [event for event in told if event["event"] == "undone"] == [{"event": "undone", "seat": 0, "slides": made - 13}]
    assert at.plain.slides[0] == 13
    assert sum(a != b for a, b in zip(then, (int(cell) for cell in at.plain.puzzles[0]), strict=True)) == 2


def test_the_last_one_programming_cannot_make_them_tt_15() -> None:
    """TT-15"""
    at = started(2, **COUNTED)
    slide(at, 0, 4)
    do(at, 0, "done")
    slide(at, 1, 14)
    assert at.view(1)["drivers"][1]["slides_left"] == 0
    assert legal(at, 1) == ["done"]
    with pytest.raises(Refusal, match="no slides left"):
        do(at, 1, "slide up")


def test_a_slow_one_waits_for_the_others_tt_15() -> None:
    """TT-15: as long as another is programming there is no limit, for that one may become the slowest."""
    at = started(3, **COUNTED)
    do(at, 0, "done")
    slide(at, 1, 30)
    do(at, 1, "done")
    slide(at, 2, 40)
    assert legal(at, 2) == ["done"]
    told = [event["event"] for event in do(at, 2, "done")]
    assert "undone" not in told
    assert smiles(at) == ["I", "II", "X"]


@pytest.mark.parametrize(("options", "most"), [(COUNTED, 120), (LIVE, 999)])
def test_nobody_slides_for_ever_tt_16(options: dict[str, str], most: int) -> None:
    """TT-16"""
    at = started(3, **options)
    slide(at, 0, 2)
    at.plain.slides[0] = most - 2
    slide(at, 0, 2)
    assert legal(at, 0) == ["done"]


# --- between turns


def test_everybody_says_ready_tt_18() -> None:
    """TT-18: before the race, between turns, before the next round."""
    at = started(2, **COUNTED)
    do(at, 0, "done")
    do(at, 1, "done")
    for _ in range(3):
        assert at.view(-1)["phase"] == "watch"
        assert [legal(at, 0), legal(at, 1)] == [["ready"], ["ready"]]
        assert events_of(at, 0, "ready") == ["ready"]
        with pytest.raises(Refusal, match="said that you are ready"):
            do(at, 0, "ready")
        assert do(at, 1, "ready")[1]["event"] in ("turn", "round")
        while at.view(-1)["phase"] in ("fly", "boost"):
            do(at, int(at.plain.turn), legal(at, int(at.plain.turn))[-1])
    assert at.view(-1)["round"] == 2


def test_the_table_goes_on_after_25_seconds_tt_18() -> None:
    """TT-18"""
    at = started(2, **COUNTED)
    do(at, 0, "done")
    do(at, 1, "done")
    assert at.host_delay() == 25
    assert do(at, at.host, "go")[0]["event"] == "turn"


def test_the_view_says_who_races_next_tt_17() -> None:
    """TT-17"""
    made = race(OPEN, Car(0, 0), Car(1, 0), Car(2, 0), smiles=[1, 2, 0])
    seen = []
    for _ in range(3):
        seen.append(made.at.view(-1)["next"])
        made.turn()
    assert seen == [2, 0, 1]
    assert made.at.view(-1)["next"] is None


# --- the end


def finish(*rows: int, smiles_: tuple[int, ...] = (), line: int = 10, down: int = NONE) -> Position:
    made = race(OPEN, *(Car(seat, row) for seat, row in enumerate(rows)), smiles=smiles_)
    made.at.plain.finish = line
    if down != NONE:
        made.at.plain.down[down], made.at.plain.batteries[down] = 1, -20
    for _ in rows:
        made.turn()
    return made.at


def test_one_car_past_the_line_wins_tt_59() -> None:
    """TT-59: on the finish row is past the line."""
    assert finish(10, 9).winners() == [0]
    assert finish(3, 10, 9).winners() == [1]
    assert not finish(9, 9).over


def test_the_farthest_wins_even_lying_down_tt_59() -> None:
    """TT-59"""
    assert finish(12, 15, 11).winners() == [1]
    assert finish(12, 15, 11, down=1).winners() == [1]


def test_a_tie_goes_to_the_happier_smile_tt_59() -> None:
    """TT-59: and the others are placed in the same way."""
    at = finish(12, 12, 4, 4, smiles_=(1, 0, 3, 2))
    assert at.winners() == [1]
    assert at.score() == [2, 3, 0, 1]


def test_it_is_over_only_after_everybodys_turn_tt_59() -> None:
    """TT-59: the last one may still pass by."""
    made = race(OPEN, Car(0, 9, "F1"), Car(1, 8, "F2 F2"))
    made.at.plain.finish = 10
    made.turn()
    assert not made.at.over
    assert [event["event"] for event in made.turn()][-3:] == ["crossed", "crossed", "ended"]
    assert made.at.winners() == [1]
    assert [made.at.legal(seat) for seat in range(3)] == [[], [], []]


def test_nobody_past_the_line_a_new_round_tt_60() -> None:
    """TT-60"""
    made = race(OPEN, Car(0, 0), Car(1, 0))
    made.turn()
    made.turn()
    assert smiles(made.at) == ["I", "X"]
    next_round(made)
    assert made.at.plain.round == 2


def test_the_smiles_go_back_tt_60() -> None:
    """TT-60"""
    at = finish(3, 4)
    do(at, at.host, "go")
    assert smiles(at) == [None, None]
    assert at.view(-1)["phase"] == "program"


def test_shields_for_those_behind_tt_48() -> None:
    """TT-48: on the same row the happier Smile is ahead."""
    at = finish(5, 5, 2, 8, smiles_=(3, 2, 0, 1))
    assert [int(count) for count in at.plain.shields] == [2, 1, 3, 0]
    assert at.plain.supply == 1


def test_grandma_comes_home_tt_61() -> None:
    """TT-61"""
    made = race(OPEN, Car(0, 0), Car(1, 3))
    made.at.plain.round = LAST_ROUND
    made.turn()
    assert made.turn()[-1] == {"event": "ended", "seat": 1, "why": "grandma"}
    assert made.at.winners() == [1]


# --- what one may know


def test_other_controllers_are_private_while_programming_tt_62() -> None:
    """TT-62"""
    at = started(3, **COUNTED)
    do(at, 2, "done")
    seen = [[driver["controller"] is not None for driver in at.view(seat)["drivers"]] for seat in (0, 1, 2, -1)]
    assert seen == [[True, False, False], [False, True, False], [False, False, True], [False] * 3]
    do(at, 0, "done")
    do(at, 1, "done")
    assert all(driver["controller"] for driver in at.view(-1)["drivers"])


def test_only_the_slider_sees_what_is_slid_tt_62() -> None:
    """TT-62: the others see that there was a slide."""
    at = started(2, **LIVE)
    happened = at.play(1, at.legal(1)[0], dice_from_seed(1))
    own, other = GAME.events.to_json(happened, 1)[0], GAME.events.to_json(happened, 0)[0]
    assert None not in own.values()
    assert other == {"event": "slid", "seat": 1, "slides": 1, "way": None, "cell": None, "command": None}


def test_a_guess_is_a_possible_truth_tt_62() -> None:
    """TT-62: all arrangements alike, and slides that may have led there and can be taken back."""
    at = started(2, **COUNTED)
    slide(at, 1, 25)
    full = tiles(at, 0)
    holes: Counter[int] = Counter()
    for seed in range(400):
        guessed = at.guessed(0, dice_from_seed(seed))
        assert tiles(guessed, 1) == full
        assert [int(c) for c in guessed.plain.puzzles[0]] == [int(c) for c in at.plain.puzzles[0]]
        holes[int(guessed.plain.holes[1])] += 1
        do(guessed, 1, "done")
        do(guessed, 0, "done")  # fifteen are taken back
        assert tiles(guessed, 1) == full
        assert guessed.plain.puzzles[1, guessed.plain.holes[1]] == HOLE
    assert min(holes[cell] for cell in range(16)) > 8


def test_nobody_has_raced_while_programming_goes_on_tt_17() -> None:
    """TT-17: a Smile that was taken early is no race."""
    at = started(2)
    do(at, 0, "done")
    assert [driver["raced"] for driver in at.view(0)["drivers"]] == [False, False]


def racing_on(*rows: int, round_: int = 1) -> Position:
    """A round of a race that goes on after the winner has just ended, with cars on these rows; the line is row 10."""
    made = race(OPEN, *(Car(seat, row) for seat, row in enumerate(rows)))
    made.at.plain.race_on, made.at.plain.finish, made.at.plain.round = 1, 10, round_
    for _ in rows:
        made.turn()
    return made.at


def places(at: Position) -> list[int | None]:
    return [driver["place"] for driver in at.view(-1)["drivers"]]


def test_who_is_home_leaves_the_track_and_the_others_race_on_tt_63() -> None:
    """TT-63: of those who come home in one round the farthest is first; shields are for cars ahead on the track."""
    at = racing_on(12, 4, 15, 3)
    assert (at.over, places(at)) == (False, [2, None, 1, None])
    assert [at.view(-1)["drivers"][seat]["row"] for seat in range(4)] == [None, 4, None, 3]
    assert [int(count) for count in at.plain.shields] == [0, 0, 0, 1]
    assert at.score() == [2, 1, 3, 0]


def test_who_is_home_only_watches_tt_64() -> None:
    """TT-64: they program nothing, nobody waits for them, and the Smiles are for those who race."""
    at = racing_on(12, 4, 15, 3)
    assert [bool(at.legal(seat)) for seat in range(4)] == [False, True, False, True]
    do(at, 1, "ready")
    do(at, 3, "ready")
    assert at.view(-1)["phase"] == "program"
    assert [bool(at.legal(seat)) for seat in range(4)] == [False, True, False, True]
    with pytest.raises(Refusal, match="You are home"):
        at.play(0, GAME.actions.parse("done"), dice_from_seed(0))
    assert str(at.seen_by(0).aim([], ["Ada"] * 4).after).startswith("You are home, second")
    slide(at, 1, 2)
    do(at, 1, "done")
    do(at, 3, "done")
    assert smiles(at) == [None, "X", None, "I"]
    assert "You are third" in str(at.seen_by(1).aim([], ["Ada"] * 4).after)


def test_the_race_ends_when_every_place_is_taken_tt_65() -> None:
    """TT-65: the last one need not drive home alone; Grandma ends it too."""
    at = racing_on(12, 11, 3)
    assert (at.over, places(at), at.winners()) == (True, [1, 2, None], [0])
    assert str(at.seen_by(1).aim([], ["Ada", "Ben", "Cleo"]).after) == "Ada came home first."
    at = racing_on(12, 4, 3, round_=LAST_ROUND)
    assert (at.over, at.winners(), at.score()) == (True, [0], [2, 1, 0])


def test_without_the_option_the_first_one_home_ends_it_tt_59() -> None:
    """TT-59, TT-63"""
    at = finish(12, 4, 15, 3)
    assert (at.over, places(at)) == (True, [None] * 4)


@pytest.mark.parametrize("programming", ["live", "counted"])
def test_whole_races_to_the_last_place_tt_65(programming: str) -> None:
    """TT-63 to TT-65: by chance, three and four cars: every place is taken once, and the winner was home first."""
    for seed in range(4):
        match = Match(GAME, 3 + seed % 2, seed, {"ending": "race_on", "programming": programming, "track": "random"})
        home: list[int] = []
        while not match.over:
            turn = match.next()
            hidden, dice = match.position.hidden(turn.seat), dice_from_seed(len(match.log))
            action = bot("greedy").choose(hidden, turn.seat, dice=dice) if turn.seat < match.position.players else turn.legal[0]
            home += [event["seat"] for event in match.play(turn.seat, action) if event["event"] == "home"]
        assert sorted(match.position.score()) == list(range(match.position.players))
        assert home[0] == match.position.winners()[0]
        assert len(home) >= match.position.players - 1
