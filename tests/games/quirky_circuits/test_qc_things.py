"""Conveyors, tokens that walk, picking up and dropping, goals."""

import pytest
from qc_table import Table, names

from quirkbox.games.quirky_circuits.tell import words


def test_conveyor_moves_everything_at_once() -> None:
    """QC-29: tokens and the robot, but nothing held; QC-31: twice."""
    table = Table("> > v .\n. . v .\nN . . M\n. @ . .", "lefty", extra="things = '''\nnm..\n....\n....\n....\n'''")
    carried = [e for e in table.run("conveyor_1") if e["event"] == "carried"]
    assert [(e["kind"], e["from"], e["to"]) for e in carried] == [("nigiri", 0, 1), ("maki", 1, 2)]
    table.run("conveyor_2")
    assert (table.at("nigiri"), table.at("maki")) == ((2, 3), (3, 3))


def test_the_robot_rides_and_collides() -> None:
    """QC-29, QC-30."""
    table = Table("N n . .\n> > > #\n@ . . .", "lefty", facing="N")
    table.run("forward_1", "conveyor_2")
    assert table.robot == (2, 3, "N")
    assert names(table.run("conveyor_2")) == ["conveyor", "bumped", "conveyor"]


SOLID = 'blocks = ["nigiri"]'


def solid(drawn: str, things: str, facing: str = "N") -> Table:
    """Lefty, and a nigiri that he cannot run over."""
    return Table(drawn, "lefty", facing=facing, extra=f"{SOLID}\nthings = '''\n{things}\n'''")


def test_who_rides_away_is_not_in_the_way() -> None:
    """QC-29: the robot follows a solid thing along the belt."""
    table = solid("> > > v\n@ . . .\nN . . .", ".n..\n....\n....")
    table.run("forward_1")
    assert names(table.run("conveyor_1")) == ["conveyor", "carried", "moved"]
    assert (table.robot[:2], table.at("nigiri")) == ((1, 2), (1, 3))


def test_a_solid_thing_follows_the_robot() -> None:
    """QC-29: it waits for whether the robot rides away, and comes after."""
    table = solid("> > v .\n. @ . .\nN . . .", "n...\n....\n....")
    table.run("forward_1")
    assert names(table.run("conveyor_1")) == ["conveyor", "moved", "carried"]
    assert (table.robot[:2], table.at("nigiri")) == ((1, 3), (1, 2))


def test_robot_and_solid_thing_never_share_a_space() -> None:
    """QC-30: on the space between them the thing comes first, and the robot has collided; neither rides through the other."""
    table = solid("> . < .\n@ . . .\nN . . .", "..n.\n....\n....")
    table.run("forward_1")
    seen = table.run("conveyor_1")
    assert names(seen) == ["conveyor", "carried", "bumped"]
    assert seen[-1]["token"] == 0
    assert (table.robot[:2], table.at("nigiri")) == ((1, 1), (1, 2))
    table = solid("> < . .\n@ . . .\nN . . .", ".n..\n....\n....")
    table.run("forward_1")
    assert names(table.run("conveyor_2")) == ["conveyor", "stuck", "bumped", "conveyor", "stuck"]
    assert (table.robot[:2], table.at("nigiri")) == ((1, 1), (1, 2))
    table = solid(". < . .\n@ . . .\nN . . .", ".n..\n....\n....")
    table.run("forward_1")
    assert names(table.run("conveyor_1")) == ["conveyor", "stuck"]


def test_dirt_rides_too() -> None:
    """QC-29: all at the same time, around a corner, and what comes under the robot stays until it enters that space."""
    table = Table("> v . .\n. v . .\n@ . . b", extra="things = '''\nbb..\n....\n...b\n'''")
    seen = table.run("conveyor_1")
    assert [(e["from"], e["to"]) for e in seen if e["event"] == "rode"] == [(0, 1), (1, 9)]
    assert table.view["map"]["bunnies"] == [1, 9, 19]
    table.run("conveyor_2")
    assert table.view["map"]["bunnies"] == [17, 19]
    assert words({"event": "rode", "what": "bunny", "from": 0, "to": 1}, ["You"]).startswith("A dust bunny rides")


