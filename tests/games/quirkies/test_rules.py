"""Each rule of Quirkies by its number in the game's README."""

import itertools

import pytest
from positions import CELL, SIX, card, do, position, tokens

from quirkbox.engine import Position, Refusal, dice_from_seed
from quirkbox.games.quirkies import GAME
from quirkbox.games.quirkies.state import NONE

# the top row in these positions: blip, fuzz, gloop; the left column: blip, horns, pogo
TOP_ROW, LEFT_COLUMN, FALLING = 0, 3, 6


def names(events: list) -> list[str]:
    return [event["event"] for event in events]


def dealt(players: int = 3, seed: int = 5, **options: str) -> Position:
    return GAME.start(players, options, dice_from_seed(seed))[0]


# --- setting up


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players_qk_1(players: int) -> None:
    """QK-1"""
    with pytest.raises(Refusal, match="2 to 4 players"):
        dealt(players)


def test_board_is_a_random_square_qk_2() -> None:
    """QK-2"""
    boards = {tuple(int(c) for c in dealt(seed=n).plain.cell_of) for n in range(200)}
    assert all(sorted(board) == list(range(9)) for board in boards)
    assert len(boards) > 190


def test_corners_are_covered_with_a_matching_card_qk_3() -> None:
    """QK-3"""
    seen = set()
    for seed in range(300):
        s = dealt(seed=seed).plain
        for cell in range(9):
            top = s.tops[cell]
            if cell in (0, 2, 6, 8):
                assert s.cell_of[top // 9] == cell
                seen.add(int(top))
            else:
                assert top == NONE
    assert len(seen) == 81  # any colour and pattern


def test_six_cards_each_and_the_rest_is_the_pile_qk_4() -> None:
    """QK-4"""
    for players in (2, 3, 4):
        s = dealt(players).plain
        assert [sum(c != NONE for c in s.hands[seat]) for seat in range(4)] == [6] * players + [0] * (4 - players)
        assert s.pile_size == 81 - 4 - 6 * players


def test_dealer_by_lot_and_the_left_neighbour_begins_qk_5() -> None:
    """QK-5"""
    dealers = [dealt(seed=n).plain.dealer for n in range(300)]
    assert {dealers.count(seat) > 60 for seat in range(3)} == {True}
    for n in range(20):
        s = dealt(seed=n).plain
        assert s.turn == (s.dealer + 1) % 3


# --- a turn


def test_turns_go_clockwise_qk_5() -> None:
    """QK-5"""
    at = dealt(4)
    order = []
    while len(order) < 8:
        s = at.plain
        if not s.second:
            order.append(int(s.turn))
        at.play(s.turn, at.legal(s.turn)[0], dice_from_seed(2))
    assert [(b - a) % 4 for a, b in itertools.pairwise(order)] == [1] * 7


def test_a_card_goes_on_its_creature_qk_6() -> None:
    """QK-6: whatever lies there."""
    at = position([["wink green dots", *SIX[:5]], SIX], tops=["wink blue stripes"])
    events = do(at, 0, "lay wink green dots")
    assert events[0] == {
        "event": "laid", "seat": 0, "creature": "wink", "colour": "green", "pattern": "dots", "cell": CELL["wink"], "second": 0,
    }  # fmt: skip
    assert at.plain.tops[CELL["wink"]] == card("wink green dots")
    assert at.plain.heights[CELL["wink"]] == 2


def test_every_card_can_be_laid_and_nothing_else_qk_6() -> None:
    """QK-6: no passing."""
    at = position([SIX, SIX])
    assert at.legal(0) == [card(c) for c in SIX]
    assert at.legal(1) == []
    with pytest.raises(Refusal, match="Player 1's turn"):
        do(at, 1, "lay fuzz green dots")
    with pytest.raises(Refusal, match="do not hold blue Wink on dots"):
        do(at, 0, "lay wink blue dots")
    with pytest.raises(Refusal, match="nobody calls"):
        do(at, 0, "pass")


def test_a_sequence_wins_a_token_and_a_second_card_qk_7() -> None:
    """QK-7"""
    at = position([["gloop orange dots", *SIX[:5]], SIX], tops=["blip orange stripes", "fuzz orange triangles"])
    assert names(do(at, 0, "lay gloop orange dots")) == ["laid", "won"]
    assert (tokens(at), at.plain.turn, at.plain.second) == ([1, 0], 0, 1)
    assert at.legal(0) == [card(c) for c in SIX[:5]]  # the extra card is compulsory


def test_no_second_card_from_an_empty_hand_qk_7() -> None:
    """QK-7: the extra card only if the hand is not empty."""
    at = position([["gloop orange dots"], SIX], tops=["blip orange stripes", "fuzz orange triangles"])
    assert names(do(at, 0, "lay gloop orange dots"))[-1] == "turn"
    assert at.plain.turn == 1


def test_no_sequence_ends_the_turn_qk_7() -> None:
    """QK-7"""
    at = position([["gloop blue dots", *SIX[:5]], SIX], tops=["blip orange stripes", "fuzz orange triangles"])
    assert names(do(at, 0, "lay gloop blue dots")) == ["laid", "drew", "turn"]
    assert (tokens(at), at.plain.turn) == ([0, 0], 1)


def test_the_second_card_pays_but_gives_no_third_qk_8() -> None:
    """QK-8"""
    at = position(
        [["gloop orange dots", "noodle orange dots", *SIX[:4]], SIX],
        tops=[
            "blip orange stripes",
            "fuzz orange triangles",
            "horns orange stripes",
            "moppy orange triangles",
        ],
    )
    do(at, 0, "lay gloop orange dots")
    assert names(do(at, 0, "lay noodle orange dots")) == ["laid", "won", "drew", "drew", "turn"]
    assert (tokens(at), at.plain.turn, at.plain.second) == ([2, 0], 1, 0)


def test_draw_back_to_six_qk_9() -> None:
    """QK-9"""
    at = position([["gloop blue dots", *SIX[:5]], SIX])
    do(at, 0, "lay gloop blue dots")
    assert sum(c != NONE for c in at.plain.hands[0]) == 6


# --- sequences


def makes(last: str, others: list[str], **options: str) -> int:
    """How many tokens laying the last card wins."""
    at = position([[last, *SIX[:5]], SIX], tops=others, **options)
    do(at, 0, f"lay {last}")
    return tokens(at)[0]


ROWS = {  # a card of each creature that completes the line, and the other two
    "row 1": ("gloop", "blip", "fuzz"),
    "row 2": ("noodle", "horns", "moppy"),
    "row 3": ("wink", "pogo", "snork"),
    "column 1": ("pogo", "blip", "horns"),
    "column 2": ("snork", "fuzz", "moppy"),
    "column 3": ("wink", "gloop", "noodle"),
    "diagonal 1": ("wink", "blip", "moppy"),
    "diagonal 2": ("pogo", "gloop", "moppy"),
}


@pytest.mark.parametrize("line", ROWS)
def test_the_eight_lines_qk_10(line: str) -> None:
    """QK-10"""
    last, a, b = ROWS[line]
    assert makes(f"{last} blue dots", [f"{a} blue stripes", f"{b} blue triangles"]) == 1


def test_other_triples_are_no_line_qk_10() -> None:
    """QK-10"""
    assert makes("noodle blue dots", ["blip blue stripes", "fuzz blue triangles"]) == 0


def test_white_cards_never_count_qk_10() -> None:
    """QK-10: two coloured cards and a white one are no sequence."""
    assert makes("gloop blue dots", ["blip blue dots"]) == 0


@pytest.mark.parametrize(
    ("cards", "beginner", "advanced"),
    [
        (("blue dots", "blue dots", "blue dots"), 1, 1),  # same and same
        (("blue dots", "blue stripes", "blue triangles"), 1, 1),  # same colour, different patterns
        (("blue dots", "orange dots", "green dots"), 1, 1),  # same pattern, different colours
        (("blue dots", "orange stripes", "green triangles"), 0, 1),  # all different
        (("blue dots", "blue dots", "blue stripes"), 1, 0),  # same colour, patterns neither
        (("blue dots", "blue dots", "green dots"), 1, 0),  # same pattern, colours neither
        (("blue dots", "blue stripes", "green triangles"), 0, 0),
        (("blue dots", "orange dots", "green stripes"), 0, 0),
    ],
)
def test_what_makes_a_sequence_qk_11_qk_13(cards: tuple[str, str, str], beginner: int, advanced: int) -> None:
    """QK-11, QK-13: the two beginner and the four advanced kinds, and near misses."""
    last, a, b = (f"{creature} {rest}" for creature, rest in zip(("gloop", "blip", "fuzz"), cards, strict=True))
    assert makes(last, [a, b], version="beginner") == beginner
    assert makes(last, [a, b], version="advanced") == advanced


def test_colour_and_pattern_at_once_is_one_sequence_qk_12() -> None:
    """QK-12"""
    assert makes("gloop green dots", ["blip green dots", "fuzz green dots"]) == 1


def test_a_double_sequence_pays_two_qk_14() -> None:
    """QK-14"""
    others = ["fuzz blue stripes", "gloop blue triangles", "horns green dots", "pogo orange dots"]
    assert makes("blip blue dots", others) == 2


def test_a_line_that_was_valid_before_counts_again_qk_15() -> None:
    """QK-15"""
    assert makes("gloop blue dots", ["gloop blue stripes", "blip blue stripes", "fuzz blue triangles"]) == 1


def test_lines_elsewhere_do_not_count_qk_15() -> None:
    """QK-15: only lines through the new card."""
    assert makes("wink green dots", ["gloop blue stripes", "blip blue stripes", "fuzz blue triangles"]) == 0


# --- who spots it


def test_the_game_sees_every_line_by_itself_qk_16() -> None:
    """QK-16"""
    at = position(
        [["gloop orange dots", *SIX[:5]], SIX],
        tops=["blip orange stripes", "fuzz orange triangles"],
        claims="auto",
    )
    assert {"event": "won", "seat": 0, "line": TOP_ROW, "how": "colour"} in do(at, 0, "lay gloop orange dots")


def call_table(players: int = 3, **options: str) -> Position:
    """Seat 0 has just laid a card that makes the top row and the falling diagonal."""
    at = position(
        [["blip orange dots", *SIX[:5]]] + [SIX] * (players - 1),
        tops=["gloop orange stripes", "fuzz orange triangles", "moppy blue dots", "wink green dots"],
        claims="call",
        **options,
    )
    assert names(do(at, 0, "lay blip orange dots")) == ["laid"]
    return at


def test_everybody_may_call_after_a_card_qk_17() -> None:
    """QK-17"""
    at = call_table()
    assert tokens(at) == [0, 0, 0]
    for seat in range(3):
        assert len(at.legal(seat)) == 9  # eight lines and done or pass
    assert names(do(at, 2, f"call {TOP_ROW}")) == ["won"]
    assert names(do(at, 1, f"call {FALLING}")) == ["won"]
    assert tokens(at) == [0, 1, 1]
    with pytest.raises(Refusal, match="still being called"):
        do(at, 0, "lay fuzz green dots")


def test_nobody_calls_a_line_twice_qk_17() -> None:
    """QK-17"""
    at = call_table()
    do(at, 1, "call 5")
    with pytest.raises(Refusal, match="already"):
        do(at, 1, "call 5")


def test_no_calls_before_a_card_is_laid_qk_17() -> None:
    """QK-17"""
    at = position([SIX, SIX], claims="call")
    with pytest.raises(Refusal, match="no new card"):
        do(at, 1, "call 0")


def test_the_first_call_gets_the_token_qk_18() -> None:
    """QK-18"""
    at = call_table()
    do(at, 1, f"call {TOP_ROW}")
    assert names(do(at, 0, f"call {TOP_ROW}")) == ["late"]
    assert tokens(at) == [0, 1, 0]


def test_without_a_clock_the_player_on_turn_comes_first_qk_18() -> None:
    """QK-18: then clockwise; that is the order in which simulations ask."""
    from quirkbox.engine import next_to_act

    at = call_table()
    ask = next_to_act(GAME)
    order = []
    seat = 0
    while at.plain.laid != NONE:
        seat, _ = ask(at.states[0], seat, GAME.codes())
        order.append(seat)
        do(at, seat, "done" if seat == 0 else "pass")
    assert order == [0, 1, 2]


def test_the_window_closes_when_all_have_spoken_qk_19() -> None:
    """QK-19"""
    at = call_table(window="wait")
    do(at, 2, "pass")
    do(at, 0, "done")
    assert at.legal(at.host) == []  # no hurry: the table never closes it
    assert at.plain.turn == 0
    assert names(do(at, 1, "pass")) == ["said", "drew", "turn"]
    assert at.plain.turn == 1


@pytest.mark.parametrize("seconds", ["3", "5", "10"])
def test_the_table_closes_it_some_seconds_after_done_qk_19(seconds: str) -> None:
    """QK-19"""
    at = call_table(window=seconds)
    assert at.host_delay() is None  # not before "done"
    do(at, 0, "done")
    assert at.host_delay() == float(seconds)
    assert names(do(at, at.host, "close")) == ["closed", "drew", "turn"]
    assert at.plain.turn == 1


def test_who_has_passed_calls_no_more_qk_19() -> None:
    """QK-19"""
    at = call_table()
    do(at, 1, "pass")
    with pytest.raises(Refusal, match="done with this card"):
        do(at, 1, f"call {TOP_ROW}")
    with pytest.raises(Refusal, match="say pass"):
        do(at, 2, "done")
    with pytest.raises(Refusal, match="say done"):
        do(at, 0, "pass")


def pass_all(at: Position, placer: int = 0) -> None:
    for seat in range(at.players):
        do(at, seat, "done" if seat == placer else "pass")


def test_only_the_placers_own_call_gives_the_second_card_qk_20() -> None:
    """QK-20: a missed line called by another pays the other and gives nobody a card."""
    missed = call_table()
    do(missed, 1, f"call {TOP_ROW}")
    pass_all(missed)
    assert (missed.plain.turn, missed.plain.second, tokens(missed)) == (1, 0, [0, 1, 0])
    called = call_table()
    do(called, 0, f"call {TOP_ROW}")
    pass_all(called)
    assert (called.plain.turn, called.plain.second, tokens(called)) == (0, 1, [1, 0, 0])


def test_a_called_second_card_ends_the_turn_qk_8() -> None:
    """QK-8 in call mode."""
    at = call_table()
    do(at, 0, f"call {TOP_ROW}")
    pass_all(at)
    do(at, 0, "lay fuzz green stripes")
    pass_all(at)
    assert (at.plain.turn, at.plain.second) == (1, 0)


@pytest.mark.parametrize(("before", "cost", "after"), [(0, 0, 0), (2, 1, 1)])
def test_a_wrong_call_costs_a_token_but_never_below_zero_qk_21(before: int, cost: int, after: int) -> None:
    """QK-21"""
    at = call_table()
    at.plain.tokens[1] = before
    assert do(at, 1, f"call {LEFT_COLUMN}") == [{"event": "wrong", "seat": 1, "line": LEFT_COLUMN, "cost": cost}]
    assert tokens(at)[1] == after


def test_each_wrong_call_counts_by_itself_qk_21() -> None:
    """QK-21"""
    at = call_table()
    at.plain.tokens[1] = 3
    for line in (3, 4, 5):
        do(at, 1, f"call {line}")
    assert tokens(at)[1] == 0


def test_a_claimed_line_or_an_old_one_is_free_qk_22() -> None:
    """QK-22"""
    at = call_table()
    at.plain.tokens[2] = 2
    do(at, 0, f"call {TOP_ROW}")
    assert names(do(at, 2, f"call {TOP_ROW}")) == ["late"]
    pass_all(at)
    do(at, 0, "lay fuzz green stripes")  # breaks the row; the falling diagonal is still a sequence, but an old one
    assert names(do(at, 2, f"call {FALLING}")) == ["late"]
    assert tokens(at)[2] == 2


def test_tokens_never_run_out_qk_23() -> None:
    """QK-23"""
    at = call_table()
    at.plain.tokens[1] = 25
    do(at, 1, f"call {TOP_ROW}")
    assert tokens(at)[1] == 26


# --- the end


def fifth(turn: int, dealer: int) -> Position:
    """The seat on turn wins its fifth token and lays its second card."""
    hands = [SIX, SIX, SIX]
    hands[turn] = ["gloop orange dots", *SIX[:5]]
    at = position(
        hands,
        tops=["blip orange stripes", "fuzz orange triangles"],
        tokens=[4, 4, 4],
        turn=turn,
        dealer=dealer,
    )
    assert {"event": "last_round", "seat": turn, "why": "five"} in do(at, turn, "lay gloop orange dots")
    assert not at.over
    do(at, turn, "lay fuzz green stripes")
    return at


@pytest.mark.parametrize("turn", [0, 1, 2])
def test_five_tokens_bring_the_last_round_and_the_dealer_plays_last_qk_24_qk_25(turn: int) -> None:
    """QK-24, QK-25: on each seat, dealer on seat 2."""
    at = fifth(turn, dealer=2)
    turns = 0
    while not at.over:
        assert at.plain.turn == turn + 1 + turns
        do(at, int(at.plain.turn), "lay fuzz blue stripes")
        turns += 1
    assert turns == 2 - turn


def test_losing_a_token_does_not_call_it_off_qk_24() -> None:
    """QK-24"""
    at = call_table(players=2)
    at.plain.tokens[1] = 4
    assert names(do(at, 1, f"call {TOP_ROW}")) == ["won", "last_round"]
    do(at, 1, "call 3")
    assert tokens(at) == [0, 4]
    pass_all(at)
    do(at, 1, "lay fuzz green stripes")
    pass_all(at, placer=1)
    assert at.over  # seat 1 is the dealer
    assert at.winners() == [1]


def test_nothing_happens_after_the_end_qk_25() -> None:
    """QK-25"""
    at = fifth(2, dealer=2)
    assert at.over
    assert [at.legal(seat) for seat in range(4)] == [[]] * 4
    with pytest.raises(Refusal, match="The game is over"):
        do(at, 0, "lay fuzz blue stripes")


def test_most_tokens_win_and_ties_share_qk_26() -> None:
    """QK-26"""
    at = fifth(2, dealer=2)
    at.plain.tokens[:3] = [3, 5, 5]
    assert at.winners() == [1, 2]
    at.plain.tokens[1] = 6
    assert at.winners() == [1]


def test_the_last_card_drawn_brings_the_last_round_qk_27() -> None:
    """QK-27"""
    at = position([["gloop blue dots", *SIX[:5]], SIX, SIX], pile=["wink green dots"], turn=0, dealer=1)
    assert names(do(at, 0, "lay gloop blue dots")) == ["laid", "drew", "last_round", "turn"]
    assert not at.over
    assert names(do(at, 1, "lay fuzz green dots")) == ["laid", "ended"]  # nothing left to draw
    assert at.over


def test_the_dealer_draws_the_last_card_and_the_game_ends_there_qk_27() -> None:
    """QK-27"""
    at = position([["gloop blue dots", *SIX[:5]], SIX], pile=["wink green dots"], turn=0, dealer=0)
    assert names(do(at, 0, "lay gloop blue dots")) == ["laid", "drew", "last_round", "ended"]
    assert at.over


def test_draw_what_is_there_qk_27() -> None:
    """QK-27: two cards laid, one left."""
    at = position(
        [["gloop orange dots", *SIX[:5]], SIX],
        tops=["blip orange stripes", "fuzz orange triangles"],
        pile=["wink green dots"],
    )
    do(at, 0, "lay gloop orange dots")
    assert names(do(at, 0, "lay fuzz green stripes")).count("drew") == 1
    assert sum(c != NONE for c in at.plain.hands[0]) == 5


# --- what one may know


def test_one_sees_the_backs_of_others_qk_28() -> None:
    """QK-28"""
    at = position([["gloop blue dots", *SIX[:5]], SIX], pile=["wink green dots", "wink green stripes"])
    mine, other, watching = at.view(0), at.view(1), at.view(-1)
    assert mine["hands"][0][0] == {"creature": "gloop", "colour": "blue", "pattern": "dots"}
    assert mine["hands"][1] == [None] * 6
    assert other["hands"][0] == [None] * 6
    assert watching["hands"] == [[None] * 6] * 2
    assert {int(c) for c in at.hidden(0).plain.pile} == {NONE}


def test_only_the_drawer_sees_the_drawn_card_qk_28() -> None:
    """QK-28"""
    at = position([["gloop blue dots", *SIX[:5]], SIX], pile=["wink green dots", "wink green dots"])
    happened = at.play(0, GAME.actions.parse("lay gloop blue dots"), dice_from_seed(1))
    drew = {seat: GAME.events.to_json(happened, seat)[1] for seat in (0, 1, -1)}
    assert drew[0] == {"event": "drew", "seat": 0, "creature": "wink", "colour": "green", "pattern": "dots"}
    assert drew[1] == drew[-1] == {"event": "drew", "seat": 0, "creature": None, "colour": None, "pattern": None}


def test_a_guess_is_a_possible_truth_drawn_fairly_qk_28() -> None:
    """QK-28: my cards and the laid ones stay; each unseen card is as likely in each hidden place."""
    at = position(
        [["gloop blue dots", *SIX[:5]], ["wink blue dots"]],
        tops=["blip orange dots"],
        pile=["wink green dots", "pogo green dots"],
    )
    at.plain.gone[:] = 1  # as if all other cards had been laid
    for unseen in ("wink blue dots", "wink green dots", "pogo green dots", "gloop blue dots", *SIX[:5]):
        at.plain.gone[card(unseen)] = 0
    found = [int(at.guessed(0, dice_from_seed(n)).plain.hands[1, 0]) for n in range(600)]
    assert {found.count(card(c)) > 150 for c in ("wink blue dots", "wink green dots", "pogo green dots")} == {True}
    assert len(set(found)) == 3
