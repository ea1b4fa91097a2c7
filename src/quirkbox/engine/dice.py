"""Dice come from outside with every call and are gone after it. They are four 32-bit words (the sfc32 generator), kept in an
int64 array with explicit masks, so that interpreted and compiled rules draw the same numbers.

128 bits of fresh seed per call are more than a table ever sees of one call's outcome, so nobody can work back from what they
were dealt to what the others were.
"""

from __future__ import annotations

import hashlib
import hmac

import numpy as np
import numpy.typing as npt

from quirkbox.engine.rule import rule

Dice = npt.NDArray[np.int64]
WORD = 0xFFFFFFFF


@rule
def roll(dice: Dice, n: int) -> int:
    """A whole number from 0 to n - 1, each as likely."""
    a, b, c, count = dice[0], dice[1], dice[2], dice[3]
    word = (a + b + count) & WORD
    dice[0] = b ^ (b >> 9)
    dice[1] = (c + (c << 3)) & WORD
    dice[2] = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    dice[3] = (count + 1) & WORD
    return (word * n) >> 32


@rule
def seed_dice(dice: Dice, seed: int, stream: int) -> None:
    """Dice number `stream` of a simulation: neighbours have nothing in common."""
    dice[0] = seed & WORD
    dice[1] = (seed >> 32) & WORD
    dice[2] = stream & WORD
    dice[3] = ((stream >> 32) & WORD) ^ 1
    for _ in range(14):
        roll(dice, 2)


def dice_from_seed(seed: int, stream: int = 0) -> Dice:
    dice = np.zeros(4, np.int64)
    seed_dice(dice, seed, stream)
    return dice


def dice_from_secret(secret: bytes, seq: int) -> Dice:
    """The dice of log entry `seq` of a table: HMAC-SHA256(secret, seq), as anyone can check once the secret is out."""
    digest = hmac.new(secret, str(seq).encode(), hashlib.sha256).digest()
    return np.frombuffer(digest[:16], "<u4").astype(np.int64)


def commitment(secret: bytes) -> str:
    """What is shown of the secret before the game: its SHA-256."""
    return hashlib.sha256(secret).hexdigest()


def secret_from_seed(seed: int) -> bytes:
    """A table's secret for a recorded game that is to be the same every time."""
    return hashlib.sha256(f"quirkbox {seed}".encode()).digest()
