"""Each rule of Circuit Breaker by its number in the game's README."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from cb_table import NAME, TILE, can, do, hand, mouse, network, pile, table, told, why

from quirkbox.engine import Position, Refusal, dice_from_seed
from quirkbox.games.circuit_breaker import GAME
from quirkbox.games.circuit_breaker.state import FOLD, MIDDLE, SIDE
from quirkbox.games.circuit_breaker.state import HAND as MOST_TILES
from quirkbox.games.circuit_breaker.tell import PLACE_NAMES

BUBBLE_CARD = 0  # Gumball Machine, Bubble Maker, Disco Ball, Karaoke Machine
OTHER_CARD = 2  # Jukebox, Lava Lamp, Karaoke Machine, Blender


def dealt(players: int = 3, seed: int = 5, **options: str) -> Position:
    return GAME.start(players, options, dice_from_seed(seed))[0]


def play_round(at: Position) -> list[dict[str, Any]]:
    """Everybody ends the turn; what was seen when the new round began."""
    for _ in range(at.players):
        seen = do(at, "end")
    return seen


# --- what is in the box


def test_the_box_holds_what_it_should_cb_1() -> None:
    """CB-1"""
    view = dealt().open_view()
    assert [kind["name"] for kind in view["kinds"]][:3] == ["Gumball Machine", "Bubble Maker", "Jukebox"]
    assert len(view["kinds"]) == 12
    assert Counter(name.rsplit(" ", 1)[1] for name in TILE if " " in name) == dict.fromkeys("123U", 12)
    assert len([name for name in TILE if " " not in name]) == 36
    assert view["cheese"] == 12
    assert all(network["tiles"][0]["edges"] == "123U" for network in view["networks"])


@pytest.mark.parametrize("players", [1, 5])
def test_two_to_four_players_cb_1(players: int) -> None:
    """CB-1"""
    with pytest.raises(Refusal, match="2 to 4 players"):
        dealt(players)


# --- getting ready


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_wires_and_three_appliances_each_cb_2(players: int) -> None:
    """CB-2"""
    view = dealt(players).open_view()
    for held in view["hands"]:
        assert Counter(tile["sort"] for tile in held) == {"wire": 2, "appliance": 3}
    heights = {p["place"]: p["height"] for p in view["market"]}
    assert heights["wires"] == 36 - 2 * players - 2
    assert heights["appliances"] == 48 - 3 * players - 3


def test_every_tile_can_be_dealt_cb_2() -> None:
    """CB-2"""
    held = Counter(h["tile"]["tile"] for seed in range(300) for h in dealt(seed=seed).open_view()["hands"][0])
    assert set(held) == set(range(84))
    assert max(held.values()) < 45  # about 17 times each


def test_the_market_shows_two_wires_and_three_appliances_cb_3() -> None:
    """CB-3"""
    market = dealt().view(-1)["market"]
    assert [p["place"] for p in market] == ["wires", "W1", "W2", "appliances", "A1", "A2", "A3"]
    tops = [p["top"]["sort"] if p["top"] else None for p in market]
    assert tops == [None, "wire", "wire", None, "appliance", "appliance", "appliance"]
    assert [p["height"] for p in market if p["top"]] == [1] * 5


def test_everybody_gets_another_secret_card_of_four_kinds_cb_4() -> None:
    """CB-4"""
    seen = Counter()
    for seed in range(100):
        cards = dealt(4, seed).open_view()["cards"]
        assert all(len(card) == 4 for card in cards)
        assert len({tuple(card) for card in cards}) == 4
        seen[tuple(cards[0])] += 1
    assert len(seen) == 12


def test_only_breaker_boxes_lie_out_at_first_cb_5() -> None:
    """CB-5"""
    for shown in dealt(4).view(-1)["networks"]:
        assert [(t["sort"], t["x"], t["y"]) for t in shown["tiles"]] == [("box", 33, 33)]
        assert {(s["x"], s["y"]): s["touches"] for s in shown["spots"]} == {
            (33, 32): [None, None, "1", None],
            (34, 33): [None, None, None, "2"],
            (33, 34): ["3", None, None, None],
            (32, 33): [None, "U", None, None],
        }


def test_one_builds_in_ones_own_network_only_cb_5() -> None:
    """CB-5, CB-24: a tile of Ann's can only come to lie in Ann's network."""
    at = table([["1.1."], []])
    do(at, "place 0 33 32 0")
    assert network(at, 0) == {(33, 32): "1.1."}
    assert network(at, 1) == {}


def test_who_begins_is_drawn_by_lot_and_begins_every_round_cb_6() -> None:
    """CB-6"""
    firsts = Counter(dealt(3, seed).plain.first for seed in range(300))
    assert all(firsts[seat] > 60 for seat in range(3))
    at = dealt(3)
    first = at.plain.first
    for _ in range(3):
        for step in range(3):
            assert at.waiting() == [(first + step) % 3]
            do(at, "end")


# --- rounds


@pytest.mark.parametrize(("players", "rounds", "columns"), [(2, 16, 4), (3, 12, 3), (4, 12, 3)])
def test_four_rows_of_rounds_cb_7(players: int, rounds: int, columns: int) -> None:
    """CB-7"""
    at = dealt(players)
    view = at.view(-1)
    assert (view["rounds"], view["columns"]) == (rounds, columns)
    turns = 0
    while not at.over:
        do(at, "end")
        turns += 1
    assert turns == rounds * players


def test_the_counter_moves_when_everybody_had_a_turn_cb_8() -> None:
    """CB-8"""
    at = dealt(3)
    seen = [at.view(-1)["round"]]
    for _ in range(7):
        do(at, "end")
        seen.append(at.view(-1)["round"])
    assert seen == [1, 1, 1, 2, 2, 2, 3, 3]


@pytest.mark.parametrize(
    ("players", "icons"),
    [(2, {5: "wire", 9: "appliance", 13: "wire"}), (3, {4: "wire", 7: "appliance", 10: "wire"})],
)
def test_icons_deal_a_tile_to_everybody_cb_9(players: int, icons: dict[int, str]) -> None:
    """CB-9: at the first rounds of rows two, three and four, in turn order, before the first turn."""
    at = dealt(players)
    first = at.plain.first
    for number in range(2, at.view(-1)["rounds"] + 1):
        before = [len(h) for h in at.view(-1)["hands"]]
        seen = play_round(at)
        drew = [event for event in seen if event["event"] == "drew"]
        assert [event["seat"] for event in drew] == [(first + i) % players for i in range(players)] * (number in icons)
        assert {event["sort"] for event in drew} == ({icons[number]} if number in icons else set())
        assert all(event["tile"] is None for event in drew)  # a spectator sees backs
        assert (told(seen)[0], told(seen)[-1]) == ("round", "turn")
        assert [len(h) for h in at.view(-1)["hands"]] == [n + (number in icons) for n in before]


def test_the_icon_deals_what_is_there_and_mice_on_the_stacks_stay_cb_9() -> None:
    """CB-9: with one wire left the first player gets it; Cid's mouse stays on the stack, and comes home with nothing."""
    at = table([[], [], []], stacks={"wires": ["1.1."]}, mice={2: "wires"}, turn=2, round=3)
    seen = do(at, "end")
    assert [(e["event"], e.get("seat")) for e in seen] == [("round", None), ("drew", 0), ("turn", 0)]
    assert hand(at, 0) == ["1.1."]
    assert mouse(at, 2) == "wires"
    do(at, "end")
    seen = do(at, "end")
    assert seen[1]["event"] == "home"
    assert seen[1]["loot"] == "nothing"
    assert hand(at, 2) == []


