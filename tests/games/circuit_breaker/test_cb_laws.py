"""What stays true through a whole game of Circuit Breaker, whatever is played."""

from __future__ import annotations

import itertools
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from importlib import resources
from typing import Any

import pytest
from fuzz import Moment, tables, wild_game
from hypothesis import given, settings
from hypothesis import strategies as st
from referee import Referee, of_view

from quirkbox.engine import dice_from_seed, play_random
from quirkbox.games.circuit_breaker import GAME

SETUPS = st.sampled_from(tables(GAME))
SEEDS = st.integers(0, 2**32)
SAMPLE = 6  # where every moment would take too long
Setup = tuple[int, dict[str, str]]


@settings(max_examples=15)
@given(SETUPS, SEEDS)
def test_a_slow_referee_finds_the_same_game_cb_12(setup: Setup, seed: int) -> None:
    """CB-8 to CB-32, CB-39: after every move the table is as a referee with other means says, and exactly that is legal."""
    check_with_a_referee(wild_game(GAME, *setup, seed), setup[1]["undo"] == "yes")


def check_with_a_referee(moments: Iterable[Moment], undo: bool) -> Referee:
    """The referee at the end."""
    referee = None
    for moment in moments:
        view = moment.position.open_view()
        if moment.action is None:
            referee = Referee.sits_down(view, undo)
        else:
            assert referee
            seen = GAME.events.to_json(moment.happened, -1, open_hands=True)
            referee.play(GAME.actions.to_json(moment.action), seen)
        assert of_view(view) == referee.table()
        legal = [tuple(GAME.actions.to_json(code).values()) for code in moment.position.legal(referee.turn)]
        assert len(legal) == len(set(legal))
        assert set(legal) == referee.legal()
    assert referee
    return referee


# As many rounds as there can be, and wires that fit everywhere.
LONG = re.sub(
    r'(?s)(?<=wires = """).*?(?="""\n\n# A kind)',
    "\nUUUU x60\n",
    (resources.files(GAME.about.package) / "content/standard.toml").read_text(encoding="utf-8"),
).replace("....\nw...\na...\nw...", "......\nw.....\nw.....\nw.....")


def straight_game(dx: int, dy: int) -> Iterator[Moment]:
    """Both connect wires as far to one side as they can, and send their mice for more."""
    at, happened = GAME.start(2, {"tiles": LONG, "undo": "no"}, dice_from_seed(3))
    yield Moment(at, happened, -1, None)

    def liked(code: int) -> tuple[int, int]:
        action = GAME.actions.to_json(code)
        if action["act"] == "place":
            wire = at.plain.hands[at.plain.turn, action["slot"]] < at.plain.wires
            x, y = action["x"] - 33, action["y"] - 33
            return 2 if wire else -1, x * dx + y * dy - abs(x * dy) - abs(y * dx)
        return {"send": 1, "end": 0}.get(action["act"], -1), action.get("place") == "wires"

    for seq in itertools.count(1):
        seat = at.plain.turn
        if not at.legal(seat):
            return
        action = max(at.legal(seat), key=liked)
        yield Moment(at, at.play(seat, action, dice_from_seed(3, seq)), seat, action)


@pytest.mark.parametrize(("dx", "dy"), [(-1, 0), (1, 0), (0, -1), (0, 1)])
def test_a_long_way_out_the_same_is_legal_cb_30(dx: int, dy: int) -> None:
    """CB-30: a referee who knows no edge finds the same places at the end of the longest line there can be."""
    referee = check_with_a_referee(straight_game(dx, dy), undo=False)
    lines = [{(x - 33) * dx + (y - 33) * dy for x, y in network} for network in referee.networks]
    assert lines == [set(range(2 + 23 + 3 + 1))] * 2  # dealt, brought by the mouse, from the counter; and the box


@settings(max_examples=15)
@given(SETUPS, SEEDS)
def test_tiles_cubes_and_mice_are_conserved_cb_1(setup: Setup, seed: int) -> None:
    """CB-1: each of the 84 tiles is in one place, each of the 12 cubes too, and everybody has one mouse."""
    for moment in wild_game(GAME, *setup, seed):
        s, view = moment.position.plain, moment.position.open_view()
        tiles = [held["tile"]["tile"] for hand in view["hands"] for held in hand]
        tiles += [t["tile"] for network in view["networks"] for t in network["tiles"] if t["sort"] != "box"]
        tiles += [tile for pile in of_view(view)["piles"].values() for tile in pile]
        tiles += [int(tile) for stack in s.stack for tile in stack if tile >= 0]
        assert sorted(tiles) == list(range(84))
        assert view["cheese"] + sum(view["cubes"]) == 12
        assert len(view["mice"]) == setup[0]
        assert [len(hand) for hand in view["hands"]] == [s.held[seat] for seat in range(setup[0])]


def edges_of(tile: dict[str, Any]) -> str:
    return "".join(tile["edges"][(side - tile["turn"]) % 4] for side in range(4))


