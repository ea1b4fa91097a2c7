"""The coach: how long a hint and an analysis take, and how often its best action is right where the answer is known.

    python bench/coach.py [--positions 200] [--seconds 120]

The answer is known where a seat can finish the game by itself: everything it can do is tried to the end, in several truths that
it can't tell apart. Positions in which all actions come to the same are left out.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time

from quirkbox.bots import BOTS, Looks
from quirkbox.coach import advise, analyse, pack
from quirkbox.engine import Game, Match, Position, dice_from_seed
from quirkbox.games import GAMES
from quirkbox.lab import play_out

TRUTHS, MOST_TRIES, DEEPEST = 3, 4000, 6
OPTIONS = {"quirky_circuits": {"queue": "up"}}
LAST = 12  # decisions of a game are looked at
HINT = 400  # looks
LOOKS = 2000
AT_SIGHT = "greedy"


class TooMuch(Exception):
    """It can't be tried to the end."""


def outcome(position: Position, seat: int, depth: int, tries: list[int]) -> float:
    """The best a seat can make of it alone: its share of the victory."""
    if position.over:
        winners = position.winners()
        return (1.0 if position.game.cooperative else 1 / len(winners)) if seat in winners else 0.0
    mover = position.next_to_act(seat)
    if depth == 0 or mover not in (seat, position.host):
        raise TooMuch
    best = 0.0
    for action in position.legal(mover):
        tries[0] += 1
        if tries[0] > MOST_TRIES:
            raise TooMuch
        after = position.copy()
        after.play(mover, action, dice_from_seed(1, depth))
        # what the table does by itself is no choice: a circuit may run for many ticks
        best = max(best, outcome(after, seat, depth - (mover == seat), tries))
    return best


def right_answers(position: Position, seat: int) -> set[int] | None:
    """The actions that are best in every truth; None if that can't be told, or if it does not matter."""
    answers: list[set[int]] = []
    for truth in range(TRUTHS):
        worth: dict[int, float] = {}
        tries = [0]
        for action in position.legal(seat):
            after = position.guessed(seat, dice_from_seed(truth))
            after.play(seat, action, dice_from_seed(truth, 1))
            try:
                worth[action] = outcome(after, seat, DEEPEST, tries)
            except TooMuch:
                return None
        if len(set(worth.values())) < 2:
            return None
        answers.append({action for action in worth if worth[action] == max(worth.values())})
    return answers[0] if all(answer == answers[0] for answer in answers) else None


def strength(game: Game, wanted: int, seconds: float) -> dict[str, object]:
    """How often the coach is right, and how often somebody would be who plays at first sight, or anything."""
    until, seed = time.monotonic() + seconds, 0
    right = sight = positions = 0
    luck = 0.0
    while positions < wanted and time.monotonic() < until:
        seed += 1
        whole = Match(game, 2, seed, OPTIONS.get(game.id))
        # in which nobody plays so well that nothing is open any more, and each seat is the better one in turn
        play_out(whole, ["search", "greedy"][:: 1 if seed % 2 else -1], seed, 50)
        match = Match(game, 2, seed, OPTIONS.get(game.id))
        # the table's own entries do not count: a circuit may run for many ticks after the last decision
        late = sum(seat < 2 for seat, _ in whole.log) - LAST
        for seat, action in whole.log:
            late -= seat < 2
            if seat < 2 and late < 0 and len(match.position.legal(seat)) > 1:
                answers = right_answers(match.position, seat)
                if answers:
                    hidden = match.position.hidden(seat)
                    positions += 1
                    right += advise(match.position, seat, looks=LOOKS).best.action in answers
                    sight += BOTS[AT_SIGHT].choose(hidden, seat, dice=dice_from_seed(seed), budget=Looks(1)) in answers
                    luck += len(answers) / len(match.position.legal(seat))
            match.play(seat, action)
    return {
        "game": game.id,
        "positions": positions,
        "right": right,
        AT_SIGHT: sight,
        "by chance": round(luck, 1),
        "games": seed,
    }


def winning_puzzles(game: Game, wanted: int, seconds: float) -> dict[str, object]:
    """Puzzles of the game's pack whose solutions win it on the spot: whether the coach begins one of them."""
    until, right, positions = time.monotonic() + seconds, 0, 0
    for puzzle in pack(game):
        end = puzzle.match()
        for action in puzzle.solutions[0]:
            end.play(puzzle.seat, action)
        if puzzle.seat in end.position.winners() and positions < wanted and time.monotonic() < until:
            positions += 1
            best = advise(puzzle.match().position, puzzle.seat, looks=LOOKS).best.action
            right += any(solution[0] == best for solution in puzzle.solutions)
    return {"game": game.id, "winning puzzles": positions, "right": right}


def hint_ms(game: Game) -> dict[str, object]:
    match, times = Match(game, 2, 5), []
    play_out(whole := Match(game, 2, 5), ["greedy", "greedy"], 5, 1)
    for seat, action in whole.log:
        if seat < 2 and len(match.position.legal(seat)) > 1 and len(times) < 12:
            begun = time.perf_counter()
            advise(match.position, seat, looks=HINT)
            times.append(1000 * (time.perf_counter() - begun))
        match.play(seat, action)
    return {"game": game.id, "looks": HINT, "median_ms": round(statistics.median(times[1:])), "most_ms": round(max(times[1:]))}


def analysis_seconds(game: Game) -> dict[str, object]:
    match = Match(game, 2, 5)
    play_out(match, ["greedy", "random"], 5, 1)
    analyse(match.transcript(), looks=100)
    begun = time.perf_counter()
    found = analyse(match.transcript(), looks=LOOKS)
    return {"game": game.id, "decisions": len(found.decisions), "seconds": round(time.perf_counter() - begun, 1)}


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=120, help="for each game, to find positions in")
    asked = parser.parse_args()
    for each in GAMES.values():
        print(json.dumps(hint_ms(each)), flush=True)
        print(json.dumps(analysis_seconds(each)), flush=True)
    for each in GAMES.values():
        print(json.dumps(strength(each, asked.positions, asked.seconds)), flush=True)
        print(json.dumps(winning_puzzles(each, asked.positions, asked.seconds)), flush=True)
