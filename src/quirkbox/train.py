"""`quirkbox train GAME`: a network learns a game by playing against itself. Needs the extra `train` (PyTorch).

Thousands of games are played side by side (quirkbox.env.batch). In each of them, whoever is to act is shown a decision: numbers
about what that seat sees, and about each action it may choose between (bots/learned/features.py). The network says how much each
action draws, and how the game stands. Then it learns, by proximal policy optimisation (Schulman and others 2017):

1. *Play*: some steps in all games. Actions are drawn as the network likes them, so that it sees what comes of others too.
2. *Look back*: how much better did it go after each decision than the network had thought? That is the decision's advantage.
3. *Learn*: make decisions with an advantage likelier and others less, a little at a time; and think of each position what came
   of it.

In some of the games one seat is played by a past self, so that what was learned is not forgotten. Now and then it is seen how
it fares against `greedy`. What it has learned is saved all the while, and `--resume` goes on from there.
"""

from __future__ import annotations

import copy
import json
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn

from quirkbox.bots.learned import PracticeTable, features
from quirkbox.bots.learned.network import Sizes, read_weights
from quirkbox.engine import Game
from quirkbox.env import batch
from quirkbox.env.decisions import Decisions


@dataclass(frozen=True)
class Settings:
    tables: tuple[PracticeTable, ...]
    seed: int = 1
    # games side by side, and steps in each of them before something is learned: about as many as a game has, since games that
    # begin together stay together, and who is shown beginnings alone forgets how games end
    games: int = 1024
    steps: int = 128
    # of the games, so many have a past self at the table; a self is put aside after so many rounds
    past: float = 0.2
    past_every: int = 20
    most_past: int = 12
    # how often each decision is learned from, and how many at once
    epochs: int = 2
    minibatch: int = 16384
    rate: float = 5e-4
    last_rate: float = 3e-5
    # how far a decision's likelihood may move at once
    clip: float = 0.2
    # how much it is worth to stay curious
    entropy: float = 0.01
    last_entropy: float = 0.002
    # what a shared victory is worth, of its share: one plays to win alone
    shared: float = 0.2
    # how much winning high counts beside winning: where luck decides much, that tells more
    margin: float = 0.0
    # how much later surprises count for earlier decisions
    trace: float = 0.95
    # how often it is looked at how it fares, in how many games
    looks: int = 20
    evaluation_games: int = 1000
    threads: int = 0
    device: str = "cpu"


class Network(nn.Module):
    """The same as bots/learned/network.py, by the same names."""

    def __init__(self, sizes: Sizes, start: Sequence[tuple[int, float]] = ()):
        super().__init__()
        self.sizes = sizes
        for name, shape in sizes.weights.items():
            weights = torch.zeros(shape)
            if len(shape) == 2:
                nn.init.orthogonal_(weights, 2**0.5)
            self.register_parameter(name, nn.Parameter(weights))
        nn.init.normal_(self.get_parameter("draw"), std=0.01)
        nn.init.normal_(self.get_parameter("value"), std=0.01)
        with torch.no_grad():
            for cell, weight in start:
                self.get_parameter("straight")[cell] = weight

    def forward(self, words: Tensor) -> tuple[Tensor, Tensor]:
        """How much each action draws (a row of `most` for each decision), and how each game stands, from -1 to 1."""
        its: dict[str, Tensor] = dict(self.named_parameters())
        sizes = self.sizes
        cells = words[:, : sizes.cells]
        actions = words[:, sizes.cells : sizes.cells + sizes.most * sizes.action_cells]
        actions = actions.reshape(-1, sizes.most, sizes.action_cells)
        count = counts(words, sizes)[:, None]
        one = torch.relu(cells @ its["first"] + its["first_bias"])
        two = torch.relu(one @ its["second"] + its["second_bias"])
        of_state = two @ its["of_state"] + its["action_bias"]
        three = torch.relu(of_state[:, None] + actions @ its["of_action"])
        four = torch.relu(three @ its["mixed"] + its["mixed_bias"])
        draws = four @ its["draw"] + actions @ its["straight"]
        beyond = torch.arange(sizes.most, device=words.device) >= count
        standing = torch.relu(two @ its["standing"] + its["standing_bias"])
        return draws.masked_fill(beyond, -1e9), torch.tanh(standing @ its["value"] + its["value_bias"])

    def arrays(self) -> dict[str, np.ndarray[Any, Any]]:
        return {name: value.detach().float().cpu().numpy().copy() for name, value in self.named_parameters()}


