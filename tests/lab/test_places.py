"""Work is done in threads, on a cluster or on a GPU, and comes out the same."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from toys import RIVALS

from quirkbox.bots import greedy_player, random_player
from quirkbox.engine import Refusal, play_games
from quirkbox.games import BUILT_IN, GAMES, game, quirky_circuits
from quirkbox.lab import (
    Contest,
    Lineup,
    Order,
    Step,
    Task,
    Threads,
    Vary,
    Wish,
    ask,
    climb,
    compare,
    place,
    simulate,
    tune,
    watch,
    write_dataset,
)
from quirkbox.lab.cluster import Cluster, Driver, Refused, code_of_the_house, do_bundle
from quirkbox.lab.counting import Play, unplayed, unplayed_ranges
from quirkbox.lab.gpu import gpu_player
from quirkbox.lab.work import Pieces

QUIRKIES = GAMES["quirkies"]


def test_places_have_names() -> None:
    assert place("threads", 3) == Threads(3)
    assert place("ray://head:10001").address == "ray://head:10001"
    with pytest.raises(Refusal, match="there is threads, ray, ray://HEAD:10001 and cuda"):
        place("moon")


@pytest.fixture(scope="module")
def two_nodes() -> Iterator[Any]:
    """A real cluster: two nodes with a core each, on this machine."""
    ray = pytest.importorskip("ray", reason="a cluster needs Ray: pip install 'quirkbox[cluster]'")
    utilities = pytest.importorskip("ray.cluster_utils")
    soon = {"health_check_initial_delay_ms": 0, "health_check_period_ms": 300, "health_check_failure_threshold": 3}
    head = {"num_cpus": 1, "include_dashboard": False, "_system_config": soon}
    nodes = utilities.Cluster(initialize_head=True, head_node_args=head)
    nodes.add_node(num_cpus=1)
    ray.init(nodes.address, log_to_driver=False)
    yield nodes
    ray.shutdown()
    nodes.shutdown()


def test_a_cluster_does_the_same_also_when_a_node_is_lost(two_nodes: Any, tmp_path: Path) -> None:
    on = Cluster()
    assert on.workers == 2
    order = Order(QUIRKIES, ("greedy", "search@3"), games=60, seed=4, strength=2, looks=1)
    assert order.make(on).to_json() == order.make().to_json()
    question = ask(QUIRKIES, {}, {"version": "advanced"}, ["greedy", "random"], "seat1", 0.2, most_games=600)
    assert compare(question, on).to_json() == compare(question).to_json()
    contest = Contest(QUIRKIES, ("random", "greedy"), 6)
    assert climb(contest, on).to_json() == climb(contest).to_json()
    bunnies = (Path(quirky_circuits.__file__).parent / "content/dust_bunnies.toml").read_text(encoding="utf-8")
    vary, wish = (Vary("battery", range(6, 9)),), Wish("team", 0.5, 0.0)
    task = Task(GAMES["quirky_circuits"], bunnies, vary, wish, ("greedy", "greedy"), games=20, trials=3)
    assert tune(task, on).to_json() == tune(task).to_json()
    files = [tmp_path / "there.jsonl", tmp_path / "here.jsonl"]
    for file, where in zip(files, (on, Threads(1)), strict=True):
        write_dataset(Lineup(QUIRKIES, ["greedy", "random"], 1), 150, file, where)
    assert files[0].read_bytes() == files[1].read_bytes()
    with pytest.raises(Refusal, match="can't be sent to a cluster"):
        simulate(RIVALS, 10, ["random", "random"], on=on)
    # what a worker refuses is refused here
    lost = Lineup(QUIRKIES, ["random", "random"])
    lost.entrants.clear()
    lost.compiled = False
    with pytest.raises(Refusal, match="Quirkies is for 2 to 4 players, not 0"):
        watch(lost, 2, on)

    seats, killed = ["greedy", "random", "search@20"], []

    def kill(step: Step) -> None:
        if step.done and not killed:
            killed.append(two_nodes.list_all_nodes()[1])
            two_nodes.remove_node(killed[0], allow_graceful=False)

    with_both = simulate(QUIRKIES, 1200, seats, 3)
    with_one = simulate(QUIRKIES, 1200, seats, 3, on=on, progress=kill)
    assert killed
    assert with_one.to_json() == with_both.to_json()
    assert np.array_equal(with_one.scores, with_both.scores)
    assert on.workers == 1


def test_a_worker_with_other_code_or_without_a_module_says_so() -> None:
    job = pickle.dumps(Play((Lineup(QUIRKIES, ["random", "random"]),)))
    here = Driver(code_of_the_house(), ())
    results, _ = do_bundle(here, job, [(0, 0, 2), (0, 2, 3)])
    assert [len(played.lengths) for played in results] == [2, 1]
    refused = do_bundle(Driver("another", ()), job, [(0, 0, 2)])
    assert isinstance(refused, Refused)
    assert "is another Quirkbox than here" in refused.why
    refused = do_bundle(here, b"cnowhere\nGame\n.", [(0, 0, 2)])
    assert isinstance(refused, Refused)
    assert "there is no module nowhere: install it on all nodes" in refused.why


@pytest.mark.parametrize(
    ("game_id", "kind"), [*((name, "greedy") for name in BUILT_IN), ("quirkies", "random"), ("quirky_circuits", "random")]
)
def test_what_a_gpu_would_play_is_what_bots_play(game_id: str, kind: str) -> None:
    """The same loop, on a CPU."""
    played = game(game_id)
    bots = [kind] * played.players[0]
    one = Lineup(played, bots, seed=6).play(0, 6)
    player = gpu_player(Lineup(played, bots, seed=6))
    assert player == (greedy_player if kind == "greedy" else random_player)(played)
    loop = play_games(played, player, 6, len(bots), seed=6)
    assert one.lengths.tolist() == loop.lengths.tolist()
    assert one.scores.tolist() == loop.scores.tolist()


SIMULATED = """
import numpy as np
from quirkbox import game
from quirkbox.lab import place, simulate