def test_the_game_ends_after_the_last_round_and_mice_bring_nothing_cb_10() -> None:
    """CB-10"""
    at = table([["1.1."], []], market={"A1": ["Jukebox 1"]}, mice={0: "A1"}, turn=1, round=16)
    seen = do(at, "end")
    assert at.over
    assert told(seen)[0] == "ended"
    assert hand(at, 0) == ["1.1."]
    assert mouse(at, 0) == "A1"
    assert at.legal(0) == at.legal(1) == at.legal(2) == []


# --- a turn


def test_a_turn_begins_with_the_mouse_coming_home_cb_11() -> None:
    """CB-11: before anything can be done the tile is in hand."""
    at = table([[], []], market={"A2": ["Jukebox 1"]}, mice={0: "A2"}, turn=1)
    seen = do(at, "end")
    assert told(seen) == ["round", "turn", "home", "took", "shows"]
    assert seen[2] | seen[3] == {
        "event": "took", "seat": 0, "place": "A2", "owner": None, "x": None, "y": None, "loot": "open", "slot": 0,
        "tile": TILE["Jukebox 1"], "kind": "jukebox", "edges": "1...",
    }  # fmt: skip
    assert hand(at, 0) == ["Jukebox 1"]
    assert mouse(at, 0) == "home"


HAND = ["1.1.", "2.2.", "Jukebox 3", "Blender U"]
MARKET = {"W1": ["3.3."], "A1": ["Lava Lamp 1"], "A2": ["Lava Lamp 2"], "A3": ["Lava Lamp 3"]}
ACTS = {
    "mouse": ["send A1"],
    "place": ["place 0 33 32 0", "place 1 34 33 1"],
    "discard": ["discard 2 A1", "discard 3 A2"],
}


