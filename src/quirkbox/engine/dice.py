"""Dice come from outside with every call and are gone after it. They are four 32-bit words (the sfc32 generator), kept in 64
bits with explicit masks, so that interpreted and compiled rules draw the same numbers.

128 bits of fresh seed per call are more than a table ever sees of one call's outcome, so nobody can work back from what they
were dealt to what the others were.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, cast

import numpy as np

from quirkbox.engine.modes import INTERPRETED
from quirkbox.engine.record import Record, dtype_of, i64, records
from quirkbox.engine.rule import Rule, rule

WORD = 0xFFFFFFFF


class Dice(Record):
    """All chance of one call, as the sfc32 generator: `roll(dice, n)` draws from it."""

    a: i64
    b: i64
    c: i64
    count: i64


DICE = dtype_of(Dice)
# as a GPU's threads keep them: it is slow with 64 bits
DICE_IN_WORDS = np.dtype([(name, np.uint32) for name in DICE.fields or ()])


@rule
def roll(dice: Dice, n: int) -> int:
    """A whole number from 0 to n - 1, each as likely."""
    b, c = dice.b, dice.c
    word = (dice.a + b + dice.count) & WORD
    dice.a = b ^ (b >> 9)
    dice.b = (c + (c << 3)) & WORD
    dice.c = ((((c << 21) & WORD) | (c >> 11)) + word) & WORD
    dice.count = (dice.count + 1) & WORD
    return (word * (n & WORD)) >> 32


def _roll_in_words(dice: Any, n: Any) -> Any:
    """The same in 32 bits, which is what a GPU computes in."""
    a, b, c, count = np.uint32(dice.a), np.uint32(dice.b), np.uint32(dice.c), np.uint32(dice.count)
    word = np.uint32(a + b + count)
    dice.a = b ^ (b >> np.uint32(9))
    dice.b = np.uint32(c + (c << np.uint32(3)))
    dice.c = np.uint32(np.uint32(c << np.uint32(21) | c >> np.uint32(11)) + word)
    dice.count = np.uint32(count + np.uint32(1))
    return np.int64((np.uint64(word) * np.uint64(np.uint32(n))) >> np.uint64(32))


if not INTERPRETED:
    cast(Rule, roll).on_gpu = _roll_in_words


@rule
def seed_dice(dice: Dice, seed: int, stream: int) -> None:
    """Dice number `stream` of a simulation: neighbours have nothing in common."""
    dice.a = seed & WORD
    dice.b = (seed >> 32) & WORD
    dice.c = stream & WORD
    dice.count = ((stream >> 32) & WORD) ^ 1
    for _ in range(14):
        roll(dice, 2)


def dice_from_seed(seed: int, stream: int = 0) -> Dice:
    """Dice for simulations, bots and tries: the same seed and stream are the same dice."""
    dice: Dice = records(1, DICE)[0]
    seed_dice(dice, seed, stream)
    return dice


def dice_from_secret(secret: bytes, seq: int) -> Dice:
    """The dice of log entry `seq` of a table: HMAC-SHA256(secret, seq), as anyone can check once the secret is out."""
    digest = hmac.new(secret, str(seq).encode(), hashlib.sha256).digest()
    made = records(1, DICE)
    made[["a", "b", "c", "count"]] = tuple(int(word) for word in np.frombuffer(digest[:16], "<u4"))
    dice: Dice = made[0]
    return dice


def commitment(secret: bytes) -> str:
    """What is shown of the secret before the game: its SHA-256."""
    return hashlib.sha256(secret).hexdigest()


def secret_from_seed(seed: int) -> bytes:
    """A table's secret for a recorded game that is to be the same every time."""
    return hashlib.sha256(f"quirkbox {seed}".encode()).digest()
