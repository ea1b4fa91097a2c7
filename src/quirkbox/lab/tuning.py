"""A content file that has a wanted figure: what is in it is varied, bots play it, an optimiser says what to try next."""

from __future__ import annotations

import math
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from quirkbox.engine import Game, Option, Refusal
from quirkbox.lab.comparing import measures
from quirkbox.lab.counting import count, unplayed
from quirkbox.lab.kept import Kept
from quirkbox.lab.lineup import Lineup
from quirkbox.lab.stats import Figure, mean, rate
from quirkbox.lab.work import HERE, Place, Progress, Step, nobody

Value = int | str
MORE = 8
CONFIRM = 4  # times as many games decide whether the best variant is what it seems


@dataclass(frozen=True)
class Vary:
    """What may change in a content file: a whole number, from where to where, or one of several texts. It stands in the file by
    its name in braces (`x{corners}`, `..{square}..`); a number with that name as its key needs none."""

    name: str
    values: range | tuple[str, ...]

    @classmethod
    def read(cls, text: str) -> Vary:
        """`battery=6..14` or `square=.|o|w`"""
        if found := re.fullmatch(r"([\w.-]+)=(\d{1,6})\.\.(\d{1,6})", text):
            if int(found[2]) < int(found[3]):
                return cls(found[1], range(int(found[2]), int(found[3]) + 1))
        elif found := re.fullmatch(r"([\w-]+)=([^|]{0,200}(?:\|[^|]{0,200})+)", text):
            values = tuple(found[2].split("|"))
            if len(set(values)) == len(values):
                return cls(found[1], values)
        raise Refusal(f"What may change is written like battery=6..14 or square=.|o|w, not {text!r:.40}.")

    def put(self, text: str, value: Value) -> str:
        """The file with this in it; everything else in it stays as it is."""
        if (place := f"{{{self.name}}}") in text:
            return text.replace(place, str(value))
        if isinstance(self.values, tuple):
            raise Refusal(f"Your file does not say where {self.name!r:.40} stands: write {place:.40} there.")
        return self._put_number(text, int(value))

    def _put_number(self, text: str, value: int) -> str:
        key = self.name.rpartition(".")[2]
        for place in re.finditer(rf"^([ \t]*{re.escape(key)}[ \t]*=[ \t]*)(\d+)", text, re.M):
            changed = f"{text[: place.start()]}{place[1]}{value}{text[place.end() :]}"
            # where the number stands can't be told from one line: the file, read again, says whether it was the right one
            if _number(changed, self.name) == value and (_number(text, self.name) != value or changed == text):
                return changed
        raise Refusal(f"There is no whole number {self.name!r:.40} in your file, nor {{{self.name:.40}}}.")


def _number(text: str, name: str) -> object:
    try:
        found: Any = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise Refusal(f"Your file is no TOML: {error}.") from None
    for part in name.split("."):
        found = found.get(part) if isinstance(found, dict) else None
    return found


@dataclass(frozen=True)
class Wish:
    """What the file shall have: a measure (of `measures`) near a value."""

    measure: str
    value: float
    within: float

    @classmethod
    def read(cls, text: str, within: float) -> Wish:
        """`team=0.6`"""
        found = re.fullmatch(r"(\w+)=(-?\d+(?:\.\d+)?)", text)
        if not found:
            raise Refusal(f"What is wanted is written like team=0.6 or length=40, not {text!r:.40}.")
        return cls(found[1], float(found[2]), within)

    def held_by(self, figure: Figure) -> bool:
        return self.value - self.within <= figure.low and figure.high <= self.value + self.within


@dataclass(frozen=True)
class Trial:
    """A variant, and what it has."""

    values: Mapping[str, Value]
    figure: Figure


@dataclass(frozen=True)
class Task:
    """What is wanted of which file."""

    game: Game
    text: str
    vary: tuple[Vary, ...]
    wish: Wish
    bots: tuple[str, ...]
    options: Mapping[str, str] = field(default_factory=dict)
    seed: int = 0
    games: int = 1000
    trials: int = 30

    def __post_init__(self) -> None:
        if not self.vary:
            raise Refusal("Nothing may change: say what, like --vary battery=6..14.")
        assert self.option
        for values in ({each.name: each.values[end] for each in self.vary} for end in (0, -1)):
            known = measures(self.lineup(values, self.seed))
            if self.wish.measure not in known:
                raise Refusal(f"There is no measure {self.wish.measure!r:.40}; there is {', '.join(known)}.")

    @property
    def option(self) -> Option:
        option = next((option for option in self.game.options if option.content), None)
        if option is None:
            raise Refusal(f"{self.game.name} takes no files.")
        return option

    def variant(self, values: Mapping[str, Value]) -> str:
        text = self.text
        for each in self.vary:
            text = each.put(text, values[each.name])
        return text

    def lineup(self, values: Mapping[str, Value], seed: int) -> Lineup:
        """Bots at a table with a variant."""
        text = self.variant(values)
        try:
            return Lineup(self.game, self.bots, seed, {**self.options, self.option.id: text})
        except Refusal as refusal:
            varied = ", ".join(f"{name} = {value}" for name, value in values.items())
            raise Refusal(f"With {varied} it can't be played: {refusal}") from None

    def key(self) -> dict[str, Any]:
        return {
            "what": "tuning",
            "game": self.game.id,
            "version": self.game.version,
            "text": self.text,
            "vary": [[each.name, *each.values] for each in self.vary],
            "wish": [self.wish.measure, self.wish.value, self.wish.within],
            "bots": self.bots,
            "options": dict(self.options),
            "seed": self.seed,
            "games": self.games,
            "trials": self.trials,
        }