@pytest.mark.parametrize("order", ["mouse place discard", "place discard mouse", "discard mouse place", "discard place mouse"])
def test_three_actions_once_each_in_any_order_cb_12(order: str) -> None:
    """CB-12"""
    at = table([HAND, []], market=MARKET)
    for action in order.split():
        for text in ACTS[action]:
            do(at, text)
    assert [GAME.actions.text(code) for code in at.legal(0)] == ["undo", "end"]
    shown = at.view(0)["doing"]
    assert (shown["mouse"], shown["place"], shown["placed"], shown["discarded"]) == ("done", "done", 2, 2)


def test_nothing_is_a_must_cb_12() -> None:
    """CB-12"""
    at = table([HAND, []], market=MARKET)
    do(at, "end")
    assert at.waiting() == [1]


def test_an_action_is_done_in_one_go_cb_12() -> None:
    """CB-12: what was begun is over once something else is begun."""
    at = table([HAND, []], market=MARKET)
    do(at, "place 0 33 32 0")
    assert at.view(0)["doing"]["place"] == "going"
    do(at, "send A1")
    assert why(at, "place 1 34 33 1") == "Tiles are placed in one go: you have done something else since."
    assert why(at, "send W1") == "Your mouse is on its way already."
    at = table([HAND, []], market=MARKET)
    do(at, "discard 2 A1")
    do(at, "place 0 33 32 0")
    assert why(at, "discard 3 A1") == "Tiles are discarded in one go: you have done something else since."
    do(at, "place 1 34 33 1")
    assert why(at, "place 3 32 33 1") == "You have placed two tiles in this turn."
    assert why(at, "send A1", seat=1) == "It is Ann's turn."


def test_cheesing_fits_between_everything_cb_13() -> None:
    """CB-13: also between two tiles; and with a cube just taken."""
    at = table([HAND, [], []], market=MARKET, mice={1: "A1", 2: "W1"}, cubes=[1, 0, 0])
    do(at, "place 0 33 32 0")
    do(at, "cheese 1")
    do(at, "place 1 34 33 1")
    do(at, "discard 2 A1")
    do(at, "cheese 2")
    do(at, "discard 3 A1")
    assert (mouse(at, 1), mouse(at, 2)) == ("appliances", "appliances")
    assert at.view(-1)["cubes"] == [1, 0, 0]


# --- the mouse


def test_a_mouse_at_home_brings_nothing_cb_14() -> None:
    """CB-14"""
    at = dealt(2)
    assert {mouse(at, seat) for seat in range(2)} == {"home"}
    seen = do(at, "end")
    assert told(seen) == ["turn"]


def test_where_a_mouse_may_go_cb_15() -> None:
    """CB-15: stacks, open tiles, appliances in all networks; nothing else."""
    at = table(
        [["3.1."], ["2.2."]],
        networks={0: [("1.1.", 33, 32, 0), ("Jukebox 1", 33, 31, 2)], 1: [("Blender 2", 34, 33, 3)]},
        market=MARKET,
    )
    goes = [GAME.actions.text(code) for code in at.legal(0)]
    assert [text for text in goes if text.split()[0] in ("send", "raid")] == [
        "send wires", "send W1", "send appliances", "send A1", "send A2", "send A3", "raid 0 33 31", "raid 1 34 33"
    ]  # fmt: skip
    assert why(at, "raid 0 33 32") == "Wires that are connected stay where they are."
    assert why(at, "raid 1 33 33") == "No mouse can carry a breaker box."
    assert why(at, "raid 1 35 33") == "There is no tile."
    assert why(at, "raid 3 35 33") == "There is no seat 3 at this table."


def test_one_mouse_to_a_tile_but_many_on_the_stacks_cb_16() -> None:
    """CB-16"""
    at = table(
        [[], [], [], []],
        networks={0: [("Jukebox 1", 33, 32, 2)]},
        market=MARKET,
        mice={1: "A1", 2: (0, 33, 32), 3: "appliances"},
    )
    assert why(at, "send A1") == "Ben's mouse is there."
    assert why(at, "raid 0 33 32") == "Cid's mouse is there."
    do(at, "send appliances")
    assert (mouse(at, 0), mouse(at, 3)) == ("appliances", "appliances")


def test_two_mice_on_the_appliance_stack_each_bring_a_tile_cb_16() -> None:
    """CB-16, CB-20: in turn order, and the one that comes too late brings nothing."""
    stacks = {"appliances": ["Jukebox 1", "Blender 2"]}
    at = table([[], [], []], stacks=stacks, mice=dict.fromkeys(range(3), "appliances"), turn=2, first=0)
    brought = []
    for seat in range(3):
        seen = do(at, "end")
        brought += hand(at, seat)
        loot = next(event for event in seen if event["event"] == "home")["loot"]
        assert loot == ("hidden" if seat < 2 else "nothing")
    assert sorted(brought) == ["Blender 2", "Jukebox 1"]