def test_blocked_things_stay() -> None:
    """QC-30: an obstacle, and a long thing on arrows that differ."""
    table = Table(
        "> # .\n> > .\nz z v\nZ Z @",
        "rover",
        extra="long = [\"ribs\"]\nthings = '''\n...\n...\n...\n...\n'''",
    )
    assert names(table.run("conveyor_1")) == ["conveyor"]
    table = Table("> # .\n. . .\nN @ .", "lefty", extra="things = '''\nn..\n...\n...\n'''")
    assert names(table.run("conveyor_1")) == ["conveyor", "stuck"]


def test_a_long_thing_rides_in_one_piece() -> None:
    """QC-30."""
    table = Table("> > > .\n. . . .\nZ Z @ .", "rover", extra="long = [\"ribs\"]\nthings = '''\nzz..\n....\n....\n'''")
    table.run("conveyor_2", "conveyor_1")  # twice, then its front has left the arrows
    assert (table.token("ribs")["space"], table.token("ribs")["second"]) == (2, 3)


@pytest.mark.parametrize(
    ("drawn", "card", "kind", "ends"),
    [
        ("h . . .\n. . . .\n. . w .\n@ H W .", "hen_1", "hen", (2, 2)),
        ("h . . .\n. . . .\n. . . w\n@ H W .", "hen_2", "hen", (3, 3)),
        ("f . . h\n. . . .\n. . . w\n@ H W .", "fox_2", "fox", (1, 3)),
        ("T . . .\n. . . .\nt . b .\n@ . . .", "tiger_1", "tiger", (2, 2)),
        ("C . x .\n. . . .\n. . b .\n@ . . .", "scar_2", "scar", (1, 3)),
        ("P . . .\n. . . .\n. . b .\n@ . . .", "patches_2", "patches", (3, 1)),
    ],
)
def test_each_walking_token_goes_to_its_target(drawn: str, card: str, kind: str, ends: tuple[int, int]) -> None:
    """QC-32."""
    robot = "twirl" if kind in ("hen", "fox") else "gizmo"
    meets = {"tiger": ', "tiger meets toy"', "scar": ', "scar meets box"'}.get(kind, "")
    table = Table(drawn, robot, goal='"deliver"' if robot == "twirl" else f'"clean"{meets}')
    table.run(card)
    assert table.at(kind) == ends


def test_it_walks_diagonals_first_then_clockwise() -> None:
    """QC-33: to a target two up and one across there are two shortest ways: the diagonal comes first."""
    table = Table(". w .\n. . .\nh . .\n@ H W", "twirl")
    assert [e["to"] for e in table.run("hen_2")] == [9, 1]
    table = Table(". . w .\n. . . .\nh . . .\n@ H W .", "twirl")
    assert [e["to"] for e in table.run("hen_2")] == [9, 2]


def test_it_walks_around_obstacles_and_corners() -> None:
    """QC-33: a diagonal needs one of its corners open; a barrier closes like an obstacle."""
    table = Table("h # w\n# . .\n@ H W", "twirl")
    assert names(table.run("hen_1")) == ["stayed"]  # both corners closed: no way (QC-34)
    table = Table("h # w\n. . #\n@ H W", "twirl")
    assert names(table.run("hen_2")) == ["stayed"]
    table = Table("h|. w\n. . .\n@ H W", "twirl")
    assert [e["to"] for e in table.run("hen_2")] == [9, 2]


def test_it_stops_on_its_target_and_shares_spaces() -> None:
    """QC-33: Patches may stand where Gizmo stands, and Gizmo drives off."""
    table = Table("P . b\n@ . .\n. . .", facing="E", extra='blocks = ["patches"]')
    assert names(table.run("patches_2", "patches_1")) == ["walked", "stayed"]
    assert names(table.run("forward_1")) == ["moved"]