@dataclass(frozen=True)
class Tuned:
    """All trials, the best one, and what that has in games that did not choose it."""

    task: Task
    trials: Sequence[Trial]
    best: Trial
    confirmed: Figure

    @property
    def text(self) -> str:
        """The file with the best numbers."""
        return self.task.variant(self.best.values)

    @property
    def found(self) -> bool:
        """Whether it has what was wanted, as far as one can tell."""
        wish = self.task.wish
        return self.confirmed.low <= wish.value + wish.within and self.confirmed.high >= wish.value - wish.within

    def to_json(self) -> dict[str, Any]:
        """What `quirkbox lab tune --json` prints."""
        wish = self.task.wish
        return {
            "game": self.task.game.id,
            "wanted": {"measure": wish.measure, "value": wish.value, "within": wish.within},
            "found": self.found,
            "values": dict(self.best.values),
            "confirmed": self.confirmed.to_json(),
            "trials": [{"values": dict(trial.values), "figure": trial.figure.to_json()} for trial in self.trials],
        }


def tune(task: Task, on: Place = HERE, resume: bool = False, progress: Progress = nobody) -> Tuned:
    """Try variants until one has what is wanted, or all trials are made. The same seed makes the same trials; after Ctrl-C
    `resume` goes on."""
    optuna = _optuna()
    kinds = optuna.distributions
    ranges = {
        each.name: kinds.IntDistribution(each.values[0], each.values[-1])
        if isinstance(each.values, range)
        else kinds.CategoricalDistribution(each.values)
        for each in task.vary
    }
    sampler = optuna.samplers.TPESampler(seed=task.seed, n_startup_trials=min(8, task.trials // 2))
    asked = optuna.create_study(sampler=sampler)
    variants = math.prod(len(each.values) for each in task.vary)
    made = np.full((task.trials, 3), np.nan)
    kept = Kept(task.key(), {"made": made})
    if resume:
        kept.load()
    trials: list[Trial] = []
    known: dict[tuple[Value, ...], Figure] = {}
    with kept:
        # an optimiser may ask for what it knows; that costs no games, and is no trial
        for _ in range(task.trials * MORE):
            if len(trials) == min(task.trials, variants):
                break
            trial = asked.ask(ranges)
            values = tuple(trial.params[each.name] for each in task.vary)
            if values not in known:
                number = len(trials)
                if math.isnan(made[number, 0]):
                    figure = measured(task, trial.params, task.seed, task.games, on, progress)
                    made[number] = figure.value, figure.low, figure.high
                value, low, high = (float(part) for part in made[number])
                known[values] = Figure(value, low, high, task.games)
                trials.append(Trial(dict(trial.params), known[values]))
                progress(Step("variants", len(trials), task.trials))
                kept.save_now_and_then()
            asked.tell(trial, abs(known[values].value - task.wish.value))
            if task.wish.held_by(known[values]):
                break
        best = min(trials, key=lambda trial: abs(trial.figure.value - task.wish.value))
        confirmed = measured(task, best.values, task.seed + 1, task.games * CONFIRM, on, progress)
    return Tuned(task, trials, best, confirmed)


def measured(task: Task, values: Mapping[str, Value], seed: int, games: int, on: Place, progress: Progress) -> Figure:
    """What a variant has. Variants are played with the same dice, so that they differ by what was changed."""
    lineup = task.lineup(values, seed)
    whole = unplayed(games, len(task.bots))
    count(lineup, whole, on, progress=progress)
    by_game = measures(lineup)[task.wish.measure](whole)
    return rate(by_game) if by_game.min() >= 0 and by_game.max() <= 1 else mean(by_game)


def _optuna() -> Any:
    try:
        import optuna
    except ImportError:
        raise Refusal("Tuning needs the package optuna: pip install 'quirkbox[lab]'.") from None
    optuna.logging.set_verbosity(optuna.logging.WARNING)
    return optuna