def test_covering_a_claimed_pile_changes_the_loot_cb_17() -> None:
    """CB-17: Ben wanted the Jukebox; Ann lays a wire on it."""
    at = table([["1.1."], []], market={"A1": ["Jukebox 1"]}, mice={1: "A1"})
    do(at, "discard 0 A1")
    seen = do(at, "end")
    assert hand(at, 1) == ["1.1."]
    assert pile(at, "A1") == ["Jukebox 1"]
    shows = seen[-1]
    assert (shows["event"], shows["came"], shows["kind"], shows["height"]) == ("shows", "below", "jukebox", 1)


def test_an_undefended_theft_cb_18() -> None:
    """CB-18, CB-34: the appliance goes into the thief's hand and counts only when it is placed again."""
    at = table(
        [[], ["1.1."]],
        networks={0: [("Bubble Maker 1", 33, 32, 2)]},
        mice={},
        cards=[BUBBLE_CARD, OTHER_CARD],
        turn=1,
    )
    do(at, "raid 0 33 32")
    do(at, "place 0 33 32 0")
    assert at.view(0)["score"][0] == 3
    do(at, "end")
    assert at.view(0)["networks"][0]["tiles"][0]["mouse"] == 1  # one sees it sitting there
    seen = do(at, "end")
    assert told(seen) == ["turn", "home", "took"]
    assert (seen[1]["place"], seen[1]["owner"], seen[1]["x"], seen[1]["y"]) == ("network", 0, 33, 32)
    assert network(at, 0) == {}
    assert hand(at, 1) == ["Bubble Maker 1"]
    assert at.view(0)["score"] == [0, 0]
    do(at, "place 0 33 31 2")
    assert at.view(1)["score"] == [0, 1]


def test_a_theft_prevented_with_cheese_cb_22() -> None:
    """CB-22: Ann gives a cube, the Bubble Maker stays, and Ben's mouse brings a tile from the appliance stack."""
    at = table(
        [[], []],
        networks={0: [("Bubble Maker 1", 33, 32, 2)]},
        stacks={"appliances": ["Jukebox 3"]},
        mice={1: (0, 33, 32)},
        cubes=[1, 0],
    )
    (seen,) = do(at, "cheese 1")
    assert (seen["event"], seen["whose"], seen["place"], seen["owner"]) == ("cheesed", 1, "network", 0)
    assert mouse(at, 1) == "appliances"
    assert at.view(-1)["cubes"] == [0, 0]
    assert at.view(-1)["cheese"] == 12
    do(at, "end")
    assert network(at, 0) == {(33, 32): "Bubble Maker 1"}
    assert hand(at, 1) == ["Jukebox 3"]


def test_fetching_ones_own_appliance_cb_19() -> None:
    """CB-19"""
    at = table([[], []], networks={0: [("Bubble Maker 1", 33, 32, 2)]})
    do(at, "raid 0 33 32")
    do(at, "end")
    do(at, "end")
    assert hand(at, 0) == ["Bubble Maker 1"]
    assert network(at, 0) == {}


def test_empty_places_are_no_targets_cb_20() -> None:
    """CB-20"""
    at = table([[], []], stacks={})
    assert [GAME.actions.text(code) for code in at.legal(0)] == ["end"]
    for place in ("wires", "W1", "appliances", "A3"):
        assert why(at, f"send {place}") == f"There is nothing on {PLACE_NAMES[place]}."


def test_a_mouse_on_a_stack_that_ran_out_comes_home_with_nothing_cb_20() -> None:
    """CB-20: the last appliance has gone to A1 in the meantime."""
    at = table(
        [[], []],
        market={"A1": ["Jukebox 1"]},
        stacks={"appliances": ["Blender 2"]},
        mice={0: "A1", 1: "appliances"},
        turn=1,
    )
    do(at, "end")
    assert pile(at, "A1") == ["Blender 2"]
    seen = do(at, "end")
    assert told(seen) == ["turn", "home"]
    assert seen[1]["loot"] == "nothing"


def test_empty_places_are_filled_from_their_stack_cb_21() -> None:
    """CB-21: at once, open, and only as long as there are tiles."""
    stacks = {"wires": ["1.1."], "appliances": []}
    at = table([[], []], market={"W2": ["2.2."], "A3": ["Jukebox 1"]}, stacks=stacks, mice={0: "W2", 1: "A3"}, turn=1)
    seen = do(at, "end")
    assert pile(at, "W2") == ["1.1."]
    assert (seen[-1]["event"], seen[-1]["place"], seen[-1]["came"]) == ("shows", "W2", "stack")
    do(at, "end")
    assert pile(at, "A3") == []
    assert at.view(-1)["market"][0]["height"] == 0


# --- cheese