def test_it_stays_when_held_and_follows_what_is_held() -> None:
    """QC-34."""
    table = Table("h . . w\n. . . .\n@ . H W", "twirl", facing="N")
    table.run("forward_1", "forward_1", "pick_or_drop", "hen_1", "turn_right")
    assert table.token("hen")["fate"] == "held"
    seen = table.run("hen_1")
    assert (seen[0]["event"], seen[0]["why"]) == ("stayed", "held")
    table = Table("w . . h\n. . . .\n@ . H W", "twirl", facing="N")
    table.run("forward_1", "forward_1", "pick_or_drop", "turn_right", "forward_1")
    table.run("hen_1")
    assert table.at("hen") == (2, 3)  # toward the space the wheat is over


DELIVER_WHEAT = ("forward_1", "pick_or_drop", "turn_right", "forward_1", "turn_right", "forward_1", "pick_or_drop")


def test_who_eats_does_not_walk_to_what_is_delivered() -> None:
    """QC-34, QC-42."""
    table = Table("w . h .\n@ W H .\n. . . .", "twirl", facing="N", extra='lose = ["hen meets wheat"]')
    table.run(*DELIVER_WHEAT)
    assert table.token("wheat")["fate"] == "delivered"
    seen = table.run("hen_1", "pick_or_drop")
    assert [(e["event"], e["why"]) for e in seen] == [("stayed", "delivered"), ("nothing", "empty")]


def test_others_walk_to_what_is_delivered() -> None:
    """QC-34: only where the scenario keeps the two apart is it out of the walker's reach."""
    table = Table("w . h .\n@ W H .\n. . . .", "twirl", facing="N")
    table.run(*DELIVER_WHEAT)
    assert names(table.run("hen_1")) == ["walked"]
    assert table.at("hen") == (2, 2)


def test_twirl_picks_up_and_drops_where_she_is() -> None:
    """QC-35, QC-36, QC-45, QC-47."""
    table = Table("r . .\n@ . R\n. g G", "twirl", facing="N")
    assert names(table.run("pick_or_drop", "forward_1", "pick_or_drop")) == ["nothing", "moved", "picked"]
    table.run("turn_right", "forward_1", "forward_1", "turn_right", "forward_1")
    seen = table.run("pick_or_drop")
    assert [(e["event"], e.get("result"), e.get("left")) for e in seen] == [
        ("dropped", "delivered", None),
        ("delivered", None, 1),
    ]


def test_rover_uses_the_space_in_front() -> None:
    """QC-35, QC-37: what he holds turns with him, over but not on a space."""
    table = Table("a . .\n@ . A\n. # .", "rover", facing="N")
    assert names(table.run("pick_or_drop", "turn_right")) == ["picked", "turned"]
    assert table.at("ammonite") == (2, 2)
    table.run("turn_right")
    assert table.at("ammonite") == (3, 1)
    table.run("turn_right")
    assert table.token("ammonite")["space"] is None  # outside of the map
    assert names(table.run("pick_or_drop")) == ["nothing"]  # QC-40


def test_lefty_acts_with_both_hands() -> None:
    """QC-38: right one space, left two, both at once; QC-21: swap."""
    table = Table("n . @ m\nN . . M\n. . . .", "lefty", facing="N")
    seen = table.run("pick_or_drop", "swap")
    assert [(e["event"], e.get("kind"), e.get("hand")) for e in seen] == [
        ("picked", "maki", "right"),
        ("picked", "nigiri", "left"),
        ("swapped", None, None),
    ]
    assert (table.at("nigiri"), table.at("maki")) == ((1, 4), (1, 1))
    assert names(table.run("pick_or_drop")) == ["dropped", "dropped"]


