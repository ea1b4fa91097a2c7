"""Many games stepped by one call: each is the game that Position plays, and what is shown of it comes from `hide` alone."""

from __future__ import annotations

import itertools
import os
import pickle
import random
import subprocess
import sys
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np
import pytest

from quirkbox import Looks, Position, Refusal, bot, env
from quirkbox.bots import rather_waits
from quirkbox.engine import Dice, Game, Observation, dice_from_seed, play_random, roll
from quirkbox.env.step import THOUGHTS
from quirkbox.games import BUILT_IN, game

EVERY_GAME = [game(name) for name in BUILT_IN]
every_game = pytest.mark.parametrize("played", EVERY_GAME, ids=BUILT_IN)


def option_sets(played: Game) -> Iterator[dict[str, str]]:
    """Every choice of every option, beside each choice of a few others: as many sets as the longest option has choices."""
    most = max((len(option.choices) for option in played.options), default=1)
    for k in range(most):
        shift = itertools.count()
        yield {
            option.id: option.choices[(k + next(shift) * (k // len(option.choices))) % len(option.choices)].id
            for option in played.options
        }


def every_table() -> list[Any]:
    return [
        pytest.param(played, played.players[k % 2], options, id=f"{played.id}-{'-'.join(options.values())}")
        for played in EVERY_GAME
        for k, options in enumerate(option_sets(played))
    ]


class Alone:
    """The same game by hand: who acts, and the table by the dice."""

    def __init__(self, played: Game, players: int, options: dict[str, str], seed: int, number: int):
        self.dice: Dice = dice_from_seed(seed, number)
        self.position, _ = played.start(players, options, self.dice)
        self.seat = self.steps = 0
        self._to_player()

    def _to_player(self) -> None:
        position = self.position
        while not position.over:
            self.seat = position.next_to_act(self.seat)
            if self.seat < position.players:
                return
            able = position.legal(self.seat)
            self._play(able[roll(self.dice, len(able))])

    def _play(self, code: int) -> None:
        self.position.play(self.seat, code, self.dice)
        self.steps += 1

    def act(self, code: int) -> None:
        self._play(code)
        self._to_player()


@pytest.mark.parametrize(("played", "players", "options"), every_table())
def test_each_game_is_the_one_that_is_played_by_hand(played: Game, players: int, options: dict[str, str]) -> None:
    """State, who acts, what is seen and what is legal; the result when it ends, and the next game after it."""
    n, luck, seen = 3, random.Random(5), Observation(played)
    games = env.batch(
        played, n, players=players, options=options, seed=7, actions="both" if played.actions.size < 1000 else "list"
    )
    alone = [Alone(played, players, options, 7, i) for i in range(n)]
    for _ in range(120):
        for i, one in enumerate(alone):
            assert games.positions(i) == one.position
            assert games.seats[i] == one.seat
            assert games.observations[i].tolist() == seen.row(one.position, one.seat).tolist()
            able = one.position.legal(one.seat)
            assert games.legal is not None
            assert games.counts is not None
            assert games.legal[i, : games.counts[i]].tolist() == able
            if games.masks is not None:
                assert np.flatnonzero(games.masks[i]).tolist() == sorted(able)
        codes = [luck.choice(one.position.legal(one.seat)) for one in alone]
        games.step(codes)
        for i, code in enumerate(codes):
            alone[i].act(code)
            assert games.done[i] == alone[i].position.over
            if games.done[i]:
                assert games.lengths[i] == alone[i].steps
                assert games.scores[i].tolist() == alone[i].position.score()
                assert games.rewards[i].tolist() == pytest.approx(rewards(alone[i].position))
                alone[i] = Alone(played, players, options, 7, int(games.numbers[i]))
            else:
                assert not games.rewards[i].any()


def rewards(position: Position) -> list[float]:
    winners, players = position.winners(), position.players
    if position.game.cooperative:
        return [1 if winners else -1] * players
    return [((players / len(winners) if seat in winners else 0) - 1) / (players - 1) for seat in range(players)]


class Against(Alone):
    """The same against bots, by hand: everybody else plays from what their seat knows, by dice of the bots' own."""

    def __init__(
        self, played: Game, players: int, seed: int, number: int, bots: Sequence[str], looks: int, learner: int | None = None
    ):
        self.bots, self.looks, self.thoughts = bots, looks, dice_from_seed(seed, number + THOUGHTS)
        self.learner = -number % players if learner is None else learner
        super().__init__(played, players, {}, seed, number)

    def _to_player(self) -> None:
        position = self.position
        while not position.over:
            yields = [seat for seat in range(position.players) if seat != self.learner and rather_waits(position, seat)]
            first = self.seat if self.seat < position.players else 0
            able = [seat for seat in position.waiting() if seat not in yields]
            self.seat = min(able, key=lambda seat: (seat - first) % position.players, default=position.host)
            if self.seat == self.learner:
                return
            if self.seat == position.host:
                table = position.legal(self.seat)
                self._play(table[roll(self.dice, len(table))])
            else:
                name = self.bots[(self.seat - self.learner) % position.players - 1]
                hidden = position.hidden(self.seat)
                self._play(bot(name).choose(hidden, self.seat, dice=self.thoughts, budget=Looks(self.looks)))


@pytest.mark.parametrize(
    ("played", "bots", "learner"),
    [(played, ["greedy"] * (played.players[0] - 1), None) for played in EVERY_GAME]
    + [(game("quirkies"), ["random", "search", "greedy"], 2), (game("tiny_turbo_cars"), ["random", "greedy", "random"], None)],
    ids=lambda given: given.id if isinstance(given, Game) else str(given),
)
def test_opponents_play_as_they_would_at_a_table(played: Game, bots: list[str], learner: int | None) -> None:
    """Only the learner is asked, and its seat goes round."""
    n, players, looks, luck = 3, len(bots) + 1, 4, random.Random(2)
    games = env.batch(played, n, players=players, opponents=bots, learner=learner, looks=looks, seed=5, actions="list", threads=1)
    alone = [Against(played, players, 5, i, bots, looks, learner) for i in range(n)]
    assert games.seats.tolist() == ([0, players - 1, players - 2] if learner is None else [learner] * n)
    for _ in range(60):
        assert games.legal is not None
        for i, one in enumerate(alone):
            assert games.positions(i) == one.position
            assert games.seats[i] == one.learner == one.seat
        codes = [luck.choice(one.position.legal(one.seat)) for one in alone]
        games.step(codes)
        for i, code in enumerate(codes):
            alone[i].act(code)
            assert games.done[i] == alone[i].position.over
            if games.done[i]:
                assert games.lengths[i] == alone[i].steps
                assert games.rewards[i].tolist() == pytest.approx(rewards(alone[i].position))
                alone[i] = Against(played, players, 5, int(games.numbers[i]), bots, looks, learner)


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"opponents": "clever"}, "random, greedy, search, trained, master, not 'clever'"),
        ({"opponents": ["greedy"]}, "With 3 players a learner has 2 opponents, not 1"),
        ({"opponents": "greedy", "learner": 3}, "a seat from 0 to 2, not on 3"),
        ({"learner": 0}, "that has opponents"),
    ],
)
def test_opponents_that_there_are_not_are_refused(given: dict[str, Any], words: str) -> None:
    with pytest.raises(Refusal, match=words):
        env.batch("quirkies", 2, players=3, **given)