def test_any_mouse_on_any_tile_can_be_cheesed_cb_23() -> None:
    """CB-23: on the market, on the wire stack, in a third player's network; then the place is free for one's own mouse."""
    at = table(
        [[], [], [], []],
        networks={2: [("Jukebox 1", 33, 32, 2)]},
        market=MARKET,
        mice={1: "A2", 2: "wires", 3: (2, 33, 32)},
        cubes=[3, 0, 0, 0],
    )
    for whose in (1, 2, 3):
        do(at, f"cheese {whose}")
        assert mouse(at, whose) == "appliances"
    do(at, "send A2")
    assert at.view(-1)["cubes"] == [0, 0, 0, 0]


def test_which_mice_cannot_be_cheesed_cb_23() -> None:
    """CB-23"""
    at = table([[], [], []], market=MARKET, mice={1: "appliances"}, cubes=[1, 0, 0])
    do(at, "send A1")
    assert why(at, "cheese 0") == "You cannot cheese your own mouse."
    assert why(at, "cheese 1") == "Ben's mouse is on the appliance stack already."
    assert why(at, "cheese 2") == "Cid's mouse is at home."
    assert why(at, "cheese 3") == "There is no seat 3 at this table."
    do(at, "end")
    assert why(at, "cheese 0") == "You have no cheese."


# --- placing


def test_up_to_two_tiles_of_any_sort_cb_24() -> None:
    """CB-24"""
    at = table([["Jukebox 1", "Blender 2", "2.2."], []])
    do(at, "place 0 33 32 2")
    (seen,) = do(at, "place 1 34 33 3")
    assert seen == {
        "event": "placed", "seat": 0, "tile": TILE["Blender 2"], "kind": "blender", "edges": "2...", "x": 34, "y": 33, "turn": 3
    }  # fmt: skip
    assert why(at, "place 2 33 34 0") == "You have placed two tiles in this turn."
    assert network(at, 0) == {(33, 32): "Jukebox 1", (34, 33): "Blender 2"}


@pytest.mark.parametrize("side", range(4))
@pytest.mark.parametrize("connection", "123U")
def test_numbers_meet_their_own_and_u_meets_all_cb_25(side: int, connection: str) -> None:
    """CB-25: a Jukebox at each side of the breaker box, which has 1, 2, 3 and U."""
    x, y = ((33, 32), (34, 33), (33, 34), (32, 33))[side]
    at = table([[f"Jukebox {connection}"], []])
    box = "123U"[side]
    text = f"place 0 {x} {y} {(side + 2) % 4}"
    if connection == box or "U" in (connection, box):
        assert can(at, text)
    else:
        there = ("at the bottom", "on the left", "at the top", "on the right")[side]
        assert why(at, text) == f"{connection} meets {box} {there}."


def test_each_illegal_placement_says_why_cb_25() -> None:
    """CB-25 to CB-27, CB-29: in words."""
    at = table([["2.3.", "Jukebox 1", "1.1."], []], networks={0: [("21..", 33, 32, 1), ("Blender 3", 33, 34, 0)]})
    assert why(at, "place 0 34 33 0") == "A wire runs into a wall on the left."
    assert why(at, "place 0 34 33 1") == "3 meets 2 on the left."
    assert why(at, "place 0 33 32 0") == "There is a tile already."
    assert why(at, "place 0 33 33 0") == "Your breaker box is there."
    assert why(at, "place 0 26 26 0") == "A tile must touch your network."
    assert why(at, "place 1 34 34 0") == "Only walls touch there: at least one wire must be connected."
    assert why(at, "place 7 34 33 0") == "There is no tile number 7 in your hand."
    assert can(at, "place 0 34 33 3")


def test_a_connection_never_meets_a_wall_cb_26() -> None:
    """CB-26: neither way round, also at a third tile beside the place; wall may touch wall."""
    at = table([["1.1.", "31..", "3.3."], []], networks={0: [("Jukebox 1", 33, 32, 2), ("2U..", 34, 33, 3)]})
    # 2U.. turned three quarters: U at the top, 2 on the left; above it lies an open end, beside the Jukebox's wall
    assert can(at, "place 0 34 32 0")
    assert why(at, "place 0 34 32 1") == "A wire runs into a wall at the bottom."
    assert why(at, "place 1 34 32 2") == "A wire runs into a wall on the left."
    assert can(at, "place 1 34 32 1")
    assert can(at, "place 2 33 34 0")


def test_walls_alone_do_not_connect_cb_27() -> None:
    """CB-27"""
    at = table([["1.1."], []], networks={0: [("Jukebox 1", 33, 32, 2)]})
    assert why(at, "place 0 34 32 0") == "Only walls touch there: at least one wire must be connected."
    assert {(spot["x"], spot["y"]) for spot in at.view(0)["networks"][0]["spots"]} == {
        (32, 33),
        (33, 34),
        (34, 33),
    }


