"""Sets of tiles: the box is as it should be, and what is wrong with a set is said with line and column."""

import pytest
from rootg_boards import dealt, own_set

from quirkbox.engine import Match, Refusal, dice_from_seed, play_random
from quirkbox.games.rootg import GAME
from quirkbox.games.rootg.content import FOLDER, content
from quirkbox.games.rootg.face import Face
from quirkbox.games.rootg.state import IN_A, IN_B, OUT_A, OUT_B

BOX = (FOLDER / "box.toml").read_text(encoding="utf-8")
MINE = """like = "box"
name = "Mine"
words = "A few tiles."
tiles = \"\"\"
2 IN0 IN1    # two of these
3 AND/Y AND/R
\"\"\"
"""


def test_the_box_has_52_tiles_whose_ports_all_belong_to_a_part() -> None:
    s = dealt().plain
    assert s.tiles == 52
    for side in range(2):
        for tile in range(52):
            face = Face.unpack(s.faces[side, tile])
            assert Face.unpack(face.pack()) == face
            for number, (inputs, outputs) in enumerate([(IN_A, OUT_A), (IN_B, OUT_B)]):
                used = [face.edges.count(inputs) > 0, face.edges.count(outputs) > 0]
                assert used == [number < len(face.parts)] * 2


@pytest.mark.parametrize("name", ["box", "quick"])
@pytest.mark.parametrize("side", ["green", "black"])
def test_every_shipped_set_can_be_played(name: str, side: str) -> None:
    batch = play_random(GAME, 50, 2, {"set": name, "side": side}, threads=1)
    assert batch.lengths.min() > 20


def test_a_set_of_ones_own_is_played_without_new_code() -> None:
    view = GAME.start(2, {"set": MINE}, dice_from_seed(1))[0].view(-1)
    assert view["tiles"] == 5
    assert play_random(GAME, 20, 2, {"set": MINE}, threads=1).lengths.min() > 3


def test_a_transcript_knows_its_content() -> None:
    match = Match(GAME, 2, 1, {"set": MINE})
    while not match.over:
        seat = next(seat for seat in range(3) if match.legal(seat))
        match.play(seat, match.legal(seat)[0])
    text = match.transcript().to_json()
    match.transcript().from_json(text, lambda _: GAME).verify()
    other = text.replace("3 AND/Y AND/R", "3 AND/L AND/R")
    with pytest.raises(Refusal, match="played with other content"):
        match.transcript().from_json(other, lambda _: GAME)


def changed(old: str, new: str) -> str:
    assert old in BOX
    return BOX.replace(old, new, 1)


