"""What has learned a game: the network, the bot `trained`, and how it came to it."""

import json
from pathlib import Path

import numpy as np
import pytest
import torch

from quirkbox import BOTS, Looks, Match, Refusal, bot, game
from quirkbox.bots import BUILTIN, MASTER, TRAINED, bots_for
from quirkbox.bots.learned import features, show_decision
from quirkbox.bots.learned.mind import has_learned, make_mind
from quirkbox.bots.learned.network import Sizes, read_weights, thoughts
from quirkbox.bots.workspace import learned_search_of
from quirkbox.cli import main
from quirkbox.engine import dice_from_seed
from quirkbox.engine.record import records
from quirkbox.env import batch
from quirkbox.env.decisions import Decisions
from quirkbox.lab import simulate
from quirkbox.train import Network, Settings, Trainer, export

LEARNED = ("quirkies", "tiny_turbo_cars", "circuit_breaker")
COUNTED = {"programming": "counted"}


def options_of(game_id: str) -> dict[str, str]:
    return COUNTED if game_id == "tiny_turbo_cars" else {}


@pytest.mark.parametrize("game_id", LEARNED)
def test_compiled_thoughts_are_those_it_was_trained_with(game_id: str) -> None:
    played = game(game_id)
    sizes = Sizes.of(features(played))
    torch.manual_seed(3)
    network = Network(sizes, features(played).start)
    for name in ("draw", "value"):
        torch.nn.init.normal_(network.get_parameter(name))
    games = batch(played, 24, players=2, options=options_of(game_id), seed=5, threads=1, actions="list")
    decisions = Decisions(games)
    for _ in range(9):
        games.step(games.sample())
    decisions.look()
    with torch.no_grad():
        draws, values = network(torch.from_numpy(decisions.words))
    net, room, mine = records(1, sizes.dtype), records(1, sizes.room), thoughts(sizes)
    for name, value in network.arrays().items():
        np.asarray(net)[name][0] = value
    for row in range(games.n):
        shown = records(1, features(played).dtype)
        np.asarray(shown).view(np.float32)[:] = decisions.words[row]
        mine.look(net[0], shown[0], room[0])
        mine.weigh(net[0], shown[0], room[0])
        count = int(decisions.counts[row])
        assert count > 0
        assert np.allclose(np.asarray(room)["draws"][0, :count], draws[row, :count], atol=2e-3)
        assert mine.standing(net[0], room[0]) == pytest.approx(float(values[row]), abs=2e-3)


@pytest.mark.parametrize("game_id", [*LEARNED, "quirky_circuits"])
def test_what_is_shown_can_be_done_and_no_number_runs_away(game_id: str) -> None:
    played = game(game_id)
    games = batch(played, 16, players=2, options=options_of(game_id), seed=2, threads=1, actions="list")
    decisions = Decisions(games)
    for _ in range(30):
        decisions.look()
        for row in range(games.n):
            count = int(decisions.counts[row])
            legal = set(games.legal[row, : games.counts[row]].tolist())
            assert 1 <= count <= features(played).most
            assert set(decisions.codes[row, :count].tolist()) <= legal
        seen = features(played)
        floats = decisions.words[:, : seen.cells + seen.most * seen.action_cells]
        assert np.isfinite(floats).all()
        assert np.abs(floats).max() < 50
        games.step(decisions.codes[:, 0].copy())


