"""Dice are fair, far apart and can be checked."""

import hashlib
import hmac
import itertools

import numpy as np

from quirkbox.engine import commitment, dice_from_secret, dice_from_seed, roll, secret_from_seed


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


def test_each_face_is_as_likely() -> None:
    dice = dice_from_seed(1)
    rolls = [roll(dice, 6) for _ in range(12_000)]
    assert chi_square([rolls.count(face) for face in range(6)]) < 25.7  # 1 in 10,000 for fair dice


def test_neighbouring_streams_have_nothing_in_common() -> None:
    firsts = [[roll(dice, 6) for _ in range(4)] for dice in (dice_from_seed(7, n) for n in range(6_000))]
    for place in range(4):
        column = [row[place] for row in firsts]
        assert chi_square([column.count(face) for face in range(6)]) < 25.7
    pairs = [row[0] * 6 + row[1] for row in firsts]
    assert chi_square([pairs.count(pair) for pair in range(36)]) < 81
    steps = [(b[0] - a[0]) % 6 for a, b in itertools.pairwise(firsts)]
    assert chi_square([steps.count(step) for step in range(6)]) < 25.7


def test_a_tables_dice_are_hmac_sha256_of_its_secret() -> None:
    digest = hmac.new(b"secret", b"12", hashlib.sha256).digest()
    dice = dice_from_secret(b"secret", 12)
    words = np.frombuffer(digest[:16], "<u4")
    expected = (int(words[0]) + int(words[1]) + int(words[3])) & 0xFFFFFFFF
    assert roll(dice, 1 << 30) == expected * (1 << 30) >> 32


def test_the_commitment_is_sha256() -> None:
    assert commitment(b"abc") == hashlib.sha256(b"abc").hexdigest()


def test_secrets_from_seeds_differ() -> None:
    assert len({secret_from_seed(seed) for seed in range(100)}) == 100
