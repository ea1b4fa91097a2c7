"""What has learned a game, against those that have not: two players, seats changing from game to game.

    python bench/learned.py [--games 1000] [--slow 60]

`trained` against greedy in many games; against search, and search that asks the network against search that does not, in fewer,
since those take seconds each.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from dataclasses import replace
from typing import Any

from quirkbox import BOTS, Game, Looks, Match, game
from quirkbox.engine import Position, dice_from_seed
from quirkbox.lab import simulate

COUNTED = {"programming": "counted"}
GREEDY = (("quirkies", {}), ("quirkies", {"version": "advanced"}), ("tiny_turbo_cars", COUNTED), ("circuit_breaker", {}))
SEARCH = (("quirkies", {}, 3000), ("tiny_turbo_cars", COUNTED, 500), ("circuit_breaker", {}, 300))
SEED = 2026
Json = dict[str, Any]


def row(name: str, who: str, options: Json, looks: int, games: int, won: int, lost: int) -> Json:
    found = {"game": name, "who": who, "options": options, "looks": looks, "games": games, "won": won, "lost": lost}
    print(found, file=sys.stderr, flush=True)
    return found


def duel(name: str, options: Json, rival: str, looks: int, games: int) -> Json:
    result = simulate(game(name), games, ["trained", rival], SEED, options, looks)
    return row(name, f"trained against {rival}", options, looks, games, result.wins[0], result.wins[1])


def asking(played: Game, learned: bool) -> Game:
    """The same game, whose search asks the network or does not. Without one it is as cautious as it was made to be."""
    way = replace(played.bots.search, learned=learned, caution=played.bots.search.caution if learned else 0.1)  # type: ignore
    return replace(played, bots=replace(played.bots, search=way))  # type: ignore[type-var]


def with_and_without(name: str, looks: int, games: int) -> Json:
    played = game(name)
    kinds = asking(played, True), asking(played, False)
    won = lost = 0
    for number in range(games):
        match, dice = Match(played, players=2, seed=SEED + number), dice_from_seed(SEED, number)
        while not match.over:
            seat, actions = match.next()
            code: Any = actions[0]
            if seat < 2:
                kind = kinds[(seat + number) % 2]
                hidden = Position(kind, match.position.hidden(seat).states)
                code = BOTS["search"].choose(hidden, seat, dice=dice, budget=Looks(looks))
            match.play(seat, code)
        winners = match.position.winners()
        won += winners == [number % 2]
        lost += winners == [1 - number % 2]
    return row(name, "search with the network against search without", {}, looks, games, won, lost)


def milliseconds(name: str, options: Json) -> Json:
    """What a move takes, all but those that leave no choice."""
    times = []
    for seed in range(3):
        match = Match(game(name), players=2, options=options, seed=seed)
        while not match.over:
            seat, actions = match.next()
            code: Any = actions[0]
            if seat < 2:
                hidden, dice = match.position.hidden(seat), dice_from_seed(seed)
                begin = time.perf_counter()
                code = BOTS["trained"].choose(hidden, seat, dice=dice)
                if len(actions) > 1:
                    times.append(1000 * (time.perf_counter() - begin))
            match.play(seat, code)
    times.sort()
    return {"game": name, "median": times[len(times) // 2], "slowest": times[-1]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--slow", type=int, default=60)
    asked = parser.parse_args()
    rows = [duel(name, options, "greedy", 0, asked.games) for name, options in GREEDY]
    times = [milliseconds(name, COUNTED if name == "tiny_turbo_cars" else {}) for name in dict(GREEDY)]
    rows += [duel(name, options, "search", looks, asked.slow) for name, options, looks in SEARCH]
    rows.append(with_and_without("circuit_breaker", 300, asked.slow))
    print(json.dumps({"rows": rows, "times": times}))


if __name__ == "__main__":
    main()
