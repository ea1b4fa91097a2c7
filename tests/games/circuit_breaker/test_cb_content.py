"""CB-40: content files of Circuit Breaker: what can be changed, and what is said about a mistake."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from importlib import resources

import pytest
from cb_table import do
from fuzz import wild_game
from referee import Referee, of_view

from quirkbox.engine import SPECTATOR, Refusal, Transcript, dice_from_seed, play_random
from quirkbox.games import game
from quirkbox.games.circuit_breaker import GAME

STANDARD = resources.files("quirkbox.games.circuit_breaker").joinpath("content/standard.toml").read_text()


def changed(old: str, new: str) -> str:
    """Our file with one thing changed."""
    assert STANDARD.count(old) == 1, f"{old!r} is there {STANDARD.count(old)} times"
    return STANDARD.replace(old, new)


def line_of(text: str, words: str) -> int:
    return next(number for number, line in enumerate(text.splitlines(), 1) if words in line)


def test_the_text_of_our_file_is_our_box_cb_40() -> None:
    """CB-40: the same file, given as somebody's own, is the same game."""
    ours, _ = GAME.start(3, {}, dice_from_seed(1))
    same, _ = GAME.start(3, {"tiles": STANDARD}, dice_from_seed(1))
    assert ours.tobytes() == same.tobytes()


OWN = """
wires_dealt = 1
appliances_dealt = 4
cheese = 5
box = "UU1."
wires = '''
1U.. x12
UUUU x3     # many ways
'''
appliances = '''
Jukebox: 11UU
Röhrenradio: 12333
Toaster: UUUUUUUU
Fan: 33'''
cards = '''
Jukebox
Fan, Toaster
Röhrenradio, Jukebox
Fan
'''
[points]
wanted = [9, 20, 30, 40, 50, 60, 70, 80]
other = [0, 1, 2, 3, 4, 5, 6, 7]
[rounds]
two_players = "w.a"
three_players = '''
..
aw
'''
four_players = "."
"""


