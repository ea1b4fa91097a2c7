"""Bots at a table of one game, ready to play any of its games: in compiled code where all of them are of the house."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import cache
from threading import Lock
from typing import Any

import numpy as np
import numpy.typing as npt

from quirkbox.bots import Bot, BuiltinBot, Looks, Workspace, bot, bots_for, chooser, eager, plays
from quirkbox.bots.search import HIDDEN
from quirkbox.engine import Game, Position, Refusal, dice_from_seed, next_to_act, rule, seed_dice, standings
from quirkbox.engine.loops import ENDLESS, MOST_ACTIONS, STUCK, THOUGHTS, Unfinished
from quirkbox.engine.record import records
from quirkbox.engine.trail import TRAIL

Numbers = npt.NDArray[np.int64]
MOST_LOOKS = 1_000_000
# who knows whether a stranger's bot can be asked in two threads
ONE_AT_A_TIME = Lock()


@cache
def bot_games(game: Game) -> Callable[..., None]:
    """`games(states, buffers, memories, options, bots, looks, seed, each, first, last, lengths, scores, standing)`: games first
    to last - 1, each with the bots one seat further on; `each` games in a row have the same dice. Results are by seat."""
    rules, stand = game.rules, standings(game)
    deal, play, hide, score = rules.deal, rules.play, rules.hide, rules.score
    next_seat, choose = next_to_act(game, eager(game)), chooser(game)

    @rule
    def games(
        states: Any, buffers: Any, memories: Any, options: Any, bots: Any, looks: Any, seed: int, each: int, first: int,
        last: int, lengths: Any, scores: Any, standing: Any,
    ) -> None:  # fmt: skip
        s, mine, thinking, memory = states[0], buffers[0], buffers[1], memories[0]
        for number in range(first, last):
            seed_dice(mine.dice, seed, number // each)
            seed_dice(thinking.dice, seed, number + THOUGHTS)
            deal(s, options, mine.dice, mine.trail)
            steps = seat = 0
            while s.over == 0:
                seat, n = next_seat(s, seat, mine.codes)
                if n == 0 or steps == MOST_ACTIONS:
                    steps = STUCK if n == 0 else ENDLESS
                    break
                action = int(mine.codes[0])
                if seat < s.players:
                    states[HIDDEN] = states[0]
                    hide(states[HIDDEN], seat)
                    who = (seat + number) % s.players
                    action = choose(bots[who], states, seat, looks[who], thinking.dice, thinking, memory)
                play(s, seat, action, mine.dice, mine.trail)
                steps += 1
            lengths[number - first] = steps
            score(s, scores[number - first])
            stand(s, standing[number - first])

    return games


@dataclass(frozen=True)
class Entrant:
    """A bot, and how often it looks ahead per move."""

    bot: Bot
    looks: int

    @classmethod
    def named(cls, name: str, looks: int = 1000) -> Entrant:
        """`search`, `search@4000` with a budget of its own, or `module:Name` for one of yours."""
        plain, at, own = name.rpartition("@")
        if not at:
            return cls(bot(name), looks)
        if not own.isdecimal() or not 1 <= int(own) <= MOST_LOOKS:
            raise Refusal(f"{name!r:.60}: after the @ stands how often the bot looks ahead, 1 to {MOST_LOOKS}.")
        return cls(bot(plain), int(own))


def available(game: Game) -> tuple[str, ...]:
    """The bots that play this game."""
    return tuple(bots_for(game))


@dataclass(frozen=True)
class Played:
    """Finished games: how long each was, and by seat what each had, and with what counts between equal scores."""

    lengths: Numbers
    scores: Numbers
    standings: Numbers
    #: so long it took to play them, where they were played
    seconds: float = field(default=0.0, compare=False)

    @classmethod
    def room(cls, games: int, players: int) -> Played:
        scores, standings = np.zeros((2, games, players), np.int64)
        return cls(np.zeros(games, np.int64), scores, standings)

    def put(self, first: int, piece: Played) -> None:
        """The games from number `first` on."""
        here = slice(first, first + len(piece.lengths))
        self.lengths[here], self.scores[here], self.standings[here] = piece.lengths, piece.scores, piece.standings


def victories(played: Played, cooperative: bool) -> npt.NDArray[np.float64]:
    """By game and seat: 1 for a victory, a part of it for a shared one."""
    if cooperative:
        return (played.standings >= 1).astype(float)
    best = played.standings == played.standings.max(axis=1, keepdims=True)
    shares: npt.NDArray[np.float64] = best / best.sum(axis=1, keepdims=True)
    return shares


class Lineup:
    """Bots in their order around the table; in each game they sit one seat further on. With `paired`, as many games in a row as
    there are seats have the same deal, so that each bot plays it from everywhere."""

    def __init__(
        self,
        game: Game,
        bots: Sequence[str],
        seed: int = 0,
        options: Mapping[str, str] | None = None,
        looks: int = 1000,
        paired: bool = False,
    ):
        self.game, self.seed, self.paired = game, seed, paired
        self.answers = game.agree_on(options or {})
        self.options = game.option_codes(len(bots), self.answers)
        self.names = list(bots)
        self.entrants = [Entrant.named(name, looks) for name in bots]
        for entrant in self.entrants:
            if not plays(entrant.bot, game):
                can = ", ".join(available(game))
                raise Refusal(f"The bot {entrant.bot.id} does not play {game.name}; there is {can}.")
        self.each = len(bots) if paired else 1
        house = [entrant.bot for entrant in self.entrants if isinstance(entrant.bot, BuiltinBot)]
        # all of them can be played inside compiled code
        self.compiled = len(house) == len(bots)
        self.slow = not self.compiled or any(bot.looks_ahead for bot in house)
        self.kinds = np.array([bot.kind for bot in house])
        self.looks = np.array([entrant.looks for entrant in self.entrants])

    def with_options(self, options: Mapping[str, str]) -> Lineup:
        """The same bots, playing something else."""
        other = Lineup(self.game, self.names, self.seed, options, paired=self.paired)
        other.entrants, other.looks = self.entrants, self.looks
        return other

    def play(self, first: int, last: int) -> Played:
        """Games first to last - 1, the same whoever plays the others. Unfinished if one of them does not end."""
        played, start = Played.room(last - first, len(self.entrants)), time.perf_counter()
        if self.compiled:
            work = Workspace.of(self.game)
            bot_games(self.game)(
                work.states, work.buffers, work.memories, self.options, self.kinds, self.looks, self.seed, self.each, first,
                last, played.lengths, played.scores, played.standings,
            )  # fmt: skip
        else:
            with ONE_AT_A_TIME:
                for row, number in enumerate(range(first, last)):
                    played.lengths[row] = self._ask_through(number, played.scores[row], played.standings[row], [])
        if (played.lengths < 0).any():
            worst = int(np.argmax(played.lengths < 0))
            done: list[tuple[int, int]] = []
            self._ask_through(first + worst, played.scores[worst], played.standings[worst], done)
            raise Unfinished(self.game, self.seed, first + worst, MOST_ACTIONS, done)
        return replace(played, seconds=time.perf_counter() - start)

    def _ask_through(self, number: int, score: Any, standing: Any, done: list[tuple[int, int]]) -> int:
        """One game, the same as in compiled code; how long it was. What is done, as seat and code, goes to `done`."""
        rules = self.game.rules
        position = Position(self.game, self.game.states(1))
        dice, thinking = dice_from_seed(self.seed, number // self.each), dice_from_seed(self.seed, number + THOUGHTS)
        state, quiet, out = position.states[0], records(1, TRAIL)[0], self.game.codes()
        rules.deal(state, self.options, dice, quiet)
        who = next_to_act(self.game, eager(self.game))
        seat = 0
        while not position.over:
            seat, n = who(state, seat, out)
            if n == 0:
                return STUCK
            if len(done) == MOST_ACTIONS:
                return ENDLESS
            action = int(out[0])
            if seat < position.players:
                action = self.choose(number, position, seat, thinking)
            done.append((seat, action))
            rules.play(state, seat, action, dice, quiet)
        rules.score(state, score)
        standings(self.game)(state, standing)
        return len(done)

    def key(self) -> dict[str, Any]:
        """What the games depend on."""
        return {
            "game": self.game.id,
            "version": self.game.version,
            "options": self.answers,
            "content": self.game.content_hash(self.answers),
            "bots": self.names,
            "looks": [entrant.looks for entrant in self.entrants],
            "seed": self.seed,
        }

    def names_in(self, number: int) -> list[str]:
        """Who sits where in a game."""
        return [self.names[(seat + number) % len(self.names)] for seat in range(len(self.names))]

    def choose(self, number: int, position: Position, seat: int, dice: Any) -> int:
        """What the bot on this seat does in this game."""
        entrant = self.entrants[(seat + number) % len(self.entrants)]
        action = entrant.bot.choose(position.hidden(seat), seat, dice=dice, budget=Looks(entrant.looks))
        if action not in position.legal(seat):
            raise Refusal(f"The bot {entrant.bot.id} chose {action!r:.40} on seat {seat}, which is not legal there.")
        return action