def test_one_tile_may_connect_on_several_sides_cb_25() -> None:
    """CB-25: a corner that closes a ring must agree on both sides."""
    at = table([["32..", "13.."], []], networks={0: [("21..", 33, 32, 1), ("2U..", 34, 33, 3)]})
    touches = {(s["x"], s["y"]): s["touches"] for s in at.view(0)["networks"][0]["spots"]}
    assert touches[34, 32] == [None, None, "U", "2"]
    assert can(at, "place 0 34 32 2")
    assert why(at, "place 1 34 32 2") == "3 meets 2 on the left."


def test_every_turn_that_fits_is_legal_cb_28() -> None:
    """CB-28: the all-U cross fits everywhere in all four turns; a straight 1–1 on the 1 in two, on the U in two."""
    at = table([["UUUU"], []])
    assert len([c for c in at.legal(0) if GAME.actions.to_json(c)["act"] == "place"]) == 16
    at = table([["1.1."], []])
    places = [GAME.actions.text(c) for c in at.legal(0) if GAME.actions.to_json(c)["act"] == "place"]
    assert places == ["place 0 32 33 1", "place 0 32 33 3", "place 0 33 32 0", "place 0 33 32 2"]


def test_a_theft_leaves_an_open_end_cb_29() -> None:
    """CB-29: the cell can be used again, and the walls of the stolen tile are gone."""
    at = table([["1.1."], []], networks={0: [("Jukebox 1", 33, 32, 2), ("2U..", 34, 33, 3)]}, mice={1: (0, 33, 32)})
    assert not can(at, "place 0 33 32 0")
    touches = {(s["x"], s["y"]): s["touches"] for s in at.view(0)["networks"][0]["spots"]}
    assert touches[34, 32] == [None, None, "U", "."]
    do(at, "end")
    do(at, "end")
    touches = {(s["x"], s["y"]): s["touches"] for s in at.view(0)["networks"][0]["spots"]}
    assert touches[34, 32] == [None, None, "U", None]
    do(at, "place 0 33 32 0")
    assert network(at, 0)[33, 32] == "1.1."


# As many wires as a player can get in a game, each with the first number to the east and the third to the west.
WESTWARD = [
    "1.1.", "1.2.", "2.2.", "2.3.", "3.3.", "3.1.", "123.", "312.", "231.", "132.", "213.", "321.", "112.", "223.", "331.",
    "1U2.", "2U3.", "3U1.", "1.U.",
]  # fmt: skip


def test_a_network_grows_as_far_as_there_are_tiles_cb_30() -> None:
    """CB-30: whoever builds only to the west, with all the wires of a long game, finds no edge there."""
    at = table([[*WESTWARD, "Jukebox 3", "Blender 2"], []])
    rounds, icons = at.view(0)["rounds"], at.view(0)["icons"]
    assert len(WESTWARD) == 2 + rounds - 1 + icons.count("wire")  # dealt, brought by the mouse, from the round counter
    for number in range(len(WESTWARD) + 1):
        do(at, f"place {number} {32 - number} 33 1")
        if number % 2:
            play_round(at)
    do(at, f"place {len(WESTWARD) + 1} 34 33 3")
    xs = [x for x, _ in network(at, 0)]
    assert (min(xs), max(xs)) == (13, 34)
    assert network(at, 0)[13, 33] == "Jukebox 3"
    assert why(at, "raid 0 66 66") == "There is no tile."
    do(at, "raid 0 13 33")
    play_round(at)
    assert "Jukebox 3" in hand(at, 0)
    assert (13, 33) in {(spot["x"], spot["y"]) for spot in at.view(0)["networks"][0]["spots"]}


def test_the_folds_of_a_table_never_meet_cb_30() -> None:
    """CB-30: MOST_TILES tiles and the box, a cell beside each end, and the one beside that: no two of these share a place."""
    far = MOST_TILES + 2
    steps = [(x, y) for x in range(-far, far + 1) for y in range(-far, far + 1) if 0 < abs(x) + abs(y) <= far]
    assert [step for step in steps if (step[0] * SIDE + step[1]) % FOLD == 0] == []
    assert MIDDLE == (MOST_TILES + 1) * SIDE + MOST_TILES + 1


# --- discarding


def test_discards_cover_piles_and_bring_cheese_cb_31() -> None:
    """CB-31: wires and appliances, onto any pile, also onto an empty one."""
    at = table([["1.1.", "Jukebox 1", "2.2."], []], market={"A1": ["Blender 1"]}, stacks={})
    (seen,) = do(at, "discard 0 A1")
    assert (seen["event"], seen["pile"], seen["height"], seen["edges"]) == ("discarded", "A1", 2, "1.1.")
    do(at, "discard 1 A1")
    do(at, "discard 2 A3")
    assert pile(at, "A1") == ["Blender 1", "1.1.", "Jukebox 1"]
    assert pile(at, "A3") == ["2.2."]
    view = at.view(-1)
    assert (view["cubes"], view["cheese"]) == ([3, 0], 9)
    with pytest.raises(Refusal, match="pile must be one of A1, A2, A3"):
        do(at, "discard 1 W1")


