"""Tracks as files: what they can say, and what is said about mistakes in them."""

from collections import Counter

import pytest
from garage import started

from quirkbox.engine import Refusal, Sheet, Transcript, dice_from_seed
from quirkbox.games import game
from quirkbox.games.tiny_turbo_cars import GAME
from quirkbox.games.tiny_turbo_cars.actions import COMMANDS, FACES
from quirkbox.games.tiny_turbo_cars.content import FOLDER, closed_lanes, describe, read_board, track

RUG = """
name = "Round the sofa"
track = ["START_A", "RUG", "FIN_A"]
[boards]
RUG = '''
......
.cxxc.
......
'''
"""


def faces(seed: int = 0, **options: str) -> list[str]:
    at, _ = GAME.start(2, options, dice_from_seed(seed))
    return [board["face"] for board in at.view(-1)["track"]["boards"]]


def test_the_track_of_the_first_game_tt_2() -> None:
    """TT-2, TT-3: always the same; the long game has a fourth board before the finish."""
    for seed in range(5):
        assert faces(seed) == ["START_A", "T1_A", "T2_A", "T3_A", "FIN_A"]
        assert faces(seed, length="long") == ["START_A", "T1_A", "T2_A", "T3_A", "T4_A", "FIN_A"]


@pytest.mark.parametrize(("length", "middle"), [("short", 3), ("long", 4)])
def test_a_random_track_tt_2(length: str, middle: int) -> None:
    """TT-2, TT-3: different middle boards in any order, every board on either side."""
    seen: Counter[str] = Counter()
    orders = set()
    for seed in range(400):
        found = faces(seed, track="random", length=length)
        boards = [face.split("_")[0] for face in found]
        assert (boards[0], boards[-1], len(boards)) == ("START", "FIN", middle + 2)
        assert len(set(boards)) == middle + 2
        orders.add(tuple(boards))
        seen.update(found)
    assert len(orders) == 24
    assert min(seen[face] for face in FACES[:-1]) > 100


def test_blue_is_left_and_the_near_end_is_row_0_tt_2() -> None:
    """TT-2"""
    shown = started().view(-1)["track"]
    assert shown["spaces"][:3] == ["gg..gg", "g....g", "SSSSSS"]
    assert (shown["lanes"], shown["rows"], shown["finish"]) == (6, 40, 34)
    assert shown["spaces"][34] == "FFFFFF"
    assert [board["first_row"] for board in shown["boards"]] == [0, 8, 16, 24, 32]


def test_any_order_of_boards_tt_4() -> None:
    """TT-4: by their names; as many as one likes, up to four in the middle."""
    assert faces(track="START_B T4_A T4_A T2_B FIN_B") == ["START_B", "T4_A", "T4_A", "T2_B", "FIN_B"]
    assert faces(track="START_B FIN_B") == ["START_B", "FIN_B"]
    with pytest.raises(Refusal, match="room for 4 boards"):
        track("START_A T1_A T1_A T1_A T1_A T1_A FIN_A")
    with pytest.raises(Refusal, match="can be first, random, the names of boards"):
        faces(track="T9_A")


def test_an_own_file_tt_4() -> None:
    """TT-4: it is played, and it travels with the transcript."""
    at, _ = GAME.start(2, {"track": RUG}, dice_from_seed(0))
    shown = at.view(-1)["track"]
    assert [board["face"] for board in shown["boards"]] == ["START_A", "own", "FIN_A"]
    assert shown["spaces"][8:11] == ["......", ".cxxc.", "......"]
    made = Transcript.of(GAME, GAME.read_options({"track": RUG}), ["Ada", "Bo"], b"secret", [])
    again = Transcript.from_json(made.to_json(), game)
    assert again.last_position().tobytes() == made.last_position().tobytes()


def test_own_sides_and_own_order_tt_4() -> None:
    """TT-4: a pair of names is either side; `shuffle` mixes the middle."""
    mine = 'track = ["START_A", ["T1_A", "T1_B"], "T2_A", "FIN_A"]'
    assert {tuple(faces(seed, track=mine)) for seed in range(20)} == {
        ("START_A", "T1_A", "T2_A", "FIN_A"),
        ("START_A", "T1_B", "T2_A", "FIN_A"),
    }
    assert len({tuple(faces(seed, track="shuffle = true\n" + mine)) for seed in range(40)}) == 4


def test_own_tiles_tt_4() -> None:
    """TT-4"""
    tiles = ["turbo"] * 14 + ["jump"]
    at = started(2, track=f'track = ["START_A", "FIN_A"]\ntiles = {tiles}')
    assert Counter(at.view(0)["drivers"][0]["controller"]) == Counter([*tiles, "hole"])


def test_own_boards_may_be_wider_and_shorter_tt_4() -> None:
    """TT-4"""
    mine = "track = ['A', 'B']\n[boards]\nA = '''\nSSSSSSSS\n'''\nB = '''\n........\nFFFFFFFF\n'''"
    at, _ = GAME.start(4, {"track": mine}, dice_from_seed(0))
    assert at.view(-1)["track"]["spaces"] == ["SSSSSSSS", "FFFFFFFF", "........"]
    assert len(at.legal(0)) == 8


