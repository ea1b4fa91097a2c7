"""How somebody comes to another device: by six small words that are good for once, and not for long.

Of the words the database knows only what scrypt makes of them, and of the cookie only what that veils: whoever reads the database
learns neither.
"""

from __future__ import annotations

import hashlib
import re
import secrets
from dataclasses import dataclass

from quirkbox.engine import Refusal
from quirkbox.server.codes import WORDS

# With a hundred words, some million million codes. Who tries them out is slowed down (limits.py), and scrypt is slow by itself.
LENGTH = 6
NO_WORDS = f"A code to come over with is {LENGTH} words of three letters, such as {'-'.join(WORDS[::17][:LENGTH])}."
_KNOWN = frozenset(WORDS)


@dataclass(frozen=True)
class Veiled:
    """A cookie on its way. `key` finds it; only the words lift the veil."""

    key: str
    cookie: bytes


def new_words() -> str:
    return "-".join(secrets.choice(WORDS) for _ in range(LENGTH))


def read_words(written: str) -> str:
    """The words however they were typed: in any case, with dashes, blanks or nothing between."""
    letters = re.sub(r"[\s_.,-]+", "", written).upper()
    words = [letters[at : at + 3] for at in range(0, len(letters), 3)]
    if len(words) != LENGTH or not _KNOWN.issuperset(words):
        raise Refusal.because("words-shape", count=LENGTH, example="-".join(WORDS[::17][:LENGTH]))
    return "-".join(words)


def veil(words: str, cookie: str) -> Veiled:
    """It takes a moment, as it is meant to: not for the event loop."""
    key, pad = _stretch(words, len(cookie))
    return Veiled(key, _mixed(cookie.encode(), pad))


def key_of(words: str) -> str:
    return _stretch(words, 0)[0]


def lift(words: str, veiled: Veiled) -> str:
    return _mixed(veiled.cookie, _stretch(words, len(veiled.cookie))[1]).decode()


def _stretch(words: str, length: int) -> tuple[str, bytes]:
    """What a code is found by, and as many bytes as are asked for. A veil is used once, since its words are drawn once."""
    made = hashlib.scrypt(words.encode(), salt=b"quirkbox: to another device", n=2**14, r=8, p=1, dklen=32 + 64)
    return made[:32].hex(), made[32 : 32 + length]


def _mixed(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))
