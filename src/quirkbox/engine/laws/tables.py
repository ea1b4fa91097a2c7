"""Games that nobody in particular plays: any seat that can act may be the next, the table itself included."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from math import gcd, prod

import numpy as np

from quirkbox.engine.dice import Dice, dice_from_seed, roll, secret_from_seed
from quirkbox.engine.game import Game
from quirkbox.engine.laws.broken import Broken, in_words
from quirkbox.engine.log import GameLog, Step
from quirkbox.engine.position import SPECTATOR, Position

# so many actions and no end: an endless game
MOST_ACTIONS = 20_000
# room behind the legal actions, for rules that write more than they say
ROOM = 4096

Entries = Sequence[tuple[int, int]]


@dataclass(frozen=True)
class Table:
    """A game that is agreed on: how many play, how, and by which dice."""

    game: Game
    players: int
    options: Mapping[str, str]
    seed: int

    def __str__(self) -> str:
        usual = self.game.read_options({})
        chosen = "".join(f", {name}={choice}" for name, choice in self.options.items() if choice != usual[name])
        return f"seed {self.seed}, {self.players} players{chosen}"

    @property
    def viewers(self) -> list[int]:
        return [SPECTATOR, *range(self.players)]

    def log(self) -> GameLog:
        return GameLog(self.game, self.players, self.options, secret_from_seed(self.seed))


@dataclass(frozen=True)
class Moment:
    """A step of a game, and the position before it; before the deal there is none."""

    table: Table
    before: Position | None
    step: Step

    @property
    def seq(self) -> int:
        return self.step.seq

    @property
    def position(self) -> Position:
        return self.step.position

    @property
    def is_looked_at(self) -> bool:
        """Every moment of a short game; the longer a game lasts, the fewer of them; and the end."""
        return self.seq % (1 + self.seq // 16) == 0 or self.position.over

    def turn_of(self, several: Sequence[int]) -> int:
        """One of several, another one at the next moment that is looked at."""
        looked_at = sum(seq % (1 + seq // 16) == 0 for seq in range(self.seq))
        return several[(self.table.seed + looked_at) % len(several)]


def tables(game: Game, games: int, seed: int) -> list[Table]:
    """The simplest one first; then all numbers of players and all options, each in many combinations."""
    fewest, most = game.players
    choices = [[choice.id for choice in option.choices] for option in game.options]
    sizes = [most - fewest + 1, *(len(several) for several in choices)]
    several = prod(sizes)
    stride = next(n for n in range(max(1, several * 618 // 1000), several + 1) if gcd(n, several) == 1)
    made = []
    for number in range(games):
        rest = number * stride % several
        answers = []
        for size in sizes:
            rest, answer = divmod(rest, size)
            answers.append(answer)
        options = {option.id: ids[answer] for option, ids, answer in zip(game.options, choices, answers[1:], strict=True)}
        made.append(Table(game, fewest + answers[0], options, seed + number))
    return made


def legal_codes(position: Position, seat: int) -> list[int]:
    """What this seat may do, as the rules alone say it. They may say too much: there is room for it."""
    game = position.game
    out = np.full(game.most_legal + ROOM, -1, np.int32)
    before = position.tobytes()
    count = int(game.rules.legal(position.states[0], seat, out))
    if position.tobytes() != before:
        raise Broken(
            f"When {seat_name(position, seat)} asks what it may do, the position changes: `legal` writes into the state."
        )
    if not 0 <= count <= game.most_legal:
        raise Broken(f"{seat_name(position, seat)} has {count} legal actions; `most_legal` says {game.most_legal} at most.")
    codes = [int(code) for code in out[:count]]
    unknown = [code for code in codes if not 0 <= code < game.actions.size]
    if unknown:
        raise Broken(
            f"{seat_name(position, seat)} may do {unknown[0]}, but actions have numbers from 0 to {game.actions.size - 1}."
        )
    return codes


def illegal_codes(position: Position, seat: int) -> list[int]:
    """Of each act something that this seat may not do now, if there is."""
    legal, actions = set(legal_codes(position, seat)), position.game.actions
    illegal = []
    for act in actions.acts:
        first = actions.first(act.name)
        tried = (first + act.size // 2, first, first + act.size - 1)
        illegal += [code for code in tried if code not in legal][:1]
    return illegal


def moves(position: Position) -> list[tuple[int, int]]:
    """Everything that anybody may do now."""
    return [(seat, code) for seat in range(position.host + 1) for code in legal_codes(position, seat)]


def choose(game: Game, able: Sequence[tuple[int, int]], dice: Dice, seed: int) -> tuple[int, int]:
    """One of the moves. In every other game each act is as likely, so that one with many values does not drown the others."""
    if seed % 2:
        kinds = sorted({(seat, game.actions.act(code).name) for seat, code in able})
        kind = kinds[roll(dice, len(kinds))]
        able = [(seat, code) for seat, code in able if (seat, game.actions.act(code).name) == kind]
    return able[roll(dice, len(able))]


@contextmanager
def doing(position: Position, seat: int, code: int) -> Iterator[None]:
    """Who does something legal: rules that fail then are a broken law."""
    try:
        yield
    except (Broken, KeyboardInterrupt):
        raise
    except Exception as error:
        action = position.game.actions.text(code)
        raise Broken(f"{seat_name(position, seat)} may do `{action}`, but that fails with {in_words(error)}.") from error


def walk(table: Table, most: int = MOST_ACTIONS) -> Iterator[Moment]:
    """A whole game, moment by moment; the same one every time."""
    log = table.log()
    yield Moment(table, None, log.last)
    choice = dice_from_seed(table.seed, 1)
    while log.seq < most:
        before = log.position
        able = moves(before)
        if before.over or not able:
            return
        seat, code = choose(table.game, able, choice, table.seed)
        with doing(before, seat, code):
            step = log.play(seat, code)
        yield Moment(table, before, step)


def last_moment(table: Table, entries: Entries) -> Moment | None:
    """The end of a game whose actions are known; None if one of them is not legal."""
    log = table.log()
    moment = Moment(table, None, log.last)
    for seat, code in entries:
        before = log.position
        if code not in legal_codes(before, seat):
            return None
        moment = Moment(table, before, log.play(seat, code))
    return moment


def seat_name(position: Position, seat: int) -> str:
    if seat == SPECTATOR:
        return "a spectator"
    return "the table" if seat == position.host else f"seat {seat}"
