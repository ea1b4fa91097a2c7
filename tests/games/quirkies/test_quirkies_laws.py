"""What stays true through a whole game of Quirkies, whatever is played."""

from fuzz import tables, wild_game
from hypothesis import given, settings
from hypothesis import strategies as st

from quirkbox.games.quirkies import GAME
from quirkbox.games.quirkies.state import NONE

SETUPS = st.sampled_from(tables(GAME))


@settings(max_examples=20)
@given(SETUPS, st.integers(0, 2**32))
def test_cards_are_conserved_qk_4(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """QK-4, QK-9: each of the 81 cards is on the board, in one hand or in the pile, exactly once."""
    for moment in wild_game(GAME, *setup, seed):
        s = moment.position.plain
        laid = [card for card in range(81) if s.gone[card]]
        held = [int(card) for hand in s.hands for card in hand if card != NONE]
        pile = [int(card) for card in s.pile[: s.pile_size]]
        assert sorted(laid + held + pile) == list(range(81))
        assert sum(int(h) for h in s.heights) == len(laid)
        told = s.story[: s.laid_count].tolist()
        assert sorted(told) == laid
        assert {int(s.cell_of[card // 9]): card for card in told} == {cell: top for cell, top in enumerate(s.tops) if top != NONE}
        assert all(s.gone[top] and s.cell_of[top // 9] == cell for cell, top in enumerate(s.tops) if top != NONE)


@settings(max_examples=20)
@given(SETUPS, st.integers(0, 2**32))
def test_tokens_are_won_and_lost_as_told_qk_14(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """QK-14, QK-21: the score is what the events say, and never below zero."""
    told = [0] * setup[0]
    for moment in wild_game(GAME, *setup, seed):
        for event in GAME.events.to_json(moment.happened, -1):
            if event["event"] == "won":
                told[event["seat"]] += 1
            if event["event"] == "wrong":
                told[event["seat"]] -= event["cost"]
        assert moment.position.score() == told
        assert min(told) >= 0


@settings(max_examples=20)
@given(SETUPS, st.integers(0, 2**32))
def test_sequences_are_what_a_slow_reader_sees_qk_13(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """QK-10 to QK-15, checked on the cards' names by somebody who knows no tricks."""
    if setup[1]["claims"] != "auto":
        return
    for moment in wild_game(GAME, *setup, seed):
        events = GAME.events.to_json(moment.happened, -1)
        if not events or events[0]["event"] != "laid":
            continue
        board = moment.position.view(-1)["board"]
        lines = [(0, 1, 2), (3, 4, 5), (6, 7, 8), (0, 3, 6), (1, 4, 7), (2, 5, 8), (0, 4, 8), (2, 4, 6)]
        expected = []
        for number, line in enumerate(lines):
            cards = [board[cell]["top"] for cell in line]
            if events[0]["cell"] not in line or None in cards:
                continue
            kinds = [len({card[what] for card in cards}) for what in ("colour", "pattern")]
            if (1 in kinds) if setup[1]["version"] == "beginner" else (2 not in kinds):
                expected.append(number)
        assert [event["line"] for event in events if event["event"] == "won"] == expected
