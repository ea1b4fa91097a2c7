"""Puzzles, found in games that bots have played.

A puzzle is a moment of such a game: the deal (game, options, players, seed) and the log so far, which anyone can replay by the
rules, the seat that is to act, what it is to reach, and everything that gets there. As JSON (`Puzzle.to_json`, `quirkbox puzzles
--json`, the server):

    {"id": "quirkies-two_cards-3f9c2a71", "game": "quirkies", "version": 1, "kind": "two_cards",
     "players": 2, "options": {"version": "advanced", …}, "seed": 1234,
     "log": [{"seat": 0, "act": "lay", …}, …],        # entry 1, 2, … after the deal, as a transcript writes them
     "seat": 1, "moves": 2,                           # who is to act, and how many actions the longest solution has
     "task": "Lay two cards for three tokens.",
     "solutions": [[{"act": "lay", …}, {"act": "lay", …}], …],
     "explanation": "…", "rating": 1230}              # how hard it is: more is harder, 1000 is easy

Who solves it does actions that begin some solution until one is complete; anything else is wrong. A pack is a file of such
puzzles in a game's folder, one a line, actions as text and sentences by their ids (`puzzles.jsonl`). The daily puzzle follows
from the date and the pack alone.
"""

from __future__ import annotations

import hashlib
import json
import math
import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from functools import cache
from importlib.resources import files
from typing import Any

from quirkbox.bots import BOTS, Looks
from quirkbox.bots.builtin import rather_waits
from quirkbox.coach.solver import Solved, solve
from quirkbox.engine import Game, GameLog, Match, Position, PuzzleKind, Refusal, dice_from_seed, plain, secret_from_seed
from quirkbox.words.sentence import Sentence

PACK = "puzzles.jsonl"
# who plays the games: one in each seat in turn, so that many sorts of positions come up
PLAYERS = (("greedy", 1), ("search", 64), ("greedy", 1), ("random", 1))
# a puzzle is harder if the search does not see it with so many looks ahead, and if even that many are too few
GLANCES = (64, 1000)
# of a rating: where it begins, for each halving of the chance to find it by trying, and for each thought that missed it
EASY, BY_CHANCE, BY_THOUGHT = 700, 60, 150
# so many games, and so many moments of each, are looked at
MOST_GAMES, MOST_MOMENTS = 1_000_000, 24


@dataclass(frozen=True)
class Puzzle:
    """A moment of a game, what a seat is to reach there, and all ways to do so."""

    game: Game
    kind: str
    players: int
    options: Mapping[str, str]
    seed: int
    #: seat and action code of what was done before
    log: tuple[tuple[int, int], ...]
    seat: int
    task: Sentence | str
    solutions: tuple[tuple[int, ...], ...]
    explanation: Sentence | str
    #: how hard it is: more is harder
    rating: int

    @property
    def id(self) -> str:
        """By which it is known: the game, the kind, and a fingerprint of the moment."""
        moment = f"{self.players} {sorted(self.options.items())} {self.seed} {len(self.log)} {self.seat}"
        return f"{self.game.id}-{self.kind}-{hashlib.sha256(moment.encode()).hexdigest()[:8]}"

    @property
    def moves(self) -> int:
        """How many actions its longest solution has."""
        return max(len(solution) for solution in self.solutions)

    def match(self) -> Match:
        """The game up to this moment, to go on from."""
        match = Match(self.game, self.players, self.seed, self.options)
        for seat, action in self.log:
            match.play(seat, action)
        return match

    def solves(self, actions: Sequence[int]) -> bool | None:
        """Whether these actions solve it; None if they are the beginning of a solution."""
        done = tuple(actions)
        if any(done[: len(solution)] == solution for solution in self.solutions):
            return True
        return None if any(solution[: len(done)] == done for solution in self.solutions) else False

    def to_json(self) -> dict[str, Any]:
        """For programs and the browser."""
        actions = self.game.actions
        return {
            **self._head(),
            "task": str(self.task),
            "explanation": str(self.explanation),
            "log": [{"seat": seat, **actions.to_json(action)} for seat, action in self.log],
            "moves": self.moves,
            "solutions": [[actions.to_json(action) for action in solution] for solution in self.solutions],
        }

    def to_line(self) -> str:
        """For a pack: actions as text."""
        text = self.game.actions.text
        log = [f"{seat} {text(action)}" for seat, action in self.log]
        solutions = [[text(action) for action in solution] for solution in self.solutions]
        return json.dumps({**self._head(), "log": log, "solutions": solutions}, ensure_ascii=False, separators=(",", ":"))

    def _head(self) -> dict[str, Any]:
        return {
            "id": self.id,
            "game": self.game.id,
            "version": self.game.version,
            "kind": self.kind,
            "players": self.players,
            "options": dict(self.options),
            "seed": self.seed,
            "seat": self.seat,
            "task": _kept(self.task),
            "explanation": _kept(self.explanation),
            "rating": self.rating,
        }

    @classmethod
    def from_line(cls, game: Game, line: str) -> Puzzle:
        """From a line of a pack."""
        told = json.loads(line)
        if told["version"] != game.version:
            raise Refusal(f"The puzzle {told['id']} is for version {told['version']} of the rules, not {game.version}.")
        parse = game.actions.parse
        log = [entry.split(" ", 1) for entry in told["log"]]
        return cls(
            game,
            told["kind"],
            told["players"],
            told["options"],
            told["seed"],
            tuple((int(seat), parse(action)) for seat, action in log),
            told["seat"],
            _said(told["task"]),
            tuple(tuple(parse(action) for action in solution) for solution in told["solutions"]),
            _said(told["explanation"]),
            told["rating"],
        )