@every_game
def test_samples_play_the_games_of_play_random(played: Game) -> None:
    """Game by game, over many deals, in any number of threads; the places take the numbers that are next."""
    n, players = 600, played.players[1]
    known = play_random(played, 4 * n, players, seed=3)
    for threads in (1, 2):
        games = env.batch(played, n, players=players, seed=3, threads=threads)
        ended = 0
        for _ in range(40 if played.id == "quirkies" else 8):
            before = games.numbers.copy()
            games.step(games.sample(), check=False)
            over = games.done.astype(bool)
            ended += int(over.sum())
            assert (games.numbers[over] == before[over] + n).all()
            assert (games.lengths[over] == known.lengths[before[over]]).all()
            assert (games.scores[over] == known.scores[before[over]]).all()
            assert (games.rewards[~over] == 0).all()
        assert ended or played.id != "quirkies"


@every_game
def test_it_does_not_depend_on_the_threads(played: Game) -> None:
    one, two = (env.batch(played, 600, seed=3, threads=threads) for threads in (1, 2))
    for _ in range(10):
        one.step(one.sample())
        two.step(two.sample())
    assert one.state_dict().keys() == two.state_dict().keys()
    for name, value in one.state_dict().items():
        assert np.array_equal(value, two.state_dict()[name]), name
    assert np.array_equal(one.observations, two.observations)