@pytest.mark.parametrize(
    ("change", "why"),
    [
        ((".cxxc.", ".cxqc."), "line 7, column 4: board RUG, row 2 from the top, lane 4: 'q' is no space"),
        (
            (".cxxc.", ".cxxc"),
            "line 7, column 1: board RUG, row 2 from the top has 5 lanes, the first row has 6",
        ),
        (
            (".cxxc.", "xxxxxx\nxxxxxx\nxxxxxx"),
            "line 5: board RUG is closed: a car in lane 1, 2, 3, 4, 5, 6 cannot",
        ),
        (
            ("......\n.cxxc.", "S.....\n.cxxc."),
            "line 5: board RUG row 1 from the top: only the first board has start",
        ),
        (("......\n.cxxc.", "FFFFFF\n.cxxc."), "line 5: board RUG has a finish (F): only the last board may"),
        (
            ("......\n.cxxc.", "......\n" * 10 + ".cxxc."),
            "line 5: board RUG has 12 rows; there can be 1 to 10",
        ),
        (("......\n.cxxc.\n......", "....\n....\n...."), "line 5: board RUG has 4 lanes, but START_A has 6"),
        (
            ("......\n.cxxc.\n......", ".........\n"),
            "line 6, column 1: board RUG, row 1 from the top has 9 lanes",
        ),
        (('"RUG", "FIN_A"', '"RAG", "FIN_A"'), "line 3: there is no board 'RAG'; there is START_A,"),
        (('"START_A", "RUG"', '"RUG"'), "line 5: board RUG is the start: it needs 4 to 16 start slots"),
        (('"RUG", "FIN_A"', '"RUG"'), "line 5: board RUG is the finish: exactly one whole row"),
        (('["START_A", "RUG", "FIN_A"]', "3"), "line 3: track must list the boards"),
        (("track =", "trick ="), "track is missing"),
        (("name =", "nome ="), "line 2: there is no nome here; there is name, track,"),
        (("name = ", "name == "), "at line 2"),
        (("[boards]", "shuffle = 3\n[boards]"), "line 4: shuffle must be true or false"),
        (("[boards]", "tiles = ['turbo']\n[boards]"), "line 4: tiles must list the 15 tiles"),
        (
            ("[boards]", f"tiles = {['turbo'] * 14 + ['trubo']}\n[boards]"),
            "line 4: tile 15 cannot be 'trubo'",
        ),
        (("RUG = '''", "RAT = 5\nRUG = '''"), "line 5: boards.RAT must be a text"),
        (("[boards]\nRUG = '''\n......\n.cxxc.\n......\n'''", "boards = 3"), "there is no board 'RUG'"),
    ],
)
def test_mistakes_are_named_with_their_place_tt_4(change: tuple[str, str], why: str) -> None:
    """TT-4"""
    text = RUG.replace(*change)
    assert text != RUG
    with pytest.raises(Refusal) as refused:
        faces(track=text)
    assert why in str(refused.value)
    assert str(refused.value).startswith("your file")


def test_a_winding_way_is_a_way_tt_4() -> None:
    """TT-4"""
    track(RUG.replace(".cxxc.", "......\nx.....\nxx....\n.xx...\n...x..\nx..x..\nxxxx.."))


def test_a_file_may_not_be_endless_tt_4() -> None:
    """TT-4"""
    with pytest.raises(Refusal, match="at most 20000 characters"):
        track("#" * 30000 + "=")


def test_every_lane_of_our_boards_can_be_passed_tt_4() -> None:
    """TT-4: and the checker says how."""
    told = describe("random")
    assert len(told.splitlines()) == 13
    assert "T1_A: every lane can be passed, around something impassable in lane 2, 3." in told
    assert "T3_A: every lane can be passed, around something impassable in lane 5, 6." in told


@pytest.mark.parametrize(
    ("drawn", "closed"),
    [
        ("...\n...", []),
        ("...\nxxx", []),  # a jump
        ("...\nxxx\nxxx", [1, 2, 3]),
        ("xx.\nxx.\n.x.\n.x.", [1]),  # a dead end
        ("x..\nx..", []),  # sideways at once
    ],
)
def test_dead_ends_tt_4(drawn: str, closed: list[int]) -> None:
    """TT-4"""
    sheet = Sheet("a file", f"[boards]\nMINE = '''\n{drawn}\n'''")
    assert closed_lanes(read_board(sheet, "MINE")) == closed


def test_all_our_files_can_be_read_tt_4() -> None:
    """TT-4: as a file of one's own, too."""
    for name in ("first", "random"):
        made = track((FOLDER / f"{name}.toml").read_text(encoding="utf-8"))
        assert made == track(name)
        assert sorted(COMMANDS[tile] for tile in made.tiles).count("forward_1") == 2


def test_a_wall_can_only_be_jumped_tt_4() -> None:
    """TT-4: the checker says so, and refuses it where no tile is a jump."""
    wall = RUG.replace(".cxxc.", "xxxxxx")
    assert "RUG: every lane can be passed, around something impassable in lane 1, 2, 3, 4, 5, 6; from lane" in describe(wall)
    assert "only with a jump" in describe(wall)
    assert "only with a jump" not in describe(RUG)
    tiles = f"tiles = {['forward_1'] * 15}\n"
    track(tiles + RUG)
    with pytest.raises(Refusal, match=r"board RUG is closed.*no tile is a jump"):
        track(tiles + wall)


def test_board_names_may_have_commas_between_them_tt_4() -> None:
    """TT-4"""
    assert track("START_A, T2_B,FIN_A") == track("START_A T2_B FIN_A")


def test_a_long_game_needs_a_board_more_tt_3() -> None:
    """TT-3, TT-4: a track that has none is not quietly as long as ever. What was once played can still be read."""
    chosen = {"track": "START_A T1_A FIN_A", "length": "long"}
    with pytest.raises(Refusal, match="no board more for a long game"):
        GAME.agree_on(chosen)
    assert GAME.agree_on({**chosen, "length": "short"})["length"] == "short"
    assert GAME.agree_on({"track": 'fourth = "T4_A"\n' + RUG, "length": "long"})["length"] == "long"
    assert faces(**chosen) == ["START_A", "T1_A", "FIN_A"]
