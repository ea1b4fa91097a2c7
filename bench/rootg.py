"""ROOT\\G:: how long the values of the largest possible circuit take, and of a usual one at the end of a game.

python bench/rootg.py
"""

from __future__ import annotations

import json
import time
from typing import Any

from quirkbox.bots import BOTS
from quirkbox.engine import Position, dice_from_seed, rule
from quirkbox.games.rootg import GAME
from quirkbox.games.rootg.circuit import values_of
from quirkbox.games.rootg.places import put_on_board
from quirkbox.games.rootg.state import NODES, REACH, SPAN

TIMES, ROUNDS = 20_000, 20
CHAIN = ["CROSS-1"] * 3 + ["NOT/N"] * 49  # 55 gates and wires behind each other: more there cannot be
OWN_SET = (
    'like = "box"\nname = "chain"\nwords = "chain"\ntiles = """\n' + "\n".join(f"1 {face} {face}" for face in CHAIN) + '\n"""\n'
)


@rule
def evaluate(states: Any, times: int) -> int:
    found = 0
    for _ in range(times):
        found ^= values_of(states[0])
    return found


def largest() -> Position:
    at, _ = GAME.start(2, {"set": OWN_SET}, dice_from_seed(1))
    for tile in range(len(CHAIN)):
        put_on_board(at.states[0], 0, tile, REACH * SPAN + tile + 2 + REACH, 0)
    assert at.plain.nodes == NODES
    return at


def usual() -> Position:
    """The board at the end of a game between greedy bots."""
    at, _ = GAME.start(2, {}, dice_from_seed(2))
    moves = 0
    while at.waiting():
        seat, moves = at.waiting()[0], moves + 1
        at.play(
            seat,
            BOTS["greedy"].choose(at.hidden(seat), seat, dice=dice_from_seed(moves)),
            dice_from_seed(3, moves),
        )
    return at


def microseconds(at: Position) -> float:
    """The best of many: other programs only ever slow it down."""
    evaluate(at.states, 10)
    times = []
    for _ in range(ROUNDS):
        start = time.perf_counter()
        evaluate(at.states, TIMES)
        times.append((time.perf_counter() - start) / TIMES * 1e6)
    return min(times)


def main() -> None:
    end = usual()
    told = (
        f"The values of the largest possible circuit, {NODES} nodes in one chain: **{microseconds(largest()):.2f} µs**; "
        f"of the circuit at the end of a game between greedy bots, {end.plain.nodes} nodes: {microseconds(end):.2f} µs."
    )
    print(json.dumps({"told": [told]}))


if __name__ == "__main__":
    main()