def test_a_seed_of_its_own_for_each_place() -> None:
    """They play there as if they were alone."""
    together = env.batch("quirkies", 3, seeds=[5, 9, 5])
    nine = env.batch("quirkies", 1, seed=9)
    for _ in range(200):
        together.step(together.sample())
        nine.step(nine.sample())
        assert together.positions(0) == together.positions(2)
        assert together.positions(1) == nine.positions(0)
        assert together.numbers[1] == nine.numbers[0]
    assert nine.numbers[0] > 1


@every_game
def test_a_saved_batch_goes_on_the_same(played: Game) -> None:
    games, other = env.batch(played, 5, seed=1), env.batch(played, 5, seed=2)
    for _ in range(30):
        games.step(games.sample())
        other.step(other.sample())
    other.load_state_dict(pickle.loads(pickle.dumps(games.state_dict())))
    for _ in range(30):
        assert np.array_equal(games.observations, other.observations)
        if games.masks is not None and other.masks is not None:
            assert np.array_equal(games.masks, other.masks)
        games.step(games.sample())
        other.step(other.sample())
        assert np.array_equal(games.rewards, other.rewards)
    assert all(games.positions(i) == other.positions(i) for i in range(5))


def test_a_batch_of_another_kind_is_not_loaded() -> None:
    saved = env.batch("quirkies", 2, players=2).state_dict()
    with pytest.raises(Refusal, match="saved with players 2; here it is 3"):
        env.batch("quirkies", 2, players=3).load_state_dict(saved)
    with pytest.raises(Refusal, match="another version of Quirkbox"):
        env.batch("quirkies", 2, players=2).load_state_dict({**saved, "lanes": saved["lanes"][:, 1:]})


@every_game
def test_reset_deals_the_same_games_again(played: Game) -> None:
    games = env.batch(played, 4, seed=6)
    first = [games.positions(i) for i in range(4)]
    for _ in range(25):
        games.step(games.sample())
    games.reset()
    assert [games.positions(i) for i in range(4)] == first
    assert not games.done.any()
    if games.masks is not None:
        assert (
            games.masks.sum(axis=1) == [len(one.legal(int(seat))) for one, seat in zip(first, games.seats, strict=True)]
        ).all()
    games.reset(seed=7)
    assert games.positions(0) == env.batch(played, 1, seed=7).positions(0)


@every_game
def test_truths_that_a_seat_cant_tell_apart_look_the_same(played: Game) -> None:
    """A guessed truth is put in the place of the true one: the observation stays."""
    games = env.batch(played, 1, seed=4)
    for step in range(30):
        seen = games.observations.copy()
        saved, truth = games.state_dict(), games.positions(0)
        other = truth.guessed(int(games.seats[0]), dice_from_seed(step))
        changed = {**saved, "lanes": saved["lanes"].copy()}
        changed["lanes"][0, : played.dtype.itemsize] = np.frombuffer(other.tobytes(), np.uint8)
        games.load_state_dict(changed)
        assert games.positions(0) == other
        assert np.array_equal(games.observations, seen)
        games.load_state_dict(saved)
        games.step(games.sample())


