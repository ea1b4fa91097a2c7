"""What has learned a game, against those that have not: two players, seats changing from game to game.

    python bench/learned.py [--games 1000] [--slow 60] [--only "trained against search"] [--game circuit_breaker] [--looks 2032]

Each row is what `quirkbox sim` plays with the same seed. Rows with a search take seconds a game, and are played `--slow` times.
`--looks` gives every search so many looks instead of the row's; 200 ms, a table's budget, buy 2032 in Circuit Breaker, 6854 in
Tiny Turbo Cars and 55030 in Quirkies on a core of the machine of bench/strength.py. The
ceiling is a search that is shown all hands.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from typing import Any, NamedTuple

from quirkbox import BOTS, Looks, Match, game
from quirkbox.bots import warm_up
from quirkbox.engine import dice_from_seed
from quirkbox.lab import simulate

COUNTED = {"programming": "counted"}
SEED = 2026
Json = dict[str, Any]


class Row(NamedTuple):
    game: str
    options: dict[str, str]
    who: str
    rival: str
    looks: int = 0


OPEN_SEARCH = "search that sees all hands"
ROWS = (
    Row("quirkies", {}, "trained", "greedy"),
    Row("quirkies", {"version": "advanced"}, "trained", "greedy"),
    Row("tiny_turbo_cars", COUNTED, "trained", "greedy"),
    Row("circuit_breaker", {}, "trained", "greedy"),
    Row("quirkies", {}, "trained", "search", 3000),
    Row("tiny_turbo_cars", COUNTED, "trained", "search", 500),
    Row("circuit_breaker", {}, "trained", "search", 300),
    Row("circuit_breaker", {}, "master", "search", 300),
    Row("circuit_breaker", {}, "master", "trained", 300),
    Row("quirkies", {}, OPEN_SEARCH, "search", 3000),
    Row("circuit_breaker", {}, OPEN_SEARCH, "search", 300),
)


def play(row: Row, games: int) -> Json:
    won, lost = open_games(row, games) if row.who == OPEN_SEARCH else house_games(row, games)
    found = {
        "game": row.game, "who": f"{row.who} against {row.rival}", "options": row.options, "looks": row.looks,
        "games": games, "won": won, "lost": lost,
    }  # fmt: skip
    print(found, file=sys.stderr, flush=True)
    return found


def house_games(row: Row, games: int) -> tuple[int, int]:
    result = simulate(game(row.game), games, [row.who, row.rival], SEED, row.options, max(1, row.looks))
    return result.wins[0], result.wins[1]


def open_games(row: Row, games: int) -> tuple[int, int]:
    """One of two searches is shown everything."""
    won = lost = 0
    for number in range(games):
        match, dice = Match(game(row.game), players=2, options=row.options, seed=SEED + number), dice_from_seed(SEED, number)
        while not match.over:
            seat, actions = match.next()
            code: Any = actions[0]
            if seat < 2:
                sees = match.position if seat == number % 2 else match.position.hidden(seat)
                code = BOTS["search"].choose(sees, seat, dice=dice, budget=Looks(row.looks))
            match.play(seat, code)
        winners = match.position.winners()
        won += winners == [number % 2]
        lost += winners == [1 - number % 2]
    return won, lost


def milliseconds(name: str, options: Json) -> Json:
    """What a move takes of a core once everything is loaded, all but those that leave no choice."""
    warm_up(game(name))
    times = []
    for seed in range(8):
        match = Match(game(name), players=2, options=options, seed=seed)
        while not match.over:
            seat, actions = match.next()
            code: Any = actions[0]
            if seat < 2:
                hidden, dice = match.position.hidden(seat), dice_from_seed(seed)
                begin = time.thread_time()
                code = BOTS["trained"].choose(hidden, seat, dice=dice)
                if len(actions) > 1:
                    times.append(1000 * (time.thread_time() - begin))
            match.play(seat, code)
    times.sort()
    return {"game": name, "median": times[len(times) // 2], "p99": times[len(times) * 99 // 100], "slowest": times[-1]}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--slow", type=int, default=60)
    parser.add_argument("--only", default="", help="rows that say this, such as 'trained against search'")
    parser.add_argument("--game", default="", help="rows of this game")
    parser.add_argument("--looks", type=int, default=0, help="of every search")
    asked = parser.parse_args()
    rows = [
        row._replace(looks=asked.looks or row.looks) if row.looks else row
        for row in ROWS
        if asked.only in f"{row.who} against {row.rival}" and asked.game in ("", row.game)
    ]
    games = {row.game: row.options for row in ROWS if not asked.only and asked.game in ("", row.game)}
    found = [play(row, asked.slow if row.looks else asked.games) for row in rows]
    print(json.dumps({"rows": found, "times": [milliseconds(name, options) for name, options in games.items()]}))


if __name__ == "__main__":
    main()