def test_one_of_leftys_hands_may_do_nothing() -> None:
    """QC-38, QC-40: only that hand."""
    table = Table("n . @ . m\nN . . . M\n. . . . .", "lefty", facing="S")
    seen = table.run("pick_or_drop")
    assert [(e["event"], e.get("hand")) for e in seen] == [("nothing", "right"), ("picked", "left")]


def test_barriers_stop_hands() -> None:
    """QC-40: in front of Rover, on both edges of Lefty's long arm."""
    table = Table("a . A\n-\n@ . .\n. . .", "rover", facing="N")
    assert table.run("pick_or_drop")[0]["why"] == "barrier"
    for wall in ("n|. @", "n .|@"):
        table = Table(f"{wall} .\nN . . .\n. . . .", "lefty", facing="N")
        assert [e["why"] for e in table.run("pick_or_drop")] == ["empty", "barrier"]


def test_a_drop_may_land_on_an_obstacle_or_a_table() -> None:
    """QC-39."""
    table = Table("a # .\n@ . A\n. . .", "rover", facing="N")
    table.run("pick_or_drop", "shift_right", "pick_or_drop")
    assert table.at("ammonite") == (1, 2)
    assert table.token("ammonite")["fate"] == "ground"
    table.run("pick_or_drop")
    assert table.token("ammonite")["fate"] == "held"


def test_whoever_played_the_card_chooses_between_tokens() -> None:
    """QC-41: also the one below."""
    table = Table("a e .\n@ . .\nA E .", "rover", facing="N")
    table.run("pick_or_drop", "shift_right", "pick_or_drop", "turn_left", "turn_right")
    seen = table.run("pick_or_drop", by=1)
    assert names(seen) == ["choice"]
    assert table.view["phase"] == "choose"
    assert (table.view["choosing"]["seat"], table.view["choosing"]["tokens"]) == (1, [0, 1])
    assert table.match.legal(0) == []
    assert table.match.legal(1) == ["take 0", "take 1"]
    table.match.play(1, "take 0")
    assert table.token("ammonite")["fate"] == "held"
    assert table.view["phase"] == "program"  # the rest of the queue ran


def test_leftys_two_hands_may_both_have_a_choice() -> None:
    """QC-38, QC-41."""
    table = Table("n m . @ c .\nN M . X . .\ni . . . . .", "lefty", facing="N")
    s = table.state
    for kind, space in (("nigiri", 1), ("maki", 1), ("rice", 4), ("fish", 4)):
        s.at[table.token(kind)["token"]] = space
    table.run("pick_or_drop")
    assert table.view["choosing"]["hand"] == "right"
    table.match.play(0, f"take {table.token('fish')['token']}")
    assert table.view["choosing"]["hand"] == "left"
    table.match.play(0, f"take {table.token('maki')['token']}")
    assert {t["kind"] for t in table.view["tokens"] if t["fate"] == "held"} == {"fish", "maki"}


def test_a_spot_takes_one_of_each_kind() -> None:
    """QC-42: the surplus one can be picked up again."""
    table = Table("r r .\n@ . R\ng . G", "twirl", facing="N")
    s = table.state
    s.at[0] = s.at[1] = 10
    s.space = 10
    table.run("pick_or_drop")
    table.match.play(0, "take 0")
    table.run("pick_or_drop", "turn_left", "turn_right")
    assert table.token("seed_red")["fate"] == "delivered"
    seen = table.run("pick_or_drop", "pick_or_drop")
    assert [(e["event"], e.get("result")) for e in seen] == [("picked", None), ("dropped", "taken")]


LONG = 'long = ["ribs"]'


def test_long_things_turn_with_rover() -> None:
    """QC-43: grabbed by either half."""
    table = Table(". z z\n. @ .\n. . .\nZ Z .", "rover", facing="N", extra=LONG)
    table.run("pick_or_drop")
    assert (table.token("ribs")["space"], table.token("ribs")["second"]) == (1, 2)
    table.run("turn_right")
    assert (table.token("ribs")["space"], table.token("ribs")["second"]) == (10, 18)
    table.run("turn_right")
    assert (table.token("ribs")["space"], table.token("ribs")["second"]) == (17, 16)