def test_names_with_accents_are_dealt_by_interpreted_rules_too_cb_40() -> None:
    """CB-40: a byte of a name is larger than the record's; compiled rules wrap around, and interpreted ones must not stumble."""
    script = (
        "import sys; from quirkbox.engine import dice_from_seed; from quirkbox.games.circuit_breaker import GAME;"
        "print(GAME.start(2, {'tiles': sys.stdin.read()}, dice_from_seed(1))[0].tobytes().hex())"
    )
    env = {**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run([sys.executable, "-c", script], env=env, input=OWN, capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == GAME.start(2, {"tiles": OWN}, dice_from_seed(1))[0].tobytes().hex()


def test_another_box_cb_40() -> None:
    """CB-40: another mix, other kinds, cards, points, cubes and rounds."""
    at, happened = GAME.start(2, {"tiles": OWN}, dice_from_seed(1))
    view = at.open_view()
    called = {kind["id"]: kind["name"] for kind in view["kinds"]}
    assert [kind["name"] for kind in view["kinds"]] == ["Jukebox", "Röhrenradio", "Toaster", "Fan"]
    assert [kind["id"] for kind in view["kinds"]] == ["jukebox", "own_2", "own_3", "own_4"]
    assert (view["rounds"], view["columns"], view["icons"]) == (3, 3, ["wire", None, "appliance"])
    assert view["points"]["wanted"] == [9, 20, 30, 40, 50, 60, 70, 80]
    assert view["cheese"] == 5
    # one wire and four appliances, and a wire with round 1
    assert [len(held) for held in view["hands"]] == [6, 6]
    assert view["networks"][0]["tiles"][0]["edges"] == "UU1."
    assert len(view["networks"][0]["spots"]) == 3
    said = [at.seen_by(SPECTATOR).sentence(e, ["Ann", "Ben"]) for e in GAME.events.to_json(happened, -1, open_hands=True)]
    assert any("Toaster U" in words for words in said)
    assert "Röhrenradio" in at.text(0)
    while not at.over:
        seen = do(at, "end")
    assert at.winners() == [0, 1]
    shown = [at.seen_by(SPECTATOR).sentence(e, ["Ann", "Ben"]) for e in seen if e["event"] == "revealed"]
    cards = [[called[kind] for kind in card] for card in at.view(-1)["cards"]]
    assert shown == [f"{who} shows the secret card: {', '.join(card)}." for who, card in zip(["Ann", "Ben"], cards, strict=True)]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_referee_plays_along_with_another_box_cb_40(players: int) -> None:
    """CB-40: the same laws for somebody's own box."""
    options = {"tiles": OWN.replace('"w.a"', '"w.a.w"'), "undo": "yes"}
    for moment in wild_game(GAME, players, options, 3):
        view = moment.position.open_view()
        if moment.action is None:
            referee = Referee.sits_down(view, True)
        else:
            seen = GAME.events.to_json(moment.happened, -1, open_hands=True)
            referee.play(GAME.actions.to_json(moment.action), seen)
        assert of_view(view) == referee.table()
        legal = {tuple(GAME.actions.to_json(code).values()) for code in moment.position.legal(referee.turn)}
        assert legal == referee.legal()


def test_a_designer_simulates_another_mix_cb_40() -> None:
    """CB-40: longer games come out longer."""
    short = changed('two_players = """\n....\nw...\na...\nw...\n"""', 'two_players = "..wa"')
    lengths = [play_random(GAME, 50, 2, {"tiles": t, "undo": "no"}, threads=1).lengths for t in (STANDARD, short)]
    assert lengths[0].mean() > 2 * lengths[1].mean()


def test_a_transcript_holds_the_file_cb_40() -> None:
    """CB-40: whoever gets the transcript can check it without the file."""
    text = changed('two_players = """\n....\nw...\na...\nw...\n"""', 'two_players = "."')
    options = GAME.read_options({"tiles": text})
    end = GAME.actions.code("end")
    secret = bytes(32)
    first = GAME.start(2, options, dice_from_seed(0))[0]
    assert first.view(-1)["rounds"] == 1
    at = Transcript.of(GAME, options, ["Ann", "Ben"], secret, [])
    begins = at.last_position().plain.first
    made = Transcript.of(GAME, options, ["Ann", "Ben"], secret, [(begins, end), (1 - begins, end)])
    read = Transcript.from_json(json.loads(json.dumps(made.to_json())), game)
    read.verify()
    assert read.options["tiles"] == text


MISTAKES = [
    ("2.2.\n", "2.x.\n", "2.x.", 3, "'x' is no edge; an edge is . (a wall), 1, 2, 3 or U."),
    ("2.2.\n", "2.2\n", "2.2", 4, "a face has 4 edges (north, east, south, west), not 3."),
    ("2.2.\n", "2.2.1\n", "2.2.1", 5, "a face has 4 edges (north, east, south, west), not 5."),
    ("2.2.\n", "....\n", "....", 1, "this face has no connection at all."),
    ("2.2.\n", "2.2. 3\n", "2.2. 3", 6, "after the face there can only be how many of it, like x2, not '3'."),
    ("2.2.\n", "2.2. x20 y\n", "2.2. x20 y", 10, "after the face there can only be how many of it, like x2, not 'y'."),
    ("2.2.\n", f"2.2. x{'9' * 5000}\n", "2.2. x9", 6, "after the face there can only be how many of it, like x2, not 'x99"),
    ("Jukebox: 123U", "Bubble maker: 1", "Bubble maker: 1", 1, "Bubble maker is there twice."),
    ("Jukebox: 123U", "Juke, box: 123U", "Juke, box: 123U", 5, "a name has no comma"),
    ("2.2.\n", "2.2. x120\n", "2.2. x120", 1, "there can be 120 tiles at most."),
    ("Jukebox: 123U", "Jukebox: 124U", "Jukebox: 124U", 12, "'4' is no connection; a connection is 1, 2, 3 or U."),
    ("Jukebox: 123U", "Jukebox 123U", "Jukebox 123U", 1, "a kind is written like Jukebox: 123U, its name and"),
    ("Jukebox: 123U", "Jukebox: 123123123", "123123123", 10, "there can be 8 tiles of a kind at most, not 9."),
    ("Neon Sign: 123U", "Blender: U", "Blender: U", 1, "Blender is there twice."),
    ("Jukebox: 123U", "A very long name for a thing: 1", "A very", 1, "a name has 1 to 24 letters, not 28."),
    (
        "Jukebox, Lava Lamp, Karaoke Machine, Blender",
        "Jukebox, Lava, Blender",
        "Jukebox, Lava, Blender",
        10,
        "there is no appliance 'Lava'.",
    ),
    (
        "Jukebox, Lava Lamp, Karaoke Machine, Blender",
        "Blender,  Blender",
        "Blender,  Blender",
        11,
        "Blender is on this card twice.",
    ),
    ("cheese = 12 ", "cheese = -1 ", "cheese = -1", None, "cheese must be a whole number from 0 to 60, not -1."),
    ("cheese = 12 ", "chese = 12 ", None, None, "cheese is missing."),
    ("cheese = 12 ", "cheese = 12\nmice = 3", "mice = 3", None, "there is no mice here; there is wires_dealt,"),
    ('box = "123U"', 'box = "12U"', 'box = "12U"', 11, "a face has 4 edges (north, east, south, west), not 3."),
    ('box = "123U"', "box = 12", "box = 12", None, "box must be a text, not 12."),
    ('box = "123U"', 'box = ""', 'box = ""', None, "box must be one line of text."),
    ("wanted = [3, 6, 10, 15]", "wanted = [3, 6]", "wanted = ", None, "points.wanted needs 4 numbers, one for each"),
    ("wanted = [3, 6, 10, 15]", "wanted = 3", "wanted = ", None, "points.wanted must be a list of whole numbers"),
    ("wanted = [3, 6, 10, 15]", "wanted = [3, 6, 10, 1.5]", "wanted = ", None, "points.wanted must be a whole number"),
    ("[rounds]", "[rounds]\ntwo = 1", "two = 1", None, "there is no rounds.two here; there is wires_dealt,"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new", "line", "column", "words"), MISTAKES)
def test_mistakes_are_named_with_line_and_column_cb_40(
    old: str, new: str, line: str | None, column: int | None, words: str
) -> None:
    """CB-40"""
    text = changed(old, new)
    with pytest.raises(Refusal) as refused:
        GAME.read_options({"tiles": text})
    said = str(refused.value)
    assert words in said
    assert said.startswith("your file")
    if line:
        assert f", line {line_of(text, line)}" in said
    if column:
        assert f", column {column}:" in said


@pytest.mark.parametrize(
    ("track", "words"),
    [
        ("....\nw..x", "line 108, column 4: 'x' is no round; a round is . or, with an icon, w or a."),
        ("....\nw..", "line 108, column 1: this row has 3 rounds, the first one has 4."),
        ("", "rounds.two_players must have 1 to 24 rounds, not 0."),
        ("." * 25, "rounds.two_players must have 1 to 24 rounds, not 25."),
        ("w" * 15, "with so many rounds and icons a player could get 34 tiles; 32 can be held."),
    ],
)
def test_mistakes_in_the_round_counter_cb_40(track: str, words: str) -> None:
    """CB-40"""
    text = changed('two_players = """\n....\nw...\na...\nw...\n"""', f'two_players = """\n{track}\n"""')
    first = line_of(text, "two_players")
    words = re.sub(r"line \d+", f"line {first + 2}", words)
    with pytest.raises(Refusal, match=re.escape(words)):
        GAME.read_options({"tiles": text})


def test_a_box_too_small_for_four_is_refused_cb_40() -> None:
    """CB-40"""
    wires = changed("wires_dealt = 2", "wires_dealt = 8").replace("appliances_dealt = 3", "appliances_dealt = 0")
    assert GAME.read_options({"tiles": wires})
    few = re.sub(r"\n[123U]{4}\b", "", wires)  # the crosses
    with pytest.raises(Refusal, match="four players need 34 wires at the start, and there are 30"):
        GAME.read_options({"tiles": few})
    few = STANDARD.replace(": 123U", ": U")
    with pytest.raises(Refusal, match="four players need 15 appliances at the start, and there are 12"):
        GAME.read_options({"tiles": few})
    few = re.sub(r"(?<=cards = \"{3}\n).*?(?=\"{3})", "Jukebox\n" * 3, STANDARD, flags=re.DOTALL)
    with pytest.raises(Refusal, match="four players need 4 cards at the start, and there are 3"):
        GAME.read_options({"tiles": few})


def test_a_file_is_told_in_words_cb_40() -> None:
    """CB-40"""
    told = GAME.options[0].report(changed("cheese = 12 ", "cheese = 7 ")).words
    assert told.startswith("36 wires, 48 appliances of 12 kinds, 12 secret cards, 7 cubes of cheese. Rounds: 16 with 2")


def test_what_is_no_file_is_refused_cb_40() -> None:
    """CB-40: the name of a file is not opened, broken TOML and huge texts are refused in words."""
    with pytest.raises(Refusal, match="The tiles can be standard, or the text of a file, not '/etc/passwd'"):
        GAME.read_options({"tiles": "/etc/passwd"})
    with pytest.raises(Refusal, match=r"your file: .*at line 1, column"):
        GAME.read_options({"tiles": "wires = = 3"})
    with pytest.raises(Refusal, match="at most 20000 characters"):
        GAME.read_options({"tiles": "x = 1\n" * 5000})
