"""A seed is the same game, seen in the same way, from version to version. `python tests/env/test_env_golden.py` writes anew what
tests/golden/env_*.txt tells of it: one game for every choice of every option, its first steps in words, all of it as a hash."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from tables import every_game, tables

from quirkbox.engine import Game
from quirkbox.env.desk import Desk
from quirkbox.games import BUILT_IN, game

GOLDEN = Path(__file__).parents[1] / "golden"
SEED, STEPS_TOLD, STRIDE = 12, 3, 7919
CHANGED = """Games go on, or are seen, differently from before. If that was meant: raise the game's version (in its About and in
env/registered.py), write a line of history on its page in docs/research/games/, and python tests/env/test_env_golden.py."""


def told(played: Game) -> str:
    lines = [f"{played.name}, version {played.version}, seed {SEED}"]
    for players, options in tables(played):
        lines += ["", f"{players} players, {', '.join(f'{name} {choice}' for name, choice in options.items())}"]
        lines += one_game(Desk(played, players, options, SEED))
    return "\n".join(lines) + "\n"


def one_game(desk: Desk) -> Iterator[str]:
    """Everybody takes the next legal action but so many."""
    everything = hashlib.sha256()
    desk.deal()
    step = 0
    while not desk.over:
        seat, legal, row = desk.seat, desk.codes[: desk.n], desk.row(desk.seat)
        code = int(legal[step * STRIDE % desk.n])
        everything.update(bytes([seat]) + row.tobytes() + legal.tobytes())
        if step < STEPS_TOLD:
            seen = hashlib.sha256(row.tobytes()).hexdigest()[:8]
            yield f"  {step}. seat {seat} sees {seen}, may do {desk.n}, does {code}: {desk.game.actions.text(code)}"
        assert desk.act(code)
        step += 1
    rewards = ", ".join(f"{reward:.3f}" for reward in desk.rewards())
    everything.update(rewards.encode())
    yield f"  after {step} actions: rewards {rewards}, all of it {everything.hexdigest()[:16]}"


@every_game
def test_a_seed_is_the_same_game_and_looks_the_same(played: Game) -> None:
    path = GOLDEN / f"env_{played.id}.txt"
    if told(played) != path.read_text(encoding="utf-8"):
        pytest.fail(f"{played.name}: {CHANGED}")


if __name__ == "__main__":
    for name in BUILT_IN:
        (GOLDEN / f"env_{name}.txt").write_text(told(game(name)), encoding="utf-8")