def test_a_long_thing_is_seen_over_the_map_only() -> None:
    """QC-43: with either half outside, on small maps too."""
    table = Table("z . .\nz . .\n@ Z Z", "rover", facing="N", extra=LONG)
    table.run("pick_or_drop", "turn_around")
    assert (table.token("ribs")["space"], table.token("ribs")["second"]) == (None, None)
    table = Table(". z z\n. . @\nZ Z .", "rover", facing="N", extra=LONG)
    table.run("pick_or_drop", "turn_left")  # grabbed in the east, its other half on Rover's left
    assert (table.token("ribs")["space"], table.token("ribs")["second"]) == (9, 17)
    table.run("turn_left", "turn_left")
    assert (table.token("ribs")["space"], table.token("ribs")["second"]) == (None, None)
    table = Table(". . .\n. z z\nZ Z @", "rover", facing="N", extra=LONG)
    s = table.state
    s.space, s.facing = 9, 1
    table.run("pick_or_drop", "turn_around", "backward_1", "turn_around")  # its other half over Rover himself
    assert (table.token("ribs")["space"], table.token("ribs")["second"]) == (None, 10)


def test_long_things_must_cover_both_spaces() -> None:
    """QC-45: whichever half lies on which."""
    table = Table(". z z\n. @ .\nZ Z .\n. . .", "rover", facing="N", extra=LONG)
    table.run("pick_or_drop", "turn_around", "pick_or_drop")
    assert table.view["won"]
    table = Table("z z .\n@ . .\nZ Z .\n. . .", "rover", facing="N", extra=LONG)
    table.run("pick_or_drop", "turn_around")
    assert table.token("ribs")["second"] is None  # it would stick out in the west
    assert (table.token("ribs")["space"], table.token("ribs")["second_side"]) == (16, "W")
    assert table.run("pick_or_drop")[0]["why"] == "outside"  # QC-40


def test_a_long_thing_is_not_dropped_through_a_barrier() -> None:
    """QC-40: all of it stays in the mouth."""
    table = Table(". z z\n. @ .\n.|. .\nZ Z .", "rover", facing="N", extra=LONG)
    table.run("pick_or_drop", "turn_around")
    assert table.run("pick_or_drop")[0]["why"] == "barrier"
    assert table.token("ribs")["fate"] == "held"


def test_cleaning_in_the_middle_of_a_move() -> None:
    """QC-44."""
    table = Table("b . .\nb . .\n@ . b", facing="N")
    assert [(e["event"], e.get("left")) for e in table.run("forward_2")] == [
        ("moved", None), ("cleaned", 2), ("moved", None), ("cleaned", 1),
    ]  # fmt: skip


def test_the_dock_has_to_be_entered_after_the_rest() -> None:
    """QC-47: a victory in the middle of the queue."""
    table = Table(". . .\nb . .\n@ . .", facing="N", goal='"clean", "dock"')
    seen = table.run("forward_1", "backward_1", "forward_1", "forward_1", "turn_left")
    assert names(seen) == ["moved", "cleaned", "moved", "won"]
    assert table.view["phase"] == "over"
    assert [card["state"] for card in table.view["queue"]] == [
        "done",
        "done",
        "waiting",
        "waiting",
        "waiting",
    ]


def test_without_a_dock_the_last_dust_wins() -> None:
    """QC-47."""
    table = Table("b . .\n. . .\n@ . .", facing="N")
    assert names(table.run("forward_3")) == ["moved", "moved", "cleaned", "won"]