def test_no_discards_without_cheese_cb_32() -> None:
    """CB-32: Ann has all twelve cubes, which is allowed."""
    at = table([["1.1.", "Jukebox 1"], []], cubes=[11, 0])
    do(at, "discard 0 A1")
    assert at.view(-1)["cubes"] == [12, 0]
    assert why(at, "discard 1 A1") == "There is no cheese left, so nothing can be discarded."
    at = table([["1.1."], []])
    assert why(at, "discard 4 A1") == "There is no tile number 4 in your hand."


def test_there_is_no_hand_limit_cb_32() -> None:
    """CB-32: with a mouse sent out every turn and nothing placed, two players get 23 tiles each."""
    at = dealt(2)
    while not at.over:
        s = at.plain
        do(at, "send appliances" if s.height[3] else "end")
        if not at.over and at.plain.done:
            do(at, "end")
    assert [len(h) for h in at.open_view()["hands"]] == [5 + 15 + 3] * 2


# --- the end


BUBBLES = [
    ("Bubble Maker 1", 33, 32, 2),
    ("Bubble Maker 2", 34, 33, 3),
    ("Bubble Maker 3", 33, 34, 0),
    ("Bubble Maker U", 32, 33, 1),
]


@pytest.mark.parametrize(("card", "points"), [(BUBBLE_CARD, [3, 6, 10, 15]), (OTHER_CARD, [1, 3, 6, 10])])
def test_the_rulebooks_bubble_makers_cb_33(card: int, points: list[int]) -> None:
    """CB-33: one to four Bubble Makers, with and without Bubble Maker on the card."""
    for number in range(1, 5):
        at = table([[], []], networks={0: BUBBLES[:number]}, cards=[card, 5], turn=1, round=16)
        assert at.view(0)["score"][0] == points[number - 1]
        seen = do(at, "end")
        assert at.score() == [points[number - 1], 0]
        assert seen[2] == {
            "event": "counted", "seat": 0, "kind": "bubble_maker", "number": number, "wanted": int(card == BUBBLE_CARD),
            "points": points[number - 1],
        }  # fmt: skip


def test_kinds_count_by_themselves_and_hands_not_at_all_cb_34() -> None:
    """CB-33, CB-34: a Bubble Maker on the card, a Blender not on it, and a hand full of wanted ones."""
    at = table(
        [["Gumball Machine 1", "Disco Ball 1"], []],
        networks={0: [BUBBLES[0], ("Blender 2", 34, 33, 3)]},
        cards=[BUBBLE_CARD, 5],
        turn=1,
        round=16,
    )
    seen = do(at, "end")
    assert at.score() == [3 + 1, 0]
    assert told(seen) == ["ended", "revealed", "counted", "counted", "total", "revealed", "total"]
    assert [e["points"] for e in seen if e["event"] == "total"] == [4, 0]


def finished(**changes: Any) -> Position:
    """The last turn of a game of two with empty hands is over."""
    at = table(turn=1, round=16, hands=[[], []], **changes)
    do(at, "end")
    return at


def test_ties_go_to_more_appliances_then_more_cheese_cb_35() -> None:
    """CB-35"""
    ann = [BUBBLES[0]]
    ben = [("Blender 1", 33, 32, 2), ("Blender 2", 34, 33, 3)]
    at = finished(networks={0: ann, 1: ben}, cards=[BUBBLE_CARD, 5])
    assert (at.score(), at.winners()) == ([3, 3], [1])
    ben = [("Blender 1", 33, 32, 2)]
    at = finished(networks={0: ann, 1: ben}, cards=[BUBBLE_CARD, OTHER_CARD], cubes=[2, 1])
    assert (at.score(), at.winners()) == ([3, 3], [0])
    at = finished(networks={0: ann, 1: ben}, cards=[BUBBLE_CARD, OTHER_CARD], cubes=[1, 1])
    assert (at.score(), at.winners()) == ([3, 3], [0, 1])
    at = finished(networks={0: ann, 1: []}, cards=[BUBBLE_CARD, OTHER_CARD], cubes=[0, 9])
    assert at.winners() == [0]


# --- what one may know


def test_hands_cards_and_stacks_are_hidden_cb_36() -> None:
    """CB-36: of the others' tiles one sees the backs, which tell wires from appliances."""
    at = dealt(3)
    view = at.view(0)
    assert all(held["tile"] for held in view["hands"][0])
    for seat in (1, 2):
        assert [(h["sort"], h["tile"]) for h in view["hands"][seat]] == [("wire", None)] * 2 + [("appliance", None)] * 3
    assert view["cards"][0]
    assert view["cards"][1:] == [None, None]
    s = at.hidden(0).plain
    assert (s.stack == -1).all()
    assert at.view(-1)["cards"] == [None] * 3