def test_decisions_are_shown_from_what_the_seat_knows() -> None:
    played = game("circuit_breaker")
    match = Match(played, players=2, seed=8)
    for _ in range(40):
        seat, actions = match.next()
        match.play(seat, actions[len(actions) // 2])
    seat, _ = match.next()
    shown = []
    for position in (match.position, match.position.guessed(seat, dice_from_seed(5))):
        row = records(1, features(played).dtype)
        show_decision(played)(position.hidden(seat).states[0], seat, played.codes(), dice_from_seed(1), row[0])
        shown.append(row.tobytes())
    assert match.position != match.position.guessed(seat, dice_from_seed(5))
    assert shown[0] == shown[1]


@pytest.mark.parametrize("game_id", LEARNED)
def test_trained_plays_with_any_number_and_every_option(game_id: str) -> None:
    played = game(game_id)
    for players in range(played.players[0], played.players[1] + 1):
        for option in played.options:
            for choice in option.choices:
                match = Match(played, players=players, options={option.id: choice.id}, seed=players)
                for turn in range(12):
                    seat, actions = match.next()
                    if seat < players:
                        hidden = match.position.hidden(seat)
                        code = BOTS["trained"].choose(hidden, seat, dice=dice_from_seed(turn), budget=Looks(1))
                        assert code in match.position.legal(seat)
                        match.play(seat, code)
                    else:
                        match.play(seat, actions[0])


@pytest.mark.parametrize(
    ("game_id", "games", "least"), [("quirkies", 600, 0.5), ("circuit_breaker", 60, 0.6), ("tiny_turbo_cars", 40, 0.6)]
)
def test_trained_has_learned_something(game_id: str, games: int, least: float) -> None:
    result = simulate(game(game_id), games, ["trained", "greedy"], seed=3, options=options_of(game_id))
    assert result.wins[0] / games > least


def test_a_master_looks_into_what_draws_the_network_and_is_told_of_it() -> None:
    played = game("circuit_breaker")
    assert BUILTIN[MASTER].plays(played)
    assert "master" not in bots_for(game("quirkies"))
    asking = learned_search_of(played)
    assert asking
    match = Match(played, players=2, seed=8)
    while len(match.next()[1]) < 12:
        seat, actions = match.next()
        match.play(seat, actions[0])
    seat, _ = match.next()
    hidden = match.position.hidden(seat)
    thought = BUILTIN[MASTER].analyse(hidden, seat, dice=dice_from_seed(1), budget=Looks(48))
    tried = {line.action for line in thought.lines if line.visits}
    assert thought.action in tried | {line.action for line in thought.lines}
    assert tried <= set(hidden.legal(seat))
    # so many looks are what `trained` takes
    assert asking.glances == 48
    assert thought.action == BUILTIN[TRAINED].choose(hidden, seat, dice=dice_from_seed(1))


def test_trained_plays_what_it_has_learned_and_says_so() -> None:
    assert all(has_learned(game(game_id)) for game_id in LEARNED)
    assert "trained" in bots_for(game("quirkies"))
    assert "trained" not in bots_for(game("rootg"))
    match = Match(game("rootg"), players=2, seed=1)
    seat = match.position.waiting()[0]
    with pytest.raises(Refusal, match=r"trained has not learned ROOT"):
        BOTS["trained"].choose(match.position.hidden(seat), seat, dice=dice_from_seed(1))
    with pytest.raises(Refusal, match="trained has not learned ROOT"):
        batch("rootg", 2, opponents="trained")


def test_weights_of_another_network_are_refused(tmp_path: Path) -> None:
    export(Network(Sizes(5, 3, 2)), tmp_path / "small.npz")
    with pytest.raises(Refusal, match="weights of another network: first is"):
        read_weights(tmp_path / "small.npz", Sizes.of(features(game("quirkies"))))
    with pytest.raises(Refusal, match="There is no file"):
        bot("nowhere.npz")


def settings(**more: float) -> Settings:
    told = {"games": 64, "steps": 8, "minibatch": 256, "evaluation_games": 32, "past_every": 2, "threads": 1, **more}
    return Settings(features(game("quirkies")).tables, **told)  # type: ignore[arg-type]


def test_learning_goes_on_where_it_was_and_its_bot_plays(tmp_path: Path) -> None:
    torch.set_num_threads(1)
    trainer = Trainer(game("quirkies"), settings(), tmp_path)
    before = trainer.network.arrays()
    trainer.run(0.01)
    assert any(not np.array_equal(before[name], value) for name, value in trainer.network.arrays().items())
    again = Trainer(game("quirkies"), settings(), tmp_path)
    again.resume()
    assert again.round == trainer.round == 1
    assert all(np.array_equal(value, again.network.arrays()[name]) for name, value in trainer.network.arrays().items())
    again.run(0.01)
    assert again.round == 2
    assert len(again.history) == 2
    assert len(json.loads((tmp_path / "curve.json").read_text())) == 2
    assert "How often does it win against greedy?" in (tmp_path / "curve.html").read_text()
    other = Trainer(game("quirkies"), settings(margin=0.5), tmp_path / "other")
    other.start_with(tmp_path / "trained.npz")
    assert np.allclose(other.network.arrays()["first"], again.network.arrays()["first"], atol=1e-3)
    learned = bot(str(tmp_path / "trained.npz"))
    match = Match(game("quirkies"), players=3, seed=4)
    seat = match.position.waiting()[0]
    assert learned.choose(match.position.hidden(seat), seat, dice=dice_from_seed(1)) in match.position.legal(seat)
    assert make_mind(game("quirkies"), tmp_path / "trained.npz").shape == (1,)


def test_a_high_victory_counts_more_than_a_narrow_one(tmp_path: Path) -> None:
    tables = Trainer(game("quirkies"), settings(margin=0.5), tmp_path).tables
    alone = np.array([[1.0, -1.0], [1.0, -1.0], [0.0, 0.0]], np.float32)
    rewards = tables._high(alone, np.array([[9, 1], [5, 4], [3, 8]]), np.array([True, True, False]))
    assert 1 > rewards[0, 0] > rewards[1, 0] > 0.5
    assert rewards[0, 1] == -rewards[0, 0]
    assert (rewards[2] == 0).all()


def test_an_advantage_is_what_came_beyond_what_was_thought(tmp_path: Path) -> None:
    """Two steps of one game, seat 0 then seat 1, which then wins: what each is told comes from the end."""
    trainer = Trainer(game("quirkies"), settings(), tmp_path)
    played = trainer.play()
    played.seats[:2, 0] = torch.tensor([0, 1])
    played.done[:2, 0] = torch.tensor([False, True])
    played.rewards[:2, 0] = 0
    played.rewards[1, 0, :2] = torch.tensor([-1.0, 1.0])
    played.values[:2, 0] = torch.tensor([0.25, -0.5])
    advantages, _ = trainer.advantages(played)
    assert advantages[1, 0] == pytest.approx(1.5)
    assert advantages[0, 0] == pytest.approx(-1.25)


def test_train_from_the_command_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.chdir(tmp_path)
    small = ["--games", "32", "--steps", "4", "--threads", "1", "--device", "cpu"]
    for arguments, expected in (
        (["train", "quirkies", "--minutes", "0.01", *small, "--json"], 0),
        (["train", "quirkies", "--minutes", "0.01", *small], 1),
        (["train", "quirkies", "--minutes", "0.01", *small, "--resume"], 0),
        (["train", "rootg", "--resume", *small], 1),
        (["train", "quirkies", "-o", "other", "--players", "two", *small], 1),
    ):
        monkeypatch.setattr("sys.argv", ["quirkbox", *arguments])
        with pytest.raises(SystemExit) as ended:
            main()
        assert (ended.value.code or 0) == expected, capsys.readouterr()
    told = capsys.readouterr()
    assert json.loads(told.out.splitlines()[0])["decisions"] > 0
    assert "--resume goes on" in told.err
    assert "Nothing has been learned" in told.err
    assert "--players are numbers" in told.err
