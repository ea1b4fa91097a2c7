"""Observations as features for a network."""

from __future__ import annotations

import numpy as np
import pytest

from quirkbox import env, game
from quirkbox.engine import Game
from quirkbox.engine.encoder import Encoder
from quirkbox.games import BUILT_IN

every_game = pytest.mark.parametrize("played", [game(name) for name in BUILT_IN], ids=BUILT_IN)


@every_game
def test_features_say_what_the_cells_say(played: Game) -> None:
    """Field by field, worked back from the features."""
    encode, games = Encoder(played), env.batch(played, 4, seed=3)
    for _ in range(20):
        games.step(games.sample())
    rows, features = games.observations, encode(games.observations)
    assert features.dtype == np.float32
    assert features.shape == (4, encode.size)
    assert abs(features).max() <= 1
    for known in encode.fields:
        cells, shown = rows[:, known.field.cells], features[:, known.features]
        low, high = known.field.values[0], known.field.values[-1]
        if known.each > 1:
            hot = shown.reshape(*cells.shape, known.each)
            assert (hot.sum(axis=-1) == 1).all()
            assert (hot.argmax(axis=-1) + low == cells).all(), known.field.name
        elif high - low == 1:
            assert (shown + low == cells).all(), known.field.name
        else:
            assert np.allclose((shown + 1) * (high - low) / 2 + low, cells, atol=(high - low) / 1e6), known.field.name
    assert (encode(rows[0]) == features[0]).all()


def test_torch_makes_the_same_features() -> None:
    torch = pytest.importorskip("torch")
    games = env.batch("tiny_turbo_cars", 3, players=3, seed=1)
    features = games.encoder(torch.from_numpy(games.observations))
    assert np.allclose(features.numpy(), games.encode(), atol=1e-6)


@every_game
def test_the_table_of_features_has_every_field(played: Game) -> None:
    encode = env.encoder(played)
    lines = encode.table().splitlines()
    assert len(lines) == len(encode.observation.fields) + 2
    assert f"… {encode.size - 1} |" in lines[-1] or f"| {encode.size - 1} |" in lines[-1]