def counts(words: Tensor, sizes: Sizes) -> Tensor:
    """How many actions each decision is between."""
    return words[:, sizes.cells + sizes.most * (sizes.action_cells + 1)].contiguous().view(torch.int32)


class Tables:
    """All games that are played side by side, at tables of several kinds, as one batch of decisions."""

    def __init__(self, game: Game, settings: Settings, seed: int, opponents: str | None = None, games: int = 0):
        total = sum(table.share for table in settings.tables)
        counts = [max(1, round((games or settings.games) * table.share / total)) for table in settings.tables]
        self.parts = [
            Decisions(
                batch(
                    game, count, players=table.players, options=table.options, seed=seed + k, threads=settings.threads,
                    opponents=opponents, actions="list",
                )
            )
            for k, (table, count) in enumerate(zip(settings.tables, counts, strict=True))
        ]  # fmt: skip
        self.n = sum(counts)
        self.players = max(table.players for table in settings.tables)
        self.shared, self.margin = settings.shared, settings.margin
        # by how much games were won, on average of late
        self.usual_margin = 0.0
        self.device = torch.device(settings.device)
        for part in self.parts:
            part.look()

    def words(self) -> Tensor:
        """The decisions, where the network is."""
        return torch.cat([torch.from_numpy(part.words).to(self.device) for part in self.parts])

    def seats(self) -> Tensor:
        return torch.from_numpy(np.concatenate([part.games.seats for part in self.parts])).to(self.device).long()

    def step(self, chosen: Tensor) -> tuple[Tensor, Tensor]:
        """Do what was chosen, by its place among what was shown; what that brought each seat, and which games are over."""
        places = chosen.cpu().numpy()
        rewards = np.zeros((self.n, self.players), np.float32)
        done = np.zeros(self.n, bool)
        first = 0
        for part in self.parts:
            rows = slice(first, first + part.games.n)
            codes = part.codes[np.arange(part.games.n), places[rows]]
            part.games.step(codes, check=False)
            part.look()
            alone = self._alone(part.games.rewards, part.games.done)
            rewards[rows, : part.games.players] = self._high(alone, part.games.scores, part.games.done == 1)
            done[rows] = part.games.done
            first = rows.stop
        return torch.from_numpy(rewards).to(self.device), torch.from_numpy(done).to(self.device)

    def _alone(self, rewards: npt.NDArray[np.float32], done: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
        """Rewards, with a shared victory worth less than its share."""
        players = rewards.shape[1]
        share = (rewards * (players - 1) + 1) / players
        is_shared = (share < 0.999) & (share > 0.001) & (done[:, None] == 1)
        return np.where(is_shared, (share * self.shared * players - 1) / (players - 1), rewards)

    def _high(
        self, alone: npt.NDArray[np.float32], scores: npt.NDArray[np.int64], done: npt.NDArray[np.bool_]
    ) -> npt.NDArray[np.float32]:
        """Rewards, with the lead over the best of the others beside them, from -1 to 1."""
        if not self.margin or not done.any():
            return alone
        leads = np.zeros_like(alone)
        for seat in range(scores.shape[1]):
            leads[:, seat] = scores[:, seat] - np.delete(scores, seat, 1).max(1)
        now = float(np.abs(leads[done]).mean())
        self.usual_margin = now if not self.usual_margin else 0.99 * self.usual_margin + 0.01 * now
        high = np.tanh(leads / (2 * max(self.usual_margin, 1e-6)))
        return np.where(done[:, None], (1 - self.margin) * alone + self.margin * high, alone).astype(np.float32)


@dataclass
class Played:
    """What was seen and done in some steps of all games: by step and game."""

    words: Tensor
    seats: Tensor
    chosen: Tensor
    # how likely it was, as a logarithm
    likely: Tensor
    values: Tensor
    # by seat too
    rewards: Tensor
    done: Tensor
    # whether it was the one who learns, and a real choice
    own: Tensor


class Trainer:
    def __init__(self, game: Game, settings: Settings, folder: Path):
        self.game, self.settings, self.folder = game, settings, folder
        self.device = torch.device(settings.device)
        self.sizes = Sizes.of(features(game))
        torch.manual_seed(settings.seed)
        self.network = Network(self.sizes, features(game).start).to(self.device)
        self.past: list[dict[str, Tensor]] = []
        self.guest = Network(self.sizes).to(self.device)
        self.optimizer = torch.optim.Adam(self.network.parameters(), settings.rate, eps=1e-5)
        self.round = 0
        self.decisions = 0
        self.seconds = 0.0
        self.history: list[dict[str, float]] = []
        self.tables = Tables(game, settings, settings.seed)
        # which games have a past self at the table: the last ones of every kind
        self.with_guest = torch.cat(
            [torch.arange(part.games.n) >= part.games.n * (1 - settings.past) for part in self.tables.parts]
        ).to(self.device)

    def run(self, seconds: float, tell: Callable[[dict[str, float]], object] = lambda said: None) -> None:
        """For so long from now on; at least one round. The later, the smaller the steps."""
        began, before = time.monotonic(), self.seconds
        last_look = 0.0
        spent = 0.0
        while not spent or spent < seconds:
            done = spent / seconds
            for group in self.optimizer.param_groups:
                group["lr"] = _between(self.settings.rate, self.settings.last_rate, done)
            said = self.learn(self.play(), _between(self.settings.entropy, self.settings.last_entropy, done))
            self.round += 1
            if self.round % self.settings.past_every == 1:
                self.put_aside()
            spent = time.monotonic() - began
            self.seconds = before + spent
            said |= {"round": self.round, "decisions": self.decisions, "seconds": self.seconds}
            if spent - last_look > seconds / self.settings.looks or spent >= seconds:
                last_look = spent
                said["against_greedy"] = self.evaluate()
                self.history.append(said)
                self.save()
            tell(said)

    @torch.no_grad()
    def play(self) -> Played:
        """Some steps in all games."""
        tables, seen = self.tables, []
        if self.past:
            self.guest.load_state_dict(self.past[np.random.default_rng(self.settings.seed + self.round).integers(len(self.past))])
        words, seats = tables.words(), tables.seats()
        for _ in range(self.settings.steps):
            draws, values = self.network(words)
            own = counts(words, self.sizes) > 1
            if self.past:
                # the guest's seat goes by the number of its game
                guests = self.with_guest & (seats == self.guest_seats())
                at = guests.nonzero()[:, 0]
                draws[at] = self.guest(words[at])[0]
                own &= ~guests
            logs = torch.log_softmax(draws, 1)
            chosen = (logs - torch.log(-torch.log(torch.rand_like(logs).clamp(1e-10, 1 - 1e-7)))).argmax(1)
            rewards, done = tables.step(chosen)
            seen.append((words, seats, chosen, logs.gather(1, chosen[:, None])[:, 0], values, rewards, done, own))
            words, seats = tables.words(), tables.seats()
        self.decisions += len(seen) * tables.n
        return Played(*(torch.stack(column) for column in zip(*seen, strict=True)))

    def guest_seats(self) -> Tensor:
        seats = [part.games.numbers // part.games.n % part.games.players for part in self.tables.parts]
        return torch.from_numpy(np.concatenate(seats)).to(self.device)

    def advantages(self, played: Played) -> tuple[Tensor, Tensor]:
        """How much better it went after each decision than was thought (generalised advantage estimation, seat by seat), and of
        which decisions that can be told: those after which the same seat decided again, or the game was over."""
        steps, n = played.values.shape
        later = torch.zeros(n, self.tables.players, device=self.device)
        thought = torch.zeros_like(later)
        reward = torch.zeros_like(later)
        known = torch.zeros(n, self.tables.players, dtype=torch.bool, device=self.device)
        advantages, told = torch.zeros_like(played.values), torch.zeros_like(played.done)
        for step in reversed(range(steps)):
            over = played.done[step][:, None]
            reward = torch.where(over, played.rewards[step], reward)
            later, thought, known = later.masked_fill(over, 0), thought.masked_fill(over, 0), known | over
            seat = played.seats[step][:, None]
            value = played.values[step][:, None]
            gained = reward.gather(1, seat) + thought.gather(1, seat) - value
            advantage = gained + self.settings.trace * later.gather(1, seat)
            told[step] = known.gather(1, seat)[:, 0]
            advantages[step] = advantage[:, 0]
            later, thought = later.scatter(1, seat, advantage), thought.scatter(1, seat, value)
            reward, known = reward.scatter(1, seat, 0.0), known.scatter(1, seat, True)
        return advantages, told & played.own

    def learn(self, played: Played, entropy: float) -> dict[str, float]:
        settings = self.settings
        advantages, told = self.advantages(played)
        which = told.flatten().nonzero()[:, 0]
        words = played.words.flatten(0, 1)
        chosen, likely = played.chosen.flatten(), played.likely.flatten()
        gained = advantages.flatten()
        became = gained + played.values.flatten()
        mean, spread = gained[which].mean(), gained[which].std() + 1e-6
        said: list[Tensor] = []
        for _ in range(settings.epochs):
            for some in torch.split(which[torch.randperm(len(which), device=self.device)], settings.minibatch):
                draws, values = self.network(words[some])
                logs = torch.log_softmax(draws, 1)
                ratio = (logs.gather(1, chosen[some, None])[:, 0] - likely[some]).exp()
                better = (gained[some] - mean) / spread
                policy = -torch.min(ratio * better, ratio.clamp(1 - settings.clip, 1 + settings.clip) * better).mean()
                value = (values - became[some]).square().mean()
                unsure = -(logs.exp() * logs).sum(1).mean()
                loss = policy + 0.5 * value - entropy * unsure
                self.optimizer.zero_grad(set_to_none=True)
                loss.backward()
                nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
                self.optimizer.step()
                said.append(torch.stack([policy, value, unsure, (ratio - 1).abs().mean()]).detach())
        policy_loss, value_loss, unsure_by, moved = torch.stack(said).mean(0).tolist()
        return {"policy": policy_loss, "value": value_loss, "entropy": unsure_by, "moved": moved}

    def put_aside(self) -> None:
        """Keep a past self; of too many the second oldest goes, so that some old ones stay."""
        self.past.append(copy.deepcopy(self.network.state_dict()))
        if len(self.past) > self.settings.most_past:
            self.past.pop(np.random.default_rng(self.round).integers(1, self.settings.most_past))

    @torch.no_grad()
    def evaluate(self) -> float:
        """How often it wins alone against `greedy`, at the first kind of table, always doing what draws most."""
        settings = self.settings
        tables = Tables(
            self.game, replace(settings, tables=settings.tables[:1]), settings.seed + 1000, "greedy", settings.evaluation_games
        )  # fmt: skip
        games = tables.parts[0].games
        ended, won = 0, 0.0
        while ended < settings.evaluation_games:
            learner = games.seats.copy()
            tables.step(self.network(tables.words())[0].argmax(1))
            over = games.done == 1
            mine = games.rewards[np.arange(games.n), learner][over]
            ended += int(over.sum())
            won += float((mine > 0.999).sum())
        return won / ended

    def save(self) -> None:
        """Everything from which it goes on, and beside it what a bot plays with."""
        self.folder.mkdir(parents=True, exist_ok=True)
        kept = {
            "network": self.network.state_dict(), "optimizer": self.optimizer.state_dict(), "past": self.past,
            "round": self.round, "decisions": self.decisions, "seconds": self.seconds, "history": self.history,
        }  # fmt: skip
        torch.save(kept, self.folder / "checkpoint.new")
        (self.folder / "checkpoint.new").replace(self.folder / "checkpoint.pt")
        export(self.network, self.folder / "trained.npz")
        (self.folder / "curve.json").write_text(json.dumps(self.history))
        if self.history:
            (self.folder / "curve.html").write_text(curve_page(self.game.name, self.history, self.settings.evaluation_games))

    def start_with(self, weights: Path) -> None:
        """What a bot has learned, which is the first of the past selves too."""
        begun = read_weights(weights, self.sizes)
        self.network.load_state_dict({name: torch.from_numpy(begun[name][0].copy()) for name in self.sizes.weights})
        self.put_aside()

    def resume(self) -> None:
        kept = torch.load(self.folder / "checkpoint.pt", map_location=self.device, weights_only=True)
        self.network.load_state_dict(kept["network"])
        self.optimizer.load_state_dict(kept["optimizer"])
        self.past, self.history = kept["past"], kept["history"]
        self.round, self.decisions, self.seconds = kept["round"], kept["decisions"], kept["seconds"]


def curve_page(name: str, history: Sequence[dict[str, float]], games: int) -> str:
    """How it has fared against greedy, as a page to look at."""
    from quirkbox.lab import charts
    from quirkbox.lab.report import Card, beside, page
    from quirkbox.lab.stats import Figure, interval

    fares = [Figure(told["against_greedy"], *interval(told["against_greedy"] * games, games), games) for told in history]
    chart = charts.line(fares, "Games won against greedy while it learned", "time that it has learned", usual=0.5)
    about = f"{history[-1]['decisions']:,.0f} decisions in {history[-1]['seconds']:,.0f} seconds."
    answer = f"Of {games:,} games each time, {100 * fares[-1].value:.1f} % in the end."
    card = Card("How often does it win against greedy?", answer, "", (("", chart),))
    return page(f"{name}: what it has learned", about, beside([card]))


def _between(start: float, end: float, done: float) -> float:
    return start + (end - start) * min(1.0, done)


def export(network: Network, path: Path) -> None:
    """Weights in half precision, for a bot without Torch."""
    halves: dict[str, Any] = {name: value.astype(np.float16) for name, value in network.arrays().items()}
    np.savez_compressed(path, **halves)