def _kept(said: Sentence | str) -> Any:
    """For a pack: words of the catalogue by their id, so that every reader is told them in their language."""
    return said.to_json() if isinstance(said, Sentence) else said


def _said(kept: Any) -> Sentence | str:
    return kept if isinstance(kept, str) else Sentence.of_json(kept)


@cache
def pack(game: Game) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game; none if it brings none."""
    file = files(game.about.package).joinpath(PACK)
    if not file.is_file():
        return ()
    return tuple(Puzzle.from_line(game, line) for line in file.read_text(encoding="utf-8").splitlines())


def daily(game: Game, day: date) -> Puzzle:
    """The puzzle of a day: the same for everybody who has the same pack."""
    puzzles = pack(game)
    if not puzzles:
        raise Refusal(f"{game.name} has no puzzles.")
    number = int.from_bytes(hashlib.sha256(f"{game.id} {day.isoformat()}".encode()).digest()[:8])
    return puzzles[number % len(puzzles)]


def find_puzzles(game: Game, count: int, seed: int = 0, tick: Callable[[int], object] = lambda found: None) -> list[Puzzle]:
    """So many puzzles out of games that bots play: none that `greedy` solves at first sight, of each kind at most one a game.
    The same seed finds the same ones. `tick` is told how many there are."""
    if not game.puzzles:
        raise Refusal(f"{game.name} declares no puzzles.")
    found: list[Puzzle] = []
    for number in range(MOST_GAMES):
        kind = game.puzzles[number % len(game.puzzles)]
        options = kind.tables[number // len(game.puzzles) % len(kind.tables)]
        puzzle = next(_posed(game, kind, game.read_options(options), seed * MOST_GAMES + number), None)
        if puzzle is not None:
            found.append(puzzle)
            tick(len(found))
        if len(found) == count:
            return found
    raise Refusal(f"Only {len(found)} puzzles were found in {MOST_GAMES} games of {game.name}.")


def _posed(game: Game, kind: PuzzleKind, options: Mapping[str, str], seed: int) -> Iterator[Puzzle]:
    """The puzzles of one game, at moments drawn by its seed: else all of them would be openings."""
    log = GameLog(game, kind.players, options, secret_from_seed(seed))
    moments: list[tuple[int, int, Position]] = []
    while not log.position.over:
        seat = _next(log.position, log.last.seat)
        if seat < kind.players:
            moments.append((log.seq, seat, log.position))
        log.play(seat, _choice(log, seat, seed))
    random.Random(seed).shuffle(moments)
    for seq, seat, position in moments[:MOST_MOMENTS]:
        puzzle = _puzzle_at(kind, options, seed, log.entries[:seq], seat, position.hidden(seat))
        if puzzle is not None:
            yield puzzle


def _next(position: Position, last: int) -> int:
    """Who acts next; who would rather wait does, if there is somebody else."""
    first = last if 0 <= last < position.players else 0
    in_order = sorted(position.waiting(), key=lambda seat: (seat - first) % position.players)
    return next((seat for seat in in_order if not rather_waits(position, seat)), position.next_to_act(last))


def _choice(log: GameLog, seat: int, seed: int) -> int:
    if seat == log.players:
        return log.position.legal(seat)[0]
    name, looks = PLAYERS[(seed + seat) % len(PLAYERS)]
    dice = dice_from_seed(seed, log.seq + 1)
    return BOTS[name].choose(log.position.hidden(seat), seat, dice=dice, budget=Looks(looks))


def _puzzle_at(
    kind: PuzzleKind, options: Mapping[str, str], seed: int, log: Sequence[tuple[int, int]], seat: int, hidden: Position
) -> Puzzle | None:
    game = hidden.game
    solved = solve(game, kind, hidden, seat)
    if solved is None or not _is_clear(kind, solved) or _solved_by(hidden, seat, solved, "greedy", 1):
        return None
    before, after = plain(hidden.states, game.rules.state), _after(hidden, seat, solved.solutions[0])
    gain = solved.best - solved.start
    return Puzzle(
        game,
        kind.id,
        kind.players,
        options,
        seed,
        tuple(log),
        seat,
        kind.task(before, seat, after, gain),
        solved.solutions,
        kind.explain(before, seat, after, gain),
        _rating(hidden, seat, solved),
    )


def _is_clear(kind: PuzzleKind, solved: Solved) -> bool:
    """Something is to be gained, and nothing else comes near."""
    return solved.best - solved.start >= kind.least and solved.best - solved.second >= kind.margin


def _after(hidden: Position, seat: int, solution: Sequence[int]) -> Any:
    """Where a solution leads, as a plain record."""
    position = hidden.guessed(seat, dice_from_seed(1))
    for depth, action in enumerate(solution):
        position.play(seat, action, dice_from_seed(1, depth))
    return position.plain


def _solved_by(hidden: Position, seat: int, solved: Solved, name: str, looks: int) -> bool:
    """Whether a bot, left to itself, does what a solution says."""
    position = hidden.guessed(seat, dice_from_seed(1))
    done: tuple[int, ...] = ()
    while any(solution[: len(done)] == done for solution in solved.solutions):
        if done in solved.solutions:
            return True
        action = BOTS[name].choose(position.hidden(seat), seat, dice=dice_from_seed(3, len(done)), budget=Looks(looks))
        position.play(seat, action, dice_from_seed(1, len(done)))
        done = (*done, action)
    return False


def _rating(hidden: Position, seat: int, solved: Solved) -> int:
    """By how unlikely it is to be found by trying, and by how long a search has to think."""
    chance = math.log2(max(2, solved.tries / len(solved.solutions)))
    missed = sum(not _solved_by(hidden, seat, solved, "search", looks) for looks in GLANCES)
    return round(EASY + BY_CHANCE * chance + BY_THOUGHT * missed)