on = place("cuda")
on.most_games = 2
for name, bot in (("quirkies", "greedy"), ("quirkies", "random"), ("quirky_circuits", "random")):
    one, other = (simulate(game(name), 3, [bot, bot], 7, **where) for where in ({"on": on}, {}))
    assert np.array_equal(one.standings, other.standings) and np.array_equal(one.scores, other.scores), name
    assert np.array_equal(one.lengths, other.lengths), name
print("all alike")
"""


def test_the_simulator_of_a_gpu_plays_the_same_games_in_pieces() -> None:
    pytest.importorskip("numba_cuda")
    simulator = {**os.environ, "NUMBA_ENABLE_CUDASIM": "1"}
    done = subprocess.run([sys.executable, "-c", SIMULATED], env=simulator, capture_output=True, text=True, check=False)
    assert done.stdout == "all alike\n", done.stderr[-2000:]


def test_a_gpu_plays_alike_bots_that_do_not_look_ahead() -> None:
    for bots in (["greedy", "random"], ["search", "search"]):
        with pytest.raises(Refusal, match=f"not of {', '.join(bots)}"):
            gpu_player(Lineup(QUIRKIES, bots))
    with pytest.raises(Refusal, match="not of greedy, greedy"):
        gpu_player(Lineup(QUIRKIES, ["greedy", "greedy"], paired=True))


def test_without_a_gpu_that_is_said() -> None:
    from quirkbox.engine import cuda

    if cuda.is_there():
        pytest.skip("there is a GPU here")
    with pytest.raises(Refusal, match=r"no GPU here that CUDA can use|needs numba-cuda"):
        place("cuda")


def test_a_ladder_in_threads_is_the_same_in_pieces_of_any_size() -> None:
    contest = Contest(QUIRKIES, ("random", "greedy"), 40, seed=3)
    assert climb(contest, Threads(1, most_games=7)).to_json() == climb(contest, Threads(2)).to_json()


def test_pieces_are_as_long_as_they_should_take_and_shorter_towards_the_end() -> None:
    """A thousand games a second; some have been played before."""
    pieces = Pieces(3, [(0, 500), (700, 3000)], Threads(2, seconds=0.1))
    cut = []
    for which, first, last in pieces:
        pieces.took(last - first, (last - first) / 1000)
        cut.append((which, first, last))
    assert [number for _, first, last in cut for number in range(first, last)] == [*range(500), *range(700, 3000)]
    lengths = [last - first for _, first, last in cut]
    assert lengths[:5] == [1, 4, 16, 64, 100]
    assert max(lengths) == 100
    assert lengths[-1] < 10
    alone = [last - first for _, first, last in Pieces(0, [(0, 9)], Threads(1))]
    assert alone == [1] * 9  # nothing is known of their pace


def test_games_that_have_not_been_played_lie_anywhere() -> None:
    room = unplayed(9, 2)
    room.lengths[[0, 3, 4]] = 7
    assert unplayed_ranges(room) == [(1, 3), (5, 9)]
    room.lengths[:] = 7
    assert unplayed_ranges(room) == []
