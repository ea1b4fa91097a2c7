"""What stays true through a whole game of ROOT\\G:, whatever is played; a slow reader of the board agrees with every number."""

from fuzz import Moment, tables, wild_game
from hypothesis import given, settings
from hypothesis import strategies as st
from rootg_slow import Board

from quirkbox.games.rootg import GAME
from quirkbox.games.rootg.state import BACK, GONE, NONE

SETUPS = st.sampled_from(tables(GAME))
SEEDS = st.integers(0, 2**32)
EXAMPLES = settings(max_examples=12)


@EXAMPLES
@given(SETUPS, SEEDS)
def test_legal_is_what_a_slow_checker_finds(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """RG-13 to RG-18: every legal place, and no other."""
    for number, moment in enumerate(wild_game(GAME, *setup, seed)):
        at = moment.position
        view = at.open_view()
        if view["phase"] not in ("first", "second") or number % 5:
            continue
        seat = view["turn"]
        found = {tuple(GAME.actions.to_json(code).values()) for code in at.legal(seat)}
        slow = Board(view).legal(view["hands"][seat][0], seat, not view["discharging"][seat])
        expected = {("place", *there) for there in slow} or {("remove",)}
        if view["phase"] == "first" and not view["handed"]:
            expected.add(("hand_over",))
        assert found == expected


@EXAMPLES
@given(SETUPS, SEEDS)
def test_no_loop_ever_and_facing_edges_match(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """RG-13, RG-14, RG-15"""
    for moment in wild_game(GAME, *setup, seed):
        for event in GAME.events.to_json(moment.happened, -1):
            if event["event"] == "placed":
                board = Board(moment.position.open_view())
                spot = (event["x"], event["y"])
                assert board.edges_match(spot)
                assert not board.has_loop(spot)
                assert any(board.facing(spot, side) for side in range(4))


@EXAMPLES
@given(SETUPS, SEEDS)
def test_depths_values_and_reach_are_what_recursion_finds(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """RG-16, RG-25, RG-41, RG-48"""
    for number, moment in enumerate(wild_game(GAME, *setup, seed)):
        if number % 7 and not moment.position.over:
            continue
        view = moment.position.open_view()
        board = Board(view)
        assert [t["depth"] for t in view["terminals"]] == [board.depth_at(n) for n in range(6)]
        for placed in view["board"]:
            spot = (placed["x"], placed["y"])
            fed = [board.fed_by(spot, part) for part in range(len(placed["tile"]["parts"]))]
            reached = {board.terminals[at][1] for nodes in fed for at, _ in nodes if at in board.terminals}
            assert placed["reaches"] == sorted(reached)
        if view["run"]:
            assert [t["value"] for t in view["terminals"]] == [board.value_at(n) for n in range(6)]
            check_edges(board, view)


def check_edges(board: Board, view: dict) -> None:
    for placed in view["board"]:
        spot = (placed["x"], placed["y"])
        for side in range(4):
            edge, value = board.edge(spot, side), placed["values"][side]
            if edge["printed"] is not None or edge["port"] == "blank":
                assert value == edge["printed"]
            elif edge["port"] == "in":
                assert value == board.value_in(spot, side)
            else:
                assert value == board.value_of(spot, edge["part"])


@EXAMPLES
@given(SETUPS, SEEDS)
def test_tiles_are_conserved_rg_7(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """RG-7, RG-18, RG-20: each tile is in the stack, drawn, in a hand, on the board, or has left."""
    for moment in wild_game(GAME, *setup, seed):
        s = moment.position.plain
        board = [tile for tile in range(s.tiles) if s.cell_of[tile] >= 0 or s.cell_of[tile] == GONE]
        held = [int(tile) for tile in (*s.hands, *s.drawn) if tile != NONE]
        stack = [tile for tile in range(s.tiles) if s.stack >> tile & 1]
        assert sorted(board + held + stack) == list(range(s.tiles))
        assert len(stack) == s.left


@EXAMPLES
@given(SETUPS, SEEDS)
def test_charges_are_accounted_for(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """RG-5, RG-27 to RG-32, RG-39, RG-44: what a player has is what the events say, and what a slow reader would drop."""
    told = [18, 18]
    for moment in wild_game(GAME, *setup, seed):
        for event in GAME.events.to_json(moment.happened, -1):
            if event["event"] == "dropped":
                told[event["seat"]] -= event["charges"]
                assert told[event["seat"]] == event["left"]
            if event["event"] == "recharged":
                told[event["seat"]] += 1
            if event["event"] == "penalty":
                assert event["charges"] == told[event["seat"]]
                assert event["points"] == -(-event["charges"] // 3)
                told[event["seat"]] = 0
        assert [int(n) for n in moment.position.plain.charges] == told
        assert min(told) >= 0


@EXAMPLES
@given(SETUPS, SEEDS)
def test_drops_are_what_a_slow_reader_sees(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """RG-27 to RG-30"""
    turn, left = 0, [18, 18]
    for moment in wild_game(GAME, *setup, seed):
        events = GAME.events.to_json(moment.happened, -1)
        dropped = {(e["seat"], e["speed"]): e["charges"] for e in events if e["event"] == "dropped"}
        if any(e["event"] in ("turn", "on") for e in events) and moment.action is not None:
            expected = slow_drops(moment, turn, left) if turn_ended(events) else {}
            assert dropped == expected
        else:
            assert dropped == {}
        turn = next((e["number"] for e in events if e["event"] == "turn"), turn)
        left = [int(n) for n in moment.position.plain.charges]


def turn_ended(events: list[dict]) -> bool:
    return events[0]["event"] in ("placed", "removed")


def slow_drops(moment: Moment, turn: int, left: list[int]) -> dict[tuple[int, str], int]:
    view = moment.position.open_view()
    board = Board(view)
    linked = set()
    for placed in view["board"]:
        if placed["round"] == turn:
            spot = (placed["x"], placed["y"])
            for part, made in enumerate(placed["tile"]["parts"]):
                if made["what"] != "link":
                    fed = board.fed_by(spot, part)
                    linked |= {board.terminals[at][1] for at, _ in fed if at in board.terminals}
    drops = {}
    for terminal in sorted(linked):
        seat, speed = divmod(terminal, 3)
        charges = min(left[seat], 3 - speed)
        left[seat] -= charges
        if charges:
            drops[seat, ("fast", "norm", "slow")[speed]] = charges
    return drops


@EXAMPLES
@given(SETUPS, SEEDS)
def test_the_run_is_what_a_slow_reader_counts(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """RG-44 to RG-55: points, core and winner, worked out from depths, values and missions alone."""
    points = None
    for moment in wild_game(GAME, *setup, seed):
        view = moment.position.open_view()
        events = GAME.events.to_json(moment.happened, -1)
        if any(event["event"] == "on" for event in events):
            points = slow_run(view, view["points"])
    assert points == view["points"]
    a, b = points
    winner = view["holder"] if a == b else int(b > a)
    assert moment.position.winners() == [winner]
    assert events[-1] == {"event": "ended", "seat": winner, "by_tile": int(a == b)}


def slow_run(view: dict, before: list[int]) -> list[int]:
    points, core, cleared = list(before), 0, 0
    for tick in range(1, 60):
        here = [t for t in view["terminals"] if t["depth"] == tick]
        pile = tick - cleared
        rights = [sum(t["seat"] == seat and t["value"] == t["wants"] for t in here) for seat in range(2)]
        core += pile * (len(here) - sum(rights))
        points = [points[seat] + pile * rights[seat] for seat in range(2)]
        if rights[0] != rights[1]:
            points[int(rights[1] > rights[0])] += core
            core = 0
        elif rights[0]:
            points = [have + core // 2 for have in points]
            core = 0
        if here:
            cleared = tick
    return points


@EXAMPLES
@given(SETUPS, SEEDS)
def test_a_turn_goes_in_its_order(setup: tuple[int, dict[str, str]], seed: int) -> None:
    """RG-19 to RG-26: who draws, who places first, who is the fastest."""
    for moment in wild_game(GAME, *setup, seed):
        view = moment.position.open_view()
        depths = [[t["depth"] for t in view["terminals"][:3]], [t["depth"] for t in view["terminals"][3:]]]
        for event in GAME.events.to_json(moment.happened, -1):
            if event["event"] == "fastest" and event["why"] != "asked":
                level = 1 - view["holder"]
                faster = level if depths[0] == depths[1] else int(depths[1] < depths[0])
                assert event["seat"] == faster
        if view["phase"] == "keep":
            assert view["turn"] == view["fastest"]
        if view["phase"] == "first":
            assert view["turn"] == view["holder"]


@EXAMPLES
@given(SETUPS, SEEDS, st.integers(-1, 1))
def test_nobody_sees_more_than_they_may_rg_56(setup: tuple[int, dict[str, str]], seed: int, viewer: int) -> None:
    """RG-6, RG-43, RG-56"""
    for moment in wild_game(GAME, *setup, seed):
        s, true = moment.position.hidden(viewer).plain, moment.position.plain
        for seat in range(2):
            open_mission = seat == viewer or true.why_on != NONE
            assert (s.zero[seat] != BACK) == (s.one[seat] != BACK) == open_mission
            if true.hands[seat] != NONE:
                assert (s.hands[seat] != BACK) == (seat == viewer or viewer == true.fastest)
        for number in range(2):
            if true.drawn[number] != NONE:
                assert (s.drawn[number] != BACK) == (viewer == true.fastest)
        if viewer != true.fastest:
            for event in GAME.events.to_json(moment.happened, viewer):
                if event["event"] in ("drew", "kept", "gave"):
                    assert event["tile"] is None