@settings(max_examples=15)
@given(SETUPS, SEEDS)
def test_networks_are_connected_and_match_on_every_edge_cb_25(setup: Setup, seed: int) -> None:
    """CB-5, CB-25 to CB-29: also after thefts, everything hangs on the breaker box and no two edges clash."""
    for moment in wild_game(GAME, *setup, seed):
        for network in moment.position.view(-1)["networks"]:
            laid = {(t["x"], t["y"]): edges_of(t) for t in network["tiles"]}
            reached, todo = set(), [(33, 33)]
            while todo:
                x, y = todo.pop()
                reached.add((x, y))
                for side, (dx, dy) in enumerate(((0, -1), (1, 0), (0, 1), (-1, 0))):
                    if (x + dx, y + dy) in laid:
                        pair = {laid[x, y][side], laid[x + dx, y + dy][(side + 2) % 4]}
                        assert len(pair) == 1 or ("U" in pair and "." not in pair)
                        if pair != {"."} and (x + dx, y + dy) not in reached:
                            todo.append((x + dx, y + dy))
            assert reached == set(laid)


@settings(max_examples=15)
@given(SETUPS, SEEDS)
def test_points_are_what_one_counts_by_hand_cb_33(setup: Setup, seed: int) -> None:
    """CB-33, CB-34, CB-37: the tiles in the network, kind by kind; before the end nobody's card counts for the others."""
    rows = {True: [0, 3, 6, 10, 15], False: [0, 1, 3, 6, 10]}
    for number, moment in enumerate(wild_game(GAME, *setup, seed)):
        at = moment.position
        if number % SAMPLE and not at.over:
            continue
        view, public = at.open_view(), at.view(-1)
        for seat in range(setup[0]):
            kinds = Counter(t["kind"] for t in view["networks"][seat]["tiles"] if t["kind"])
            wanted = sum(rows[kind in view["cards"][seat]][many] for kind, many in kinds.items())
            plain = sum(rows[False][many] for many in kinds.values())
            assert view["score"][seat] == wanted
            assert at.score()[seat] == wanted
            assert at.seen_by(-1).score()[seat] == (wanted if at.over else plain)
            assert public["score"][seat] == (wanted if at.over else plain)


@settings(max_examples=10)
@given(SETUPS, SEEDS, st.integers(-1, 3))
def test_a_guess_deals_what_could_be_cb_38(setup: Setup, seed: int, viewer: int) -> None:
    """CB-36, CB-38: what everybody saw going into a hand stays there in every guess; sorts, heights and cards fit."""
    if viewer >= setup[0]:
        viewer = -1
    for number, moment in enumerate(wild_game(GAME, *setup, seed)):
        at = moment.position
        if number % SAMPLE:
            continue
        truth, guess = at.open_view(), at.guessed(viewer, dice_from_seed(number)).open_view()
        s = at.plain
        for real, guessed in zip(truth["hands"], guess["hands"], strict=True):
            assert [(h["slot"], h["sort"]) for h in real] == [(h["slot"], h["sort"]) for h in guessed]
            for ours, theirs in zip(real, guessed, strict=True):
                assert theirs["tile"]["sort"] == theirs["sort"]
                if s.seen[ours["tile"]["tile"]]:
                    assert ours == theirs
        cards = [tuple(card) for card in guess["cards"]]
        assert len(set(cards)) == len(cards)
        everything = {**truth, "hands": None, "cards": None, "counted": None, "score": None}
        assert {**guess, "hands": None, "cards": None, "counted": None, "score": None} == everything


@pytest.mark.parametrize("seed", range(3))
def test_undo_restores_what_was_before_cb_39(seed: int) -> None:
    """CB-39: after a move of any kind, taking it back gives the same table, and the same moves to choose from."""
    undo = GAME.actions.code("undo")
    for number, moment in enumerate(wild_game(GAME, 2 + seed, {"undo": "yes"}, seed)):
        at, seat = moment.position, moment.position.plain.turn
        if number % 3 or at.over or at.plain.undone > 10:
            continue
        before, choice = of_view(at.open_view()), set(at.legal(seat)) - {undo}
        by_act = {GAME.actions.to_json(code)["act"]: code for code in at.legal(seat)}
        for act in set(by_act) - {"end", "undo"}:
            other = at.copy()
            other.play(seat, by_act[act], dice_from_seed(0))
            other.play(seat, undo, dice_from_seed(0))
            assert of_view(other.open_view()) == before
            assert set(other.legal(seat)) - {undo} == choice


def test_random_games_end_and_are_not_too_long_cb_10() -> None:
    """CB-10, CB-39: a turn has an end even for somebody who takes everything back."""
    for players in (2, 3, 4):
        lengths = play_random(GAME, 300, players, seed=5, threads=1).lengths
        assert (lengths > 12 * players).all()
        assert (lengths < 2000).all()