def line_of(text: str) -> int:
    return BOX[: BOX.index(text)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "at", "why"),
    [
        ("IN0          .  .  0", "IN0          .  x  0", 17, "an edge of this face is ., i, o, 0, 1, not x"),
        ("CORNER-L     .  .  o  i ", "CORNER-L     .  .  .  i ", 27, "this part has no output port"),
        ("CORNER-L     .  .  o  i ", "CORNER-L     .  .  o  1 ", 27, "this part has no input port"),
        ("CORNER-L     .  .  o  i ", "CORNER-L     i  .  o  i ", 27, "link has one input, not 2"),
        ("AND/Y        .  i  o  i ", "AND/Y        .  i  o  . ", 27, "AND has 2 to 4 inputs, not 1"),
        ("AND/Y        .  i  o  i   AND", "AND/Y        .  i  o  i   AND:011", 27, "2 to 4 inputs, not 5"),
        ("AND/Y        .  i  o  i   AND", "AND/Y        .  i  o  i   AND:", 27, "after the colon"),
        ("AND/Y        .  i  o  i   AND", "AND/Y        .  i  o  i   AND:1111", 27, "4 inputs at most"),
        ("AND/Y        .  i  o  i   AND", "AND/Y        .  i  o  i   ADN", 27, "there is no part ADN"),
        ("STRAIGHT     i  .  o  .   link", "STRAIGHT     i  .  o  .   link:1", 27, "only gates have values"),
        ("IN1          .  .  1  .", "IN1          .  i  1  .", 17, "only printed values"),
        ("IN1          .  .  1  .", "IN1          .  .  .  .", 1, "needs a printed value"),
        ("IN1          .  .  1  .", "IN0          .  .  1  .", 1, "there is a face IN0 already"),
        ("IN1          .  .  1  .", "IN1          .  .  1", 1, "its name, four edges, and one or two parts"),
        (
            "CROSS-1      ia ib",
            "CROSS-1      i  ib",
            14,
            "an edge of this face is ., ia, ib, oa, ob, 0, 1, not i",
        ),
        ("ob  link link", "ob  link input", 32, "input stands alone"),
        ("2   IN0          IN0", "0   IN0          IN0", 1, "a number from 1 to 52, not 0"),
        ("2   IN0          IN0", "2   IN0          IN9", 18, "there is no face IN9"),
        ("2   IN0          IN0", "2   IN0", 1, "how many there are of it"),
        ("A B C", "A B D", 5, "must be one of A, B, C, not D"),
        ("A B C", "A B B", 1, "three different letters"),
        ("A B C", "A B", 1, "must be 3 entries, not 2"),
        ("0 1 1", "0 1 2", 5, "must be one of 0, 1, not 2"),
        (". C C C .", ". C C X .", 7, "a cell is ., C or one of F, N, S, f, n, s, not X"),
        (". C C C .", ". C C C", 1, "this row has 4 cells, the first one 5"),
    ],
)
def test_what_is_wrong_is_said_with_line_and_column(old: str, new: str, at: int, why: str) -> None:
    line = line_of(old)
    with pytest.raises(Refusal) as refusal:
        content(changed(old, new))
    assert str(refusal.value).startswith(f"your file, line {line}, column {at}: ")
    assert why in str(refusal.value)


@pytest.mark.parametrize(
    ("old", "new", "key", "why"),
    [
        ("2   IN0          IN0", "3   IN0          IN0", "tiles", "a set has 2 to 52 tiles, not 53"),
        ("A B C\nB C A\n", "A B C\n", "zero", "there are 3 of these tiles, not 2"),
        ("S . F . N", "S . F . F", "board", "there is one terminal F, not 2"),
        (". C C C .", ". . . . .", "board", "the core has 1 to 9 cells, not 0"),
        ("S . F . N\n", "C . C . C\nS . F . N\n. . . . .\n", "board", "the port of terminal F is not free"),
        ("S . F . N\n. C C C .", "S . F . N\n. C C C .\n. . . . .", "board", "odd in number, 9 at most"),
    ],
)
def test_what_is_wrong_with_a_table_is_said(old: str, new: str, key: str, why: str) -> None:
    with pytest.raises(Refusal) as refusal:
        content(changed(old, new))
    assert f"{key}: " in str(refusal.value)
    assert why in str(refusal.value)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        (MINE.replace("box", "bag"), "a set can be like box or quick, not bag"),
        ('like = "nope"\n', "your file, line 1, column 9: a set can be like box or quick, not nope"),
        ('name = "Mine"\nlike = "nope"\ntiles = ""\n', "a set can be like box or quick, not nope"),
        (MINE.replace("name =", "title ="), "name is missing"),
        (MINE + "colour = 1\n", "there is no colour here"),
        (MINE + "tiles\n", "your file: "),
        (own_set(["CROSS-1"] * 28), "56 green gates and wires; 55 are the most"),
        ("bag", "The set can be box, quick, or the text of a file, not 'bag'"),
    ],
)
def test_what_is_wrong_with_a_file_is_said(text: str, why: str) -> None:
    with pytest.raises(Refusal, match=why):
        GAME.start(2, {"set": text}, dice_from_seed(0))


def test_a_set_is_told_in_words() -> None:
    told = GAME.options[1].report(own_set(["AND/Y", "NOT/N", "IN1", "CROSS-1", "NOT/N"])).words
    assert told.splitlines() == [
        "own: own",
        "5 tiles, green side up: 1 input, 1 link, 1 AND, 2 NOT",
        "5 tiles, black side up: 1 input, 1 link, 1 AND, 2 NOT",
    ]