@pytest.mark.parametrize("n", [4, 1024])
def test_an_illegal_action_is_refused_and_nothing_has_changed(n: int) -> None:
    games = env.batch("quirkies", n, seed=1, threads=2)
    before, codes = games.state_dict(), games.sample().copy()
    codes[n - 2] = 91
    assert not games.masks[n - 2, 91]  # type: ignore[index]
    with pytest.raises(Refusal, match=rf"In game {n - 2} seat \d can't do action 91: "):
        games.step(codes)
    codes[1] = -5
    with pytest.raises(Refusal, match=r"In game 1 .* There is no action number -5"):
        games.step(codes)
    after = games.state_dict()
    # only `sample` has rolled dice
    assert all(np.array_equal(before[name], after[name]) for name in before if name != "lanes")
    assert (before["lanes"][:, : games.game.dtype.itemsize] == after["lanes"][:, : games.game.dtype.itemsize]).all()


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"n": 0}, "at least one game, not 0"),
        ({"actions": "all"}, "auto, mask, list, both, not 'all'"),
        ({"players": 7}, "7"),
        ({"options": {"colour": "red"}}, "no option 'colour'"),
        ({"seeds": [1, 2]}, "3 games, and seeds for 2"),
        ({"device": "tpu"}, "cpu or cuda, not 'tpu'"),
    ],
)
def test_what_makes_no_sense_is_refused_in_a_sentence(given: dict[str, Any], words: str) -> None:
    with pytest.raises(Refusal, match=words):
        env.batch("quirkies", **{"n": 3, **given})


@pytest.mark.parametrize("actions", [[1], [0.5, 1.0], [[1, 2]]])
def test_a_step_takes_one_whole_number_for_each_game(actions: Any) -> None:
    with pytest.raises(Refusal, match="A step takes 2 whole numbers"):
        env.batch("quirkies", 2).step(actions)


def test_large_spaces_come_as_lists_by_themselves() -> None:
    games = env.batch("circuit_breaker", 2)
    assert games.masks is None
    assert games.legal is not None
    assert games.legal.shape == (2, games.game.most_legal)
    small = env.batch("quirkies", 2)
    assert small.masks is not None
    assert small.legal is None


def test_arrays_go_to_torch_without_a_copy() -> None:
    torch = pytest.importorskip("torch")
    games = env.batch("quirkies", 2, actions="both")
    for name in ("observations", "masks", "legal", "counts", "seats", "rewards", "done", "lengths", "scores", "numbers"):
        array = getattr(games, name)
        assert torch.from_dlpack(array).data_ptr() == torch.from_numpy(array).data_ptr() == array.ctypes.data
        assert np.shares_memory(np.from_dlpack(array), array)
        assert array.flags.c_contiguous
    held = torch.from_numpy(games.observations)
    games.step(games.sample())
    assert np.array_equal(held.numpy(), games.observations)
    games.step(torch.from_numpy(games.sample()))


PLAYED = """
import hashlib
from quirkbox import env
seen = hashlib.sha256()
for name, opponents in (("quirkies", "greedy"), ("tiny_turbo_cars", None)):
    games = env.batch(name, 2, seed=3, opponents=opponents)
    for _ in range(12):
        games.step(games.sample())
        for array in (games.observations, games.masks, games.rewards, games.seats):
            seen.update(array.tobytes())
    seen.update(games.state_dict()["lanes"].tobytes())
print(seen.hexdigest())
"""


def test_interpreted_it_is_the_same() -> None:
    """Byte for byte: wide writing of cells, compiled, and the plain loops they stand for."""
    told = [
        subprocess.run(
            [sys.executable, "-c", PLAYED], env={**os.environ, **more}, capture_output=True, text=True, check=True
        ).stdout
        for more in ({}, {"NUMBA_DISABLE_JIT": "1"})
    ]
    assert told[0] == told[1] != ""