def test_cats_have_to_be_where_they_belong() -> None:
    """QC-46: then the dock."""
    table = Table("T t .\nb . .\n@ . .", facing="N", goal='"clean", "tiger meets toy", "dock"')
    assert names(table.run("forward_1", "backward_1", "tiger_2")) == [
        "moved",
        "cleaned",
        "moved",
        "walked",
        "met",
    ]
    assert not table.view["won"]
    assert names(table.run("forward_1", "backward_1"))[-1] == "won"


def test_in_order() -> None:
    """QC-48: too early is not delivered."""
    table = Table("a . .\n@ . .\nA e E", "rover", facing="N", extra='order = ["beetle", "ammonite"]')
    seen = table.run("pick_or_drop", "turn_around", "pick_or_drop", "pick_or_drop")
    assert [e.get("result") for e in seen if e["event"] == "dropped"] == ["too_early"]
    assert table.token("ammonite")["fate"] == "held"


def test_the_hen_and_the_wheat() -> None:
    """QC-49: by walking."""
    table = Table("h w .\n. . .\n@ H W", "twirl", extra='lose = ["hen meets wheat"]')
    seen = table.run("hen_1")
    assert (seen[-1]["event"], seen[-1]["why"]) == ("lost", "eaten")
    assert table.view["won"] is None
    assert "alone" in words(seen[-1], ["A", "B"])


def test_hen_and_fox_meet_on_the_way() -> None:
    """QC-49: at the first of two steps, whoever takes it; nothing is walked after that."""
    drawn = ". h . .\n. . f .\n@ H W w"
    table = Table(drawn, "twirl", extra='lose = ["fox meets hen"]')
    assert names(table.run("hen_2")) == ["walked", "lost"]
    table = Table(drawn, "twirl", extra='lose = ["hen meets fox"]')
    assert names(table.run("hen_2")) == ["walked", "lost"]


def test_a_meeting_on_the_way_wins() -> None:
    """QC-46, QC-47: at once, though the card would go on."""
    drawn = "T . t .\n. x . .\n@ . . ."
    assert names(Table(drawn, goal='"tiger meets box"').run("tiger_2")) == ["walked", "met", "won"]


def test_a_conveyor_can_bring_two_together() -> None:
    """QC-46, QC-47, QC-49."""
    things = "things = '''\nhw..\n....\n....\n'''"
    drawn = "> . . .\n. . . .\n@ . . ."
    table = Table(drawn, "twirl", goal='"hen meets wheat"', extra=things)
    assert names(table.run("conveyor_2")) == ["conveyor", "carried", "won"]
    table = Table(drawn.replace("@ .", "@ H"), "twirl", extra=f'lose = ["hen meets wheat"]\n{things}')
    assert names(table.run("conveyor_2")) == ["conveyor", "carried", "lost"]


def drop_on(carried: str, lying: str, spot: str, lose: str) -> list[str]:
    """Twirl drops one thing on another, on a spot."""
    drawn = f"{carried} . .\n@ {lying} .\n. . {spot}\n. . ."
    table = Table(drawn, "twirl", facing="N", extra=f'lose = ["{lose}"]')
    table.state.at[table.token({"h": "hen", "f": "fox", "w": "wheat"}[lying])["token"]] = 18
    table.run("forward_1", "pick_or_drop", "turn_right", "forward_1", "forward_1")
    return names(table.run("turn_right", "forward_1", "forward_1", "pick_or_drop"))


def test_a_drop_can_lose_too_unless_it_delivers_the_prey() -> None:
    """QC-49: the hen is safe in her coop, but the wheat that lies there is not safe from her."""
    assert drop_on("h", "f", "H", "fox meets hen")[-2:] == ["delivered", "won"]
    assert drop_on("w", "h", "W", "hen meets wheat")[-2:] == ["delivered", "won"]
    assert drop_on("h", "w", "H", "hen meets wheat")[-2:] == ["delivered", "lost"]
    assert drop_on("f", "h", "H", "fox meets hen")[-2:] == ["dropped", "lost"]