def test_a_drawn_tile_is_seen_by_its_owner_alone_cb_36() -> None:
    """CB-36"""
    at = table([[], []], mice={1: "wires"})
    happened = at.play(0, GAME.actions.parse("end"), dice_from_seed(3))
    drew = [next(e for e in GAME.events.to_json(happened, seat) if e["event"] == "drew") for seat in (-1, 0, 1)]
    assert [e["tile"] is None for e in drew] == [True, True, False]
    assert [e["edges"] is None for e in drew] == [True, True, False]
    assert drew[0]["sort"] == "wire"
    assert hand(at, 1) == [NAME[drew[2]["tile"]]]


def test_only_open_points_are_told_before_the_end_cb_37() -> None:
    """CB-37: three Bubble Makers are 6 to the others, 10 to Ann, and 10 to everybody at the end."""
    at = table([[], []], networks={0: BUBBLES[:3]}, cards=[BUBBLE_CARD, OTHER_CARD], turn=1, round=16)
    assert at.view(0)["score"] == at.seen_by(0).score() == [10, 0]
    assert at.seen_by(1).score() == at.seen_by(-1).score() == [6, 0]
    assert at.view(1)["score"] == at.view(-1)["score"] == [6, 0]
    assert at.view(1)["counted"][0][0]["wanted"] is None
    do(at, "end")
    assert at.score() == at.view(1)["score"] == [10, 0]
    assert at.view(-1)["cards"][0] == ["gumball_machine", "bubble_maker", "disco_ball", "karaoke_machine"]


def test_what_everybody_saw_stays_known_cb_38() -> None:
    """CB-38: Ben takes an open tile and a hidden one; Ann knows the first. Covered tiles are known too."""
    at = table([[], ["2.2."]], market={"A1": ["Blender 1", "Jukebox 1"]}, mice={1: "A1"})
    do(at, "end")
    shown = at.view(0)["hands"][1]
    assert [(h["slot"], h["sort"], h["tile"] and NAME[h["tile"]["tile"]]) for h in shown] == [
        (0, "wire", None), (1, "appliance", "Jukebox 1")
    ]  # fmt: skip
    do(at, "discard 0 A1")
    assert pile(at, "A1") == ["Blender 1", "2.2."]


# --- moves taken back


def test_moves_are_taken_back_the_last_one_first_cb_39() -> None:
    """CB-39: one of each; then the table is as it was, only that the others know the tiles they have seen."""
    at = table([HAND, [], []], market=MARKET, mice={1: "A2", 2: "W1"}, cubes=[1, 0, 0])
    before = at.open_view()
    for text in ("place 0 33 32 0", "cheese 1", "place 1 34 33 1", "discard 2 A1", "send A1"):
        do(at, text)
    undone = [do(at, "undo")[0] for _ in range(5)]
    assert [(e["act"], e["kind"], e["whose"]) for e in undone] == [
        ("send", None, None), ("discard", "jukebox", None), ("place", None, None), ("cheese", None, 1), ("place", None, None)
    ]  # fmt: skip
    assert at.open_view() == before
    assert why(at, "undo") == "Nothing to take back in this turn yet. What a mouse has brought stays."
    seen = [h["tile"] and NAME[h["tile"]["tile"]] for h in at.view(1)["hands"][0]]
    assert seen == ["1.1.", "2.2.", "Jukebox 3", None]


def test_an_action_that_goes_on_goes_on_after_taking_back_cb_39() -> None:
    """CB-39, CB-12: the mouse sent in between is taken back, so placing can go on."""
    at = table([HAND, []], market=MARKET)
    do(at, "place 0 33 32 0")
    do(at, "send A1")
    do(at, "undo")
    do(at, "place 1 34 33 1")
    assert can(at, "send A1")


def test_nothing_is_taken_back_after_the_turn_or_too_often_or_if_agreed_on_cb_39() -> None:
    """CB-39"""
    at = table([HAND, []], market=MARKET)
    late = "It is {}'s turn: a move is taken back in the turn in which it was made."
    assert why(at, "undo", seat=1) == late.format("Ann")
    do(at, "send A1")
    do(at, "end")
    assert why(at, "undo", seat=0) == late.format("Ben")
    assert why(at, "undo") == "Nothing to take back in this turn yet. What a mouse has brought stays."
    for _ in range(20):
        do(at, "send A2")
        do(at, "undo")
    do(at, "send A2")
    assert why(at, "undo") == "You have taken back 20 moves in this turn."
    at = table([HAND, []], market=MARKET, undo="no")
    do(at, "send A1")
    assert why(at, "undo") == why(at, "undo", seat=1) == "In this game moves are not taken back."
